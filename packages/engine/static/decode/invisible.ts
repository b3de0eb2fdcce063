/**
 * Text that nobody sees: tag characters that spell ASCII, and variation selectors that carry bytes. A flag emoji is
 * spelled with tags too and is left alone.
 */
import { type Decoded, decodedWhole } from "./decoded.ts";

export interface Hidden {
  readonly decoded: Decoded;
  readonly start: number;
  readonly end: number;
}

/** Invisible characters that make a text; fewer may be a stray flag or a selector. */
const CHARS_MIN = 4;
const HIGH = 0xdb40;
const FLAG_HIGH = 0xd83c;
const FLAG_LOW = 0xdff4;

/** Reads the invisible run that starts at `at`, a high surrogate of the invisible plane; null when it spells nothing. */
export function readInvisible(units: Uint16Array, length: number, at: number): Hidden | null {
  let text = "";
  const bytes: number[] = [];
  let end = at;
  for (; end + 1 < length; end += 2) {
    const high = units[end] as number;
    const low = units[end + 1] as number;
    if (high === HIGH && low >= 0xdc20 && low <= 0xdc7e) text += String.fromCharCode(low - 0xdc00);
    else if (high === HIGH && low >= 0xdd00 && low <= 0xddef) bytes.push(low - 0xdd00 + 16);
    else if (high === HIGH && low <= 0xdc7f) continue;
    else if (high >= 0xfe00 && high <= 0xfe0f && bytes.length > 0) {
      bytes.push(high - 0xfe00);
      end -= 1;
    } else break;
  }
  const isFlag = at >= 2 && units[at - 2] === FLAG_HIGH && units[at - 1] === FLAG_LOW && text.length <= 8;
  const spelled = text.length >= bytes.length ? text : new TextDecoder().decode(Uint8Array.from(bytes));
  if (isFlag || spelled.length < CHARS_MIN) return null;
  return { decoded: decodedWhole(spelled, at, end), start: at, end };
}

/** Where the invisible run that starts at `at` ends, so that it is read once. */
export function endOfInvisible(units: Uint16Array, length: number, at: number): number {
  let end = at;
  while (end + 1 < length && units[end] === HIGH) end += 2;
  return end;
}
