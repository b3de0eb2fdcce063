/** What a request costs that is read, parsed and answered with a constant, over a kept connection. */
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

const ANSWER = JSON.stringify({ decision: "allow", blocked: false, reason: null, severity: null, matches: [] });

/** Processor time of both ends of one null request, in microseconds. */
export async function nullRequestMicros(text: string, count = 2_000): Promise<number> {
  const server = createServer((incoming, answer) => {
    let body = "";
    incoming.setEncoding("utf8");
    incoming.on("data", (piece: string) => {
      body += piece;
    });
    incoming.on("end", () => {
      JSON.parse(body);
      answer.setHeader("content-type", "application/json").end(ANSWER);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const body = JSON.stringify({ text });
  for (let k = 0; k < 500; k++) await ask(port, body);
  const before = process.cpuUsage();
  for (let k = 0; k < count; k++) await ask(port, body);
  const { user, system } = process.cpuUsage(before);
  server.close();
  server.closeAllConnections();
  return (user + system) / count;
}

function ask(port: number, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request({ port, method: "POST", headers: { "content-length": Buffer.byteLength(body) } }, (answer) => {
      answer.resume();
      answer.on("end", resolve);
    });
    call.on("error", reject);
    call.end(body);
  });
}
