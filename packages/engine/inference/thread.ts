/**
 * One worker thread and its life: it is started, runs its jobs, and when it dies, whatever killed it, every job in it is
 * answered with null and another thread takes its place. A thread that keeps failing to start is tried again later
 * and later.
 *
 * The worker says `{ kind: "ready" }` once, then answers each job's `id` with one reply.
 */
import { Worker } from "node:worker_threads";

export type ThreadFault = "worker_died" | "worker_stuck" | "worker_did_not_start";

/** What a worker sends back for a job. */
export interface Reply {
  readonly kind: string;
  readonly id: number;
}

export interface ThreadOptions {
  readonly script: URL;
  /** Handed to the worker when it starts. */
  readonly data: unknown;
  readonly heapMb: number;
  /** How many jobs it may have at once; more than one only where the worker takes turns between them. Default 1. */
  readonly jobsMax?: number;
  /** Called when the thread can take a job. */
  readonly onFree: () => void;
  readonly onFault: (fault: ThreadFault) => void;
}

export interface Thread<J extends object, R extends Reply> {
  /** Whether the first start succeeded. */
  readonly started: Promise<boolean>;
  /** A thread whose job is overdue takes no more: what it is given would die with it. */
  isFree(): boolean;
  /** How many jobs it has. */
  load(): number;
  /** Its last start failed: there is no telling when it will run. */
  isFailing(): boolean;
  /** `done` hears the reply, or null when the thread died over the job. Returns the job's number. */
  run(job: J, done: (reply: R | null) => void): number;
  /** The job's time is up: if it is not done within `graceMs`, the thread counts as stuck and is replaced. */
  expire(job: number, graceMs: number): void;
  close(): Promise<void>;
}

interface Running<R> {
  tell(reply: R | null): void;
  stuck: NodeJS.Timeout | null;
}

/** For a thread that hangs. One that cannot start ends at once; one that is slow because the machine is must not be made to begin anew. */
const START_MS_MAX = 60_000;
const RESTART_MS_MAX = 10_000;

export function createThread<J extends object, R extends Reply>(options: ThreadOptions): Thread<J, R> {
  const { jobsMax = 1 } = options;
  const jobs = new Map<number, Running<R>>();
  let worker: Worker | null = null;
  let ready = false;
  let failures = 0;
  let lastId = 0;
  let foundStuck = false;
  let restart: NodeJS.Timeout | null = null;
  let closed = false;

  function start(): Promise<boolean> {
    const fresh = new Worker(options.script, {
      workerData: options.data,
      // A small nursery: texts are short-lived, and each thread would else keep sixteen megabytes for them.
      resourceLimits: { maxOldGenerationSizeMb: options.heapMb, maxYoungGenerationSizeMb: 8 },
      // Nothing that a thread might print reaches a log: it could hold the text.
      stdout: true,
      stderr: true,
    });
    worker = fresh;
    return new Promise((resolve) => {
      const late = setTimeout(() => void fresh.terminate(), START_MS_MAX);
      fresh.on("message", (reply: R | { readonly kind: "ready" }) => {
        if ("id" in reply) return settle(reply);
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

  function settle(reply: R): void {
    const job = take(reply.id);
    if (!job) return;
    job.tell(reply);
    options.onFree();
  }

  function take(id: number): Running<R> | null {
    const job = jobs.get(id);
    if (!job) return null;
    jobs.delete(id);
    if (job.stuck) clearTimeout(job.stuck);
    return job;
  }

  function replace(): void {
    if (closed) return;
    options.onFault(foundStuck ? "worker_stuck" : ready ? "worker_died" : "worker_did_not_start");
    failures = ready ? 0 : failures + 1;
    worker = null;
    ready = false;
    foundStuck = false;
    restart = setTimeout(() => void start(), failures === 0 ? 0 : Math.min(RESTART_MS_MAX, 50 * 2 ** failures));
    restart.unref();
    dropJobs();
  }

  function dropJobs(): void {
    for (const id of [...jobs.keys()]) take(id)?.tell(null);
  }

  return {
    started: start(),
    isFree: () => ready && jobs.size < jobsMax && !jobs.values().some((job) => job.stuck),
    load: () => jobs.size,
    isFailing: () => !ready && failures > 0,
    run(job, tell) {
      const id = ++lastId;
      jobs.set(id, { tell, stuck: null });
      worker?.postMessage({ ...job, id });
      return id;
    },
    expire(id, graceMs) {
      const job = jobs.get(id);
      if (!job || job.stuck) return;
      job.stuck = setTimeout(() => {
        foundStuck = true;
        void worker?.terminate();
      }, graceMs);
      job.stuck.unref();
    },
    async close() {
      closed = true;
      if (restart) clearTimeout(restart);
      await worker?.terminate();
      dropJobs();
    },
  };
}
