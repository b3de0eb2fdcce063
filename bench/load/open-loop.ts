/**
 * Requests at a set rate, whatever becomes of the answers: clients of the world do not wait for each other. The time of
 * an answer counts from when its request was due, so a stall is paid by everybody who came during it.
 */
import { connect, type Socket } from "node:net";

export interface OpenLoopAsk {
  readonly url: string;
  readonly request: Buffer;
  readonly perSecond: number;
  readonly ms: number;
  /** The beginning, which is not counted: a load that lasts is the question. */
  readonly settleMs: number;
  readonly connections: number;
}

export interface OpenLoopResult {
  /** Milliseconds of each answer, by its kind, ascending. */
  readonly admitted: Float64Array;
  readonly shed: Float64Array;
  readonly failures: number;
  /** Due, but no connection was free: the client's own bound. */
  readonly unsent: number;
}

const WAITING_MAX = 100_000;
/** `HTTP/1.1 ` stands before the status. */
const STATUS_AT = 9;
const [OK, REFUSED] = ["2", "5"].map((digit) => digit.charCodeAt(0)) as [number, number];
const END = "}".charCodeAt(0);

interface Line {
  readonly socket: Socket;
  dueAt: number;
  /** First digit of the status, once the answer began. */
  status: number;
}

export async function openLoop(ask: OpenLoopAsk): Promise<OpenLoopResult> {
  const { url, request, perSecond, ms, settleMs, connections } = ask;
  const { hostname, port } = new URL(url);
  const admitted: number[] = [];
  const shed: number[] = [];
  let failures = 0;
  let unsent = 0;
  const free = await Promise.all(Array.from({ length: connections }, open));
  const lines = [...free];

  const start = performance.now();
  const countFrom = start + settleMs;
  /** How many were due, and how many of them were sent or given up. */
  let due = 0;
  let gone = 0;
  const dueAt = (index: number) => start + (index / perSecond) * 1000;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now();
      due = Math.floor((Math.min(now - start, ms) / 1000) * perSecond);
      for (; due - gone > WAITING_MAX; gone += 1) if (dueAt(gone) >= countFrom) unsent += 1;
      pump();
      if (now - start < ms) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });
  // What is under way is waited for; what never got a connection is told as such.
  for (; gone < due; gone += 1) if (dueAt(gone) >= countFrom) unsent += 1;
  const end = performance.now() + 5_000;
  while (free.length < connections && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
  for (const { socket } of lines) socket.destroy();
  return { admitted: Float64Array.from(admitted).sort(), shed: Float64Array.from(shed).sort(), failures, unsent };

  function pump(): void {
    while (gone < due && free.length > 0) {
      const line = free.pop()!;
      line.dueAt = dueAt(gone++);
      line.socket.write(request);
    }
  }

  function heard(line: Line): void {
    if (line.dueAt >= countFrom) {
      const took = performance.now() - line.dueAt;
      if (line.status === OK) admitted.push(took);
      else if (line.status === REFUSED) shed.push(took);
      else failures++;
    }
    line.status = 0;
    free.push(line);
    pump();
  }

  function open(): Promise<Line> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      const line: Line = { socket, dueAt: 0, status: 0 };
      socket.setNoDelay(true);
      socket.once("connect", () => resolve(line));
      socket.once("error", reject);
      socket.on("data", (bytes: Buffer) => {
        if (line.status === 0) line.status = bytes[STATUS_AT]!;
        // Every answer is one JSON object, and no piece of it but the last ends in a brace that ends a write.
        if (bytes[bytes.length - 1] === END) heard(line);
      });
    });
  }
}

export function percentile(ascending: Float64Array, share: number): number {
  if (ascending.length === 0) return Number.NaN;
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))]!;
}
