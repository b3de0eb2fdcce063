/** Sends each prepared request once over a few keep-alive connections; every one must be answered with 200. */
import { connect } from "node:net";

/** Milliseconds until all are answered. */
export async function sendAll(url: string, requests: readonly Buffer[], connections: number): Promise<number> {
  const { hostname, port } = new URL(url);
  let next = 0;
  const from = performance.now();
  await Promise.all(Array.from({ length: connections }, converse));
  return performance.now() - from;

  function converse(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let pending = "";
      socket.setNoDelay(true);
      socket.setEncoding("latin1");
      socket.on("error", reject);
      socket.on("close", () => reject(new Error("the connection was closed early")));
      socket.on("data", (text: string) => {
        pending += text;
        const head = pending.indexOf("\r\n\r\n");
        if (head < 0) return;
        const length = Number(/content-length: (\d+)/i.exec(pending.slice(0, head))?.[1]);
        if (pending.length < head + 4 + length) return;
        if (!pending.startsWith("HTTP/1.1 200")) reject(new Error(pending));
        pending = "";
        write();
      });
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
