/** POST /v1/captures: request and response bodies of a key that allowed it, masked and encrypted before storage. */
import { type Static, Type } from "typebox";
import { LIMITS } from "./limits.ts";

const text = (max: number = LIMITS.telemetryStringCharsMax) => Type.String({ maxLength: max });

export const CaptureRecord = Type.Object({
  id: Type.String({ minLength: 1, maxLength: LIMITS.telemetryIdCharsMax }),
  ts: Type.String({ format: "date-time", maxLength: 40 }),
  event_id: Type.Optional(text()),
  type: Type.Optional(text()),
  provider: Type.Optional(text()),
  base_url: Type.Optional(text(2_048)),
  model: Type.Optional(text()),
  stream: Type.Optional(Type.Boolean()),
  request: Type.Unknown({ description: "The body sent to the provider, as JSON." }),
  response: Type.Optional(Type.Unknown()),
  error: Type.Optional(Type.Unknown()),
  sdk: Type.Optional(Type.Object({ name: text(), version: text() })),
});
export type CaptureRecord = Static<typeof CaptureRecord>;

export const CaptureBatch = Type.Object({
  records: Type.Array(Type.Unknown(), {
    description: `Up to ${LIMITS.captureRecordsMax} records of at most ${LIMITS.captureRecordBytesMax} bytes each.`,
  }),
});
export type CaptureBatch = Static<typeof CaptureBatch>;
