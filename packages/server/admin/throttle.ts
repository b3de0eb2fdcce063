/**
 * How often something may be tried: so many tries in a window of time for each name that is counted, kept in bounded
 * memory. A try is counted before it is made, so that many at once cannot slip past.
 */
import type { Clock } from "../clock.ts";

export interface Throttle {
  /** Milliseconds until the next try is open, or 0: then this one is counted. */
  enter(name: string): number;
  /** Takes back a try that turned out well. */
  forgive(name: string): void;
}

const NAMES_MAX = 10_000;

export function createThrottle(options: {
  readonly triesMax: number;
  readonly windowMs: number;
  readonly clock: Clock;
}): Throttle {
  const { triesMax, windowMs, clock } = options;
  /** Times of the tries, oldest first; the name that was tried least recently stands first. */
  const tries = new Map<string, number[]>();

  return {
    enter(name) {
      const now = clock();
      const recent = (tries.get(name) ?? []).filter((at) => now - at < windowMs);
      const wait = recent.length < triesMax ? 0 : recent[0]! + windowMs - now;
      if (wait === 0) recent.push(now);
      tries.delete(name);
      tries.set(name, recent);
      if (tries.size > NAMES_MAX) tries.delete(tries.keys().next().value!);
      return wait;
    },
    forgive: (name) => void tries.get(name)?.pop(),
  };
}
