/** Clients that take their time or leave midway: a real port, real sockets, bounds that hold for others' sake. */
import assert from "node:assert/strict";
import { connect, type Socket } from "node:net";
import { after, before, describe, test } from "node:test";
import { eventually } from "../../../tools/services/eventually.ts";
import { type Stage, stage } from "../routes/stage.ts";

const REQUEST_MS = 1_000;
const PLACES = 5;

describe("slow clients", () => {
  let at: Stage;
  let port = 0;
  const open = async (limits: Partial<Stage["services"]["limits"]>) => {
    at = await stage({
      services: (services) => ({ ...services, limits: { ...services.limits, ...limits } }),
    });
    port = Number(new URL(await at.app.listen({ host: "127.0.0.1", port: 0 })).port);
  };
  before(() => open({ requestMs: REQUEST_MS }));
  after(() => at.close());

  const head = (length: number) =>
    `POST /v1/scan HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${at.key}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n`;

  /** Sends the pieces, then waits for the end of the connection; resolves to what came back. */
  function converse(...pieces: readonly string[]): { socket: Socket; answer: Promise<string> } {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.setEncoding("utf8").on("data", (text: string) => {
      answer += text;
    });
    socket.on("error", () => undefined);
    for (const piece of pieces) socket.write(piece);
    return { socket, answer: new Promise((resolve) => socket.on("close", () => resolve(answer))) };
  }

  const inFlight = (count: number) =>
    eventually(
      () => new RegExp(`^portcullis_in_flight ${count}$`, "m").test(at.services.metrics.print()),
      `${count} requests in flight`,
    );

  test("408 in our own shape for a head that never ends", async () => {
    const answer = await converse("POST /v1/scan HTTP/1.1\r\nhost: a\r\nx-slow: ").answer;
    assert.match(answer, /^HTTP\/1\.1 408 /);
    assert.match(answer, /"error":"invalid_request"/);
  });

  test("408 for a body that never ends", async () => {
    const answer = await converse(`${head(100)}\r\n{"text":"planted words`).answer;
    assert.match(answer, /^HTTP\/1\.1 408 /);
    assert.doesNotMatch(answer, /planted/);
  });

  test("400 for a head that is too large and for what is no HTTP", async () => {
    assert.match(await converse(`${head(0)}x-long: ${"y".repeat(20_000)}\r\n\r\n`).answer, /^HTTP\/1\.1 400 /);
    const answer = await converse("planted words\r\n\r\n").answer;
    assert.match(answer, /^HTTP\/1\.1 400 /);
    assert.doesNotMatch(answer, /planted/);
  });

  test("places of clients that left midway are given back", async () => {
    await at.close();
    // Their place is given back because they left: their time is not over before.
    await open({ requestMs: 600_000, inFlightMax: PLACES });
    for (let n = 0; n < PLACES * 4; n++) {
      const { socket, answer } = converse(`${head(1000)}\r\n{"text":"`);
      // Once the head was read the request has its place; then the client is gone.
      await inFlight(1);
      socket.destroy();
      await answer;
      await inFlight(0);
    }
    assert.equal((await at.post("/v1/scan", { text: "hello" })).status, 200);
    assert.match(at.services.metrics.print(), /^portcullis_in_flight 0$/m);
  });
});
