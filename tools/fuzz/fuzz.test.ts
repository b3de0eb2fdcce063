import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { PATIENT, type RunningService, startService } from "../services/service.ts";
import { ENDPOINTS, fuzz, wrongWith } from "./fuzz.ts";

const RUNS = 1_000;

describe("strangers' requests", () => {
  let service: RunningService;
  before(async () => {
    service = await startService({ ...PATIENT, PORTCULLIS_LOG_LEVEL: "silent" });
  });
  after(() => service.remove());

  for (const endpoint of ENDPOINTS) {
    test(`${endpoint.method} ${endpoint.path} never answers 5xx`, async () => {
      const statuses = await fuzz(endpoint, RUNS, async (method, path, body) => {
        const headers = { authorization: `Bearer ${service.key}`, "content-type": "application/json" };
        const answer = await fetch(service.url + path, { method, headers, body });
        return { status: answer.status, body: await answer.text() };
      });
      assert.ok((statuses.get(400) ?? 0) > 0, "some are refused");
    });
  }

  test("the judge of answers can say no", () => {
    assert.equal(wrongWith({ status: 500, body: "{}" }, ""), "status 500");
    assert.equal(wrongWith({ status: 400, body: '{"error":"odd"}' }, ""), "an error that is not in the table");
    assert.equal(wrongWith({ status: 400, body: "oops" }, ""), "the answer is no JSON");
    assert.equal(
      wrongWith({ status: 400, body: '{"error":"invalid_request","message":"zqmarkqz"}' }, "zqmarkqz"),
      "the answer echoes what was sent",
    );
  });
});
