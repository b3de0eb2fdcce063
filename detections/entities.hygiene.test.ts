/**
 * The regex law for entity patterns: reading time grows with the text and no faster, also on texts made to hurt. Each text
 * is read at one length and at four times that length; linear work takes four times as long, quadratic work sixteen.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ENTITY_TYPES } from "@portcullis/contract";
import { createDetector } from "@portcullis/engine/cloak";
import { entities } from "./entities/index.gen.ts";

const SHORT = 6_000;
const LONG = 4 * SHORT;
/** Between 4 and 16, nearer to 4: timings are noisy, and the best of several is taken. */
const GROWTH_MAX = 9;
const RUNS = 7;
const TRIES = 8;

/** Repeated until the text is long enough. Each is the beginning of something that patterns read on from. */
const HOSTILE: Readonly<Record<string, string>> = {
  letters: "a",
  digits: "1",
  "short numbers": "123456 ",
  "long numbers": "12345678901 ",
  "grouped digits": "1-",
  "spaced digits": "1 2",
  brackets: "(1",
  "words without end": "passport number account ",
  "labels without values": "id: ",
  "at signs": "a@",
  dots: "a.b.",
  colons: "a:",
  "hex and colons": "ab:1::",
  "card beginnings": "4111 1111 1111 111 ",
  "IBAN beginnings": "DE89 3704 ",
  quotes: '"a"@',
  slashes: "/home/",
  "user names": "user=a ",
  tokens: "sk-ghp_eyJ",
  dashes: "-----BEGIN ",
  capitals: "ABCDEFGH",
  base58: "1BvBMSEYst",
  "full-width": "１２",
  invisible: "1\u200b",
  "table of numbers": "a,b\n1,2\n",
  "labels of Han": "住所：",
  "addresses of Han": "住所：大阪1",
  "words of Thai": "ชื่อ",
  "postal labels": "CP 1 ",
  "labels of cards": "card: 1234 5678 ",
  "addresses under labels": "Anschrift: A 1, ",
  "people who live somewhere": "lives at A 1 ",
  "records of people": "Name: Ada Byron Phone: ",
  "tables below tables": "a,b,c\n\n",
  "headings without rows": `<th>passport: 12345678 ${"<".repeat(60)}`,
  "lists without end": '[["passport: 12345678",',
  "values without columns": "(passport: 12345678, b) VALUES (1",
};
/** Honest text that costs the most, and how many times as much a hostile one may. */
const NUMBERS = "invoice 20240314 total 1,204.50 paid 2024-03-14 ref 88213344 batch 7 of 12 code 44718293650\n";
const TIMES_MAX = 10;

const detector = createDetector({ entities, tagger: null });

/** Of the thread's own time, which neighbours on the machine do not lengthen as they do the clock's; its unit is coarse. */
function readingMs(text: string, runs: number): number {
  const before = process.threadCpuUsage();
  for (let run = 0; run < runs; run++) detector.detect(text, { types: ENTITY_TYPES, minConfidence: 0.5 });
  const { user, system } = process.threadCpuUsage();
  return (user + system - before.user - before.system) / 1_000 / runs;
}

/** What is read first is read slowly, and would excuse whatever it is held against. */
readingMs(NUMBERS.repeat(Math.ceil(LONG / NUMBERS.length)), 4 * RUNS);

const lengthened = (unit: string) => unit.repeat(Math.ceil(LONG / unit.length)).slice(0, LONG);

for (const [name, unit] of Object.entries(HOSTILE)) {
  test(`reads ${name} within ${TIMES_MAX} times of honest numbers`, () => {
    const [hostile, honest] = [lengthened(unit), lengthened(NUMBERS)];
    const tries: string[] = [];
    const bounded = Array.from({ length: TRIES }).some(() => {
      const [mine, theirs] = [readingMs(hostile, RUNS), readingMs(honest, RUNS)];
      tries.push(`${mine.toFixed(2)} ms beside ${theirs.toFixed(2)} ms`);
      return mine < TIMES_MAX * theirs;
    });
    assert.ok(bounded, tries.join("; "));
  });

  test(`reads ${name} in linear time`, () => {
    const text = lengthened(unit);
    const tries: string[] = [];
    // Quadratic work is quadratic every time; a disturbed measurement is not.
    const linear = Array.from({ length: TRIES }).some(() => {
      const short = readingMs(text.slice(0, SHORT), 4 * RUNS);
      const long = readingMs(text, RUNS);
      tries.push(`${short.toFixed(2)} ms grew to ${long.toFixed(2)} ms`);
      // Below a millisecond the clock says more about the machine than about the pattern.
      return long < 1 || long < GROWTH_MAX * short;
    });
    assert.ok(linear, tries.join("; "));
  });
}

for (const { type, recognisers } of entities) {
  test(`${type}: no pattern has an unbounded gap`, () => {
    for (const recogniser of recognisers) {
      if (recogniser.kind === "form") continue;
      const { source } = recogniser.kind === "label" ? recogniser.value : recogniser.pattern;
      const classless = source
        .replace(/\\./g, "c")
        .replace(/\[\^[^\]]*\]/g, ".")
        .replace(/\[[^\]]*\]/g, "c");
      assert.doesNotMatch(classless, /\.(?:[*+]|\{\d+,\})/, `${recogniser.id} has an unbounded gap`);
    }
  });
}
