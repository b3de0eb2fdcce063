/**
 * Who may sign in: credentials made on the command line, listed and revoked there and in the console. Signing in costs
 * the same whether the name exists or not, and is limited by name and by address.
 */
import { randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";
import type { AdminRole } from "@portcullis/contract/admin";
import type { Clock } from "../clock.ts";
import { ServiceError } from "../http/problem.ts";
import type { AdminRecord, RateStore, Stores } from "../stores/ports.ts";
import { COST, type Cost, checkSecret, hashSecret, makeSecret } from "./credential.ts";
import { createThrottle } from "./throttle.ts";

/** What may be shown of an admin. */
export type AdminInfo = Omit<AdminRecord, "hash">;

export interface Admins {
  /** Null when the name is taken. The secret is shown once and can never be had again. */
  create(wish: {
    readonly name: string;
    readonly role: AdminRole;
    readonly by: string;
  }): Promise<{ readonly secret: string; readonly info: AdminInfo } | null>;
  list(): Promise<readonly AdminInfo[]>;
  /** Null when there is no such admin. */
  revoke(id: string, wish: { readonly by: string; readonly reason: string | null }): Promise<AdminInfo | null>;
  /** The admin, or a `ServiceError`: `unauthorized` for whatever is wrong, `rate_limited` for too many tries. */
  signIn(presented: { readonly name: string; readonly secret: string; readonly address: string }): Promise<AdminInfo>;
}

export const SIGN_IN = {
  windowMs: 15 * 60_000,
  /** Wrong tries for one name, from anywhere. */
  triesOfNameMax: 10,
  /** Wrong tries from one address, for any name. */
  triesOfAddressMax: 30,
  /** Hashes made at once, each with its own 32 MiB. */
  checksMax: 4,
} as const;

const USUAL_MAX = 10_000;
const NAME_SHAPE = /^[\p{L}\p{N}][\p{L}\p{N}._@-]{0,63}$/u;

export function createAdmins(options: {
  readonly store: Pick<Stores, "admins" | "audit">;
  /** Where processes share how often was tried. */
  readonly rates: Pick<RateStore, "share">;
  readonly clock: Clock;
  /** What a hash costs; less only where a test makes many. */
  readonly cost?: Cost;
  onFault(error: unknown): void;
}): Admins {
  const { store, rates, clock, onFault, cost = COST } = options;
  const { windowMs } = SIGN_IN;
  const byName = createThrottle({ kind: "name", triesMax: SIGN_IN.triesOfNameMax, windowMs, rates, clock });
  const byAddress = createThrottle({ kind: "address", triesMax: SIGN_IN.triesOfAddressMax, windowMs, rates, clock });
  /** Names with the networks they signed in from, oldest first. */
  const signedInFrom = new Set<string>();
  let checks = 0;

  return {
    async create({ name, role, by }) {
      if (!NAME_SHAPE.test(name)) {
        throw new RangeError(
          "an admin's name has 1 to 64 letters, digits and . _ @ -, and begins with a letter or digit",
        );
      }
      const secret = makeSecret();
      const admin = await store.admins.create({
        id: `adm_${randomBytes(9).toString("base64url")}`,
        name,
        role,
        hash: await hashSecret(secret, cost),
        createdAt: clock(),
        lastSignInAt: null,
        revokedAt: null,
      });
      if (admin === null) return null;
      await note("admin.create", admin, { by, detail: { name, role } });
      return { secret, info: infoOf(admin) };
    },

    list: async () => (await store.admins.list()).map(infoOf),

    async revoke(id, { by, reason }) {
      const admin = await store.admins.revoke(id, clock());
      if (admin === null) return null;
      await note("admin.revoke", admin, { by, detail: { name: admin.name, ...(reason ? { reason } : {}) } });
      return infoOf(admin);
    },

    async signIn({ name, secret, address }) {
      const from = networkOf(address);
      // Where somebody has signed in before, their tries count apart: a guesser elsewhere does not lock them out there.
      const usual = `${name} ${from}`;
      const counted = signedInFrom.has(usual) ? usual : name;
      const wait = (await byAddress.enter(from)) || (await byName.enter(counted));
      if (wait > 0) throw tooMany(wait);
      const admin = await store.admins.findByName(name);
      const good = await check(secret, admin?.hash ?? null);
      if (!admin || !good) {
        // Only for names that exist: what else was typed there may be a secret. Not waited for, or the time would tell.
        if (admin)
          void note("session.refused", admin, { by: `admin:${admin.name}`, detail: { address } }).catch(onFault);
        await Promise.all([byAddress.fail(from), byName.fail(counted)]);
        throw refused();
      }
      byAddress.forgive(from);
      byName.forgive(counted);
      remember(usual);
      await store.admins.noteSignIn(admin.id, clock());
      return infoOf(admin);
    },
  };

  function remember(usual: string): void {
    signedInFrom.delete(usual);
    signedInFrom.add(usual);
    if (signedInFrom.size > USUAL_MAX) signedInFrom.delete(signedInFrom.values().next().value!);
  }

  async function check(secret: string, hash: string | null): Promise<boolean> {
    if (checks >= SIGN_IN.checksMax) {
      throw new ServiceError("overloaded", "too many people sign in at once", { headers: { "retry-after": "1" } });
    }
    checks += 1;
    try {
      return await checkSecret(secret, hash, cost);
    } finally {
      checks -= 1;
    }
  }

  async function note(
    action: string,
    admin: AdminRecord,
    { by, detail }: { readonly by: string; readonly detail: Readonly<Record<string, string>> },
  ): Promise<void> {
    await store.audit.append({ tenantId: null, actor: by, action, target: admin.id, detail, at: clock() });
  }
}

/** One customer of a network has a whole /64 of IPv6 addresses, so those count as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = "", tail] = address.split("%")[0]!.split("::");
  const parts = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - parts.length - after.length }, () => "0");
  return `${[...parts, ...zeros, ...after]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(":")}::/64`;
}

function infoOf({ hash: _, ...info }: AdminRecord): AdminInfo {
  return info;
}

/** One sentence for a name that does not exist, a wrong secret and a revoked credential. */
function refused(): ServiceError {
  return new ServiceError("unauthorized", "the name and the credential do not belong together", {
    headers: { "www-authenticate": 'Session realm="portcullis admin"' },
  });
}

function tooMany(waitMs: number): ServiceError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  return new ServiceError("rate_limited", `too many tries; the next one is open in ${seconds} seconds`, {
    headers: { "retry-after": String(seconds) },
  });
}
