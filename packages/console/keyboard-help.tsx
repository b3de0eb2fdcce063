/** What the keyboard does, and the switch that turns single keys off for those whom they disturb. */
import { useState } from "react";
import { Check } from "./parts/controls.tsx";
import { Dialog } from "./parts/dialog.tsx";
import { hotkeysAreOn, setHotkeys } from "./parts/hotkeys.ts";

const KEYS: readonly (readonly [string, string])[] = [
  ["g", "Overview"],
  ["e", "Events"],
  ["p", "Playground"],
  ["/", "Filter what the page lists"],
  ["j", "Next event"],
  ["k", "Event before"],
  ["Enter", "Open the event"],
  ["u", "Back to the list"],
  ["?", "This help"],
  ["Esc", "Close"],
];

export default function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  const [on, setOn] = useState(hotkeysAreOn);
  return (
    <Dialog title="Keyboard" open onClose={onClose}>
      <dl className="facts">
        {KEYS.map(([key, says]) => (
          <div key={key} style={{ display: "contents" }}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      <Check
        checked={on}
        onChange={(wanted) => {
          setHotkeys(wanted);
          setOn(wanted);
        }}
      >
        Single keys act on the page
      </Check>
    </Dialog>
  );
}
