/**
 * The allow-list: matches that a tenant has looked at and accepts. A suppressed match is still reported; it no longer
 * counts. Entries are read through a short-lived copy, so that a scan costs no query.
 */
import { createHash } from "node:crypto";
import type { JudgedMatch, Match } from "@portcullis/engine";
import type { Clock } from "./clock.ts";
import type { Suppression, SuppressionStore } from "./stores/ports.ts";

export interface Suppressions {
  judge(tenantId: string, text: string, matches: readonly Match[]): Promise<JudgedMatch[]>;
  /** Ids of the rules that only report for a tenant. */
  shadows(tenantId: string): Promise<ReadonlySet<string>>;
  /** Forgets the copies, so that a change shows at once in this process. */
  forget(): void;
}

/** How old a copy may be: a new entry takes effect everywhere within this time. */
const COPY_AGE_MS_MAX = 5_000;
const COPIES_MAX = 10_000;

/**
 * Names a match without holding it: the rule and the matched words, case and spacing aside. What an entry stores, and
 * what a person copies out of an event.
 */
export function fingerprint(ruleId: string, matched: string): string {
  const words = matched.toLowerCase().replace(/\s+/g, " ").trim();
  return createHash("sha256").update(`${ruleId}\n${words}`).digest("hex").slice(0, 16);
}

export function createSuppressions(options: {
  readonly store: SuppressionStore;
  readonly clock: Clock;
  onStoreFault(error: unknown): void;
}): Suppressions {
  const { store, clock, onStoreFault } = options;
  const copies = new Map<string, { readonly entries: readonly Suppression[]; readonly readAt: number }>();

  return {
    async judge(tenantId, text, matches) {
      if (matches.length === 0) return [];
      const entries = await entriesOf(tenantId);
      const now = clock();
      return matches.map((match) => {
        const covering = entries.filter((entry) => covers(entry, { match, text, now }));
        // Where a person vouches for the match and the rule is shadowed too, the person's word is told.
        const shadowed = covering.length > 0 && covering.every((entry) => entry.shadow);
        const name = fingerprint(match.ruleId, text.slice(match.start, match.end));
        return { ...match, suppressed: covering.length > 0, fingerprint: name, ...(shadowed ? { shadowed } : {}) };
      });
    },
    async shadows(tenantId) {
      const now = clock();
      const entries = await entriesOf(tenantId);
      return new Set(entries.filter((entry) => entry.shadow && inForce(entry, now)).map(({ ruleId }) => ruleId));
    },
    forget: () => copies.clear(),
  };

  async function entriesOf(tenantId: string): Promise<readonly Suppression[]> {
    const copy = copies.get(tenantId);
    if (copy && clock() - copy.readAt < COPY_AGE_MS_MAX) return copy.entries;
    try {
      const entries = await store.list({ tenantId, activeAt: clock() });
      copies.delete(tenantId);
      copies.set(tenantId, { entries, readAt: clock() });
      if (copies.size > COPIES_MAX) copies.delete(copies.keys().next().value!);
      return entries;
    } catch (error) {
      // Fail closed: with no copy to go by, nothing is allowed that a rule objects to.
      onStoreFault(error);
      return copy?.entries ?? [];
    }
  }
}

function inForce({ expiresAt }: Suppression, now: number): boolean {
  return expiresAt === null || expiresAt > now;
}

function covers(entry: Suppression, seen: { match: Match; text: string; now: number }): boolean {
  const { match, text, now } = seen;
  if (entry.ruleId !== match.ruleId || !inForce(entry, now)) return false;
  return (
    entry.fingerprint === null || entry.fingerprint === fingerprint(match.ruleId, text.slice(match.start, match.end))
  );
}
