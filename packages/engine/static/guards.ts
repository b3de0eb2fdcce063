/**
 * What is asked around an anchor before its literal is compared: most finds are part of something else, and one look at
 * a neighbour tells.
 */
import { DROPPED, FOLD } from "./characters.ts";
import { isWordUnit } from "./skeleton.ts";

/** A guard that says that a word ends with the anchor. Lesser ones are the class of the letter that follows. */
export const GUARD_END = 32;
/** Beside a guard: the anchor ends with a letter that nothing in ASCII stands for. */
export const GUARD_FOREIGN = 64;

/** From here on letters are of scripts that ASCII has no look-alikes for. */
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
export function mayHoldSign(units: Uint16Array, length: number, at: number, guard: number): boolean {
  const place = at + (guard & 0xff) - OFFSET_ZERO;
  if (place < 0 || place >= length) return false;
  const unit = units[place] as number;
  const folded = FOLD[unit] as number;
  if (unit >= 0x80 || folded === DROPPED || folded === guard >>> 8) return true;
  return isWordUnit(folded) && place !== at + 1;
}
