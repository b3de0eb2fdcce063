/**
 * Time of a function, as the least of many short rounds. On a machine that others use, a short round now and then runs
 * undisturbed, and the least of them is what the work costs. What takes longer is interrupted in every round: of that the
 * thread's own time is taken, over enough of it that the ticks in which it is counted do not matter.
 */
export function leastMicros(work: () => void, { rounds = 60, roundMicros = 1_500 } = {}): number {
  work();
  const once = wallMicros(work, 1);
  if (once > LONG_MICROS) return Math.min(...Array.from({ length: LONG_ROUNDS }, () => cpuMicros(work)));
  const times = Math.max(1, Math.min(4_096, Math.floor(roundMicros / Math.max(once, 0.1))));
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) least = Math.min(least, wallMicros(work, times) / times);
  return least;
}

/** What one costs of another, measured by turns: a machine that slows down slows both. */
export function ratioInTurns(one: () => void, other: () => void, { turns = 3, rounds = 20 } = {}): number {
  let least = Number.POSITIVE_INFINITY;
  let leastOther = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < turns; turn++) {
    least = Math.min(least, leastMicros(one, { rounds }));
    leastOther = Math.min(leastOther, leastMicros(other, { rounds }));
  }
  return least / leastOther;
}

const LONG_MICROS = 4_000;
const LONG_ROUNDS = 2;
/** A tick is up to ten milliseconds. */
const LONG_ROUND_MICROS = 150_000;

function wallMicros(work: () => void, times: number): number {
  const before = performance.now();
  for (let k = 0; k < times; k++) work();
  return (performance.now() - before) * 1_000;
}

function cpuMicros(work: () => void): number {
  const before = process.threadCpuUsage();
  for (let times = 1; ; times++) {
    work();
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= LONG_ROUND_MICROS) return (user + system) / times;
  }
}
