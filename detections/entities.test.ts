/** Every entity type is proved by its own examples, alone and among all the others. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { DEFAULTS, ENTITY_TYPES } from "@portcullis/contract";
import { createDetector, createTagger } from "@portcullis/engine/cloak";
import { entities } from "./entities/index.gen.ts";
import { digestOf, printEntityList, printedVersion } from "./entities/print.ts";

const detector = createDetector({
  entities,
  tagger: createTagger(readFileSync(join(import.meta.dirname, "entities", "tagger.gen.bin"))),
});

/** Takes the «marks» out of an example and says where they stood. */
function unmark(example: string): { text: string; ranges: [number, number][] } {
  const ranges: [number, number][] = [];
  let text = "";
  for (const part of example.split(/(«[^»]*»)/u)) {
    if (part.startsWith("«")) ranges.push([text.length, text.length + part.length - 2]);
    text += part.startsWith("«") ? part.slice(1, -1) : part;
  }
  return { text, ranges };
}

for (const { type, finds, ignores } of entities) {
  const find = (text: string, types = [type]) =>
    detector
      .detect(text, { types, minConfidence: DEFAULTS.minConfidence })
      .filter((entity) => entity.type === type)
      .map(({ start, end }): [number, number] => [start, end]);

  test(`${type} finds what its examples mark`, () => {
    assert.ok(finds.length >= 3 && ignores.length >= 3, "an entity needs three examples of each kind");
    for (const example of finds) {
      const { text, ranges } = unmark(example);
      assert.deepEqual(find(text), ranges, example);
      assert.deepEqual(find(text, [...ENTITY_TYPES]), ranges, `among all types: ${example}`);
    }
  });

  test(`${type} leaves its near misses alone`, () => {
    for (const text of ignores) assert.deepEqual(find(text), [], text);
  });
}

test("the printed list of entity files is fresh", () => {
  const path = join(import.meta.dirname, "entities", "index.gen.ts");
  assert.equal(readFileSync(path, "utf8"), printEntityList(), "run node detections/entities/print.ts");
});

test("the taxonomy's version changes with what is found", () => {
  const { version, digest } = printedVersion();
  assert.match(version, /^\d{4}\.\d{2}\.\d{2}$/);
  assert.equal(digest, digestOf(entities), "run node detections/entities/print.ts");
});

test("every type of the taxonomy has its file", () => {
  assert.deepEqual(
    entities.map((entity) => entity.type),
    ENTITY_TYPES,
  );
});
