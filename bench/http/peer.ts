/**
 * The servers that a scan is held against, as processes of their own: bare node:http that reads the body, and a Fastify
 * route that parses it. `node bench/http/peer.ts bare|fastify` prints its address.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import fastify from "fastify";

const ANSWER = JSON.stringify({ decision: "allow", blocked: false });

if (process.argv[2] === "bare") {
  const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => {
      response.writeHead(200, { "content-type": "application/json", "content-length": ANSWER.length });
      response.end(ANSWER);
    });
  });
  server.listen(0, "127.0.0.1", () =>
    console.log(`ready on http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  );
} else {
  const app = fastify({ bodyLimit: 16 * 1024 * 1024 });
  app.post("/v1/scan", async (request) => ({
    decision: "allow",
    blocked: false,
    scanned_chars: (request.body as { text: string }).text.length,
  }));
  console.log(`ready on ${await app.listen({ host: "127.0.0.1", port: 0 })}`);
}
