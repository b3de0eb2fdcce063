/**
 * Kills the service with `kill -9` while clients send telemetry, starts it again on the same data, and so on; then
 * counts: every acknowledged record must be there exactly once, and the sums must say as many as there are records.
 * `npm run soak:kill -- --rounds 100` runs it on SQLite, on PostgreSQL and with events in ClickHouse, and prints what it found among the results.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openStores, type StoreChoice, walkEvents } from "@portcullis/server/stores";
import { machine, table, writeSection } from "../../bench/report.ts";
import { createDatabase } from "../../packages/server/stores/conformance/database.ts";
import { startClickhouse } from "../services/clickhouse.ts";
import { startPostgres } from "../services/postgres.ts";
import { type RunningService, startService } from "../services/service.ts";

export interface KillReport {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly stored: number;
  /** Acknowledged and not there. */
  readonly missing: readonly string[];
  /** There more than once. */
  readonly doubled: readonly string[];
  /** What the overview counts, which must be `stored`. */
  readonly counted: number;
}

const KEY = "kill-key-of-the-operator-00001";
const CLIENTS = 4;
const BATCH = 50;
/** Acknowledged batches of one round before the kill, a little more each round, so that it comes at all moments. */
const BATCHES_MIN = 6;

export async function killRounds(options: {
  readonly rounds: number;
  readonly env: Readonly<Record<string, string>>;
  readonly dataDir: string;
  readonly choice: StoreChoice;
}): Promise<KillReport> {
  const acknowledged: string[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    const service = await startService({ ...options.env, PORTCULLIS_API_KEY: KEY }, options.dataDir);
    acknowledged.push(...(await loadUntilKilled(service, round)));
  }
  return { rounds: options.rounds, acknowledged: acknowledged.length, ...(await count(options.choice, acknowledged)) };
}

/** Clients send batches, each repeating records of another; after enough answers the process is killed. */
async function loadUntilKilled(service: RunningService, round: number): Promise<string[]> {
  const acknowledged: string[] = [];
  let answers = 0;
  let killed: Promise<unknown> | null = null;
  // Who sends a record again sends it with its own time, by which a store may part what it keeps.
  const ts = new Date().toISOString();
  const send = async (client: number) => {
    for (let batch = 0; ; batch += 1) {
      const ids = Array.from({ length: BATCH }, (_, i) => `r${round}-c${(client + (i % 2)) % CLIENTS}-b${batch}-${i}`);
      const answer = await service
        .post("/v1/telemetry", { records: ids.map((id) => record(id, ts)) }, KEY)
        .catch(() => null);
      if (answer?.status !== 200) return;
      acknowledged.push(...ids);
      answers += 1;
      if (answers >= BATCHES_MIN + (round % 7)) killed ??= service.end("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => send(client)));
  await killed;
  return acknowledged;
}

async function count(
  choice: StoreChoice,
  acknowledged: readonly string[],
): Promise<Omit<KillReport, "rounds" | "acknowledged">> {
  const stores = await openStores(choice);
  const seen = new Map<string, number>();
  const tenantId = "default";
  for await (const page of walkEvents(stores.events, { tenantId, sources: ["client"] }, 5_000)) {
    for (const {
      record: { id },
    } of page)
      seen.set(id, (seen.get(id) ?? 0) + 1);
  }
  const now = Date.now();
  const { totals } = await stores.events.overview({ tenantId, from: now - 86_400_000, until: now, bucket: "day" });
  await stores.close();
  return {
    stored: seen.size,
    missing: [...new Set(acknowledged)].filter((id) => !seen.has(id)),
    doubled: [...seen].filter(([, times]) => times > 1).map(([id]) => id),
    counted: totals.clientAllow,
  };
}

function record(id: string, ts: string) {
  return { id, ts, type: "guard.scan", decision: "allow", blocked: false };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: "string", default: "100" } } });
  const rounds = Number(values.rounds);
  const server = await startPostgres();
  const { url, drop } = await createDatabase(server.url);
  const warehouse = await startClickhouse();
  const eventsUrl = await warehouse.database();
  const dataDir = mkdtempSync(join(tmpdir(), "portcullis-kill-"));
  const reports = {
    sqlite: await killRounds({ rounds, env: {}, dataDir, choice: { dataDir } }),
    postgres: await killRounds({ rounds, env: { PORTCULLIS_DATABASE_URL: url }, dataDir, choice: { url } }),
    clickhouse: await killRounds({
      rounds,
      env: { PORTCULLIS_CLICKHOUSE_URL: eventsUrl },
      dataDir,
      choice: { memory: true, eventsUrl },
    }),
  };
  rmSync(dataDir, { recursive: true, force: true });
  await warehouse.close();
  await drop();
  await server.close();
  const rows = Object.entries(reports).map(([name, { missing, doubled, ...rest }]) => [
    name,
    ...[rest.rounds, rest.acknowledged, rest.stored, missing.length, doubled.length, rest.counted].map(String),
  ]);
  const columns = ["store", "kills", "acknowledged", "stored", "acknowledged and missing", "stored twice", "counted"];
  const printed = table(columns, rows);
  writeSection(
    "kill",
    `## Killed under load (\`npm run soak:kill -- --rounds ${rounds}\`)

${machine()}. \`kill -9\` while ${CLIENTS} clients send batches of ${BATCH} telemetry records that repeat each other's; then the same data
again, and so on. Acknowledged counts every record of every batch that was answered 200, repeated ones each time; counted is what the overview says.

${printed}`,
  );
  console.log(printed);
  const bad = Object.values(reports).some(
    ({ missing, doubled, counted, stored }) => missing.length > 0 || doubled.length > 0 || counted !== stored,
  );
  process.exit(bad ? 1 : 0);
}
