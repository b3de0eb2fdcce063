/**
 * Texts written in an alphabet of their own: base64 in both alphabets and wrapped, hexadecimal, binary, decimal
 * character codes, Morse. A run of the alphabet that is long enough is read, and kept when what comes out is text.
 */
import type { Frame } from "../frame.ts";
import { decodeBase64 } from "./base64.ts";
import { alphabetOf, type Decoded, decodedWhole, findRuns, readsLikeText } from "./decoded.ts";

const BASE64 = alphabetOf("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_=");
const CODES = alphabetOf("0123456789abcdefABCDEFxX\\ ,;:|-\n\r\t'\"");
const MORSE = alphabetOf(".-_/| \n\r\t·•−–—");

const BASE64_CHARS_MIN = 16;
const CODES_CHARS_MIN = 23;
const MORSE_CHARS_MIN = 23;
/** Characters that a run must decode to. */
const TEXT_CHARS_MIN = 8;

export function decodeRuns(frame: Frame, charsMax: number): Decoded[] {
  const { units, length, text } = frame;
  const out: Decoded[] = [];
  let left = charsMax;
  const keep = (decoded: string, start: number, end: number) => {
    if (decoded.length > left || !readsLikeText(decoded)) return;
    left -= decoded.length;
    out.push(decodedWhole(decoded, start, end));
  };
  for (const run of wrapped(frame, findRuns(units, length, BASE64, BASE64_CHARS_MIN))) {
    const decoded = decodeBase64(text.slice(run.start, run.end));
    if (decoded) keep(decoded.text, run.start + decoded.skipped, run.end);
  }
  for (const run of findRuns(units, length, CODES, CODES_CHARS_MIN)) {
    for (const code of decodeCodes(text.slice(run.start, run.end))) {
      keep(code.text, run.start + code.start, run.start + code.end);
    }
  }
  for (const run of findRuns(units, length, MORSE, MORSE_CHARS_MIN)) {
    const morse = decodeMorse(text.slice(run.start, run.end));
    if (morse) keep(morse.text, run.start + morse.start, run.start + morse.end);
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

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const HEX_PAIR = /^(?:0x|\\x|x)?[0-9a-f]{2}$/iu;
const HEX_LONG = /^(?:0x)?(?:[0-9a-f]{2}){8,}$/iu;
const BINARY = /^[01]{7,8}$/u;
const BINARY_LONG = /^(?:[01]{8}){6,}$/u;
const DECIMAL = /^[0-9]{1,7}$/u;

/** Reads the tokens of a run: streaks of one kind of number, each a character, or one long number of them all. */
function decodeCodes(run: string): Piece[] {
  const tokens = [...run.matchAll(/[0-9a-fA-FxX\\]+/gu)];
  const pieces: Piece[] = [];
  const take = (first: number, last: number, text: string) => {
    const opening = tokens[first];
    const closing = tokens[last];
    if (!opening || !closing || text.length < TEXT_CHARS_MIN || !readsLikeText(text)) return false;
    pieces.push({ text, start: opening.index, end: closing.index + closing[0].length });
    return true;
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = (tokens[at] as RegExpExecArray)[0];
    if (BINARY_LONG.test(token)) take(at, at, fromDigits(token.match(/[01]{8}/gu) ?? [], 2));
    else if (HEX_LONG.test(token)) take(at, at, fromDigits(token.replace(/^0x/iu, "").match(/../gu) ?? [], 16));
  }
  for (const [kind, base] of [
    [BINARY, 2],
    [HEX_PAIR, 16],
    [DECIMAL, 10],
  ] as const) {
    let from = 0;
    for (let at = 0; at <= tokens.length; at++) {
      const token = tokens[at]?.[0];
      if (token !== undefined && kind.test(token)) continue;
      if (at - from >= TEXT_CHARS_MIN) {
        const digits = tokens.slice(from, at).map((part) => part[0].replace(/^(?:0x|\\x|x)/iu, ""));
        // Numbers of two digits are hexadecimal or decimal; the first that reads like text is right.
        if (take(from, at - 1, fromDigits(digits, base))) return pieces;
      }
      from = at + 1;
    }
  }
  return pieces;
}

/** Bytes in base 2 and 16 are UTF-8; decimal codes are code points. */
function fromDigits(digits: readonly string[], base: number): string {
  const numbers = digits.map((digit) => Number.parseInt(digit, base));
  if (base === 10) return numbers.map((code) => (code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd")).join("");
  return new TextDecoder().decode(Uint8Array.from(numbers));
}

const MORSE_CODE: ReadonlyMap<string, string> = new Map(
  `a.- b-... c-.-. d-.. e. f..-. g--. h.... i.. j.--- k-.- l.-.. m-- n-. o--- p.--. q--.- r.-. s... t- u..- v...- w.--
  x-..- y-.-- z--.. 0----- 1.---- 2..--- 3...-- 4....- 5..... 6-.... 7--... 8---.. 9----.`
    .split(/\s+/u)
    .map((entry) => [entry.slice(1), entry.slice(0, 1)]),
);
const MORSE_MORE: readonly (readonly [string, string])[] = [
  [".-.-.-", "."],
  ["--..--", ","],
  ["..--..", "?"],
  [".----.", "'"],
  ["-.-.--", "!"],
  ["-..-.", "/"],
  ["---...", ":"],
  ["-....-", "-"],
];
const MORSE_ALL: ReadonlyMap<string, string> = new Map([...MORSE_CODE, ...MORSE_MORE]);

function decodeMorse(run: string): Piece | null {
  let text = "";
  let start = -1;
  let end = 0;
  let wrong = 0;
  const plain = run.replaceAll(/[·•]/gu, ".").replaceAll(/[−–—_]/gu, "-");
  for (const token of plain.matchAll(/[.-]+|[/|]|\s{2,}|\n/gu)) {
    if (/^[.-]/u.test(token[0])) {
      const letter = MORSE_ALL.get(token[0]);
      if (letter === undefined) wrong += 1;
      else {
        if (start < 0) start = token.index;
        end = token.index + token[0].length;
        text += letter;
      }
    } else if (text !== "" && !text.endsWith(" ")) text += " ";
  }
  return start >= 0 && wrong * 10 <= text.length && text.length >= TEXT_CHARS_MIN ? { text, start, end } : null;
}
