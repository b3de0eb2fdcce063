/**
 * Folding: the one map that rules and texts both go through, so that a word is found however it is dressed. Case,
 * compatibility forms, accents and look-alike letters fold to one letter; invisible characters go; a run of white space
 * becomes one blank, or one line break when it holds one.
 *
 * Scripts are not harmed: vowel signs of Indic scripts and of Thai, Hangul, kana and Han stay as they are.
 */
import { BLANK, DROPPED, FOLD, foldSpecial, isAttached, LINE_BREAK, SPECIAL } from "./characters.ts";

export interface Folded {
  readonly text: string;
  /** The range of the text as given that a range of the folded text came from. */
  toOriginal(start: number, end: number): { readonly start: number; readonly end: number };
}

export function fold(text: string): Folded {
  let out = "";
  const starts: number[] = [];
  const ends: number[] = [];
  const push = (piece: string, start: number, end: number) => {
    for (let k = 0; k < piece.length; k++) {
      starts.push(start);
      ends.push(end);
    }
    out += piece;
  };
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const folded = FOLD[unit] as number;
    if (folded === DROPPED) {
      if (isAttached(unit) && ends.length > 0 && ends[ends.length - 1] === at) stretch(ends, at);
      continue;
    }
    if (folded === BLANK || folded === LINE_BREAK) {
      const last = out.charCodeAt(out.length - 1);
      if (last === 0x20 || last === 0x0a) {
        ends[ends.length - 1] = at + 1;
        if (folded === LINE_BREAK && last === 0x20) out = `${out.slice(0, -1)}\n`;
      } else push(folded === BLANK ? " " : "\n", at, at + 1);
      continue;
    }
    if (folded === SPECIAL) {
      const special = foldSpecial(unit, text.charCodeAt(at + 1));
      push(special.text, at, at + special.units);
      at += special.units - 1;
      continue;
    }
    push(String.fromCharCode(folded), at, at + 1);
  }
  return {
    text: out,
    toOriginal(start, end) {
      const first = starts[start] ?? text.length;
      return { start: first, end: end > start ? (ends[end - 1] ?? text.length) : first };
    },
  };
}

/** A mark stretches the span of all the letters that its base folded to. */
function stretch(ends: number[], at: number): void {
  for (let k = ends.length - 1; k >= 0 && ends[k] === at; k--) ends[k] = at + 1;
}
