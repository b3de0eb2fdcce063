import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { survey } from "./survey.ts";

function told(text: string): string[] {
  const lines: string[] = [];
  const units = Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  survey(units, {
    word: (start, whole) => lines.push(`word ${start}${whole ? "" : " joined"}`),
    number: (start, first, digits) => lines.push(`number ${start} ${first} ${digits}`),
    code: (start, length) => lines.push(`code ${start} ${length}`),
    at: (sign) => lines.push(`at ${sign}`),
    colons: (start) => lines.push(`colons ${start}`),
    pairs: (start) => lines.push(`pairs ${start}`),
  });
  return lines;
}

const CASES: readonly [what: string, text: string, expected: string[]][] = [
  ["prose wakes nobody", "the old library on a wet afternoon", []],
  [
    "a number and the digits behind it",
    "call 020 7946 0958",
    ["word 0", "word 5", "number 5 3 11", "word 9", "number 9 4 8", "word 14", "number 14 4 4"],
  ],
  [
    "the parts of a date are no numbers of their own",
    "2024-03-14",
    ["word 0", "number 0 4 8", "word 5 joined", "word 8 joined"],
  ],
  ["an ordinal is a number and a code", "3rd", ["word 0", "code 0 3", "number 0 1 1"]],
  ["digits behind a letter begin nothing", "é12", []],
  ["a value behind a name and a colon is whole", "id:12", ["word 0", "word 3", "number 3 2 2"]],
  ["an at sign", "a@b", ["at 1"]],
  ["a double colon", "fe80::1", ["word 0", "code 0 4", "colons 0", "word 6", "number 6 1 1"]],
  ["pairs", "ab-cd-ef", ["pairs 0"]],
];
for (const [what, text, expected] of CASES) test(`survey: ${what}`, () => assert.deepEqual(told(text), expected));

test("every run of digits that nothing touches is told", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9 ]{0,40}$/), (text) => {
      const numbers = told(text).filter((line) => line.startsWith("number"));
      for (const match of text.matchAll(/(?<![a-z0-9])\d+(?![a-z0-9])/g))
        assert.ok(
          numbers.some((line) => line.startsWith(`number ${match.index} `)),
          `${text} at ${match.index}`,
        );
    }),
  );
});
