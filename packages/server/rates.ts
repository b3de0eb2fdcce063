/**
 * How many requests a key may make in a window of time. Decided at once from what this process knows, so that no
 * request waits for it; processes tell each other their counts a few times a second, and while they cannot, each
 * limits what it sees itself.
 *
 * The window slides: what the window before counted fades out over the length of this one, so that a limit of 600 a
 * minute is never 1,200 across the border of two.
 */
import { randomUUID } from "node:crypto";
import type { Clock } from "./clock.ts";
import type { Caller } from "./keys.ts";
import type { Plans, RateLimit } from "./plans.ts";
import type { RateStore } from "./stores/ports.ts";

export interface RateAnswer {
  readonly allowed: boolean;
  readonly limit: RateLimit;
  readonly remaining: number;
  /** Seconds until a request is allowed again, or until the window is over where one is allowed now. */
  readonly resetSeconds: number;
}

export interface RateLimits {
  /** Counts the request where it is allowed. Null: no limit. */
  take(caller: Pick<Caller, "keyId" | "plan">): RateAnswer | null;
  /** Whether counts reach the other processes. */
  shared(): boolean;
  /** Tells the others what was counted since, and learns what they counted. Called by a timer. */
  share(): Promise<void>;
  close(): Promise<void>;
}

export const RATES = { shareMs: 250, keysMax: 20_000, sweepMs: 60_000 } as const;

interface Window {
  readonly keyId: string;
  readonly windowMs: number;
  readonly at: number;
  own: number;
  others: number;
  /** Of everybody in the window before. */
  readonly before: number;
  told: number;
}

export function createRateLimits(options: {
  readonly rates: RateStore;
  readonly plans: Plans;
  /** For plans that name none. */
  readonly standard: RateLimit | null;
  readonly clock: Clock;
}): RateLimits {
  const { rates, plans, standard, clock } = options;
  const writer = randomUUID();
  const windows = new Map<string, Window>();
  let timer: NodeJS.Timeout | null = null;
  let sharing: Promise<void> | null = null;
  let shared = true;
  let sweptAt = Number.NEGATIVE_INFINITY;
  let closed = false;

  return {
    take({ keyId, plan }) {
      const limit = plans.get(plan).rate ?? standard;
      if (limit === null) return null;
      const now = clock();
      const window = currentWindow(keyId, { limit, now });
      const used = usedOf(window, now);
      const allowed = used + 1 <= limit.requests;
      if (allowed) {
        window.own += 1;
        schedule();
      }
      return {
        allowed,
        limit,
        remaining: Math.max(0, Math.floor(limit.requests - used - (allowed ? 1 : 0))),
        resetSeconds: allowed
          ? Math.ceil((window.at + window.windowMs - now) / 1_000)
          : waitSeconds(window, { limit, now }),
      };
    },
    shared: () => shared,
    share,
    async close() {
      closed = true;
      if (timer) clearTimeout(timer);
      await sharing;
    },
  };

  function currentWindow(keyId: string, { limit, now }: { limit: RateLimit; now: number }): Window {
    const windowMs = limit.seconds * 1_000;
    const at = now - (now % windowMs);
    const known = windows.get(keyId);
    if (known && known.at === at && known.windowMs === windowMs) return known;
    const follows = known?.windowMs === windowMs && known.at === at - windowMs;
    const before = follows ? known.own + known.others : 0;
    const window: Window = { keyId, windowMs, at, own: 0, others: 0, before, told: 0 };
    windows.delete(keyId);
    windows.set(keyId, window);
    if (windows.size > RATES.keysMax) windows.delete(windows.keys().next().value!);
    return window;
  }

  async function share(): Promise<void> {
    const now = clock();
    const changed = [...windows.values()].filter(({ own, told }) => own > told);
    const rows = changed.map(({ keyId, at, windowMs, own }) => ({ keyId, at, windowMs, writer, count: own }));
    try {
      const sums = await rates.share(rows);
      for (const [i, window] of changed.entries()) {
        window.told = rows[i]!.count;
        window.others = Math.max(window.others, sums[i]! - rows[i]!.count);
      }
      shared = true;
      if (now - sweptAt >= RATES.sweepMs || now < sweptAt) {
        sweptAt = now;
        await rates.sweep(now - RATES.sweepMs);
      }
    } catch {
      // Each process goes on limiting what it sees; a limit that cannot be shared is no reason to refuse.
      shared = false;
    }
  }

  function schedule(): void {
    if (timer || closed) return;
    timer = setTimeout(async () => {
      sharing = share();
      await sharing;
      timer = null;
      if ([...windows.values()].some(({ own, told }) => own > told)) schedule();
    }, RATES.shareMs);
    timer.unref();
  }
}

function usedOf({ at, windowMs, own, others, before }: Window, now: number): number {
  const passed = Math.min(1, Math.max(0, (now - at) / windowMs));
  return own + others + before * (1 - passed);
}

/** When enough of the window before has faded, or else when this one has. */
function waitSeconds({ at, windowMs, own, others, before }: Window, { limit, now }: { limit: RateLimit; now: number }) {
  const room = limit.requests - 1 - own - others;
  const passed = room >= 0 && before > 0 ? 1 - room / before : 1;
  const opensAt =
    room >= 0 ? at + passed * windowMs : at + windowMs * (2 - Math.min(1, (limit.requests - 1) / (own + others)));
  return Math.max(1, Math.ceil((opensAt - now) / 1_000));
}
