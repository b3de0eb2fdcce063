/**
 * Literals that the automaton is no help with: signs, which it passes over, and the two or three characters that make a
 * word of Han or Hangul, whose classes would collide with everything. They are found by a filter: two neighbouring units
 * that belong to some literal share a bit. There is no state, so the loop is not bound by memory.
 */
import { BLANK, DROPPED, FOLD, LINE_BREAK, sameSign } from "./characters.ts";
import { isWordUnit } from "./skeleton.ts";

export interface Pairs {
  /** Bits of the literals whose pair starts with this unit, and of those whose pair ends with it. */
  readonly first: Uint8Array;
  readonly second: Uint8Array;
  /** Whether a pair of units, by their hash, is the pair of some literal: the bits alone let too many through. */
  readonly known: Uint8Array;
  /** The literals whose pair may start with a unit of the text. */
  signsAt(unit: number): readonly SignLiteral[];
  readonly empty: boolean;
}

export interface SignLiteral {
  readonly text: string;
  readonly index: number;
  /** Where in the text its rarest pair stands. */
  readonly pairAt: number;
  readonly isShortWord: boolean;
}

const NO_SIGNS: readonly SignLiteral[] = [];

export function buildPairs(signs: readonly { readonly text: string; readonly index: number }[]): Pairs {
  const first = new Uint8Array(65_536);
  const second = new Uint8Array(65_536);
  const literals = new Map<number, SignLiteral[]>();
  const opens = new Uint8Array(65_536);
  const follows = new Uint8Array(65_536);
  const known = new Uint8Array(PAIR_HASHES);
  let anything = 0;
  for (const [k, { text, index }] of signs.entries()) {
    const pairAt = rarestPair(text);
    const one = text.charCodeAt(pairAt);
    const bit = bitOf(text, pairAt, k);
    opens[one] = (opens[one] as number) | bit;
    // A literal of one sign has no second, and any unit will do.
    if (pairAt + 1 >= text.length) {
      anything |= bit;
      known.fill(1);
    } else {
      const two = text.charCodeAt(pairAt + 1);
      follows[two] = (follows[two] as number) | bit;
      known[hashOf(signOf(FOLD[one] as number), signOf(FOLD[two] as number))] = 1;
    }
    const literal = { text, index, pairAt, isShortWord: /^[a-z0-9]{1,3}(?![a-z0-9])/u.test(text) };
    const others = literals.get(one);
    if (others) others.push(literal);
    else literals.set(one, [literal]);
  }
  if (signs.length > 0) {
    for (let unit = 0; unit < 65_536; unit++) {
      const sign = signOf(FOLD[unit] as number);
      first[unit] = opens[sign] as number;
      second[unit] = (follows[sign] as number) | anything;
    }
  }
  const signsAt = (unit: number) => literals.get(signOf(FOLD[unit] as number)) ?? NO_SIGNS;
  return { first, second, known, signsAt, empty: signs.length === 0 };
}

const PAIR_HASHES = 16_384;
const hashOf = (one: number, two: number) => ((one * 61) ^ (two * 7)) & (PAIR_HASHES - 1);

const signOf = (folded: number) => (folded === BLANK || folded === LINE_BREAK ? 0x20 : folded);

/**
 * The bit that the two units of a pair share. Kinds of pairs have bits of their own: with one for all, a letter of one
 * literal and a letter of another would make a pair of every word.
 */
function bitOf(text: string, at: number, k: number): number {
  const one = isCommon(text[at]);
  const two = isCommon(text[at + 1]);
  if (one && two) return 1;
  if (one) return 2 << (k & 1);
  if (two) return 8 << (k & 1);
  return 32 << (k % 3);
}

const isCommon = (sign: string | undefined) => sign !== undefined && /[a-z0-9 ]/u.test(sign);

/** Two signs are rarer than a sign and a letter; two letters and blanks are everywhere. */
function rarestPair(text: string): number {
  let best = 0;
  let bestRarity = -1;
  for (let at = 0; at + 1 < text.length; at++) {
    const rarity = rarityOf(text[at] as string) + rarityOf(text[at + 1] as string);
    if (rarity > bestRarity) {
      best = at;
      bestRarity = rarity;
    }
  }
  return best;
}

function rarityOf(sign: string): number {
  if (/[a-z0-9 ]/u.test(sign)) return sign === " " ? 0 : 1;
  return /[.,'"\-/]/u.test(sign) ? 3 : 4;
}

/**
 * Writes the places in `[from, to)` where the pair of a literal may start to `found`, and returns how many. It looks at
 * four at a time, because nearly always there is none.
 */
export function findPairs(pairs: Pairs, units: Uint16Array, from: number, to: number, found: Int32Array): number {
  const { first, second } = pairs;
  let count = 0;
  let at = from;
  for (; at + 4 <= to; at += 4) {
    const unit1 = units[at + 1] as number;
    const unit2 = units[at + 2] as number;
    const unit3 = units[at + 3] as number;
    const bits0 = (first[units[at] as number] as number) & (second[unit1] as number);
    const bits1 = (first[unit1] as number) & (second[unit2] as number);
    const bits2 = (first[unit2] as number) & (second[unit3] as number);
    const bits3 = (first[unit3] as number) & (second[units[at + 4] as number] as number);
    if ((bits0 | bits1 | bits2 | bits3) === 0) continue;
    if (bits0 !== 0 && isKnown(pairs, units, at)) found[count++] = at;
    if (bits1 !== 0 && isKnown(pairs, units, at + 1)) found[count++] = at + 1;
    if (bits2 !== 0 && isKnown(pairs, units, at + 2)) found[count++] = at + 2;
    if (bits3 !== 0 && isKnown(pairs, units, at + 3)) found[count++] = at + 3;
  }
  for (; at < to; at++) {
    const bits = (first[units[at] as number] as number) & (second[units[at + 1] as number] as number);
    if (bits !== 0 && isKnown(pairs, units, at)) found[count++] = at;
  }
  return count;
}

function isKnown(pairs: Pairs, units: Uint16Array, at: number): boolean {
  const one = signOf(FOLD[units[at] as number] as number);
  const two = signOf(FOLD[units[at + 1] as number] as number);
  return pairs.known[hashOf(one, two)] === 1;
}

/** Where a literal was found to stand. One object, because a find is too frequent to allocate. */
export const sign = { start: 0, end: 0 };

/** Whether the literal whose pair starts at `at` stands there; invisible characters between its signs are no matter. */
export function confirmSign(
  { text, pairAt, isShortWord }: SignLiteral,
  units: Uint16Array,
  length: number,
  at: number,
): boolean {
  let place = at;
  for (let k = pairAt; k > 0; ) {
    place -= 1;
    if (place < 0) return false;
    const folded = FOLD[units[place] as number] as number;
    if (folded === DROPPED) continue;
    k -= 1;
    if (!sameSign(folded, text.charCodeAt(k))) return false;
  }
  // Two letters are in the middle of every other word; as a literal they begin one.
  if (isShortWord && place > 0 && isWordUnit(FOLD[units[place - 1] as number] as number)) return false;
  sign.start = place;
  place = at;
  for (let k = pairAt; k < text.length; place++) {
    if (place >= length) return false;
    const folded = FOLD[units[place] as number] as number;
    if (folded === DROPPED) continue;
    if (!sameSign(folded, text.charCodeAt(k))) return false;
    k += 1;
  }
  sign.end = place;
  return true;
}
