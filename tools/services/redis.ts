/**
 * A real Redis for tests: on a free port, keeping nothing, gone at the end. `PORTCULLIS_TEST_REDIS_URL` names one that
 * is already running, and nothing is started.
 */

import { bring, REDIS } from "../prerequisites.ts";
import { childServer } from "./child-server.ts";
import { freePort } from "./free-port.ts";

export interface TestRedis {
  readonly url: string;
  close(): Promise<void>;
}

/** A server that a test may take away and bring back, empty, on the same port. */
export interface OwnRedis extends TestRedis {
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function startRedis(): Promise<TestRedis> {
  const borrowed = process.env.PORTCULLIS_TEST_REDIS_URL;
  return borrowed ? { url: borrowed, close: async () => {} } : startOwnRedis();
}

export async function startOwnRedis(): Promise<OwnRedis> {
  bring([REDIS]);
  const port = await freePort();
  const words = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const life = childServer("redis", { program: "redis-server", words, ready: "Ready to accept connections" });
  await life.start();
  return { url: `redis://127.0.0.1:${port}`, ...life };
}
