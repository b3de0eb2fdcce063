import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { indexForms } from "./forms.ts";

const index = indexForms([
  { forms: ["999-99-9999", "999999999"], owner: "nine" },
  { forms: ["999", "AA 99", "A9X"], owner: "short" },
]);

function ends(text: string, start = 0): [end: number, owners: string][] {
  const units = Uint16Array.from(text, (char) => char.charCodeAt(0));
  const count = index.read(units, start);
  return Array.from({ length: count }, (_, at) => [index.ends[at] as number, (index.owners[at] ?? []).join()]);
}

const CASES: readonly [what: string, text: string, expected: [number, string][]][] = [
  [
    "a form and a shorter one in it",
    "123-45-6789",
    [
      [3, "short"],
      [11, "nine"],
    ],
  ],
  ["a form at the end of the text", "123456789", [[9, "nine"]]],
  ["nothing where more digits follow", "1234567890", []],
  ["nothing where an underline follows", "123_", []],
  ["either kind for X", "a1b", [[3, "short"]]],
  ["a date's end before the T of a time", "123T10", [[3, "short"]]],
  ["nothing before a T that begins a word", "123Ta", []],
  ["letters of both cases", "aB 12", [[5, "short"]]],
];
for (const [what, text, expected] of CASES) test(`forms: ${what}`, () => assert.deepEqual(ends(text), expected));

test("a form that no text could have is refused", () => {
  assert.throws(() => indexForms([{ forms: ["99§9"], owner: 0 }]), /Not a form/);
  assert.throws(() => indexForms([{ forms: ["9b9"], owner: 0 }]), /Not a form/);
});

test("what is read has the form that it is read for", () => {
  const shape = (text: string) => text.replace(/\d/g, "9").replace(/[A-Za-z]/g, "A");
  const known = new Set(["999-99-9999", "999999999", "999", "AA 99", "A99", "A9A"]);
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9aB -]{0,16}$/), (text) => {
      for (const [end] of ends(text)) assert.ok(known.has(shape(text.slice(0, end))), `${text} up to ${end}`);
    }),
  );
});
