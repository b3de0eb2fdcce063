/** POST /v1/captures: request and response bodies, for a key that allowed it. Flag off: nothing is read. */
import { type BatchAnswer, CaptureBatch, LIMITS } from "@portcullis/contract";
import { ServiceError } from "../http/problem.ts";
import { defineRoute } from "../http/route.ts";
import { refuseLongBatch } from "./wire.ts";

export const postCaptures = defineRoute({
  method: "POST",
  path: "/v1/captures",
  body: CaptureBatch,
  bodyBytesMax: LIMITS.capturesBodyBytesMax,
  admit(caller) {
    if (!caller.captureEnabled) throw new ServiceError("capture_disabled");
  },
  async handle({ caller, body }, { captures, metrics }): Promise<BatchAnswer> {
    refuseLongBatch(body.records, LIMITS.captureRecordsMax);
    const answer = await captures.take(caller, body.records);
    metrics.records("captures", answer.accepted, answer.rejected);
    return answer;
  },
});
