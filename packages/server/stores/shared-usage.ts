/**
 * Usage on a store and on Redis together. What writers counted is written to both, as totals of which the larger stays,
 * so that either may be away for a while: what one missed is made good from the other, and the sum is exact as soon as
 * both have settled. Reads go to Redis, and to the store when it is away.
 */

import type { Clock } from "../clock.ts";
import { StoreUnavailable, type UsageQuestion, type UsageRow, type UsageStore, type UsageWrite } from "./ports.ts";
import type { RedisUsage } from "./redis.ts";

export interface SharedUsage extends UsageStore {
  /** Writes to the store what Redis knows and the store may have missed: the counts of a replica that died while it was away. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

const SETTLE_EVERY_MS = 30_000;
const PLACES_MAX = 10_000;

export function shareUsage(options: {
  readonly store: UsageStore;
  readonly redis: RedisUsage;
  readonly clock: Clock;
}): SharedUsage {
  const { store, redis, clock } = options;
  /** Places that were read, with what the store was last told of them. */
  const settled = new Map<string, { readonly place: UsageQuestion; told: string }>();
  const timer = setInterval(() => void settle().catch(() => {}), SETTLE_EVERY_MS);
  timer.unref();

  return {
    async record(rows) {
      if (rows.length === 0) return;
      const [kept] = await Promise.allSettled([store.record(rows), redis.record(rows)]);
      // Redis alone is not enough: the caller holds on to its counts and writes them again.
      if (kept.status === "rejected") throw kept.reason;
    },
    async read(asked) {
      if (asked.length === 0) return [];
      try {
        if (asked.some(isLongOver)) return await store.read(asked);
        const found = await redis.writers(asked);
        return await Promise.all(asked.map((place, i) => sumOf(place, found[i] ?? null)));
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        return store.read(asked);
      }
    },
    writers: (place) => store.writers(place),
    compact: (period) => store.compact(period),
    settle,
    async close() {
      clearInterval(timer);
      await settle().catch(() => {});
    },
  };

  async function sumOf(place: UsageQuestion, known: readonly UsageWrite[] | null): Promise<UsageRow> {
    const rows = known ?? (await fill(place));
    settled.set(keyOf(place), { place, told: settled.get(keyOf(place))?.told ?? "" });
    if (settled.size > PLACES_MAX) settled.delete(settled.keys().next().value!);
    const sum = { ahoScans: 0, ahoBlocks: 0, aiScans: 0, aiBlocks: 0, overflow: 0 };
    for (const row of rows) {
      if (row.writer === place.except) continue;
      for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += row[name];
    }
    return { tenantId: place.tenantId, period: place.period, ...sum };
  }

  /** A server that came back empty is filled from the store before it is believed. */
  async function fill(place: UsageQuestion): Promise<readonly UsageWrite[]> {
    await redis.record(await store.writers(place));
    await redis.filled(place);
    const [rows] = await redis.writers([place]);
    return rows ?? [];
  }

  /** Months before the last are folded in the store, where their writers no longer stand one by one. */
  function isLongOver({ period }: UsageQuestion): boolean {
    const date = new Date(clock());
    return period < new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1)).toISOString().slice(0, 7);
  }

  async function settle(): Promise<void> {
    for (const [key, entry] of [...settled]) {
      if (isLongOver(entry.place)) {
        settled.delete(key);
        continue;
      }
      const [rows] = await redis.writers([entry.place]);
      if (!rows || rows.length === 0) continue;
      const told = JSON.stringify(rows);
      if (told === entry.told) continue;
      await store.record(rows);
      entry.told = told;
    }
  }
}

function keyOf({ tenantId, period }: UsageQuestion): string {
  return `${period} ${tenantId}`;
}
