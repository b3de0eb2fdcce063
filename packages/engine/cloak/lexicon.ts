/**
 * Where the words of the word lists stand in a page. One walk over the words of the page, whatever the number of lists:
 * a word is looked up by a hash of its letters before it is even cut out of the text.
 *
 * Words end where letters end and where the case turns (`accountNumber` is two words, `WhatsApp` also one); a phrase is met across one or
 * two separators (` `, `_`, `-`, `.`, `'`, `/`). Scripts without blanks between words are searched as literals.
 */
import type { WordList } from "./recogniser.ts";
import type { View } from "./view.ts";

export interface Lexicon {
  read(text: string, units: Uint16Array): Hits;
  /** The list's number in `Hits.list`; throws for a list that was never declared. */
  numberOf(list: WordList): number;
  /** How many lists there are. */
  readonly size: number;
  /** Whether the list of this number names values. */
  isLabel(number: number): boolean;
  isLasting(number: number): boolean;
}

/** Hits sorted by start; one word that is in three lists is three hits. */
export interface Hits {
  readonly start: readonly number[];
  readonly end: readonly number[];
  readonly list: readonly number[];
}

interface Node {
  lists: number[];
  next: Map<string, Node> | null;
}

/** Letters from here on belong to scripts that are written without blanks, or that glue their case endings on. */
const UNSPACED = /[\u0900-\u1cff\u2e80-\ud7ff\uf900-\ufaff\uff66-\uff9d]/;
const PHRASE_WORDS_MAX = 6;
const SEPARATORS_MAX = 2;

/** `labels` are the lists that name a value by themselves; `lists` are all others. */
export function compileLexicon(labels: readonly WordList[], lists: readonly WordList[]): Lexicon {
  const numbers = new Map<WordList, number>();
  const lasting = new Set<number>();
  const root = new Map<string, Node>();
  const known = new Uint8Array(KNOWN_SIZE);
  const literals = new Map<string, number[]>();
  for (const list of new Set([...labels, ...lists])) {
    const number = numbers.size;
    numbers.set(list, number);
    if (list.lasting) lasting.add(number);
    for (const phrase of list.words) {
      if (UNSPACED.test(phrase)) {
        literals.set(phrase, [...(literals.get(phrase) ?? []), number]);
        continue;
      }
      const parts = phrase.split(/[ _\-./'’]+/u).filter((part) => part !== "");
      if (parts.length > PHRASE_WORDS_MAX) throw new Error(`A phrase has at most ${PHRASE_WORDS_MAX} words: ${phrase}`);
      let level = root;
      let node: Node | null = null;
      for (const part of parts) {
        if (node) level = node.next ??= new Map();
        node = level.get(part) ?? { lists: [], next: null };
        level.set(part, node);
      }
      node?.lists.push(number);
      const hash = hashOf(parts[0] as string);
      if (hash !== -1) known[hash] = 1;
    }
  }
  const alternatives = [...literals.keys()].sort((a, b) => b.length - a.length).map(asPattern);
  const literalPattern = alternatives.length > 0 ? new RegExp(alternatives.join("|"), "gi") : null;

  const labelCount = new Set(labels).size;
  return {
    size: numbers.size,
    isLabel: (number) => number < labelCount,
    isLasting: (number) => lasting.has(number),
    numberOf(list) {
      const number = numbers.get(list);
      if (number === undefined) throw new Error("A judge asked about a word list that its recogniser does not hear.");
      return number;
    },
    read(text, units) {
      const hits: Growing = { start: [], end: [], list: [] };
      readWords({ text, units }, { root, known }, hits);
      return literalPattern && UNSPACED.test(text) ? withLiterals(text, hits) : hits;
    },
  };

  function withLiterals(text: string, words: Hits): Hits {
    const all = words.start.map((start, i) => ({ start, end: words.end[i] as number, list: words.list[i] as number }));
    for (const match of text.matchAll(literalPattern as RegExp)) {
      for (const list of literals.get(match[0].toLowerCase()) ?? []) {
        all.push({ start: match.index, end: match.index + match[0].length, list });
      }
    }
    all.sort((a, b) => a.start - b.start);
    return { start: all.map((h) => h.start), end: all.map((h) => h.end), list: all.map((h) => h.list) };
  }
}

interface Growing {
  readonly start: number[];
  readonly end: number[];
  readonly list: number[];
}

interface Walk {
  readonly root: Map<string, Node>;
  /** By hash: whether some phrase begins with such a word. */
  readonly known: Uint8Array;
}

function readWords({ text, units }: Pick<View, "text" | "units">, walk: Walk, hits: Growing): void {
  const { known } = walk;
  const { length } = units;
  for (let at = 0; at < length; ) {
    if (kindOf(units[at] as number) === OTHER) {
      at++;
      continue;
    }
    // The end of the word and its hash in one go; a letter beyond ASCII has no hash, and such a word is looked up.
    let before = units[at] as number;
    let hash = before < 128 ? before | 0x20 : -1;
    let end = at + 1;
    for (; end < length; end++) {
      const code = units[end] as number;
      const kind = kindOf(code);
      if (kind === OTHER || (kind === UPPER && before >= 97 && before <= 122)) break;
      if (hash !== -1) hash = code < 128 ? mix(hash, code | 0x20) : -1;
      before = code;
    }
    if ((hash === -1 || known[hash] === 1) && !isInCode(units, at, end))
      follow(text, { start: at, end }, walk.root, hits);
    // "WhatsApp" is one word for all its capitals, besides being two.
    if (
      end < length &&
      kindOf(units[end] as number) === UPPER &&
      (at === 0 || kindOf(units[at - 1] as number) === OTHER)
    )
      readJoined({ text, units }, { start: at, end, hash }, walk, hits);
    at = end;
  }
}

/** A few letters right behind a digit, or between hyphens and digits, are part of a hash or a number (`7cc4`, `0-cccd-3`). */
function isInCode(units: Uint16Array, start: number, end: number): boolean {
  if (start === 0 || end - start > CODE_LETTERS_MAX) return false;
  const before = units[start - 1] as number;
  if (before !== HYPHEN) return isDigit(before);
  return units[end] === HYPHEN && start > 1 && isDigit(units[start - 2] as number) && isDigit(units[end + 1] as number);
}

const HYPHEN = 45;

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

const CODE_LETTERS_MAX = 4;

/** The whole run of letters whose first word ends at a turn of case. */
function readJoined(
  { text, units }: Pick<View, "text" | "units">,
  first: { start: number; end: number; hash: number },
  { root, known }: Walk,
  hits: Growing,
): void {
  let { end, hash } = first;
  for (; end < units.length; end++) {
    const code = units[end] as number;
    if (kindOf(code) === OTHER) break;
    if (hash !== -1) hash = code < 128 ? mix(hash, code | 0x20) : -1;
  }
  if (hash !== -1 && known[hash] === 1) follow(text, { start: first.start, end }, root, hits);
}

function follow(text: string, first: { start: number; end: number }, root: Map<string, Node>, hits: Growing): void {
  let level: Map<string, Node> | null = root;
  let { start, end } = first;
  while (level) {
    const word = lower(text.slice(start, end));
    const node: Node | undefined = level.get(word) ?? level.get(withoutProclitic(word));
    if (!node) return;
    for (const list of node.lists) {
      hits.start.push(first.start);
      hits.end.push(end);
      hits.list.push(list);
    }
    level = node.next;
    start = level === null ? -1 : skipSeparators(text, end);
    if (start === -1) return;
    end = wordEnd(text, start);
  }
}

/** Where the next word of a phrase begins, or -1 when too much stands between. */
function skipSeparators(text: string, from: number): number {
  for (let at = from; at <= from + SEPARATORS_MAX && at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (kindOf(code) !== OTHER) return at;
    if (!" _-./'’".includes(text[at] as string)) return -1;
  }
  return -1;
}

const OTHER = 0;
const LOWER = 1;
const UPPER = 2;

const KINDS = new Uint8Array(0xaa);
for (let code = 97; code <= 122; code++) KINDS[code] = LOWER;
for (let code = 65; code <= 90; code++) KINDS[code] = UPPER;

function kindOf(code: number): number {
  if (code < 0xaa) return KINDS[code] as number;
  if (code === 0xd7 || code === 0xf7 || code === 0xbf || code === 0xbb || code === 0xab) return OTHER;
  if (code >= 0x2000 && code <= 0x206f) return OTHER;
  if (code >= 0x3000 && code <= 0x303f) return OTHER;
  return LOWER;
}

/** Letters up to the next that is none, or up to a capital after a small letter. */
function wordEnd(text: string, from: number): number {
  let before = text.charCodeAt(from);
  let at = from + 1;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const kind = kindOf(code);
    if (kind === OTHER || (kind === UPPER && before >= 97 && before <= 122)) break;
    before = code;
  }
  return at;
}

const KNOWN_SIZE = 1 << 16;

function mix(hash: number, code: number): number {
  return (hash * 31 + code) & (KNOWN_SIZE - 1);
}

/** Of a lower-case word; -1 when it has letters beyond ASCII. */
function hashOf(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    if (code >= 128) return -1;
    hash = at === 0 ? code : mix(hash, code);
  }
  return hash;
}

/** Arabic and Hebrew write "and", "in", "to" and the article as one with the word. */
const PROCLITIC = /^[\u0648\u0641\u0628\u0644\u05d5\u05d4\u05d1\u05dc]\p{L}{2}/u;
const HEBREW = 0x0590;

function withoutProclitic(word: string): string {
  return word.charCodeAt(0) >= HEBREW && PROCLITIC.test(word) ? word.slice(1) : "";
}

/** Turkish capitals lower to an i with a dot of its own, which no list has. */
function lower(word: string): string {
  const small = word.toLowerCase();
  return small.length !== word.length ? small.replaceAll("\u0307", "") : small;
}

function asPattern(literal: string): string {
  return literal.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
