/** The overview made from sums: what every back end shares once it has read them. */

import { percentile } from "./latency.ts";
import { kindOf, nameOf, PREFIX } from "./marks.ts";
import {
  EVENT_PASSES,
  type EventPass,
  type LatencyFacts,
  type Overview,
  type OverviewAsk,
  type OverviewCounts,
  type OverviewPoint,
  RANKED_MAX,
  type Ranked,
} from "./port.ts";
import { spanOf, startsOf } from "./spans.ts";

/** The marks that the series over time is drawn from. */
export const SERIES_MARKS = [
  "s.decision:allow",
  "s.decision:block",
  "s.failed:any",
  "s.missed:any",
  "c.decision:allow",
  "c.decision:block",
  "c.unreached:scan",
] as const;

/** Names of one kind that are read for the totals; the rest is the long tail. */
export const NAMES_READ_MAX = 200;

export interface SumRow {
  readonly mark: string;
  readonly count: number;
}

export interface TimedSum extends SumRow {
  /** Start of the grain. */
  readonly at: number;
}

export function makeOverview(
  ask: OverviewAsk,
  sums: { readonly timed: readonly TimedSum[]; readonly totals: readonly SumRow[] },
): Overview {
  const { bucket } = ask;
  const span = spanOf(ask);
  const { from, until } = span;
  const points = new Map(startsOf(span).map((at): [number, OverviewPoint] => [at, { at, ...NOTHING }]));
  for (const { at, mark, count } of sums.timed) {
    const point = points.get(at);
    if (point) points.set(at, { ...point, ...added(point, mark, count) });
  }
  const byKind = Map.groupBy(sums.totals, ({ mark }) => kindOf(mark));
  const named = (kind: string): Ranked[] =>
    (byKind.get(kind) ?? []).map(({ mark, count }) => ({ name: nameOf(mark), count }));
  const ofService = (kind: string) => ranked(named(PREFIX.service + kind));
  const totals = { ...NOTHING };
  for (const { mark, count } of sums.totals) Object.assign(totals, added(totals, mark, count));
  const verdicts = totals.allow + totals.block;
  return {
    from,
    until,
    bucket,
    series: [...points.values()],
    totals,
    blockRate: verdicts === 0 ? null : totals.block / verdicts,
    categories: ofService("category"),
    rules: ofService("rule"),
    suppressedRules: ofService("suppressed"),
    shadowedRules: ofService("shadowed"),
    severities: ofService("severity"),
    tools: ranked(merged([...named("s.tool"), ...named("c.tool")])),
    entityTypes: ofService("entity"),
    keys: ofService("key"),
    types: ranked([...named("s.type"), ...named("c.type")]),
    latency: [...EVENT_PASSES, "total" as const].flatMap((pass) =>
      latencyOf(pass, named(`${PREFIX.service}latency.${pass}`)),
    ),
    didNotRun: ranked(named("s.missed"), Number.POSITIVE_INFINITY).flatMap(({ name, count }) => {
      const [pass, error] = name.split("=");
      return error === undefined ? [] : [{ pass: pass as EventPass, error, count }];
    }),
    failures: ofService("failed").flatMap(({ name, count }) => (name === "any" ? [] : [{ error: name, count }])),
  };
}

const NOTHING: OverviewCounts = {
  allow: 0,
  block: 0,
  failed: 0,
  didNotRun: 0,
  clientAllow: 0,
  clientBlock: 0,
  clientUnreached: 0,
};

const FIELD_OF: Readonly<Record<(typeof SERIES_MARKS)[number], keyof OverviewCounts>> = {
  "s.decision:allow": "allow",
  "s.decision:block": "block",
  "s.failed:any": "failed",
  "s.missed:any": "didNotRun",
  "c.decision:allow": "clientAllow",
  "c.decision:block": "clientBlock",
  "c.unreached:scan": "clientUnreached",
};

function added(counts: OverviewCounts, mark: string, count: number): Partial<OverviewCounts> {
  const field = FIELD_OF[mark as (typeof SERIES_MARKS)[number]];
  return field === undefined ? {} : { [field]: counts[field] + count };
}

function latencyOf(pass: EventPass | "total", slots: readonly Ranked[]): LatencyFacts[] {
  if (slots.length === 0) return [];
  const counts = new Map(slots.map(({ name, count }) => [Number(name), count]));
  const count = slots.reduce((sum, slot) => sum + slot.count, 0);
  const at = (share: number) => Number(percentile(counts, share).toPrecision(3));
  return [{ pass, count, p50: at(0.5), p90: at(0.9), p95: at(0.95), p99: at(0.99) }];
}

function merged(list: readonly Ranked[]): Ranked[] {
  const counts = new Map<string, number>();
  for (const { name, count } of list) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].map(([name, count]) => ({ name, count }));
}

function ranked(list: readonly Ranked[], max = RANKED_MAX): Ranked[] {
  return list.toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)).slice(0, max);
}
