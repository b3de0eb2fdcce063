import assert from "node:assert/strict";
import { createServer } from "node:net";
import { test } from "node:test";
import { startService } from "../services/service.ts";
import { randomOf, rawFuzz, rawRequest, sendRaw } from "./raw-fuzz.ts";

test("20,000 hostile requests: no 5xx, no crash, and the next honest one is answered", async (t) => {
  const service = await startService({ PORTCULLIS_LOG_LEVEL: "silent", PORTCULLIS_SEMANTIC: "off" });
  t.after(() => service.remove());
  const statuses = await rawFuzz({ url: service.url, key: service.key!, runs: 20_000, seed: 7 });
  for (const status of [200, 400, 401, 404, 405, 415]) assert.ok((statuses.get(status) ?? 0) > 0, `some ${status}`);
  assert.equal((await service.post("/v1/scan", { text: "hello" })).status, 200);
  assert.equal(await service.end("SIGTERM"), 0);
});

test("a server that breaks is noticed", async () => {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => socket.end("HTTP/1.1 500 Oops\r\n\r\n"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  await assert.rejects(rawFuzz({ url, key: "k", runs: 50, seed: 1, lanes: 1 }), /status 500/);
  server.close();
  assert.equal(await sendRaw(url, rawRequest(randomOf(1), "k"), 500), 0);
});
