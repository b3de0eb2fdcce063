/** Between the words of the admin interface and those of the house. Nothing is decided here. */
import type * as wire from "@portcullis/contract/admin";
import type { AdminInfo } from "../../admin/admins.ts";
import type { SessionInfo } from "../../admin/sessions.ts";
import { ServiceError } from "../../http/problem.ts";
import { readTimestamp } from "../../http/timestamp.ts";
import type { KeyInfo } from "../../keys.ts";
import type { PinRow, Suppression } from "../../stores/ports.ts";

export function iso(at: number): string {
  return new Date(at).toISOString();
}

export function isoOrNull(at: number | null): string | null {
  return at === null ? null : iso(at);
}

/** A time as sent. The contract has made sure that it is one. */
export function timeOf(text: string): number {
  return readTimestamp(text)!;
}

export function timeOrNull(text: string | null | undefined): number | null {
  return text === null || text === undefined ? null : timeOf(text);
}

export function wireAdmin(admin: AdminInfo): wire.Admin {
  return {
    id: admin.id,
    name: admin.name,
    role: admin.role,
    created_at: iso(admin.createdAt),
    last_sign_in_at: isoOrNull(admin.lastSignInAt),
    revoked_at: isoOrNull(admin.revokedAt),
  };
}

export function wireSession(
  session: SessionInfo,
  { admin, current }: { readonly admin: Pick<AdminInfo, "name" | "role">; readonly current: boolean },
): wire.Session {
  return {
    id: session.id,
    admin_id: session.adminId,
    admin_name: admin.name,
    role: admin.role,
    created_at: iso(session.createdAt),
    last_seen_at: iso(session.seenAt),
    expires_at: iso(session.expiresAt),
    idle_expires_at: iso(session.idleExpiresAt),
    address: session.address,
    agent: session.agent,
    current,
  };
}

export function wireKey(key: KeyInfo, now: number): wire.Key {
  const expired = key.expiresAt !== null && key.expiresAt <= now;
  return {
    id: key.id,
    tenant_id: key.tenantId,
    name: key.name,
    hint: key.hint,
    state: key.revokedAt !== null ? "revoked" : expired ? "expired" : "active",
    capture_enabled: key.captureEnabled,
    created_at: iso(key.createdAt),
    expires_at: isoOrNull(key.expiresAt),
    revoked_at: isoOrNull(key.revokedAt),
    last_used_at: isoOrNull(key.lastUsedAt),
  };
}

export function wireShadow(entry: Suppression): wire.Shadow {
  return {
    id: entry.id,
    tenant_id: entry.tenantId,
    rule_id: entry.ruleId,
    reason: entry.reason,
    owner: entry.owner,
    created_at: iso(entry.createdAt),
    expires_at: isoOrNull(entry.expiresAt),
  };
}

export function wireSuppression(entry: Suppression, now: number): wire.Suppression {
  return {
    ...wireShadow(entry),
    fingerprint: entry.fingerprint,
    active: entry.expiresAt === null || entry.expiresAt > now,
  };
}

export function wirePin(pin: PinRow): wire.Pin {
  return {
    tenant_id: pin.tenantId,
    key_id: pin.keyId,
    tool: pin.tool,
    hash: pin.hash,
    accepted_hash: pin.acceptedHash,
    changed: pin.hash !== pin.acceptedHash,
    changed_at: isoOrNull(pin.changedAt),
    seen_at: iso(pin.seenAt),
  };
}

export function found<T>(thing: T | null | undefined, what: string): T {
  if (thing === null || thing === undefined) throw new ServiceError("not_found", `there is no such ${what}`);
  return thing;
}

/** A place in a list as text that nobody needs to read, and back. */
export function writeCursor(place: object): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

export function readCursor<T extends object>(text: string | undefined, isPlace: (value: T) => boolean): T | undefined {
  if (text === undefined) return undefined;
  try {
    const value = JSON.parse(Buffer.from(text, "base64url").toString("utf8")) as T;
    if (typeof value === "object" && value !== null && isPlace(value)) return value;
  } catch {
    // Falls through: whatever it is, it is no cursor of ours.
  }
  throw new ServiceError("invalid_request", "cursor is not one that a page before has handed out", {
    param: "cursor",
    details: [{ path: "/cursor", code: "invalid", message: "cursor is not one that a page before has handed out" }],
  });
}
