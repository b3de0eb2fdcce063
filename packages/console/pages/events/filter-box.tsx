/** One box for every filter: type anything, choose what it means. By Ariakit's combobox. */
import { Combobox, ComboboxItem, ComboboxPopover, ComboboxProvider } from "@ariakit/react";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { keysQuery, rulesQuery } from "../../api/queries.ts";
import { useHotkeys } from "../../parts/hotkeys.ts";
import { Icon } from "../../parts/icon.tsx";
import { type Filter, labelOf, suggest } from "./filters.ts";

export function FilterBox(props: {
  readonly filters: readonly Filter[];
  readonly onAdd: (filter: Filter) => void;
  readonly onRemove: (filter: Filter) => void;
}) {
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const { data: keys = [] } = useQuery(keysQuery);
  const { data: book } = useQuery(rulesQuery);
  useHotkeys({ "/": () => input.current?.focus() });
  const suggestions = suggest(typed, { keys, book });
  return (
    <div className="filters">
      <ComboboxProvider value={typed} setValue={setTyped} resetValueOnHide>
        <div className="filter-input">
          <Icon name="search" />
          <Combobox
            ref={input}
            autoSelect
            className="input"
            aria-label="Filter events"
            placeholder="Filter: block, high, jailbreak, a rule, a tool, a key, an id…"
          />
          <kbd>/</kbd>
        </div>
        <ComboboxPopover gutter={4} sameWidth className="menu suggestions">
          {suggestions.map((suggestion) => (
            <ComboboxItem
              key={`${suggestion.field} ${suggestion.value}`}
              className="menu-item"
              value={suggestion.label}
              setValueOnClick={false}
              onClick={() => {
                props.onAdd(suggestion);
                setTyped("");
              }}
            >
              {suggestion.label}
            </ComboboxItem>
          ))}
        </ComboboxPopover>
      </ComboboxProvider>
      {props.filters.length > 0 ? (
        <ul className="row" aria-label="Filters in force">
          {props.filters.map((filter) => (
            <li key={`${filter.field} ${filter.value}`}>
              <button type="button" className="chip" onClick={() => props.onRemove(filter)}>
                {labelOf(filter)}
                <Icon name="close" />
                <span className="visually-hidden">Remove this filter</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
