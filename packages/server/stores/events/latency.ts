/**
 * Latencies as counts in slots that grow by a fixed ratio, so that the percentiles of any span of time come from sums.
 * Within a slot a value is taken to lie where its rank does; the error is a few per cent.
 */
const SMALLEST_MS = 0.01;
const RATIO = 1.3;
const LOG_RATIO = Math.log(RATIO);
const SLOTS_MAX = 64;

/** Slot 0 holds everything up to the smallest; the last one everything from about two minutes on. */
export function latencySlot(ms: number): number {
  if (!(ms > SMALLEST_MS)) return 0;
  return Math.min(SLOTS_MAX - 1, 1 + Math.floor(Math.log(ms / SMALLEST_MS) / LOG_RATIO));
}

/** The value below which `share` of the counted lie. `slots` maps slot to count. */
export function percentile(slots: ReadonlyMap<number, number>, share: number): number {
  const sorted = [...slots].sort(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  const rank = share * total;
  let below = 0;
  for (const [slot, count] of sorted) {
    if (below + count >= rank) {
      const within = count === 0 ? 0 : (rank - below) / count;
      return slot === 0 ? SMALLEST_MS * within : SMALLEST_MS * RATIO ** (slot - 1 + within);
    }
    below += count;
  }
  return 0;
}
