/**
 * Refuses some so that the others are served in time. A process answers one request after the other; when more come
 * than it can answer, all of them wait, and every client gives up on an answer that was worked for.
 *
 * So whoever comes while there is much to do stands in line, and the line is served in short slices: between two of
 * them everybody who has arrived meanwhile is looked at, and whoever would stand too long is told so at once. A line
 * that comes and goes is no overload, however long; one that lasts is, and is kept short from then on. docs/adr/0022 says
 * why it is so.
 */
export interface Shedding {
  /** Asked at the head of each request: may it stay? */
  admits(): boolean;
  /** Does the work of an admitted request: at once, or when those before it had their turn. */
  serve(work: () => void): void;
}

export const SHEDDING = {
  /**
   * What a turn of the event loop spends on requests before it looks who else has come: in longer ones the refused hear
   * it late, and much shorter ones would be spent on looking. A turn that took long to look spends a share of that, or a
   * flood that costs all its time to refuse would leave none for anybody.
   */
  sliceMs: 1,
  sliceShare: 0.3,
  /** How many are served in a slice at most. */
  sliceMax: 64,
  /** How long the line must last, and be too long, before anybody is refused. */
  lastingMs: 250,
  /** So few are no crowd, and may wait longer: it is their length that takes the time, and refusing them would help nobody. */
  few: 64,
  fewWaitFactor: 20,
  /** While refusing: how long the line may be, as a part of the wait that is too long, and how many have a place in any case. */
  lineShare: 0.3,
  lineMin: 8,
  /** While refusing: how often it is asked whether there is still need to, and the part of that time without a line which says no. */
  lookMs: 500,
  noLineShareMax: 0.25,
  /** What is kept of the pace of the turns before, at each turn. */
  memory: 0.95,
} as const;

export function createShedding(options: {
  readonly waitMsMax: number;
  /** Open connections. Each has one request under way, but for who pipelines, so together they make no longer line. */
  readonly connections: () => number;
  readonly now?: () => number;
  /** Runs the work once everything that has arrived was looked at: in the order given, each to its end. */
  readonly afterTurn?: (work: () => void) => void;
}): Shedding {
  const { waitMsMax, connections, now = () => performance.now(), afterTurn = setImmediate } = options;
  const line = createLine();
  /** When the slice began, and how long it is. While it has begun, the end of the turn is to come. */
  let sliceAt: number | null = null;
  let sliceMs: number = SHEDDING.sliceMs;
  /** What a request takes: those who were served from the line, and the milliseconds that it took. */
  const pace = { served: 0, ms: 0 };
  const turn = { at: 0, served: 0 };
  /** Since when there has been a line, or else none. */
  let lineSince: number | null = null;
  let noneSince = 0;
  /** The last look while refusing, and for how long there has been no line since; null while everybody is admitted. */
  let look: { readonly at: number; noneMs: number } | null = null;

  return {
    admits() {
      const waiting = line.size();
      if (waiting === 0) return true;
      const workMs = pace.ms / Math.max(1, pace.served);
      const waitMs = waiting * workMs;
      if (look !== null) {
        if (waiting < SHEDDING.lineMin || waitMs <= waitMsMax * SHEDDING.lineShare) return true;
        return connections() * workMs <= waitMsMax;
      }
      if (waitMs <= waitMsMax * (waiting < SHEDDING.few ? SHEDDING.fewWaitFactor : 1)) return true;
      const at = now();
      if (at - lineSince! < SHEDDING.lastingMs || connections() * workMs <= waitMsMax) return true;
      look = { at, noneMs: 0 };
      return false;
    },
    serve(work) {
      if (line.size() > 0) {
        line.add(work);
        return;
      }
      const at = now();
      if (sliceAt === null) {
        sliceAt = at;
        sliceMs = SHEDDING.sliceMs;
        afterTurn(endTurn);
      }
      if (at - sliceAt < sliceMs) work();
      else {
        lineSince ??= at;
        if (look !== null) look.noneMs += at - Math.max(noneSince, look.at);
        line.add(work);
      }
    },
  };

  /** Serves who is first in line, unless the slice is over. */
  function step(): void {
    const at = now();
    if (sliceAt === null) {
      sliceAt = at;
      sliceMs = Math.max(SHEDDING.sliceMs, (at - turn.at) * SHEDDING.sliceShare);
    }
    if (at - sliceAt >= sliceMs) return;
    turn.served += 1;
    line.take()();
  }

  function endTurn(): void {
    const at = now();
    if (turn.served > 0) {
      pace.served = pace.served * SHEDDING.memory + turn.served;
      pace.ms = pace.ms * SHEDDING.memory + (at - sliceAt!);
    }
    turn.at = at;
    turn.served = 0;
    sliceAt = null;
    if (line.size() > 0) {
      for (let steps = Math.min(line.size(), SHEDDING.sliceMax); steps > 0; steps--) afterTurn(step);
      afterTurn(endTurn);
    } else if (lineSince !== null) {
      lineSince = null;
      noneSince = at;
    }
    if (look !== null && at - look.at >= SHEDDING.lookMs) lookAgain(look, at);
  }

  function lookAgain({ at: lastAt, noneMs }: { readonly at: number; readonly noneMs: number }, at: number): void {
    const none = noneMs + (lineSince === null ? at - Math.max(noneSince, lastAt) : 0);
    look = none > (at - lastAt) * SHEDDING.noLineShareMax ? null : { at, noneMs: 0 };
  }
}

/**
 * First come, first served, without moving everybody up for each. A place is cleared when it is left: a list that has
 * grown old would else keep every request alive, for the collector, until it is looked at itself.
 */
function createLine() {
  const places: ((() => void) | null)[] = [];
  let first = 0;
  return {
    size: () => places.length - first,
    add: (work: () => void) => void places.push(work),
    take(): () => void {
      const work = places[first]!;
      places[first] = null;
      first += 1;
      if (first === places.length || first === MOVED_UP_AT) {
        places.splice(0, first);
        first = 0;
      }
      return work;
    },
  };
}

const MOVED_UP_AT = 1_024;
