/**
 * What the service takes: the most that one process answers beside a route that only parses the same body, what two
 * processes answer, and what becomes of twice the most. Server and client each have a core where there are two, and the
 * processor time of the server is told beside every rate, because on a busy machine it is the steadier of the two.
 */
import { availableParallelism } from "node:os";
import { type RunningService, startService } from "../../tools/services/service.ts";
import { CLIENT, load, requestBytes } from "../http/load.ts";
import { startPeer } from "../http/peer-process.ts";
import { CLIENT_CORE, cpuSecondsOf, pin, pinned, SERVER_CORE } from "../http/process.ts";
import { machine, table, writeSection } from "../report.ts";
import { openLoop, percentile } from "./open-loop.ts";

const ROUNDS = 5;
const ROUND_MS = 2_000;
/** Until each process has its code compiled. */
const WARM_MS = 8_000;
const CONNECTIONS = 16;
const OFFER_MS = 8_000;
const SETTLE_MS = 2_000;
const OFFER_CONNECTIONS = 1_000;
const TEXT = "The quarterly report is ready for review. Please send your notes to the team before Thursday. "
  .repeat(11)
  .slice(0, 1000);
const BODY = JSON.stringify({ text: TEXT, semantic: "off" });

interface Target {
  readonly url: string;
  readonly pid: number;
  readonly key: string | null;
}

interface Reading {
  readonly perSecond: number;
  /** Requests for a second of the server's processor time. */
  readonly perCpuSecond: number;
  /** Cores that the client took on average. */
  readonly clientCores: number;
}

export async function benchScanLoad(): Promise<void> {
  const peer = await startPeer("fastify");
  const parse = { url: peer.url, pid: peer.child.pid!, key: null };
  const one = await startService({ PORTCULLIS_LOG_LEVEL: "silent" });
  for (const { pid } of [parse, one]) pin(pid, SERVER_CORE);
  const [parsing, scanning] = await inTurns([parse, one], CLIENT_CORE);
  peer.child.kill();

  const loads: string[][] = [];
  for (const times of [0.5, 0.9, 2]) loads.push(await offer(one, times, scanning!.perSecond));
  const { body } = await one.post("/v1/scan", { text: "hello", semantic: "off" });
  if (body.decision !== "allow") throw new Error("the service does not answer after the overload");
  await one.remove();

  const all = `0-${availableParallelism() - 1}`;
  const single = await startService({ PORTCULLIS_LOG_LEVEL: "silent" });
  const two = await startService({ PORTCULLIS_LOG_LEVEL: "silent", PORTCULLIS_PROCESSES: "2" });
  const [ofSingle, ofTwo] = await inTurns([single, two], all);
  await single.remove();
  await two.remove();

  writeSection(
    "load-scan",
    `## Load (\`npm run bench:load\`)

${machine()}. Scans of 1 KB, \`semantic: off\`, everything else as it is by default (decisions are written to the embedded store); the client is ${CLIENT}, ${CONNECTIONS}
connections that wait for each answer; best of ${ROUNDS} rounds in turns. Server on core ${SERVER_CORE}, client on core ${CLIENT_CORE}. *parse* is a Fastify route that parses the same body.

${table(
  ["", "requests a second", "requests for a second of processor time", "µs of processor time", "cores of the client"],
  [
    ["parse", ...cellsOf(parsing!)],
    ["scan, one process", ...cellsOf(scanning!)],
    ["scan, one process, any core", ...cellsOf(ofSingle!)],
    ["scan, two processes, any core", ...cellsOf(ofTwo!)],
  ],
)}

A scan reaches **${(scanning!.perCpuSecond / parsing!.perCpuSecond).toFixed(2)}** of the parsing route for the same processor time. Two processes answer ${(ofTwo!.perSecond / ofSingle!.perSecond).toFixed(2)} × of one where the client takes its share of
the ${availableParallelism()} cores; for the same processor time they answer ${(ofTwo!.perCpuSecond / ofSingle!.perCpuSecond).toFixed(2)} × of one, so that with cores of their own it would be ${((2 * ofTwo!.perCpuSecond) / ofSingle!.perCpuSecond).toFixed(2)} ×.

Then requests come at a set rate, whether answered or not, on up to ${OFFER_CONNECTIONS} connections, from a client of our own on the other core; a time counts from when the
request was due, and the first ${SETTLE_MS / 1000} seconds are not counted:

${table(["offered", "a second", "admitted", "p50 ms", "p99 ms", "p99 ÷ p50", "shed with 503", "shed p50 ms", "shed p99 ms", "failed", "never sent"], loads)}`,
  );
}

/** The best of several rounds of each, one after the other. */
async function inTurns(targets: readonly Target[], cores: string): Promise<Reading[]> {
  const readings = targets.map((): Reading[] => []);
  for (const target of targets) await measure(target, WARM_MS, cores);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, target] of targets.entries()) readings[i]!.push(await measure(target, ROUND_MS, cores));
  }
  return readings.map((rounds) => ({
    perSecond: Math.max(...rounds.map(({ perSecond }) => perSecond)),
    perCpuSecond: Math.max(...rounds.map(({ perCpuSecond }) => perCpuSecond)),
    clientCores: Math.max(...rounds.map(({ clientCores }) => clientCores)),
  }));
}

async function measure({ url, pid, key }: Target, ms: number, cores: string): Promise<Reading> {
  const headers = key === null ? {} : { authorization: `Bearer ${key}` };
  const before = cpuSecondsOf(pid);
  const asked = { url, path: "/v1/scan", body: BODY, headers, connections: CONNECTIONS, ms, cores };
  const { answers, failures, seconds, clientCpuSeconds } = await load(asked);
  if (failures > 0) throw new Error(`${failures} requests failed`);
  return {
    perSecond: answers / seconds,
    perCpuSecond: answers / (cpuSecondsOf(pid) - before),
    clientCores: clientCpuSeconds / seconds,
  };
}

function cellsOf({ perSecond, perCpuSecond, clientCores }: Reading): string[] {
  return [perSecond.toFixed(0), perCpuSecond.toFixed(0), (1e6 / perCpuSecond).toFixed(0), clientCores.toFixed(2)];
}

async function offer(service: RunningService, times: number, most: number): Promise<string[]> {
  const perSecond = most * times;
  const request = requestBytes("/v1/scan", BODY, { authorization: `Bearer ${service.key}` });
  const asked = { url: service.url, request, perSecond, ms: OFFER_MS, settleMs: SETTLE_MS };
  const result = await pinned(CLIENT_CORE, () => openLoop({ ...asked, connections: OFFER_CONNECTIONS }));
  const { admitted, shed, failures, unsent } = result;
  const all = admitted.length + shed.length + failures + unsent;
  const ms = (list: Float64Array, share: number) => (list.length === 0 ? "" : percentile(list, share).toFixed(1));
  const row = [
    `${times} ×`,
    perSecond.toFixed(0),
    `${((100 * admitted.length) / all).toFixed(0)} %`,
    ms(admitted, 0.5),
    ms(admitted, 0.99),
    (percentile(admitted, 0.99) / percentile(admitted, 0.5)).toFixed(1),
    `${((100 * shed.length) / all).toFixed(0)} %`,
    ms(shed, 0.5),
    ms(shed, 0.99),
    String(failures),
    String(unsent),
  ];
  console.log(row.join("  "));
  return row;
}
