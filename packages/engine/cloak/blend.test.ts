import assert from "node:assert/strict";
import { test } from "node:test";
import { blendTags } from "./blend.ts";

const text = "Ada meets Иван in Oslo";
const tag = (word: string) => {
  const start = text.indexOf(word);
  return { type: "person_name" as const, start, end: start + word.length, score: 0.8 };
};

test("in Latin letters the model alone speaks, elsewhere both do", () => {
  assert.deepEqual(blendTags([tag("Ada")], [tag("Oslo"), tag("Иван")], text), [tag("Ada"), tag("Иван")]);
  assert.deepEqual(blendTags([], [tag("Oslo")], text), []);
});
