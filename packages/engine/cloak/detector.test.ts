import assert from "node:assert/strict";
import { test } from "node:test";
import type { EntityType } from "@portcullis/contract";
import fc from "fast-check";
import { createDetector } from "./detector.ts";
import { defineEntity, type EntityDefinition, type Recogniser, words } from "./recogniser.ts";
import type { Tagger } from "./tagger.ts";

const NUMBER = words("badge, badge number, personal code, 番号");
const OTHER = words("ticket");

/** Six digits: sure under their label, likely beside it, nothing otherwise; `ticket` speaks against. */
const badge = entity("username", {
  kind: "form",
  id: "six",
  hears: [NUMBER, OTHER],
  forms: ["999999"],
  judge({ start, end }, page) {
    if (page.nearness(OTHER, start, end) === "label") return null;
    return { label: 0.9, near: 0.6, none: null }[page.nearness(NUMBER, start, end)];
  },
});

function entity(type: EntityType, ...recognisers: Recogniser[]): EntityDefinition {
  return defineEntity({ type, meaning: "", recognisers, finds: [], ignores: [] });
}

function finds(definitions: readonly EntityDefinition[], text: string, tagger: Tagger | null = null): string[] {
  const types = [...new Set([...definitions.map((each) => each.type), "person_name" as const])];
  return createDetector({ entities: definitions, tagger })
    .detect(text, { types, minConfidence: 0.5 })
    .map(({ start, end, confidence }) => `${text.slice(start, end)} ${confidence}`);
}

const CONTEXT: readonly [what: string, text: string, expected: string[]][] = [
  ["a label", "badge 123456", ["123456 0.9"]],
  ["a label with a colon, quotes and small words", 'Badge number is: "123456"', ["123456 0.9"]],
  ["a key of JSON", '{"personalCode":123456}', ["123456 0.9"]],
  ["a field of a log", "at=1 badge_number=123456 ok", ["123456 0.9"]],
  ["a tag of XML", "<badge>123456</badge>", ["123456 0.9"]],
  ["a cell of an HTML table beside its heading", '<th>Badge</th><td class="v">123456</td>', ["123456 0.9"]],
  [
    "a closing tag is near what follows, no label of it",
    "<badge>111111</badge><room>123456</room>",
    ["111111 0.9", "123456 0.6"],
  ],
  ["a label with a digit of its own", 'badge2: 123456, "badge3":"654321"', ["123456 0.9", "654321 0.9"]],
  ["a remark in brackets behind the label", "badge (new) 123456", ["123456 0.9"]],
  ["a label with inner capitals that is one word", "BaDge 123456", ["123456 0.9"]],
  ["a copula beyond ASCII", "badge är 123456", ["123456 0.9"]],
  ["a word behind that names the next number", "123456 sent, badge 654321", ["654321 0.9"]],
  ["a label in brackets after the value", "123456 (badge)", ["123456 0.9"]],
  ["a word near, before", "the badge that he lost had 123456 on it", ["123456 0.6"]],
  ["a word near, after", "123456 was on his badge", ["123456 0.6"]],
  ["a label on the line above", "Badge:\n  123456", ["123456 0.9"]],
  ["a heading of a table", "name,badge\nAda,123456\nBob,654321", ["123456 0.9", "654321 0.9"]],
  ["a heading of a Markdown table", "| who | badge |\n|---|---|\n| Ada | 123456 |", ["123456 0.9"]],
  ["a label in a script without blanks", "社員番号は123456です", ["123456 0.9"]],
  ["no word", "see 123456", []],
  ["half a word", "badges and badger 123456", []],
  ["a word on another line", "badge\nother text here 123456", []],
  ["a label of something else in front", "my badge, ticket 123456", []],
];
for (const [what, text, expected] of CONTEXT)
  test(`context: ${what}`, () => assert.deepEqual(finds([badge], text), expected));

test("inside a find that is all but certain nothing else is looked for, unless it is all that was asked for", () => {
  const long = entity("payment_card", { kind: "form", id: "l", forms: ["9999 9999"], judge: () => 0.92 });
  const short = entity("device_id", { kind: "form", id: "s", forms: ["9999 999", "9999"], judge: () => 0.95 });
  const detector = createDetector({ entities: [long, short], tagger: null });
  const found = (minConfidence: number, types: readonly EntityType[]) =>
    detector.detect("0000 1111 2222", { types, minConfidence }).map(({ start, end }) => `${start}-${end}`);
  assert.deepEqual(found(0.5, ["payment_card", "device_id"]), ["0-9", "10-14"]);
  assert.deepEqual(found(0.5, ["device_id"]), ["0-4", "5-9", "10-14"]);
  // What the caller's bar leaves out hides nothing.
  assert.deepEqual(found(0.93, ["payment_card", "device_id"]), ["0-4", "5-9", "10-14"]);
});

test("offsets are of the text as sent", () => {
  const text = "😀 badge: １２\u200b３４５６ ok";
  assert.deepEqual(finds([badge], text), ["１２\u200b３４５６ 0.9"]);
});

test("a keyword wakes its pattern where it stands, whatever its case", () => {
  const key = entity("api_key", {
    kind: "keyword",
    id: "k",
    keywords: ["tok_"],
    pattern: /tok_[a-z0-9]{4}(?!\w)/iy,
    judge: 0.9,
  });
  assert.deepEqual(finds([key], "a TOK_ab12, tok_cd34! tok_toolong"), ["TOK_ab12 0.9", "tok_cd34 0.9"]);
});

test("a keyword may stand inside the match", () => {
  const key = entity("email", {
    kind: "keyword",
    id: "k",
    keywords: ["%40"],
    before: 10,
    after: 4,
    pattern: /\w+%40\w+/g,
    judge: 0.9,
  });
  assert.deepEqual(finds([key], "u=ana%40org&v=bo%40net"), ["ana%40org 0.9", "bo%40net 0.9"]);
});

test("a label reads its value, also down a column", () => {
  const pass = entity("passport_number", {
    kind: "label",
    id: "l",
    labels: words("passport"),
    value: /[A-Z]\d{3}(?!\w)/y,
    judge: 0.8,
  });
  assert.deepEqual(finds([pass], "passport no. A123, B456"), ["A123 0.8"]);
  assert.deepEqual(finds([pass], "id\tpassport\n1\tA123\n2\tB456"), ["A123 0.8", "B456 0.8"]);
});

test("a group named value narrows the range", () => {
  const home = entity("username", {
    kind: "pattern",
    id: "v",
    needs: [],
    pattern: /home\/(?<value>\w+)/dg,
    judge: 0.8,
  });
  assert.deepEqual(finds([home], "cd home/ana"), ["ana 0.8"]);
});

test("tags are mapped back from the view and merged", () => {
  const tagger: Tagger = { tag: (text) => [{ type: "person_name", start: 0, end: text.indexOf(" "), score: 0.7 }] };
  assert.deepEqual(finds([badge], "A\u00adda says", tagger), ["A\u00adda 0.7"]);
});

test("a tagger is not asked for what it does not read, and its failure is ours", () => {
  const tagger: Tagger = {
    tag: () => {
      throw new Error("no answer");
    },
  };
  const detector = createDetector({ entities: [badge], tagger });
  assert.deepEqual(detector.detect("badge 123456", { types: ["username"], minConfidence: 0.95 }), []);
  assert.throws(() => detector.detect("x", { types: ["person_name"], minConfidence: 0.5 }));
});

test("a pattern without its flag is refused when it is compiled", () => {
  const broken = entity("email", { kind: "pattern", id: "b", needs: [], pattern: /x/, judge: 1 });
  assert.throws(() => createDetector({ entities: [broken], tagger: null }), /email\/b/);
});

test("ranges stay inside any text, and never split a pair", () => {
  const any = entity("username", { kind: "pattern", id: "any", needs: [], pattern: /[^ ]{2}/gu, judge: 0.9 });
  const detector = createDetector({ entities: [any, badge], tagger: null });
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 80 }), (text) => {
      for (const { start, end } of detector.detect(text, { types: ["username"], minConfidence: 0 })) {
        assert.ok(start >= 0 && end > start && end <= text.length);
        assert.ok(!insidePair(text, start) && !insidePair(text, end));
      }
    }),
  );
});

function insidePair(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  const here = text.charCodeAt(at);
  return before >= 0xd800 && before <= 0xdbff && here >= 0xdc00 && here <= 0xdfff;
}
