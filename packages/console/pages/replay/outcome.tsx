/** How a replay stands: its progress, each changed decision as it is found, and the sum at the end. */
import type { ReplayLine } from "@portcullis/contract/admin";
import { formatCount, formatMs } from "../../formats.ts";
import { DecisionBadge } from "../../parts/badges.tsx";
import { type Column, DataTable } from "../../parts/data-table.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Note } from "../../parts/notes.tsx";
import { Card } from "../../parts/page.tsx";
import { RuleProblems } from "../../parts/rule-files.tsx";

/** What a replay has told so far. */
export interface Replayed {
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly changes: readonly Extract<ReplayLine, { kind: "change" }>[];
  readonly end: Extract<ReplayLine, { kind: "done" | "refused" }> | null;
}

export function Outcome({ replayed, running }: { readonly replayed: Replayed; readonly running: boolean }) {
  const { progress, changes, end } = replayed;
  return (
    <div className="stack" aria-live="polite">
      {running ? (
        <progress
          className="progress"
          aria-label="Progress of the replay"
          {...(progress ? { value: progress.done, max: Math.max(1, progress.total) } : {})}
        />
      ) : null}
      {end?.kind === "refused" ? (
        <Note look="wrong">
          <p>
            <strong>The candidate cannot be used.</strong>
          </p>
          <RuleProblems problems={end.problems} />
        </Note>
      ) : null}
      {end?.kind === "done" ? <Sum end={end} /> : null}
      {changes.length > 0 ? (
        <Card title="Decisions that change" flush>
          <DataTable
            label="Decisions that change"
            rows={changes}
            columns={COLUMNS}
            idOf={({ sample }) => `${sample.index}`}
          />
        </Card>
      ) : null}
    </div>
  );
}

function Sum({ end }: { readonly end: Extract<ReplayLine, { kind: "done" }> }) {
  const figures = [
    ["Samples", end.samples],
    ["Decisions that change", end.changed],
    ["Newly blocked", end.newly_blocked],
    ["Newly allowed", end.newly_allowed],
    ["Blocked now", end.blocked_before],
    ["Blocked then", end.blocked_after],
  ] as const;
  return (
    <Card title="Outcome" aside={<span className="small soft num">{formatMs(end.ms)}</span>}>
      <dl className="sum">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="small soft">{name}</dt>
            <dd className="num">{formatCount(value)}</dd>
          </div>
        ))}
      </dl>
      {end.stopped ? (
        <Note look="unrun">
          Not every sample was judged: the replay {end.stopped === "time" ? "ran out of time" : "failed"}.
        </Note>
      ) : null}
      {end.skipped > 0 ? <Note look="unrun">{formatCount(end.skipped)} samples could not be read.</Note> : null}
      {end.changed === 0 && !end.stopped ? <Note look="good">No decision changes.</Note> : null}
    </Card>
  );
}

type Change = Extract<ReplayLine, { kind: "change" }>;

const COLUMNS: readonly Column<Change>[] = [
  {
    name: "Sample",
    cell: ({ sample }) => (
      <>
        <strong>{sample.name ?? sample.capture_id ?? `Line ${sample.index + 1}`}</strong>{" "}
        <span className="small faint num">{formatCount(sample.chars)} characters</span>
      </>
    ),
  },
  {
    name: "Change",
    cell: ({ before, after }) => (
      <span className="row">
        <DecisionBadge decision={before.decision} />
        <span className="flip">
          <Icon name="back" />
        </span>
        <span className="visually-hidden">becomes</span>
        <DecisionBadge decision={after.decision} />
      </span>
    ),
  },
  { name: "Rules then", cell: ({ after }) => <span className="break">{after.rules.join(", ") || "none"}</span> },
  { name: "Rules now", cell: ({ before }) => <span className="break">{before.rules.join(", ") || "none"}</span> },
];
