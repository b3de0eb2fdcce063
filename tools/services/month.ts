/**
 * Usage is counted by the month, in UTC. A test that counts with the real program, whose clock is the machine's, must not
 * run over the end of one.
 */

/** Longer than any such test takes on a slow machine. */
const ROOM_MS = 180_000;

export function thisMonth(): string {
  return new Date().toISOString().slice(0, 7);
}

/** Resolves when the month has room for a test: at once, but for its last minutes, which are waited for. */
export async function roomInMonth(): Promise<void> {
  const now = new Date();
  const leftMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - now.getTime();
  if (leftMs < ROOM_MS) await new Promise((resolve) => setTimeout(resolve, leftMs + 1));
}
