/** POST /v1/telemetry: takes a batch of decision records, keeps the good ones, counts the rest. */
import { type BatchAnswer, LIMITS, TelemetryBatch } from "@portcullis/contract";
import { defineRoute } from "../http/route.ts";
import { readRecord } from "../telemetry.ts";
import { refuseLongBatch } from "./wire.ts";

export const postTelemetry = defineRoute({
  method: "POST",
  path: "/v1/telemetry",
  body: TelemetryBatch,
  async handle({ caller, body }, { stores, metrics, clock }): Promise<BatchAnswer> {
    refuseLongBatch(body.records, LIMITS.telemetryRecordsMax);
    const sent = body.records.length;
    const events = body.records.map(readRecord).filter((event) => event !== null);
    const accepted = events.length;
    // The workspace comes from the key, never from the body: a caller writes only to its own stream.
    const { tenantId, keyId } = caller;
    const stored = accepted > 0 ? stores.telemetry.insert({ tenantId, keyId, receivedAt: clock(), events }) : null;
    // The store has taken them over; held on to while it works, they would outlive the young generation for nothing.
    body.records.length = 0;
    events.length = 0;
    await stored;
    const answer = { accepted, rejected: sent - accepted };
    metrics.records("telemetry", answer.accepted, answer.rejected);
    return answer;
  },
});
