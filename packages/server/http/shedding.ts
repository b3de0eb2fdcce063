/**
 * Refuses some so that the others are served in time. A process answers one request after the other; when more come
 * than it can answer, all of them wait, and every client gives up on an answer that was worked for. So the wait is
 * watched: once it has stayed above its bound for a while, whoever would wait longer is told to come back.
 *
 * The wait is that behind other requests of the same turn of the event loop: a turn takes everything that arrived while
 * the one before it ran. A single long request is no overload, however long, because the wait does not last.
 */
export interface Shedding {
  /** Asked at the head of each request: may it stay? */
  admits(): boolean;
}

/** How long the wait must stay above its bound before anybody is refused. */
const LASTING_MS = 250;

export function createShedding(options: {
  readonly waitMsMax: number;
  readonly now?: () => number;
  /** Runs the work once everything that has arrived was taken. */
  readonly afterTurn?: (work: () => void) => void;
}): Shedding {
  const { waitMsMax, now = () => performance.now(), afterTurn = setImmediate } = options;
  let turnStartedAt: number | null = null;
  let longestMs = 0;
  /** Since when every turn has kept somebody waiting too long. */
  let overSince: number | null = null;

  function endTurn(): void {
    if (longestMs <= waitMsMax) overSince = null;
    turnStartedAt = null;
    longestMs = 0;
  }

  return {
    admits() {
      const at = now();
      if (turnStartedAt === null) {
        turnStartedAt = at;
        afterTurn(endTurn);
        return true;
      }
      const waitedMs = at - turnStartedAt;
      if (waitedMs > longestMs) longestMs = waitedMs;
      if (waitedMs <= waitMsMax) return true;
      overSince ??= at;
      return at - overSince < LASTING_MS;
    },
  };
}
