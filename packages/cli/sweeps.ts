/**
 * Retention: what is older than its setting is deleted, in bounded bites, once an hour.
 */
import type { Services } from "@portcullis/server";
import type { Settings } from "./settings.ts";

const EVERY_MS = 3_600_000;
const BITE = 5_000;
const BITES_MAX = 1_000;
const DAY_MS = 86_400_000;
/** A tool that no key has declared for this long is forgotten; seen again it is new. */
const PIN_DAYS = 90;

export function startSweeps({ stores, clock, report, admin }: Services, settings: Settings): { stop(): void } {
  let stopped = false;
  const timer = setInterval(() => void sweepAll(), EVERY_MS);
  timer.unref();
  void sweepAll();
  return {
    stop() {
      stopped = true;
      clearInterval(timer);
    },
  };

  async function sweepAll(): Promise<void> {
    try {
      await sweep(settings.PORTCULLIS_CAPTURE_DAYS, (before) => stores.captures.sweep(before, BITE));
      await sweep(settings.PORTCULLIS_TELEMETRY_DAYS, async (before) =>
        (await stores.events.sweep(before, BITE)).more ? BITE : 0,
      );
      await stores.events.maintain(clock());
      await stores.usage.compact(lastMonth(clock()));
      await stores.pins.sweep(clock() - PIN_DAYS * DAY_MS);
      await admin?.sessions.sweep();
    } catch (error) {
      // The next hour tries again; what is too old waits, nothing is lost.
      if (!stopped) report("store", error);
    }
  }

  async function sweep(days: number, bite: (before: number) => Promise<number>): Promise<void> {
    const before = clock() - days * DAY_MS;
    for (let bites = 0; bites < BITES_MAX && !stopped; bites++) {
      if ((await bite(before)) < BITE) return;
    }
  }
}

/** Months before the last are over for good: nobody counts in them any more. */
function lastMonth(now: number): string {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1)).toISOString().slice(0, 7);
}
