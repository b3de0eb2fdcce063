/** Spans of time in whole buckets, and how to cover a long one with few of them. */
import { GRAINS, grainStart, nextGrain } from "./grains.ts";
import { OVERVIEW_POINTS_MAX, type OverviewAsk } from "./port.ts";

export interface SumSpan {
  readonly grain: number;
  readonly from: number;
  readonly until: number;
}

/** Which sums answer the question, bucket by bucket. Throws on a span that is empty or has too many of them. */
export function spanOf({ from, until, bucket }: OverviewAsk): SumSpan {
  const grain = GRAINS[bucket];
  if (!(from < until)) throw new RangeError("an overview needs a span of time");
  const span = { grain, from: grainStart(from, grain), until: roundUp(until, grain) };
  if ((span.until - span.from) / grain > OVERVIEW_POINTS_MAX) {
    throw new RangeError(`an overview has at most ${OVERVIEW_POINTS_MAX} buckets`);
  }
  return span;
}

/** The starts of the buckets, oldest first. */
export function startsOf({ grain, from, until }: SumSpan): readonly number[] {
  const starts: number[] = [];
  for (let at = from; at < until; at = nextGrain(at, grain)) starts.push(at);
  return starts;
}

const COARSEST_FIRST = Object.values(GRAINS).sort((a, b) => b - a);

/** The same time in as few buckets as can be: months in the middle, finer ones towards the ends, none finer than asked. */
export function coveringSpans({ grain, from, until }: SumSpan): readonly SumSpan[] {
  return cover(
    { from, until },
    COARSEST_FIRST.filter((each) => each >= grain),
  );
}

function cover(span: Omit<SumSpan, "grain">, grains: readonly number[]): readonly SumSpan[] {
  const [grain, ...finer] = grains;
  const { from, until } = span;
  if (grain === undefined || from >= until) return [];
  if (finer.length === 0) return [{ grain, from, until }];
  const [first, last] = [roundUp(from, grain), grainStart(until, grain)];
  if (first >= last) return cover(span, finer);
  return [
    ...cover({ from, until: first }, finer),
    { grain, from: first, until: last },
    ...cover({ from: last, until }, finer),
  ];
}

function roundUp(at: number, grain: number): number {
  const start = grainStart(at, grain);
  return start === at ? at : nextGrain(start, grain);
}
