/**
 * Replay: what a candidate rule pack would have decided. The answer is a stream of JSON lines: progress as it goes, a
 * line for each sample whose decision changes, one summary at the end. Texts stay where they are.
 */
import { type Static, Type } from "typebox";
import { LIMITS } from "../limits.ts";
import { SeveritySchema } from "../verdict.ts";
import { DECISIONS, SEVERITIES, SURFACES } from "../words.ts";
import { count, orNull, ReasonIfAny, spanQuery, TenantId } from "./parts.ts";
import { RuleFile, RuleProblem } from "./rules.ts";

export const ReplaySample = Type.Object({
  name: Type.Optional(Type.String({ maxLength: 200 })),
  text: Type.String({ maxLength: LIMITS.replaySampleCharsMax }),
  surface: Type.Optional(Type.Enum([...SURFACES])),
});

export const ReplayWish = Type.Object({
  files: Type.Array(RuleFile, { maxItems: LIMITS.ruleFilesMax, description: "The candidate operator rules, whole." }),
  block_severity: Type.Optional(Type.Enum([...SEVERITIES], { default: "medium" })),
  samples: Type.Optional(
    Type.Array(ReplaySample, {
      maxItems: LIMITS.replaySamplesMax,
      description: "Uploaded texts; nothing of them is kept.",
    }),
  ),
  captures: Type.Optional(
    Type.Object(
      {
        tenant_id: TenantId,
        ...spanQuery,
        max: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.replaySamplesMax, default: 1_000 })),
      },
      { description: "Captured request bodies of a tenant, newest first. Needs a `reason`." },
    ),
  ),
  reason: ReasonIfAny,
});
export type ReplayWish = Static<typeof ReplayWish>;

const Side = Type.Object({
  decision: Type.Enum([...DECISIONS]),
  severity: orNull(SeveritySchema),
  rules: Type.Array(Type.String()),
});

export const ReplayLine = Type.Union([
  Type.Object({ kind: Type.Literal("progress"), done: count(), total: count() }),
  Type.Object({
    kind: Type.Literal("change"),
    sample: Type.Object({
      index: count(),
      name: orNull(Type.String()),
      capture_id: orNull(Type.String()),
      chars: count(),
    }),
    before: Side,
    after: Side,
  }),
  Type.Object({ kind: Type.Literal("refused"), problems: Type.Array(RuleProblem) }),
  Type.Object({
    kind: Type.Literal("done"),
    samples: count(),
    changed: count("Samples whose decision changes; at most the first are told."),
    newly_blocked: count(),
    newly_allowed: count(),
    blocked_before: count(),
    blocked_after: count(),
    skipped: count("Samples that could not be read."),
    stopped: orNull(Type.Enum(["time", "failed"], { description: "Null when all samples were judged." })),
    ms: Type.Number({ minimum: 0 }),
  }),
]);
export type ReplayLine = Static<typeof ReplayLine>;
