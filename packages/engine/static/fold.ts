/**
 * Folding: the one map that rules and texts both go through, so that a word is found however it is dressed. Case,
 * compatibility forms, accents and look-alike letters fold to one letter; invisible characters go; a run of white space
 * becomes one blank, or one line break when it holds one.
 *
 * Scripts are not harmed: vowel signs of Indic scripts and of Thai, Hangul, kana and Han stay as they are.
 */
import { createMemory, frameOf, textOf, viewOf } from "./frame.ts";

export interface Folded {
  readonly text: string;
  /** The range of the text as given that a range of the folded text came from. */
  toOriginal(start: number, end: number): { readonly start: number; readonly end: number };
}

export function fold(text: string): Folded {
  const view = viewOf(frameOf(text, createMemory(text.length)), 0, text.length);
  return {
    text: textOf(view),
    toOriginal(start, end) {
      const first = start < view.length ? view.startOf(start) : text.length;
      return { start: first, end: end > start ? view.endOf(Math.min(end, view.length)) : first };
    },
  };
}
