/** The cases themselves: printed from what was authored, each name once, enough of them. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { AREAS } from "./author/areas.ts";
import { casesFolder, printed } from "./author/print.ts";

for (const area of AREAS) {
  test(`cases/${area.area}.gen.json is what was authored`, () => {
    assert.equal(readFileSync(join(casesFolder, `${area.area}.gen.json`), "utf8"), printed(area));
  });
}

test("every name stands once in its area, and there are more than 200 cases", () => {
  const names = AREAS.flatMap(({ area, cases }) => cases.map(({ name, op }) => `${area}/${op}/${name}`));
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  );
  assert.ok(names.length > 200, `${names.length} cases`);
});
