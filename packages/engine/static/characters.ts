/**
 * What one character folds to: a table for the basic plane, built once at load, and a small memory for the pairs beyond
 * it. Everything that reads text in this room looks characters up here, so there is one opinion on what is invisible,
 * what is white and what is the same letter.
 */
import { ASTRAL_RUNS, LOOKALIKES, SPELLED_OUT } from "./lookalikes.ts";

/** Entries of `FOLD` that are no character. Control characters never come out of folding, so their codes are free. */
export const DROPPED = 0;
export const BLANK = 1;
export const LINE_BREAK = 2;
/** The unit folds to more than one, or is half of a pair: see `foldPair` and `SPELLED`. */
export const SPECIAL = 3;

/** Code units that fold to several. */
const SPELLED = new Map<number, string>();

/** Whether the unit is dropped as a mark that belongs to the letter before it, and so to that letter's span. */
export function isAttached(unit: number): boolean {
  return (
    (unit >= 0x0300 && unit <= 0x036f) ||
    (unit >= 0xfe00 && unit <= 0xfe0f) ||
    (unit >= 0x1ab0 && unit <= 0x1aff) ||
    (unit >= 0x1dc0 && unit <= 0x1dff) ||
    (unit >= 0x20d0 && unit <= 0x20ff) ||
    (unit >= 0xfe20 && unit <= 0xfe2f) ||
    (unit >= 0x0591 && unit <= 0x05c7) ||
    (unit >= 0x064b && unit <= 0x065f)
  );
}

/** What a special unit folds to; `next` is the unit after it, for surrogate pairs. */
export function foldSpecial(unit: number, next: number): { readonly text: string; readonly units: 1 | 2 } {
  if (unit >= 0xd800 && unit <= 0xdbff && next >= 0xdc00 && next <= 0xdfff) {
    return { text: foldPair(unit, next), units: 2 };
  }
  return { text: SPELLED.get(unit) ?? String.fromCharCode(unit), units: 1 };
}

/** A pair's fold, worked out when it is met: there are a million of them and texts hold few. */
const PAIRS = new Map<number, string>();
const PAIRS_MAX = 8_192;
function foldPair(high: number, low: number): string {
  const point = ((high - 0xd800) << 10) + (low - 0xdc00) + 0x10000;
  const known = PAIRS.get(point);
  if (known !== undefined) return known;
  const folded = foldPoint(point);
  if (PAIRS.size < PAIRS_MAX) PAIRS.set(point, folded);
  return folded;
}

function foldPoint(point: number): string {
  if (point >= 0xe0000 && point <= 0xe0fff) return "";
  for (const [first, last, letter] of ASTRAL_RUNS) {
    if (point >= first && point <= last) return String.fromCharCode(letter.charCodeAt(0) + point - first);
  }
  return foldPiece(String.fromCodePoint(point).normalize("NFKD"));
}

function buildFold(): Uint16Array {
  const map = new Uint16Array(65_536);
  // One normalisation of the whole plane is ten times faster than one a character.
  const plane: string[] = [];
  for (let unit = 0; unit < 65_536; unit++) plane.push(keptWhole(unit) ? "" : String.fromCharCode(unit));
  const pieces = plane.join("\u0000").normalize("NFKD").split("\u0000");
  for (let unit = 1; unit < 65_536; unit++) {
    // The NUL of the plane itself is a separator too, which shifts nothing: `pieces` starts with it.
    map[unit] = foldUnit(unit, pieces[unit + 1] ?? "");
  }
  map[0] = DROPPED;
  return map;
}

function foldUnit(unit: number, normal: string): number {
  if (unit >= 0xd800 && unit <= 0xdbff) return SPECIAL;
  if (keptWhole(unit)) return unit;
  if (unit === 0x0a || unit === 0x0b || unit === 0x0c || unit === 0x0d) return LINE_BREAK;
  if (unit === 0x85 || unit === 0x2028 || unit === 0x2029) return LINE_BREAK;
  if (unit === 0x2800 || unit === 0x3164 || WHITE.test(String.fromCharCode(unit))) return BLANK;
  const folded = foldPiece(normal);
  if (folded.length === 0) return DROPPED;
  if (folded.length === 1) return folded.charCodeAt(0);
  SPELLED.set(unit, folded);
  return SPECIAL;
}

const WHITE = /^\s$/u;
const OVERRIDES: ReadonlyMap<string, string> = new Map(SPELLED_OUT);

/** Folds what normalisation gave for one character. */
function foldPiece(normal: string): string {
  let out = "";
  for (const letter of normal) {
    if (isDropped(letter.codePointAt(0) ?? 0)) continue;
    out += foldLetter(letter);
  }
  return out;
}

function foldLetter(letter: string): string {
  // The capital is looked up before it is lowered: Greek capital eta looks like H, its small letter like n.
  const double = LOOKALIKES.get(letter);
  if (double !== undefined) return double;
  let out = "";
  for (const low of letter.toLowerCase().normalize("NFKD")) {
    if (isDropped(low.codePointAt(0) ?? 0)) continue;
    out += OVERRIDES.get(low) ?? LOOKALIKES.get(low) ?? DIGITS.get(low) ?? low;
  }
  return out;
}

/** Decimal digits of other scripts. */
const DIGITS: ReadonlyMap<string, string> = new Map(
  [0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0e50, 0x17e0].flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit): [string, string] => [String.fromCharCode(zero + digit), String(digit)]),
  ),
);

/** Han, Hangul, kana, the rest of the surrogates and private use fold to themselves. */
function keptWhole(unit: number): boolean {
  return (
    (unit >= 0x3041 && unit <= 0x3098) ||
    (unit >= 0x309b && unit <= 0x3130) ||
    (unit >= 0x3400 && unit <= 0x9fff) ||
    (unit >= 0xac00 && unit <= 0xf8ff)
  );
}

/** Invisible characters, and marks that dress a letter without being one. */
function isDropped(point: number): boolean {
  return (
    point < 0x20 ||
    (point >= 0x7f && point <= 0x9f) ||
    point === 0xad ||
    (point >= 0x0300 && point <= 0x036f) ||
    (point >= 0x0483 && point <= 0x0489) ||
    (point >= 0x0591 && point <= 0x05c7 && point !== 0x05be && point !== 0x05c0 && point !== 0x05c3) ||
    (point >= 0x0610 && point <= 0x061c) ||
    (point >= 0x064b && point <= 0x065f) ||
    point === 0x0670 ||
    (point >= 0x06d6 && point <= 0x06ed && point !== 0x06de && point !== 0x06e9) ||
    point === 0x093c ||
    point === 0x09bc ||
    point === 0x0a3c ||
    point === 0x115f ||
    point === 0x1160 ||
    point === 0x17b4 ||
    point === 0x17b5 ||
    (point >= 0x180b && point <= 0x180f) ||
    (point >= 0x1ab0 && point <= 0x1aff) ||
    (point >= 0x1dc0 && point <= 0x1dff) ||
    (point >= 0x200b && point <= 0x200f) ||
    (point >= 0x202a && point <= 0x202e) ||
    (point >= 0x2060 && point <= 0x206f) ||
    (point >= 0x20d0 && point <= 0x20ff) ||
    point === 0x3099 ||
    point === 0x309a ||
    (point >= 0xfe00 && point <= 0xfe0f) ||
    (point >= 0xfe20 && point <= 0xfe2f) ||
    point === 0xfeff ||
    point === 0xffa0 ||
    (point >= 0xfff0 && point <= 0xfffb) ||
    (point >= 0xe0000 && point <= 0xe0fff) ||
    (point >= 0x1d167 && point <= 0x1d1ad && (point <= 0x1d169 || point >= 0x1d173))
  );
}

/** Folded unit of each UTF-16 code unit. Last in the file, because building it needs everything above. */
export const FOLD: Uint16Array = buildFold();
