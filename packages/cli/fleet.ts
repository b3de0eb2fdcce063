/**
 * One service on several cores: a first process that answers nothing itself and looks after the others. It makes the
 * first key, starts the processes, replaces one that dies, passes signals on, and adds up what they counted.
 */
import cluster, { type Worker } from "node:cluster";
import { mergeExpositions } from "@portcullis/server";
import type { Logger } from "pino";
import { EXIT } from "./command.ts";

/** Between a process that died and the next; doubled while they go on dying. */
const RESTART_MS_MIN = 250;
const RESTART_MS_MAX = 10_000;
/** A process that lived this long died of something new. */
const SETTLED_MS = 60_000;
/** What a process gets beyond its own grace period before it is killed. */
const KILL_AFTER_MS = 2_000;
const METRICS_MS_MAX = 1_000;

/** What the processes tell each other. */
type Message =
  | { readonly portcullis: "listening"; readonly address: string }
  | { readonly portcullis: "asks_metrics"; readonly id: number }
  | { readonly portcullis: "print_metrics"; readonly id: number }
  | { readonly portcullis: "metrics"; readonly id: number; readonly text: string };

export interface FleetPlan {
  readonly processes: number;
  readonly drainMs: number;
  readonly logger: Logger;
  /** Told once, when all of them answer. */
  onReady(address: string): void;
}

/** Runs until a signal ends it; resolves to the exit code. */
export function runFleet({ processes, drainMs, logger, onReady }: FleetPlan): Promise<number> {
  return new Promise((resolve) => {
    const listening = new Set<number>();
    const questions = new Map<number, (worker: Worker, text: string) => void>();
    let asked = 0;
    let ready = false;
    let stopping = false;
    let unclean = false;
    let restartMs = RESTART_MS_MIN;

    cluster.on("message", (worker, message: Message) => {
      if (message.portcullis === "listening") note(worker, message.address);
      if (message.portcullis === "asks_metrics") gather(worker, message.id);
      if (message.portcullis === "metrics") questions.get(message.id)?.(worker, message.text);
    });
    cluster.on("exit", (worker, code, signal) => {
      listening.delete(worker.id);
      if (stopping) {
        // One that was still starting had nothing to finish, and our signal simply ended it.
        unclean ||= code !== 0 && signal !== "SIGTERM";
        if (living().length === 0) resolve(unclean ? EXIT.failed : EXIT.ok);
        return;
      }
      // Fail closed: what cannot start once will not start by being tried again, and its own words say why.
      if (!ready) return void stop(true);
      logger.error({ code, signal }, "a process ended and is replaced");
      setTimeout(() => stopping || start(), restartMs).unref();
      restartMs = Math.min(restartMs * 2, RESTART_MS_MAX);
    });
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => stop(false));
    process.on("SIGHUP", () => {
      for (const worker of living()) worker.process.kill("SIGHUP");
    });
    for (let n = 0; n < processes; n++) start();

    function start(): void {
      const worker = cluster.fork();
      setTimeout(() => {
        if (!worker.isDead()) restartMs = RESTART_MS_MIN;
      }, SETTLED_MS).unref();
    }

    function note(worker: Worker, address: string): void {
      listening.add(worker.id);
      if (ready || listening.size < processes) return;
      ready = true;
      onReady(address);
    }

    function stop(failed: boolean): void {
      unclean ||= failed;
      if (stopping) return;
      stopping = true;
      const left = living();
      if (left.length === 0) resolve(unclean ? EXIT.failed : EXIT.ok);
      for (const worker of left) worker.process.kill("SIGTERM");
      setTimeout(() => {
        for (const worker of living()) worker.process.kill("SIGKILL");
      }, drainMs + KILL_AFTER_MS).unref();
    }

    /** Asks every process for its counts and hands their sum to the one that was asked. */
    function gather(asker: Worker, askerId: number): void {
      const id = ++asked;
      const texts = new Map<number, string>();
      const wanted = living().filter((worker) => listening.has(worker.id));
      const done = () => {
        clearTimeout(timer);
        questions.delete(id);
        const printed = [...texts].sort(([a], [b]) => a - b).map(([, text]) => text);
        send(asker, { portcullis: "metrics", id: askerId, text: mergeExpositions(printed) });
      };
      const timer = setTimeout(done, METRICS_MS_MAX);
      questions.set(id, (worker, text) => {
        texts.set(worker.id, text);
        if (texts.size === wanted.length) done();
      });
      for (const worker of wanted) send(worker, { portcullis: "print_metrics", id });
    }
  });
}

/** True in a process that a fleet started. */
export const inFleet = (): boolean => cluster.isWorker;

/** The line to the first process would keep this one alive. */
export function leaveFleet(): void {
  process.removeAllListeners("disconnect");
  if (process.connected) process.disconnect();
}

/** The fleet's side inside one of its processes. */
export function joinFleet(print: () => string): {
  listening(address: string): void;
  /** The counts of all processes together. */
  metrics(): Promise<string>;
} {
  const waiting = new Map<number, (text: string) => void>();
  let asked = 0;
  process.on("message", (message: Message) => {
    if (message.portcullis === "print_metrics")
      process.send?.({ portcullis: "metrics", id: message.id, text: print() } satisfies Message);
    if (message.portcullis === "metrics") {
      waiting.get(message.id)?.(message.text);
      waiting.delete(message.id);
    }
  });
  // Without the first process nobody replaces this one or passes signals on: it ends as if it had been told to.
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  return {
    listening: (address) => void process.send?.({ portcullis: "listening", address } satisfies Message),
    metrics: () =>
      new Promise((resolve) => {
        const id = ++asked;
        waiting.set(id, resolve);
        process.send?.({ portcullis: "asks_metrics", id } satisfies Message);
      }),
  };
}

function living(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined && !worker.isDead()) as Worker[];
}

/** A process that ends at this moment cannot be told; its end is noted elsewhere. */
function send(worker: Worker, message: Message): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}
