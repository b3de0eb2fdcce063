import assert from "node:assert/strict";
import { test } from "node:test";
import { calibrate } from "./calibrate.ts";
import { createDetector } from "./detector.ts";
import { defineEntity } from "./recogniser.ts";

const badge = defineEntity({
  type: "username",
  meaning: "",
  recognisers: [{ kind: "form", id: "six", forms: ["999999"], judge: ({ text }) => (text < "5" ? 0.6 : 0.9) }],
  finds: [],
  ignores: [],
});

function confidences(measured: Record<string, number>): number[] {
  const entities = calibrate([badge], { "username/six": measured, "email/six": { "0.60": 0.1 } });
  return createDetector({ entities, tagger: null })
    .detect("123456 and 987654", { types: ["username"], minConfidence: 0.5 })
    .map(({ confidence }) => confidence);
}

test("a score that was counted is reported as measured, and all others as judged", () => {
  assert.deepEqual(confidences({ "0.60": 0.72 }), [0.72, 0.9]);
});

test("a find that is mostly wrong falls under the bar", () => {
  assert.deepEqual(confidences({ "0.60": 0.31 }), [0.9]);
});

test("without counts nothing changes", () => {
  assert.deepEqual(confidences({}), [0.6, 0.9]);
});
