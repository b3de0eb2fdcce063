import assert from "node:assert/strict";
import { test } from "node:test";
import { ENTITY_TYPES, type EntityType } from "@portcullis/contract";
import fc from "fast-check";
import { type MergeOptions, merge } from "./merge.ts";
import type { Proof } from "./recogniser.ts";
import { fitTags } from "./tags.ts";
import { type Span, stronger } from "./unite.ts";

const ALL: ReadonlySet<EntityType> = new Set(ENTITY_TYPES);
const TEXT = "x".repeat(200);

/** `0-5 email 0.9` or `0-5 email 0.9 checksum`. */
function span(short: string): Span {
  const [range, type, score, proof = "pattern"] = short.split(" ");
  const [start, end] = (range as string).split("-").map(Number);
  return {
    type: type as EntityType,
    start: start as number,
    end: end as number,
    score: Number(score),
    proof: proof as Proof,
  };
}

function merged(spans: readonly string[], options: Partial<MergeOptions> = {}) {
  const entities = merge(spans.map(span), { types: ALL, minConfidence: 0.5, text: TEXT, ...options });
  return entities.map(({ type, start, end, confidence }) => `${start}-${end} ${type} ${confidence}`);
}

const CASES: readonly [what: string, spans: string[], expected: string[]][] = [
  ["nothing", [], []],
  ["touching ranges stay apart", ["0-5 email 0.9", "5-9 email 0.9"], ["0-5 email 0.9", "5-9 email 0.9"]],
  ["overlap is united, with the strongest member's type", ["0-6 email 0.7", "4-9 iban 0.9"], ["0-9 iban 0.9"]],
  ["overlap is transitive", ["0-4 email 0.6", "3-8 iban 0.7", "7-9 ssn 0.8"], ["0-9 ssn 0.8"]],
  ["the answer is sorted", ["7-9 ssn 0.8", "0-4 email 0.6"], ["0-4 email 0.6", "7-9 ssn 0.8"]],
  ["a weak span does not widen", ["0-6 email 0.9", "4-9 iban 0.49"], ["0-6 email 0.9"]],
  ["a tie goes to the better proof", ["0-9 phone_number 0.9", "0-9 iban 0.9 checksum"], ["0-9 iban 0.9"]],
  ["then to the longer range", ["0-9 ssn 0.9", "0-8 email 0.9"], ["0-9 ssn 0.9"]],
  ["then to the earlier type", ["0-9 ssn 0.9", "0-9 email 0.9"], ["0-9 email 0.9"]],
  [
    "a tag is split at a stronger claim",
    ["0-20 person_name 0.8 model", "8-14 email 0.9"],
    ["0-8 person_name 0.8", "8-14 email 0.9", "14-20 person_name 0.8"],
  ],
  ["a tag inside a stronger claim is gone", ["4-8 person_name 0.8 model", "0-14 email 0.9"], ["0-14 email 0.9"]],
  [
    "a weaker claim inside a tag is united with it",
    ["0-20 street_address 0.9 model", "8-14 phone_number 0.6"],
    ["0-20 street_address 0.9"],
  ],
  [
    "tags among themselves are united",
    ["0-6 person_name 0.8 model", "4-9 location 0.7 model"],
    ["0-9 person_name 0.8"],
  ],
  ["an empty range is none", ["3-3 email 0.9"], []],
];
for (const [what, spans, expected] of CASES) test(what, () => assert.deepEqual(merged(spans), expected));

test("a type that was not asked for neither widens nor renames", () => {
  const types = new Set<EntityType>(["email"]);
  assert.deepEqual(merged(["0-6 email 0.7", "4-9 iban 0.9"], { types }), ["0-6 email 0.7"]);
});

test("a piece of a split tag loses the signs at its edges, and is dropped when nothing is left", () => {
  const text = "Ada Lovelace <ada@x.org>";
  const spans = ["0-24 person_name 0.8 model", "14-23 email 0.99"];
  assert.deepEqual(merged(spans, { text }), ["0-12 person_name 0.8", "14-23 email 0.99"]);
});

const spans = fc.array(
  fc
    .record({
      type: fc.constantFrom(...ENTITY_TYPES),
      start: fc.nat(100),
      length: fc.integer({ min: 1, max: 30 }),
      score: fc.double({ min: 0.05, max: 1, noNaN: true }),
      proof: fc.constantFrom<Proof>("checksum", "pattern", "model"),
    })
    .map(({ length, ...rest }): Span => ({ ...rest, end: rest.start + length })),
  { maxLength: 25 },
);
const options = fc.record({
  types: fc.subarray([...ENTITY_TYPES], { minLength: 1 }).map((types): ReadonlySet<EntityType> => new Set(types)),
  minConfidence: fc.double({ min: 0, max: 1, noNaN: true }),
  text: fc.constant(TEXT),
});

test("sorted, never overlapping, only what was asked for", () => {
  fc.assert(
    fc.property(spans, options, (given, asked) => {
      let last = 0;
      for (const entity of merge(given, asked)) {
        assert.ok(entity.start >= last && entity.end > entity.start);
        assert.ok(asked.types.has(entity.type) && entity.confidence >= asked.minConfidence);
        last = entity.end;
      }
    }),
  );
});

test("what a recogniser claimed is covered, and what is covered was claimed", () => {
  fc.assert(
    fc.property(spans, options, (given, asked) => {
      const kept = given.filter((each) => asked.types.has(each.type) && each.score >= asked.minConfidence);
      const entities = merge(given, asked);
      const covers = (at: number) => entities.some(({ start, end }) => start <= at && at < end);
      for (const each of kept) for (let at = each.start; at < each.end; at++) assert.ok(covers(at));
      for (const { start, end } of entities) {
        for (let at = start; at < end; at++) assert.ok(kept.some((each) => each.start <= at && at < each.end));
      }
    }),
  );
});

test("the union of what overlaps, with the type and score of its strongest member", () => {
  fc.assert(
    fc.property(spans, options, (given, asked) => {
      const kept = given.filter((each) => asked.types.has(each.type) && each.score >= asked.minConfidence);
      const united = fitTags(
        kept.filter(({ proof }) => proof === "model"),
        { claims: kept.filter(({ proof }) => proof !== "model"), text: TEXT },
      ).concat(kept.filter(({ proof }) => proof !== "model"));
      for (const { type, start, end, confidence } of merge(given, asked)) {
        // Everything that touches the range is in it, and nothing in it is stronger than what it is called.
        const members = united.filter((each) => each.start < end && each.end > start);
        assert.equal(Math.min(...members.map((each) => each.start)), start);
        assert.equal(Math.max(...members.map((each) => each.end)), end);
        const strongest = members.reduce((best, each) => (stronger(each, best) ? each : best));
        assert.deepEqual([strongest.type, strongest.score], [type, confidence]);
      }
    }),
  );
});

test("a tag never grows, neither in range nor in score, and stays as it is where nobody claims anything", () => {
  fc.assert(
    fc.property(spans, spans, (tags, claims) => {
      for (const tag of tags) {
        const fitted = fitTags([tag], { claims, text: TEXT });
        assert.ok(fitted.every((each) => each.start >= tag.start && each.end <= tag.end && each.score <= tag.score));
        assert.ok(fitted.every((each) => each.type === tag.type));
        if (claims.every((each) => each.end <= tag.start || each.start >= tag.end)) assert.deepEqual(fitted, [tag]);
      }
    }),
  );
});

test("idempotent, and the order of the claims does not matter", () => {
  fc.assert(
    fc.property(spans, options, (given, asked) => {
      const once = merge(given, asked);
      const again = once.map((entity): Span => ({ ...entity, score: entity.confidence, proof: "pattern" }));
      assert.deepEqual(merge(again, asked), once);
      assert.deepEqual(merge([...given].reverse(), asked), once);
    }),
  );
});

test("what is left of a tag when the value that it named is gone is no entity", () => {
  const text = "IBAN DE00, Acc 1234 for Nick 5678, Ada 9999";
  const isLabel = (start: number, end: number) => ["IBAN", "Acc", "Nick"].includes(text.slice(start, end));
  const options = { text, isLabel };
  // Split at a stronger claim, with a weaker claim inside, and with the claim behind it.
  assert.deepEqual(merged(["0-9 person_name 0.8 model", "5-9 iban 0.9"], options), ["5-9 iban 0.9"]);
  assert.deepEqual(merged(["11-19 street_address 0.9 model", "15-19 bank_account 0.8"], options), [
    "15-19 bank_account 0.8",
  ]);
  assert.deepEqual(merged(["0-4 person_name 0.8 model", "5-9 iban 0.9"], options), ["5-9 iban 0.9"]);
  // A word that is also a name stays one, and so does a name that is no label.
  assert.deepEqual(merged(["24-28 person_name 0.8 model", "29-33 username 0.7"], options), [
    "24-28 person_name 0.8",
    "29-33 username 0.7",
  ]);
  assert.deepEqual(merged(["35-43 person_name 0.8 model", "39-43 username 0.9"], options), [
    "35-38 person_name 0.8",
    "39-43 username 0.9",
  ]);
});

test("a code whose whole form a recogniser has read is not a tagger's to name", () => {
  assert.deepEqual(merged(["0-9 street_address 0.9 model", "0-9 device_id 0.75"]), ["0-9 device_id 0.75"]);
  assert.deepEqual(merged(["0-9 street_address 0.9 model", "0-9 device_id 0.6"]), ["0-9 street_address 0.9"]);
  assert.deepEqual(merged(["0-12 street_address 0.9 model", "0-9 device_id 0.75"]), [
    "0-9 device_id 0.75",
    "9-12 street_address 0.9",
  ]);
});
