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
    const events = body.records.map(readRecord).filter((event) => event !== null);
    // The workspace comes from the key, never from the body: a caller writes only to its own stream.
    const { tenantId, keyId } = caller;
    if (events.length > 0) await stores.telemetry.insert({ tenantId, keyId, receivedAt: clock(), events });
    const answer = { accepted: events.length, rejected: body.records.length - events.length };
    metrics.records("telemetry", answer.accepted, answer.rejected);
    return answer;
  },
});
