import assert from "node:assert/strict";
import { test } from "node:test";
import { readAudit } from "./audit.ts";

test("a registry that gives no advisories was not looked at", () => {
  assert.deepEqual(readAudit(""), { looked: false });
  assert.deepEqual(readAudit('{"message":"405 Method Not Allowed"}'), { looked: false });
});

test("high and critical are found, lesser ones are not", () => {
  const vulnerabilities = { a: { severity: "high" }, b: { severity: "low" }, c: { severity: "critical" } };
  assert.deepEqual(readAudit(JSON.stringify({ vulnerabilities })), {
    looked: true,
    found: ["a (high)", "c (critical)"],
  });
  assert.deepEqual(readAudit('{"vulnerabilities":{}}'), { looked: true, found: [] });
});
