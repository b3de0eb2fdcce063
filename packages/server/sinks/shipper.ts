/**
 * Sends events on to a place outside, behind everything: a bounded queue, batches, patience with a place that is away.
 * The store is the record; what a sink loses is counted and said, and never held against a request.
 */
import type { EventRow, EventStore } from "../stores/ports.ts";

export interface Sink {
  readonly name: SinkName;
  offer(rows: readonly EventRow[]): void;
  state(): { readonly waiting: number; readonly lost: number; readonly behind: boolean };
  close(): Promise<void>;
}

export type SinkName = "otlp";

export const SHIPPER = {
  flushMs: 1_000,
  batchMax: 500,
  waitingMax: 50_000,
  pauseMsMin: 1_000,
  pauseMsMax: 30_000,
  /** How long the end of the service waits for the last batches. */
  closeMs: 3_000,
} as const;

/** Where events go may refuse a batch for good: then it is lost, and the ones behind it go on. */
export class Refused extends Error {}

export function createShipper(options: {
  readonly name: SinkName;
  /** Resolves when the place has taken the batch. A batch may come twice, when its answer got lost. */
  send(rows: readonly EventRow[]): Promise<void>;
  onLost(count: number): void;
  onFault(error: unknown): void;
}): Sink {
  const { name, send, onLost, onFault } = options;
  let waiting: EventRow[] = [];
  let lost = 0;
  let pauseMs = 0;
  let timer: NodeJS.Timeout | null = null;
  let sending: Promise<void> | null = null;
  let closed = false;

  return {
    name,
    offer(rows) {
      if (closed) return lose(rows.length);
      waiting.push(...rows);
      // The newest are worth most to whoever watches.
      if (waiting.length > SHIPPER.waitingMax) lose(waiting.splice(0, waiting.length - SHIPPER.waitingMax).length);
      schedule();
    },
    state: () => ({ waiting: waiting.length, lost, behind: pauseMs > 0 }),
    async close() {
      closed = true;
      if (timer) clearTimeout(timer);
      const end = new Promise<void>((resolve) => setTimeout(resolve, SHIPPER.closeMs).unref());
      await Promise.race([Promise.resolve(sending).then(() => flush()), end]).catch(() => undefined);
      if (waiting.length > 0) lose(waiting.length);
      waiting = [];
    },
  };

  function schedule(): void {
    if (timer || sending || closed) return;
    timer = setTimeout(
      () => {
        timer = null;
        sending = flush()
          .catch(onFault)
          .finally(() => {
            sending = null;
            if (waiting.length > 0) schedule();
          });
      },
      Math.max(SHIPPER.flushMs, pauseMs),
    );
    timer.unref();
  }

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, SHIPPER.batchMax);
      try {
        await send(batch);
        pauseMs = 0;
      } catch (error) {
        if (!(error instanceof Refused)) {
          pauseMs = Math.min(SHIPPER.pauseMsMax, Math.max(SHIPPER.pauseMsMin, pauseMs * 2));
          throw error;
        }
        onFault(error);
        lose(batch.length);
      }
      // The queue may have been cut at its head meanwhile: what was sent is taken out by what it is.
      const sent = new Set(batch);
      waiting = waiting.filter((row) => !sent.has(row));
    }
  }

  function lose(count: number): void {
    lost += count;
    onLost(count);
  }
}

/** The event store, with every batch that it has committed offered to the sinks. */
export function withSinks(events: EventStore, sinks: readonly Sink[]): EventStore {
  if (sinks.length === 0) return events;
  return {
    ...events,
    async insert(rows) {
      const fresh = await events.insert(rows);
      // Known rows come along: sinks know them by their keys as well.
      if (fresh > 0) for (const sink of sinks) sink.offer(rows);
      return fresh;
    },
  };
}
