/** Panels of which one is shown; arrows move between their tabs, by Ariakit. */
import { Tab, TabList, TabPanel, TabProvider } from "@ariakit/react";
import type { ReactNode } from "react";

export interface Panel {
  readonly id: string;
  readonly name: string;
  readonly show: () => ReactNode;
}

export function Tabs(props: {
  readonly label: string;
  readonly panels: readonly Panel[];
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
}) {
  const { panels, selected, onSelect } = props;
  return (
    <TabProvider
      {...(selected === undefined ? { defaultSelectedId: panels[0]?.id ?? null } : { selectedId: selected })}
      setSelectedId={(id) => id && onSelect?.(id)}
    >
      <TabList aria-label={props.label} className="tabs">
        {panels.map(({ id, name }) => (
          <Tab key={id} id={id} className="tab">
            {name}
          </Tab>
        ))}
      </TabList>
      {panels.map(({ id, show }) => (
        <TabPanel key={id} tabId={id} unmountOnHide className="stack tab-panel">
          {show()}
        </TabPanel>
      ))}
    </TabProvider>
  );
}
