/**
 * What the overview is made of. An hour that nobody has written to for a while is settled: counted from its events, each
 * once, and kept as sums by minute, hour and day. Hours that were written to since are counted when they are asked for. Of
 * two counts of one thing the larger is right: events are only ever added, and when a month of them is dropped its sums stay.
 */
import { GRAINS, grainStart } from "../events/grains.ts";
import { NAMES_READ_MAX, SERIES_MARKS, type SumRow, type TimedSum } from "../events/overview.ts";
import { ROLLUP_KEPT_MS } from "../events/port.ts";
import type { SumSpan } from "../events/spans.ts";
import { escapeText, unescapeText } from "../text.ts";
import type { Link } from "./link.ts";
import { EVENTS, HORIZONS, HOURS, SUMS } from "./tables.ts";

/** Hours settled by one statement, and how many statements in a row. */
const HOURS_BITE = 100;
const BITES_MAX = 200;
/** Stretches of time that one question names; more are asked for as one. */
const STRETCHES_MAX = 50;

const UNSETTLED = "max(touched) > max(settled)";

export async function readSums(
  link: Link,
  { tenantId, span }: { readonly tenantId: string | undefined; readonly span: SumSpan },
): Promise<{ readonly timed: readonly TimedSum[]; readonly totals: readonly SumRow[] }> {
  const { grain, until } = span;
  // The bucket that holds the horizon is still whole.
  const from = Math.max(span.from, grainStart(await horizonOf(link, grain), grain));
  if (from >= until) return { timed: [], totals: [] };
  const ofTenant = tenantId === undefined ? "" : "AND tenant_id = {tenant:String}";
  const parameters = { from, until, ...(tenantId !== undefined && { tenant: escapeText(tenantId) }) };
  const unsettled = await link.ask<{ hour: number }>(
    `SELECT DISTINCT hour FROM (
       SELECT tenant_id, hour FROM ${HOURS} WHERE hour > {from:Int64} - ${GRAINS.hour} AND hour < {until:Int64} ${ofTenant}
       GROUP BY tenant_id, hour HAVING ${UNSETTLED}
     ) ORDER BY hour`,
    parameters,
  );
  const live = unsettled.map(({ hour }) => hour);
  const counted = (marks: string) =>
    (grain < GRAINS.day ? byMoment : byDay)({ grain, live, only: `${ofTenant} ${marks}` });
  const [timed, totals] = await Promise.all([
    link.ask<TimedSum>(
      `SELECT ${bucketOf(grain)} AS at, mark, sum(most) AS count FROM (${counted("AND mark IN {marks:Array(String)}")})
       GROUP BY at, mark`,
      { ...parameters, marks: SERIES_MARKS },
    ),
    link.ask<SumRow>(
      `SELECT mark, sum(most) AS count FROM (${counted("")}) GROUP BY mark
       ORDER BY count DESC, mark LIMIT ${NAMES_READ_MAX} BY splitByChar(':', mark)[1]`,
      parameters,
    ),
  ]);
  return { timed, totals: totals.map(({ mark, count }) => ({ mark: unescapeText(mark), count })) };
}

interface Counting {
  readonly grain: number;
  /** Hours that are counted from their events. */
  readonly live: readonly number[];
  /** Which tenant and which marks. */
  readonly only: string;
}

const ASKED = (column: string) => `${column} >= {from:Int64} AND ${column} < {until:Int64}`;

/** By minute or by hour: what was settled and what is counted now, and the larger of the two. */
function byMoment({ grain, live, only }: Counting, within = ""): string {
  const now =
    live.length === 0
      ? ""
      : `UNION ALL SELECT tenant_id, intDiv(counted_at, ${grain}) * ${grain} AS moment, mark, toInt64(sum(weight)) AS n
    FROM ${EVENTS} FINAL ARRAY JOIN marks AS mark, weights AS weight
    WHERE ${insideOf(live, { grain: GRAINS.hour, column: "counted_at" })} AND ${ASKED("counted_at")} ${only}
    GROUP BY tenant_id, moment, mark`;
  return `SELECT tenant_id, moment, mark, max(n) AS most FROM (
    SELECT tenant_id, at AS moment, mark, n FROM ${SUMS} WHERE grain = ${grain} AND ${ASKED("at")} ${within} ${only}
    ${now}
  ) GROUP BY tenant_id, moment, mark`;
}

/** Days that are settled have sums of their own; of the others the hours are added up. */
function byDay({ live, only }: Counting): string {
  const settled = (within: string) =>
    `SELECT tenant_id, at AS moment, mark, max(n) AS most FROM ${SUMS}
     WHERE grain = ${GRAINS.day} AND ${ASKED("at")} ${within} ${only} GROUP BY tenant_id, moment, mark`;
  if (live.length === 0) return settled("");
  const days = [...new Set(live.map((hour) => grainStart(hour, GRAINS.day)))];
  const open = insideOf(days, { grain: GRAINS.day, column: "at" });
  return `${settled(`AND NOT ${open}`)}
    UNION ALL SELECT tenant_id, intDiv(moment, ${GRAINS.day}) * ${GRAINS.day} AS day, mark, sum(most) AS most
    FROM (${byMoment({ grain: GRAINS.hour, live, only }, `AND ${open}`)}) GROUP BY tenant_id, day, mark`;
}

/** Where in time these buckets lie, oldest first. They are numbers of ours, so they may stand in the text. */
function insideOf(starts: readonly number[], { grain, column }: { grain: number; column: string }): string {
  const stretches: { from: number; until: number }[] = [];
  for (const start of starts) {
    const last = stretches.at(-1);
    if (last && (last.until === start || stretches.length === STRETCHES_MAX)) last.until = start + grain;
    else stretches.push({ from: start, until: start + grain });
  }
  return `(${stretches.map(({ from, until }) => `${column} >= ${from} AND ${column} < ${until}`).join(" OR ")})`;
}

function bucketOf(grain: number): string {
  if (grain !== GRAINS.month) return `intDiv(moment, ${grain}) * ${grain}`;
  const month = "toStartOfMonth(toDateTime(intDiv(moment, 1000), 'UTC'))";
  return `toInt64(toUnixTimestamp(toDateTime(${month}, 'UTC'))) * 1000`;
}

async function horizonOf(link: Link, grain: number): Promise<number> {
  const [found] = await link.ask<{ before: number }>(
    `SELECT max(before) AS before FROM ${HORIZONS} WHERE grain = {grain:Int64}`,
    { grain },
  );
  return Math.max(0, found?.before ?? 0);
}

/** Settles hours before a time that were last marked so long ago, by the server's own clock. */
export async function settle(link: Link, { before, quietMs }: { before: number; quietMs: number }): Promise<void> {
  for (let bites = 0; bites < BITES_MAX; bites += 1) {
    const due = await link.ask<{ tenant_id: string; hour: number; mark: number }>(
      `SELECT tenant_id, hour, max(touched) AS mark FROM ${HOURS} WHERE hour < {before:Int64} GROUP BY tenant_id, hour
       HAVING ${UNSETTLED} AND mark <= toUnixTimestamp64Milli(now64(3)) - {quiet:Int64} ORDER BY hour LIMIT ${HOURS_BITE}`,
      { before, quiet: quietMs },
    );
    if (due.length === 0) return;
    const hours = [...new Set(due.map(({ hour }) => hour))];
    const days = [...new Set(hours.map((hour) => grainStart(hour, GRAINS.day)))];
    const tenants = [...new Set(due.map(({ tenant_id }) => tenant_id))];
    await link.run(
      `INSERT INTO ${SUMS} (tenant_id, grain, at, mark, n)
       SELECT tenant_id, arrayJoin([${GRAINS.minute}, ${GRAINS.hour}]) AS fine, intDiv(counted_at, fine) * fine AS moment, mark, sum(weight)
       FROM ${EVENTS} FINAL ARRAY JOIN marks AS mark, weights AS weight
       WHERE ${insideOf(hours, { grain: GRAINS.hour, column: "counted_at" })} AND tenant_id IN {tenants:Array(String)}
       GROUP BY tenant_id, fine, moment, mark`,
      { tenants },
    );
    await link.run(
      `INSERT INTO ${SUMS} (tenant_id, grain, at, mark, n)
       SELECT tenant_id, ${GRAINS.day}, intDiv(moment, ${GRAINS.day}) * ${GRAINS.day} AS day, mark, sum(most) FROM (
         SELECT tenant_id, at AS moment, mark, max(n) AS most FROM ${SUMS}
         WHERE grain = ${GRAINS.hour} AND ${insideOf(days, { grain: GRAINS.day, column: "at" })} AND tenant_id IN {tenants:Array(String)}
         GROUP BY tenant_id, moment, mark
       ) GROUP BY tenant_id, day, mark`,
      { tenants },
    );
    // An hour that was marked again meanwhile has a later mark, and so it stays unsettled.
    await link.put(
      HOURS,
      due.map(({ tenant_id, hour, mark }) => ({ tenant_id, hour, touched: 0, settled: mark })),
    );
    if (due.length < HOURS_BITE) return;
  }
}

/** Sums older than their fineness is kept for are not told any more; what no question can reach is deleted. */
export async function forgetSums(link: Link, now: number): Promise<void> {
  const horizons = Object.entries(GRAINS).map(([name, grain]) => ({
    grain,
    before: now - ROLLUP_KEPT_MS[name as keyof typeof GRAINS],
  }));
  await link.put(HORIZONS, horizons);
  const oldest = now - ROLLUP_KEPT_MS.month - GRAINS.month;
  for (const [table, condition] of [
    [SUMS, `grain = ${GRAINS.minute} AND at < ${now - ROLLUP_KEPT_MS.minute - GRAINS.minute}`],
    [SUMS, `at < ${oldest}`],
    [HOURS, `hour < ${oldest}`],
  ] as const) {
    const [found] = await link.ask<{ some: number }>(`SELECT count() > 0 AS some FROM ${table} WHERE ${condition}`);
    if (found?.some) await link.run(`DELETE FROM ${table} WHERE ${condition}`);
  }
}
