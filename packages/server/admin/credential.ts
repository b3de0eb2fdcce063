/**
 * Admin credentials: a random secret, shown once, of which only a scrypt hash is kept. The parameters stand in the hash,
 * so that they can grow without locking anybody out.
 */
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

export interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** About 50 ms and 32 MiB a try: nothing to a person, much to a guesser. */
export const COST: Cost = { N: 2 ** 15, r: 8, p: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const SECRET_BYTES = 32;
const SECRET_PREFIX = "pa_";
/** Costs that a stored hash may ask for: a row that somebody wrote by hand must not eat the memory. */
const COST_MAX = 2 ** 18;

export function makeSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString("base64url");
}

/** `scrypt$N$r$p$salt$hash` */
export async function hashSecret(secret: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(secret, { salt, bytes: HASH_BYTES, ...cost });
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), hash.toString("base64url")].join("$");
}

/** Compares in time that does not depend on where they differ. Without a stored hash it does the work and says no. */
export async function checkSecret(secret: string, stored: string | null, cost: Cost = COST): Promise<boolean> {
  const parts = stored === null ? null : readHash(stored);
  const { salt, hash, ...work } = parts ?? { salt: NO_SALT, hash: NO_HASH, ...cost };
  const derived = await derive(secret, { salt, bytes: hash.length, ...work });
  return timingSafeEqual(derived, hash) && parts !== null;
}

const NO_SALT = Buffer.alloc(SALT_BYTES);
const NO_HASH = Buffer.alloc(HASH_BYTES);

function readHash(stored: string): (Cost & { readonly salt: Buffer; readonly hash: Buffer }) | null {
  const [scheme, ...rest] = stored.split("$");
  const [N, r, p] = rest.slice(0, 3).map(Number) as [number, number, number];
  const [salt, hash] = rest.slice(3).map((part) => Buffer.from(part, "base64url"));
  if (scheme !== "scrypt" || rest.length !== 5 || !salt?.length || !hash?.length) return null;
  return N >= 2 && N * r <= COST_MAX * COST.r && p >= 1 && p <= 4 ? { N, r, p, salt, hash } : null;
}

function derive(secret: string, wish: Cost & { readonly salt: Buffer; readonly bytes: number }): Promise<Buffer> {
  const { salt, bytes, N, r, p } = wish;
  return new Promise((resolve, reject) => {
    // Node's ceiling is 32 MiB, which these parameters reach exactly.
    scrypt(secret, salt, bytes, { N, r, p, maxmem: 256 * N * r }, (error, hash) => {
      if (error) reject(error);
      else resolve(hash);
    });
  });
}
