import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { createTokenizer } from "./tokenizer.ts";

const VOCABULARY = [
  "[PAD]",
  "[UNK]",
  "[CLS]",
  "[SEP]",
  "un",
  "##aff",
  "##able",
  "able",
  "hello",
  "world",
  ",",
  "!",
  "##s",
  "東",
  "京",
  "cafe",
  "42",
  "a",
  "##b",
  "i",
  "z",
];
const tokenizer = createTokenizer(VOCABULARY.join("\n"));
const pieces = (text: string) => [...tokenizer.tokenise(text).ids].map((id) => VOCABULARY[id]);
const spans = (text: string) => {
  const { starts, ends } = tokenizer.tokenise(text);
  return [...starts].map((start, index) => text.slice(start, ends[index]));
};

describe("pieces", () => {
  for (const [text, expected] of [
    ["unaffable", ["un", "##aff", "##able"]],
    ["Hello, worlds!", ["hello", ",", "world", "##s", "!"]],
    ["Café", ["cafe"]],
    ["Cafe\u0301", ["cafe"]],
    ["東京", ["東", "京"]],
    ["hel\u200blo", ["hello"]],
    ["hello\u00a0world", ["hello", "world"]],
    ["hello\tworld\n", ["hello", "world"]],
    ["\u0000hello\ufffd", ["hello"]],
    ["[CLS]", ["[UNK]", "[UNK]", "[UNK]"]],
    ["x".repeat(101), ["[UNK]"]],
    ["", []],
    ["\ud800hello", ["hello"]],
  ] as const) {
    test(JSON.stringify(text).slice(0, 40), () => assert.deepEqual(pieces(text), expected));
  }

  test("each piece knows where it stood in the text as given", () => {
    assert.deepEqual(spans("👋 UNAFFABLE Café!"), ["👋", "UN", "AFF", "ABLE", "Café", "!"]);
    assert.deepEqual(spans("Cafe\u0301 hel\u200blo"), ["Cafe\u0301", "hel\u200blo"]);
  });
});

describe("shapes", () => {
  for (const [word, shape] of [
    ["hello", 1],
    ["Hello", 2],
    ["HELLO", 3],
    ["A", 2],
    ["hElLo", 4],
    ["McDonald", 4],
    ["42", 5],
    ["a42", 6],
    ["東", 0],
    ["!", 7],
  ] as const) {
    test(`${word} is ${shape}`, () => assert.equal(tokenizer.tokenise(word).shapes[0], shape));
  }
});

test("for any text: places are in order, inside the text, and never throw", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" })), (text) => {
      const { ids, shapes, starts, ends, firsts } = tokenizer.tokenise(text);
      assert.ok([shapes, starts, ends, firsts].every((list) => list.length === ids.length));
      let at = 0;
      for (const [index, start] of starts.entries()) {
        assert.ok(start >= at && start < ends[index]! && ends[index]! <= text.length);
        at = start;
      }
      if (ids.length > 0) assert.equal(firsts[0], 1);
    }),
    { numRuns: 3000 },
  );
});

test("a vocabulary without its special pieces is refused", () => {
  assert.throws(() => createTokenizer("a\nb"), /no \[UNK\]/);
});
