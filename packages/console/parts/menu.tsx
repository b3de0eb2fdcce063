/** What can be done with one row, behind one button; arrows, letters and Escape by Ariakit. */
import { Menu, MenuButton, MenuItem, MenuProvider } from "@ariakit/react";
import { Icon } from "./icon.tsx";

export interface Deed {
  readonly name: string;
  readonly danger?: boolean;
  do(): void;
}

export function ActionMenu({ label, deeds }: { readonly label: string; readonly deeds: readonly Deed[] }) {
  return (
    <MenuProvider placement="bottom-end">
      <MenuButton className="button quiet small icon-only" aria-label={label}>
        <Icon name="more" />
      </MenuButton>
      <Menu fixed gutter={4} className="menu">
        {deeds.map((deed) => (
          <MenuItem key={deed.name} className={deed.danger ? "menu-item danger" : "menu-item"} onClick={deed.do}>
            {deed.name}
          </MenuItem>
        ))}
      </Menu>
    </MenuProvider>
  );
}
