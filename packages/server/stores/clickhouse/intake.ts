/**
 * How events get in: one group at a time. Whatever batches wait go together, because the server wants few large
 * insertions; of what is known already nothing is written. A table of ClickHouse refuses no double, so two processes that
 * get one batch at the same moment may both write it: it is one when it is read, and it is counted once.
 */
import { GRAINS, grainStart } from "../events/grains.ts";
import { marksOfAll } from "../events/marks.ts";
import type { EventRow } from "../events/port.ts";
import { StoreUnavailable } from "../unavailable.ts";
import type { Link } from "./link.ts";
import { EVENTS, type EventValues, HOURS, valuesOf } from "./tables.ts";

const GROUP_ROWS_MAX = 5_000;
/** Rows that wait for the group before them; more are refused at once. */
const WAITING_ROWS_MAX = 50_000;
/** A record that is sent again has its own time again; one whose time was made anew is known within this of the group. */
const SAME_ID_WITHIN_MS = 60_000;
/** Ids and tenants of one question, in characters: the server takes no longer parameter. */
const IDS_CHARS_MAX = 50_000;

interface Waiting {
  readonly rows: readonly EventRow[];
  resolve(fresh: number): void;
  reject(error: unknown): void;
}

/** An hour is marked again when its mark is older than `markMs`; it must be left alone for much longer to be settled. */
export function createIntake(link: Link, markMs: number): (rows: readonly EventRow[]) => Promise<number> {
  let waiting: Waiting[] = [];
  let waitingRows = 0;
  let busy = false;
  const markedAt = new Map<string, number>();

  return async (rows) => {
    if (rows.length === 0) return 0;
    if (waitingRows + rows.length > WAITING_ROWS_MAX) throw new StoreUnavailable("overloaded");
    return new Promise((resolve, reject) => {
      waiting.push({ rows, resolve, reject });
      waitingRows += rows.length;
      if (!busy) void pump();
    });
  };

  async function pump(): Promise<void> {
    busy = true;
    for (let group = take(); group.length > 0; group = take()) {
      try {
        const fresh = await write(group);
        for (const [i, { resolve }] of group.entries()) resolve(fresh[i]!);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    busy = false;
  }

  function take(): Waiting[] {
    let rows = 0;
    const fits = waiting.findIndex((one) => {
      rows += one.rows.length;
      return rows > GROUP_ROWS_MAX;
    });
    // A batch larger than a group goes alone.
    const group = waiting.slice(0, fits === -1 ? waiting.length : Math.max(1, fits));
    waiting = waiting.slice(group.length);
    for (const one of group) waitingRows -= one.rows.length;
    return group;
  }

  /** How many of each batch were new. */
  async function write(group: readonly Waiting[]): Promise<readonly number[]> {
    const firsts = new Map<string, { readonly owner: number; readonly values: EventValues }>();
    for (const [owner, { rows }] of group.entries()) {
      const marks = marksOfAll(rows);
      for (const [i, row] of rows.entries()) {
        const values = valuesOf(row, marks[i]!);
        const place = placeOf(values);
        if (!firsts.has(place)) firsts.set(place, { owner, values });
      }
    }
    const known = await knownOf([...firsts.values()].map(({ values }) => values));
    const fresh = [...firsts].filter(([place]) => !known.has(place)).map(([, first]) => first);
    if (fresh.length > 0) {
      // Marked before it is written: an hour that holds something unknown to its sums is always known to.
      await mark(fresh.map(({ values }) => values));
      await link.put(
        EVENTS,
        fresh.map(({ values }) => values),
      );
    }
    const counts = group.map(() => 0);
    for (const { owner } of fresh) counts[owner]! += 1;
    return counts;
  }

  /** Asked for by tenants, times and ids apart, so that a group of many tenants is one question; may name more than was meant. */
  async function knownOf(all: readonly EventValues[]): Promise<ReadonlySet<string>> {
    const known = new Set<string>();
    for (const some of inBites(all)) {
      const times = some.map(({ at }) => at);
      const found = await link.ask<Pick<EventValues, "tenant_id" | "source" | "id">>(
        `SELECT DISTINCT tenant_id, source, id FROM ${EVENTS}
         WHERE tenant_id IN {tenants:Array(String)} AND at >= {from:Int64} AND at <= {until:Int64} AND id IN {ids:Array(String)}`,
        {
          tenants: [...new Set(some.map(({ tenant_id }) => tenant_id))],
          from: Math.min(...times) - SAME_ID_WITHIN_MS,
          until: Math.max(...times) + SAME_ID_WITHIN_MS,
          ids: [...new Set(some.map(({ id }) => id))],
        },
      );
      for (const one of found) known.add(placeOf(one));
    }
    return known;
  }

  async function mark(fresh: readonly EventValues[]): Promise<void> {
    const now = performance.now();
    const due = new Map<string, { readonly tenant_id: string; readonly hour: number }>();
    for (const { tenant_id, counted_at } of fresh) {
      const hour = grainStart(counted_at, GRAINS.hour);
      const place = `${hour} ${tenant_id}`;
      if (now - (markedAt.get(place) ?? Number.NEGATIVE_INFINITY) >= markMs) due.set(place, { tenant_id, hour });
    }
    if (due.size === 0) return;
    await link.put(HOURS, [...due.values()]);
    for (const [place, at] of markedAt) if (now - at >= markMs) markedAt.delete(place);
    for (const place of due.keys()) markedAt.set(place, now);
  }
}

function placeOf({ tenant_id, source, id }: Pick<EventValues, "tenant_id" | "source" | "id">): string {
  return `${tenant_id}\0${source}\0${id}`;
}

function* inBites(all: readonly EventValues[]): Generator<readonly EventValues[]> {
  let bite: EventValues[] = [];
  let chars = 0;
  for (const one of all) {
    if (bite.length > 0 && chars > IDS_CHARS_MAX) {
      yield bite;
      bite = [];
      chars = 0;
    }
    bite.push(one);
    // Quotes and a comma come with each, and its tenant in the worst case.
    chars += one.id.length + one.tenant_id.length + 6;
  }
  if (bite.length > 0) yield bite;
}
