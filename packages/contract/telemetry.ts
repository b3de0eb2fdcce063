/**
 * POST /v1/telemetry: decision records in batches. The batch is checked as a whole by `TelemetryBatch` and each
 * record by `TelemetryRecord`: one that does not fit is dropped and counted, the rest is kept.
 */
import { type Static, type TSchema, Type } from "typebox";
import { LIMITS } from "./limits.ts";
import { DECISIONS, SEVERITIES, TELEMETRY_TYPES } from "./words.ts";

const text = (max: number = LIMITS.telemetryStringCharsMax) => Type.String({ maxLength: max });
const texts = () => Type.Array(text(), { maxItems: LIMITS.telemetryListMax });
const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const count = () => Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const counts = () => Type.Record(text(), count(), { maxProperties: LIMITS.telemetryMapKeysMax });

export const TelemetryCloak = Type.Object({
  ran: Type.Optional(Type.Boolean()),
  entities: Type.Optional(count()),
  byType: Type.Optional(counts()),
  byCategory: Type.Optional(counts()),
  byStrategy: Type.Optional(counts()),
  error: Type.Optional(orNull(text())),
  restored: Type.Optional(count()),
  unknown: Type.Optional(count()),
  denied: Type.Optional(count()),
});
export type TelemetryCloak = Static<typeof TelemetryCloak>;

export const TelemetryModelCheck = Type.Object({
  ran: Type.Optional(Type.Boolean()),
  mode: Type.Optional(text()),
  decision: Type.Optional(Type.Enum([...DECISIONS])),
  flagged: Type.Optional(Type.Boolean()),
  reason: Type.Optional(orNull(text())),
  severity: Type.Optional(orNull(Type.Enum([...SEVERITIES]))),
  score: Type.Optional(orNull(Type.Number())),
  threshold: Type.Optional(orNull(Type.Number())),
  model: Type.Optional(text()),
  model_version: Type.Optional(text()),
  latency_ms: Type.Optional(orNull(Type.Number({ minimum: 0 }))),
  error: Type.Optional(orNull(text())),
});
export type TelemetryModelCheck = Static<typeof TelemetryModelCheck>;

export const TelemetryTool = Type.Object({
  calls: count(),
  findings: count(),
  blocked: Type.Union([Type.Boolean(), count()]),
  names: texts(),
  modelCheck: Type.Optional(TelemetryModelCheck),
});

export const TelemetryRecord = Type.Object({
  id: Type.String({ minLength: 1, maxLength: LIMITS.telemetryIdCharsMax }),
  ts: Type.String({ format: "date-time", maxLength: 40, description: "ISO 8601 timestamp." }),
  type: Type.Enum([...TELEMETRY_TYPES]),
  decision: Type.Enum([...DECISIONS]),
  blocked: Type.Boolean(),
  severity: Type.Optional(orNull(Type.Enum([...SEVERITIES]))),
  reason: Type.Optional(orNull(text())),
  categories: Type.Optional(texts()),
  signatureIds: Type.Optional(texts()),
  scannedChars: Type.Optional(count()),
  onMatch: Type.Optional(text()),
  modelCheck: Type.Optional(TelemetryModelCheck),
  tool: Type.Optional(TelemetryTool),
  cloak: Type.Optional(TelemetryCloak),
  evidence: Type.Optional(Type.Array(text(LIMITS.telemetryEvidenceCharsMax), { maxItems: LIMITS.telemetryListMax })),
  sdk: Type.Optional(Type.Object({ name: text(), version: text() })),
});
export type TelemetryRecord = Static<typeof TelemetryRecord>;

/** The wire form of the batch: what is inside `records` is looked at one by one. */
export const TelemetryBatch = Type.Object({
  records: Type.Array(Type.Unknown(), { description: `Up to ${LIMITS.telemetryRecordsMax} records.` }),
});
export type TelemetryBatch = Static<typeof TelemetryBatch>;

export const BatchAnswer = Type.Object({
  accepted: Type.Integer({ minimum: 0, description: "Records kept, those already known included." }),
  rejected: Type.Integer({ minimum: 0, description: "Records that did not parse and were dropped." }),
});
export type BatchAnswer = Static<typeof BatchAnswer>;
