/**
 * Sends one prepared request over and over on keep-alive connections and counts the answers: as little work as can
 * be, because the client shares the machine with what it measures.
 */
import { connectFor } from "./answers.ts";

export interface LoadAsk {
  readonly url: string;
  readonly request: Buffer;
  readonly connections: number;
  readonly ms: number;
}

export interface LoadResult {
  readonly answers: number;
  readonly failures: number;
  readonly seconds: number;
}

export function requestBytes(path: string, body: string, headers: Readonly<Record<string, string>> = {}): Buffer {
  const lines = [
    `POST ${path} HTTP/1.1`,
    "host: 127.0.0.1",
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n${body}`);
}

export async function load({ url, request, connections, ms }: LoadAsk): Promise<LoadResult> {
  const start = performance.now();
  const until = start + ms;
  let answers = 0;
  let failures = 0;
  await Promise.all(Array.from({ length: connections }, converse));
  return { answers, failures, seconds: (performance.now() - start) / 1000 };

  function converse(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connectFor(url, (answer) => {
        if (answer.startsWith("HTTP/1.1 200")) answers++;
        else failures++;
        if (performance.now() < until) socket.write(request);
        else socket.end(resolve);
      });
      socket.on("error", reject);
      socket.write(request);
    });
  }
}
