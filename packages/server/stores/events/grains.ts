/** The fineness of the sums that the overview is made of. Without imports, because the store's thread loads it too. */

/** In milliseconds: what is written for every event. A month begins with the UTC month and is called by thirty days. */
export const GRAINS = { minute: 60_000, hour: 3_600_000, day: 86_400_000, month: 2_592_000_000 } as const;

/** A client's clock that runs ahead by more than this is not believed when counting. */
export const AHEAD_MS_MAX = GRAINS.day;

/** The time under which an event is counted. */
export function countedAt({ at, receivedAt }: { readonly at: number; readonly receivedAt: number }): number {
  return Math.max(0, at > receivedAt + AHEAD_MS_MAX ? receivedAt : at);
}

/** Where the bucket that holds the time begins. */
export function grainStart(at: number, grain: number): number {
  if (grain !== GRAINS.month) return Math.floor(at / grain) * grain;
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
}

export function nextGrain(start: number, grain: number): number {
  if (grain !== GRAINS.month) return start + grain;
  const date = new Date(start);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
}

/** The month that was asked for last, and how long it is the answer: the events of a batch are mostly of one. */
let last = { from: 0, until: 0, month: 0 };

/** The UTC month as a number that sorts: 202611. Events are kept together by it. */
export function monthOf(at: number): number {
  if (at >= last.from && at < last.until) return last.month;
  const date = new Date(at);
  const [year, index] = [date.getUTCFullYear(), date.getUTCMonth()];
  last = { from: Date.UTC(year, index), until: Date.UTC(year, index + 1), month: year * 100 + index + 1 };
  return last.month;
}
