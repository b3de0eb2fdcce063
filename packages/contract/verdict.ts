/**
 * The parts of a verdict on the wire. Every schema here is an answer's, so none has a default to fill.
 */
import { type Static, type TSchema, Type } from "typebox";
import {
  ATTACK_CATEGORIES,
  CLOAK_ERRORS,
  DECISIONS,
  ENTITY_CATEGORIES,
  ENTITY_TYPES,
  MODEL_ERRORS,
  SEVERITIES,
  TOOL_FINDING_CODES,
} from "./words.ts";

const offset = (description: string) => Type.Integer({ minimum: 0, description });
const start = () => offset("Inclusive, in UTF-16 code units of the text as submitted.");
const end = () => offset("Exclusive, in UTF-16 code units of the text as submitted.");
const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const score = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });

export const SeveritySchema = Type.Enum([...SEVERITIES]);
export const CategorySchema = Type.Enum([...ATTACK_CATEGORIES]);
export const EntityTypeSchema = Type.Enum([...ENTITY_TYPES]);

export const Match = Type.Object({
  signature_id: Type.String({ description: "The rule that fired; its page in the reference says what it means." }),
  category: CategorySchema,
  severity: SeveritySchema,
  start: start(),
  end: end(),
  evidence: Type.Optional(Type.String({ description: "The matched text; only when `include_evidence` is true." })),
  fingerprint: Type.Optional(
    Type.String({ description: "Names this match for an allow-list entry; does not hold the text." }),
  ),
  suppressed: Type.Optional(
    Type.Boolean({ description: "True when an allow-list entry covers this match: reported, not counted." }),
  ),
  shadowed: Type.Optional(
    Type.Boolean({ description: "True when the rule only reports for this tenant: reported, not counted." }),
  ),
});
export type Match = Static<typeof Match>;

export const Entity = Type.Object({
  type: EntityTypeSchema,
  category: Type.Enum([...ENTITY_CATEGORIES]),
  start: start(),
  end: end(),
  confidence: score("The detector's score."),
});
export type Entity = Static<typeof Entity>;

export const ModelResult = Type.Object({
  task: Type.String(),
  label: Type.String(),
  score: score("The model's score for this label."),
  threshold: score("From this score on the label counts."),
  flagged: Type.Boolean(),
  start: start(),
  end: end(),
});

export const ModelCheck = Type.Object(
  {
    ran: Type.Boolean({ description: "Whether the model answered. When false, nothing was cleared." }),
    mode: Type.Enum(["enforce", "report"]),
    decision: Type.Enum([...DECISIONS]),
    flagged: Type.Boolean(),
    reason: orNull(Type.String({ description: "`<task>=<label>`, or `semantic=unavailable`, `semantic=timeout`." })),
    severity: orNull(SeveritySchema),
    score: orNull(score("The highest score that was weighed.")),
    threshold: orNull(score("The threshold that score was held against.")),
    results: Type.Array(ModelResult),
    model: Type.String(),
    model_version: Type.String(),
    windows: Type.Object({ total: Type.Integer({ minimum: 0 }), checked: Type.Integer({ minimum: 0 }) }),
    latency_ms: orNull(Type.Number({ minimum: 0 })),
    error: orNull(Type.Enum([...MODEL_ERRORS])),
  },
  { description: "The semantic pass's answer. Present only when that pass was applicable." },
);
export type ModelCheck = Static<typeof ModelCheck>;

export const ToolFinding = Type.Object({
  code: Type.Enum([...TOOL_FINDING_CODES]),
  severity: SeveritySchema,
  message: Type.String(),
  path: Type.Optional(Type.String({ description: "JSON Pointer into the decoded arguments." })),
  signature_id: Type.Optional(Type.String()),
  category: Type.Optional(CategorySchema),
  start: Type.Optional(offset("Inclusive, inside the decoded string at `path`.")),
  end: Type.Optional(offset("Exclusive, inside the decoded string at `path`.")),
  evidence: Type.Optional(Type.String()),
  shadowed: Type.Optional(Type.Boolean({ description: "True when the rule only reports for this tenant." })),
});
export type ToolFinding = Static<typeof ToolFinding>;

export const ToolCallVerdict = Type.Object({
  id: orNull(Type.String({ description: "The call's own id, where it has one." })),
  index: Type.Integer({ minimum: 0 }),
  name: Type.String(),
  allowed: Type.Boolean(),
  severity: orNull(SeveritySchema),
  findings: Type.Array(ToolFinding),
});

export const ToolValidation = Type.Object(
  {
    allowed: Type.Boolean(),
    severity: orNull(SeveritySchema),
    calls: Type.Array(ToolCallVerdict),
    model_check: Type.Optional(ModelCheck),
  },
  { description: "Present only when `tool_calls` were submitted." },
);
export type ToolValidation = Static<typeof ToolValidation>;

export const CloakBlock = Type.Object(
  {
    ran: Type.Boolean({ description: "Whether the detector answered. A payload it never saw is not one it cleared." }),
    entities: Type.Array(Entity),
    taxonomy_version: Type.String(),
    latency_ms: orNull(Type.Number({ minimum: 0 })),
    error: orNull(Type.Enum([...CLOAK_ERRORS])),
  },
  { description: "Present only when `cloak` was requested." },
);
export type CloakBlock = Static<typeof CloakBlock>;

const Counter = Type.Object({
  used: Type.Integer({ minimum: 0 }),
  limit: orNull(Type.Integer({ minimum: 0 })),
  remaining: orNull(Type.Integer({ minimum: 0 })),
});
const Counters = Type.Object({ scans: Counter, blocks: Counter });

export const Quota = Type.Object({
  plan: Type.String(),
  period: Type.String({ pattern: "^\\d{4}-\\d{2}$", description: "UTC month, `YYYY-MM`." }),
  aho: Counters,
  ai: Counters,
  overflow: Type.Integer({ minimum: 0, description: "Scans made past the plan's limit this month." }),
  enforcement_withheld: Type.Boolean({ description: "True past `blocks.limit`; `decision` stays the truth." }),
});
export type Quota = Static<typeof Quota>;

const version = (of: string) =>
  Type.String({ pattern: "^\\d{4}\\.\\d{2}\\.\\d{2}$", description: `Identifies the ${of}; a date.` });

export const taxonomyVersion = () => version("type mapping");
export const signatureVersion = () => version("rule set");

export const ScanVerdict = Type.Object({
  decision: Type.Enum([...DECISIONS]),
  blocked: Type.Boolean({ description: "Mirror of `decision`." }),
  reason: orNull(
    Type.String({ description: "Rule id of the worst match, or `<task>=<label>`, or `<pass>=<failure>`." }),
  ),
  severity: orNull(SeveritySchema),
  categories: Type.Array(CategorySchema, { description: "Distinct, worst first, then in order of occurrence." }),
  matches: Type.Array(Match),
  scanned_chars: Type.Integer({ minimum: 0, description: "Less than the length of `text` when it was truncated." }),
  signature_version: signatureVersion(),
  model_check: Type.Optional(ModelCheck),
  tool_validation: Type.Optional(ToolValidation),
  cloak: Type.Optional(CloakBlock),
  quota: Quota,
});
export type ScanVerdict = Static<typeof ScanVerdict>;
