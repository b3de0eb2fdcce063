/**
 * Characters written as numbers: hexadecimal, binary or decimal, one by one or run together. The tokens of a run are read
 * once; a streak of one kind is a text when what it spells reads like one.
 */
import { readsLikeText } from "./decoded.ts";
import { hexValue } from "./escapes.ts";

export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Characters that a streak must spell. */
const CHARS_MIN = 8;

/** Numbers of one kind that stand side by side. */
interface Streak {
  readonly values: number[];
  start: number;
  end: number;
}

/** Texts spelled in `units[from, to)`, a run of digits and of the signs that stand between numbers. */
export function decodeCodes(units: Uint16Array, from: number, to: number): Piece[] {
  const pieces: Piece[] = [];
  const bytes: Streak = { values: [], start: 0, end: 0 };
  const bits: Streak = { values: [], start: 0, end: 0 };
  const points: Streak = { values: [], start: 0, end: 0 };
  const close = (streak: Streak) => {
    if (streak.values.length >= CHARS_MIN) {
      const text = streak === points ? textOfPoints(streak.values) : textOfBytes(streak.values);
      if (text !== null) pieces.push({ text, start: streak.start, end: streak.end });
    }
    streak.values.length = 0;
  };
  const take = (streak: Streak, value: number, start: number, end: number) => {
    if (value < 0) {
      if (streak.values.length > 0) close(streak);
      return;
    }
    if (streak.values.length === 0) streak.start = start;
    streak.values.push(value);
    streak.end = end;
  };
  for (let at = from; at < to; ) {
    if (!isTokenUnit(units[at] as number)) {
      at += 1;
      continue;
    }
    let end = at + 1;
    while (end < to && isTokenUnit(units[end] as number)) end += 1;
    const digits = skipPrefix(units, at, end);
    if (end - digits >= 2 * CHARS_MIN) pieces.push(...runTogether(units, digits, end));
    take(bits, end - digits === 7 || end - digits === 8 ? number(units, digits, end, 2) : -1, at, end);
    take(bytes, end - digits === 2 ? number(units, digits, end, 16) : -1, at, end);
    take(points, end - digits <= 6 ? number(units, digits, end, 10) : -1, at, end);
    at = end;
  }
  for (const streak of [bits, bytes, points]) close(streak);
  // Two digits are hexadecimal or decimal; when both read like text, the one that came first stands.
  return pieces.filter(
    (piece, k) => pieces.findIndex((other) => other.start < piece.end && piece.start < other.end) === k,
  );
}

function isTokenUnit(unit: number): boolean {
  return hexValue(unit) >= 0 || unit === 0x78 || unit === 0x58 || unit === 0x5c;
}

/** Past `0x`, `\x` or `x`. */
function skipPrefix(units: Uint16Array, at: number, end: number): number {
  for (let place = at; place < Math.min(end, at + 2); place++) {
    if (units[place] === 0x78 || units[place] === 0x58) return place + 1;
  }
  return at;
}

/** The number that the digits make, or -1. */
function number(units: Uint16Array, from: number, to: number, base: number): number {
  let value = 0;
  for (let at = from; at < to; at++) {
    const digit = hexValue(units[at] as number);
    if (digit < 0 || digit >= base) return -1;
    value = value * base + digit;
  }
  return to > from ? value : -1;
}

/** One long token: eight bits or two digits a character. */
function runTogether(units: Uint16Array, from: number, to: number): Piece[] {
  for (const [width, base] of [
    [8, 2],
    [2, 16],
  ] as const) {
    if ((to - from) % width !== 0 || (to - from) / width < CHARS_MIN) continue;
    const values: number[] = [];
    for (let at = from; at < to; at += width) {
      const value = number(units, at, at + width, base);
      if (value < 0) break;
      values.push(value);
      if (values.length === SAMPLE && textOfBytes(values) === null) break;
    }
    if (values.length * width !== to - from) continue;
    const text = textOfBytes(values);
    if (text !== null) return [{ text, start: from, end: to }];
  }
  return [];
}

/** A few values tell whether the rest is worth reading. */
const SAMPLE = 24;
const decoder = new TextDecoder();

function textOfBytes(values: readonly number[]): string | null {
  const text = decoder.decode(Uint8Array.from(values));
  return readsLikeText(text) ? text : null;
}

function textOfPoints(values: readonly number[]): string | null {
  let text = "";
  for (const [k, point] of values.entries()) {
    text += point <= 0x10ffff ? String.fromCodePoint(point) : "\ufffd";
    if (k === SAMPLE && !readsLikeText(text)) return null;
  }
  return readsLikeText(text) ? text : null;
}
