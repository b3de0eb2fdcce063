/**
 * Telemetry of 500-record batches through the whole service, beside what the same driver reaches when it only inserts
 * the same records into a plain table. Both run against one PostgreSQL, in turns.
 */
import { createDatabase, runOnServer } from "../../packages/server/stores/conformance/database.ts";
import { startPostgres } from "../../tools/services/postgres.ts";
import { startService } from "../../tools/services/service.ts";
import { requestBytes } from "../http/load.ts";
import { machine, table, writeSection } from "../report.ts";
import { insertPlainly, plainTable } from "./plain-insert.ts";
import { sendAll } from "./send-all.ts";

const BATCH = 500;
const BATCHES = 30;
const ROUNDS = 8;
const CONNECTIONS = 4;
const KEY = "bench-key-of-the-operator-0001";

let made = 0;

export async function benchTelemetryLoad(): Promise<void> {
  const server = await startPostgres();
  const { url, drop } = await createDatabase(server.url);
  const service = await startService({
    PORTCULLIS_DATABASE_URL: url,
    PORTCULLIS_API_KEY: KEY,
    PORTCULLIS_LOG_LEVEL: "silent",
    // How much it takes is the question here, not when it begins to refuse.
    PORTCULLIS_WAIT_MS_MAX: "60000",
  });
  await runOnServer(url, plainTable);
  const plain = await insertPlainly(url, CONNECTIONS);

  const rounds: { readonly plain: number; readonly service: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const alone = await plain.insertAll(Array.from({ length: BATCHES }, records));
    const bodies = Array.from({ length: BATCHES }, () => JSON.stringify({ records: records() }));
    const requests = bodies.map((body) => requestBytes("/v1/telemetry", body, { authorization: `Bearer ${KEY}` }));
    const through = await sendAll(service.url, requests, CONNECTIONS);
    // The first round warms both up.
    if (round > 0) rounds.push({ plain: perSecond(alone), service: perSecond(through) });
  }
  await plain.close();
  await service.remove();
  await drop();
  await server.close();

  const best = (name: "plain" | "service") => Math.max(...rounds.map((round) => round[name]));
  const share = (best("service") / best("plain")).toFixed(2);
  console.log(`telemetry: ${share} of a plain insert`);
  writeSection(
    "load-telemetry",
    `## Telemetry intake (\`npm run bench:load\`)

${machine()}. Batches of ${BATCH} records on ${CONNECTIONS} connections into one PostgreSQL: through the service (HTTP, validation, deduplication,
marks, sums of the overview, a part a month), and with the same driver alone (\`unnest\` into a plain table with the same two indexes).
Records a second, in turns; the best rounds give **${share}** of the plain insert.

${table(
  ["round", "insert alone", "through the service", "share"],
  rounds.map((round, i) => [
    i + 1,
    round.plain.toFixed(0),
    round.service.toFixed(0),
    (round.service / round.plain).toFixed(2),
  ]),
)}`,
  );
}

function perSecond(ms: number): number {
  return (BATCH * BATCHES * 1000) / ms;
}

function records(): readonly Record<string, unknown>[] {
  const ts = new Date().toISOString();
  return Array.from({ length: BATCH }, (_, i) => {
    made += 1;
    const blocked = i % 10 === 0;
    return {
      id: `0b9c5e60-7d53-4a52-9b1e-${made.toString(16).padStart(12, "0")}`,
      ts,
      type: "guard.scan",
      decision: blocked ? "block" : "allow",
      blocked,
      severity: blocked ? "high" : null,
      reason: blocked ? "ignore-previous-instructions" : null,
      categories: blocked ? ["direct_injection"] : [],
      signatureIds: blocked ? ["ignore-previous-instructions"] : [],
      scannedChars: 1_000 + i,
      onMatch: "block",
      cloak: { ran: true, entities: 1, byType: { email: 1 }, byCategory: { pii: 1 }, error: null },
      sdk: { name: "portcullis-typescript", version: "1.0.0" },
    };
  });
}
