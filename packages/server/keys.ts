/**
 * The keyring: who is calling, decided from the presented key alone, and the life of keys: issued, rotated, renamed,
 * revoked.
 */
import { timingSafeEqual } from "node:crypto";
import { LIMITS } from "@portcullis/contract";
import type { Clock } from "./clock.ts";
import { hashKey, hintOf, isMisspelt, isPresentable, type KeyMode, makeKey, makeKeyId, modeOf } from "./key-format.ts";
import { createKeyLookup, type FoundKey } from "./key-lookup.ts";
import { PLAN_DEFAULT } from "./plans.ts";
import type { KeyChange, KeyRecord, Stores } from "./stores/ports.ts";

/** Who a valid key belongs to. */
export interface Caller {
  readonly keyId: string;
  readonly tenantId: string;
  readonly keyName: string;
  readonly captureEnabled: boolean;
  readonly plan: string;
}

/** What may be shown of a key: all but its hash. */
export type KeyInfo = Omit<KeyRecord, "hash">;

export interface IssuedKey {
  /** The key itself. It is shown once and can never be had again. */
  readonly secret: string;
  readonly info: KeyInfo;
}

/** Who does it, for the audit trail; with the reason where a person gave one. */
export type By = string | { readonly actor: string; readonly reason?: string | undefined };

export interface Keyring {
  /**
   * The caller, or null for a key that is missing, malformed, unknown, revoked or expired. Throws `StoreUnavailable`
   * when the store cannot say: never a guess. At once where the answer is at hand.
   */
  authenticate(presented: string | undefined): Caller | null | Promise<Caller | null>;
  /** The tenant must exist; null when it does not. `by` is noted in the audit trail. */
  issue(wish: {
    readonly tenantId: string;
    readonly name: string;
    readonly mode?: KeyMode;
    readonly expiresAt?: number | null;
    readonly captureEnabled?: boolean;
    readonly by: By;
  }): Promise<IssuedKey | null>;
  /** Makes sure that a key chosen by the operator exists for `default`, creating that tenant too. A revoked key stays revoked. */
  ensure(secret: string, by: string): Promise<KeyInfo>;
  /** A new key in the place of an old one, which works on for `overlapMs`. Null when there is none to replace. */
  rotate(id: string, wish: { readonly overlapMs: number; readonly by: By }): Promise<IssuedKey | null>;
  revoke(id: string, by: By): Promise<KeyInfo | null>;
  rename(id: string, wish: { readonly name: string; readonly by: By }): Promise<KeyInfo | null>;
  /** Null: it has no end. */
  expire(id: string, wish: { readonly at: number | null; readonly by: By }): Promise<KeyInfo | null>;
  setCapture(id: string, wish: { readonly enabled: boolean; readonly by: By }): Promise<KeyInfo | null>;
  list(tenantId?: string): Promise<readonly KeyInfo[]>;
  /** Writes the last-used times noted since. Called by a timer and by `close`. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export const TENANT_DEFAULT = "default";

const FLUSH_EVERY_MS = 10_000;

export function createKeyring(options: {
  readonly store: Pick<Stores, "keys" | "tenants" | "audit">;
  readonly clock: Clock;
  /** Of the tenant `default`, when `ensure` makes it. */
  readonly defaultPlan?: string;
}): Keyring {
  const { store, clock, defaultPlan = PLAN_DEFAULT } = options;
  const { keys, tenants, audit } = store;
  const lookup = createKeyLookup({ keys, clock });
  /** Keys that the operator chose and this process was told of: they owe us no checksum. */
  const chosen = new Set<string>();
  /** Whom each answer of the store, while it is remembered, stands for. */
  const callers = new WeakMap<FoundKey, Caller>();
  let uses = new Map<string, number>();
  const timer = setInterval(() => flush().catch(() => {}), FLUSH_EVERY_MS).unref();

  return {
    authenticate(presented) {
      if (presented === undefined || !isPresentable(presented)) return null;
      const hash = hashKey(presented);
      if (isMisspelt(presented) && !chosen.has(hash)) return null;
      const found = lookup.find(hash);
      return found instanceof Promise ? found.then((key) => callerOf(key, hash)) : callerOf(found, hash);
    },

    async issue({ tenantId, name, mode = "live", expiresAt = null, captureEnabled = false, by }) {
      checkName(name);
      if (!(await tenants.find(tenantId))) return null;
      const secret = makeKey(mode);
      const key = await create({ secret, tenantId, name, expiresAt, captureEnabled });
      await note(key, { action: "key.issue", by });
      return { secret, info: infoOf(key) };
    },

    async ensure(secret, by) {
      if (!isPresentable(secret)) throw new RangeError("a key is 20 to 200 printable characters without spaces");
      const hash = hashKey(secret);
      chosen.add(hash);
      const known = await keys.findByHash(hash);
      if (known) return infoOf(known.key);
      await tenants.create({ id: TENANT_DEFAULT, name: "Default", plan: defaultPlan, createdAt: clock() });
      const key = await create({ secret, tenantId: TENANT_DEFAULT, name: "from settings", expiresAt: null });
      await note(key, { action: "key.issue", by });
      return infoOf(key);
    },

    async rotate(id, { overlapMs, by }) {
      const old = await keys.find(id);
      const now = clock();
      if (!old || !works(old, now)) return null;
      const secret = makeKey(modeOf(old.hint));
      // A key that lives for a month is followed by one that lives for a month.
      const expiresAt = old.expiresAt === null ? null : now + (old.expiresAt - old.createdAt);
      const key = await create({ ...old, secret, expiresAt });
      const endsAt = Math.min(old.expiresAt ?? Number.POSITIVE_INFINITY, Math.round(now + overlapMs));
      await change(id, { change: { expiresAt: endsAt }, action: "key.rotate", by, detail: { new_key: key.id } });
      return { secret, info: infoOf(key) };
    },

    revoke: (id, by) => change(id, { change: { revokedAt: clock() }, action: "key.revoke", by }),

    async rename(id, { name, by }) {
      checkName(name);
      return change(id, { change: { name }, action: "key.rename", by });
    },

    expire: (id, { at, by }) =>
      change(id, {
        change: { expiresAt: at },
        action: "key.expire",
        by,
        detail: { at: at === null ? "never" : new Date(at).toISOString() },
      }),

    setCapture: (id, { enabled, by }) =>
      change(id, { change: { captureEnabled: enabled }, action: "key.capture", by, detail: { enabled } }),

    list: async (tenantId) => (await keys.list(tenantId)).map(infoOf),
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };

  function callerOf(found: FoundKey | null, hash: string): Caller | null {
    const now = clock();
    const caller = found ? (callers.get(found) ?? compared(found, hash)) : null;
    if (!found || !caller || !works(found.key, now)) return null;
    uses.set(found.key.id, now);
    return caller;
  }

  /** What the store answered is held against what was asked, once: the answer is remembered under the very hash. */
  function compared(found: FoundKey, hash: string): Caller | null {
    if (!timingSafeEqual(Buffer.from(found.key.hash, "hex"), Buffer.from(hash, "hex"))) return null;
    const { key, plan } = found;
    const { id: keyId, tenantId, name: keyName, captureEnabled } = key;
    const caller = { keyId, tenantId, keyName, captureEnabled, plan };
    callers.set(found, caller);
    return caller;
  }

  function create(wish: {
    readonly secret: string;
    readonly tenantId: string;
    readonly name: string;
    readonly expiresAt: number | null;
    readonly captureEnabled?: boolean;
  }): Promise<KeyRecord> {
    const { secret, tenantId, name, expiresAt, captureEnabled = false } = wish;
    const hash = hashKey(secret);
    // Somebody may have tried the key before it existed.
    lookup.forget(hash);
    return keys.create({
      id: makeKeyId(),
      tenantId,
      name,
      hash,
      hint: hintOf(secret),
      captureEnabled,
      createdAt: clock(),
      expiresAt,
      revokedAt: null,
      lastUsedAt: null,
    });
  }

  async function change(
    id: string,
    { change: wanted, action, by, detail = {} }: Note & { readonly change: KeyChange },
  ): Promise<KeyInfo | null> {
    const key = await keys.change(id, wanted);
    if (!key) return null;
    lookup.forget(key.hash);
    await note(key, { action, by, detail });
    return infoOf(key);
  }

  async function note(key: KeyRecord, { action, by, detail = {} }: Note): Promise<void> {
    const { actor, reason = null } = typeof by === "string" ? { actor: by } : by;
    await audit.append({
      tenantId: key.tenantId,
      actor,
      action,
      target: key.id,
      detail: { ...detail, ...(reason ? { reason } : {}) },
      at: clock(),
    });
  }

  async function flush(): Promise<void> {
    if (uses.size === 0) return;
    const noted = uses;
    uses = new Map();
    try {
      await keys.touch([...noted].map(([id, at]) => ({ id, at })));
    } catch (error) {
      for (const [id, at] of noted) if (!uses.has(id)) uses.set(id, at);
      throw error;
    }
  }
}

interface Note {
  readonly action: string;
  readonly by: By;
  readonly detail?: Readonly<Record<string, string | boolean>>;
}

function works(key: KeyRecord, now: number): boolean {
  return key.revokedAt === null && (key.expiresAt === null || now < key.expiresAt);
}

function checkName(name: string): void {
  if (name.length < 1 || name.length > LIMITS.keyNameCharsMax) {
    throw new RangeError(`a key's name has 1 to ${LIMITS.keyNameCharsMax} characters`);
  }
}

function infoOf({ hash: _, ...info }: KeyRecord): KeyInfo {
  return info;
}
