/** Runs every language-neutral case of `sdk/conformance` against this client. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { OPERATIONS } from "./operations.ts";

const folder = join(import.meta.dirname, "..", "..", "conformance", "cases");

interface Area {
  readonly area: string;
  readonly cases: readonly {
    readonly name: string;
    readonly op: string;
    readonly given: Readonly<Record<string, unknown>>;
    readonly expect: Readonly<Record<string, unknown>>;
  }[];
}

for (const file of globSync("*.json", { cwd: folder }).sort()) {
  const { area, cases } = JSON.parse(readFileSync(join(folder, file), "utf8")) as Area;
  describe(area, { concurrency: 4 }, () => {
    for (const { name, op, given, expect } of cases) {
      test(`${op}: ${name}`, async () => {
        const operation = OPERATIONS[op];
        assert.ok(operation, `no such operation: ${op}`);
        await operation(given, expect);
      });
    }
  });
}
