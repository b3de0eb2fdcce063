/**
 * Time of a function, as the least of many short rounds. On a machine that others use, a short round now and then runs
 * undisturbed, and the least of them is what the work costs; the thread's own time is counted in ticks too coarse for it.
 */
export function leastMicros(work: () => void, { rounds = 60, roundMicros = 1_500 } = {}): number {
  work();
  const once = spend(work, 1);
  const times = Math.max(1, Math.min(4_096, Math.floor(roundMicros / Math.max(once, 0.1))));
  const count = once > 20_000 ? Math.min(rounds, 9) : rounds;
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < count; round++) least = Math.min(least, spend(work, times) / times);
  return least;
}

/** A round of several milliseconds is interrupted on a busy machine: of such the thread's own time is taken. */
const LONG_MICROS = 4_000;

function spend(work: () => void, times: number): number {
  const cpuBefore = process.threadCpuUsage();
  const before = performance.now();
  for (let k = 0; k < times; k++) work();
  const wall = (performance.now() - before) * 1_000;
  const { user, system } = process.threadCpuUsage(cpuBefore);
  return wall > LONG_MICROS ? Math.min(wall, Math.max(user + system, 1)) : wall;
}
