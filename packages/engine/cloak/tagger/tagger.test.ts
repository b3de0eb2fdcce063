/** The shipped tagger reads names where people write them, keeps quiet where machines do, and survives any text. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import fc from "fast-check";
import { createTagger } from "./index.ts";
import { tokenise } from "./tokens.ts";
import { readWeights, writeWeights } from "./weights.ts";

const bytes = readFileSync(join(import.meta.dirname, "../../../../detections/entities/tagger.gen.bin"));
const tagger = createTagger(bytes);
const find = (text: string, type: string) =>
  tagger
    .tag(text)
    .filter((tag) => tag.type === type && tag.score >= 0.5)
    .map(({ start, end }) => text.slice(start, end));

test("names are found in prose, mail, data and chat, without their titles", () => {
  for (const [text, names] of [
    ["Yesterday Angela Moreno met Peter Hoffmann in the lobby.", ["Angela Moreno", "Peter Hoffmann"]],
    ["Dr. Maria Jensen will call you back.", ["Maria Jensen"]],
    ['{"customer": {"name": "Giulia Romano", "id": 4411}}', ["Giulia Romano"]],
    ["Hi Sarah,\nthe contract is ready.\nBest regards,\nThomas Becker", ["Sarah", "Thomas Becker"]],
    ["La paciente Carmen Ruiz Ortega ingresó ayer.", ["Carmen Ruiz Ortega"]],
    ["Der Zeuge Klaus Richter sagte aus.", ["Klaus Richter"]],
  ] as const) {
    assert.deepEqual(find(text, "person_name"), names, text);
  }
});

test("places and postal addresses are told apart", () => {
  assert.deepEqual(find("She moved from Lisbon to Toronto.", "location"), ["Lisbon", "Toronto"]);
  const text = "Please send it to 48 Orchard Road, Bristol BS1 5TR.";
  assert.deepEqual(find(text, "street_address"), ["48 Orchard Road, Bristol BS1 5TR"]);
});

test("code, logs, prompts and handles stay quiet", () => {
  for (const text of [
    "const userRepository = new UserRepository(connection, Logger.create());",
    "2026-02-11 09:14:55 WARN [Scheduler] Retry Policy Exceeded for Worker 12",
    "Explain the difference between React and Angular in a table.",
    "import { Map, Set } from 'immutable'; export class Router extends Component {}",
    "thanks @maria_jensen and @tom.becker!",
    "## Getting Started\n\nInstall the Command Line Tools and run Setup.",
    "Parkinson's disease and the Turing test are named after people.",
    "SELECT Name, Address FROM Customers WHERE Country = 'X'",
  ]) {
    assert.deepEqual(find(text, "person_name"), [], text);
    assert.deepEqual(find(text, "street_address"), [], text);
  }
});

test("any text is read, and every tag is a range of it", () => {
  const pieces = fc.constantFrom(
    "Anna ",
    "Mr. ",
    "\ud800",
    "東京",
    "12 ",
    "\n",
    ", ",
    "Main Street ",
    "👩‍👩‍👧",
    "é",
    "@",
    "New York",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.array(pieces).map((list) => list.join("")),
      ),
      (text) => {
        for (const { start, end, score } of tagger.tag(text)) {
          assert.ok(start >= 0 && start < end && end <= text.length && score >= 0 && score <= 1);
          assert.equal(text.slice(start, end).trim(), text.slice(start, end));
        }
      },
    ),
  );
});

test("a text is read the same whatever was read before it", () => {
  const text = "Angela Moreno lives at 48 Orchard Road, Bristol.";
  const before = tagger.tag(text);
  tagger.tag("Пётр Иванов, 東京都 12345 Straße @x ".repeat(200));
  assert.deepEqual(tagger.tag(text), before);
});

test("tokens cover every character that is not blank, once", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const tokens = tokenise(text);
      let reached = 0;
      for (let row = 0; row < tokens.count; row++) {
        const start = tokens.start[row] as number;
        assert.ok(start >= reached && (tokens.end[row] as number) > start);
        reached = tokens.end[row] as number;
      }
      assert.ok(reached <= text.length);
    }),
  );
});

test("a file that is not the tagger's is refused, and one that is can be written again", () => {
  assert.throws(() => createTagger(new Uint8Array(400)), /no tagger file/u);
  assert.throws(() => createTagger(bytes.subarray(0, 5_000)), /cut short/u);
  const other = Uint8Array.from(bytes);
  other[4] = 200;
  assert.throws(() => createTagger(other), /version 200/u);
  assert.deepEqual(Buffer.from(writeWeights(readWeights(bytes))), bytes);
  assert.ok(bytes.length <= 3 * 1024 * 1024, "the file stays under three megabytes");
});
