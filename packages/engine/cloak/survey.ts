/**
 * One walk over a text that says where anything could begin. Numbers, codes that mix digits and letters, at signs, runs of
 * hexadecimal groups: for each it calls whoever is interested, and everything else, which is most of most texts, costs one
 * table look-up a character. No pattern is tried anywhere else.
 */
export interface Surveyor {
  /**
   * Letters or digits begin here with no letter or digit before them, and a digit is among them or close behind. `whole`:
   * they are not joined to something in front, as the month of `2024-03-14` is.
   */
  word(start: number, whole: boolean): void;
  /** A run of digits, or an ordinal or house number: its digits, and how many there are with the groups behind it. */
  number(start: number, first: number, digits: number): void;
  /** A run of letters and digits that has both. */
  code(start: number, length: number): void;
  at(sign: number): void;
  /** Hexadecimal groups with `::` among them or six colons and more. */
  colons(start: number): void;
  /** Two hexadecimal digits, a colon or hyphen, two more; or four and a full stop, twice. */
  pairs(start: number): void;
}

/** Longer runs count as this long. */
export const FIRST_MAX = 20;
export const DIGITS_MAX = 20;
export const CODE_MAX = 128;
/** A word of letters alone that is longer begins no code with a blank or hyphen in it. */
const LETTERS_MAX = 4;
const GAP_MAX = 3;
/** Letters that may hang on a number: 3rd, 18B. */
const SUFFIX_MAX = 3;
const COLONS_CHARS_MAX = 46;

const DIGIT = 1;
const LETTER = 2;
const AT = 3;
const COLON = 4;
const KIND = new Uint8Array(256);
for (let code = 48; code <= 57; code++) KIND[code] = DIGIT;
for (let code = 65; code <= 90; code++) KIND[code] = KIND[code + 32] = LETTER;
for (const code of [0xc4, 0xd6, 0xdc]) KIND[code] = LETTER;
KIND[64] = AT;
KIND[58] = COLON;

const HEX = new Uint8Array(128);
for (const char of "0123456789abcdefABCDEF") HEX[char.charCodeAt(0)] = 1;
const GAP = new Uint8Array(128);
for (const char of " -./()") GAP[char.charCodeAt(0)] = 1;

export function survey(units: Uint16Array, to: Surveyor): void {
  const { length } = units;
  let colonsEnd = 0;
  for (let at = 0; at < length; ) {
    const code = units[at] as number;
    const kind = code < 256 ? (KIND[code] as number) : 0;
    if (kind === 0) {
      at++;
    } else if (kind <= LETTER) {
      at = readRun(units, at, to);
    } else {
      if (kind === AT) to.at(at);
      else if (at >= colonsEnd) colonsEnd = readColons(units, at, to);
      at++;
    }
  }
}

/** Returns where the run of letters and digits ends. */
function readRun(units: Uint16Array, start: number, to: Surveyor): number {
  const { length: all } = units;
  let digits = 0;
  let at = start;
  let leading = 0;
  for (; at < all; at++) {
    const code = units[at] as number;
    const kind = code < 256 ? (KIND[code] as number) : 0;
    if (kind === DIGIT) {
      if (digits++ === at - start) leading = digits;
    } else if (kind !== LETTER) break;
  }
  const length = at - start;
  if (digits === 0 && (length > LETTERS_MAX || !leadsOn(units, at))) return at;
  if (start > 0 && isWord(units[start - 1] as number)) return at;
  if (digits > 0 || isDigitNear(units, at)) to.word(start, standsFree(units, start));
  if (isMiddle(units, start)) return at;
  if (digits === length) to.number(start, Math.min(length, FIRST_MAX), countDigits(units, at, length));
  else if (digits > 0) {
    to.code(start, Math.min(length, CODE_MAX));
    if (leading === digits && length - leading <= SUFFIX_MAX)
      to.number(start, Math.min(leading, FIRST_MAX), Math.min(leading, DIGITS_MAX));
  }
  if (isPaired(units, at, length)) to.pairs(start);
  return at;
}

/** A blank, a hyphen, a colon or a full stop and then more: letters before it may belong to what follows. */
function leadsOn(units: Uint16Array, at: number): boolean {
  const code = units[at] as number;
  return code === 32 || code === 45 || code === 46 || code === 58;
}

/** Whether the first characters behind a short word of letters hold a digit: `AB 12`, `B-AB 123`. */
function isDigitNear(units: Uint16Array, at: number): boolean {
  for (let i = at + 1; i <= at + 6 && i < units.length; i++) {
    const code = units[i] as number;
    if (code >= 48 && code <= 57) return true;
  }
  return false;
}

function countDigits(units: Uint16Array, from: number, already: number): number {
  let digits = already;
  let gap = 0;
  const { length } = units;
  for (let at = from; at < length && digits < DIGITS_MAX; at++) {
    const code = units[at] as number;
    if (code >= 48 && code <= 57) {
      digits++;
      gap = 0;
    } else if (code >= 128 || GAP[code] === 0 || ++gap > GAP_MAX) break;
  }
  return Math.min(digits, DIGITS_MAX);
}

function isPaired(units: Uint16Array, end: number, length: number): boolean {
  if (length !== 2 && length !== 4) return false;
  const sign = units[end] as number;
  if (length === 2 ? sign !== 58 && sign !== 45 : sign !== 46) return false;
  return (units[end + 1 + length] as number) === sign && HEX[units[end + 1] as number] === 1;
}

/** Around a colon: the run of hexadecimal digits and colons that it stands in. Returns where that ends. */
function readColons(units: Uint16Array, colon: number, to: Surveyor): number {
  let start = colon;
  while (start > 0 && colon - start < 5 && HEX[units[start - 1] as number] === 1) start--;
  let colons = 0;
  let double = false;
  let end = colon;
  for (; end < units.length && end - start < COLONS_CHARS_MAX; end++) {
    const code = units[end] as number;
    if (code === 58) {
      colons++;
      if ((units[end + 1] as number) === 58) double = true;
    } else if (HEX[code] !== 1) break;
  }
  if (double || colons >= 6) to.colons(start);
  return end;
}

/** Digits that a sign joins to the digits before them: the month and the day of `2024-03-14` are no numbers of their own. */
function isMiddle(units: Uint16Array, start: number): boolean {
  return start > 1 && isJoint(units[start - 1] as number) && KIND[units[start - 2] as number] === DIGIT;
}

/** Not the end of something longer that a sign joins it to; a colon behind a letter parts a name from its value. */
function standsFree(units: Uint16Array, start: number): boolean {
  if (start < 2) return true;
  const before = units[start - 1] as number;
  if (!isJoint(before) || !isWord(units[start - 2] as number)) return true;
  const small = (units[start - 2] as number) | 0x20;
  return before === 58 && small >= 97 && small <= 122;
}

const LETTER_OR_NUMBER = /[\p{L}\p{M}\p{N}]/u;

/** A letter, digit or underline of a script that parts its words. */
export function isWord(code: number): boolean {
  if (code < 128) return code === 95 || KIND[code] === DIGIT || KIND[code] === LETTER;
  return code >= 0xc0 && code < 0x2000 && LETTER_OR_NUMBER.test(String.fromCharCode(code));
}

/** Signs that make one thing of what stands on both sides: `.`, `-`, `/`, `:`, `%`, `+`, `\`. */
export function isJoint(code: number): boolean {
  return code === 46 || code === 45 || code === 47 || code === 58 || code === 37 || code === 43 || code === 92;
}
