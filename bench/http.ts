/**
 * What a scan costs over HTTP, beside a bare server and a route that only parses the same body: `npm run bench:http`.
 * All three run at once and are measured in turns, so that a noisy machine is noisy for all.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startService } from "../tools/service.ts";
import { load, requestBytes } from "./http/load.ts";
import { machine, table, writeSection } from "./report.ts";

const SIZES = [200, 1_000, 10_000, 100_000, 1_000_000];
const ROUNDS = 3;
const ROUND_MS = 1_500;
const WARM_MS = 1_000;
const CONNECTIONS = 8;
const TICKS_PER_SECOND = 100;

const PROSE =
  "The quarterly report is ready for review. Please read the section on staffing before the meeting on Thursday and send your notes to the team. We agreed to move the launch by two weeks, because the supplier needs time to test the new parts. ";

interface Target {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  readonly key: string | null;
}

interface Reading {
  readonly perSecond: number;
  readonly cpuMicros: number;
}

const peers = await Promise.all(["bare", "fastify"].map(startPeer));
// What a scan costs is asked here, not when it is refused.
const service = await startService({ PORTCULLIS_LOG_LEVEL: "silent", PORTCULLIS_WAIT_MS_MAX: "60000" });
const residentAtStartMb = resident(service.pid);
const targets: Target[] = [
  ...peers.map(({ name, url, child }) => ({ name, url, pid: child.pid!, key: null })),
  { name: "scan", url: service.url, pid: service.pid, key: service.key },
];

const rows: string[][] = [];
for (const size of SIZES) {
  const readings = new Map<string, Reading[]>(targets.map(({ name }) => [name, []]));
  for (const target of targets) await measure(target, size, WARM_MS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const target of targets) readings.get(target.name)!.push(await measure(target, size, ROUND_MS));
  }
  const [bare, parse, scan] = targets.map(({ name }) => middle(readings.get(name)!)) as [Reading, Reading, Reading];
  rows.push([
    label(size),
    ...[bare, parse, scan].map(({ perSecond }) => perSecond.toFixed(0)),
    ...[bare, parse, scan].map(({ cpuMicros }) => cpuMicros.toFixed(0)),
    (scan.perSecond / parse.perSecond).toFixed(2),
    (scan.cpuMicros / bare.cpuMicros).toFixed(2),
    (scan.cpuMicros / parse.cpuMicros).toFixed(2),
  ]);
  console.log(rows.at(-1)!.join("  "));
}
for (const { child } of peers) child.kill();
const startMs = service.startedInMs;
const residentMb = resident(service.pid);
await service.remove();

writeSection(
  "http",
  `## HTTP (\`npm run bench:http\`)

${machine()}. ${CONNECTIONS} connections, \`semantic: off\`, prose bodies; the client shares the cores with the servers. Median of ${ROUNDS}
interleaved rounds. *parse* is a Fastify route that parses the same body and answers; CPU is of the server's process.

${table(
  [
    "body",
    "bare req/s",
    "parse req/s",
    "scan req/s",
    "bare CPU µs",
    "parse CPU µs",
    "scan CPU µs",
    "scan ÷ parse req/s",
    "scan ÷ bare CPU",
    "scan ÷ parse CPU",
  ],
  rows,
)}

From process start to ready: ${(startMs / 1000).toFixed(2)} s. Resident when ready: ${residentAtStartMb} MB; after the run, with its bodies of a megabyte:
${residentMb} MB.`,
);

async function measure({ url, pid, key }: Target, size: number, ms: number): Promise<Reading> {
  const body = JSON.stringify({
    text: PROSE.repeat(Math.ceil(size / PROSE.length)).slice(0, size),
    max_scan_chars: 1_000_000,
    semantic: "off",
  });
  const request = requestBytes("/v1/scan", body, key ? { authorization: `Bearer ${key}` } : {});
  const before = cpuSeconds(pid);
  const { answers, failures, seconds } = await load({ url, request, connections: CONNECTIONS, ms });
  if (failures > 0) throw new Error(`${failures} of ${answers + failures} requests failed`);
  return { perSecond: answers / seconds, cpuMicros: ((cpuSeconds(pid) - before) / answers) * 1e6 };
}

function startPeer(name: string): Promise<{ name: string; url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "http", "peer.ts"), name], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve) => {
    child.stdout.setEncoding("utf8").once("data", (line: string) => {
      resolve({ name, child, url: /ready on (\S+)/.exec(line)![1]! });
    });
  });
}

function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function resident(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024);
}

function middle(readings: readonly Reading[]): Reading {
  const sorted = [...readings].sort((a, b) => a.perSecond - b.perSecond);
  return sorted[Math.floor(sorted.length / 2)]!;
}

function label(size: number): string {
  return size >= 1_000_000 ? `${size / 1_000_000} MB` : size >= 1_000 ? `${size / 1_000} KB` : `${size} B`;
}
