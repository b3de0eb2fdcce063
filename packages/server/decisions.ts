/**
 * The decision log: every verdict of scan and sanitise, and every such request that failed, as an event of metrics.
 * Nothing waits for it: records go into a bounded queue and are written in batches behind the answers. What does not
 * fit, or could not be written in the end, is counted where an operator sees it; it never fails a scan.
 */
import type { ErrorCode } from "@portcullis/contract";
import type { Clock } from "./clock.ts";
import { failureOf, refusalOf, verdictOf } from "./decision-record.ts";
import type { Timings } from "./http/timings.ts";
import type { Caller } from "./keys.ts";
import type { ScanResult } from "./scan.ts";
import { type DecisionRecord, type EventRow, type EventStore, StoreUnavailable } from "./stores/ports.ts";

/** What a route says about the request that it answered. */
export interface Decided {
  readonly result: ScanResult;
  readonly surface: DecisionRecord["surface"];
}

/** A request to scan or sanitise whose answer is on its way. */
export interface Answered {
  readonly id: string;
  readonly caller: Caller;
  readonly type: DecisionRecord["type"];
  readonly decided: Decided | null;
  readonly timings: Timings;
  readonly totalMs: number;
  readonly status: number;
  readonly error: ErrorCode | null;
}

export interface DecisionLog {
  note(answered: Answered): void;
  /** Records that wait to be written, and how many were lost so far. */
  state(): { readonly waiting: number; readonly lost: number; readonly behind: boolean };
  /** Writes what waits. Called by a timer and by `close`. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** For a service that is told not to keep one. */
export const NO_DECISION_LOG: DecisionLog = {
  note() {},
  state: () => ({ waiting: 0, lost: 0, behind: false }),
  async flush() {},
  async close() {},
};

export const DECISION_LOG = {
  flushMs: 250,
  batchMax: 500,
  waitingMax: 20_000,
  /** After a store that did not answer, how long until the next try; doubled up to the most. */
  pauseMs: 500,
  pauseMsMax: 10_000,
  /** Kinds of refusals that are counted together until the next flush. */
  refusalsMax: 1_000,
} as const;

export function createDecisionLog(options: {
  readonly events: Pick<EventStore, "insert">;
  readonly clock: Clock;
  /** How many were written, or lost and why. */
  onWritten(count: number): void;
  onLost(reason: "overflow" | "store", count: number): void;
  onFault(error: unknown): void;
}): DecisionLog {
  const { events, clock, onWritten, onLost, onFault } = options;
  let waiting: EventRow[] = [];
  /** A flood of refused requests is one record a flush, not a record a request. */
  const refusals = new Map<string, { readonly answered: Answered; times: number }>();
  let timer: NodeJS.Timeout | null = null;
  let flushing: Promise<void> = Promise.resolve();
  /** Whether full batches are being written, or will be in a moment. */
  let filling = false;
  let pauseMs = 0;
  let lost = 0;
  let closed = false;

  return {
    note(answered) {
      if (answered.status === 429) countRefusal(answered);
      else put(answered, answered.decided ? verdictOf(answered, answered.decided) : failureOf(answered));
      if (waiting.length >= DECISION_LOG.batchMax && pauseMs === 0) writeFull();
      schedule();
    },
    state: () => ({ waiting: waiting.length, lost, behind: pauseMs > 0 }),
    flush,
    async close() {
      closed = true;
      if (timer) clearTimeout(timer);
      await flush().finally(() => {
        // What a store that is away was not told is lost with the process: said, not hidden.
        if (waiting.length > 0) lose("store", waiting.length);
        waiting = [];
      });
    },
  };

  function put({ caller, totalMs }: Answered, record: DecisionRecord): void {
    if (waiting.length >= DECISION_LOG.waitingMax) {
      lose("overflow", 1);
      return;
    }
    const now = clock();
    waiting.push({
      tenantId: caller.tenantId,
      keyId: caller.keyId,
      source: "service",
      at: Math.round(now - totalMs),
      receivedAt: now,
      record,
    });
  }

  function countRefusal(answered: Answered): void {
    const kind = `${answered.caller.keyId} ${answered.type} ${answered.error}`;
    const known = refusals.get(kind);
    if (known) known.times += 1;
    else if (refusals.size < DECISION_LOG.refusalsMax) refusals.set(kind, { answered, times: 1 });
    else lose("overflow", 1);
  }

  function lose(reason: "overflow" | "store", count: number): void {
    lost += count;
    onLost(reason, count);
  }

  function flush(): Promise<void> {
    return inOrder(() => {
      for (const { answered, times } of refusals.values()) put(answered, refusalOf(answered, times));
      refusals.clear();
      return write(1);
    });
  }

  /** Whole batches as soon as there are any; the rest is left to the timer, because a small batch costs a disk as much. */
  function writeFull(): void {
    if (filling) return;
    filling = true;
    void inOrder(() => write(DECISION_LOG.batchMax))
      .catch(() => {})
      .then(() => {
        filling = false;
      });
  }

  function inOrder(work: () => Promise<void>): Promise<void> {
    const mine = flushing.then(work);
    flushing = mine.catch(() => {});
    return mine;
  }

  /** While at least so many wait. */
  async function write(least: number): Promise<void> {
    while (waiting.length >= least) {
      const batch = waiting.slice(0, DECISION_LOG.batchMax);
      try {
        await events.insert(batch);
        onWritten(batch.length);
        pauseMs = 0;
      } catch (error) {
        // A batch that did arrive after all is known by its ids when it comes again.
        if (error instanceof StoreUnavailable) {
          pauseMs = Math.min(DECISION_LOG.pauseMsMax, Math.max(DECISION_LOG.pauseMs, pauseMs * 2));
          throw error;
        }
        // Our own fault: it would fail every time and keep the rest from being written.
        onFault(error);
        lose("store", batch.length);
      }
      waiting = waiting.slice(batch.length);
    }
  }

  function schedule(): void {
    if (timer || closed) return;
    timer = setTimeout(
      async () => {
        await flush().catch(onFault);
        timer = null;
        if (waiting.length > 0 || refusals.size > 0) schedule();
      },
      Math.max(DECISION_LOG.flushMs, pauseMs),
    );
    timer.unref();
  }
}
