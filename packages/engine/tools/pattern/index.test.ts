import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { matches, readPattern } from "./index.ts";

const LIMITS = { charsMax: 4_096, stepsMax: 20_000 };

function ask(source: string, text: string, steps = 1e7): boolean | null {
  const reading = readPattern(source, LIMITS);
  assert.ok(reading.read, `not read: ${source}`);
  return matches(reading.pattern, text, { left: steps });
}

/** Patterns as schemas have them, from hand-written to generated. The language's own engine is the judge. */
const SOURCES = [
  "",
  "abc",
  "^abc$",
  "^a*$",
  "a+?b",
  "^(?:ab|cd)+$",
  "^[a-z][a-z0-9_-]{2,8}$",
  "^[^/]+$",
  "^\\d{3}-\\d{4}$",
  "^\\+[1-9]\\d{1,14}$",
  "\\bword\\b",
  "\\Bor\\B",
  "^[\\w.+-]+@[\\w-]+\\.[\\w.-]+$",
  "^(?!\\.)(?!.*\\.\\.)([A-Za-z0-9_'+\\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$",
  "^(?=.{1,12}$)[a-z.]+$",
  "(?<=a)b",
  "(?<!a)b",
  "^(?=(?:.*\\d){2})(?!.*(?<=x)y).+$",
  "^(?<year>\\d{4})-(?<month>0[1-9]|1[0-2])$",
  "^\\u0041\\x42\\u{1F600}?$",
  "^[\\u{1F600}-\\u{1F64F}]+$",
  "^\\p{L}+$",
  "^[\\p{Lu}\\d]+$",
  "^\\P{L}$",
  "^.$",
  "^\\s*\\S+\\s*$",
  "^(a|b|)c$",
  "^(a?){3}$",
  "^(a{0,2}){2,3}$",
  "^(?:)*$",
  "^$|^x",
  "[\\]\\\\^-]",
  "^[\\b]$",
  "^\\cJ$",
  "^\\0$",
  "a{2}",
  "^(?:[0-9a-f]{2}:){5}[0-9a-f]{2}$",
];
const WORDS = [
  "",
  "a",
  "b",
  "ab",
  "abc",
  "aab",
  "abcd",
  "cdab",
  "word",
  "a word here",
  "for",
  "x.y@z.example",
  ".a@b.co",
  "a..b@c.de",
  "555-1234",
  "+4912345",
  "2026-11",
  "2026-13",
  "AB",
  "AB😀",
  "😀",
  "é",
  "\n",
  "\b",
  "\u0000",
  "  x ",
  "1a2b",
  "xy12",
  "de:ad:be:ef:00:11",
  "aaaaaa",
  "^",
  "]",
  "-",
  "\ud83d",
];

test("agrees with the language's own engine on every pattern and word", () => {
  for (const source of SOURCES) {
    const native = new RegExp(source, "u");
    for (const word of WORDS)
      assert.equal(ask(source, word), native.test(word), `/${source}/ on ${JSON.stringify(word)}`);
  }
});

test("agrees with the language's own engine on random patterns and words", () => {
  const atom = fc.constantFrom("a", "b", ".", "[ab]", "[^a]", "\\w", "\\d", "\\b", "^", "$");
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { depthSize: "small" },
      atom,
      fc.array(tie("tree"), { minLength: 1, maxLength: 3 }).map((parts) => parts.join("")),
      fc.tuple(tie("tree"), tie("tree")).map(([left, right]) => `(?:${left}|${right})`),
      fc
        .tuple(tie("tree"), fc.constantFrom("*", "+", "?", "{2}", "{0,2}", "{1,}"))
        .map(([item, q]) => `(?:${item})${q}`),
      fc.tuple(fc.constantFrom("?=", "?!", "?<=", "?<!"), tie("tree")).map(([mark, item]) => `(${mark}${item})`),
    ),
  }));
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "1", " "), maxLength: 8 });
  fc.assert(
    fc.property(tree, word, (source, text) => {
      assert.equal(ask(source, text), new RegExp(source, "u").test(text));
    }),
    { numRuns: 2_000 },
  );
});

test("reads the lenient grammar that hand-written schemas use", () => {
  assert.equal(ask("^\\@\\_?\\-{1}$", "@_-"), true);
  assert.equal(ask("^{a}$", "{a}"), true);
  assert.equal(ask("^a{,3}$", "a{,3}"), true);
  assert.equal(ask("^[\\w-.]+$", "a-.b"), true);
  assert.equal(ask("^]$", "]"), true);
});

test("refuses what an automaton cannot do, and what is no pattern", () => {
  const refused = [
    "(a)\\1",
    "(?<n>a)\\k<n>",
    "(",
    ")",
    "[",
    "a**",
    "*a",
    "\\",
    "[b-a]",
    "a{3,1}",
    "(?i)a",
    "\\p{Nope}",
    "\\Z",
    "(?=a)*",
    "\\07",
  ];
  for (const source of refused) {
    assert.deepEqual(readPattern(source, LIMITS), { read: false, reason: "not_supported" }, source);
  }
});

test("bounds the size of what a pattern expands to", () => {
  for (const source of ["a{100000}", "((a{100}){100}){100}", "(((){1000}){1000}){1000}", "a".repeat(5_000)]) {
    assert.deepEqual(readPattern(source, LIMITS), { read: false, reason: "too_large" }, source.slice(0, 30));
  }
});

test("grows no worse than linearly where backtracking explodes", () => {
  const cost = (source: string, length: number) => {
    const reading = readPattern(source, LIMITS);
    assert.ok(reading.read);
    const budget = { left: Number.MAX_SAFE_INTEGER };
    matches(reading.pattern, `${"a".repeat(length)}!`, budget);
    return Number.MAX_SAFE_INTEGER - budget.left;
  };
  for (const source of ["^(a+)+$", "^(a|a)*$", "^(a|aa)+$", "(.*a){12}x", "^(?=(a+)+$)b", "^a{0,500}$"]) {
    assert.ok(cost(source, 2_000) < 2.2 * cost(source, 1_000), source);
  }
});

test("has no answer once the budget is spent", () => {
  assert.equal(ask("(.*a){12}x", "a".repeat(2_000), 1_000), null);
});
