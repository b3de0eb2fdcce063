/**
 * The real program as a child process, for tests and benches: started on a free port with a folder of its own, and
 * stopped, or killed, as the test wants.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, isStale, PROGRAM, PROGRAM_ENV } from "../build.ts";

/** A machine that tests other things at the same time may take long; one that does not start at all is told by its end. */
const START_MS_MAX = 180_000;

/** For what asks whether a pass finds and not how soon: on a machine that tests other things at the same time it may take long. */
export const PATIENT = { PORTCULLIS_CLOAK_TIMEOUT_MS: "60000", PORTCULLIS_SEMANTIC_TIMEOUT_MS: "60000" } as const;

export interface RunningService {
  readonly url: string;
  /** The key printed on first start, or null. */
  readonly key: string | null;
  readonly pid: number;
  readonly dataDir: string;
  /** Milliseconds from start to the greeting. */
  readonly startedInMs: number;
  output(): { readonly stdout: string; readonly stderr: string };
  post(path: string, body: unknown, key?: string): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Sends the signal and waits for the end; resolves to the exit code, or null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Ends it and deletes its folder. */
  remove(): Promise<void>;
}

export async function startService(
  env: Readonly<Record<string, string>> = {},
  givenDir?: string,
): Promise<RunningService> {
  if (isStale()) build();
  const dataDir = givenDir ?? mkdtempSync(join(tmpdir(), "portcullis-"));
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...PROGRAM, "serve"], {
    env: { ...PROGRAM_ENV, PATH: process.env.PATH ?? "", PORT: "0", PORTCULLIS_DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // A test that fails before it removes its service neither waits for it for ever nor leaves it behind.
  const onExit = () => {
    child.kill("SIGKILL");
    if (givenDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  process.once("exit", onExit);
  // Its last words are heard, and processes of its own have let go of its pipes, when the pipes are closed.
  const closed = new Promise<number | null>((resolve) => child.once("close", resolve));
  closed.then(() => process.off("exit", onExit));
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (text: string) => {
      output[name] += text;
    });
  }
  await greeting(child, output);
  const handles = [child, child.stdout, child.stderr] as { ref(): void; unref(): void }[];
  for (const handle of handles) handle.unref();
  const url = /ready on (\S+)/.exec(output.stdout)![1]!;
  const key = /shown only now: (\S+)/.exec(output.stdout)?.[1] ?? null;

  const end = (signal: NodeJS.Signals) => {
    for (const handle of handles) handle.ref();
    child.kill(signal);
    return closed;
  };
  return {
    url,
    key,
    pid: child.pid!,
    dataDir,
    startedInMs: performance.now() - startedAt,
    output: () => ({ ...output }),
    async post(path, body, presented = key ?? "") {
      const answer = await fetch(url + path, {
        method: "POST",
        headers: { authorization: `Bearer ${presented}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    end,
    async remove() {
      await end("SIGKILL");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The program with other words than `serve`, on the data of a service; runs to its end. */
export function runProgram(
  args: readonly string[],
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): { readonly code: number | null; readonly stdout: string; readonly stderr: string } {
  if (isStale()) build();
  const { status, stdout, stderr } = spawnSync(process.execPath, [...PROGRAM, ...args], {
    env: { ...PROGRAM_ENV, PATH: process.env.PATH ?? "", PORTCULLIS_DATA_DIR: dataDir, ...env },
    encoding: "utf8",
  });
  return { code: status, stdout, stderr };
}

function greeting(child: ChildProcess, output: { readonly stdout: string; readonly stderr: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => give(new Error("the service did not start in time")), START_MS_MAX);
    const look = () => {
      if (/"text":"Ignore/.test(output.stdout)) give();
    };
    const ended = () => give(new Error(`the service ended at once:\n${output.stdout}${output.stderr}`));
    child.stdout!.on("data", look);
    child.once("exit", ended);
    function give(error?: Error): void {
      clearTimeout(timer);
      child.stdout!.off("data", look);
      child.off("exit", ended);
      if (error) {
        child.kill("SIGKILL");
        reject(error);
      } else resolve();
    }
  });
}
