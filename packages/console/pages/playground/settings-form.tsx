/** How the text is judged: the fields of the request, by their meaning. */
import type { SemanticMode, Severity, Surface } from "@portcullis/contract";
import { Check, Field, Select } from "../../parts/controls.tsx";
import type { Settings, Written } from "./request.ts";

const CALLS = [
  { value: "scan", label: "Scan" },
  { value: "detect", label: "Personal data only" },
] as const;
const SURFACES: readonly { readonly value: Surface; readonly label: string }[] = [
  { value: "unknown", label: "Not said" },
  { value: "user", label: "The user" },
  { value: "system", label: "The system prompt" },
  { value: "tool_result", label: "A tool's result" },
  { value: "document", label: "A document" },
  { value: "tool_definition", label: "A tool's definition" },
  { value: "assistant", label: "The assistant" },
];
const SEVERITIES: readonly { readonly value: Severity; readonly label: string }[] = [
  { value: "low", label: "low" },
  { value: "medium", label: "medium" },
  { value: "high", label: "high" },
  { value: "critical", label: "critical" },
];
const MODES: readonly { readonly value: SemanticMode; readonly label: string }[] = [
  { value: "enforce", label: "May block" },
  { value: "report", label: "Reports only" },
  { value: "off", label: "Off" },
];

export function SettingsForm(props: {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
  readonly wrong: Written["wrong"];
}) {
  const { settings, onChange, wrong } = props;
  const set = (change: Partial<Settings>) => onChange({ ...settings, ...change });
  const scans = settings.call === "scan";
  return (
    <section className="card" aria-label="How the text is judged">
      <div className="body stack">
        <div className="settings">
          <Field label="Call">
            {(aids) => (
              <Select
                aids={aids}
                value={settings.call}
                options={CALLS}
                onChange={(value) => set({ call: value as Settings["call"] })}
              />
            )}
          </Field>
          {scans ? (
            <>
              <Field label="The text comes from">
                {(aids) => (
                  <Select
                    aids={aids}
                    value={settings.surface}
                    options={SURFACES}
                    onChange={(value) => set({ surface: value as Surface })}
                  />
                )}
              </Field>
              <Field label="Blocks from">
                {(aids) => (
                  <Select
                    aids={aids}
                    value={settings.blockSeverity}
                    options={SEVERITIES}
                    onChange={(value) => set({ blockSeverity: value as Severity })}
                  />
                )}
              </Field>
              <Field label="Semantic pass">
                {(aids) => (
                  <Select
                    aids={aids}
                    value={settings.semantic}
                    options={MODES}
                    onChange={(value) => set({ semantic: value as SemanticMode })}
                  />
                )}
              </Field>
            </>
          ) : null}
        </div>
        <div className="row checks">
          {scans ? (
            <Check checked={settings.cloak} onChange={(cloak) => set({ cloak })}>
              Find personal data
            </Check>
          ) : null}
          {!scans || settings.cloak ? (
            <Check checked={settings.everyType} onChange={(everyType) => set({ everyType })}>
              Places and dates too
            </Check>
          ) : null}
        </div>
        {scans ? (
          <details open={settings.toolCalls !== "" || settings.tools !== ""}>
            <summary>Tool calls</summary>
            <div className="columns tool-fields">
              <JsonField
                label="Declarations (tools)"
                hint="A JSON array in the shape of any provider. Absent: no allow-list."
                value={settings.tools}
                wrong={wrong.tools}
                onChange={(tools) => set({ tools })}
              />
              <JsonField
                label="Calls (tool_calls)"
                hint={'A JSON array of {"name", "arguments"}; the arguments are a JSON string.'}
                value={settings.toolCalls}
                wrong={wrong.toolCalls}
                onChange={(toolCalls) => set({ toolCalls })}
              />
            </div>
          </details>
        ) : null}
      </div>
    </section>
  );
}

function JsonField(props: {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly wrong: string | null;
  readonly onChange: (value: string) => void;
}) {
  return (
    <Field label={props.label} hint={props.hint} wrong={props.wrong}>
      {(aids) => (
        <textarea
          {...aids}
          className="input mono"
          rows={6}
          spellCheck={false}
          value={props.value}
          onChange={(event) => props.onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
