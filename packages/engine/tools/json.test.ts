import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { canonical, type Json, readJson, toJson } from "./json.ts";

const DEPTH = 16;

function flawsOf(text: string): string[] {
  const reading = readJson(text, DEPTH);
  return reading.read
    ? reading.flaws.map(({ reason, path }) => `${reason} ${path}`)
    : [`${reading.flaw.reason} ${reading.flaw.path}`];
}

test("reads what JSON.parse reads, to the same value", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const text = JSON.stringify(value);
      const reading = readJson(text, DEPTH);
      const converted = toJson(JSON.parse(text), DEPTH);
      assert.ok(reading.read && converted.read);
      assert.equal(canonical(reading.value), canonical(converted.value));
    }),
    { numRuns: 1_000 },
  );
});

test("takes and refuses the same texts as JSON.parse", () => {
  const mutated = fc
    .tuple(
      fc.json({ maxDepth: 3 }),
      fc.nat(),
      fc.constantFrom(
        "",
        ",",
        '"',
        "\\",
        "}",
        "]",
        "{",
        "[",
        "1",
        "-",
        ".",
        "e",
        " ",
        "\t",
        "\u0000",
        "\u00a0",
        "tru",
        "\\u12",
        "\\x",
      ),
    )
    .map(([text, at, piece]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + piece + text.slice(place + 1);
    });
  fc.assert(
    fc.property(mutated, (text) => {
      let parses = true;
      try {
        JSON.parse(text);
      } catch {
        parses = false;
      }
      assert.equal(readJson(text, 64).read, parses, text);
    }),
    { numRuns: 3_000 },
  );
});

test("notices what readers disagree on", () => {
  const cases: [text: string, flaws: string[]][] = [
    ['{"a":1,"b":{"a":2}}', []],
    ['{"a":1,"a":2}', ["duplicate_key /a"]],
    ['{"to":"x","t\\u006f":"y"}', ["duplicate_key /to"]],
    ['{"a":[{"b/c":1,"b/c":1}]}', ["duplicate_key /a/0/b~1c"]],
    ["9007199254740991", []],
    ["9007199254740993", ["unsafe_number "]],
    ['{"id":-12345678901234567890}', ["unsafe_number /id"]],
    ["[1e400]", ["unsafe_number /0"]],
    ["[1e-400]", ["unsafe_number /0"]],
    ["[0, -0, 0.0e5, 1e3, 0.1]", []],
    ["", ["syntax null"]],
    ["{}x", ["syntax null"]],
    ["\ufeff{}", ["syntax null"]],
    ["{'a':1}", ["syntax null"]],
    ['{"a":1,}', ["syntax null"]],
    ["NaN", ["syntax null"]],
    ["01", ["syntax null"]],
    ['"a\nb"', ["syntax null"]],
    ["[".repeat(DEPTH + 1), [`too_deep ${"/0".repeat(DEPTH)}`]],
  ];
  for (const [text, flaws] of cases) assert.deepEqual(flawsOf(text), flaws, text);
});

test("keeps the displaced value, and keys that name an object's machinery", () => {
  const reading = readJson('{"__proto__":{"x":1},"constructor":2,"k":"first","k":"second"}', DEPTH);
  assert.ok(reading.read);
  assert.deepEqual([...(reading.value as ReadonlyMap<string, Json>).keys()], ["__proto__", "constructor", "k"]);
  assert.deepEqual(reading.displaced, [{ path: "/k", value: "first" }]);
});

test("takes twice as long for twice the text", () => {
  const cost = (size: number) => {
    const text = `[${'{"key":"value \\n \\u0041","n":[1,2.5e3]},'.repeat(size)}0]`;
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      readJson(text, DEPTH);
      return performance.now() - start;
    });
    return Math.min(...times);
  };
  cost(2_000);
  // Quadratic work is quadratic every time; a disturbed measurement is not.
  assert.ok(Array.from({ length: 8 }).some(() => cost(16_000) < 6 * cost(8_000)));
});
