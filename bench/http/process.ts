/** What processes take, and where they run: read from and told to the system, so that a figure is one of a core. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";

/** The server on one core and the client on another, where there are two. */
export const [SERVER_CORE, CLIENT_CORE] = availableParallelism() > 1 ? (["0", "1"] as const) : (["0", "0"] as const);

/** Processor time of all threads of a process and of those that it started. */
export function cpuSecondsOf(pid: number): number {
  return family(pid).reduce((sum, member) => sum + ownCpuSeconds(member), 0);
}

export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024);
}

/** All threads of a process and of those that it started, to these cores. Nothing happens where there is no `taskset`. */
export function pin(pid: number, cores: string): void {
  for (const member of family(pid)) spawnSync("taskset", ["-acp", cores, String(member)], { stdio: "ignore" });
}

/** Runs the work with this process, the client, on these cores. */
export async function pinned<T>(cores: string, work: () => Promise<T>): Promise<T> {
  const all = `0-${availableParallelism() - 1}`;
  pinSelf(cores);
  try {
    return await work();
  } finally {
    pinSelf(all);
  }
}

/** Whether the system was told to let this session go before others, as the machine's description says it. */
export function precedence(): string {
  const nice = Number(/nice (-?\d+)/.exec(read("/proc/self/autogroup"))?.[1] ?? 0);
  return nice < 0 ? ", with precedence over whatever else runs on it" : "";
}

function pinSelf(cores: string): void {
  spawnSync("taskset", ["-acp", cores, String(process.pid)], { stdio: "ignore" });
}

function ownCpuSeconds(pid: number): number {
  let nanoseconds = 0;
  for (const thread of listed(`/proc/${pid}/task`)) {
    nanoseconds += Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(" ")[0]);
  }
  return nanoseconds / 1e9;
}

function family(pid: number): readonly number[] {
  const children = listed(`/proc/${pid}/task`).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(" ").filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(family)];
}

function listed(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A thread may end while it is looked at. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
