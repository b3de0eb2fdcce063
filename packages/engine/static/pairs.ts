/**
 * Literals that the automaton is no help with: signs, which it passes over, and the two or three characters that make a
 * word of Han or Hangul, whose classes would collide with everything. They are found by the rarer unit of their rarest
 * pair. There is no state, so the loop is not bound by memory.
 */
import { BLANK, DROPPED, FOLD, LINE_BREAK, sameSign } from "./characters.ts";

export interface Pairs {
  /** By a hash of two neighbouring units, 1 when they are the pair of some literal. */
  readonly known: Uint8Array;
  /** The literals, by the two folded units of their pair: the first in the high half; the second is 0 where it is none. */
  readonly signs: readonly (readonly [pair: number, literals: readonly SignLiteral[]])[];
}

export interface SignLiteral {
  readonly text: string;
  readonly index: number;
  /** Where in the text its rarest pair stands. */
  readonly pairAt: number;
}

const NO_SIGNS: readonly SignLiteral[] = [];

/** The pairs, and 1 for units that are the rarer of the two in one: letters and blanks of Latin text never are. */
export function buildPairs(signs: readonly { readonly text: string; readonly index: number }[]): {
  readonly pairs: Pairs;
  readonly marks: Uint8Array;
} {
  const literals = new Map<number, SignLiteral[]>();
  const known = new Uint8Array(PAIR_HASHES);
  const marked = new Uint8Array(65_536);
  for (const { text, index } of signs) {
    const pairAt = rarestPair(text);
    const one = text.charCodeAt(pairAt);
    const two = text.charCodeAt(pairAt + 1);
    marked[
      pairAt + 1 < text.length && rarityOf(text[pairAt + 1] as string) > rarityOf(text[pairAt] as string) ? two : one
    ] = 1;
    // A literal of one sign has no second, and any unit will do.
    if (pairAt + 1 >= text.length) known.fill(1);
    else known[hashOf(signOf(FOLD[one] as number), signOf(FOLD[two] as number))] = 1;
    const literal = { text, index, pairAt };
    const pair = pairAt + 1 >= text.length ? one * 0x10000 : pairOf(one, two);
    const others = literals.get(pair);
    if (others) others.push(literal);
    else literals.set(pair, [literal]);
  }
  const marks = new Uint8Array(65_536);
  if (signs.length > 0)
    for (let unit = 0; unit < 65_536; unit++) marks[unit] = marked[signOf(FOLD[unit] as number)] as number;
  return { pairs: { known, signs: [...literals] }, marks };
}

/** Looks up the literals whose pair stands at a place of a text. */
export function signsByPair({ signs }: Pairs): (units: Uint16Array, at: number) => readonly SignLiteral[] {
  const literals = new Map(signs);
  // A literal of one sign stands wherever its sign does; there are hardly any.
  const lone = new Map([...literals].filter(([pair]) => pair % 0x10000 === 0));
  return (units, at) => {
    const one = FOLD[units[at] as number] as number;
    const found = literals.get(pairOf(one, FOLD[units[at + 1] as number] as number)) ?? NO_SIGNS;
    if (lone.size === 0) return found;
    const alone = lone.get(signOf(one) * 0x10000);
    return alone ? [...found, ...alone] : found;
  };
}

const pairOf = (one: number, two: number) => signOf(one) * 0x10000 + signOf(two);

const PAIR_HASHES = 16_384;
/** Pairs of ASCII never collide; what others collide with is compared afterwards. */
const hashOf = (one: number, two: number) => ((one << 7) ^ two ^ (one >> 7)) & (PAIR_HASHES - 1);

const signOf = (folded: number) => (folded === BLANK || folded === LINE_BREAK ? 0x20 : folded);

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
  if (sign === " ") return 0;
  if (/[a-z]/u.test(sign)) return 1;
  if (/[.,]/u.test(sign)) return 2;
  if (/[0-9]/u.test(sign)) return 3;
  return /['"\-/]/u.test(sign) ? 4 : 5;
}

/** Whether the pair of some literal may start at `at`. */
export function startsPair(pairs: Pairs, units: Uint16Array, at: number): boolean {
  const one = signOf(FOLD[units[at] as number] as number);
  const two = signOf(FOLD[units[at + 1] as number] as number);
  return pairs.known[hashOf(one, two)] === 1;
}

/** Where a literal was found to stand. One object, because a find is too frequent to allocate. */
export const sign = { start: 0, end: 0 };

/** Whether the literal whose pair starts at `at` stands there; invisible characters between its signs are no matter. */
export function confirmSign({ text, pairAt }: SignLiteral, units: Uint16Array, length: number, at: number): boolean {
  let place = at;
  for (let k = pairAt; k > 0; ) {
    place -= 1;
    if (place < 0) return false;
    const folded = FOLD[units[place] as number] as number;
    if (folded === DROPPED) continue;
    k -= 1;
    if (!sameSign(folded, text.charCodeAt(k))) return false;
  }
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
