/** POST /v1/telemetry, POST /v1/captures and /v1/me by scenario. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { detectorOf, type Stage, stage } from "./stage.ts";

const record = (given: object = {}) => ({
  id: "r1",
  ts: "2026-11-15T12:00:00.000Z",
  type: "guard.scan",
  decision: "allow",
  blocked: false,
  ...given,
});

async function kept(at: Stage) {
  return (await at.stores.telemetry.list("acme", { limit: 100 })).map((row) => row.record);
}

describe("telemetry", () => {
  test("200: the good are kept, the rest is counted, and the batch is none the worse", async () => {
    const at = await stage();
    const bad = [
      null,
      5,
      "x",
      [],
      {},
      record({ id: "" }),
      record({ id: 7 }),
      record({ id: "x".repeat(200) }),
      record({ ts: "yesterday" }),
      record({ ts: "2026-02-30T00:00:00Z" }),
      record({ type: "guard.other" }),
      record({ decision: "maybe" }),
      record({ blocked: "no" }),
      record({ categories: "x" }),
      record({ categories: [1] }),
      record({ scannedChars: -1 }),
      record({ scannedChars: 1.5 }),
      record({ reason: "x".repeat(1000) }),
      record({ cloak: [] }),
      record({ cloak: { entities: "three" } }),
      record({ signatureIds: Array.from({ length: 1000 }, () => "a") }),
    ];
    const answer = await at.post("/v1/telemetry", { records: [...bad, record({ id: "good" })] });
    assert.equal(answer.status, 200);
    assert.deepEqual(answer.body, { accepted: 1, rejected: bad.length });
    assert.deepEqual(
      (await kept(at)).map(({ id }) => id),
      ["good"],
    );
    await at.close();
  });

  test("200: a retried batch does not double-count, and the first of an id stays", async () => {
    const at = await stage();
    const batch = { records: [record({ reason: "first" }), record({ reason: "second" }), record({ id: "r2" })] };
    for (let times = 0; times < 3; times++) assert.equal((await at.post("/v1/telemetry", batch)).body.accepted, 3);
    const rows = await kept(at);
    assert.equal(rows.length, 2);
    assert.equal(rows.find(({ id }) => id === "r1")?.reason, "first");
    await at.close();
  });

  test("200: unknown keys are dropped everywhere; the cloak block is rebuilt from counts under known names", async () => {
    const at = await stage();
    const planted = "planted-secret";
    const sent = record({
      prompt: planted,
      sdk: { name: "n", version: "1", host: planted },
      modelCheck: { ran: true, text: planted },
      tool: { calls: 1, findings: 0, blocked: false, names: ["a"], arguments: planted },
      cloak: {
        ran: true,
        entities: 2,
        byType: { email: 2, [planted]: 1 },
        byStrategy: { mask: 1, [planted]: 1 },
        value: planted,
        future: { a: 1 },
      },
    });
    assert.deepEqual((await at.post("/v1/telemetry", { records: [sent] })).body, { accepted: 1, rejected: 0 });
    const [row] = await kept(at);
    assert.ok(!JSON.stringify(row).includes(planted));
    assert.deepEqual(row?.cloak, { ran: true, entities: 2, byType: { email: 2 }, byStrategy: { mask: 1 } });
    await at.close();
  });

  test("200 for an empty batch and for exactly 500; 400 batch_too_large for 501, nothing stored", async () => {
    const at = await stage();
    assert.deepEqual((await at.post("/v1/telemetry", { records: [] })).body, { accepted: 0, rejected: 0 });
    const many = (count: number) => ({
      records: Array.from({ length: count }, (_, index) => record({ id: `r${index}` })),
    });
    const over = await at.post("/v1/telemetry", many(501));
    assert.equal(over.status, 400);
    assert.equal(over.body.error, "batch_too_large");
    assert.equal(over.body.limit, 500);
    assert.equal((await kept(at)).length, 0);
    assert.equal((await at.post("/v1/telemetry", many(500))).body.accepted, 500);
    await at.close();
  });

  for (const body of ["[]", "{}", '{"records":{}}', '{"records":"x"}', '{"records":null}', "null"]) {
    test(`400 for a body that is ${body}`, async () => {
      const at = await stage();
      const answer = await at.send("POST", "/v1/telemetry", { body });
      assert.equal(answer.status, 400);
      assert.equal(answer.body.error, "invalid_request");
      await at.close();
    });
  }

  test("a caller writes only to its own stream, whatever the body says", async () => {
    const at = await stage();
    await at.post("/v1/telemetry", {
      workspace: "other",
      tenant_id: "other",
      records: [record({ tenantId: "other" })],
    });
    assert.equal((await kept(at)).length, 1);
    assert.equal((await at.stores.telemetry.list("other", { limit: 10 })).length, 0);
    await at.close();
  });
});

describe("captures", () => {
  const capture = (given: object = {}) => ({
    id: "c1",
    ts: "2026-11-15T12:00:00Z",
    request: { messages: [] },
    ...given,
  });
  async function allowed(): Promise<Stage> {
    const at = await stage();
    await at.send("PATCH", "/v1/me", { body: { capture_enabled: true } });
    return at;
  }

  test("403 capture_disabled while the flag is off: not even the body is read", async () => {
    const at = await stage();
    const answer = await at.send("POST", "/v1/captures", { body: "{broken planted-secret" });
    assert.equal(answer.status, 403);
    assert.equal(answer.body.error, "capture_disabled");
    assert.ok(!answer.raw.includes("planted-secret"));
    assert.equal(await at.stores.captures.count("acme"), 0);
    await at.close();
  });

  test("200: credentials are masked and the body is sealed before it is stored", async () => {
    const at = await allowed();
    const request = { messages: [{ role: "user", content: "log in with hunter2 please" }], password: "hunter2", n: 5 };
    assert.deepEqual((await at.post("/v1/captures", { records: [capture({ request, future: 1 })] })).body, {
      accepted: 1,
      rejected: 0,
    });
    const [row] = await at.stores.captures.list("acme", { limit: 10 });
    assert.ok(!row!.sealed.includes("log in"));
    const opened = JSON.parse(at.sealer.open(row!.sealed, "acme/c1").toString()) as Record<string, unknown>;
    assert.deepEqual(opened.request, {
      messages: [{ role: "user", content: "log in with [REDACTED] please" }],
      password: "[REDACTED]",
      n: 5,
    });
    assert.ok(!("future" in opened));
    assert.throws(() => at.sealer.open(row!.sealed, "other/c1"));
    await at.close();
  });

  test("200: records that do not fit are counted; a retried batch does not double-count", async () => {
    const at = await allowed();
    let deep: unknown = 1;
    for (let depth = 0; depth < 100; depth++) deep = [deep];
    const records = [
      capture(),
      capture({ id: "c2", ts: "no" }),
      { id: "c3" },
      capture({ id: "c4", request: "x".repeat(1_000_001) }),
      capture({ id: "c5", request: deep }),
    ];
    for (let times = 0; times < 2; times++) {
      assert.deepEqual((await at.post("/v1/captures", { records })).body, { accepted: 1, rejected: 4 });
    }
    assert.equal(await at.stores.captures.count("acme"), 1);
    await at.close();
  });

  test("400 batch_too_large for 101 records", async () => {
    const at = await allowed();
    const answer = await at.post("/v1/captures", { records: Array.from({ length: 101 }, () => capture()) });
    assert.equal(answer.body.error, "batch_too_large");
    await at.close();
  });

  test("503 when what is sent cannot be masked: nothing is stored", async () => {
    const at = await stage({ detector: detectorOf(() => "unavailable") });
    await at.send("PATCH", "/v1/me", { body: { capture_enabled: true } });
    const answer = await at.post("/v1/captures", { records: [capture()] });
    assert.equal(answer.status, 503);
    assert.equal(answer.body.error, "unavailable");
    assert.equal(await at.stores.captures.count("acme"), 0);
    await at.close();
  });
});

describe("the calling key", () => {
  test("200: GET tells it, PATCH switches capture and shows at once; the credential says which key", async () => {
    const at = await stage();
    const me = { key_id: at.keyId, tenant_id: "acme", key_name: "first", capture_enabled: false };
    assert.deepEqual((await at.send("GET", "/v1/me")).body, me);
    const patched = await at.send("PATCH", "/v1/me", {
      body: { capture_enabled: true, key_id: "other", tenant_id: "other" },
    });
    assert.deepEqual(patched.body, { ...me, capture_enabled: true });
    assert.deepEqual((await at.send("GET", "/v1/me")).body, { ...me, capture_enabled: true });
    await at.close();
  });

  for (const body of [{}, { capture_enabled: "true" }, { capture_enabled: 1 }, { capture_enabled: null }]) {
    test(`400 for ${JSON.stringify(body)}`, async () => {
      const at = await stage();
      const answer = await at.send("PATCH", "/v1/me", { body });
      assert.equal(answer.status, 400);
      assert.equal(answer.body.param, "capture_enabled");
      await at.close();
    });
  }
});
