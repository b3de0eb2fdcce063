import assert from "node:assert/strict";
import { test } from "node:test";
import { readSamples } from "./run.ts";

test("samples are lines, or objects with a text; what only looks like JSON stays as it is", () => {
  const text = '\nplain line\n{"name":"a","text":"one\\ntwo"}\n{"no":"text"}\n{broken\n\n';
  assert.deepEqual(readSamples(text), [
    { text: "plain line" },
    { text: "one\ntwo", name: "a" },
    { text: '{"no":"text"}' },
    { text: "{broken" },
  ]);
});
