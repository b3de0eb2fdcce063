/**
 * Events in ClickHouse, for those who outgrow a table of PostgreSQL: one wide table that forgets doubles by key. The
 * store stays the record and the console reads from it; this is a copy for questions over years.
 */
import type { EventRow } from "../stores/ports.ts";
import { createShipper, type Sink } from "./shipper.ts";

const TABLE = "portcullis_events";
const TIMEOUT_MS = 10_000;

/** Doubles go when parts merge; `FINAL`, or grouping by the key, sees each once before that. */
const CREATE = `CREATE TABLE IF NOT EXISTS ${TABLE} (
  tenant_id String, source LowCardinality(String), id String, key_id String, at DateTime64(3, 'UTC'), received_at DateTime64(3, 'UTC'),
  type LowCardinality(String), decision LowCardinality(String), blocked UInt8, severity LowCardinality(String), reason String,
  categories Array(LowCardinality(String)), rules Array(LowCardinality(String)), scanned_chars UInt32, entities UInt32,
  error LowCardinality(String), total_ms Float32, record String
) ENGINE = ReplacingMergeTree(received_at) PARTITION BY toYYYYMM(at) ORDER BY (tenant_id, source, id)`;

export async function openClickhouse(options: {
  /** http(s)://user:password@host:8123/database */
  readonly url: string;
  onLost(count: number): void;
  onFault(error: unknown): void;
}): Promise<Sink> {
  const { url, onLost, onFault } = options;
  // Loaded only where it is wanted: a service without it does not pay for it.
  const { createClient } = await import("@clickhouse/client");
  const client = createClient({ url, request_timeout: TIMEOUT_MS, application: "portcullis" });
  let ready = false;
  const shipper = createShipper({
    name: "clickhouse",
    onLost,
    onFault,
    async send(rows) {
      if (!ready) await client.command({ query: CREATE });
      ready = true;
      await client.insert({ table: TABLE, format: "JSONEachRow", values: rows.map(clickhouseRow) });
    },
  });
  return {
    ...shipper,
    async close() {
      await shipper.close();
      await client.close();
    },
  };
}

export function clickhouseRow({ tenantId, keyId, source, at, receivedAt, record }: EventRow) {
  const service = source === "service" ? record : null;
  return {
    tenant_id: tenantId,
    source,
    id: record.id,
    key_id: keyId,
    at: stamp(at),
    received_at: stamp(receivedAt),
    type: record.type,
    decision: record.decision ?? "",
    blocked: record.blocked ? 1 : 0,
    severity: record.severity ?? "",
    reason: record.reason ?? "",
    categories: record.categories ?? [],
    rules: record.signatureIds ?? [],
    scanned_chars: record.scannedChars ?? 0,
    entities: record.cloak?.entities ?? 0,
    error: service?.error ?? "",
    total_ms: service?.latencyMs.total ?? 0,
    record: JSON.stringify(withoutEvidence(record)),
  };
}

/** A client's evidence is text: it stays in the store that retention and erasure reach. */
function withoutEvidence(record: EventRow["record"]): object {
  const { evidence: _, ...rest } = record as EventRow["record"] & { readonly evidence?: unknown };
  return rest;
}

function stamp(ms: number): string {
  return new Date(ms).toISOString().replace("T", " ").replace("Z", "");
}
