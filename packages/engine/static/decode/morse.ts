/** Morse: dots and dashes with blanks between letters, and a slash, a bar or a wider gap between words. */
import type { Piece } from "./codes.ts";

/** Letters by their signs as bits, dot 0 and dash 1, after a leading 1. */
const LETTERS: readonly string[] = readTable(
  `a.- b-... c-.-. d-.. e. f..-. g--. h.... i.. j.--- k-.- l.-.. m-- n-. o--- p.--. q--.- r.-. s... t- u..- v...- w.--
  x-..- y-.-- z--.. 0----- 1.---- 2..--- 3...-- 4....- 5..... 6-.... 7--... 8---.. 9----. ..-.-.- ,--..-- ?..--.. '.----.
  !-.-.-- /-..-. :---... --....-`,
);
const SIGNS_MAX = 6;
const LETTERS_MIN = 8;

function readTable(entries: string): string[] {
  const letters: string[] = [];
  for (const entry of entries.split(/\s+/u)) {
    letters[codeOf(entry.slice(1))] = entry.slice(0, 1);
  }
  return letters;
}

function codeOf(signs: string): number {
  let code = 1;
  for (const sign of signs) code = (code << 1) | (sign === "-" ? 1 : 0);
  return code;
}

const kinds = new Uint8Array(65_536);
const DOT = 1;
const DASH = 2;
const WORD = 3;
for (const sign of ".·•") kinds[sign.charCodeAt(0)] = DOT;
for (const sign of "-_−–—") kinds[sign.charCodeAt(0)] = DASH;
for (const sign of "/|\n") kinds[sign.charCodeAt(0)] = WORD;

/** The text spelled in `units[from, to)`, or null when it is no Morse: a rule of a table, an ellipsis, a list. */
export function decodeMorse(units: Uint16Array, from: number, to: number): Piece | null {
  const letters: string[] = [];
  let start = -1;
  let end = from;
  let wrong = 0;
  for (let at = from; at < to; ) {
    const kind = kinds[units[at] as number] as number;
    if (kind !== DOT && kind !== DASH) {
      let gap = at;
      let word = false;
      for (; gap < to && (kinds[units[gap] as number] as number) % WORD === 0; gap++) {
        if (kinds[units[gap] as number] === WORD) word = true;
      }
      if ((word || gap - at > 1) && letters.length > 0 && letters[letters.length - 1] !== " ") letters.push(" ");
      at = gap;
      continue;
    }
    let code = 1;
    let signs = 0;
    const first = at;
    for (; at < to; at++, signs++) {
      const sign = kinds[units[at] as number] as number;
      if (sign !== DOT && sign !== DASH) break;
      if (signs < SIGNS_MAX) code = (code << 1) | (sign - DOT);
    }
    const letter = signs <= SIGNS_MAX ? LETTERS[code] : undefined;
    if (letter === undefined) {
      wrong += 1;
      if (wrong > 4 && wrong * 8 > letters.length) return null;
      continue;
    }
    if (start < 0) start = first;
    end = at;
    letters.push(letter);
  }
  const isText = start >= 0 && letters.length >= LETTERS_MIN && wrong * 10 <= letters.length;
  return isText ? { text: letters.join(""), start, end } : null;
}
