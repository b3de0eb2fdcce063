/** POST /v1/cloak/detect: where personal data stands in a text, never what it is. */
import { type Static, Type } from "typebox";
import { LIMITS } from "./limits.ts";
import { EntityTypes, MinConfidence } from "./scan.ts";
import { Entity, taxonomyVersion } from "./verdict.ts";

export const DetectRequest = Type.Object({
  text: Type.String({
    maxLength: LIMITS.detectCharsMax,
    description: "At most 12,000 characters. Longer is refused, never truncated.",
  }),
  entities: Type.Optional(EntityTypes),
  min_confidence: Type.Optional(MinConfidence),
});
export type DetectRequest = Static<typeof DetectRequest>;

export const Detection = Type.Object({
  entities: Type.Array(Entity, { description: "Sorted by `start`, never overlapping." }),
  scanned_chars: Type.Integer({ minimum: 0 }),
  taxonomy_version: taxonomyVersion(),
  ner: Type.Object({
    ran: Type.Literal(true),
    latency_ms: Type.Number({ minimum: 0 }),
  }),
});
export type Detection = Static<typeof Detection>;
