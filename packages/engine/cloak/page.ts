/**
 * A text laid out for recognisers: its lines, its tokens, and how close the words of a list stand to a range. All of it
 * is worked out on first demand, because most pages are asked nothing.
 */
import type { Hits, Lexicon } from "./lexicon.ts";
import type { Feature, Nearness, Page, WordList } from "./recogniser.ts";
import { firstFrom } from "./sorted.ts";
import { readTable, type Table } from "./table.ts";

/** What only the detector needs of a page. */
export interface LaidOutPage extends Page {
  has(feature: Feature): boolean;
  hits(): Hits;
  /** Where the value named by the label that ends at `labelEnd` may begin: after the linking words, or -1. */
  afterLabel(labelEnd: number): number;
  /** Starts of the table cells that stand under a heading at `at`. */
  cellsUnder(at: number): readonly number[];
}

const BEFORE_CHARS = 64;
const AFTER_CHARS = 32;
const LINK_CHARS_MAX = 40;

const FEATURES: Readonly<Record<Feature, RegExp>> = {
  digit: /\d/,
  digits3: /\d{3}/,
  digits4: /\d{4}/,
  digits6: /\d{6}/,
  at: /@/,
  dot: /\./,
  colon: /:/,
  slash: /\//,
  upper: /[A-Z]/,
};

/**
 * What may stand between a label and its value: quotes, colons, brackets, blanks, and the small words that say "number"
 * or "is" in the languages of the word lists. Tried on a slice of bounded length, so that a label costs the same anywhere.
 */
const LINK =
  /^(?:[\s"'`:=#>([{|*_,.\-\\/<&;?]|\b(?:numbers?|num|no|nr|num[eé]ro|n[uú]mero|nummer|numer|numaras[ıi]|code|ids?|is|was|are|as|es|ist|est|jest|of|the|der|die|de|del|la|le|for|values?|with|on|file|card|details?|ending|in|to|et|und|och|er|je|este|adalah|ni|ay|my|your|his|her|like|such|under|named|called|listed|shown|using|via|mi|mon|mein|meine|und)\b|n[º°]|№|[èéàはのが为為是은는이가を号])*/i;

export function layOut(text: string, lexicon: Lexicon): LaidOutPage {
  const known = new Map<Feature, boolean>();
  let hits: Hits | null = null;
  let table: Table | null | undefined;
  let lastLine = { text: "", start: -1, end: -1 };

  const page: LaidOutPage = {
    text,
    has(feature) {
      const answer = known.get(feature) ?? FEATURES[feature].test(text);
      known.set(feature, answer);
      return answer;
    },
    hits: () => (hits ??= lexicon.read(text)),
    line(start) {
      if (start >= lastLine.start && start <= lastLine.end && lastLine.start >= 0) return lastLine;
      const from = start === 0 ? 0 : text.lastIndexOf("\n", start - 1) + 1;
      const to = text.indexOf("\n", start);
      const end = to === -1 ? text.length : to;
      lastLine = { text: text.slice(from, end), start: from, end };
      return lastLine;
    },
    token(start, end) {
      let from = start;
      let to = end;
      while (from > 0 && start - from < BEFORE_CHARS && !isBreak(text.charCodeAt(from - 1))) from--;
      while (to < text.length && to - end < BEFORE_CHARS && !isBreak(text.charCodeAt(to))) to++;
      return { text: text.slice(from, to), start: from, end: to };
    },
    afterLabel(labelEnd) {
      const length = LINK.exec(text.slice(labelEnd, labelEnd + LINK_CHARS_MAX + 1))?.[0].length ?? 0;
      return length > LINK_CHARS_MAX ? -1 : labelEnd + length;
    },
    cellsUnder(at) {
      if (table === undefined) table = readTable(text);
      return table ? table.cellsUnder(at) : [];
    },
    nearness,
    isNamed(start) {
      const all = page.hits();
      for (let i = firstFrom(all.start, start - BEFORE_CHARS); i < all.start.length; i++) {
        if ((all.start[i] as number) >= start) return false;
        const end = all.end[i] as number;
        if (end <= start && lexicon.isLabel(all.list[i] as number) && page.afterLabel(end) >= start) return true;
      }
      return false;
    },
  };

  function nearness(list: WordList, start: number, end: number): Nearness {
    const wanted = lexicon.numberOf(list);
    const all = page.hits();
    if (all.start.length === 0) return "none";
    const { start: lineStart, end: lineEnd } = page.line(start);
    // A form may put the label on the line above its value.
    const from = Math.max(start - BEFORE_CHARS, isBlank(text, lineStart, start) ? lineStart - BEFORE_CHARS : lineStart);
    const first = firstFrom(all.start, from);
    let best: Nearness = "none";
    for (let i = first; i < all.start.length && (all.start[i] as number) < start; i++) {
      const hitEnd = all.end[i] as number;
      if (hitEnd > start) continue;
      const linked = page.afterLabel(hitEnd) >= start;
      if (all.list[i] === wanted) {
        if (linked) return "label";
        if ((all.start[i] as number) >= lineStart) best = "near";
      } else if (linked && best === "near") {
        // A label of another kind right in front of the value says more than a word farther off.
        best = "none";
      }
    }
    if (best !== "none") return best;
    for (let i = firstFrom(all.start, end); i < all.start.length; i++) {
      const hitStart = all.start[i] as number;
      if (hitStart > Math.min(end + AFTER_CHARS, lineEnd)) break;
      if (all.list[i] === wanted) return /^\s?[([]/.test(text.slice(end, hitStart)) ? "label" : "near";
    }
    return underHeading(wanted, start) ? "label" : "none";
  }

  function underHeading(wanted: number, start: number): boolean {
    if (table === undefined) table = readTable(text);
    if (!table) return false;
    const heading = table.headingOf(start);
    if (!heading) return false;
    const all = page.hits();
    for (let i = firstFrom(all.start, heading.start); i < all.start.length; i++) {
      if ((all.start[i] as number) >= heading.end) return false;
      if (all.list[i] === wanted) return true;
    }
    return false;
  }

  return page;
}

function isBlank(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x09 && code !== 0x0d) return false;
  }
  return true;
}

const BREAKS = new Uint8Array(128);
for (const break_ of " \t\r\n\"'`()[]{}<>,;|") BREAKS[break_.charCodeAt(0)] = 1;
function isBreak(code: number): boolean {
  return code < 128 ? BREAKS[code] === 1 : code === 0x3000 || (code >= 0x3001 && code <= 0x3003);
}
