/**
 * Sends one prepared request over and over on keep-alive connections and counts the answers. The client shares the
 * machine with what it measures, so it is `wrk` where that can be had, which takes a few microseconds a request, and
 * else sockets of our own, which take ten times as much.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bring, WRK } from "../../tools/prerequisites.ts";
import { cpuSecondsOf } from "./process.ts";

export interface LoadAsk {
  readonly url: string;
  readonly path: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly ms: number;
  /** Cores that the client may use, as `taskset` writes them. */
  readonly cores?: string;
}

export interface LoadResult {
  readonly answers: number;
  readonly failures: number;
  readonly seconds: number;
  /** What the client itself took. */
  readonly clientCpuSeconds: number;
}

/** Looked for once; what is missing is installed where that is possible. */
const wrkAtHand: boolean = (() => {
  try {
    bring([WRK]);
    return true;
  } catch (error) {
    console.log(`${(error as Error).message}; a client of our own stands in`);
    return false;
  }
})();

export const CLIENT = wrkAtHand ? "`wrk`" : "a client of our own";

export function load(ask: LoadAsk): Promise<LoadResult> {
  return wrkAtHand ? loadByWrk(ask) : loadBySockets(ask);
}

export function requestBytes(path: string, body: string, headers: Readonly<Record<string, string>> = {}): Buffer {
  const lines = [
    `POST ${path} HTTP/1.1`,
    "host: 127.0.0.1",
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n${body}`);
}

async function loadByWrk({ url, path, body, headers = {}, connections, ms, cores }: LoadAsk): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-wrk-"));
  const script = join(folder, "request.lua");
  const all = { "content-type": "application/json", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `wrk.headers[${luaText(name)}] = ${luaText(value)}`);
  writeFileSync(script, [`wrk.method = "POST"`, `wrk.body = ${luaText(body)}`, ...lines, ""].join("\n"));
  // It takes whole seconds.
  const seconds = Math.max(1, Math.round(ms / 1000));
  const words = ["wrk", "-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "30s", "-s", script, url + path];
  const [program, ...args] = cores === undefined ? words : ["taskset", "-c", cores, ...words];
  const child = spawn(program!, args, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  let clientCpuSeconds = 0;
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const watch = setInterval(() => {
    clientCpuSeconds = Math.max(clientCpuSeconds, cpuSecondsOf(child.pid!));
  }, 50);
  await new Promise((resolve) => child.once("close", resolve));
  clearInterval(watch);
  rmSync(folder, { recursive: true });
  const told = /(\d+) requests in ([\d.]+)(ms|s|m)/.exec(output);
  if (!told) throw new Error(`wrk said: ${output}`);
  const failures = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0);
  const unit = { ms: 0.001, s: 1, m: 60 }[told[3] as "ms" | "s" | "m"];
  return { answers: Number(told[1]) - failures, failures, seconds: Number(told[2]) * unit, clientCpuSeconds };
}

/** What JSON escapes, Lua escapes alike, but for \uXXXX, which the texts of the benches do not need. */
function luaText(text: string): string {
  return JSON.stringify(text);
}

async function loadBySockets({ url, path, body, headers, connections, ms }: LoadAsk): Promise<LoadResult> {
  const { hostname, port } = new URL(url);
  const request = requestBytes(path, body, headers);
  const before = process.cpuUsage();
  const start = performance.now();
  const until = start + ms;
  let answers = 0;
  let failures = 0;
  await Promise.all(Array.from({ length: connections }, () => converse(connect(Number(port), hostname))));
  const { user, system } = process.cpuUsage(before);
  return {
    answers,
    failures,
    seconds: (performance.now() - start) / 1000,
    clientCpuSeconds: (user + system) / 1e6,
  };

  function converse(socket: Socket): Promise<void> {
    return new Promise((resolve, reject) => {
      let pending = "";
      socket.setNoDelay(true);
      socket.setEncoding("latin1");
      socket.on("error", reject);
      socket.on("data", (text: string) => {
        pending += text;
        const head = pending.indexOf("\r\n\r\n");
        if (head < 0) return;
        const length = Number(/content-length: (\d+)/i.exec(pending.slice(0, head))?.[1]);
        if (pending.length < head + 4 + length) return;
        if (pending.startsWith("HTTP/1.1 200")) answers++;
        else failures++;
        pending = "";
        if (performance.now() < until) socket.write(request);
        else socket.end(resolve);
      });
      socket.write(request);
    });
  }
}
