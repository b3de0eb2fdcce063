/** API keys, the tenants that own them, the plans those are on, and what they have used. */
import { type Static, Type } from "typebox";
import { LIMITS } from "../limits.ts";
import { Quota } from "../verdict.ts";
import { count, orNull, ReasonIfAny, TenantId, time } from "./parts.ts";

export const KEY_STATES = ["active", "expired", "revoked"] as const;

export const Key = Type.Object({
  id: Type.String(),
  tenant_id: Type.String(),
  name: Type.String(),
  hint: Type.String({ description: "The key's first characters." }),
  state: Type.Enum([...KEY_STATES]),
  capture_enabled: Type.Boolean(),
  created_at: time(),
  expires_at: orNull(time()),
  revoked_at: orNull(time()),
  last_used_at: orNull(time("May lag by some seconds.")),
});
export type Key = Static<typeof Key>;

export const KeyQuery = Type.Object({ tenant_id: Type.Optional(TenantId) });

const KeyName = Type.String({ minLength: 1, maxLength: LIMITS.keyNameCharsMax });

export const KeyWish = Type.Object({
  tenant_id: TenantId,
  name: KeyName,
  mode: Type.Optional(Type.Enum(["live", "test"], { default: "live" })),
  expires_at: Type.Optional(orNull(time("Absent or null: never."))),
  capture_enabled: Type.Optional(Type.Boolean({ default: false })),
  reason: ReasonIfAny,
});
export type KeyWish = Static<typeof KeyWish>;

export const IssuedKey = Type.Object({
  key: Key,
  secret: Type.String({ description: "The key itself. Shown now and never again." }),
});
export type IssuedKey = Static<typeof IssuedKey>;

export const KeyPatch = Type.Object({
  name: Type.Optional(KeyName),
  expires_at: Type.Optional(orNull(time())),
  capture_enabled: Type.Optional(Type.Boolean()),
  reason: ReasonIfAny,
});
export type KeyPatch = Static<typeof KeyPatch>;

export const KeyRotation = Type.Object({
  overlap_hours: Type.Optional(
    Type.Number({ minimum: 0, maximum: 24 * 365, default: 24, description: "How long the old key works on." }),
  ),
  reason: ReasonIfAny,
});
export type KeyRotation = Static<typeof KeyRotation>;

export const Tenant = Type.Object({
  id: Type.String(),
  name: Type.String(),
  plan: Type.String(),
  created_at: time(),
  keys: count("Keys in force."),
  quota: Quota,
});
export type Tenant = Static<typeof Tenant>;

const TenantName = Type.String({ minLength: 1, maxLength: LIMITS.keyNameCharsMax });
const PlanName = Type.String({ minLength: 1, maxLength: 64 });

export const TenantWish = Type.Object({
  id: Type.String({ pattern: "^[a-z0-9][a-z0-9_-]{0,62}$", description: "Small letters, digits, - and _." }),
  name: TenantName,
  plan: Type.Optional(PlanName),
  reason: ReasonIfAny,
});
export type TenantWish = Static<typeof TenantWish>;

export const TenantPatch = Type.Object({
  name: Type.Optional(TenantName),
  plan: Type.Optional(PlanName),
  reason: ReasonIfAny,
});
export type TenantPatch = Static<typeof TenantPatch>;

export const Usage = Type.Object({
  tenant_id: Type.String(),
  quota: Quota,
  months: Type.Array(
    Type.Object({
      period: Type.String({ pattern: "^\\d{4}-\\d{2}$" }),
      aho_scans: count(),
      aho_blocks: count(),
      ai_scans: count(),
      ai_blocks: count(),
      overflow: count(),
    }),
    { description: "The last twelve UTC months, newest first." },
  ),
});
export type Usage = Static<typeof Usage>;

const Limit = orNull(count("Null: unlimited."));
const Limits = Type.Object({ scans: Limit, blocks: Limit });

export const Plan = Type.Object({
  name: Type.String(),
  is_default: Type.Boolean({ description: "True for the plan that new tenants get." }),
  aho: Limits,
  ai: Limits,
  exhausted: Type.Enum(["overflow", "reject"]),
});
export type Plan = Static<typeof Plan>;
