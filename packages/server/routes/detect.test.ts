/** POST /v1/cloak/detect by scenario. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Detection } from "@portcullis/contract";
import { detectorOf, type Stage, stage, wrongs } from "./stage.ts";

describe("detection", () => {
  let at: Stage;
  before(async () => {
    at = await stage();
  });
  after(() => at.close());

  test("200: ranges, types and scores; never the value; nothing logged or kept of it", async () => {
    const { status, body, raw } = await at.post<Detection>("/v1/cloak/detect", { text: "👋 ada@example.org" });
    assert.equal(status, 200);
    assert.deepEqual(body.entities, [{ type: "email", category: "pii", start: 3, end: 18, confidence: 0.9 }]);
    assert.equal(body.scanned_chars, 18);
    assert.equal(body.ner.ran, true);
    assert.match(body.taxonomy_version, /^\d{4}\.\d{2}\.\d{2}$/);
    assert.ok(!raw.includes("ada@"));
    assert.ok(!at.logs().includes("ada@"));
  });

  test("200 for the empty text and for exactly 12,000 characters", async () => {
    assert.equal((await at.post("/v1/cloak/detect", { text: "" })).status, 200);
    const full = await at.post<Detection>("/v1/cloak/detect", { text: "x".repeat(12_000) });
    assert.equal(full.body.scanned_chars, 12_000);
  });

  test("400 text_too_long for one more, with the limit; UTF-16 units count, not code points", async () => {
    const answer = await at.post("/v1/cloak/detect", { text: "👋".repeat(6_001) });
    assert.equal(answer.status, 400);
    assert.equal(answer.body.error, "text_too_long");
    assert.equal(answer.body.limit, 12_000);
    assert.equal(answer.body.param, "text");
    assert.equal(answer.body.message, "text is 12002 characters; the limit is 12000");
    assert.deepEqual(wrongs(answer), { "/text": "too_long" });
  });

  test("200: only the types asked for, at or over the bar", async () => {
    const ask = { text: "ada@example.org hunter2" };
    const types = async (more: object) =>
      (await at.post<Detection>("/v1/cloak/detect", { ...ask, ...more })).body.entities.map(({ type }) => type);
    assert.deepEqual(await types({}), ["email", "password"]);
    assert.deepEqual(await types({ entities: ["password"] }), ["password"]);
    assert.deepEqual(await types({ min_confidence: 0.95 }), []);
    assert.deepEqual(await types({ min_confidence: 0.9 }), ["email", "password"]);
  });

  for (const [what, body, code] of [
    ["an unknown type", { text: "", entities: ["shoe_size"] }, "unknown_entity_type"],
    ["an empty list", { text: "", entities: [] }, "invalid_request"],
    ["a type that is a number", { text: "", entities: [5] }, "unknown_entity_type"],
    ["types that are a string", { text: "", entities: "email" }, "invalid_request"],
    ["a negative confidence", { text: "", min_confidence: -0.1 }, "invalid_request"],
    ["no text", {}, "invalid_request"],
  ] as const) {
    test(`400 for ${what}`, async () => {
      const answer = await at.post("/v1/cloak/detect", body);
      assert.equal(answer.status, 400);
      assert.equal(answer.body.error, code);
      assert.ok(!answer.raw.includes("shoe_size"));
    });
  }
});

test("503 not_configured when detection is switched off", async () => {
  const at = await stage({ detector: null });
  const answer = await at.post("/v1/cloak/detect", { text: "ada@example.org" });
  assert.equal(answer.status, 503);
  assert.equal(answer.body.error, "not_configured");
  await at.close();
});

for (const [failure, code] of [
  ["timeout", "unavailable"],
  ["unavailable", "unavailable"],
  ["malformed_response", "unavailable"],
  ["overloaded", "overloaded"],
] as const) {
  test(`503 ${code} when the detector answers with ${failure}: there is no fail-open path`, async () => {
    const at = await stage({ detector: detectorOf(() => failure) });
    const answer = await at.post("/v1/cloak/detect", { text: "ada@example.org" });
    assert.equal(answer.status, 503);
    assert.equal(answer.body.error, code);
    assert.ok(!("entities" in answer.body));
    assert.equal(answer.headers["retry-after"], code === "overloaded" ? "1" : undefined);
    await at.close();
  });
}
