/**
 * What the service takes: the most that one process answers beside a route that only parses the same body, what two
 * processes answer, and what becomes of twice the most. Server and client each have a core where there are two, and the
 * processor time of the server is told beside every rate, because on a busy machine it is the steadier of the two.
 */
import { availableParallelism } from "node:os";
import { type RunningService, startService } from "../../tools/services/service.ts";
import { CLIENT, load, requestBytes } from "../http/load.ts";
import { startPeer } from "../http/peer-process.ts";
import { CLIENT_CORE, cpuSecondsOf, pin, pinned, precedence, SERVER_CORE } from "../http/process.ts";
import { machine, table, writeSection } from "../report.ts";
import { openLoop, percentile } from "./open-loop.ts";

const ROUNDS = 5;
const ROUND_MS = 2_000;
/** Until each process has its code compiled. */
const WARM_MS = 8_000;
const CONNECTIONS = 16;
/** Connections that come again at once, however many are refused. */
const CROWD = 256;
const OFFER_RUNS = 5;
const OFFER_MS = 4_500;
const SETTLE_MS = 1_500;
/** Before and after each run the most is measured anew: where it changed by more, the machine was not the same and the run does not count. */
const STEADY_FACTOR = 1.25;
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

  const crowd: number[] = [];
  for (let round = 0; round < ROUNDS; round++) crowd.push(await crowdAgainstFew(one));
  const loads: string[][] = [];
  for (const times of [0.5, 0.9, 2]) loads.push(await offer(one, times));
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

${machine()}${precedence()}. Scans of 1 KB, \`semantic: off\`, everything else as it is by default (decisions are written to the embedded store); the client is ${CLIENT}, ${CONNECTIONS}
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

${CROWD} connections that wait for each answer, and send again at once whatever it is, are given ${spread(crowd, (value) => value.toFixed(2))} × the answers of ${CONNECTIONS} in the same minute (middle of ${ROUNDS} rounds, least to most).

Then requests come at a set rate, whether answered or not, on up to ${OFFER_CONNECTIONS} connections, from a client of our own on the other core; a time counts from when the
request was due, and the first ${SETTLE_MS / 1000} seconds are not counted. The rate is a multiple of the most that was measured in the second before; the most is measured again
in the second after, and a run counts where the two differ by a factor of ${STEADY_FACTOR} at most. Of ${OFFER_RUNS} runs of ${OFFER_MS / 1000} seconds each: middle (least to most) of those that count.

${table(["offered", "runs that count", "a second", "admitted %", "p50 ms", "p99 ms", "p99 ÷ p50", "shed with 503 %", "shed p50 ms", "shed p99 ms", "failed or never sent"], loads)}`,
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

/** How many answers a crowd is given, for each that a few connections are given. */
async function crowdAgainstFew(service: RunningService): Promise<number> {
  const few = await most(service, CONNECTIONS);
  return (await most(service, CROWD)) / few;
}

async function most(service: RunningService, connections: number): Promise<number> {
  const headers = { authorization: `Bearer ${service.key}` };
  const asked = { url: service.url, path: "/v1/scan", body: BODY, headers, connections, ms: 1_000, cores: CLIENT_CORE };
  const { answers, seconds } = await load(asked);
  return answers / seconds;
}

interface Offered {
  readonly perSecond: number;
  readonly admitted: number;
  readonly shed: number;
  readonly lost: number;
  /** Milliseconds; of an empty list not a number. */
  readonly ofAdmitted: readonly [p50: number, p99: number];
  readonly ofShed: readonly [p50: number, p99: number];
}

async function offer(service: RunningService, times: number): Promise<string[]> {
  const runs: Offered[] = [];
  for (let run = 0; run < OFFER_RUNS; run++) {
    const before = await most(service, CONNECTIONS);
    const offered = await offerOnce(service, before * times);
    const changed = (await most(service, CONNECTIONS)) / before;
    const steady = changed < STEADY_FACTOR && changed > 1 / STEADY_FACTOR;
    if (steady) runs.push(offered);
    console.log(`${times} ×`, steady ? "counts" : "does not count", changed.toFixed(2), JSON.stringify(offered));
  }
  const of = (value: (run: Offered) => number, digits = 1) =>
    spread(runs.map(value), (each) => (Number.isNaN(each) ? "" : each.toFixed(digits)));
  return [
    `${times} ×`,
    String(runs.length),
    of(({ perSecond }) => perSecond, 0),
    of(({ admitted }) => 100 * admitted, 0),
    of(({ ofAdmitted }) => ofAdmitted[0]),
    of(({ ofAdmitted }) => ofAdmitted[1]),
    of(({ ofAdmitted }) => ofAdmitted[1] / ofAdmitted[0]),
    of(({ shed }) => 100 * shed, 0),
    of(({ ofShed }) => ofShed[0]),
    of(({ ofShed }) => ofShed[1]),
    of(({ lost }) => lost, 0),
  ];
}

async function offerOnce(service: RunningService, perSecond: number): Promise<Offered> {
  const request = requestBytes("/v1/scan", BODY, { authorization: `Bearer ${service.key}` });
  const asked = { url: service.url, request, perSecond, ms: OFFER_MS, settleMs: SETTLE_MS };
  const result = await pinned(CLIENT_CORE, () => openLoop({ ...asked, connections: OFFER_CONNECTIONS }));
  const { admitted, shed, failures, unsent } = result;
  const all = admitted.length + shed.length + failures + unsent;
  const times = (list: Float64Array) => [percentile(list, 0.5), percentile(list, 0.99)] as const;
  return {
    perSecond,
    admitted: admitted.length / all,
    shed: shed.length / all,
    lost: failures + unsent,
    ofAdmitted: times(admitted),
    ofShed: times(shed),
  };
}

/** The middle, the least and the most. */
function spread(values: readonly number[], say: (value: number) => string): string {
  const known = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  if (known.length === 0) return "";
  const [least, middle, highest] = [known[0]!, known[known.length >> 1]!, known.at(-1)!].map(say);
  return least === highest ? middle! : `${middle} (${least} to ${highest})`;
}
