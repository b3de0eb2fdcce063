/** The audit log: who did what to what, and why. Each entry holds the hash of the one before. */
import { type Static, Type } from "typebox";
import { LIMITS } from "../limits.ts";
import { count, orNull, pageOf, pageQuery, TenantId, time } from "./parts.ts";

export const AuditQuery = Type.Object({ tenant_id: Type.Optional(TenantId), ...pageQuery });
export type AuditQuery = Static<typeof AuditQuery>;

export const AuditEntry = Type.Object({
  seq: Type.Integer({ minimum: 1 }),
  id: Type.String(),
  at: time(),
  actor: Type.String({ description: "`admin:<name>`, a key id, `cli`, or `first start`." }),
  action: Type.String({ description: "`noun.verb`." }),
  tenant_id: orNull(Type.String()),
  target: orNull(Type.String()),
  reason: orNull(Type.String({ maxLength: LIMITS.reasonCharsMax })),
  detail: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])),
  hash: Type.String(),
});
export type AuditEntry = Static<typeof AuditEntry>;

export const AuditPage = pageOf(AuditEntry);
export type AuditPage = Static<typeof AuditPage>;

export const AuditVerifyQuery = Type.Object({
  head: Type.Optional(
    Type.String({
      pattern: "^[0-9a-f]{64}$",
      description: "The head's hash as noted elsewhere: shows a cut-off tail.",
    }),
  ),
});
export type AuditVerifyQuery = Static<typeof AuditVerifyQuery>;

export const AuditCheck = Type.Object({
  intact: Type.Boolean(),
  rows: orNull(count("Entries, when intact.")),
  head: orNull(Type.String({ description: "Hash of the last entry; note it elsewhere." })),
  broken_at: orNull(Type.Integer({ minimum: 1, description: "The first entry that is wrong." })),
  problem: orNull(Type.Enum(["changed", "missing"])),
});
export type AuditCheck = Static<typeof AuditCheck>;
