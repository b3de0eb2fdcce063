/**
 * How long the console's questions take over millions of events in a real PostgreSQL: `npm run bench:overview`, with
 * `--rows N` (10,000,000). Sums answer the overview; searches go back in time over one index.
 */
import { parseArgs } from "node:util";
import type { EventFilter, Stores } from "@portcullis/server/stores";
import { createDatabase } from "../packages/server/stores/conformance/database.ts";
import { startPostgres } from "../tools/services/postgres.ts";
import { loadEvents } from "./load/many-events.ts";
import { machine, table, writeSection } from "./report.ts";

const ROUNDS = 7;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const { values } = parseArgs({ options: { rows: { type: "string", default: "10000000" } } });
const rows = Number(values.rows);
const server = await startPostgres();
const { url, drop } = await createDatabase(server.url);
const now = Date.now();
const startedAt = performance.now();
const stores = await loadEvents({
  url,
  rows,
  now,
  onProgress: (done) => {
    if (done % 400_000 === 0) console.log(`${done} rows, ${Math.round((performance.now() - startedAt) / 1000)} s`);
  },
});
console.log(`loaded in ${Math.round((performance.now() - startedAt) / 1000)} s`);

const span = (ms: number) => ({ from: now - ms, until: now });
const one = { tenantId: "default" };
const QUESTIONS: readonly (readonly [string, (at: Stores) => Promise<unknown>])[] = [
  ["overview: last hour by minute", ({ events }) => events.overview({ ...one, ...span(HOUR), bucket: "minute" })],
  ["overview: last day by hour", ({ events }) => events.overview({ ...one, ...span(DAY), bucket: "hour" })],
  ["overview: last week by hour", ({ events }) => events.overview({ ...one, ...span(7 * DAY), bucket: "hour" })],
  ["overview: last 60 days by hour", ({ events }) => events.overview({ ...one, ...span(60 * DAY), bucket: "hour" })],
  ["overview: last 12 months by day", ({ events }) => events.overview({ ...one, ...span(364 * DAY), bucket: "day" })],
  [
    "overview: last 12 months by month",
    ({ events }) => events.overview({ ...one, ...span(364 * DAY), bucket: "month" }),
  ],
  ["overview: 12 months, all tenants", ({ events }) => events.overview({ ...span(364 * DAY), bucket: "month" })],
  ["events: newest 50", (at) => find(at, one)],
  ["events: newest 50, all tenants", (at) => find(at, {})],
  ["events: blocked by one rule", (at) => find(at, { ...one, ruleIds: ["rule-7"] })],
  ["events: a rule that fired ten times", (at) => find(at, { ...one, ruleIds: ["one-in-a-million"] })],
  ["events: semantic pass did not run", (at) => find(at, { ...one, errors: ["semantic"] })],
  ["events: by beginning of the id", (at) => find(at, { ...one, idPrefix: "req_made00012345" })],
  ["events: one by id", ({ events }) => events.find({ ...one, id: "req_made0000123450" })],
  ["events: how many blocked", ({ events }) => events.estimate({ ...one, decisions: ["block"] })],
];

const lines: string[][] = [];
for (const [name, ask] of QUESTIONS) {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const from = performance.now();
    await ask(stores);
    times.push(performance.now() - from);
  }
  const [first, ...rest] = times as [number, ...number[]];
  const sorted = rest.toSorted((a, b) => a - b);
  lines.push([name, first.toFixed(1), sorted[Math.floor(ROUNDS / 2)]!.toFixed(1), sorted.at(-1)!.toFixed(1)]);
  console.log(lines.at(-1)!.join("  "));
}
const { totals } = await stores.events.overview({ ...span(364 * DAY), bucket: "month" });
await stores.close();
await drop();
await server.close();

writeSection(
  "overview",
  `## The console's questions over ${rows.toLocaleString("en")} events

\`npm run bench:overview\`: a real PostgreSQL (32 MB of buffers, no tuning), twelve months of events loaded by the statement that the
service inserts with (${(totals.allow + totals.block).toLocaleString("en")} verdicts counted in the months asked for). Milliseconds from the
store's port: the first time, the median and the slowest of ${ROUNDS} more.

${table(["question", "first", "median", "slowest"], lines)}

On ${machine()}.
`,
);

async function find({ events }: Stores, filter: EventFilter): Promise<unknown> {
  return events.search(filter, { limit: 50 });
}
