/**
 * Refuses some so that the others are served in time. A process answers one request after the other; when more come
 * than it can answer, all of them wait, and every client gives up on an answer that was worked for. So the wait is
 * watched: once it has kept a crowd for a while, whoever would wait longer is told to come back, and told soon.
 *
 * The wait is that behind other requests of the same turn of the event loop: a turn takes everything that arrived while
 * the one before it ran. A single long request is no overload, however long, because the wait does not last; a few
 * long ones at once are none either, because refusing the few behind them would help nobody.
 */
export interface Shedding {
  /** Asked at the head of each request: may it stay? */
  admits(): boolean;
}

export const SHEDDING = {
  /** How long the wait must stay above its bound before anybody is refused. */
  lastingMs: 250,
  /** How many requests of one turn are a crowd. Fewer may wait longer: it is their length that takes the time. */
  crowd: 64,
  fewWaitFactor: 20,
  /**
   * While refusing: what a turn spends at least on those it admits. Turns are short then, so that who is refused hears it
   * soon; in shorter ones most of the time would go to refusing. A turn that comes after a pause spends as long as the
   * pause was, or load that comes in bursts would leave the process idle and most of the burst refused.
   */
  turnMs: 4,
  /**
   * While refusing: how often it is asked whether there is still need to, and the part of that time which a process with
   * too much to do never idles. One that was only held up, by its machine or by a long request, does.
   */
  lookMs: 500,
  idleShareMax: 0.1,
} as const;

export function createShedding(options: {
  readonly waitMsMax: number;
  readonly now?: () => number;
  /** Milliseconds that the process has had nothing to do, so far. */
  readonly idle?: () => number;
  /** Runs the work once everything that has arrived was taken. */
  readonly afterTurn?: (work: () => void) => void;
}): Shedding {
  const { waitMsMax, now = () => performance.now(), idle = idleMs, afterTurn = setImmediate } = options;
  let turnStartedAt: number | null = null;
  let turnEndedAt = 0;
  /** What this turn may spend on those it admits, while refusing. */
  let turnMs: number = SHEDDING.turnMs;
  let came = 0;
  let longestMs = 0;
  /** Since when every turn has kept somebody waiting too long. */
  let overSince: number | null = null;
  /** The last look while refusing; null while everybody is admitted. */
  let looked: { readonly at: number; readonly idle: number } | null = null;

  return {
    admits() {
      const at = now();
      came += 1;
      if (turnStartedAt === null) {
        turnStartedAt = at;
        turnMs = Math.min(waitMsMax, Math.max(SHEDDING.turnMs, at - turnEndedAt));
        afterTurn(endTurn);
        return true;
      }
      const waitedMs = at - turnStartedAt;
      if (waitedMs > longestMs) longestMs = waitedMs;
      return looked === null || waitedMs <= turnMs;
    },
  };

  function endTurn(): void {
    const at = now();
    if (looked !== null) {
      const sinceMs = at - looked.at;
      if (sinceMs >= SHEDDING.lookMs) {
        const idled = idle() - looked.idle > sinceMs * SHEDDING.idleShareMax;
        looked = idled ? null : { at, idle: idle() };
      }
    } else if (longestMs <= waitMsMax * (came < SHEDDING.crowd ? SHEDDING.fewWaitFactor : 1)) overSince = null;
    else {
      overSince ??= turnStartedAt!;
      if (at - overSince >= SHEDDING.lastingMs) {
        looked = { at, idle: idle() };
        overSince = null;
      }
    }
    turnStartedAt = null;
    turnEndedAt = at;
    came = 0;
    longestMs = 0;
  }
}

function idleMs(): number {
  return performance.nodeTiming.idleTime;
}
