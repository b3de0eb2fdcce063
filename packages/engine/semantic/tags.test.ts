import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import type { Registry } from "./registry.ts";
import { decodeTags } from "./tags.ts";
import { createTokenizer } from "./tokenizer.ts";
import { windowsOf } from "./windows.ts";

const WORDS = ["ada", "love", "##lace", "in", "london", "of", "acme", ","];
const tokenizer = createTokenizer(["[UNK]", "[CLS]", "[SEP]", ...WORDS].join("\n"));
const registry = {
  temperature: { tags: 1 },
  tagger: { min: { person_name: 0.5, location: 0.5 } },
} as unknown as Registry;
const [O, B_PERSON, I_PERSON, B_PLACE, B_COMPANY] = [0, 1, 2, 3, 11] as const;

/** Logits of a window that says `tags` loudly, `[CLS]` and `[SEP]` around them. */
function logitsOf(tags: readonly number[], loudness = 8): Float32Array {
  const logits = new Float32Array((tags.length + 2) * 14);
  for (const [index, tag] of [O, ...tags, O].entries()) logits[index * 14 + tag] = loudness;
  return logits;
}

function tag(text: string, tags: readonly number[], loudness?: number) {
  const tokens = tokenizer.tokenise(text);
  const found = decodeTags(
    tokens,
    [{ window: { from: 0, to: tags.length }, logits: logitsOf(tags, loudness) }],
    registry,
  );
  return found.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);
}

describe("tags", () => {
  test("words of one name are one span; the first piece speaks for its word", () => {
    // The second piece of the surname is tagged as a place, and is not asked.
    assert.deepEqual(tag("Ada Lovelace in London", [B_PERSON, I_PERSON, B_PLACE, O, B_PLACE]), [
      "person_name Ada Lovelace",
      "location London",
    ]);
  });

  test("two beginnings are two names, and a stray inside opens one", () => {
    assert.deepEqual(tag("Ada Ada", [B_PERSON, B_PERSON]), ["person_name Ada", "person_name Ada"]);
    assert.deepEqual(tag("in Ada", [O, I_PERSON]), ["person_name Ada"]);
    assert.deepEqual(tag("Ada, Ada", [B_PERSON, O, I_PERSON]), ["person_name Ada", "person_name Ada"]);
    assert.deepEqual(tag("London Ada", [B_PLACE, I_PERSON]), ["location London", "person_name Ada"]);
  });

  test("a company is known and not told", () => assert.deepEqual(tag("Acme", [B_COMPANY]), []));

  test("what is not sure enough is not told", () => {
    assert.deepEqual(tag("Ada", [B_PERSON], 3), ["person_name Ada"]);
    const strict = { ...registry, tagger: { min: { person_name: 0.99 } } } as unknown as Registry;
    const tokens = tokenizer.tokenise("Ada");
    const windows = [{ window: { from: 0, to: 1 }, logits: logitsOf([B_PERSON], 3) }];
    assert.deepEqual(decodeTags(tokens, windows, strict), []);
  });

  test("where windows overlap, the one with more context speaks", () => {
    const text = "in in in Ada in in in";
    const tokens = tokenizer.tokenise(text);
    const windows = [
      { window: { from: 0, to: 5 }, logits: logitsOf([O, O, O, B_PERSON, O]) },
      { window: { from: 2, to: 7 }, logits: logitsOf([O, O, O, O, O]) },
    ];
    // One token to the cut on the left window's side, one on the other's: a draw, and the first keeps it.
    assert.equal(decodeTags(tokens, windows, registry).length, 1);
    const later = [{ ...windows[0]!, window: { from: 0, to: 4 }, logits: logitsOf([O, O, O, B_PERSON]) }, windows[1]!];
    assert.equal(decodeTags(tokens, later, registry).length, 0);
  });

  test("for any tags: spans are in order, apart, inside the text, and a cleared text has none", () => {
    const words = fc.array(fc.constantFrom("Ada", "Lovelace", "in", "London", ",", "Acme"), { minLength: 1 });
    fc.assert(
      fc.property(words, fc.infiniteStream(fc.nat(12)), (list, stream) => {
        const text = list.join(" ");
        const tokens = tokenizer.tokenise(text);
        const tags = [...stream.take(tokens.ids.length)];
        const windows = windowsOf(tokens.ids.length, { content: 5, stride: 3 });
        const loud = windows.map((window) => ({ window, logits: logitsOf(tags.slice(window.from, window.to)) }));
        let at = 0;
        for (const { start, end } of decodeTags(tokens, loud, registry)) {
          assert.ok(start >= at && end > start && end <= text.length);
          at = end;
        }
        const quiet = windows.map((window) => ({ window, logits: null }));
        assert.deepEqual(decodeTags(tokens, quiet, registry), []);
      }),
    );
  });
});
