/**
 * The literals of a pack, made ready to be found: an automaton for those with letters, a filter of pairs for those that
 * are signs, and the comparison that tells a true find from a class of look-alikes.
 */
import { type Automaton, buildAutomaton } from "./automaton.ts";
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

const BROKEN_LETTERS_MIN = 5;
/** Separators that may stand between two letters of a broken word. */
const GAP_UNITS_MAX = 48;
const STRETCH_UNITS_MAX = 512;
/** Words that are also looked for in ROT13 and reversed: the commonest of the rules, so that any sentence has one. */
const TURNED_WORDS_MAX = 240;
const TURNED_LETTERS_MIN = 6;
/** Letters of an anchor, longest first, and how many anchors' letters in all the table is built for. */
const ANCHOR_LETTERS = [6, 5, 4] as const;
const TRIE_LETTERS_MAX = 90_000;

export function buildLexicon(texts: readonly string[], words: readonly string[]): Lexicon {
  const written: { text: string; index: number; as: Literal["as"] }[] = [];
  const signs: { text: string; index: number }[] = [];
  for (const [index, text] of texts.entries()) {
    if (isForPairs(text)) signs.push({ text, index });
    else written.push({ text, index, as: AS_WRITTEN });
  }
  for (const word of words.filter(isTurned).slice(0, TURNED_WORDS_MAX)) {
    written.push({ text: rot13(word), index: -1, as: AS_ROT13 });
    written.push({ text: [...word].reverse().join(""), index: -1, as: AS_REVERSED });
  }
  // The table is what a text can make slow, so a larger rule set gets shorter anchors, not a larger table.
  const size =
    ANCHOR_LETTERS.find(
      (most) => written.reduce((sum, { text }) => sum + Math.min(text.length, most), 0) <= TRIE_LETTERS_MAX,
    ) ?? 4;
  const literals = written.map(({ text, index, as }) => readLiteral(text, index, as, size));
  return {
    automaton: buildAutomaton(literals.map((literal) => anchorOf(literal, size))),
    literals,
    pairs: buildPairs(signs),
  };
}

const isTurned = (word: string) => word.length >= TURNED_LETTERS_MIN && /^[a-z]+$/u.test(word);

/** Whether a literal has too few letters for the automaton, or its signs tell more than its letters. */
function isForPairs(text: string): boolean {
  let letters = 0;
  let narrow = 0;
  for (let k = 0; k < text.length; k++) {
    if (!isWordUnit(text.charCodeAt(k))) continue;
    letters += 1;
    if (text.charCodeAt(k) < 0x0700) narrow += 1;
  }
  // Two letters and a blank are a word: found by the automaton, and held to its edges.
  if (letters === 2 && narrow === 2 && WORD_SIGNS.test(text)) return false;
  if (letters < 3) return true;
  return letters < 5 && (narrow === 0 || !WORD_SIGNS.test(text));
}

export function rot13(text: string): string {
  return text.replaceAll(/[a-z]/giu, (letter) => {
    const code = letter.charCodeAt(0);
    const base = code < 0x61 ? 0x41 : 0x61;
    return String.fromCharCode(base + ((code - base + 13) % 26));
  });
}

/** Signs that words are written with; any other sign in a literal is structure and has to be there. */
const WORD_SIGNS = /^ ?[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N} \n'_.,-]*[\p{L}\p{M}\p{N} ])?$/u;

function readLiteral(text: string, index: number, as: Literal["as"], size: number): Literal {
  const letters: number[] = [];
  const gaps: number[] = [];
  for (let k = 0; k < text.length; k++) {
    const unit = text.charCodeAt(k);
    if (isWordUnit(unit)) {
      letters.push(unit);
      gaps.push(0);
    } else if (gaps.length > 0) gaps[gaps.length - 1] = 1;
  }
  return {
    letters: Uint16Array.from(letters),
    gapAfter: Uint8Array.from(gaps),
    anchorEnd: Math.min(rarestWindow(letters, gaps, size) + size, letters.length) - 1,
    exact: WORD_SIGNS.test(text) ? null : text,
    index,
    as,
  };
}

function anchorOf(literal: Literal, size: number): Uint8Array {
  const from = Math.max(0, literal.anchorEnd + 1 - size);
  const anchor = new Uint8Array(literal.anchorEnd + 1 - from);
  for (let k = 0; k < anchor.length; k++) anchor[k] = CLASS[literal.letters[from + k] as number] as number;
  return anchor;
}

/** How rare a letter is in prose, by its class: what a window is chosen by. Letters of other scripts are the rarest. */
const RARITY = new Uint8Array(65_536).fill(80);
for (const [k, letter] of [..."etaoinsrhldcumfpgwybvkxjqz"].entries()) RARITY[letter.charCodeAt(0)] = 24 + 2 * k;

/** What a blank inside the window is worth: the end of one word and the start of another seldom meet by chance. */
const RARITY_GAP = 30;

function rarestWindow(letters: readonly number[], gaps: readonly number[], size: number): number {
  let best = 0;
  let bestRarity = -1;
  for (let from = 0; from + size <= letters.length; from++) {
    let rarity = 0;
    for (let k = from; k < from + size; k++) {
      rarity += RARITY[letters[k] as number] as number;
      if (k + 1 < from + size && gaps[k] === 1) rarity += RARITY_GAP;
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
  const fold = FOLD;
  const classes = CLASS;
  let disguise = PLAINLY;
  let place = at;
  for (let k = anchorEnd; ; k--) {
    const letter = letters[k] as number;
    const folded = fold[units[place] as number] as number;
    if (folded !== letter) {
      if (!standsFor(units[place] as number, folded, letter)) return false;
      disguise |= LEET;
    }
    if (k === 0) break;
    // A whole word is the common case, and has its letters side by side.
    if (place > 0 && gapAfter[k - 1] === 0 && classes[units[place - 1] as number] !== PASSED) {
      place -= 1;
      continue;
    }
    const seen = passBack(units, place);
    if (seen < 0) return false;
    disguise |= disguiseOf(place - back - 1, seen, gapAfter[k - 1] as number);
    place = back;
  }
  find.start = place;
  place = at;
  for (let k = anchorEnd + 1; k < letters.length; k++) {
    if (gapAfter[k - 1] === 0 && place + 1 < length && classes[units[place + 1] as number] !== PASSED) place += 1;
    else {
      const seen = passOn(units, place, length);
      if (seen < 0) return false;
      disguise |= disguiseOf(on - place - 1, seen, gapAfter[k - 1] as number);
      place = on;
    }
    const letter = letters[k] as number;
    const folded = fold[units[place] as number] as number;
    if (folded !== letter) {
      if (!standsFor(units[place] as number, folded, letter)) return false;
      disguise |= LEET;
    }
  }
  find.end = place + 1;
  find.disguise = disguise;
  if (literal.exact !== null) return standsExactly(literal.exact, units, length);
  if (letters.length < 3) {
    return (
      disguise === PLAINLY &&
      !touchesWord(units, find.start, -1, length) &&
      !touchesWord(units, find.end - 1, 1, length)
    );
  }
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
