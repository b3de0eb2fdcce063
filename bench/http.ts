/**
 * What a scan costs over HTTP, beside a bare server and a route that only parses the same body: `npm run bench:http`.
 * All three run at once and are measured in turns, so that a noisy machine is noisy for all.
 */
import { startService } from "../tools/services/service.ts";
import { CLIENT, load } from "./http/load.ts";
import { startPeer } from "./http/peer-process.ts";
import { CLIENT_CORE, cpuSecondsOf, pin, residentMb, SERVER_CORE } from "./http/process.ts";
import { machine, table, writeSection } from "./report.ts";

const SIZES = [200, 1_000, 10_000, 100_000, 1_000_000];
const ROUNDS = 3;
const ROUND_MS = 1_500;
const WARM_MS = 1_500;
const CONNECTIONS = 8;
/** From this size on a round is longer and has fewer connections: each must have its answers within it. */
const LARGE = 100_000;
const LARGE_CONNECTIONS = 2;
const LARGE_MS = 4_000;

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

const peers = await Promise.all((["bare", "fastify"] as const).map(startPeer));
// What a scan costs is asked here, not when it is refused.
const service = await startService({ PORTCULLIS_LOG_LEVEL: "silent", PORTCULLIS_WAIT_MS_MAX: "60000" });
const residentAtStartMb = residentMb(service.pid);
const targets: Target[] = [
  ...peers.map(({ name, url, child }) => ({ name, url, pid: child.pid!, key: null })),
  { name: "scan", url: service.url, pid: service.pid, key: service.key },
];

for (const { pid } of targets) pin(pid, SERVER_CORE);

const rows: string[][] = [];
for (const size of SIZES) {
  const readings = new Map<string, Reading[]>(targets.map(({ name }) => [name, []]));
  for (const target of targets) await measure(target, size, size < LARGE ? WARM_MS : LARGE_MS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const target of targets)
      readings.get(target.name)!.push(await measure(target, size, size < LARGE ? ROUND_MS : LARGE_MS));
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
const residentAfterMb = residentMb(service.pid);
await service.remove();

writeSection(
  "http",
  `## HTTP (\`npm run bench:http\`)

${machine()}. ${CONNECTIONS} connections (${LARGE_CONNECTIONS} from ${label(LARGE)} on), \`semantic: off\`, prose bodies; the servers on core ${SERVER_CORE}, the client (${CLIENT}) on core ${CLIENT_CORE}. Median of ${ROUNDS}
rounds in turns. *parse* is a Fastify route that parses the same body and answers; CPU is of the server's process.

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
${residentAfterMb} MB.`,
);

async function measure({ url, pid, key }: Target, size: number, ms: number): Promise<Reading> {
  const body = JSON.stringify({
    text: PROSE.repeat(Math.ceil(size / PROSE.length)).slice(0, size),
    max_scan_chars: 1_000_000,
    semantic: "off",
  });
  const headers = key ? { authorization: `Bearer ${key}` } : {};
  const before = cpuSecondsOf(pid);
  const connections = size < LARGE ? CONNECTIONS : LARGE_CONNECTIONS;
  const asked = { url, path: "/v1/scan", body, headers, connections, ms, cores: CLIENT_CORE };
  const { answers, failures, seconds } = await load(asked);
  if (failures > 0) throw new Error(`${failures} of ${answers + failures} requests failed`);
  return { perSecond: answers / seconds, cpuMicros: ((cpuSecondsOf(pid) - before) / answers) * 1e6 };
}

function middle(readings: readonly Reading[]): Reading {
  const sorted = [...readings].sort((a, b) => a.perSecond - b.perSecond);
  return sorted[Math.floor(sorted.length / 2)]!;
}

function label(size: number): string {
  return size >= 1_000_000 ? `${size / 1_000_000} MB` : size >= 1_000 ? `${size / 1_000} KB` : `${size} B`;
}
