/** Captures in SQL: batches of records keyed by tenant and id, of which the first stays. */
import { sql } from "kysely";
import type { CaptureRow, CaptureStore, Page } from "../ports.ts";
import { all, type BulkInsert, type Cell, changes, first, type SqlEngine } from "./engine.ts";
import type { CapturesTable } from "./tables.ts";

/** A batch of captures may be a hundred megabytes; a statement is kept far below what drivers and servers choke on. */
const CAPTURE_STATEMENT_CHARS_MAX = 8_000_000;
/** Rows that one statement of an erasure deletes, so that it never holds many locks. */
const ERASE_ROWS_MAX = 1_000;
const EVENT_CAPTURES_MAX = 100;

export function sqlCaptures(engine: SqlEngine): CaptureStore {
  const { build } = engine;
  return {
    async insert({ tenantId, keyId, receivedAt, captures }) {
      let inserted = 0;
      for (const part of parts(captures)) {
        inserted += await insertFirsts(engine, {
          table: "captures",
          columns: {
            tenant_id: "text",
            id: "text",
            key_id: "text",
            received_at: "integer",
            at: "integer",
            event_id: "text",
            sealed: "text",
          },
          rows: part.map(({ id, at, eventId, sealed }) => [tenantId, id, keyId, receivedAt, at, eventId, sealed]),
        });
      }
      return inserted;
    },
    async list(tenantId, page) {
      const rows = await all(
        engine,
        build
          .selectFrom("captures")
          .selectAll()
          .where("tenant_id", "=", tenantId)
          .where(olderThan(page))
          .orderBy("at", "desc")
          .orderBy("id", "desc")
          .limit(page.limit),
      );
      return rows.map((row) => ({ ...outlineOf(row), sealed: row.sealed }));
    },
    async outline(tenantId, page) {
      const rows = await all(
        engine,
        build
          .selectFrom("captures")
          .select(["tenant_id", "id", "key_id", "received_at", "at", "event_id"])
          .select((eb) => eb.fn<number>("length", ["sealed"]).as("size"))
          .where("tenant_id", "=", tenantId)
          .where(olderThan(page))
          .orderBy("at", "desc")
          .orderBy("id", "desc")
          .limit(page.limit),
      );
      return rows.map((row) => ({ ...outlineOf(row), size: row.size }));
    },
    async find(tenantId, id) {
      const query = build.selectFrom("captures").selectAll().where("tenant_id", "=", tenantId).where("id", "=", id);
      const row = await first(engine, query);
      return row && { ...outlineOf(row), sealed: row.sealed };
    },
    async ofEvent(tenantId, eventId) {
      const query = build
        .selectFrom("captures")
        .select("id")
        .where("tenant_id", "=", tenantId)
        .where("event_id", "=", eventId)
        .orderBy("at")
        .orderBy("id")
        .limit(EVENT_CAPTURES_MAX);
      return (await all(engine, query)).map(({ id }) => id);
    },
    async eraseOne(tenantId, id) {
      const query = build.deleteFrom("captures").where("tenant_id", "=", tenantId).where("id", "=", id);
      return (await changes(engine, query)) > 0;
    },
    async count(tenantId) {
      const query = build
        .selectFrom("captures")
        .select((eb) => eb.fn.countAll<number>().as("rows"))
        .where("tenant_id", "=", tenantId);
      return (await first(engine, query))!.rows;
    },
    async erase(tenantId) {
      let erased = 0;
      for (;;) {
        const doomed = build.selectFrom("captures").select("id").where("tenant_id", "=", tenantId);
        const query = build
          .deleteFrom("captures")
          .where("tenant_id", "=", tenantId)
          .where("id", "in", doomed.limit(ERASE_ROWS_MAX));
        const deleted = await changes(engine, query);
        erased += deleted;
        if (deleted < ERASE_ROWS_MAX) return erased;
      }
    },
    sweep: (receivedBefore, limit) => sweep(engine, { receivedBefore, limit }),
  };
}

function outlineOf(row: Omit<CapturesTable, "sealed">): Omit<CaptureRow, "sealed"> {
  return {
    tenantId: row.tenant_id,
    id: row.id,
    keyId: row.key_id,
    receivedAt: row.received_at,
    at: row.at,
    eventId: row.event_id,
  };
}

/** Column 0 is the tenant, column 1 the id. */
function insertFirsts(engine: SqlEngine, insert: Omit<BulkInsert, "onConflict">): Promise<number> {
  const firsts = new Map<string, readonly Cell[]>();
  for (const row of insert.rows) {
    const id = row[1] as string;
    if (!firsts.has(id)) firsts.set(id, row);
  }
  if (firsts.size === 0) return Promise.resolve(0);
  // Two batches that share ids deadlock unless both take them in one order.
  const rows = [...firsts.values()].sort((a, b) => ((a[1] as string) < (b[1] as string) ? -1 : 1));
  return engine.insertMany({ ...insert, rows, onConflict: "(tenant_id, id) DO NOTHING" });
}

function* parts<T extends { readonly sealed: string }>(captures: readonly T[]): Generator<readonly T[]> {
  let part: T[] = [];
  let chars = 0;
  for (const capture of captures) {
    if (part.length > 0 && chars + capture.sealed.length > CAPTURE_STATEMENT_CHARS_MAX) {
      yield part;
      part = [];
      chars = 0;
    }
    part.push(capture);
    chars += capture.sealed.length;
  }
  if (part.length > 0) yield part;
}

/** Row values compare column by column, so a page ends and the next begins between two rows of one millisecond. */
function olderThan({ before }: Page) {
  return before ? sql<boolean>`(at, id) < (${before.at}, ${before.id})` : sql<boolean>`1 = 1`;
}

function sweep(
  engine: SqlEngine,
  { receivedBefore, limit }: { receivedBefore: number; limit: number },
): Promise<number> {
  const { build } = engine;
  const doomed = build
    .selectFrom("captures")
    .select(["tenant_id", "id"])
    .where("received_at", "<", receivedBefore)
    .orderBy("received_at")
    .limit(limit);
  const query = build.deleteFrom("captures").where((eb) => eb(eb.refTuple("tenant_id", "id"), "in", doomed as never));
  return changes(engine, query);
}
