/**
 * What the overview is made of. An hour that nobody has written to for a while is settled: counted from its events, each
 * once, and kept as sums by minute and by hour. Hours that were written to since are counted when they are asked for. Of
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
  const fine = grain === GRAINS.minute ? GRAINS.minute : GRAINS.hour;
  const ofTenant = tenantId === undefined ? "" : "AND tenant_id = {tenant:String}";
  const parameters = { from, until, fine, ...(tenantId !== undefined && { tenant: escapeText(tenantId) }) };
  const unsettled = await link.ask<{ hour: number }>(
    `SELECT DISTINCT hour FROM (
       SELECT tenant_id, hour FROM ${HOURS} WHERE hour > {from:Int64} - ${GRAINS.hour} AND hour < {until:Int64} ${ofTenant}
       GROUP BY tenant_id, hour HAVING ${UNSETTLED}
     ) ORDER BY hour`,
    parameters,
  );
  const live = unsettled.length === 0 ? null : insideOf(unsettled.map(({ hour }) => hour));
  const counted = (marks: string) => `SELECT tenant_id, moment, mark, max(n) AS most FROM (
    SELECT tenant_id, at AS moment, mark, n FROM ${SUMS}
    WHERE grain = {fine:Int64} AND at >= {from:Int64} AND at < {until:Int64} ${ofTenant} ${marks}
    ${live === null ? "" : `UNION ALL ${countedLive({ live, ofTenant, marks })}`}
  ) GROUP BY tenant_id, moment, mark`;
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

function countedLive({ live, ofTenant, marks }: { live: string; ofTenant: string; marks: string }): string {
  return `SELECT tenant_id, intDiv(counted_at, {fine:Int64}) * {fine:Int64} AS moment, mark, toInt64(sum(weight)) AS n
    FROM ${EVENTS} FINAL ARRAY JOIN marks AS mark, weights AS weight
    WHERE ${live} AND counted_at >= {from:Int64} AND counted_at < {until:Int64} ${ofTenant} ${marks}
    GROUP BY tenant_id, moment, mark`;
}

/** Where in time these hours lie. They are numbers of ours, so they may stand in the text. */
function insideOf(hours: readonly number[]): string {
  const stretches: { from: number; until: number }[] = [];
  for (const hour of hours) {
    const last = stretches.at(-1);
    if (last && (last.until === hour || stretches.length === STRETCHES_MAX)) last.until = hour + GRAINS.hour;
    else stretches.push({ from: hour, until: hour + GRAINS.hour });
  }
  return `(${stretches.map(({ from, until }) => `counted_at >= ${from} AND counted_at < ${until}`).join(" OR ")})`;
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
    await link.run(
      `INSERT INTO ${SUMS} (tenant_id, grain, at, mark, n)
       SELECT tenant_id, arrayJoin([${GRAINS.minute}, ${GRAINS.hour}]) AS fine, intDiv(counted_at, fine) * fine AS moment, mark, sum(weight)
       FROM ${EVENTS} FINAL ARRAY JOIN marks AS mark, weights AS weight
       WHERE ${insideOf(hours)} AND tenant_id IN {tenants:Array(String)} GROUP BY tenant_id, fine, moment, mark`,
      { tenants: [...new Set(due.map(({ tenant_id }) => tenant_id))] },
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
