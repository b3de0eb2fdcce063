/** Time that this thread has worked, in milliseconds: what others do on the machine is not in it. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
