/**
 * Requests at a set rate, whatever becomes of the answers: clients of the world do not wait for each other. The time of
 * an answer counts from when its request was due, so a stall is paid by everybody who came during it.
 */
import type { Socket } from "node:net";
import { connectFor } from "../http/answers.ts";

export interface OpenLoopAsk {
  readonly url: string;
  readonly request: Buffer;
  readonly perSecond: number;
  readonly ms: number;
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

export async function openLoop({ url, request, perSecond, ms, connections }: OpenLoopAsk): Promise<OpenLoopResult> {
  const admitted: number[] = [];
  const shed: number[] = [];
  const free: Socket[] = [];
  const sentAt = new Map<Socket, number>();
  const due: number[] = [];
  let failures = 0;
  let unsent = 0;
  const sockets = await Promise.all(Array.from({ length: connections }, () => open()));
  free.push(...sockets);

  const start = performance.now();
  let made = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now();
      const wanted = Math.floor((Math.min(now - start, ms) / 1000) * perSecond);
      for (; made < wanted; made++) due.push(start + (made / perSecond) * 1000);
      if (due.length > WAITING_MAX) unsent += due.splice(0, due.length - WAITING_MAX).length;
      pump();
      if (now - start < ms) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });
  // What is under way is waited for; what never got a connection is told as such.
  unsent += due.length;
  due.length = 0;
  const end = performance.now() + 5_000;
  while (free.length < connections && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
  for (const socket of sockets) socket.destroy();
  return { admitted: Float64Array.from(admitted).sort(), shed: Float64Array.from(shed).sort(), failures, unsent };

  function pump(): void {
    while (due.length > 0 && free.length > 0) {
      const socket = free.pop()!;
      sentAt.set(socket, due.shift()!);
      socket.write(request);
    }
  }

  function open(): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const socket = connectFor(url, (answer) => {
        const took = performance.now() - sentAt.get(socket)!;
        if (answer.startsWith("HTTP/1.1 200")) admitted.push(took);
        else if (answer.startsWith("HTTP/1.1 503")) shed.push(took);
        else failures++;
        free.push(socket);
        pump();
      });
      socket.once("connect", () => resolve(socket));
      socket.once("error", reject);
    });
  }
}

export function percentile(ascending: Float64Array, share: number): number {
  if (ascending.length === 0) return Number.NaN;
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))]!;
}
