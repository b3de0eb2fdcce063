/**
 * Redis or Valkey: counters that replicas share, read in a fraction of what a database takes. It is never the only
 * place where something is kept: usage is written to the store as well, and rates are gone in minutes. Without it the
 * service goes on, and it is found again by itself.
 */
import { Redis } from "ioredis";
import { type RateStore, StoreUnavailable, type UsageQuestion, type UsageRow, type UsageWrite } from "./ports.ts";

export interface RedisLink {
  readonly usage: RedisUsage;
  readonly rates: RateStore;
  /** Whether the server answered when it was last needed. */
  reachable(): boolean;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface RedisUsage {
  record(rows: readonly UsageWrite[]): Promise<void>;
  /** Every writer of a place; null for a place that nobody has filled from the store yet. */
  writers(places: readonly UsageQuestion[]): Promise<readonly (readonly UsageWrite[] | null)[]>;
  /** Marks a place as filled from the store. */
  filled(place: UsageQuestion): Promise<void>;
}

const CONNECT_MS = 2_000;
/** Counters are asked for behind the answers; past this they are taken to be away. */
const COMMAND_MS = 1_000;
const RETRY_MS_MAX = 1_000;
const PREFIX = "portcullis:";
/** A month and the days after it in which somebody may still look. */
const USAGE_KEPT_SECONDS = 45 * 86_400;
const FILLED = "~filled";

/** Totals per writer, of which the larger stays: a write that comes twice, or late, changes nothing. */
const KEEP_LARGER = `
local old = redis.call('HGET', KEYS[1], ARGV[1])
local before = {}
if old then for n in string.gmatch(old, '%d+') do before[#before + 1] = tonumber(n) end end
local kept = {}
for i = 3, #ARGV do kept[i - 2] = string.format('%.0f', math.max(tonumber(ARGV[i]), before[i - 2] or 0)) end
redis.call('HSET', KEYS[1], ARGV[1], table.concat(kept, ' '))
redis.call('EXPIRE', KEYS[1], ARGV[2])
return 1`;

const SHARE_RATE = `
local old = tonumber(redis.call('HGET', KEYS[1], ARGV[1]) or '0')
if tonumber(ARGV[2]) > old then redis.call('HSET', KEYS[1], ARGV[1], ARGV[2]) end
redis.call('PEXPIRE', KEYS[1], ARGV[3])
local sum = 0
for _, n in ipairs(redis.call('HVALS', KEYS[1])) do sum = sum + tonumber(n) end
return sum`;

/** Does not wait for the server: one that is not there yet is found when it comes. */
export function openRedis(url: string): RedisLink {
  const redis = new Redis(url, {
    connectTimeout: CONNECT_MS,
    commandTimeout: COMMAND_MS,
    // Whoever asks while it is away hears so at once.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (times) => Math.min(50 * 2 ** Math.min(times, 10), RETRY_MS_MAX),
    connectionName: "portcullis",
  });
  let reachable = false;
  redis.on("ready", () => {
    reachable = true;
  });
  redis.on("close", () => {
    reachable = false;
  });
  // Unheard, the event would be printed; whoever asks hears of it anyway.
  redis.on("error", () => {});

  return {
    usage: {
      async record(rows) {
        const pipeline = redis.pipeline();
        for (const row of rows) {
          const { writer, ahoScans, ahoBlocks, aiScans, aiBlocks, overflow } = row;
          const counts = [ahoScans, ahoBlocks, aiScans, aiBlocks, overflow];
          pipeline.eval(KEEP_LARGER, 1, usageKey(row), writer, USAGE_KEPT_SECONDS, ...counts);
        }
        await run(() => pipeline.exec());
      },
      async writers(places) {
        const pipeline = redis.pipeline();
        for (const place of places) pipeline.hgetall(usageKey(place));
        const answers = (await run(() => pipeline.exec())) as Record<string, string>[];
        return answers.map((fields, i) => {
          if (!(FILLED in fields)) return null;
          const rows = Object.entries(fields).filter(([writer]) => writer !== FILLED);
          return rows.map(([writer, counts]) => ({ ...rowOf(places[i]!, counts), writer }));
        });
      },
      async filled(place) {
        await run(() =>
          redis.pipeline().hset(usageKey(place), FILLED, "1").expire(usageKey(place), USAGE_KEPT_SECONDS).exec(),
        );
      },
    },
    rates: {
      async share(rows) {
        if (rows.length === 0) return [];
        const pipeline = redis.pipeline();
        for (const { keyId, at, windowMs, writer, count } of rows) {
          const key = `${PREFIX}rate:{${keyId}}:${windowMs}:${at}`;
          pipeline.eval(SHARE_RATE, 1, key, writer, count, windowMs * 2);
        }
        return ((await run(() => pipeline.exec())) as unknown[]).map(Number);
      },
      // Keys of windows that are over expire by themselves.
      async sweep() {},
    },
    reachable: () => reachable,
    async ping() {
      await run(() => redis.pipeline().ping().exec());
    },
    async close() {
      redis.disconnect();
    },
  };

  async function run(work: () => Promise<[Error | null, unknown][] | null>): Promise<unknown[]> {
    try {
      const answers = (await work()) ?? [];
      const values = answers.map(([error, answer]) => {
        if (error) throw error;
        return answer;
      });
      reachable = true;
      return values;
    } catch (error) {
      reachable = false;
      throw new StoreUnavailable(/timed? ?out/i.test(String(error)) ? "timeout" : "unreachable", error);
    }
  }
}

function usageKey({ tenantId, period }: { readonly tenantId: string; readonly period: string }): string {
  return `${PREFIX}usage:${period}:{${tenantId}}`;
}

function rowOf({ tenantId, period }: UsageQuestion, counts: string): UsageRow {
  const [ahoScans = 0, ahoBlocks = 0, aiScans = 0, aiBlocks = 0, overflow = 0] = counts.split(" ").map(Number);
  return { tenantId, period, ahoScans, ahoBlocks, aiScans, aiBlocks, overflow };
}
