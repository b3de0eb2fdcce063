/**
 * Where tokens are kept with what they stand for. In memory here: bounded, expiring, least recently used out first.
 * Redis and PostgreSQL are subpaths of this package; anything with these four functions will do.
 */
import { ConfigurationError } from "../errors.ts";
import type { EntityType } from "../words.ts";

/** What a token stands for, and whose it is. */
export interface VaultEntry {
  readonly subject: string;
  readonly type: EntityType;
  readonly value: string;
}

/** Where tokens are kept with what they stand for. */
export interface Vault {
  /** `taken`: the token already stands for something else, and is left alone. `same` keeps it alive for longer. */
  put(entry: VaultEntry & { readonly token: string; readonly expiresAt: number }): Promise<"stored" | "same" | "taken">;
  get(token: string): Promise<VaultEntry | null>;
  /** Erases all of a subject and says how many that was. */
  forget(subject: string): Promise<number>;
  close(): Promise<void>;
}

/** What a vault in memory takes. */
export interface MemoryVaultOptions {
  /** Entries kept at most. */
  readonly max?: number;
  /** The clock, in milliseconds. */
  readonly now?: () => number;
}

/** A vault in this process's memory. */
export function memoryVault({ max = 10_000, now = Date.now }: MemoryVaultOptions = {}): Vault {
  if (!(max >= 1)) throw new ConfigurationError("max", "must be at least 1");
  const entries = new Map<string, VaultEntry & { readonly expiresAt: number }>();

  /** A map keeps the order of insertion, so what is used last is put in again, and the first is the one to go. */
  function alive(token: string): (VaultEntry & { readonly expiresAt: number }) | null {
    const entry = entries.get(token);
    if (!entry) return null;
    entries.delete(token);
    if (entry.expiresAt <= now()) return null;
    entries.set(token, entry);
    return entry;
  }

  return {
    async put({ token, subject, type, value, expiresAt }) {
      const known = alive(token);
      if (known && !isSame(known, { subject, type, value })) return "taken";
      entries.set(token, { subject, type, value, expiresAt });
      for (const oldest of entries.keys()) {
        if (entries.size <= max) break;
        entries.delete(oldest);
      }
      return known ? "same" : "stored";
    },
    async get(token) {
      const entry = alive(token);
      return entry && { subject: entry.subject, type: entry.type, value: entry.value };
    },
    async forget(subject) {
      const theirs = [...entries].filter(([token, entry]) => entry.subject === subject && alive(token));
      for (const [token] of theirs) entries.delete(token);
      return theirs.length;
    },
    async close() {
      entries.clear();
    },
  };
}

export function isSame(a: VaultEntry, b: VaultEntry): boolean {
  return a.subject === b.subject && a.type === b.type && a.value === b.value;
}
