/**
 * How many events a search would find, without reading them: from the sums, by the rarest thing that is asked for.
 * Exact where the sums say just that; an upper bound where several things are asked for together.
 */
import { sql } from "kysely";
import { GRAINS, grainStart } from "../events/grains.ts";
import { markGroups } from "../events/marks.ts";
import { EVENT_SOURCES, type EventFilter, ROLLUP_KEPT_MS } from "../events/port.ts";
import { first, type SqlEngine } from "./engine.ts";

export async function estimateOf(
  engine: SqlEngine,
  filter: EventFilter,
): Promise<{ readonly count: number; readonly exact: boolean }> {
  const groups = markGroups(filter);
  const counts = await Promise.all(
    groups.length === 0 ? [countMarks(engine, filter, null)] : groups.map((group) => countMarks(engine, filter, group)),
  );
  const aligned = [filter.from, filter.until].every((at) => at === undefined || grainStart(at, grainOf(filter)) === at);
  const plain = groups.length <= 1 && filter.entityTypes === undefined && filter.idPrefix === undefined;
  const oneNameEach = (groups[0]?.length ?? 0) <= EVENT_SOURCES.length;
  return { count: Math.min(...counts), exact: aligned && plain && oneNameEach };
}

function grainOf({ from, until }: EventFilter): number {
  // Without a span the coarsest sums tell all; with a short one the finest do.
  if (from === undefined || until === undefined) return GRAINS.month;
  if (until - from <= ROLLUP_KEPT_MS.minute / 2) return GRAINS.minute;
  return until - from <= ROLLUP_KEPT_MS.hour / 2 ? GRAINS.hour : GRAINS.day;
}

/** Null counts every event: each has exactly one type. */
async function countMarks(engine: SqlEngine, filter: EventFilter, marks: readonly string[] | null): Promise<number> {
  const grain = grainOf(filter);
  const sources = filter.sources ?? EVENT_SOURCES;
  let query = engine.build
    .selectFrom("rollups")
    .select(sql<number | null>`sum(n)`.as("count"))
    .where("grain", "=", grain);
  if (filter.tenantId !== undefined) query = query.where("tenant_id", "=", filter.tenantId);
  if (filter.from !== undefined) query = query.where("at", ">=", grainStart(filter.from, grain));
  if (filter.until !== undefined) query = query.where("at", "<", filter.until);
  if (marks) query = query.where("mark", "in", [...marks]);
  else
    query = query.where(
      engine.kindOfMark,
      "in",
      sources.map((source) => `${source[0]}.type`),
    );
  return (await first(engine, query))?.count ?? 0;
}
