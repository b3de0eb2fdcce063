/**
 * Parts of a page, set one after the other: those that hold digits, or only the words that mix digits and letters. Most recognisers look for numbers, and most of most
 * texts is words: two dozen patterns over a twentieth of the text cost less than one over all of it.
 *
 * A part is a run of words with a digit in them, and two words to each side with the blanks around them, so that a pattern
 * sees at a part's edge what it would see on the page. Parts are set apart by a NUL, which no pattern crosses.
 */
import { firstFrom } from "./sorted.ts";

export interface Excerpt {
  readonly text: string;
  /** Offset on the page of the excerpt's offset `at`. */
  toPage(at: number): number;
}

/** Words taken along to each side of a word with a digit, and how far out they may reach. */
const WORDS_ASIDE = 2;
const ASIDE_CHARS_MAX = 40;
/** When the parts are nearly all of the page, the page itself is cheaper. */
const WORTHWHILE = 0.7;

export function excerptDigits(page: string): Excerpt {
  const parts: [start: number, end: number][] = [];
  for (let at = nextDigit(page, 0); at !== -1; ) {
    const start = Math.max(reachLeft(page, at), parts.at(-1)?.[1] ?? 0);
    const end = reachRight(page, at);
    const last = parts.at(-1);
    if (last && start <= last[1]) last[1] = end;
    else parts.push([start, end]);
    at = nextDigit(page, end);
  }
  return setTogether(page, parts);
}

/** Words of seven characters and more with both a digit and a letter in them, each with the blanks around it. */
export function excerptCodes(page: string): Excerpt {
  const parts: [start: number, end: number][] = [];
  let start = 0;
  let digit = false;
  let letter = false;
  for (let at = 0; at <= page.length; at++) {
    const code = at === page.length ? 32 : page.charCodeAt(at);
    if (code > 32) {
      if (code >= 48 && code <= 57) digit = true;
      else if ((code | 0x20) >= 97 && (code | 0x20) <= 122) letter = true;
      continue;
    }
    if (digit && letter && at - start >= CODE_CHARS_MIN) {
      const from = Math.max(0, start - 1);
      const last = parts.at(-1);
      if (last && last[1] > from) last[1] = Math.min(page.length, at + 1);
      else parts.push([from, Math.min(page.length, at + 1)]);
    }
    start = at + 1;
    digit = false;
    letter = false;
  }
  return setTogether(page, parts);
}

const CODE_CHARS_MIN = 7;

function setTogether(page: string, parts: readonly (readonly [start: number, end: number])[]): Excerpt {
  let total = 0;
  for (const [start, end] of parts) total += end - start;
  if (total > page.length * WORTHWHILE) return { text: page, toPage: (at) => at };

  const starts: number[] = [];
  let text = "";
  for (const [start, end] of parts) {
    starts.push(text.length);
    text += `${page.slice(start, end)}\0`;
  }
  return {
    text,
    toPage(at) {
      const part = firstFrom(starts, at + 1) - 1;
      return (parts[part]?.[0] ?? 0) + at - (starts[part] ?? 0);
    },
  };
}

function nextDigit(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) return at;
  }
  return -1;
}

/** Left over the word that `from` is in and the words aside, to just before the blank in front of them. */
function reachLeft(text: string, from: number): number {
  let at = from;
  for (let words = 0; at > 0; at--) {
    if (text.charCodeAt(at - 1) > 32) continue;
    if (words === WORDS_ASIDE || from - at > ASIDE_CHARS_MAX) return at - 1;
    words++;
    while (at > 1 && text.charCodeAt(at - 2) <= 32) at--;
  }
  return at;
}

/** Right over every word with a digit and the words aside, to just after the blank behind them. */
function reachRight(text: string, from: number): number {
  let words = 0;
  let wordStart = from;
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      words = 0;
      wordStart = at;
    }
    if (code > 32) continue;
    if (words === WORDS_ASIDE || at - wordStart > ASIDE_CHARS_MAX) return at + 1;
    words++;
    while (at + 1 < text.length && text.charCodeAt(at + 1) <= 32) at++;
  }
  return at;
}
