/**
 * One worker thread and its life: it is started, runs one job at a time, and when it dies, whatever killed it, the job in
 * it is answered with null and another thread takes its place. A thread that keeps failing to start is tried again later
 * and later.
 */
import { Worker } from "node:worker_threads";
import type { WorkerJob, WorkerReply, WorkerSource } from "./cloak-worker.ts";

export type ThreadFault = "worker_died" | "worker_stuck" | "worker_did_not_start";
export type ThreadReply = Exclude<WorkerReply, { kind: "ready" }>;

export interface ThreadOptions {
  readonly source: WorkerSource;
  readonly startMs: number;
  readonly heapMb: number;
  /** Called when the thread can take a job. */
  readonly onFree: () => void;
  readonly onFault: (fault: ThreadFault) => void;
}

export interface Thread {
  /** Whether the first start succeeded. */
  readonly started: Promise<boolean>;
  isFree(): boolean;
  /** Its last start failed: there is no telling when it will run. */
  isFailing(): boolean;
  /** `done` hears the reply, or null when the thread died over the job. */
  run(job: Omit<WorkerJob, "id">, done: (reply: ThreadReply | null) => void): void;
  /** The time of the job in it is up: if it is not done within `graceMs`, it counts as stuck and is replaced. */
  expire(graceMs: number): void;
  close(): Promise<void>;
}

const RESTART_MS_MAX = 10_000;

export function createThread(options: ThreadOptions): Thread {
  let worker: Worker | null = null;
  let ready = false;
  let failures = 0;
  let lastId = 0;
  let done: ((reply: ThreadReply | null) => void) | null = null;
  let stuck: NodeJS.Timeout | null = null;
  let restart: NodeJS.Timeout | null = null;
  let closed = false;

  function start(): Promise<boolean> {
    const fresh = new Worker(new URL("./cloak-worker.ts", import.meta.url), {
      workerData: options.source,
      resourceLimits: { maxOldGenerationSizeMb: options.heapMb },
      // Nothing that a thread might print reaches a log: it could hold the text.
      stdout: true,
      stderr: true,
    });
    worker = fresh;
    return new Promise((resolve) => {
      const late = setTimeout(() => void fresh.terminate(), options.startMs);
      fresh.on("message", (reply: WorkerReply) => {
        if (reply.kind !== "ready") return settle(reply);
        clearTimeout(late);
        ready = true;
        failures = 0;
        resolve(true);
        options.onFree();
      });
      // The message of the error may quote the text, so it goes nowhere; `exit` follows and does the work.
      fresh.on("error", () => {});
      fresh.on("exit", () => {
        clearTimeout(late);
        replace();
        resolve(false);
      });
    });
  }

  function settle(reply: ThreadReply): void {
    if (reply.id !== lastId || !done) return;
    const tell = done;
    done = null;
    if (stuck) clearTimeout(stuck);
    stuck = null;
    tell(reply);
    options.onFree();
  }

  function replace(): void {
    if (closed) return;
    const tell = done;
    options.onFault(stuck ? "worker_stuck" : ready ? "worker_died" : "worker_did_not_start");
    failures = ready ? 0 : failures + 1;
    worker = null;
    ready = false;
    done = null;
    if (stuck) clearTimeout(stuck);
    stuck = null;
    restart = setTimeout(() => void start(), failures === 0 ? 0 : Math.min(RESTART_MS_MAX, 50 * 2 ** failures));
    restart.unref();
    tell?.(null);
  }

  return {
    started: start(),
    isFree: () => ready && done === null,
    isFailing: () => !ready && failures > 0,
    run(job, tell) {
      done = tell;
      lastId++;
      worker?.postMessage({ ...job, id: lastId } satisfies WorkerJob);
    },
    expire(graceMs) {
      if (stuck || !done) return;
      stuck = setTimeout(() => void worker?.terminate(), graceMs);
      stuck.unref();
    },
    async close() {
      closed = true;
      if (stuck) clearTimeout(stuck);
      if (restart) clearTimeout(restart);
      const tell = done;
      done = null;
      await worker?.terminate();
      tell?.(null);
    },
  };
}
