/** The cases themselves: each name once, enough of them. That they are printed anew is a test of all printed files. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { AREAS } from "./author/areas.ts";

test("every name stands once in its area, and there are more than 200 cases", () => {
  const names = AREAS.flatMap(({ area, cases }) => cases.map(({ name, op }) => `${area}/${op}/${name}`));
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  );
  assert.ok(names.length > 200, `${names.length} cases`);
});
