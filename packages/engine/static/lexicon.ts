/**
 * The literals of a pack, made ready to be found: an automaton for those with letters, a filter of pairs for those that
 * are signs, and the comparison that tells a true find from a class of look-alikes.
 */
import { type Anchor, type Automaton, buildAutomaton } from "./automaton.ts";
import { BLANK, DROPPED, FOLD, LINE_BREAK, sameSign } from "./characters.ts";
import { FOREIGN_MIN, GUARD_END, GUARD_FOREIGN, nearestSign } from "./guards.ts";
import { buildPairs, type Pairs } from "./pairs.ts";
import { rarestLetters } from "./rarity.ts";
import { CLASS, isWordUnit, PASSED, standsFor } from "./skeleton.ts";

/** How the text of a literal was disguised, as bits. */
export const PLAINLY = 0;
/** Visible separators stand inside its words. */
export const BROKEN = 1;
/** Digits, signs or look-alike strokes stand for letters. */
export const LEET = 2;
/** Invisible characters or marks stand inside it. */
export const STRETCHED = 4;
/** Its blanks are missing, which makes no window longer. */
export const JOINED = 8;

/** What a literal is looked for as. */
export const AS_WRITTEN = 0;
export const AS_ROT13 = 1;
export const AS_REVERSED = 2;

/**
 * What is known of the literals, a record each: a find is compared with one stretch of memory, where objects or an array
 * for each thing would scatter it over many. Anchors are numbered by the place of their record.
 */
export interface Literals {
  /**
   * How many letters, which of them the anchor ends with, what it is looked for as, its number among the exact ones or 0,
   * its index in the pack in two halves; then each letter, and what stands between it and the next.
   */
  readonly records: Uint16Array;
  /** Literals whose signs matter, so that they must stand there as they are. The first is none. */
  readonly exact: readonly string[];
}

/** What may stand between two letters: a blank or a sign of the literal's own; the same, where leaving it out is no disguise. */
const GAP = 1;
const GAP_OPTIONAL = 2;

const RECORD_AS = 2;
/** Beside what it is looked for as: only where a word begins, only where one ends. */
const BEGINS = 4;
const ENDS = 8;
const AS_BITS = 3;
const RECORD_EXACT = 3;
const RECORD_INDEX = 4;
const RECORD_HEAD = 6;

export const asOf = ({ records }: Literals, literal: number): number =>
  (records[literal + RECORD_AS] as number) & AS_BITS;
export const indexOf = ({ records }: Literals, literal: number): number =>
  (records[literal + RECORD_INDEX] as number) | ((records[literal + RECORD_INDEX + 1] as number) << 16);

export interface Lexicon {
  readonly automaton: Automaton;
  readonly literals: Literals;
  readonly pairs: Pairs;
}

interface Written {
  readonly text: string;
  readonly index: number;
  readonly as: typeof AS_WRITTEN | typeof AS_ROT13 | typeof AS_REVERSED;
}

const BROKEN_LETTERS_MIN = 5;
/** A literal of fewer letters is a word by itself or nothing. */
const SHORT_LETTERS_MIN = 3;
/** Separators that may stand between two letters of a broken word. */
const GAP_UNITS_MAX = 48;
const STRETCH_UNITS_MAX = 512;
/** Words that are also looked for in ROT13 and reversed: the commonest of the rules, so that any sentence has one. */
const TURNED_WORDS_MAX = 240;
const TURNED_LETTERS_MIN = 6;
/** Letters of an anchor: as many as it takes for it to be rare, in bits of surprise; fewer bits for a larger rule set. */
const ANCHOR_LETTERS = { least: 3, most: 8 } as const;
const ANCHOR_BITS = [26, 24, 22, 20, 18, 16, 14] as const;

export function buildLexicon(texts: readonly string[], words: readonly string[]): Lexicon {
  const written: Written[] = [];
  const signs: { text: string; index: number }[] = [];
  for (const [index, text] of texts.entries()) {
    if (isForPairs(text)) signs.push({ text, index });
    else written.push({ text, index, as: AS_WRITTEN });
  }
  for (const word of words.filter(isTurned).slice(0, TURNED_WORDS_MAX)) {
    written.push({ text: rot13(word), index: -1, as: AS_ROT13 });
    written.push({ text: [...word].reverse().join(""), index: -1, as: AS_REVERSED });
  }
  const { marks, pairs } = buildPairs(signs);
  for (const bits of ANCHOR_BITS) {
    const { literals, anchors } = readLiterals(written, bits);
    const automaton = buildAutomaton(anchors, marks);
    if (automaton) return { automaton, literals, pairs };
  }
  throw new RangeError(`${written.length} literals are more than the automaton has room for`);
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
  return letters < 5 && (narrow === 0 || !(WORD_SIGNS.test(text) || PROSE_SIGNS.test(text)));
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

/** Signs that are all over prose: no sign to look for a word by. */
const PROSE_SIGNS = /^[\p{L}\p{M}\p{N} '",.;:!?]+$/u;

const LETTERS_MAX = 255;

function readLiterals(written: readonly Written[], bits: number): { literals: Literals; anchors: Anchor[] } {
  const words = new Set(written.map(({ text }) => text));
  const records: number[] = [];
  const exact: string[] = [""];
  const anchors: Anchor[] = [];
  for (const { text, index, as } of written) {
    const letters: number[] = [];
    const gapAfter: number[] = [];
    for (let at = 0; at < text.length && letters.length < LETTERS_MAX; at++) {
      const unit = text.charCodeAt(at);
      if (isWordUnit(unit)) {
        letters.push(unit);
        gapAfter.push(0);
      } else if (letters.length > 0) gapAfter[gapAfter.length - 1] = GAP;
    }
    // "E mail" is "email" to everybody, and "user name" is "username" to a rule; "nc -e" is not in "audience".
    const isWord = words.has(String.fromCharCode(...letters));
    for (const [k, gap] of gapAfter.entries()) {
      const lone = letters.length >= BROKEN_LETTERS_MIN && (k === 0 || k === letters.length - 2);
      if (gap === GAP && (lone || isWord)) gapAfter[k] = GAP_OPTIONAL;
    }
    const { from, to } = rarestLetters(letters, gapAfter, { ...ANCHOR_LETTERS, bits });
    const classes = letters.slice(from, to).map((letter) => CLASS[letter] as number);
    const isExact = !WORD_SIGNS.test(text);
    if (isExact) exact.push(text);
    const edges = (text.startsWith(" ") ? BEGINS : 0) | (text.endsWith(" ") ? ENDS : 0);
    const following = letters[to];
    const after = following === undefined ? (edges & ENDS && !isExact ? GUARD_END : 0) : (CLASS[following] as number);
    const guard = after | ((letters[to - 1] as number) >= FOREIGN_MIN ? GUARD_FOREIGN : 0);
    const sign = isExact ? nearestSign(text, to - 1) : 0;
    anchors.push({ number: records.length, classes: Uint8Array.from(classes), guard, sign });
    records.push(
      letters.length,
      to - 1,
      as | edges,
      isExact ? exact.length - 1 : 0,
      index & 0xffff,
      (index >> 16) & 0xffff,
    );
    for (const [k, letter] of letters.entries()) records.push(letter, gapAfter[k] as number);
  }
  return { literals: { records: Uint16Array.from(records), exact }, anchors };
}

/**
 * Where a confirmed literal stands and how it was disguised, and how many units were passed over since somebody last
 * counted. One object, because a find is too frequent to allocate.
 */
export const find = { start: 0, end: 0, disguise: PLAINLY as number, passed: 0 };

/**
 * Whether the literal whose anchor ends at unit `at` really stands there; fills `find` when it does. Letters are
 * compared one by one, over whatever stands between them.
 */
export function confirm(literals: Literals, literal: number, units: Uint16Array, length: number, at: number): boolean {
  const { records } = literals;
  const fold = FOLD;
  const classes = CLASS;
  const count = records[literal] as number;
  const first = literal + RECORD_HEAD;
  const anchorEnd = first + 2 * (records[literal + 1] as number);
  let disguise = PLAINLY;
  let breaks = 0;
  let place = at;
  for (let k = anchorEnd; ; k -= 2) {
    const letter = records[k] as number;
    const folded = fold[units[place] as number] as number;
    if (folded !== letter) {
      if (!standsFor(units[place] as number, folded, letter)) return false;
      disguise |= LEET;
    }
    if (k === first) break;
    const gapped = records[k - 1] as number;
    // A whole word is the common case, and has its letters side by side.
    if (place > 0 && gapped === 0 && classes[units[place - 1] as number] !== PASSED) {
      place -= 1;
      continue;
    }
    const seen = passBack(units, place);
    if (seen < 0) {
      find.passed += STRETCH_UNITS_MAX;
      return false;
    }
    find.passed += place - back;
    const gap = disguiseOf(place - back - 1, seen, gapped);
    if ((gap & (BROKEN | JOINED)) !== 0) breaks += white ? 1 : 2;
    disguise |= gap;
    place = back;
  }
  find.start = place;
  place = at;
  for (let k = anchorEnd + 2; k < first + 2 * count; k += 2) {
    const gapped = records[k - 1] as number;
    if (gapped === 0 && place + 1 < length && classes[units[place + 1] as number] !== PASSED) place += 1;
    else {
      const seen = passOn(units, place, length);
      if (seen < 0) {
        find.passed += STRETCH_UNITS_MAX;
        return false;
      }
      find.passed += on - place;
      const gap = disguiseOf(on - place - 1, seen, gapped);
      if ((gap & (BROKEN | JOINED)) !== 0) breaks += white ? 1 : 2;
      disguise |= gap;
      place = on;
    }
    const letter = records[k] as number;
    const folded = fold[units[place] as number] as number;
    if (folded !== letter) {
      if (!standsFor(units[place] as number, folded, letter)) return false;
      disguise |= LEET;
    }
  }
  find.end = place + 1;
  find.disguise = disguise;
  const exact = records[literal + RECORD_EXACT] as number;
  if (exact !== 0) return standsExactly(literals.exact[exact] as string, units, length);
  const edges = records[literal + RECORD_AS] as number;
  if ((edges & BEGINS) !== 0 && touchesWord(units, find.start, -1, length)) return false;
  if ((edges & ENDS) !== 0 && touchesWord(units, place, 1, length)) return false;
  if (disguise === PLAINLY && count >= SHORT_LETTERS_MIN) return true;
  if (!hasTrueEdges(units, length, count)) return false;
  // "At any time. So" holds "times": one break at a blank is chance, and no sign of a disguise.
  if (breaks === 1) find.disguise &= ~BROKEN;
  return true;
}

/** Whether a find that was disguised, or is very short, stands as a word. */
function hasTrueEdges(units: Uint16Array, length: number, count: number): boolean {
  const { start, end, disguise } = find;
  if (count < SHORT_LETTERS_MIN) {
    return disguise === PLAINLY && !touchesWord(units, start, -1, length) && !touchesWord(units, end - 1, 1, length);
  }
  // A disguised word begins where a word begins. Without this, "design or else" would be full of keywords.
  if (touchesWord(units, start, -1, length)) return (disguise & (BROKEN | JOINED | LEET)) === 0;
  return (disguise & (BROKEN | JOINED)) === 0 || count >= BROKEN_LETTERS_MIN || !touchesWord(units, end - 1, 1, length);
}

function disguiseOf(passed: number, visible: number, gap: number): number {
  let disguise = PLAINLY;
  if (passed > visible) disguise |= STRETCHED;
  if (gap === 0) {
    if (visible > 0) disguise |= BROKEN;
  } else if (gap === GAP && visible === 0) disguise |= JOINED;
  return disguise;
}

const APOSTROPHE = 0x27;
let back = 0;
let on = 0;
/** Whether what was passed over held white space, or an apostrophe, which breaks no word by itself. */
let white = false;

/** Goes to the letter before `place`; tells how many visible units it passed, or -1 when there is none near. */
function passBack(units: Uint16Array, place: number): number {
  let visible = 0;
  white = false;
  for (let k = place - 1; k >= 0 && place - k < STRETCH_UNITS_MAX; k--) {
    const unit = units[k] as number;
    if (CLASS[unit] !== PASSED) {
      back = k;
      return visible;
    }
    const folded = FOLD[unit] as number;
    if (folded === BLANK || folded === LINE_BREAK || folded === APOSTROPHE) white = true;
    if (folded !== DROPPED && ++visible > GAP_UNITS_MAX) return -1;
  }
  return -1;
}

function passOn(units: Uint16Array, place: number, length: number): number {
  let visible = 0;
  white = false;
  for (let k = place + 1; k < length && k - place < STRETCH_UNITS_MAX; k++) {
    const unit = units[k] as number;
    if (CLASS[unit] !== PASSED) {
      on = k;
      return visible;
    }
    const folded = FOLD[unit] as number;
    if (folded === BLANK || folded === LINE_BREAK || folded === APOSTROPHE) white = true;
    if (folded !== DROPPED && ++visible > GAP_UNITS_MAX) return -1;
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
