/**
 * A bounded queue that ships what it holds in batches, off the request path: a failure is told to `onError` and the
 * batch goes back to the head while there is room.
 */
import type { Transport } from "../transport.ts";

export interface Queue {
  add(record: object): void;
  /** Ships what is there; resolves when it is gone or could not be sent. Never rejects. */
  flush(timeoutMs?: number): Promise<void>;
  /** Ships what is there within the bound, and takes nothing more. */
  close(timeoutMs: number): Promise<void>;
}

export interface QueueOptions {
  readonly path: string;
  /** The most that the service takes at once. */
  readonly batchMax: number;
  readonly flushAt: number;
  readonly flushIntervalMs: number;
  readonly queueMax: number;
  readonly timeoutMs: number;
  readonly onError: (error: unknown) => void;
}

export function createQueue(transport: Transport, options: QueueOptions): Queue {
  let waiting: object[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  let running: Promise<void> | null = null;
  let closed = false;

  function plan(): void {
    if (timer !== null || waiting.length === 0 || closed) return;
    timer = setTimeout(() => {
      timer = null;
      void flush();
    }, options.flushIntervalMs);
    // Telemetry alone keeps no process alive; `close` is what waits for it.
    (timer as { unref?: () => void }).unref?.();
  }

  function flush(timeoutMs = options.timeoutMs): Promise<void> {
    running ??= ship(timeoutMs).finally(() => {
      running = null;
      plan();
    });
    return running;
  }

  async function ship(timeoutMs: number): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const until = performance.now() + timeoutMs;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, options.batchMax);
      waiting = waiting.slice(batch.length);
      try {
        await transport.send("POST", options.path, { records: batch }, until);
      } catch (error) {
        waiting = [...batch, ...waiting].slice(-options.queueMax);
        options.onError(error);
        return;
      }
    }
  }

  return {
    add(record) {
      if (closed) return;
      waiting.push(record);
      if (waiting.length > options.queueMax) waiting.shift();
      if (waiting.length >= options.flushAt && running === null) void flush();
      else plan();
    },
    flush,
    async close(timeoutMs) {
      closed = true;
      const until = performance.now() + timeoutMs;
      if (running) await Promise.race([running, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
      if (waiting.length > 0) await flush(Math.max(until - performance.now(), 1));
    },
  };
}
