/**
 * What the TypeScript client costs: `npm run bench:sdk`. The overhead of `decorate` over the HTTP call that it makes,
 * and the time that the streaming guard adds to the first text a reader sees.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { PortcullisClient } from "../sdk/typescript/src/index.ts";
import { startService } from "../tools/services/service.ts";
import { machine, table, writeSection } from "./report.ts";

const ROUNDS = 7;
const CALLS = 300;
const PROSE =
  "The quarterly report is ready for review. Please read the section on staffing before the meeting on Thursday and send your notes to the team. ";

const overhead = await measureOverhead();
const firstText = await measureFirstText();
writeSection(
  "sdk",
  `## TypeScript client (\`npm run bench:sdk\`)

${machine()}. *bare* is a \`fetch\` of the same scan request to a service that allows at once, its answer parsed; *decorated* is a guarded call of a
provider that answers at once. ${ROUNDS} rounds of ${CALLS} calls, in turns. Wall times are the fastest tenth, because others share the machine; CPU is of the client's process, all of it.

${table(["payload", "bare ms", "decorated ms", "overhead ms", "bare CPU ms", "decorated CPU ms", "overhead CPU ms"], overhead)}

Time to the first text of a stream, from the request of the stream, against the service itself (\`semantic: off\`); deltas of four characters, 1,200 characters in
all. The guard lets nothing go before a scan contains it and holds the last \`holdChars\` characters back, so that the wait is that of reading
\`holdChars\` and one delta from the provider, and one scan.

${table(["deltas every", "holdChars", "bare ms", "guarded ms", "added ms", "last text, added ms"], firstText)}
`,
);

async function measureOverhead(): Promise<string[][]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "sdk", "allowing-service.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout.setEncoding("utf8"), "data")) as [string];
  const url = line.trim();
  const client = new PortcullisClient({
    apiKey: "pk_test_bench",
    baseUrl: url,
    telemetry: true,
    flushIntervalMs: 600_000,
    flushAt: 1_000_000,
  });
  const rows: string[][] = [];
  for (const chars of [200, 2_000, 20_000]) {
    const content = PROSE.repeat(Math.ceil(chars / PROSE.length)).slice(0, chars);
    const request = {
      model: "m",
      messages: [
        { role: "system", content: "Be brief." },
        { role: "user", content },
      ],
    };
    const answer = { choices: [{ message: { role: "assistant", content: "Yes." } }] };
    const decorated = client.guard.decorate(async (_request: typeof request) => answer);
    const text = `Be brief.\n\n${content}`;
    const segments = [
      { start: 0, end: 9, surface: "system" },
      { start: 11, end: text.length, surface: "user" },
    ];
    const asked = {
      text,
      block_severity: "medium",
      max_scan_chars: 100_000,
      include_evidence: false,
      surface: "unknown",
      segments,
      semantic: "enforce",
    };
    const headers = { authorization: "Bearer pk_test_bench", "content-type": "application/json" };
    const bare = async () => {
      const response = await fetch(`${url}/v1/scan`, { method: "POST", headers, body: JSON.stringify(asked) });
      return response.json();
    };
    const times = { bare: [] as number[], decorated: [] as number[] };
    const cpu = { bare: 0, decorated: 0 };
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, call] of Object.entries({ bare, decorated: () => decorated(request) }) as [
        "bare",
        () => Promise<unknown>,
      ][]) {
        const before = process.cpuUsage();
        for (let i = 0; i < CALLS; i++) times[name].push(await timed(call));
        const { user, system } = process.cpuUsage(before);
        if (round > 0) cpu[name] += user + system;
      }
    }
    const wall = [quick(times.bare), quick(times.decorated)] as const;
    const cpuMs = [cpu.bare, cpu.decorated].map((micros) => micros / 1000 / CALLS / (ROUNDS - 1)) as [number, number];
    const cells = [...wall, wall[1] - wall[0], ...cpuMs, cpuMs[1] - cpuMs[0]];
    rows.push([`${chars} B`, ...cells.map((ms) => ms.toFixed(3))]);
    console.log(rows.at(-1)!.join("  "));
  }
  child.kill();
  return rows;
}

async function measureFirstText(): Promise<string[][]> {
  const service = await startService({ PORTCULLIS_SEMANTIC: "off", PORTCULLIS_LOG_LEVEL: "silent" });
  const client = new PortcullisClient({ apiKey: service.key!, baseUrl: service.url, telemetry: false });
  const text = PROSE.repeat(9).slice(0, 1_200);
  const rows: string[][] = [];
  const read = async (source: AsyncIterable<Chunk>) => {
    const began = performance.now();
    let first = 0;
    for await (const chunk of source)
      if (chunk.choices[0]?.delta.content && first === 0) first = performance.now() - began;
    return { first, last: performance.now() - began };
  };
  // The scanner is compiled by use; a first stream pays for that, and is not counted.
  await read(client.guard.stream(deltas(text, 1), { provider: "chat" }));
  for (const everyMs of [2, 10]) {
    for (const holdChars of [256, 96, 32]) {
      const runs: { readonly bare: Wait; readonly guarded: Wait }[] = [];
      for (let round = 0; round < 3; round++) {
        const bare = await read(deltas(text, everyMs));
        const guarded = await read(
          client.guard.stream(deltas(text, everyMs), { provider: "chat", holdChars, restore: false }),
        );
        runs.push({ bare, guarded });
      }
      // The quickest of each: what is slower was the machine.
      const least = (pick: (run: { readonly bare: Wait; readonly guarded: Wait }) => number) =>
        Math.min(...runs.map(pick));
      const first = [least(({ bare }) => bare.first), least(({ guarded }) => guarded.first)] as const;
      const last = least(({ guarded }) => guarded.last) - least(({ bare }) => bare.last);
      const ms = [...first, first[1] - first[0], last];
      rows.push([`${everyMs} ms`, String(holdChars), ...ms.map((one) => one.toFixed(0))]);
      console.log(rows.at(-1)!.join("  "));
    }
  }
  await client.close();
  await service.remove();
  return rows;
}

/** When the first text was there, and the last. */
interface Wait {
  readonly first: number;
  readonly last: number;
}

interface Chunk {
  readonly choices: readonly {
    readonly index: number;
    readonly delta: { readonly content: string };
    readonly finish_reason: null;
  }[];
}

async function* deltas(text: string, everyMs: number): AsyncGenerator<Chunk> {
  for (let at = 0; at < text.length; at += 4) {
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    yield { choices: [{ index: 0, delta: { content: text.slice(at, at + 4) }, finish_reason: null }] };
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The time that a tenth of the calls stay below. */
function quick(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 10)]!;
}
