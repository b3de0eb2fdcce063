/**
 * Where in time a rare mark is to be found. Events have one index, by time; the sums know which days and hours hold a
 * mark at all, so that a search for a needle looks only there. What is common is found soon by going back in time.
 *
 * An event of a clock that runs ahead by more than a day is counted when it came, so that such a search may miss it.
 */
import { sql } from "kysely";
import { GRAINS, grainStart, nextGrain } from "../events/grains.ts";
import { EVENT_TYPE_MARKS } from "../events/marks.ts";
import type { TimedSum } from "../events/overview.ts";
import { startsOf } from "../events/spans.ts";
import { all, type SqlEngine } from "./engine.ts";
import { readSumsAt } from "./sums.ts";

export interface TimeSpan {
  readonly from: number;
  readonly until: number;
}

interface Question {
  readonly tenantId: string;
  /** An event must have a mark of each group. */
  readonly groups: readonly (readonly string[])[];
  readonly within: Partial<TimeSpan>;
}

/** A mark that more than one in so many events has is found by looking everywhere. */
const COMMON_SHARE = 1 / 50;

/** Newest first; null for "anywhere". */
export async function spansWith(engine: SqlEngine, question: Question): Promise<readonly TimeSpan[] | null> {
  const { groups, tenantId, within } = question;
  if (groups.length === 0) return null;
  if (groups.some((group) => group.length === 0)) return [];
  const months = await monthsOf(engine, { ...question, marks: [...groups.flat(), ...EVENT_TYPE_MARKS] });
  const total = (marks: readonly string[]) => sumBy(months.filter(({ mark }) => marks.includes(mark)));
  const marks = groups.toSorted((a, b) => total(a) - total(b))[0]!;
  if (total(marks) > total(EVENT_TYPE_MARKS) * COMMON_SHARE) return null;

  const touches = (from: number, grain: number) =>
    nextGrain(from, grain) > (within.from ?? 0) && from < (within.until ?? Number.POSITIVE_INFINITY);
  const inside = (sums: readonly TimedSum[], { outer, grain }: { outer: number; grain: number }) => {
    const starts = [...new Set(sums.map(({ at }) => at))].flatMap((from) =>
      startsOf({ grain, from, until: nextGrain(from, outer) }).filter((start) => touches(start, grain)),
    );
    return readSumsAt(engine, { tenants: [tenantId], grain, starts, marks });
  };
  const found = months.filter(({ mark }) => marks.includes(mark));
  const days = await inside(found, { outer: GRAINS.month, grain: GRAINS.day });
  const hours = await inside(days, { outer: GRAINS.day, grain: GRAINS.hour });
  const byDay = Map.groupBy(hours, ({ at }) => grainStart(at, GRAINS.day));
  const spans = [...Map.groupBy(days, ({ at }) => at)].flatMap(([day, sums]) => {
    const known = byDay.get(day) ?? [];
    // Hours are forgotten before days are; where some are gone, or were not looked at, the day is all that is known.
    if (sumBy(known) < sumBy(sums)) return [{ from: day, until: day + GRAINS.day }];
    return [...new Set(known.map(({ at }) => at))].map((at) => ({ from: at, until: at + GRAINS.hour }));
  });
  return joined(spans.sort((a, b) => b.from - a.from));
}

function monthsOf(
  engine: SqlEngine,
  { tenantId, within, marks }: Question & { readonly marks: readonly string[] },
): Promise<readonly TimedSum[]> {
  let query = engine.build
    .selectFrom("rollups")
    .select(["at", "mark", sql<number>`sum(n)`.as("count")])
    .where("tenant_id", "=", tenantId)
    .where("grain", "=", GRAINS.month)
    .where("mark", "in", [...new Set(marks)]);
  if (within.from !== undefined) query = query.where("at", ">=", grainStart(within.from, GRAINS.month));
  if (within.until !== undefined) query = query.where("at", "<", within.until);
  return all(engine, query.groupBy(["at", "mark"]));
}

function sumBy(sums: readonly { readonly count: number }[]): number {
  return sums.reduce((sum, { count }) => sum + count, 0);
}

/** Neighbours as one; the list is newest first. */
function joined(spans: readonly TimeSpan[]): readonly TimeSpan[] {
  const runs: { from: number; until: number }[] = [];
  for (const span of spans) {
    const last = runs.at(-1);
    if (last && last.from === span.until) last.from = span.from;
    else runs.push({ ...span });
  }
  return runs;
}
