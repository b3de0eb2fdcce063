/**
 * A real Redis for tests: on a free port, keeping nothing, gone at the end. `PORTCULLIS_TEST_REDIS_URL` names one that
 * is already running, and nothing is started.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "./free-port.ts";
import { bring, REDIS } from "./prerequisites.ts";

export interface TestRedis {
  readonly url: string;
  close(): Promise<void>;
}

/** A server that a test may take away and bring back, empty, on the same port. */
export interface OwnRedis extends TestRedis {
  stop(): Promise<void>;
  start(): Promise<void>;
}

const START_MS_MAX = 10_000;

export async function startRedis(): Promise<TestRedis> {
  const borrowed = process.env.PORTCULLIS_TEST_REDIS_URL;
  return borrowed ? { url: borrowed, close: async () => {} } : startOwnRedis();
}

export async function startOwnRedis(): Promise<OwnRedis> {
  bring([REDIS]);
  const port = await freePort();
  const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  let child: ChildProcess | null = null;
  // A test that dies without closing must not leave a server behind.
  const onExit = () => child?.kill("SIGKILL");
  process.once("exit", onExit);

  async function start(): Promise<void> {
    const starting = spawn("redis-server", options, { stdio: ["ignore", "pipe", "inherit"] });
    child = starting;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("redis did not start in time")), START_MS_MAX);
      starting.once("error", reject);
      starting.stdout.setEncoding("utf8").on("data", (text: string) => {
        if (!text.includes("Ready to accept connections")) return;
        clearTimeout(timer);
        resolve();
      });
    });
  }

  async function stop(): Promise<void> {
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, "exit");
    ending.kill("SIGKILL");
    await ended;
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    async close() {
      process.off("exit", onExit);
      await stop();
    },
  };
}
