/**
 * Texts written in an alphabet of their own: base64 in both alphabets and wrapped, hexadecimal, binary, decimal
 * character codes, Morse. A run of the alphabet that is long enough is read, and kept when what comes out is text.
 */
import type { Frame } from "../frame.ts";
import { decodeBase64 } from "./base64.ts";
import { decodeCodes } from "./codes.ts";
import { alphabetOf, alphabetsIn, type Decoded, decodedWhole, findRuns, readsLikeText } from "./decoded.ts";
import { decodeMorse } from "./morse.ts";

const BASE64 = alphabetOf("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_=");
const CODES = alphabetOf("0123456789abcdefABCDEFxX\\ ,;:|-\n\r\t'\"");
const MORSE = alphabetOf(".-_/| \n\r\t·•−–—");

const BASE64_CHARS_MIN = 16;
const CODES_CHARS_MIN = 23;
const MORSE_CHARS_MIN = 23;

/** The alphabets that a unit is of, a bit each. */
const IS_BASE64 = 1;
const IS_CODES = 2;
const IS_MORSE = 4;
const ALPHABETS = BASE64.map(
  (_, unit) =>
    (BASE64[unit] as number) * IS_BASE64 + (CODES[unit] as number) * IS_CODES + (MORSE[unit] as number) * IS_MORSE,
);
const CHARS_MIN = Math.min(BASE64_CHARS_MIN, CODES_CHARS_MIN, MORSE_CHARS_MIN);

export function decodeRuns(frame: Frame, charsMax: number): Decoded[] {
  const { units, length, text } = frame;
  const met = alphabetsIn(units, length, ALPHABETS, IS_BASE64 | IS_CODES | IS_MORSE, CHARS_MIN);
  const out: Decoded[] = [];
  if (met === 0) return out;
  let left = charsMax;
  const keep = (decoded: string, start: number, end: number) => {
    if (decoded.length > left || !readsLikeText(decoded)) return;
    left -= decoded.length;
    out.push(decodedWhole(decoded, start, end));
  };
  const find = (kind: number, alphabet: Uint8Array, min: number) =>
    (met & kind) === 0 ? [] : findRuns(units, length, alphabet, min);
  for (const run of wrapped(frame, find(IS_BASE64, BASE64, BASE64_CHARS_MIN))) {
    const decoded = decodeBase64(text.slice(run.start, run.end));
    if (decoded) keep(decoded.text, run.start + decoded.skipped, run.end);
  }
  for (const run of find(IS_CODES, CODES, CODES_CHARS_MIN)) {
    for (const code of decodeCodes(units, run.start, run.end)) keep(code.text, code.start, code.end);
  }
  for (const run of find(IS_MORSE, MORSE, MORSE_CHARS_MIN)) {
    const morse = decodeMorse(units, run.start, run.end);
    if (morse) keep(morse.text, morse.start, morse.end);
  }
  return out;
}

/** Runs of base64 on neighbouring lines are one. */
function wrapped(frame: Frame, runs: readonly { start: number; end: number }[]): { start: number; end: number }[] {
  const joined: { start: number; end: number }[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && run.start - last.end <= 3 && /^(?:\r?\n|\\r\\n|\\n)$/u.test(frame.text.slice(last.end, run.start))) {
      last.end = run.end;
    } else joined.push({ ...run });
  }
  // The last line of a wrapped text is often shorter than a run has to be. It belongs to the text when it completes it.
  for (const run of joined) {
    const tail = /^\r?\n([A-Za-z0-9+/_-]{2,15}={0,2})(?![A-Za-z0-9+/_-])/u.exec(
      frame.text.slice(run.end, run.end + 24),
    );
    const whole = frame.text.slice(run.start, run.end).replaceAll(/\s/gu, "").length + (tail?.[1]?.length ?? 0);
    if (tail && whole % 4 === 0) run.end += tail[0].length;
  }
  return joined;
}
