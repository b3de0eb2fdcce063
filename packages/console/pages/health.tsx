/** How the service stands: its parts, what happens when one fails, and the settings it runs with. */
import type { Health } from "@portcullis/contract/admin";
import { useQuery } from "@tanstack/react-query";
import { healthQuery } from "../api/queries.ts";
import { formatBytes, formatCount, formatMs } from "../formats.ts";
import { StateBadge } from "../parts/badges.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Answer, Note } from "../parts/notes.tsx";
import { Card, Page } from "../parts/page.tsx";
import { Ago } from "../parts/time.tsx";

const RENEWED_MS = 10_000;

const PART_NAMES: Readonly<Record<Health["parts"][number]["name"], string>> = {
  store: "Store",
  rules: "Rules",
  cloak: "Personal data",
  semantic: "Semantic pass",
  captures: "Captures",
  operator_rules: "Your own rules",
  counters: "Shared counters",
};

export default function HealthPage() {
  const asked = useQuery({ ...healthQuery, refetchInterval: RENEWED_MS });
  return (
    <Page title="Health" lead="What runs, in which version, and what happens when a part does not answer.">
      <Answer of={asked}>{(health) => <Whole health={health} />}</Answer>
    </Page>
  );
}

function Whole({ health }: { readonly health: Health }) {
  const down = health.parts.filter(({ state }) => state === "unavailable");
  return (
    <>
      {down.length > 0 ? (
        <Note look="wrong">
          <strong>{down.map(({ name }) => PART_NAMES[name]).join(", ")} does not answer.</strong> {down[0]!.on_failure}
        </Note>
      ) : (
        <Note look="good">Everything that is switched on answers.</Note>
      )}
      <Card title="Process" aside={<StateBadge state={health.status} />}>
        <dl className="facts">
          <dt>Version</dt>
          <dd>{health.version}</dd>
          <dt>Node</dt>
          <dd>{health.node}</dd>
          <dt>Started</dt>
          <dd>
            <Ago time={health.started_at} />
          </dd>
          <dt>Memory</dt>
          <dd className="num">{formatBytes(health.memory_bytes)}</dd>
          <dt>In flight</dt>
          <dd className="num">{formatCount(health.in_flight)}</dd>
        </dl>
      </Card>
      <div className="columns">
        {health.parts.map((part) => (
          <Card key={part.name} title={PART_NAMES[part.name]} aside={<StateBadge state={part.state} />}>
            <div className="stack tight">
              <p>{part.says}</p>
              <p className="small soft">When it fails: {part.on_failure}</p>
              <p className="row">
                {part.kind ? <span className="badge plain">{part.kind}</span> : null}
                {part.version ? <span className="badge plain">{part.version}</span> : null}
                {part.workers === null ? null : (
                  <span className="badge plain">
                    {part.workers} {part.workers === 1 ? "worker" : "workers"}
                  </span>
                )}
                {part.ms === null ? null : <span className="badge plain num">{formatMs(part.ms)}</span>}
              </p>
            </div>
          </Card>
        ))}
      </div>
      <Card title="Settings" flush>
        <DataTable label="Settings" rows={health.settings} columns={COLUMNS} idOf={({ name }) => name} />
      </Card>
    </>
  );
}

const COLUMNS: readonly Column<Health["settings"][number]>[] = [
  { name: "Setting", sort: ({ name }) => name, cell: ({ name }) => <code className="small break">{name}</code> },
  {
    name: "Value",
    cell: ({ value, is_default }) => (
      <>
        <code className="small break">{value}</code> {is_default ? <span className="small faint">default</span> : null}
      </>
    ),
  },
  { name: "Meaning", cell: ({ says }) => <span className="soft">{says}</span> },
];
