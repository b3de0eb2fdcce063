/**
 * The literals of a pack, made ready to be found: an automaton for those with letters, a filter of pairs for those that
 * are signs, and the comparison that tells a true find from a class of look-alikes.
 */
import { ANCHOR_LETTERS_MAX, type Automaton, buildAutomaton } from "./automaton.ts";
import { DROPPED, FOLD, sameSign } from "./characters.ts";
import { buildPairs, type Pairs } from "./pairs.ts";
import { CLASS, isWordUnit, PASSED, standsFor } from "./skeleton.ts";

/** How the text of a literal was disguised, as bits. */
export const PLAINLY = 0;
/** Visible separators stand inside its words, or its blanks are missing. */
export const BROKEN = 1;
/** Digits, signs or look-alike strokes stand for letters. */
export const LEET = 2;
/** Invisible characters or marks stand inside it. */
export const STRETCHED = 4;

/** What a literal is looked for as. */
export const AS_WRITTEN = 0;
export const AS_ROT13 = 1;
export const AS_REVERSED = 2;

export interface Literal {
  /** Letters and digits only. */
  readonly letters: Uint16Array;
  /** Whether something stands between letter k and the next. */
  readonly gapAfter: Uint8Array;
  /** Index of the letter that the anchor ends with. */
  readonly anchorEnd: number;
  /** The whole literal, when its signs matter and it must stand there as it is. */
  readonly exact: string | null;
  /** Index of this literal in the pack. */
  readonly index: number;
  readonly as: typeof AS_WRITTEN | typeof AS_ROT13 | typeof AS_REVERSED;
}

export interface Lexicon {
  readonly automaton: Automaton;
  /** By anchor number. */
  readonly literals: readonly Literal[];
  readonly pairs: Pairs;
}

/** A letter literal of this many letters is also looked for in ROT13 and reversed. */
const TURNED_LETTERS_MIN = 6;
const BROKEN_LETTERS_MIN = 5;
/** Separators that may stand between two letters of a broken word. */
const GAP_UNITS_MAX = 48;
const STRETCH_UNITS_MAX = 512;

/** `turned` says which literals are worth looking for in ROT13 and reversed. */
export function buildLexicon(texts: readonly string[], turned: ReadonlySet<number>): Lexicon {
  const literals: Literal[] = [];
  const signs: { text: string; index: number }[] = [];
  for (const [index, text] of texts.entries()) {
    const literal = readLiteral(text, index, AS_WRITTEN);
    if (literal === null) signs.push({ text, index });
    else {
      literals.push(literal);
      if (turned.has(index) && /^[a-z ]+$/u.test(text) && literal.letters.length >= TURNED_LETTERS_MIN) {
        const letters = text.replaceAll(" ", "");
        literals.push(readLiteral(rot13(letters), index, AS_ROT13) as Literal);
        literals.push(readLiteral([...letters].reverse().join(""), index, AS_REVERSED) as Literal);
      }
    }
  }
  return { automaton: buildAutomaton(literals.map(anchorOf)), literals, pairs: buildPairs(signs) };
}

export function rot13(text: string): string {
  return text.replaceAll(/[a-z]/giu, (letter) => {
    const code = letter.charCodeAt(0);
    const base = code < 0x61 ? 0x41 : 0x61;
    return String.fromCharCode(base + ((code - base + 13) % 26));
  });
}

/** Signs that words are written with; any other sign in a literal is structure and has to be there. */
const WORD_SIGNS = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N} \n'_.,-]*[\p{L}\p{M}\p{N} ])?$/u;

function readLiteral(text: string, index: number, as: Literal["as"]): Literal | null {
  const letters: number[] = [];
  const gaps: number[] = [];
  for (let k = 0; k < text.length; k++) {
    const unit = text.charCodeAt(k);
    if (isWordUnit(unit)) {
      letters.push(unit);
      gaps.push(0);
    } else if (gaps.length > 0) gaps[gaps.length - 1] = 1;
  }
  const wide = letters.some((unit) => unit > 0x7ff);
  if (letters.length < (wide ? 2 : 3)) return null;
  const exact = WORD_SIGNS.test(text) ? null : text;
  const from = rarestWindow(letters);
  return {
    letters: Uint16Array.from(letters),
    gapAfter: Uint8Array.from(gaps),
    anchorEnd: Math.min(from + ANCHOR_LETTERS_MAX, letters.length) - 1,
    exact,
    index,
    as,
  };
}

function anchorOf(literal: Literal): Uint8Array {
  const from = Math.max(0, literal.anchorEnd + 1 - ANCHOR_LETTERS_MAX);
  return Uint8Array.from(literal.letters.slice(from, literal.anchorEnd + 1), (unit) => CLASS[unit] as number);
}

/** How common a letter is in prose, in eighths of a bit: what a window of rare letters is chosen by. */
const RARITY: Readonly<Record<string, number>> = Object.fromEntries(
  [...`etaoinsrhldcumfpgwybvkxjqz`].map((letter, k) => [letter, 24 + k * 2]),
);

function rarestWindow(letters: readonly number[]): number {
  let best = 0;
  let bestRarity = -1;
  for (let from = 0; from + ANCHOR_LETTERS_MAX <= letters.length; from++) {
    let rarity = 0;
    for (let k = from; k < from + ANCHOR_LETTERS_MAX; k++) {
      rarity += RARITY[String.fromCharCode(letters[k] as number)] ?? 60;
    }
    if (rarity > bestRarity) {
      best = from;
      bestRarity = rarity;
    }
  }
  return best;
}

/** Where a confirmed literal stands and how it was disguised. One object, because a find is too frequent to allocate. */
export const find = { start: 0, end: 0, disguise: PLAINLY as number };

/**
 * Whether the literal whose anchor ends at unit `at` really stands there; fills `find` when it does. Letters are
 * compared one by one, over whatever stands between them.
 */
export function confirm(literal: Literal, units: Uint16Array, length: number, at: number): boolean {
  const { letters, gapAfter, anchorEnd } = literal;
  let disguise = PLAINLY;
  let place = at;
  for (let k = anchorEnd; ; k--) {
    const letter = letters[k] as number;
    const folded = FOLD[units[place] as number] as number;
    if (folded !== letter) {
      if (!standsFor(folded, letter)) return false;
      disguise |= LEET;
    }
    if (k === 0) break;
    const seen = passBack(units, place);
    if (seen < 0) return false;
    disguise |= disguiseOf(place - back - 1, seen, gapAfter[k - 1] as number);
    place = back;
  }
  find.start = place;
  place = at;
  for (let k = anchorEnd + 1; k < letters.length; k++) {
    const seen = passOn(units, place, length);
    if (seen < 0) return false;
    disguise |= disguiseOf(on - place - 1, seen, gapAfter[k - 1] as number);
    place = on;
    const letter = letters[k] as number;
    const folded = FOLD[units[place] as number] as number;
    if (folded !== letter) {
      if (!standsFor(folded, letter)) return false;
      disguise |= LEET;
    }
  }
  find.end = place + 1;
  find.disguise = disguise;
  if (literal.exact !== null) return standsExactly(literal.exact, units, length);
  if ((disguise & BROKEN) === 0) return true;
  // A broken word begins where a word begins. Without this, "design or else" would be full of keywords.
  if (touchesWord(units, find.start, -1, length)) return false;
  return letters.length >= BROKEN_LETTERS_MIN || !touchesWord(units, find.end - 1, 1, length);
}

function disguiseOf(passed: number, visible: number, gap: number): number {
  let disguise = PLAINLY;
  if (passed > visible) disguise |= STRETCHED;
  if (gap === 0 ? visible > 0 : visible === 0) disguise |= BROKEN;
  return disguise;
}

let back = 0;
let on = 0;

/** Goes to the letter before `place`; tells how many visible units it passed, or -1 when there is none near. */
function passBack(units: Uint16Array, place: number): number {
  let visible = 0;
  for (let k = place - 1; k >= 0 && place - k < STRETCH_UNITS_MAX; k--) {
    const unit = units[k] as number;
    if (CLASS[unit] !== PASSED) {
      back = k;
      return visible;
    }
    if (FOLD[unit] !== DROPPED && ++visible > GAP_UNITS_MAX) return -1;
  }
  return -1;
}

function passOn(units: Uint16Array, place: number, length: number): number {
  let visible = 0;
  for (let k = place + 1; k < length && k - place < STRETCH_UNITS_MAX; k++) {
    const unit = units[k] as number;
    if (CLASS[unit] !== PASSED) {
      on = k;
      return visible;
    }
    if (FOLD[unit] !== DROPPED && ++visible > GAP_UNITS_MAX) return -1;
  }
  return -1;
}

/** Whether a letter or digit stands right beside `place`, invisible characters aside. */
function touchesWord(units: Uint16Array, place: number, step: 1 | -1, length: number): boolean {
  for (let k = place + step; k >= 0 && k < length && Math.abs(k - place) < GAP_UNITS_MAX; k += step) {
    const folded = FOLD[units[k] as number] as number;
    if (folded !== DROPPED) return isWordUnit(folded);
  }
  return false;
}

/** Compares a literal sign by sign around the letters that were found, and moves `find` to all of it. */
function standsExactly(exact: string, units: Uint16Array, length: number): boolean {
  let lead = 0;
  while (!isWordUnit(exact.charCodeAt(lead))) lead += 1;
  let place = find.start;
  for (let k = lead; k > 0; ) {
    place -= 1;
    if (place < 0) return false;
    const folded = FOLD[units[place] as number] as number;
    if (folded === DROPPED) continue;
    k -= 1;
    if (!sameSign(folded, exact.charCodeAt(k))) return false;
  }
  find.start = place;
  for (let k = 0; k < exact.length; place++) {
    if (place >= length) return false;
    const folded = FOLD[units[place] as number] as number;
    if (folded === DROPPED) continue;
    if (!sameSign(folded, exact.charCodeAt(k))) return false;
    k += 1;
  }
  find.end = place;
  return true;
}
