/**
 * What is asked around an anchor before its literal is compared: most finds are part of something else, and one look at
 * a neighbour tells.
 */
import type { Automaton } from "./automaton.ts";
import { DROPPED, FOLD } from "./characters.ts";
import type { Frame } from "./frame.ts";
import { CLASS, EXOTIC, isWordUnit, PASSED } from "./skeleton.ts";

/** A guard that says that a word ends with the anchor. Lesser ones are the class of the letter that follows. */
export const GUARD_END = 32;
/** From here on letters are of scripts that ASCII has no look-alikes for: each stands for itself alone. */
export const FOREIGN_MIN = 0x0400;

const SIGN_UNITS_MAX = 100;
/** A sign and how far it stands from the end of the anchor are one number, the distance in its low byte. */
const OFFSET_ZERO = 128;

/** The sign of an exact literal that stands nearest to one of its letters, as a guard; 0 for none. */
export function nearestSign(text: string, letter: number): number {
  let at = -1;
  for (let seen = -1; seen < letter; ) if (isWordUnit(text.charCodeAt(++at))) seen += 1;
  for (let far = 1; far <= SIGN_UNITS_MAX; far++) {
    for (const offset of [far, -far]) {
      const unit = text.charCodeAt(at + offset);
      if (unit > 0x20 && unit < 0x7f && !isWordUnit(unit)) return (unit << 8) | (offset + OFFSET_ZERO);
    }
  }
  return 0;
}

/**
 * Whether a sign may stand so far from an anchor. Letters and what is invisible say nothing, for characters that are
 * dropped may stand between; any other sign or blank in its place is an answer.
 */
function mayHoldSign(units: Uint16Array, length: number, at: number, guard: number): boolean {
  const place = at + (guard & 0xff) - OFFSET_ZERO;
  if (place < 0 || place >= length) return false;
  const unit = units[place] as number;
  const folded = FOLD[unit] as number;
  if (unit >= 0x80 || folded === DROPPED || folded === guard >>> 8) return true;
  return isWordUnit(folded) && place !== at + 1;
}

/** How far the letter after an anchor is looked for. */
const COMING_UNITS = 3;

/** What `aroundOf` tells, as one number: the class of the letter that comes, whether a word ends, the last letter folded. */
const COMING_BITS = 31;
const ENDS_BIT = 32;
const LAST_SHIFT = 6;

/** What stands at the end of an anchor and after it, for `isRuledOut` to ask. */
export function aroundOf(units: Uint16Array, length: number, at: number): number {
  const unit = at + 1 < length ? (units[at + 1] as number) : 0x20;
  const next = CLASS[unit] as number;
  let coming = next;
  const near = Math.min(length, at + 1 + COMING_UNITS);
  for (let place = at + 2; coming === PASSED && place < near; place++) coming = CLASS[units[place] as number] as number;
  const ends = next === PASSED || next === EXOTIC || !isWordUnit(FOLD[unit] as number);
  return ((FOLD[units[at] as number] as number) << LAST_SHIFT) | (ends ? ENDS_BIT : 0) | coming;
}

/** Whether an anchor that ends at `at` is part of something else: the letter after it tells, or a sign near it. */
export function isRuledOut(
  { lasts, signGuards, guards }: Automaton,
  anchor: number,
  { units, length }: Pick<Frame, "units" | "length">,
  at: number,
  around: number,
): boolean {
  const last = lasts[anchor] as number;
  if (last !== 0 && last !== around >>> LAST_SHIFT) return true;
  const sign = signGuards[anchor] as number;
  if (sign !== 0 && !mayHoldSign(units, length, at, sign)) return true;
  const guard = guards[anchor] as number;
  if (guard === GUARD_END) return (around & ENDS_BIT) === 0;
  const coming = around & COMING_BITS;
  return guard !== 0 && guard !== coming && coming !== PASSED && coming !== EXOTIC;
}
