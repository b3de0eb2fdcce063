import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { compilePack, PACK_FILE } from "./pack.ts";
import { loadRules } from "./print.ts";

test("the pack that services run on is that of the rules in this tree", async () => {
  const compiled = Buffer.from(compilePack(await loadRules()));
  assert.ok(readFileSync(PACK_FILE).equals(compiled), "attacks/pack.bin is stale: npm run build");
});
