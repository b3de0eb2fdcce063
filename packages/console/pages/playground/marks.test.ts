import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type Mark, moveMarks } from "./marks.ts";

const mark = (start: number, end: number): Mark => ({ kind: "high", start, end });

test("what lies before an edit stays, what lies behind moves, what it touched is gone", () => {
  const moved = moveMarks([mark(0, 3), mark(4, 7), mark(8, 11)], { before: "one two six", after: "one three six" });
  assert.deepEqual(moved, [mark(0, 3), mark(10, 13)]);
});

test("typing behind the last mark leaves every mark where it is", () => {
  assert.deepEqual(moveMarks([mark(0, 3)], { before: "one", after: "one 😀" }), [mark(0, 3)]);
});

test("whatever the edit, a mark that remains covers the text that it covered", () => {
  const text = fc.string({ unit: "binary", maxLength: 12 });
  fc.assert(
    fc.property(text, text, text, text, fc.nat(40), fc.nat(40), (head, cut, put, tail, a, b) => {
      const before = head + cut + tail;
      const after = head + put + tail;
      const [start, end] = [Math.min(a, b, before.length), Math.min(Math.max(a, b), before.length)];
      for (const moved of moveMarks([mark(start, end)], { before, after })) {
        assert.equal(after.slice(moved.start, moved.end), before.slice(start, end));
      }
    }),
  );
});
