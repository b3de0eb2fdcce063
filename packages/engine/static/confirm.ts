/**
 * Tells a true find from a class of look-alikes: the letters of a literal are compared one by one around its anchor, over
 * whatever stands between them.
 */
import { BLANK, DROPPED, FOLD, LINE_BREAK, sameSign } from "./characters.ts";
import { CLASS, isWordUnit, PASSED, STANDS_FOR, standsFor } from "./skeleton.ts";

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
export const GAP = 1;
export const GAP_OPTIONAL = 2;

const RECORD_AS = 2;
/** Beside what it is looked for as: only where a word begins, only where one ends. */
export const BEGINS = 4;
export const ENDS = 8;
const AS_BITS = 3;
const RECORD_EXACT = 3;
const RECORD_INDEX = 4;
const RECORD_HEAD = 6;

export const asOf = ({ records }: Literals, literal: number): number =>
  (records[literal + RECORD_AS] as number) & AS_BITS;
export const indexOf = ({ records }: Literals, literal: number): number =>
  (records[literal + RECORD_INDEX] as number) | ((records[literal + RECORD_INDEX + 1] as number) << 16);

export const BROKEN_LETTERS_MIN = 5;
/** A literal of fewer letters is a word by itself or nothing. */
const SHORT_LETTERS_MIN = 3;
/** Separators that may stand between two letters of a broken word. */
const GAP_UNITS_MAX = 48;
const STRETCH_UNITS_MAX = 512;

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
  // What follows the anchor first: there most finds turn out to be something else.
  for (let k = anchorEnd + 2; k < first + 2 * count; k += 2) {
    const gapped = records[k - 1] as number;
    // A whole word is the common case, and has its letters side by side.
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
  const last = place;
  place = at;
  for (let k = anchorEnd; ; k -= 2) {
    const letter = records[k] as number;
    const folded = fold[units[place] as number] as number;
    if (folded !== letter) {
      if (!standsFor(units[place] as number, folded, letter)) return false;
      disguise |= LEET;
    }
    if (k === first) break;
    const gapped = records[k - 1] as number;
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
  find.end = last + 1;
  find.disguise = disguise;
  const exact = records[literal + RECORD_EXACT] as number;
  if (exact !== 0) return standsExactly(literals.exact[exact] as string, units, length);
  const edges = records[literal + RECORD_AS] as number;
  if ((edges & BEGINS) !== 0 && touchesWord(units, find.start, -1, length)) return false;
  if ((edges & ENDS) !== 0 && touchesWord(units, last, 1, length)) return false;
  if (disguise === PLAINLY && count >= SHORT_LETTERS_MIN) return true;
  if (!hasTrueEdges(units, length, count)) return false;
  if (
    (disguise & LEET) !== 0 &&
    isChance(units, length, breaks, records[first] as number, records[first + 2 * count - 2] as number)
  )
    return false;
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

/**
 * Whether what stands for the first or last letter belongs to something else: "an alert" holds "an AI", and "limit: 10"
 * holds "limiti".
 */
function isChance(units: Uint16Array, length: number, breaks: number, first: number, last: number): boolean {
  const folded = FOLD[units[find.end - 1] as number] as number;
  if (folded !== last && STANDS_FOR[folded] === 0 && touchesWord(units, find.end - 1, 1, length)) return true;
  const atEnd = folded !== last || FOLD[units[find.start] as number] !== first;
  return atEnd && breaks > 0 && breaks <= 2;
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
