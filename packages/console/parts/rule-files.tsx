/** What rule files have in common on every page that reads them: an example that holds, and how mistakes are told. */
import type { RuleProblem } from "@portcullis/contract/admin";
import { Field } from "./controls.tsx";

export const RULE_EXAMPLE = `{
  "id": "acme-launch-code",
  "category": "data_exfiltration",
  "severity": "high",
  "title": "Asks for the launch code",
  "meaning": "Nobody outside the launch team asks for the launch code.",
  "surfaces": ["user", "document", "tool_result", "unknown"],
  "keywords": ["launch code"],
  "pattern": "(?:tell|give|send|show) (?:\\\\S{1,20} ){0,3}launch code",
  "catches": ["Please «give me the launch code» now", "«send us the launch code»"],
  "ignores": ["The launch code review is on Monday.", "We launch code every day."]
}`;

export function RuleProblems({ problems }: { readonly problems: readonly RuleProblem[] }) {
  return (
    <ul className="stack tight">
      {problems.map(({ file, path, reason }) => (
        <li key={`${file} ${path} ${reason}`} className="break">
          <code>
            {file}
            {path}
          </code>{" "}
          {reason}
        </li>
      ))}
    </ul>
  );
}

/** The text of a rule file, to write or paste. */
export function RuleFileField(props: {
  readonly hint: string;
  readonly value: string;
  readonly onChange: (content: string) => void;
}) {
  return (
    <Field label="Rule file" hint={props.hint}>
      {(aids) => (
        <textarea
          {...aids}
          className="input mono"
          rows={14}
          spellCheck={false}
          value={props.value}
          onChange={(event) => props.onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
