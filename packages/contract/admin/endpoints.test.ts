import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Compile } from "typebox/compile";
import { ADMIN_ENDPOINTS } from "./endpoints.ts";
import { ADMIN_PREFIX } from "./session.ts";

describe("the admin interface", () => {
  for (const { id, request, answer } of ADMIN_ENDPOINTS) {
    test(`${id}: what it reads and answers has an example that fits`, () => {
      for (const part of [request, answer]) {
        if (!part) continue;
        const given = Object.values(part.examples ?? {});
        assert.ok(given.length > 0, "has no example");
        for (const { value } of given) assert.deepEqual([...Compile(part.schema).Errors(value)], []);
      }
    });
  }

  test("has one operation to an id, and all of them under its prefix", () => {
    const ids = ADMIN_ENDPOINTS.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    for (const { path } of ADMIN_ENDPOINTS) assert.ok(path.startsWith(`${ADMIN_PREFIX}/`), path);
  });

  test("changes nothing for a viewer but their own sessions", () => {
    const harmless = ["signOut", "revokeSession", "checkOperatorRules", "playgroundScan", "playgroundDetect"];
    const unsafe = ADMIN_ENDPOINTS.filter(({ method, role }) => method !== "get" && role === "viewer");
    assert.deepEqual(
      unsafe.map(({ id }) => id),
      harmless,
    );
  });
});
