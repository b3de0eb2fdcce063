/**
 * `@portcullis/client/redis`: a vault in Redis that processes and both languages share. Values are sealed before they
 * leave this process; subjects are hashed. Takes a client of `ioredis` or of `redis` (node-redis), connected by you.
 */
import { openSealed, type Sealer, sealer } from "../cloak/seal.ts";
import { ConfigurationError } from "../errors.ts";
import { isSame, type Vault } from "./vault.ts";

/** As much of `ioredis` as is used. */
export interface IoRedisLike {
  call(command: string, ...args: (string | number)[]): Promise<unknown>;
}
/** As much of `redis` as is used. */
export interface NodeRedisLike {
  sendCommand(args: string[]): Promise<unknown>;
}

/** What a vault in Redis takes. */
export interface RedisVaultOptions {
  /** Seals what is kept; the same in every process that shares the vault. At least 16 characters. */
  readonly vaultKey: string;
}

const TOKENS = "portcullis:vault:t:";
const SUBJECTS = "portcullis:vault:s:";

/**
 * A vault in Redis.
 *
 * @example
 * ```ts
 * const vault = redisVault(new Redis(url), { vaultKey });
 * const portcullis = new PortcullisClient({ apiKey, vault, tokenKey });
 * ```
 */
export function redisVault(client: IoRedisLike | NodeRedisLike, { vaultKey }: RedisVaultOptions): Vault {
  if (typeof vaultKey !== "string" || vaultKey.length < 16) {
    throw new ConfigurationError("vaultKey", "must be a string of at least 16 characters");
  }
  const ask =
    "call" in client
      ? (...args: string[]) => client.call(args[0]!, ...args.slice(1))
      : (...args: string[]) => client.sendCommand(args);
  let opened: Promise<Sealer> | null = null;
  const keeper = () => {
    opened ??= sealer(vaultKey);
    return opened;
  };

  async function read(token: string) {
    const json = await ask("GET", TOKENS + token);
    if (json === null || json === undefined) return null;
    const { c } = JSON.parse(String(json)) as { readonly c: string };
    return openSealed(await keeper(), token, c);
  }

  return {
    async put({ token, subject, type, value, expiresAt }) {
      const { seal, subjectHash } = await keeper();
      const hash = await subjectHash(subject);
      const entry = { subject, type, value };
      const ttl = String(Math.max(expiresAt - Date.now(), 1));
      // The index comes first: a token that is not in it could not be forgotten.
      await ask("SADD", SUBJECTS + hash, token);
      if (Number(await ask("PTTL", SUBJECTS + hash)) < Number(ttl)) await ask("PEXPIRE", SUBJECTS + hash, ttl);
      const box = JSON.stringify({ s: hash, c: await seal(token, entry) });
      if (await ask("SET", TOKENS + token, box, "PX", ttl, "NX")) return "stored";
      const known = await read(token);
      if (!known || !isSame(known, entry)) return "taken";
      await ask("PEXPIRE", TOKENS + token, ttl);
      return "same";
    },
    get: read,
    async forget(subject) {
      const hash = await (await keeper()).subjectHash(subject);
      let count = 0;
      for (const token of (await ask("SMEMBERS", SUBJECTS + hash)) as string[]) {
        const json = await ask("GET", TOKENS + token);
        // A token that was taken by another subject stands in this index too, and is not theirs to erase.
        const isTheirs = json !== null && json !== undefined && (JSON.parse(String(json)) as { s: string }).s === hash;
        if (isTheirs) count += Number(await ask("DEL", TOKENS + token));
      }
      await ask("DEL", SUBJECTS + hash);
      return count;
    },
    /** The connection is yours to close. */
    async close() {},
  };
}
