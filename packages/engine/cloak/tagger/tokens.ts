/**
 * Cuts a text into tokens (runs of letters, runs of digits, single signs, single ideographs) and notes for each what
 * the features ask about: hashes of the word, its ends and its shape. One pass, no strings cut out.
 */
import { BREAK, classOf, DIGIT, IDEOGRAPH, LOWER, OTHER_LETTER, SIGN, SPACE, smallOf, UPPER } from "./letters.ts";

/**
 * Columns of numbers, one row a token. Hashes are signed 32-bit numbers throughout: unsigned ones would be boxed.
 * One reader may use them again for its next text; readers never share them.
 */
export interface Tokens {
  count: number;
  start: Int32Array;
  end: Int32Array;
  /** Hash of the word in small letters. */
  word: Int32Array;
  prefix: Int32Array;
  suffix2: Int32Array;
  suffix3: Int32Array;
  suffix4: Int32Array;
  shape: Uint8Array;
  /** 1 when no blank parts the token from the one before. */
  glued: Uint8Array;
  /** 1 for the first token of a line. */
  opens: Uint8Array;
  /** Bits of the gazetteer, filled in by its reader. */
  known: Uint16Array;
}

export const SHAPE_LOWER = 1;
export const SHAPE_CAPITALISED = 2;
export const SHAPE_CAPITALS = 3;
export const SHAPE_INITIAL = 4;
export const SHAPE_MIXED = 5;
export const SHAPE_OTHER = 6;
export const SHAPE_IDEOGRAPH = 7;
export const SHAPE_NUMBER = 8;
/** Signs follow: one shape for each that means something, one for the rest. */
export const SHAPE_SIGN = 16;
const SIGNS = "\0.,:;-'\"()[]{}<>/@#&_=*|!?$%+\\`“”‘’«»–—、。・「」（）：";
const SIGN_SHAPES = new Map([...SIGNS].map((sign, place) => [sign.charCodeAt(0), SHAPE_SIGN + place]));

/** Signs that code is full of and prose is not. */
const CODE_SIGNS = new Uint8Array(SHAPE_SIGN + SIGNS.length);
for (const sign of "{}();=<>[]\\|`$_") CODE_SIGNS[SIGN_SHAPES.get(sign.charCodeAt(0)) ?? 0] = 1;

export function isCodeSign(shape: number): number {
  return CODE_SIGNS[shape] as number;
}

const HASH_START = 0x811c9dc5;
const HASH_STEP = 0x01000193;

export function hashWord(word: string): number {
  let hash = HASH_START;
  for (let index = 0; index < word.length; index++) {
    hash = Math.imul(hash ^ smallOf(word.charCodeAt(index)), HASH_STEP);
  }
  return hash;
}

/** The hash of a phrase from the hashes of its words. */
export function joinHashes(left: number, right: number): number {
  const hash = Math.imul(left ^ (left >>> 15), 0x2c1b3c6d) ^ right;
  return Math.imul(hash ^ (hash >>> 13), 0x297a2d39);
}

export function makeTokens(capacity: number): Tokens {
  return {
    count: 0,
    start: new Int32Array(capacity),
    end: new Int32Array(capacity),
    word: new Int32Array(capacity),
    prefix: new Int32Array(capacity),
    suffix2: new Int32Array(capacity),
    suffix3: new Int32Array(capacity),
    suffix4: new Int32Array(capacity),
    shape: new Uint8Array(capacity),
    glued: new Uint8Array(capacity),
    opens: new Uint8Array(capacity),
    known: new Uint16Array(capacity),
  };
}

/** Cuts `text`, into columns that an earlier text left behind if they are given and long enough. */
export function tokenise(text: string, used?: Tokens): Tokens {
  // A text has at most as many tokens as characters.
  const tokens = used !== undefined && used.start.length > text.length ? wipe(used) : makeTokens(text.length + 1);
  let opens = 1;
  let glued = 0;
  for (let at = 0; at < text.length; ) {
    const kind = classOf(text.charCodeAt(at));
    if (kind === SPACE || kind === BREAK) {
      if (kind === BREAK) opens = 1;
      glued = 0;
      at++;
      continue;
    }
    const row = tokens.count++;
    tokens.start[row] = at;
    tokens.glued[row] = glued;
    tokens.opens[row] = opens;
    if (kind === SIGN) at = readSign(text, tokens, row);
    else if (kind === DIGIT) at = readNumber(text, tokens, row);
    else if (kind === IDEOGRAPH) at = readIdeograph(text, tokens, row);
    else at = readWord(text, tokens, row);
    tokens.end[row] = at;
    opens = 0;
    glued = 1;
  }
  return tokens;
}

/** Columns that not every kind of token fills. */
function wipe(tokens: Tokens): Tokens {
  for (const column of [tokens.prefix, tokens.suffix2, tokens.suffix3, tokens.suffix4, tokens.known])
    column.fill(0, 0, tokens.count);
  tokens.count = 0;
  return tokens;
}

function readSign(text: string, tokens: Tokens, row: number): number {
  const at = tokens.start[row] as number;
  const code = text.charCodeAt(at);
  const shape = SIGN_SHAPES.get(code) ?? SHAPE_SIGN;
  tokens.shape[row] = shape;
  tokens.word[row] = shape;
  // The halves of an astral character are one sign.
  return at + (code >= 0xd800 && code < 0xdc00 && at + 1 < text.length ? 2 : 1);
}

/** Numbers are known by their length: a postcode, a year and a house number differ in nothing else. */
function readNumber(text: string, tokens: Tokens, row: number): number {
  const start = tokens.start[row] as number;
  let at = start + 1;
  while (at < text.length && classOf(text.charCodeAt(at)) === DIGIT) at++;
  const length = Math.min(at - start, 7);
  tokens.shape[row] = SHAPE_NUMBER + length - 1;
  const year = length === 4 && (text.charCodeAt(start) === 49 || text.charCodeAt(start) === 50) ? 1 : 0;
  tokens.word[row] = 0x1000 + length * 2 + year;
  return at;
}

function readIdeograph(text: string, tokens: Tokens, row: number): number {
  const at = tokens.start[row] as number;
  const code = text.charCodeAt(at);
  tokens.shape[row] = SHAPE_IDEOGRAPH;
  tokens.word[row] = Math.imul(HASH_START ^ code, HASH_STEP);
  // Kana and Han differ in what they may be part of.
  tokens.prefix[row] = code >= 0x3040 && code <= 0x309f ? 1 : code >= 0x30a0 && code <= 0x30ff ? 2 : 3;
  return at + 1;
}

function readWord(text: string, tokens: Tokens, row: number): number {
  const start = tokens.start[row] as number;
  let at = start;
  let hash = HASH_START;
  let prefix = 0;
  let uppers = 0;
  let lowers = 0;
  let lateUppers = 0;
  let one = 0;
  let two = 0;
  let three = 0;
  let four = 0;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const kind = classOf(code);
    if (kind !== UPPER && kind !== LOWER && kind !== OTHER_LETTER) break;
    if (kind === UPPER) {
      uppers++;
      if (lowers > 0) lateUppers++;
    } else if (kind === LOWER) lowers++;
    const small = smallOf(code);
    hash = Math.imul(hash ^ small, HASH_STEP);
    four = three;
    three = two;
    two = one;
    one = small;
    if (at - start === 2) prefix = hash;
  }
  tokens.word[row] = hash;
  tokens.prefix[row] = prefix;
  tokens.suffix2[row] = (two << 16) | one;
  tokens.suffix3[row] = Math.imul((three << 16) | two, 0x2c1b3c6d) ^ one;
  tokens.suffix4[row] = Math.imul(Math.imul((four << 16) | three, 0x2c1b3c6d) ^ two, 0x297a2d39) ^ one;
  const length = at - start;
  tokens.shape[row] =
    uppers === 0
      ? lowers > 0
        ? SHAPE_LOWER
        : SHAPE_OTHER
      : length === 1
        ? SHAPE_INITIAL
        : lowers === 0
          ? SHAPE_CAPITALS
          : lateUppers > 0 || uppers > 1
            ? SHAPE_MIXED
            : SHAPE_CAPITALISED;
  return at;
}
