/** What every request meets before its route: credential, media type, size, method, path; and what every answer carries. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { LIMITS } from "@portcullis/contract";
import { StoreUnavailable } from "../stores/ports.ts";
import { type Stage, stage } from "./stage.ts";

const SECRET = "planted-secret-value";

describe("the door", () => {
  let at: Stage;
  before(async () => {
    at = await stage();
  });
  after(() => at.close());

  for (const [what, key, headers] of [
    ["no credential", null, {}],
    ["an unknown key", `pk_live_${SECRET}`, {}],
    ["another scheme", null, { authorization: `Basic ${SECRET}` }],
    ["an empty bearer", null, { authorization: "Bearer " }],
    ["two words", null, { authorization: `Bearer ${SECRET} more` }],
    ["a key that is too long", "k".repeat(5000), {}],
  ] as const) {
    test(`401 for ${what}, before the body is read`, async () => {
      const answer = await at.send("POST", "/v1/scan", { key, headers, body: `{"broken ${SECRET}` });
      assert.equal(answer.status, 401);
      assert.equal(answer.body.error, "unauthorized");
      assert.match(String(answer.headers["www-authenticate"]), /^Bearer realm="portcullis"/);
      assert.ok(!answer.raw.includes(SECRET));
    });
  }

  test("401 for a revoked key and for an expired one, in the same words", async () => {
    const { keyring } = at.services;
    const revoked = (await keyring.issue({ tenantId: "acme", name: "r", by: "test" }))!;
    await keyring.revoke(revoked.info.id, "test");
    const expired = (await keyring.issue({
      tenantId: "acme",
      name: "e",
      expiresAt: at.services.clock() - 1,
      by: "test",
    }))!;
    const answers = await Promise.all(
      [revoked, expired].map(({ secret }) => at.send("GET", "/v1/me", { key: secret })),
    );
    for (const { status, body } of answers) {
      assert.equal(status, 401);
      assert.deepEqual(Object.keys(body), ["error", "message", "request_id"]);
      assert.equal(body.message, "a valid API key is required");
    }
  });

  test("200 with x-api-key in the place of the bearer header", async () => {
    const answer = await at.send("GET", "/v1/me", { key: null, headers: { "x-api-key": at.key } });
    assert.equal(answer.status, 200);
  });

  for (const path of [`/%zz${SECRET}`, `/v1/me/%ff${SECRET}`]) {
    test(`404 in our own shape for the path ${path}, echoing nothing`, async () => {
      const answer = await at.send("GET", path);
      assert.equal(answer.status, 404);
      assert.equal(answer.body.error, "not_found");
      assert.match(String(answer.headers["x-request-id"]), /^req_/);
      assert.ok(!answer.raw.includes(SECRET));
    });
  }

  for (const [what, body] of [
    ["not JSON", `{"text": ${SECRET}`],
    ["NaN", `{"text":"${SECRET}","max_scan_chars":NaN}`],
    ["cut off", `{"text":"${SECRET}`],
    ["a trailing comma", `{"text":"${SECRET}",}`],
  ] as const) {
    test(`400 invalid_json for a body that is ${what}, echoing nothing`, async () => {
      const answer = await at.send("POST", "/v1/scan", { body });
      assert.equal(answer.status, 400);
      assert.equal(answer.body.error, "invalid_json");
      assert.ok(!answer.raw.includes(SECRET));
    });
  }

  test("400 invalid_json for bytes that are no UTF-8: a replaced byte would shift every offset", async () => {
    const answer = await at.app.inject({
      method: "POST",
      url: "/v1/scan",
      headers: { authorization: `Bearer ${at.key}`, "content-type": "application/json" },
      payload: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]),
    });
    assert.equal(answer.statusCode, 400);
    assert.equal(answer.json().error, "invalid_json");
  });

  test("200 for a body behind a byte order mark", async () => {
    const answer = await at.send("POST", "/v1/scan", { body: '\ufeff{"text":""}' });
    assert.equal(answer.status, 200);
  });

  for (const [what, headers] of [
    ["form data", { "content-type": "application/x-www-form-urlencoded" }],
    ["text", { "content-type": "text/plain" }],
    ["another charset", { "content-type": "application/json; charset=utf-16" }],
    ["a compressed body", { "content-encoding": "gzip" }],
  ] as const) {
    test(`415 for ${what}`, async () => {
      const answer = await at.send("POST", "/v1/scan", { body: '{"text":"x"}', headers });
      assert.equal(answer.status, 415);
      assert.equal(answer.body.error, "unsupported_media_type");
    });
  }

  test("415 for no body at all", async () => {
    const answer = await at.send("POST", "/v1/scan");
    assert.equal(answer.status, 415);
  });

  test("413 for more bytes than are read", async () => {
    const answer = await at.send("POST", "/v1/scan", { body: `{"text":"${"x".repeat(LIMITS.bodyBytesMax)}"}` });
    assert.equal(answer.status, 413);
    assert.equal(answer.body.error, "payload_too_large");
  });

  test("404 for a path that is not there, without a word of it", async () => {
    const answer = await at.send("GET", `/v1/${SECRET}?q=${SECRET}`);
    assert.equal(answer.status, 404);
    assert.equal(answer.body.error, "not_found");
    assert.ok(!answer.raw.includes(SECRET));
  });

  for (const [method, path, allow] of [
    ["GET", "/v1/scan", "POST, OPTIONS"],
    ["DELETE", "/v1/me", "GET, HEAD, PATCH, OPTIONS"],
    ["POST", "/livez", "GET, HEAD, OPTIONS"],
  ] as const) {
    test(`405 for ${method} ${path}, with Allow`, async () => {
      const answer = await at.send(method, path);
      assert.equal(answer.status, 405);
      assert.equal(answer.body.error, "method_not_allowed");
      assert.equal(answer.headers.allow, allow);
    });
  }

  for (const [method, path, status] of [
    ["QUERY", "/livez", 405],
    ["TRACE", "/v1/scan", 405],
    ["PROPFIND", "/nowhere", 404],
    ["POST", "/nowhere", 404],
  ] as const) {
    test(`${status} for ${method} ${path}, whatever comes along`, async () => {
      const answer = await at.send(method, path, { body: "x=1", headers: { "content-type": "text/plain" } });
      assert.equal(answer.status, status);
    });
  }

  test("204 for OPTIONS, with Allow and no permission for other origins", async () => {
    const answer = await at.send("OPTIONS", "/v1/scan", { key: null, headers: { origin: "https://example.org" } });
    assert.equal(answer.status, 204);
    assert.equal(answer.headers.allow, "POST, OPTIONS");
    assert.equal(answer.headers["access-control-allow-origin"], undefined);
  });

  test("HEAD answers as GET does, without a body", async () => {
    const answer = await at.send("HEAD", "/livez");
    assert.equal(answer.status, 200);
    assert.equal(answer.raw, "");
  });

  test("every answer forbids caching, has an id and the protective headers", async () => {
    for (const [method, path, body] of [
      ["GET", "/v1/me", undefined],
      ["POST", "/v1/scan", { text: "hello" }],
      ["POST", "/v1/scan", {}],
      ["GET", "/nowhere", undefined],
      ["GET", "/docs", undefined],
    ] as const) {
      const { headers } = await at.send(method, path, { body });
      assert.equal(headers["cache-control"], "no-store");
      assert.match(String(headers["x-request-id"]), /^req_/);
      assert.equal(headers["x-content-type-options"], "nosniff");
      assert.match(String(headers["content-security-policy"]), /default-src 'none'/);
      assert.match(String(headers["server-timing"]), /total;dur=/);
    }
  });

  test("a caller's request id is kept where it is safe, and replaced where it is not", async () => {
    const kept = await at.send("GET", "/v1/me", { headers: { "x-request-id": "abc-123.x" } });
    assert.equal(kept.headers["x-request-id"], "abc-123.x");
    for (const odd of ["a b", "x".repeat(200), "<script>"]) {
      const replaced = await at.send("GET", "/v1/me", { headers: { "x-request-id": odd } });
      assert.match(String(replaced.headers["x-request-id"]), /^req_/);
    }
    const refused = await at.send("GET", "/nowhere", { headers: { "x-request-id": "abc" } });
    assert.equal(refused.body.request_id, "abc");
  });
});

test("503 when the store cannot say who calls: never a guess", async () => {
  const at = await stage({
    stores: (real) => ({
      ...real,
      keys: {
        ...real.keys,
        findByHash: () => Promise.reject(new StoreUnavailable("unreachable")),
      },
    }),
  });
  const answer = await at.send("GET", "/v1/me");
  assert.equal(answer.status, 503);
  assert.equal(answer.body.error, "unavailable");
  await at.close();
});

test("503 overloaded with Retry-After when too many requests are in flight", async () => {
  const at = await stage({ inFlightMax: 0 });
  const answer = await at.send("GET", "/v1/me");
  assert.equal(answer.status, 503);
  assert.equal(answer.body.error, "overloaded");
  assert.equal(answer.headers["retry-after"], "1");
  assert.equal((await at.send("GET", "/livez")).status, 200);
  await at.close();
});

test("500 for a fault of ours: a fixed sentence, and the log says where but not what", async () => {
  const at = await stage({
    services: (real) => ({
      ...real,
      quota: { ...real.quota, check: () => Promise.reject(new TypeError(`fault about ${SECRET}`)) },
    }),
  });
  const answer = await at.post("/v1/scan", { text: SECRET });
  assert.equal(answer.status, 500);
  assert.equal(answer.body.error, "internal_error");
  assert.ok(!answer.raw.includes(SECRET));
  assert.ok(!at.logs().includes(SECRET));
  assert.ok(at.logs().includes("TypeError"));
  await at.close();
});
