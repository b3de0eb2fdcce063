/** How far a batch is: a bar that moves on a terminal, a line every ten seconds elsewhere. */
import type { Writable } from "node:stream";

const BAR = 24;
const TERMINAL_MS = 200;
const PLAIN_MS = 10_000;

export interface Progress {
  step(done: { readonly rows: number; readonly bytes: number }): void;
  end(): void;
}

export function createProgress(
  bytesTotal: number,
  from: { readonly rows: number; readonly bytes: number },
  out: Writable & { readonly isTTY?: boolean } = process.stderr,
): Progress {
  const startedAt = performance.now();
  const every = out.isTTY ? TERMINAL_MS : PLAIN_MS;
  let shownAt = startedAt;
  let last = from;
  return {
    step(done) {
      last = done;
      const now = performance.now();
      if (now - shownAt < every) return;
      shownAt = now;
      show(now);
    },
    end() {
      show(performance.now());
      if (out.isTTY) out.write("\n");
    },
  };

  function show(now: number): void {
    const line = describeProgress({ ...last, bytesTotal, from, seconds: (now - startedAt) / 1000 });
    out.write(out.isTTY ? `\r\x1b[2K${line}` : `${line}\n`);
  }
}

export function describeProgress(at: {
  readonly rows: number;
  readonly bytes: number;
  readonly bytesTotal: number;
  readonly from: { readonly rows: number; readonly bytes: number };
  readonly seconds: number;
}): string {
  const share = at.bytesTotal === 0 ? 1 : at.bytes / at.bytesTotal;
  const filled = Math.round(share * BAR);
  const rate = (at.rows - at.from.rows) / Math.max(at.seconds, 0.001);
  const bytesRate = (at.bytes - at.from.bytes) / Math.max(at.seconds, 0.001);
  const left = share >= 1 ? 0 : bytesRate > 0 ? (at.bytesTotal - at.bytes) / bytesRate : null;
  return [
    `[${"#".repeat(filled)}${".".repeat(BAR - filled)}]`,
    `${(share * 100).toFixed(1)} %`,
    `${at.rows} rows`,
    `${Math.round(rate)}/s`,
    left === null ? "time left unknown" : `${clock(left)} left`,
  ].join("  ");
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
