/**
 * Literals without letters, such as `{{` and `$(`. The automaton passes signs over, so they are found by a filter: two
 * neighbouring units that open some literal share a bit. There is no state, so the loop is not bound by memory.
 */
import { BLANK, DROPPED, FOLD, LINE_BREAK, sameSign } from "./characters.ts";

export interface Pairs {
  /** Bits of the literals whose pair starts with this unit, and of those whose pair ends with it. */
  readonly first: Uint8Array;
  readonly second: Uint8Array;
  /** The literals that may start with a unit of the text. */
  signsAt(unit: number): readonly SignLiteral[];
  readonly empty: boolean;
}

export interface SignLiteral {
  readonly text: string;
  readonly index: number;
}

export function buildPairs(signs: readonly SignLiteral[]): Pairs {
  const first = new Uint8Array(65_536);
  const second = new Uint8Array(65_536);
  const literals = new Map<number, SignLiteral[]>();
  const opens = new Map<number, number>();
  const follows = new Map<number, number>();
  for (const [k, sign] of signs.entries()) {
    const one = sign.text.charCodeAt(0);
    const bit = 1 << (k & 7);
    opens.set(one, (opens.get(one) ?? 0) | bit);
    const two = sign.text.charCodeAt(1);
    follows.set(two, (follows.get(two) ?? 0) | bit);
    literals.set(one, [...(literals.get(one) ?? []), sign]);
  }
  for (let unit = 0; unit < 65_536; unit++) {
    const sign = signOf(FOLD[unit] as number);
    first[unit] = opens.get(sign) ?? 0;
    // A literal of one sign has no second, and any unit will do.
    second[unit] = (follows.get(sign) ?? 0) | (follows.get(Number.NaN) ?? 0);
  }
  const signsAt = (unit: number) => literals.get(signOf(FOLD[unit] as number)) ?? [];
  return { first, second, signsAt, empty: signs.length === 0 };
}

const signOf = (folded: number) => (folded === BLANK || folded === LINE_BREAK ? 0x20 : folded);

/** Writes the places in `[from, to)` where a literal may start to `found`, and returns how many. */
export function findPairs(pairs: Pairs, units: Uint16Array, from: number, to: number, found: Int32Array): number {
  const first = pairs.first;
  const second = pairs.second;
  let count = 0;
  let bits = first[units[from] as number] as number;
  for (let at = from + 1; at <= to; at++) {
    const unit = units[at] as number;
    if ((bits & (second[unit] as number)) !== 0) found[count++] = at - 1;
    bits = first[unit] as number;
  }
  return count;
}

/** Where the literal that starts at `at` ends, or -1 when it does not stand there. Invisible characters are no matter. */
export function endOfSign(sign: SignLiteral, units: Uint16Array, length: number, at: number): number {
  let place = at;
  for (let k = 0; k < sign.text.length; place++) {
    if (place >= length) return -1;
    const folded = FOLD[units[place] as number] as number;
    if (folded === DROPPED) continue;
    if (!sameSign(folded, sign.text.charCodeAt(k))) return -1;
    k += 1;
  }
  return place;
}
