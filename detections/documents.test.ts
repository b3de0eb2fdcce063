/**
 * Whole documents as people and programs send them, with everything personal in them marked: mails in many languages, forms
 * and exports, records of hospitals and shops, settings, logs; and documents full of numbers that are nobody's. All that is
 * marked is found, with its type and its exact range, and nothing else is, at the defaults of the interface.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ENTITY_TYPES } from "@portcullis/contract";
import { createDetector, createTagger } from "@portcullis/engine/cloak";
import { entities } from "./entities/index.gen.ts";

const FOLDER = join(import.meta.dirname, "documents");
const PARTED = "\n----\n";
const MARK = /«(?<type>[a-z_]+)\|(?<value>[^»]+)»/gu;

const tagger = createTagger(readFileSync(join(import.meta.dirname, "entities", "tagger.gen.bin")));
const detector = createDetector({ entities, tagger });
const asked = { types: ENTITY_TYPES.filter((type) => type !== "location" && type !== "date"), minConfidence: 0.5 };

/** The text with a mark around each range, as the files have it. */
function marked(text: string): string {
  let answer = "";
  let last = 0;
  for (const { type, start, end } of detector.detect(text, asked)) {
    answer += `${text.slice(last, start)}«${type}|${text.slice(start, end)}»`;
    last = end;
  }
  return answer + text.slice(last);
}

for (const name of readdirSync(FOLDER).sort()) {
  for (const [number, document] of readFileSync(join(FOLDER, name), "utf8").trimEnd().split(PARTED).entries()) {
    test(`${name}, document ${number + 1}`, () => assert.equal(marked(document.replace(MARK, "$<value>")), document));
  }
}

test("quiet documents have no marks, and all others have some", () => {
  for (const name of readdirSync(FOLDER)) {
    const documents = readFileSync(join(FOLDER, name), "utf8").split(PARTED);
    assert.ok(documents.every((document) => document.includes("«") !== (name === "quiet.txt")));
  }
});
