/**
 * Processor time of a function, as the least of several rounds. Time on the clock means nothing on a machine that others
 * use; the thread's own time still does, and the least of it is what the work costs.
 */
export function cpuMicros(work: () => void, { rounds = 7, minimumMicros = 20_000 } = {}): number {
  let times = 1;
  for (let spent = spend(work, times); spent < minimumMicros && times < 1 << 20; spent = spend(work, times)) {
    times = Math.max(times * 2, Math.ceil((times * minimumMicros) / Math.max(spent, 1_000)));
  }
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) least = Math.min(least, spend(work, times) / times);
  return least;
}

function spend(work: () => void, times: number): number {
  const before = process.threadCpuUsage();
  for (let k = 0; k < times; k++) work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}
