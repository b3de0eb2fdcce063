/** Sends each prepared request once over a few keep-alive connections; every one must be answered with 200. */
import { connectFor } from "../http/answers.ts";

/** Milliseconds until all are answered. */
export async function sendAll(url: string, requests: readonly Buffer[], connections: number): Promise<number> {
  let next = 0;
  const from = performance.now();
  await Promise.all(Array.from({ length: connections }, converse));
  return performance.now() - from;

  function converse(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connectFor(url, (answer) => {
        if (!answer.startsWith("HTTP/1.1 200")) reject(new Error(answer));
        write();
      });
      socket.on("error", reject);
      socket.on("close", () => reject(new Error("the connection was closed early")));
      write();

      function write(): void {
        const request = requests[next++];
        if (request) socket.write(request);
        else {
          resolve();
          socket.destroy();
        }
      }
    });
  }
}
