/** Every row of the threat model names a test, and the test is there. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const root = join(import.meta.dirname, "..");
const rows = readFileSync(join(root, "docs", "threat-model.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| .+ \| .+ \| `/.test(line))
  .map((line) => line.split(" | ").at(-1)!);

test("the threat model has its rows", () => assert.ok(rows.length >= 30, `${rows.length} rows`));

for (const cell of rows) {
  test(`the threat model's test is there: ${cell}`, () => {
    const path = /`([^`]+)`/.exec(cell)?.[1] ?? "";
    assert.ok(existsSync(join(root, path)), `${path} is not there`);
    const name = /"([^"]+)"/.exec(cell)?.[1];
    if (name !== undefined) assert.ok(readFileSync(join(root, path), "utf8").includes(`"${name}"`), name);
  });
}
