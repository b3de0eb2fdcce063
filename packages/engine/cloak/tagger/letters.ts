/**
 * What the tagger knows of single characters: their class and their small form. Tables, because the tokeniser asks for
 * every character of every text.
 */
export const SPACE = 0;
export const BREAK = 1;
export const UPPER = 2;
export const LOWER = 3;
/** A letter of a script without capitals that is written with blanks: Arabic, Hebrew, Devanagari, Hangul. */
export const OTHER_LETTER = 4;
/** A letter of a script without blanks; each stands as a token of its own. */
export const IDEOGRAPH = 5;
export const DIGIT = 6;
export const SIGN = 7;

/** Scripts with letter case, and most alphabets, end before this. */
const EXACT_UNTIL = 0x2000;

const CLASSES = new Uint8Array(0x10000).fill(SIGN);
const SMALL = new Uint16Array(EXACT_UNTIL);

for (let code = 0; code < EXACT_UNTIL; code++) {
  const char = String.fromCharCode(code);
  const small = char.toLowerCase();
  SMALL[code] = small.length === 1 ? small.charCodeAt(0) : code;
  if (code < 0x80 ? /[A-Za-z]/u.test(char) : /[\p{L}\p{M}]/u.test(char)) {
    CLASSES[code] = /\p{Lu}|\p{Lt}/u.test(char) ? UPPER : /\p{Ll}/u.test(char) ? LOWER : OTHER_LETTER;
  } else if (/\p{Nd}/u.test(char)) CLASSES[code] = DIGIT;
  else if (/\s/u.test(char)) CLASSES[code] = SPACE;
}
for (const [from, to, kind] of [
  [0x0a, 0x0a, BREAK],
  [0x0d, 0x0d, BREAK],
  [0x2000, 0x200d, SPACE],
  [0x2028, 0x2029, BREAK],
  [0x202f, 0x202f, SPACE],
  [0x3000, 0x3000, SPACE],
  [0x2c00, 0x2dff, OTHER_LETTER],
  [0x3005, 0x3007, IDEOGRAPH],
  [0x3040, 0x30fa, IDEOGRAPH],
  [0x30fc, 0x30ff, IDEOGRAPH],
  [0x3400, 0x9fff, IDEOGRAPH],
  [0xa640, 0xabff, OTHER_LETTER],
  [0xac00, 0xd7a3, OTHER_LETTER],
  [0xf900, 0xfaff, IDEOGRAPH],
  [0xfb1d, 0xfdff, OTHER_LETTER],
  [0xfe70, 0xfefc, OTHER_LETTER],
  [0xff66, 0xff9f, IDEOGRAPH],
] as const) {
  CLASSES.fill(kind, from, to + 1);
}

export function classOf(code: number): number {
  return CLASSES[code] as number;
}

export function smallOf(code: number): number {
  return code < EXACT_UNTIL ? (SMALL[code] as number) : code;
}
