/**
 * Where replicas share what they count: the store, and Redis beside it where a setting names one. The client of Redis
 * is loaded only then.
 */
import type { Clock, Services } from "@portcullis/server";
import type { RateStore, Stores, UsageStore } from "@portcullis/server/stores";
import type { Settings } from "./settings.ts";

export interface Counters {
  readonly usage: UsageStore;
  readonly rates: RateStore;
  readonly shared: Services["counters"];
  close(): Promise<void>;
}

export async function openCounters(settings: Settings, stores: Stores, clock: Clock): Promise<Counters> {
  const url = settings.PORTCULLIS_REDIS_URL;
  if (url === null) return { usage: stores.usage, rates: stores.rates, shared: null, close: async () => {} };
  const { openRedis, shareUsage } = await import("@portcullis/server/redis");
  const link = openRedis(url);
  const usage = shareUsage({ store: stores.usage, redis: link.usage, clock });
  return {
    usage,
    rates: link.rates,
    shared: { name: "redis", reachable: link.reachable },
    async close() {
      await usage.close();
      await link.close();
    },
  };
}
