import assert from "node:assert/strict";
import { test } from "node:test";
import { isInternational, isNational, isPossible } from "./phone.ts";

const NATIONAL: readonly [digits: string, region: string, expected: boolean][] = [
  ["0501234567", "UA", true],
  ["0740123456", "RO", true],
  ["02079460958", "GB", true],
  ["0612345678", "RE", true],
  ["1234", "GB", false],
  ["0501234567", "XX", false],
];
for (const [digits, region, expected] of NATIONAL)
  test(`${digits} in ${region}: ${expected}`, () => assert.equal(isNational(digits, region), expected));

test("ways of dialling that were given up lately still count", () => {
  assert.equal(isInternational("5215512345678"), true);
  assert.equal(isInternational("22997123456"), true);
  assert.equal(isInternational("99912345678"), false);
});

test("a number may be possible and yet nobody's", () => {
  assert.equal(isInternational("420123456789"), false);
  assert.equal(isPossible("420123456789"), true);
  assert.equal(isPossible("4201234567891011"), false);
});
