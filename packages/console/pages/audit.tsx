/** The audit log: who did what to what, and why. Each entry holds the hash of the one before; one press checks them all. */
import type { AuditCheck, AuditEntry, AuditPage } from "@portcullis/contract/admin";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { get } from "../api/client.ts";
import { auditCheckQuery } from "../api/queries.ts";
import { formatCount } from "../formats.ts";
import { Button } from "../parts/controls.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Answer, Empty, Note, Problem } from "../parts/notes.tsx";
import { Card, Page } from "../parts/page.tsx";
import { TenantSelect, useTenant } from "../parts/tenant-select.tsx";
import { Moment } from "../parts/time.tsx";

export default function AuditLogPage() {
  const tenantId = useTenant();
  const check = useQuery({ ...auditCheckQuery, enabled: false });
  const asked = useInfiniteQuery({
    queryKey: ["audit", tenantId],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      get<AuditPage>("/audit", { tenant_id: tenantId, limit: 50, cursor: pageParam }, signal),
    getNextPageParam: (page) => page.next,
  });
  return (
    <Page
      title="Audit log"
      lead="Nothing here can be changed without it showing."
      actions={
        <>
          <TenantSelect />
          <Button look="primary" icon="audit" disabled={check.isFetching} onClick={() => check.refetch()}>
            Check the chain
          </Button>
        </>
      }
    >
      <div className="live" aria-live="polite">
        {check.error ? <Problem error={check.error} /> : null}
        {check.data && !check.error ? <Checked check={check.data} /> : null}
      </div>
      <Card flush>
        <Answer of={asked}>
          {({ pages }) => {
            const rows = pages.flatMap(({ items }) => items);
            if (rows.length === 0) {
              return (
                <Empty icon="audit" title="Nothing is written yet">
                  <p>Every change made here or on the command line, and every body that is read, is written down.</p>
                </Empty>
              );
            }
            return (
              <>
                <DataTable label="Audit log" rows={rows} columns={COLUMNS} idOf={({ id }) => id} />
                <div className="list-foot">
                  <span className="small soft">{formatCount(rows.length)} shown</span>
                  {asked.hasNextPage ? <Button onClick={() => asked.fetchNextPage()}>Show more</Button> : null}
                </div>
              </>
            );
          }}
        </Answer>
      </Card>
    </Page>
  );
}

function Checked({ check }: { readonly check: AuditCheck }) {
  return check.intact ? (
    <Note look="good">
      <p>
        <strong>The chain is whole:</strong> {formatCount(check.rows ?? 0)} entries. Note the head elsewhere, so that a
        cut-off end shows:
      </p>
      <p>
        <code className="break">{check.head}</code>
      </p>
    </Note>
  ) : (
    <Note look="wrong">
      <strong>
        Entry {check.broken_at} {check.problem === "missing" ? "is missing" : "was changed"}.
      </strong>{" "}
      Compare with a backup from before, and find out who may write to the database.
    </Note>
  );
}

const COLUMNS: readonly Column<AuditEntry>[] = [
  { name: "No.", cell: ({ seq }) => <span className="num faint">{seq}</span> },
  {
    name: "When",
    cell: ({ at }) => (
      <span className="nowrap">
        <Moment time={at} />
      </span>
    ),
  },
  { name: "Who", cell: ({ actor }) => <strong className="break">{actor}</strong> },
  { name: "What", cell: ({ action }) => <code className="small">{action}</code> },
  { name: "To", cell: ({ target }) => <code className="small break">{target ?? "–"}</code> },
  { name: "Tenant", cell: ({ tenant_id }) => tenant_id ?? "–" },
  { name: "Reason", cell: (entry) => <Why entry={entry} /> },
];

function Why({ entry }: { readonly entry: AuditEntry }) {
  const details = Object.entries(entry.detail).filter(([name]) => name !== "reason");
  return (
    <span className="break">
      {entry.reason}
      {details.length > 0 ? (
        <span className="small soft"> {details.map(([name, value]) => `${name}: ${String(value)}`).join(", ")}</span>
      ) : null}
    </span>
  );
}
