/**
 * Trying rule files off the event loop: a check of them, or a replay of samples under the rules in force and under the
 * candidate ones. One thread for each, bounded in number, memory and time; samples go to it a few at a time, so that
 * progress can be told and hanging up ends it.
 */
import { Worker } from "node:worker_threads";
import type { Payload } from "@portcullis/engine";
import type { Rule, RuleFile } from "@portcullis/engine/static";
import { ServiceError } from "../http/problem.ts";
import type { JudgedSample, ReplayGreeting, ReplayWorkerData } from "./replay-worker.ts";

export interface Replayer {
  /** What is wrong with rule files, and the rules that can be used. */
  check(
    files: readonly RuleFile[],
    wish: { readonly taken: readonly string[]; readonly signal: AbortSignal },
  ): Promise<ReplayGreeting>;
  /** A thread with both rule sets. Whoever opens it closes it. */
  open(wish: {
    readonly files: readonly RuleFile[];
    readonly current: readonly Rule[];
    readonly taken: readonly string[];
    readonly signal: AbortSignal;
  }): Promise<Replay>;
}

export interface Replay extends ReplayGreeting {
  /** Null when the thread died or ran out of time. */
  judge(samples: readonly Payload[]): Promise<readonly JudgedSample[] | null>;
  close(): Promise<void>;
}

export const REPLAY = {
  threadsMax: 2,
  /** From the start of a thread to its end, whatever it does. */
  totalMs: 120_000,
  heapMb: 512,
} as const;

/** `module` is the address of the module that opens a scanner, for the thread to load. */
export function createReplayer(options: { readonly module: string; readonly totalMs?: number }): Replayer {
  const { module, totalMs = REPLAY.totalMs } = options;
  let threads = 0;

  return {
    async check(files, { taken, signal }) {
      const replay = await start({ module: null, current: [], files, taken }, signal);
      await replay.close();
      return { rules: replay.rules, errors: replay.errors };
    },
    open: ({ files, current, taken, signal }) => start({ module, current, files, taken }, signal),
  };

  async function start(data: ReplayWorkerData, signal: AbortSignal): Promise<Replay> {
    if (threads >= REPLAY.threadsMax) {
      throw new ServiceError("overloaded", "other rule packs are being tried; wait for one to end", {
        headers: { "retry-after": "5" },
      });
    }
    threads += 1;
    const worker = new Worker(new URL("./replay-worker.ts", import.meta.url), {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: REPLAY.heapMb },
      // Nothing that the thread might print reaches a log: it could hold a sample.
      stdout: true,
      stderr: true,
    });
    const end = () => void worker.terminate();
    const late = setTimeout(end, totalMs);
    signal.addEventListener("abort", end);
    const gone = new Promise<null>((resolve) => {
      worker.on("error", () => resolve(null));
      worker.on("exit", () => {
        threads -= 1;
        clearTimeout(late);
        signal.removeEventListener("abort", end);
        resolve(null);
      });
    });
    const next = <T>() => Promise.race([new Promise<T>((resolve) => worker.once("message", resolve)), gone]);
    const greeting = await next<ReplayGreeting>();
    if (greeting === null) throw new ServiceError("unavailable", "the rule files could not be tried in time");
    return {
      ...greeting,
      judge(samples) {
        const answer = next<readonly JudgedSample[]>();
        worker.postMessage(samples);
        return answer;
      },
      async close() {
        await worker.terminate();
      },
    };
  }
}
