import assert from "node:assert/strict";
import { test } from "node:test";
import { areaUnder, recallAtOnePercent } from "./ranking.ts";

test("the area is one when all attacks are louder, none when quieter, half when all are alike", () => {
  assert.equal(areaUnder([0.9, 0.8], [0.1, 0.2]), 1);
  assert.equal(areaUnder([0.1], [0.5, 0.9]), 0);
  assert.equal(areaUnder([0.5, 0.5], [0.5]), 0.5);
});

test("one honest row in a hundred may be louder than the bar", () => {
  const honest = Array.from({ length: 200 }, (_, at) => at / 200);
  assert.equal(recallAtOnePercent([0.995, 0.5, 1], honest), 2 / 3);
});
