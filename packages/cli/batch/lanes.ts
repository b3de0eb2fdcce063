/**
 * Who answers the rows: threads of this machine, each with the whole service in it, or a service elsewhere, asked by
 * several at once. Both take a bite of rows and hand back its answers in the same order.
 */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { Refusal, reach, type Service } from "../asking.ts";
import type { Terminal } from "../command.ts";
import { type Answered, answerRow, type BatchAsk } from "./row.ts";

export type Rows = readonly { readonly number: number; readonly text: string | null }[];

export interface Lane {
  answer(rows: Rows): Promise<readonly Answered[]>;
  close(): Promise<void>;
}

/** Requests that one run keeps under way at a service elsewhere. */
const REMOTE_LANES = 8;
const RETRIES_MAX = 8;
const RETRY_MS_MIN = 200;
const RETRY_MS_MAX = 20_000;

export async function openLanes(ask: BatchAsk, server: string | undefined, terminal: Terminal): Promise<Lane[]> {
  if (server === undefined) return Array.from({ length: availableParallelism() }, () => threadLane(ask));
  const service = patient(await reach(server, terminal));
  return Array.from({ length: REMOTE_LANES }, () => remoteLane(ask, service));
}

/** Environment and settings are this process's own. */
function threadLane(ask: BatchAsk): Lane {
  const worker = new Worker(new URL("./lane-worker.ts", import.meta.url), { workerData: ask });
  let waiting: { resolve(answers: readonly Answered[]): void; reject(error: Error): void } | null = null;
  let fault: Error | null = null;
  const fail = (error: Error) => {
    fault = error;
    waiting?.reject(error);
    waiting = null;
  };
  worker.on("message", (answers: readonly Answered[]) => {
    waiting?.resolve(answers);
    waiting = null;
  });
  worker.once("error", fail);
  worker.once("exit", () => fail(new Error("a thread of the batch ended")));
  return {
    answer: (rows) =>
      new Promise((resolve, reject) => {
        if (fault) return reject(fault);
        waiting = { resolve, reject };
        worker.postMessage(rows);
      }),
    async close() {
      worker.removeAllListeners("exit");
      const ended = new Promise((resolve) => worker.once("exit", resolve));
      worker.postMessage("close");
      await ended;
    },
  };
}

function remoteLane(ask: BatchAsk, service: Service): Lane {
  return {
    async answer(rows) {
      const answers: Answered[] = [];
      for (const row of rows) answers.push(await answerRow(row, ask, service));
      return answers;
    },
    close: () => service.close(),
  };
}

/** A service that is busy or away for a moment is asked again, later each time; what it refuses for good is told. */
export function patient(service: Service, pause: (ms: number) => Promise<void> = sleep): Service {
  return {
    async ask<A>(path: string, body?: object): Promise<A> {
      for (let attempt = 0; ; attempt++) {
        try {
          return await service.ask<A>(path, body);
        } catch (error) {
          if (attempt >= RETRIES_MAX || !(error instanceof Refusal) || !error.passing) throw error;
          const ms = Math.min(RETRY_MS_MAX, RETRY_MS_MIN * 2 ** attempt);
          // Spread, so that many callers do not come back together.
          await pause(Math.max(error.retryAfterMs ?? 0, ms / 2 + Math.random() * (ms / 2)));
        }
      }
    },
    close: () => service.close(),
  };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
