/** POST /v1/scan: what a caller may ask for. */
import { type Static, Type } from "typebox";
import { DEFAULTS } from "./defaults.ts";
import { LIMITS } from "./limits.ts";
import { EntityTypeSchema } from "./verdict.ts";
import { SEMANTIC_MODES, SEVERITIES, SURFACES } from "./words.ts";

/** The list of types to look for. Empty is refused: it asks for nothing. */
export const EntityTypes = Type.Array(EntityTypeSchema, {
  minItems: 1,
  maxItems: LIMITS.entitiesMax,
  description: "Types to look for; default every type except `location` and `date`.",
});

export const MinConfidence = Type.Number({
  minimum: 0,
  maximum: 1,
  default: DEFAULTS.minConfidence,
  description: "Lowest score accepted.",
});

export const CloakRequest = Type.Object(
  {
    entities: Type.Optional(EntityTypes),
    min_confidence: Type.Optional(MinConfidence),
    skip_when_blocked: Type.Optional(
      Type.Boolean({
        default: DEFAULTS.skipWhenBlocked,
        description: "Skip detection when the static pass already blocked the payload.",
      }),
    ),
  },
  { description: "Requests personal-data detection in the same call." },
);

export const Segment = Type.Object({
  start: Type.Integer({ minimum: 0 }),
  end: Type.Integer({ minimum: 0 }),
  surface: Type.Enum([...SURFACES]),
});

/** The fields that scan and sanitise share. */
export const payloadFields = {
  text: Type.String({
    maxLength: LIMITS.scanTextCharsMax,
    description: "The payload flattened to one string. May be empty.",
  }),
  block_severity: Type.Optional(
    Type.Enum([...SEVERITIES], { default: DEFAULTS.blockSeverity, description: "Lowest severity that blocks." }),
  ),
  max_scan_chars: Type.Optional(
    Type.Integer({
      minimum: LIMITS.scanCharsMin,
      maximum: LIMITS.scanCharsMax,
      default: DEFAULTS.scanChars,
      description: "How much of the text is scanned.",
    }),
  ),
  include_evidence: Type.Optional(
    Type.Boolean({ default: DEFAULTS.includeEvidence, description: "Return the matched substring in each match." }),
  ),
  surface: Type.Optional(
    Type.Enum([...SURFACES], { default: DEFAULTS.surface, description: "Where the text comes from." }),
  ),
  segments: Type.Optional(
    Type.Array(Segment, {
      maxItems: LIMITS.segmentsMax,
      description: "Ranges with a surface of their own: sorted, not overlapping. The rest is `surface`.",
    }),
  ),
  cloak: Type.Optional(CloakRequest),
  semantic: Type.Optional(
    Type.Enum([...SEMANTIC_MODES], { default: DEFAULTS.semantic, description: "What the semantic pass may do." }),
  ),
};

export const ToolCall = Type.Object({
  id: Type.Optional(Type.String({ maxLength: LIMITS.toolCallIdCharsMax })),
  name: Type.String({ maxLength: LIMITS.toolNameCharsMax }),
  arguments: Type.String({ maxLength: LIMITS.toolArgumentsCharsMax, description: "The raw JSON string." }),
});

export const ScanRequest = Type.Object({
  ...payloadFields,
  tools: Type.Optional(
    Type.Array(Type.Object({}, { additionalProperties: true }), {
      maxItems: LIMITS.toolsMax,
      description:
        "Tool declarations in the OpenAI, Anthropic, MCP, Gemini or bare shape. A list that is not empty turns on the allowlist check.",
    }),
  ),
  tool_calls: Type.Optional(Type.Array(ToolCall, { maxItems: LIMITS.toolCallsMax })),
});
export type ScanRequest = Static<typeof ScanRequest>;
