/**
 * Events in SQL. An insertion and its sums are one statement (or one transaction), and only rows that are really new
 * are counted. Searches go backwards in time over one index and test marks; the overview reads sums alone.
 */
import type { TelemetryRecord } from "@portcullis/contract";
import { sql } from "kysely";
import { GRAINS, monthOf } from "../events/grains.ts";
import { type Marks, markGroups, marksOfAll } from "../events/marks.ts";
import { makeOverview } from "../events/overview.ts";
import {
  type DecisionRecord,
  EVENT_SOURCES,
  type EventCursor,
  type EventFilter,
  type EventRow,
  type EventSource,
  type EventStore,
  ROLLUP_KEPT_MS,
} from "../events/port.ts";
import { spanOf } from "../events/spans.ts";
import { compareText, fromStoredJson, toStoredJson } from "../text.ts";
import { all, type EventCells, type SqlEngine } from "./engine.ts";
import { estimateOf } from "./estimate.ts";
import { spansWith, type TimeSpan } from "./steer.ts";
import { readSeries, readTotals } from "./sums.ts";
import type { EventsTable } from "./tables.ts";

/** Sums that one statement of the housekeeping deletes, and how many statements in a row. */
const SUMS_BITE = 20_000;
const BITES_MAX = 50;

export function sqlEvents(engine: SqlEngine): EventStore {
  const { build } = engine;
  return {
    async insert(rows) {
      const cells = cellsOf(rows);
      return cells.length === 0 ? 0 : engine.insertEvents(cells);
    },
    async search(filter, page) {
      if (filter.tenantId !== undefined) return searchTenant(engine, { filter, page, tenantId: filter.tenantId });
      // No index serves all tenants at once; each gives its newest, and the newest of those are the answer.
      const found: EventRow[] = [];
      for (const tenantId of await tenantsWithEvents(engine)) {
        found.push(...(await searchTenant(engine, { filter, page, tenantId })));
      }
      return found.sort(newestFirst).slice(0, page.limit);
    },
    async find({ tenantId, id, source }) {
      const rows = await all(
        engine,
        build
          .selectFrom("events")
          .selectAll()
          .where("tenant_id", "=", tenantId)
          .where("id", "=", id)
          .where("source", "in", source === undefined ? [...EVENT_SOURCES] : [source])
          .orderBy("source", "desc")
          .orderBy("at", "desc")
          .limit(1),
      );
      return rows[0] ? rowOf(rows[0]) : null;
    },
    estimate: (filter) => estimateOf(engine, filter),
    async overview(ask) {
      const span = spanOf(ask);
      const tenants = ask.tenantId === undefined ? await tenantsWithEvents(engine) : [ask.tenantId];
      const [timed, totals] = await Promise.all([
        readSeries(engine, { tenants, span }),
        readTotals(engine, { tenants, span }),
      ]);
      return makeOverview(ask, { timed, totals });
    },
    async sweep(before, limit) {
      return { more: (await engine.sweepEvents({ before, limit })) >= limit };
    },
    async maintain(now) {
      await engine.tidy(now);
      for (const [name, grain] of Object.entries(GRAINS)) {
        const oldest = now - ROLLUP_KEPT_MS[name as keyof typeof GRAINS] - grain;
        for (let bites = 0; bites < BITES_MAX; bites += 1) {
          if ((await engine.dropSums({ grain, before: oldest, limit: SUMS_BITE })) < SUMS_BITE) break;
        }
      }
    },
  };
}

/** The first of a key stays, and all are in one order: two batches that share ids would lock each other out otherwise. */
function cellsOf(rows: readonly EventRow[]): readonly EventCells[] {
  const marks = marksOfAll(rows);
  /** Of a batch most have the very same marks as others. */
  const texts = new Map<Marks, string>();
  const textOf = (weights: Marks) => {
    const text = texts.get(weights) ?? toStoredJson(weights);
    texts.set(weights, text);
    return text;
  };
  const cells = rows.map(({ tenantId, source, keyId, at, receivedAt, record }, i): EventCells => {
    const weights = marks[i]!;
    const place = { tenantId, source, id: record.id, month: monthOf(at), keyId, receivedAt, at };
    return { ...place, marks: textOf(weights), weights, record: toStoredJson(record) };
  });
  // Sorting leaves the first of a key first.
  return cells.sort(byKey).filter((cell, i) => i === 0 || byKey(cells[i - 1]!, cell) !== 0);
}

function byKey(a: EventCells, b: EventCells): number {
  return inOrder(a.tenantId, b.tenantId) || inOrder(a.source, b.source) || inOrder(a.id, b.id);
}

const inOrder = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

interface TenantSearch {
  readonly filter: EventFilter;
  readonly page: { readonly limit: number; readonly before?: EventCursor };
  readonly tenantId: string;
}

async function searchTenant(engine: SqlEngine, search: TenantSearch): Promise<EventRow[]> {
  const { filter, page, tenantId } = search;
  const last = page.before ? page.before.at + 1 : Number.POSITIVE_INFINITY;
  const until = Math.min(filter.until ?? Number.POSITIVE_INFINITY, last);
  const within = { ...definedFrom(filter.from), ...(Number.isFinite(until) ? { until } : {}) };
  const spans = await spansWith(engine, { tenantId, groups: markGroups(filter), within });
  if (spans === null) return searchSpan(engine, search, within);
  const found: EventRow[] = [];
  for (const span of spans) {
    const clipped = { from: Math.max(span.from, filter.from ?? span.from), until: Math.min(span.until, until) };
    found.push(
      ...(await searchSpan(engine, { ...search, page: { ...page, limit: page.limit - found.length } }, clipped)),
    );
    if (found.length >= page.limit) break;
  }
  return found;
}

const definedFrom = (from: number | undefined) => (from === undefined ? {} : { from });

async function searchSpan(
  engine: SqlEngine,
  { filter, page, tenantId }: TenantSearch,
  { from, until }: Partial<TimeSpan>,
): Promise<EventRow[]> {
  const { sources, idPrefix } = filter;
  let query = engine.build.selectFrom("events").selectAll().where("tenant_id", "=", tenantId);
  if (from !== undefined) query = query.where("at", ">=", from);
  if (until !== undefined) query = query.where("at", "<", until);
  if (sources !== undefined || idPrefix) query = query.where("source", "in", [...(sources ?? EVENT_SOURCES)]);
  if (idPrefix) query = query.where("id", ">=", idPrefix).where("id", "<", idPrefix + LAST_CHARACTER);
  for (const group of markGroups(filter)) query = query.where(engine.hasMark(group));
  if (page.before) {
    const { at, id, source, tenantId: last } = page.before;
    query = query.where(sql<boolean>`(at, id, source, tenant_id) < (${at}, ${id}, ${source}, ${last})`);
  }
  const rows = await all(
    engine,
    query.orderBy("at", "desc").orderBy("id", "desc").orderBy("source", "desc").limit(page.limit),
  );
  return rows.map(rowOf);
}

/** No id goes on with it: texts are compared by bytes, and this one sorts after every other. */
const LAST_CHARACTER = "\u{10ffff}";

/** Every tenant that ever had an event, by hopping from one to the next over the index of the sums. */
export async function tenantsWithEvents(engine: SqlEngine): Promise<readonly string[]> {
  const rows = await all(
    engine,
    engine.build
      .withRecursive("hop", (db) =>
        db
          .selectFrom("rollups")
          .select((eb) => eb.fn.min<string | null>("tenant_id").as("tenant_id"))
          .unionAll(
            db
              .selectFrom("hop")
              .select((eb) =>
                eb
                  .selectFrom("rollups")
                  .select((inner) => inner.fn.min<string | null>("rollups.tenant_id").as("tenant_id"))
                  .whereRef("rollups.tenant_id", ">", "hop.tenant_id" as never)
                  .as("tenant_id"),
              )
              .where("hop.tenant_id", "is not", null),
          ),
      )
      .selectFrom("hop")
      .select("tenant_id"),
  );
  return rows.flatMap(({ tenant_id }) => (tenant_id === null ? [] : [tenant_id]));
}

function rowOf(row: EventsTable): EventRow {
  const place = { tenantId: row.tenant_id, keyId: row.key_id, at: row.at, receivedAt: row.received_at };
  const record = fromStoredJson(row.record);
  return (row.source as EventSource) === "service"
    ? { ...place, source: "service", record: record as DecisionRecord }
    : { ...place, source: "client", record: record as TelemetryRecord };
}

function newestFirst(a: EventRow, b: EventRow): number {
  return (
    b.at - a.at ||
    compareText(b.record.id, a.record.id) ||
    compareText(b.source, a.source) ||
    compareText(b.tenantId, a.tenantId)
  );
}
