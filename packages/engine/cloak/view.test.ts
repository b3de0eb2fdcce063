import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { viewOf } from "./view.ts";

/** The range of the text as sent that the view's own range [start, end) stands for. */
function back(text: string, find: string): string {
  const view = viewOf(text);
  const start = view.text.indexOf(find);
  assert.notEqual(start, -1, `the view does not read ${find}`);
  return text.slice(view.start(start), view.end(start + find.length));
}

test("plain text is its own view", () => {
  const text = "call 555-0132, 中文 и é";
  assert.equal(viewOf(text).text, text);
});

const READS: readonly [sent: string, reads: string, range: string][] = [
  ["カード ４１１１ です", "4111", "４１１１"],
  ["هاتف ٠٥٥١٢٣", "055123", "٠٥٥١٢٣"],
  ["no\u00a012\u00a034", "12 34", "12\u00a034"],
  ["x 41\u200b11 y", "4111", "41\u200b11"],
  ["x \u200b4111\u200b y", "4111", "4111"],
  ["pass\u00adport", "passport", "pass\u00adport"],
  ["tel 555\u20110132", "555-0132", "555\u20110132"],
  ["id 𝟒𝟏𝟏", "411", "𝟒𝟏𝟏"],
  ["me＠example．org", "me@example.org", "me＠example．org"],
];
for (const [sent, reads, range] of READS) {
  test(`reads ${JSON.stringify(sent)}`, () => assert.equal(back(sent, reads), range));
}

test("joiners that shape letters stay", () => {
  assert.equal(viewOf("می\u200cخواهم ۱").text, "می\u200cخواهم 1");
});

test("every view offset maps into the text, in order, and never into a pair", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (noise) => {
      const text = `\u200b${noise}１`;
      const view = viewOf(text);
      let last = 0;
      for (let at = 0; at < view.text.length; at++) {
        const start = view.start(at);
        const end = view.end(at + 1);
        assert.ok(start >= last && end > start && end <= text.length);
        last = end;
      }
    }),
  );
});
