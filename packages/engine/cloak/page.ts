/**
 * A text laid out for recognisers: its lines and tokens, and how close the words of a
 * list stand to a range. All of it is worked out on first demand, because most pages are asked nothing.
 */
import { type Company, companyOf } from "./company.ts";
import type { Hits, Lexicon } from "./lexicon.ts";
import type { Feature, Page } from "./recogniser.ts";
import { readTable, type Table } from "./table.ts";
import type { View } from "./view.ts";

/** What only the detector needs of a page. */
export interface LaidOutPage extends Page {
  readonly units: Uint16Array;
  has(feature: Feature): boolean;
  hits(): Hits;
  /** Where the value named by the label that ends at `labelEnd` may begin: after the linking words, or -1. */
  afterLabel(labelEnd: number): number;
  table(): Table | null;
}

/** How far a token is followed to each side. */
const TOKEN_CHARS = 64;
const LINK_CHARS_MAX = 40;

const FEATURES: Readonly<Record<Feature, RegExp>> = {
  digit: /\d/,
  angle: /</,
  eastern: /[\u0590-\u1cff\u2e80-\ud7ff\uf900-\ufdff\uff66-\uff9d]/,
};

/**
 * What may stand between a label and its value: quotes, colons, brackets, blanks, marks of HTML, a word in brackets ("passport
 * (US)"), and the small words that say "number" or "is" in the languages of the word lists. Tried on a slice of bounded
 * length, so that a label costs the same anywhere.
 */
const LINK =
  /^(?:\([a-z]{1,12}\)|<\/?(?:t[dhr]|d[dlt]|h[1-6]|[abipu]|em|strong|span|div|li|label|small|code|font|br ?\/?)(?: [a-z-]{2,12}="[\w -]{0,20}")?>|new Date\(|\},? ?"(?=value")|(?:är|és)(?![a-zà-ž])|[\s"'`:=#>([{|*_,.\-\\/<&;?\]]|n[º°]|(?<![a-z\d])(?:numbers?|num|no|nr|n|num[eé]ro|n[uú]mero|nummer|numer|numaras[ıi]|nambari|namba|nomor|nombor|code|ids?|is|was|are|as|al|au|unter|op|på|es|ist|lautet|lauten|est|jest|brzmi|luidt|lyder|of|the|der|die|de|del|la|le|for|values?|with|on|file|card|details?|ending|in|to|et|und|och|er|je|este|adalah|ni|ay|my|your|his|her|like|such|under|named|called|listed|shown|using|via|mi|mon|meine?)(?![a-z\d])|№|(?:číslo|szám|broj|номера?|номерът|αριθμός|رقم|संख्या|नंबर|নম্বর|எண்|番号|号码|號碼|번호)|[èéàはのが为為是은는이가を号])*/i;

export function layOut({ text, units }: Pick<View, "text" | "units">, lexicon: Lexicon): LaidOutPage {
  const known = new Map<Feature, boolean>();
  const companies = new Map<number, Company>();
  const links = new Map<number, number>();
  let heard: Uint8Array | null = null;
  let last: Company | null = null;
  let lastStart = -1;
  let lastEnd = -1;
  let hits: Hits | null = null;
  let table: Table | null | undefined;
  let lastLine = { text: "", start: -1, end: -1 };

  /** Several recognisers ask about the same range, and each about several lists: the answer for all lists is kept. */
  function company(start: number, end: number): Company {
    if (last !== null && start === lastStart && end === lastEnd) return last;
    const key = start * (text.length + 1) + end;
    let found = companies.get(key);
    if (found === undefined) {
      found = companyOf(page, lexicon, { start, end });
      companies.set(key, found);
    }
    last = found;
    lastStart = start;
    lastEnd = end;
    return found;
  }

  const page: LaidOutPage = {
    text,
    units,
    has(feature) {
      const answer = known.get(feature) ?? FEATURES[feature].test(text);
      known.set(feature, answer);
      return answer;
    },
    hits() {
      hits ??= lexicon.read(text, units);
      return hits;
    },
    table() {
      if (table === undefined) table = readTable(text);
      return table;
    },
    cellEnd: (start) => page.table()?.cellAt(start)?.end ?? -1,
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
      while (from > 0 && start - from < TOKEN_CHARS && !isBreak(text.charCodeAt(from - 1))) from--;
      while (to < text.length && to - end < TOKEN_CHARS && !isBreak(text.charCodeAt(to))) to++;
      return { text: text.slice(from, to), start: from, end: to };
    },
    afterLabel(labelEnd) {
      const plain = skipSigns(units, labelEnd);
      if (plain !== -1) return plain;
      const kept = links.get(labelEnd);
      if (kept !== undefined) return kept;
      const from = skipCounter(units, labelEnd);
      const length = LINK.exec(text.slice(from, from + LINK_CHARS_MAX + 1))?.[0].length ?? 0;
      const after = length > LINK_CHARS_MAX ? -1 : from + length;
      links.set(labelEnd, after);
      return after;
    },
    hears(lists) {
      if (heard === null) {
        heard = new Uint8Array(lexicon.size);
        for (const list of page.hits().list) heard[list] = 1;
      }
      const seen = heard;
      return lists.some((list) => seen[lexicon.numberOf(list)] === 1);
    },
    nearness(list, start, end) {
      const { lists, levels } = company(start, end);
      return lists.length === 0 ? "none" : (levels[lists.indexOf(lexicon.numberOf(list))] ?? "none");
    },
    isQuiet(start, end) {
      return company(start, end).lists.length === 0;
    },
    isNamed(start, end = start) {
      return company(start, end).named;
    },
  };
  return page;
}

const CLOSING_BRACE = 125;
const LINK_SIGNS = new Uint8Array(128);
for (const char of " \t\r\n\v\f\"'`:=#>([{|*_,.-\\/<&;?]") LINK_SIGNS[char.charCodeAt(0)] = 1;

/** Where the signs behind a label end, when nothing that `LINK` takes could follow them; else -1, and `LINK` has to say. */
function skipSigns(units: Uint16Array, labelEnd: number): number {
  for (let at = skipCounter(units, labelEnd); at < labelEnd + LINK_CHARS_MAX; at++) {
    if (at >= units.length) return units.length;
    const code = units[at] as number;
    if (code >= 128) return -1;
    if (LINK_SIGNS[code] === 1) continue;
    if (code === CLOSING_BRACE) return -1;
    const small = code | 0x20;
    return small >= 97 && small <= 122 ? -1 : at;
  }
  return -1;
}

/** `phone2:` and `cvv2=` are labels with a digit of their own, where a sign that parts a name from its value follows. */
function skipCounter(units: Uint16Array, labelEnd: number): number {
  const digit = units[labelEnd] as number;
  if (!(digit >= 48 && digit <= 57)) return labelEnd;
  const sign = units[labelEnd + 1] as number;
  return sign === 58 || sign === 61 || sign === 34 || sign === 39 ? labelEnd + 1 : labelEnd;
}

const BREAKS = new Uint8Array(128);
for (const char of " \t\r\n\"'`()[]{}<>,;|") BREAKS[char.charCodeAt(0)] = 1;
function isBreak(code: number): boolean {
  return code < 128 ? BREAKS[code] === 1 : code === 0x3000 || (code >= 0x3001 && code <= 0x3003);
}
