import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { PRINTED, root } from "./printed.ts";

for (const { path, print } of PRINTED) {
  test(`${path} is what its source prints`, async () => {
    const printed = Buffer.from(await print());
    assert.ok(readFileSync(join(root, path)).equals(printed), `${path} is stale: npm run print`);
  });
}
