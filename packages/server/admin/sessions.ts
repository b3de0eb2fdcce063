/**
 * Open sessions of the admin interface. A session is a random token in a cookie, of which the store keeps only the hash;
 * it ends when it is not used for a while, at a fixed time at the latest, and at once when it or its admin is revoked.
 */
import { createHash, randomBytes } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { SessionRecord, SessionStore } from "../stores/ports.ts";
import type { AdminInfo } from "./admins.ts";

export interface SessionInfo extends Omit<SessionRecord, "hash"> {
  readonly idleExpiresAt: number;
}

export interface SignedInAs {
  readonly admin: AdminInfo;
  readonly session: SessionInfo;
}

export interface Sessions {
  /** Always a new token: what a browser brought along is never taken over. */
  open(wish: {
    readonly admin: AdminInfo;
    readonly address: string | null;
    readonly agent: string | null;
  }): Promise<SignedInAs & { readonly token: string }>;
  /** Who the token belongs to, or null when it is unknown, idle for too long, expired or revoked. */
  find(token: string): Promise<SignedInAs | null>;
  /** Those in force; of one admin or of all. */
  list(adminId?: string): Promise<readonly SessionInfo[]>;
  end(id: string): Promise<boolean>;
  /** Deletes what is over; returns how many. */
  sweep(): Promise<number>;
  readonly absoluteMs: number;
}

const TOKEN_BYTES = 32;
const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/;
const AGENT_CHARS_MAX = 200;
/** How often a use is written down; an idle end may come that much early. */
const TOUCH_MS = 60_000;

export function createSessions(options: {
  readonly store: SessionStore;
  readonly clock: Clock;
  readonly idleMs: number;
  readonly absoluteMs: number;
}): Sessions {
  const { store, clock, idleMs, absoluteMs } = options;
  const inForce = (session: SessionRecord) => clock() < session.expiresAt && clock() < session.seenAt + idleMs;

  return {
    absoluteMs,
    async open({ admin, address, agent }) {
      const token = randomBytes(TOKEN_BYTES).toString("base64url");
      const now = clock();
      const record: SessionRecord = {
        id: `ses_${randomBytes(9).toString("base64url")}`,
        hash: hashToken(token),
        adminId: admin.id,
        createdAt: now,
        expiresAt: now + absoluteMs,
        seenAt: now,
        address,
        agent: agent?.slice(0, AGENT_CHARS_MAX) ?? null,
      };
      await store.create(record);
      return { token, admin, session: infoOf(record) };
    },
    async find(token) {
      if (!TOKEN_SHAPE.test(token)) return null;
      const found = await store.findByHash(hashToken(token));
      if (!found || found.admin.revokedAt !== null || !inForce(found.session)) return null;
      const now = clock();
      const { hash: _, ...admin } = found.admin;
      if (now - found.session.seenAt < TOUCH_MS) return { admin, session: infoOf(found.session) };
      await store.touch(found.session.id, now);
      return { admin, session: infoOf({ ...found.session, seenAt: now }) };
    },
    list: async (adminId) => (await store.list(adminId)).filter(inForce).map(infoOf),
    end: (id) => store.end(id),
    sweep: () => store.sweep({ expiredAt: clock(), seenBefore: clock() - idleMs }),
  };

  function infoOf({ hash: _, ...session }: SessionRecord): SessionInfo {
    return { ...session, idleExpiresAt: Math.min(session.expiresAt, session.seenAt + idleMs) };
  }
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
