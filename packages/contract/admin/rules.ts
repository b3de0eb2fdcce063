/**
 * Rules by meaning, never by pattern; what an operator has put beside them; and the three ways to live with one:
 * shadow it, suppress a match of it, accept a changed tool declaration.
 */
import { type Static, Type } from "typebox";
import { LIMITS } from "../limits.ts";
import { CategorySchema, SeveritySchema } from "../verdict.ts";
import { count, orNull, Reason, RuleId, TenantId, time } from "./parts.ts";

export const Rule = Type.Object({
  id: Type.String(),
  category: CategorySchema,
  severity: SeveritySchema,
  title: Type.String(),
  meaning: Type.String(),
  surfaces: Type.Array(Type.String(), { description: "Where it applies." }),
  origin: Type.Enum(["built_in", "operator"]),
});
export type Rule = Static<typeof Rule>;

/** A category, and its place in the lists that security teams report by. */
export const Category = Type.Object({
  name: CategorySchema,
  meaning: Type.String(),
  rules: count(),
  owasp_llm: Type.Array(Type.String()),
  owasp_agentic: Type.Array(Type.String()),
  atlas: Type.Array(Type.String()),
});
export type Category = Static<typeof Category>;

export const RuleBook = Type.Object({
  signature_version: Type.String(),
  categories: Type.Array(Category),
  rules: Type.Array(Rule),
});
export type RuleBook = Static<typeof RuleBook>;

export const Shadow = Type.Object({
  id: Type.String(),
  tenant_id: Type.String(),
  rule_id: Type.String(),
  reason: Type.String(),
  owner: Type.String({ description: "Who put it there." }),
  created_at: time(),
  expires_at: orNull(time()),
});
export type Shadow = Static<typeof Shadow>;

export const ShadowWish = Type.Object({
  tenant_id: TenantId,
  rule_id: RuleId,
  reason: Reason,
  expires_at: Type.Optional(orNull(time("Absent or null: until it is removed."))),
});
export type ShadowWish = Static<typeof ShadowWish>;

export const Suppression = Type.Object({
  ...Shadow.properties,
  fingerprint: orNull(Type.String({ description: "Null covers the whole rule." })),
  active: Type.Boolean({ description: "False once it has expired." }),
});
export type Suppression = Static<typeof Suppression>;

export const SuppressionWish = Type.Object({
  tenant_id: TenantId,
  rule_id: RuleId,
  fingerprint: Type.Optional(
    orNull(Type.String({ pattern: "^[0-9a-f]{16}$", description: "From a match. Absent or null: the whole rule." })),
  ),
  reason: Reason,
  owner: Type.Optional(
    Type.String({ minLength: 1, maxLength: LIMITS.adminNameCharsMax, description: "Default: whoever asks." }),
  ),
  expires_at: Type.Optional(orNull(time("Absent or null: until it is removed."))),
});
export type SuppressionWish = Static<typeof SuppressionWish>;

export const TenantQuery = Type.Object({ tenant_id: Type.Optional(TenantId) });
export type TenantQuery = Static<typeof TenantQuery>;

export const RuleDetail = Type.Object({
  ...Rule.properties,
  near_misses: Type.Array(Type.String(), { description: "Honest text that it leaves alone." }),
  framework: Type.Object({
    owasp_llm: Type.Array(Type.String()),
    owasp_agentic: Type.Array(Type.String()),
    atlas: Type.Array(Type.String()),
  }),
  shadows: Type.Array(Shadow),
  suppressions: Type.Array(Suppression),
});
export type RuleDetail = Static<typeof RuleDetail>;

export const RuleFile = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200 }),
  content: Type.String({ maxLength: LIMITS.ruleFileCharsMax, description: "JSON, as in the operator's folder." }),
});

export const RuleFiles = Type.Object({
  files: Type.Array(RuleFile, { minItems: 1, maxItems: LIMITS.ruleFilesMax }),
});
export type RuleFiles = Static<typeof RuleFiles>;

export const RuleProblem = Type.Object({
  file: Type.String(),
  path: Type.String({ description: "JSON Pointer into the file." }),
  reason: Type.String(),
});
export type RuleProblem = Static<typeof RuleProblem>;

export const RuleCheck = Type.Object({
  rules: Type.Array(Rule, { description: "Those that can be used." }),
  problems: Type.Array(RuleProblem),
});
export type RuleCheck = Static<typeof RuleCheck>;

export const OperatorRules = Type.Object({
  configured: Type.Boolean({ description: "False: no folder is set." }),
  rules: Type.Array(Rule, { description: "In force." }),
  problems: Type.Array(RuleProblem, {
    description: "Of the last reading that was refused; the rules before it run on.",
  }),
  read_at: orNull(time()),
});
export type OperatorRules = Static<typeof OperatorRules>;

export const Pin = Type.Object({
  tenant_id: Type.String(),
  key_id: Type.String(),
  tool: Type.String(),
  hash: Type.String({ description: "SHA-256 of the declaration last seen." }),
  accepted_hash: Type.String({ description: "Of the one that was first seen, or accepted last." }),
  changed: Type.Boolean({ description: "True while the two differ." }),
  changed_at: orNull(time()),
  seen_at: time("To the hour."),
});
export type Pin = Static<typeof Pin>;

export const PinQuery = Type.Object({
  tenant_id: Type.Optional(TenantId),
  changed: Type.Optional(Type.Boolean({ default: false, description: "True: only those that wait to be accepted." })),
});
export type PinQuery = Static<typeof PinQuery>;

export const PinAcceptance = Type.Object({
  tenant_id: TenantId,
  key_id: Type.String({ minLength: 1, maxLength: 100 }),
  tool: Type.String({ minLength: 1, maxLength: LIMITS.toolNameCharsMax }),
  hash: Type.String({
    pattern: "^[0-9a-f]{64}$",
    description: "The one that was looked at; any other stays as it is.",
  }),
  reason: Reason,
});
export type PinAcceptance = Static<typeof PinAcceptance>;
