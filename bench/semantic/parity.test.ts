import assert from "node:assert/strict";
import { test } from "node:test";
import { compareTokenizers, plainVocabulary } from "./parity.ts";

test("five thousand made-up strings have the ids that the reference library gives", () => {
  const { differences, pieces } = compareTokenizers(plainVocabulary(), 5_000);
  assert.deepEqual(differences, []);
  assert.ok(pieces > 50_000);
});
