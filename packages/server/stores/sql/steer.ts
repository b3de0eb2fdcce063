/**
 * Where in time a rare mark is to be found. Events have one index, by time; the sums know which days and hours hold a
 * mark at all, so that a search for a needle looks only there. What is common is found soon by going back in time.
 *
 * An event of a clock that runs ahead by more than a day is counted when it came, so that such a search may miss it.
 */
import { sql } from "kysely";
import { GRAINS } from "../events/grains.ts";
import { EVENT_TYPE_MARKS } from "../events/marks.ts";
import { all, type SqlEngine } from "./engine.ts";

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
  const { groups } = question;
  if (groups.length === 0) return null;
  if (groups.some((group) => group.length === 0)) return [];
  const days = await sumsOf(engine, { ...question, grain: GRAINS.day, marks: [...groups.flat(), ...EVENT_TYPE_MARKS] });
  const total = (marks: readonly string[]) => sumBy(days.filter(({ mark }) => marks.includes(mark)));
  const rarest = groups.toSorted((a, b) => total(a) - total(b))[0]!;
  if (total(rarest) > total(EVENT_TYPE_MARKS) * COMMON_SHARE) return null;

  const hours = await sumsOf(engine, { ...question, grain: GRAINS.hour, marks: rarest });
  const byDay = Map.groupBy(hours, ({ at }) => at - (at % GRAINS.day));
  const spans = [
    ...Map.groupBy(
      days.filter(({ mark }) => rarest.includes(mark)),
      ({ at }) => at,
    ),
  ].flatMap(([day, sums]) => {
    const inside = byDay.get(day) ?? [];
    // Hours are forgotten before days are; where some are gone, the day is all that is known.
    if (sumBy(inside) < sumBy(sums)) return [{ from: day, until: day + GRAINS.day }];
    return [...new Set(inside.map(({ at }) => at))].map((at) => ({ from: at, until: at + GRAINS.hour }));
  });
  return joined(spans.sort((a, b) => b.from - a.from));
}

interface Sum {
  readonly at: number;
  readonly mark: string;
  readonly count: number;
}

function sumsOf(
  engine: SqlEngine,
  { tenantId, within, grain, marks }: Question & { readonly grain: number; readonly marks: readonly string[] },
): Promise<readonly Sum[]> {
  let query = engine.build
    .selectFrom("rollups")
    .select(["at", "mark", sql<number>`sum(n)`.as("count")])
    .where("tenant_id", "=", tenantId)
    .where("grain", "=", grain)
    .where("mark", "in", [...new Set(marks)]);
  if (within.from !== undefined) query = query.where("at", ">", within.from - grain);
  if (within.until !== undefined) query = query.where("at", "<", within.until);
  return all(engine, query.groupBy(["at", "mark"]));
}

function sumBy(sums: readonly Sum[]): number {
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
