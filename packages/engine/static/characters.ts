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
    (unit >= 0x0483 && unit <= 0x0489) ||
    (unit >= 0xfe00 && unit <= 0xfe0f) ||
    (unit >= 0x1ab0 && unit <= 0x1aff) ||
    (unit >= 0x1dc0 && unit <= 0x1dff) ||
    (unit >= 0x20d0 && unit <= 0x20ff) ||
    (unit >= 0xfe20 && unit <= 0xfe2f) ||
    (unit >= 0x0591 && unit <= 0x05c7) ||
    (unit >= 0x064b && unit <= 0x065f)
  );
}

/** Whether an entry of `FOLD` is the sign of a folded literal. Either kind of white space stands for both. */
export function sameSign(folded: number, sign: number): boolean {
  return folded === sign || ((folded === BLANK || folded === LINE_BREAK) && (sign === 0x20 || sign === 0x0a));
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
  return foldPiece(String.fromCodePoint(point).normalize("NFKD").toLowerCase().normalize("NFKD"));
}

/** Where folding does something. Han, Hangul, private use and most of the surrogates fold to themselves. */
const FOLDED_BLOCKS: readonly (readonly [first: number, last: number])[] = [
  [0x0001, 0x33ff],
  [0xa000, 0xabff],
  [0xf900, 0xffff],
];

function buildFold(): Uint16Array {
  const map = new Uint16Array(65_536);
  for (let unit = 0; unit < 65_536; unit++) map[unit] = unit;
  map[0] = DROPPED;
  map.fill(SPECIAL, 0xd800, 0xdc00);
  for (const [first, last] of FOLDED_BLOCKS) {
    // One call for the whole block is many times faster than one a character; NUL keeps the pieces apart.
    let block = "";
    for (let unit = first; unit <= last; unit++) block += `${String.fromCharCode(unit)}\u0000`;
    const normal = block.normalize("NFKD");
    const pieces = normal.split("\u0000");
    const lowered = normal.toLowerCase().normalize("NFKD").split("\u0000");
    for (let unit = first; unit <= last; unit++) {
      map[unit] = foldUnit(unit, pieces[unit - first] as string, lowered[unit - first] as string);
    }
  }
  return map;
}

function foldUnit(unit: number, normal: string, lowered: string): number {
  // Kana stay whole: their voicing marks are letters' own, not dress.
  if ((unit >= 0x3041 && unit <= 0x3098) || (unit >= 0x309b && unit <= 0x3130)) return unit;
  if ((unit >= 0x0a && unit <= 0x0d) || unit === 0x85 || unit === 0x2028 || unit === 0x2029) return LINE_BREAK;
  if (isBlank(unit)) return BLANK;
  // The capital is looked up before it is lowered: Greek capital eta looks like H, its small letter like n.
  const folded = LOOKALIKES.get(normal) ?? foldPiece(lowered);
  if (folded.length === 0) return DROPPED;
  // An accent by itself is written as a blank that carries it.
  if (folded === " ") return BLANK;
  if (folded.length === 1) return folded.charCodeAt(0);
  SPELLED.set(unit, folded);
  return SPECIAL;
}

function isBlank(unit: number): boolean {
  return (
    unit === 0x09 ||
    unit === 0x20 ||
    unit === 0xa0 ||
    unit === 0x1680 ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x2800 ||
    unit === 0x3000 ||
    unit === 0x3164
  );
}

const OVERRIDES: ReadonlyMap<string, string> = new Map(SPELLED_OUT);

/** Folds what lowering and normalisation gave for one character. */
function foldPiece(lowered: string): string {
  if (lowered.length === 1) return foldLetter(lowered);
  let out = "";
  for (const letter of lowered) out += foldLetter(letter);
  return out;
}

function foldLetter(letter: string): string {
  if (isDropped(letter.codePointAt(0) as number)) return "";
  return OVERRIDES.get(letter) ?? LOOKALIKES.get(letter) ?? DIGITS.get(letter) ?? letter;
}
/** Decimal digits of other scripts. */
const DIGITS: ReadonlyMap<string, string> = new Map(
  [0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0e50, 0x17e0].flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit): [string, string] => [String.fromCharCode(zero + digit), String(digit)]),
  ),
);

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
