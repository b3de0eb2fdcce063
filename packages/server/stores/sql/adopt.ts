/**
 * Moves what an earlier version kept as telemetry into the stream of events, where it is found and counted like the
 * rest. Each step can be done again: a record that is there already counts for nothing.
 */
import type { TelemetryRecord } from "@portcullis/contract";
import type { EventStore } from "../events/port.ts";
import { fromStoredJson } from "../text.ts";
import { all, changes, type SqlEngine } from "./engine.ts";

const STEP_ROWS = 500;

export async function adoptTelemetry(engine: SqlEngine, events: EventStore): Promise<void> {
  const { build } = engine;
  for (;;) {
    const rows = await all(engine, build.selectFrom("telemetry").selectAll().limit(STEP_ROWS));
    if (rows.length === 0) return;
    await events.insert(
      rows.map((row) => ({
        tenantId: row.tenant_id,
        keyId: row.key_id,
        source: "client",
        at: row.at,
        receivedAt: row.received_at,
        record: fromStoredJson(row.record) as TelemetryRecord,
      })),
    );
    for (const [tenantId, moved] of Map.groupBy(rows, (row) => row.tenant_id)) {
      const ids = moved.map(({ id }) => id);
      await changes(engine, build.deleteFrom("telemetry").where("tenant_id", "=", tenantId).where("id", "in", ids));
    }
  }
}
