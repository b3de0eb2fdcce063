/** Plans as the service reads them from its plans file. They are changed there, because a limit is a contract. */
import type { Plan } from "@portcullis/contract/admin";
import { useQuery } from "@tanstack/react-query";
import { plansQuery } from "../../api/queries.ts";
import { formatCount } from "../../formats.ts";
import { type Column, DataTable } from "../../parts/data-table.tsx";
import { Answer } from "../../parts/notes.tsx";
import { Card } from "../../parts/page.tsx";
import { Snippet } from "../../parts/snippet.tsx";

const EXAMPLE = `{
  "default": "starter",
  "plans": {
    "starter": { "aho": { "scans": 100000, "blocks": 10000 }, "exhausted": "overflow" },
    "trial": { "aho": { "scans": 1000 }, "ai": { "scans": 100 }, "exhausted": "reject" }
  }
}`;

export function Plans() {
  const asked = useQuery(plansQuery);
  return (
    <>
      <Card flush>
        <Answer of={asked}>
          {(plans) => <DataTable label="Plans" rows={plans} columns={COLUMNS} idOf={({ name }) => name} />}
        </Answer>
      </Card>
      <Card title="Changing plans">
        <div className="stack tight">
          <p className="soft">
            Plans stand in the JSON file that <code>PORTCULLIS_PLANS_FILE</code> names, read at start. A limit that is
            left out is none.
          </p>
          <Snippet label="Plans file" code={EXAMPLE} />
        </div>
      </Card>
    </>
  );
}

const limit = (value: number | null) => <span className="num">{value === null ? "no limit" : formatCount(value)}</span>;

const COLUMNS: readonly Column<Plan>[] = [
  {
    name: "Plan",
    cell: ({ name, is_default }) => (
      <>
        <strong>{name}</strong> {is_default ? <span className="badge">default</span> : null}
      </>
    ),
  },
  { name: "Scans", cell: ({ aho }) => limit(aho.scans) },
  { name: "Blocks", cell: ({ aho }) => limit(aho.blocks) },
  { name: "Semantic scans", cell: ({ ai }) => limit(ai.scans) },
  { name: "Semantic blocks", cell: ({ ai }) => limit(ai.blocks) },
  {
    name: "Past the limit",
    cell: ({ exhausted }) => (exhausted === "reject" ? "refuses (429)" : "goes on and counts"),
  },
];
