/** Every decision, newest first, filtered by anything. `j` and `k` walk the list, Enter opens, `/` filters. */
import type { EventPage, EventRow } from "@portcullis/contract/admin";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link, useSearchParams } from "wouter";
import { eventAddress } from "../../addresses.ts";
import { get } from "../../api/client.ts";
import { formatCount, formatMs } from "../../formats.ts";
import { DecisionBadge, SeverityBadge, UnrunBadge } from "../../parts/badges.tsx";
import { Button, Select } from "../../parts/controls.tsx";
import { type Column, DataTable } from "../../parts/data-table.tsx";
import { FirstCall } from "../../parts/first-call.tsx";
import { useHotkeys } from "../../parts/hotkeys.ts";
import { Answer, Empty } from "../../parts/notes.tsx";
import { Card, Page } from "../../parts/page.tsx";
import { TenantSelect, useTenant } from "../../parts/tenant-select.tsx";
import { Moment } from "../../parts/time.tsx";
import { nameOf, SPANS } from "../../words.ts";
import { ExportButton } from "./export.tsx";
import { FilterBox } from "./filter-box.tsx";
import { type Filter, readFilters, withFilter, withoutFilter } from "./filters.ts";
import "./events.css";

const SPANS_OR_ANY = [{ value: "", label: "Any time" }, ...SPANS] as const;
const LIVE_MS = 5_000;

export default function EventsPage() {
  const [params, setParams] = useSearchParams();
  const tenantId = useTenant();
  const filters = readFilters(params);
  const hours = params.get("hours") ?? "";
  const query = useMemo(() => wireQuery(params, tenantId), [params, tenantId]);
  const asked = useInfiniteQuery({
    queryKey: ["events", query],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      get<EventPage>("/events", { ...query, from: startOf(hours), limit: 50, cursor: pageParam }, signal),
    getNextPageParam: (page) => page.next,
    refetchInterval: (current) => (current.state.data && current.state.data.pages.length > 1 ? false : LIVE_MS),
  });
  useHotkeys({ j: () => walk(1), k: () => walk(-1) });
  const replace = (after: URLSearchParams) => setParams(after, { replace: true });

  return (
    <Page
      title="Events"
      lead="Decisions and what led to them. No payload text is kept unless a client sent it."
      actions={<ExportButton query={{ ...query, from: startOf(hours) }} />}
    >
      <div className="filter-bar">
        <FilterBox
          filters={filters}
          onAdd={(filter) => replace(withFilter(params, filter))}
          onRemove={(filter) => replace(withoutFilter(params, filter))}
        />
        <div className="row">
          <TenantSelect />
          <Select
            label="Time span"
            value={hours}
            options={SPANS_OR_ANY}
            onChange={(value) => {
              const after = new URLSearchParams(params);
              if (value === "") after.delete("hours");
              else after.set("hours", value);
              replace(after);
            }}
          />
        </div>
      </div>
      <Card flush>
        <Answer of={asked} rows={10}>
          {({ pages }) => {
            const rows = pages.flatMap(({ items }) => items);
            if (rows.length === 0) return <Nothing filters={filters} />;
            return (
              <>
                <DataTable
                  label="Events"
                  clickable
                  rows={rows}
                  columns={COLUMNS}
                  idOf={(row) => `${row.source} ${row.tenant_id} ${row.id}`}
                />
                <div className="list-foot">
                  <span className="soft small">{formatCount(rows.length)} shown</span>
                  {asked.hasNextPage ? (
                    <Button onClick={() => asked.fetchNextPage()} disabled={asked.isFetchingNextPage}>
                      Show more
                    </Button>
                  ) : null}
                </div>
              </>
            );
          }}
        </Answer>
      </Card>
    </Page>
  );
}

const COLUMNS: readonly Column<EventRow>[] = [
  {
    name: "When",
    cell: (row) => (
      <Link className="nowrap" data-row-link="" href={eventAddress(row)}>
        <Moment time={row.at} />
      </Link>
    ),
  },
  {
    name: "Decision",
    cell: (row) =>
      row.decision === null ? (
        <span className="badge unrun">No verdict</span>
      ) : (
        <DecisionBadge decision={row.decision} />
      ),
  },
  { name: "Severity", cell: (row) => <SeverityBadge severity={row.severity} /> },
  { name: "Why", whole: true, cell: (row) => <Why row={row} /> },
  { name: "Tenant", cell: (row) => row.tenant_id },
  { name: "Type", cell: (row) => <span className="soft">{row.type}</span> },
  { name: "Took", end: true, cell: (row) => <span className="num nowrap">{formatMs(row.latency_ms)}</span> },
];

function Why({ row }: { readonly row: EventRow }) {
  const quiet = row.rules.length === 0 && row.entities === 0 && row.did_not_run.length === 0 && row.error === null;
  return (
    <div className="why">
      {row.rules.length > 0 ? (
        <span className="break">
          {row.rules.slice(0, 2).join(", ")}
          {row.rules.length > 2 ? ` and ${row.rules.length - 2} more` : ""}
        </span>
      ) : row.reason ? (
        <span className="break">{row.reason}</span>
      ) : null}
      {row.categories.length > 0 ? <span className="soft small">{row.categories.map(nameOf).join(", ")}</span> : null}
      {row.tools.length > 0 ? <span className="soft small">Tools: {row.tools.slice(0, 3).join(", ")}</span> : null}
      {row.entities > 0 ? <span className="badge pii">Personal data: {formatCount(row.entities)}</span> : null}
      {row.suppressed_rules.length > 0 ? <span className="badge">{row.suppressed_rules.length} suppressed</span> : null}
      {row.shadowed_rules.length > 0 ? <span className="badge">{row.shadowed_rules.length} shadowed</span> : null}
      {row.error ? <span className="badge unrun">{row.error}</span> : null}
      {row.did_not_run.map(({ pass, error }) => (
        <UnrunBadge key={pass} pass={pass} error={error} />
      ))}
      {quiet && !row.reason ? <span className="faint">Nothing found</span> : null}
    </div>
  );
}

function Nothing({ filters }: { readonly filters: readonly Filter[] }) {
  return filters.length > 0 ? (
    <Empty icon="search" title="No event fits all filters">
      <p>Take one away, or look at a longer time.</p>
    </Empty>
  ) : (
    <Empty icon="events" title="No events yet">
      <FirstCall />
    </Empty>
  );
}

function wireQuery(params: URLSearchParams, tenantId: string | null): Record<string, string | null> {
  const query: Record<string, string | null> = { tenant_id: tenantId };
  for (const { field } of readFilters(params)) query[field] = params.get(field);
  return query;
}

function startOf(hours: string): string | null {
  const span = Number(hours);
  return span > 0 ? new Date(Date.now() - span * 3_600_000).toISOString() : null;
}

/** Moves the focus along the rows, so that Enter and the screen reader follow. */
function walk(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>("[data-row-link]")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  links[at === -1 ? (step === 1 ? 0 : links.length - 1) : Math.min(links.length - 1, Math.max(0, at + step))]?.focus();
}
