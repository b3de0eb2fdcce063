/**
 * The skeleton of a text: its letters in 30 classes, everything else passed over. Case, compatibility forms, look-alikes
 * and digits that stand for letters are all folded into one table lookup, so plain text pays nothing for them, and a
 * word that was spaced, dotted or broken up has the skeleton of the whole word.
 *
 * Classes only have to be the same for letters that may stand for each other. They may be the same for others too: what
 * the automaton finds is compared letter by letter afterwards.
 */
import { BLANK, DROPPED, FOLD, LINE_BREAK, SPECIAL } from "./characters.ts";

/** Passed over: separators, marks of writing, invisible characters. */
export const PASSED = 0;
/** Folds to more than one unit, or is the first of a pair that may fold to a letter: looked at more closely. */
export const EXOTIC = 31;
export const CLASS_COUNT = 32;

/** Classes that no Latin letter is in: those after Z, and that of L, which is in the class of I. */
export const FOREIGN_CLASSES: readonly number[] = [12, 27, 28, 29, 30];

/** What a digit or sign stands for when it is written for a letter. */
const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "2": "z",
  "3": "e",
  "4": "a",
  "5": "s",
  "6": "g",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "i",
};

/**
 * High surrogates whose pairs may fold to letters or hide text: mathematical letters, circled and squared letters, and
 * the invisible plane of tags. All other pairs are emoji and rare scripts, and passed over.
 */
const EXOTIC_HIGH: ReadonlySet<number> = new Set([0xd835, 0xd83c, 0xdb40]);

/** For each folded unit the unit that it may stand for; 0 for none. Ones may also stand for l: see `standsFor`. */
export const STANDS_FOR: Uint16Array = buildStandsFor();

/** Class of each UTF-16 code unit of a text as sent. */
export const CLASS: Uint8Array = buildClass();

/** Whether a unit of a text, given as it stands and folded, may stand for a letter of a keyword that it is not. */
export function standsFor(unit: number, folded: number, letter: number): boolean {
  if (STANDS_FOR[folded] === letter) return true;
  // A one, a capital i and a small l look alike; a small i looks like neither.
  if (letter === 0x6c) return unit === 0x49 || STANDS_FOR[folded] === 0x69;
  return letter === 0x69 && unit === 0x6c;
}

/** Whether a folded unit is a letter or digit of any script, so that it belongs to a word. */
export function isWordUnit(folded: number): boolean {
  if (folded < 0x80) return (folded >= 0x61 && folded <= 0x7a) || (folded >= 0x30 && folded <= 0x39);
  return CLASS[folded] !== PASSED;
}

function buildStandsFor(): Uint16Array {
  const map = new Uint16Array(65_536);
  for (const [sign, letter] of Object.entries(LEET)) map[sign.charCodeAt(0)] = letter.charCodeAt(0);
  return map;
}

function buildClass(): Uint8Array {
  // Letters beyond ASCII are told from signs by one expression over all of them, which is faster than one call each.
  const wordly = new Uint8Array(65_536);
  let plane = "";
  for (let unit = 0x80; unit < 0xd800; unit++) plane += String.fromCharCode(unit);
  for (const match of plane.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    wordly.fill(1, 0x80 + match.index, 0x80 + match.index + match[0].length);
  }
  const map = new Uint8Array(65_536);
  for (let unit = 0; unit < 65_536; unit++) map[unit] = classOf(unit, FOLD[unit] as number, wordly);
  return map;
}

function classOf(unit: number, folded: number, wordly: Uint8Array): number {
  if (folded === SPECIAL) {
    if (unit >= 0xd800 && unit <= 0xdbff) return EXOTIC_HIGH.has(unit) ? EXOTIC : PASSED;
    return wordly[unit] === 1 ? EXOTIC : PASSED;
  }
  if (folded === DROPPED || folded === BLANK || folded === LINE_BREAK) return PASSED;
  const letter = STANDS_FOR[folded] === 0 ? folded : (STANDS_FOR[folded] as number);
  if (letter === 0x6c) return 0x69 - 0x60;
  if (letter >= 0x61 && letter <= 0x7a) return letter - 0x60;
  if (letter < 0x80 || wordly[letter] !== 1) return PASSED;
  // Letters of other scripts share the classes, and half of them have those to themselves that no Latin letter is in, so
  // that Latin text hardly ever looks like theirs. Multiplying by an odd number spreads neighbours apart.
  const spread = Math.imul(letter, 0x9e37) >>> 4;
  if (spread % 2 === 0) return 1 + ((spread >>> 1) % 30);
  return FOREIGN_CLASSES[(spread >>> 1) % FOREIGN_CLASSES.length] as number;
}
