/**
 * How often something may be tried: so many tries in a window of time for each name that is counted, kept in bounded
 * memory. A try is counted before it is made, so that many at once cannot slip past; those that went wrong are told to the
 * other processes, as rates are, so that a guesser gains nothing by asking several. While they cannot be told, each process
 * limits what it sees itself.
 */
import { createHash, randomUUID } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { RateStore } from "../stores/ports.ts";

export interface Throttle {
  /** Milliseconds until the next try is open, or 0: then this one is counted. */
  enter(name: string): Promise<number>;
  /** Takes back a try that turned out well. */
  forgive(name: string): void;
  /** Tells the others of one that did not. */
  fail(name: string): Promise<void>;
}

const NAMES_MAX = 10_000;

interface Tally {
  /** Times of the tries made here, oldest first. */
  tries: number[];
  /** The window that is shared, what went wrong in it here, and what elsewhere. */
  at: number;
  wrong: number;
  others: number;
}

export function createThrottle(options: {
  /** Keeps the names of one throttle apart from those of another. */
  readonly kind: string;
  readonly triesMax: number;
  readonly windowMs: number;
  readonly rates: Pick<RateStore, "share">;
  readonly clock: Clock;
}): Throttle {
  const { kind, triesMax, windowMs, rates, clock } = options;
  const writer = randomUUID();
  /** The name that was tried least recently stands first. */
  const tallies = new Map<string, Tally>();

  return {
    async enter(name) {
      const now = clock();
      const tally = tallyOf(name, now);
      tally.tries = tally.tries.filter((at) => now - at < windowMs);
      if (tally.tries.length >= triesMax) return tally.tries[0]! + windowMs - now;
      tally.tries.push(now);
      await share(name, tally);
      if (tally.tries.length + tally.others <= triesMax) return 0;
      tally.tries.splice(tally.tries.lastIndexOf(now), 1);
      return Math.max(1, tally.at + windowMs - now);
    },
    forgive: (name) => void tallies.get(name)?.tries.pop(),
    async fail(name) {
      const tally = tallyOf(name, clock());
      tally.wrong += 1;
      await share(name, tally);
    },
  };

  function tallyOf(name: string, now: number): Tally {
    const at = now - (now % windowMs);
    const known = tallies.get(name);
    const tally = known ?? { tries: [], at, wrong: 0, others: 0 };
    if (tally.at !== at) Object.assign(tally, { at, wrong: 0, others: 0 });
    tallies.delete(name);
    tallies.set(name, tally);
    if (tallies.size > NAMES_MAX) tallies.delete(tallies.keys().next().value!);
    return tally;
  }

  async function share(name: string, tally: Tally): Promise<void> {
    const { at, wrong } = tally;
    // What people type may be anything, so that only a digest of it leaves.
    const keyId = `${kind}:${createHash("sha256").update(name).digest("hex").slice(0, 32)}`;
    try {
      const [sum] = await rates.share([{ keyId, at, windowMs, writer, count: wrong }]);
      if (tally.at === at) tally.others = Math.max(tally.others, sum! - wrong);
    } catch {
      // A limit that cannot be shared is no reason to refuse, and no reason to let go of what is known here.
    }
  }
}
