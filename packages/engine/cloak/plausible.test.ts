import assert from "node:assert/strict";
import { test } from "node:test";
import type { EntityType } from "@portcullis/contract";
import { isPlausible } from "./plausible.ts";

const LABELS = ["order no", "注文番号", "level"];

/** The text is the tag. */
const CASES: readonly [type: EntityType, text: string, expected: boolean][] = [
  ["person_name", "Ada Lovelace", true],
  ["person_name", "李四", true],
  ["person_name", "姓", false],
  ["person_name", "–", false],
  ["person_name", "Buongiorno", false],
  ["person_name", "สวัสดีค่ะ", false],
  ["street_address", "12 Mill Lane", true],
  ["street_address", "Rose Cottage, Mill Lane", true],
  ["street_address", "Av. Corrientes 1234", true],
  ["street_address", "Level 3, 45 Main Street", true],
  ["street_address", "शांति नगर ७", true],
  ["street_address", ".", false],
  ["street_address", "TC", false],
  ["street_address", "4.829", false],
  ["street_address", "48291", false],
  ["street_address", "Total 149,50", false],
  ["street_address", "Tilaus 48291", false],
  ["street_address", "order no 5521", false],
  ["street_address", "注文番号 20241103-55", false],
  ["street_address", "LH 992003482913371", false],
  ["date_of_birth", "4 May 1990", true],
  ["date_of_birth", "–", false],
  ["location", "Oslo", true],
  ["location", "…", false],
];
for (const [type, text, expected] of CASES) {
  test(`${JSON.stringify(text)} ${expected ? "can" : "cannot"} be a ${type}`, () => {
    const isLabel = (start: number, end: number) => LABELS.includes(text.slice(start, end).toLowerCase());
    assert.equal(isPlausible({ type, start: 0, end: text.length, score: 0.9 }, { text, isLabel }), expected);
  });
}
