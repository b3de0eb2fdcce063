import assert from "node:assert/strict";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { type ExternalDetectorOptions, openExternalDetector } from "./external-ner.ts";

/** Only what never comes is waited for so long, and what is meant to be late says so itself. */
const ask = { types: ["person_name", "email", "location"] as const, minConfidence: 0.5, deadlineMs: 60_000 };

/** A real server for the time of one test. */
async function withServer(listener: RequestListener, use: (url: string) => Promise<void>): Promise<void> {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const answering =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response
      .writeHead(status, { "content-type": "application/json" })
      .end(typeof body === "string" ? body : JSON.stringify(body));
  };

async function detect(url: string, text: string, options: Partial<ExternalDetectorOptions> = {}, asked = {}) {
  const detector = await openExternalDetector({ url, taxonomyVersion: "2026.01.02", ...options });
  return detector.detect(text, { ...ask, ...asked });
}

test("reads Presidio's answer, and converts its code points", () =>
  withServer(
    answering([
      { entity_type: "PERSON", start: 3, end: 6, score: 0.85, analysis_explanation: null },
      { entity_type: "URL", start: 0, end: 1, score: 0.6 },
    ]),
    async (url) => {
      const outcome = await detect(url, "😀 😀Ada😀");
      assert.ok(outcome.ran);
      assert.deepEqual(outcome.value, [{ type: "person_name", category: "pii", start: 5, end: 8, confidence: 0.85 }]);
    },
  ));

test("reads the answer of a GLiNER-style server", () =>
  withServer(
    answering({ entities: [{ text: "Ada", label: "person name", start: 0, end: 3, score: 0.9 }] }),
    async (url) => {
      const outcome = await detect(`${url}/predict`, "Ada");
      assert.ok(outcome.ran);
      assert.equal(outcome.value[0]?.type, "person_name");
    },
  ));

test("sends what both kinds understand, to /analyze unless told otherwise", async () => {
  let seen: { path: string | undefined; body: Record<string, unknown> } | null = null;
  await withServer(
    (request: IncomingMessage, response: ServerResponse) => {
      let text = "";
      request.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      request.on("end", () => {
        seen = { path: request.url, body: JSON.parse(text) as Record<string, unknown> };
        response.end("[]");
      });
    },
    async (url) => {
      const outcome = await detect(url, "Ada", { language: "de" });
      assert.ok(outcome.ran && outcome.value.length === 0);
    },
  );
  assert.deepEqual(seen, {
    path: "/analyze",
    body: {
      text: "Ada",
      language: "de",
      score_threshold: 0.5,
      labels: ["person name", "email", "location"],
      threshold: 0.5,
    },
  });
});

test("keeps to what was asked for, and merges what overlaps", () =>
  withServer(
    answering([
      { entity_type: "PERSON", start: 0, end: 8, score: 0.7 },
      { entity_type: "LOCATION", start: 4, end: 12, score: 0.9 },
      { entity_type: "PHONE_NUMBER", start: 0, end: 3, score: 0.99 },
      { entity_type: "PERSON", start: 20, end: 22, score: 0.1 },
    ]),
    async (url) => {
      const outcome = await detect(url, "x".repeat(40));
      assert.ok(outcome.ran);
      assert.deepEqual(outcome.value, [{ type: "location", category: "pii", start: 0, end: 12, confidence: 0.9 }]);
    },
  ));

const item = { entity_type: "PERSON", start: 0, end: 3, score: 0.9 };
const MISBEHAVIOUR: readonly [what: string, answer: unknown, error: string][] = [
  ["no JSON", "<html>busy</html>", "malformed_response"],
  ["half a JSON", '[{"entity_type":"PER', "malformed_response"],
  ["an empty body", "", "malformed_response"],
  ["a bare word", '"ok"', "malformed_response"],
  ["null", "null", "malformed_response"],
  ["an object without a list", { result: [] }, "malformed_response"],
  ["items that are no objects", [1], "malformed_response"],
  ["an unknown label", [{ ...item, entity_type: "WIDGET" }], "malformed_response"],
  ["no label", [{ start: 0, end: 3, score: 0.9 }], "malformed_response"],
  ["an end past the text", [{ ...item, end: 4 }], "malformed_response"],
  ["a negative start", [{ ...item, start: -1 }], "malformed_response"],
  ["an empty range", [{ ...item, end: 0 }], "malformed_response"],
  ["half an offset", [{ ...item, end: 1.5 }], "malformed_response"],
  ["offsets as text", [{ ...item, start: "0" }], "malformed_response"],
  ["a score over one", [{ ...item, score: 1.2 }], "malformed_response"],
  ["no score", [{ ...item, score: undefined }], "malformed_response"],
];
for (const [what, answer, error] of MISBEHAVIOUR) {
  test(`an answer with ${what} is ${error}`, () =>
    withServer(answering(answer), async (url) => {
      assert.deepEqual(await detect(url, "Ada"), { ran: false, error });
    }));
}

for (const status of [204, 301, 400, 404, 429, 500, 503]) {
  test(`${status} is unavailable, whatever its body says`, () =>
    withServer(
      (_request, response) => {
        response.writeHead(status, { location: "/elsewhere" }).end(status === 204 ? undefined : "[]");
      },
      async (url) => assert.deepEqual(await detect(url, "Ada"), { ran: false, error: "unavailable" }),
    ));
}

test("no answer in time is a timeout", () =>
  withServer(
    () => {},
    async (url) => {
      assert.deepEqual(await detect(url, "Ada", {}, { deadlineMs: 50 }), { ran: false, error: "timeout" });
    },
  ));

test("an answer that stops half way is a timeout", () =>
  withServer(
    (_request, response) => {
      response.writeHead(200, { "content-type": "application/json" }).write("[");
    },
    async (url) => {
      assert.deepEqual(await detect(url, "Ada", {}, { deadlineMs: 80 }), { ran: false, error: "timeout" });
    },
  ));

test("a connection that breaks is unavailable", () =>
  withServer(
    (request) => request.socket.destroy(),
    async (url) => assert.deepEqual(await detect(url, "Ada"), { ran: false, error: "unavailable" }),
  ));

test("a body that breaks off is unavailable", () =>
  withServer(
    (request, response) => {
      response.writeHead(200, { "content-length": "100" }).write("[");
      setImmediate(() => request.socket.destroy());
    },
    async (url) => assert.deepEqual(await detect(url, "Ada"), { ran: false, error: "unavailable" }),
  ));

test("nobody listening is unavailable", async () => {
  let gone = "";
  await withServer(answering([]), async (url) => {
    gone = url;
  });
  assert.deepEqual(await detect(gone, "Ada"), { ran: false, error: "unavailable" });
});

test("an answer without end is not read to its end", () =>
  withServer(answering(`[${" ".repeat(5_000)}]`), async (url) => {
    assert.deepEqual(await detect(url, "Ada", { answerBytesMax: 1_000 }), { ran: false, error: "malformed_response" });
  }));

test("one malformed piece spoils the whole of a long text", () => {
  let asked = 0;
  return withServer(
    (_request, response) => void response.end(asked++ === 0 ? "[]" : "nonsense"),
    async (url) => {
      assert.deepEqual(await detect(url, "word ".repeat(4_000)), { ran: false, error: "malformed_response" });
      assert.equal(asked, 2);
    },
  );
});

test("bounds: too long, too many, closed, and an address that is none", async () => {
  await withServer(
    () => {},
    async (url) => {
      const options = { url, taxonomyVersion: "2026.01.02", textCharsMax: 10, inFlightMax: 1 };
      const detector = await openExternalDetector(options);
      assert.deepEqual(await detector.detect("x".repeat(11), ask), { ran: false, error: "too_large" });
      const first = detector.detect("Ada", { ...ask, deadlineMs: 50 });
      assert.deepEqual(await detector.detect("Ada", ask), { ran: false, error: "overloaded" });
      assert.deepEqual(await first, { ran: false, error: "timeout" });
      await detector.close();
      assert.deepEqual(await detector.detect("Ada", ask), { ran: false, error: "unavailable" });
    },
  );
  await assert.rejects(openExternalDetector({ url: "ftp://host", taxonomyVersion: "2026.01.02" }), /http/);
});
