import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { cut, owners, type Payload, type Surface } from "./payload.ts";

const payload = (text: string, ...segments: [number, number, Surface][]): Payload => ({
  text,
  surface: "unknown",
  segments: segments.map(([start, end, surface]) => ({ start, end, surface })),
});

test("what no segment covers has the payload's surface", () => {
  assert.deepEqual(owners(payload("0123456789", [2, 4, "user"], [4, 6, "user"])), [
    { start: 0, end: 2, surface: "unknown" },
    { start: 2, end: 4, surface: "user" },
    { start: 4, end: 6, surface: "user" },
    { start: 6, end: 10, surface: "unknown" },
  ]);
});

test("an empty text still has an owner", () => {
  assert.deepEqual(owners(payload("")), [{ start: 0, end: 0, surface: "unknown" }]);
});

test("a cut takes the segments behind it along", () => {
  const whole = payload("0123456789", [1, 3, "user"], [4, 9, "document"], [9, 10, "user"]);
  assert.deepEqual(cut(whole, 5).segments, [
    { start: 1, end: 3, surface: "user" },
    { start: 4, end: 5, surface: "document" },
  ]);
  assert.equal(cut(whole, 10), whole);
});

test("owners cover every position exactly once", () => {
  const bounds = fc.uniqueArray(fc.nat(50), { maxLength: 10 }).map((all) => all.sort((a, b) => a - b));
  fc.assert(
    fc.property(bounds, fc.integer({ min: 51, max: 80 }), (points, length) => {
      const segments: [number, number, Surface][] = [];
      for (let at = 0; at + 1 < points.length; at += 2) segments.push([points[at]!, points[at + 1]!, "user"]);
      let at = 0;
      for (const run of owners(payload("x".repeat(length), ...segments))) {
        assert.equal(run.start, at);
        at = run.end;
      }
      assert.equal(at, length);
    }),
  );
});
