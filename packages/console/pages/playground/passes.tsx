/** The verdict and what each pass said. A pass that was due and did not run stands out; one that was not due says why. */
import type { ModelCheck, ScanVerdict, SemanticMode } from "@portcullis/contract";
import type { ReactNode } from "react";
import { formatCount, formatMs } from "../../formats.ts";
import { DecisionBadge, SeverityBadge } from "../../parts/badges.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Note } from "../../parts/notes.tsx";
import { Card } from "../../parts/page.tsx";
import { FAILURES, nameOf } from "../../words.ts";

interface Said {
  readonly pass: string;
  readonly state: "ran" | "unrun" | "not due";
  readonly says: string;
  readonly ms: number | null;
}

export function Passes(props: {
  readonly verdict: ScanVerdict;
  readonly timings: Readonly<Record<string, number>>;
  readonly textChars: number;
  readonly semanticMode: SemanticMode;
}) {
  const { verdict, timings, textChars, semanticMode } = props;
  return (
    <Card
      title="Verdict"
      aside={
        <span className="row" aria-live="polite">
          <SeverityBadge severity={verdict.severity} />
          <DecisionBadge decision={verdict.decision} />
        </span>
      }
    >
      <div className="stack">
        <p>
          {verdict.reason ? (
            <>
              Because of <code className="break">{verdict.reason}</code>
              {verdict.categories.length > 0 ? <>: {verdict.categories.map(nameOf).join(", ")}.</> : "."}
            </>
          ) : (
            <span className="soft">
              {verdict.blocked ? "Because a tool call was rejected." : "Nothing that reaches the severity that blocks."}
            </span>
          )}
        </p>
        {verdict.scanned_chars < textChars ? (
          <Note look="unrun">
            Only {formatCount(verdict.scanned_chars)} of {formatCount(textChars)} characters were read.
          </Note>
        ) : null}
        <ul className="passes">
          {listPasses(verdict, timings, semanticMode).map((said) => (
            <li key={said.pass}>
              <Sign state={said.state} />
              <div>
                <strong>{nameOf(said.pass)}</strong> <span className="soft">{said.says}</span>
              </div>
              <span className="num soft small nowrap">{said.ms === null ? "" : formatMs(said.ms)}</span>
            </li>
          ))}
        </ul>
        <p className="small faint">
          Rule set {verdict.signature_version}
          {timings.total === undefined ? "" : `, ${formatMs(timings.total)} in all`}
        </p>
      </div>
    </Card>
  );
}

function Sign({ state }: { readonly state: Said["state"] }): ReactNode {
  if (state === "ran") {
    return (
      <span className="badge allow">
        <Icon name="check" />
        ran
      </span>
    );
  }
  if (state === "not due") return <span className="badge plain">not due</span>;
  return (
    <span className="badge unrun">
      <Icon name="unrun" />
      did not run
    </span>
  );
}

function listPasses(verdict: ScanVerdict, timings: Readonly<Record<string, number>>, mode: SemanticMode): Said[] {
  const { matches, model_check, tool_validation, cloak } = verdict;
  return [
    { pass: "static", state: "ran", says: counted(matches.length, "match", "matches"), ms: timings.static ?? null },
    model_check
      ? semantic(model_check)
      : { pass: "semantic", state: "not due", says: whyNotDue(verdict, mode), ms: null },
    tool_validation
      ? {
          pass: "tools",
          state: "ran",
          says: `${counted(tool_validation.calls.filter(({ allowed }) => !allowed).length, "call", "calls")} rejected of ${tool_validation.calls.length}`,
          ms: timings.tools ?? null,
        }
      : { pass: "tools", state: "not due", says: "no tool calls were sent", ms: null },
    personalData(cloak),
  ];
}

function whyNotDue({ matches }: ScanVerdict, mode: SemanticMode): string {
  if (mode === "off") return "switched off for this call";
  const counted = matches.some(({ suppressed }) => !suppressed);
  return mode === "enforce" && counted ? "the rules had already blocked" : "no model is configured";
}

function semantic(check: ModelCheck): Said {
  const pass = "semantic";
  if (!check.ran) return { pass, state: "unrun", says: FAILURES[check.error ?? ""] ?? "", ms: null };
  const { flagged, reason, score, threshold, windows } = check;
  const weighed = score === null ? "" : ` (score ${score.toFixed(2)} against ${threshold?.toFixed(2)})`;
  const part = windows.checked < windows.total ? `, ${windows.checked} of ${windows.total} windows judged` : "";
  return { pass, state: "ran", says: `${flagged ? reason : "nothing flagged"}${weighed}${part}`, ms: check.latency_ms };
}

function personalData(cloak: ScanVerdict["cloak"]): Said {
  const pass = "cloak";
  if (!cloak) return { pass, state: "not due", says: "not asked for", ms: null };
  if (!cloak.ran) return { pass, state: "unrun", says: FAILURES[cloak.error ?? ""] ?? "", ms: null };
  return { pass, state: "ran", says: counted(cloak.entities.length, "entity", "entities"), ms: cloak.latency_ms };
}

function counted(count: number, one: string, many: string): string {
  return `${count === 0 ? "no" : formatCount(count)} ${count === 1 ? one : many}`;
}
