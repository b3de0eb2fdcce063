/**
 * Where a pattern may start: the first units that its matches can begin with, as a few bits by a hash. Most patterns start
 * where a word does, and the words of a text are listed and hashed once for all the rules that are woken there. Trying a
 * program at every place of its window would cost twenty times as much as asking these bits.
 */
import { codesOf, type Frame, PLAIN, type View } from "./frame.ts";
import { GROUP } from "./match/program.ts";
import { type Node, parsePattern, type SetItem } from "./pattern.ts";
import { NOT_WORD_TOKEN, WORD_TOKEN, WORD_UNITS } from "./translate.ts";

/** Where a pattern may start. */
export interface Starts {
  /** Whether every match starts where a word starts. */
  readonly atWord: boolean;
  /** Groups of the units that a match may begin with, a bit each. */
  readonly firsts: number;
  /** How many first units are hashed; 0 when a match may go on with nearly anything after its first. */
  readonly units: number;
  readonly hashes: readonly number[];
}

/** The starts of all rules, as tables. */
export interface StartIndex {
  readonly atWord: Uint8Array;
  readonly firsts: Int32Array;
  readonly units: Uint8Array;
  /** One bit a hash: where a rule's begin, and how many hashes it tells apart, less one. Most have a line of memory. */
  readonly row: Int32Array;
  readonly mask: Int32Array;
  readonly bits: Int32Array;
}

const HASHES_MIN = 512;
const HASHES_MAX = 65_536;
const PREFIXES_MAX = 8_192;
const PREFIX_UNITS = 4;
/** How many bits a row has for each that is set. */
const SPARSE = 32;
const SPARSE_SINGLE = 64;

/** Any unit at all, in a prefix. */
const ANY = "\0";

/** What is known of the starts of a translated pattern; the compiler knows the rest. */
export function startsOf(translated: string, entry: { readonly atWord: boolean; readonly firsts: number }): Starts {
  const { atWord, firsts } = entry;
  const node = parsePattern(translated);
  for (let units = PREFIX_UNITS; units > 0; units--) {
    const prefixes = prefixesOf(node, units);
    if (prefixes === null) continue;
    if ([...prefixes].some((prefix) => prefix.includes(ANY) || prefix.length < units)) continue;
    const hashes = new Set([...prefixes].map((prefix) => hashAt(codesOf(prefix), 0, units)));
    return { atWord, firsts, units, hashes: [...hashes].sort((a, b) => a - b) };
  }
  return { atWord, firsts, units: 0, hashes: [] };
}

function hashAt(codes: Uint16Array, at: number, units: number): number {
  let hash = 0;
  for (let k = 0; k < units; k++) {
    const unit = codes[at + k] as number;
    // A blank in a pattern stands for a line break too, so both hash alike.
    hash = Math.imul(hash, 37) + (unit === 0x0a ? 0x20 : unit);
  }
  return (hash ^ (hash >> 7)) & (HASHES_MAX - 1);
}

export function buildStartIndex(all: readonly Starts[]): StartIndex {
  const row = new Int32Array(all.length);
  const mask = new Int32Array(all.length);
  let words = 0;
  for (const [rule, { hashes, units }] of all.entries()) {
    let size = HASHES_MIN;
    // Few bits set: a row that is half full lets half of all words pass. A single unit is met at every place.
    const sparse = units === 1 ? SPARSE_SINGLE : SPARSE;
    while (size < HASHES_MAX && size < sparse * hashes.length) size *= 2;
    row[rule] = words;
    mask[rule] = size - 1;
    words += size / 32;
  }
  const bits = new Int32Array(words);
  for (const [rule, { hashes }] of all.entries()) {
    for (const hash of hashes) {
      const known = hash & (mask[rule] as number);
      const word = (row[rule] as number) + (known >> 5);
      bits[word] = (bits[word] as number) | (1 << (known & 31));
    }
  }
  return {
    atWord: Uint8Array.from(all, (starts) => (starts.atWord ? 1 : 0)),
    firsts: Int32Array.from(all, (starts) => starts.firsts),
    units: Uint8Array.from(all, (starts) => starts.units),
    row,
    mask,
    bits,
  };
}

/**
 * Whether the rule may start in `[from, to)` of a text that was not folded: most windows end here, and never are. Text
 * that folding would do more to than lower it is said to be possible.
 */
export function mayStart(index: StartIndex, rule: number, { units, length }: Frame, from: number, to: number): boolean {
  const plains = UNMARKED;
  const wordly = WORDLY;
  const groups = GROUP;
  const firsts = index.firsts[rule] as number;
  const atWord = index.atWord[rule] as number;
  const count = index.units[rule] as number;
  const row = index.row[rule] as number;
  const mask = index.mask[rule] as number;
  let inWord = from > 0 ? (wordly[plains[units[from - 1] as number] as number] as number) : 0;
  for (let place = from; place < to; place++) {
    const unit = plains[units[place] as number] as number;
    if (unit === 0) return true;
    const before = inWord & atWord;
    inWord = wordly[unit] as number;
    if (((firsts >>> (groups[unit] as number)) & 1) === 0 || before === 1) continue;
    if (count === 0) return true;
    let hash = 0;
    let next = place;
    for (let k = 0; k < count; k++) {
      const here = next < length ? (plains[units[next] as number] as number) : 0;
      if (here === 0) return true;
      next += 1;
      // A run of white space is one blank.
      if (here <= 0x20) while (next < length && isWhite(plains[units[next] as number] as number)) next += 1;
      hash = Math.imul(hash, 37) + (here === 0x0a ? 0x20 : here);
    }
    const known = (hash ^ (hash >> 7)) & (HASHES_MAX - 1) & mask;
    if ((((index.bits[row + (known >> 5)] as number) >>> (known & 31)) & 1) === 1) return true;
  }
  return false;
}

/** As folding has it, but emphasis may have to be taken away first. */
const UNMARKED = PLAIN.slice();
for (const mark of "*_~`") UNMARKED[mark.charCodeAt(0)] = 0;

const isWhite = (plain: number) => plain === 0x20 || plain === 0x0a;

/** Places of a view where a word starts, or may, in order, and hashes of what stands there. */
export interface Words {
  readonly at: Int32Array;
  readonly hash: Uint16Array;
  count: number;
}

export function createWords(units: number): Words {
  return { at: new Int32Array(units), hash: new Uint16Array(units), count: 0 };
}

/** Units that belong to words, for loops that have no time for a call. */
const WORDLY = new Uint8Array(65_536);
for (const [first, last] of WORD_UNITS) WORDLY.fill(1, first, last + 1);

/** Lists every place that does not stand right after a letter or digit: at any of them a word may start. */
export function findWords({ codes, length }: View, words: Words): void {
  const { at, hash } = words;
  const wordly = WORDLY;
  let count = 0;
  let inWord = 0;
  for (let place = 0; place < length; place++) {
    at[count] = place;
    count += 1 - inWord;
    inWord = wordly[codes[place] as number] as number;
  }
  for (let k = 0; k < count; k++) {
    const place = at[k] as number;
    hash[k] = place + PREFIX_UNITS <= length ? hashAt(codes, place, PREFIX_UNITS) : 0;
  }
  words.count = count;
}

/** The number of the first word at or after a place. */
export function firstWord({ at, count }: Words, from: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((at[middle] as number) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The number of the next word from `k` on, and before place `last`, where the rule may start; -1 for none. */
export function nextWord(
  { firsts: allFirsts, units: allUnits, row: rows, mask: masks, bits }: StartIndex,
  rule: number,
  words: Words,
  { codes, length }: View,
  k: number,
  last: number,
): number {
  const { at, hash, count } = words;
  const groups = GROUP;
  const row = rows[rule] as number;
  const mask = masks[rule] as number;
  const firsts = allFirsts[rule] as number;
  const units = allUnits[rule] as number;
  for (let next = k; next < count; next++) {
    const place = at[next] as number;
    if (place >= last) return -1;
    if (((firsts >>> (groups[codes[place] as number] as number)) & 1) === 0) continue;
    if (units === 0) return next;
    if (place + units > length) continue;
    const known = (units === PREFIX_UNITS ? (hash[next] as number) : hashAt(codes, place, units)) & mask;
    if ((((bits[row + (known >> 5)] as number) >>> (known & 31)) & 1) === 1) return next;
  }
  return -1;
}

/** The next place from `at` on, and before `last`, where a rule may start that may start inside a word; else `last`. */
export function nextStart(
  { firsts: allFirsts, units: allUnits, row: rows, mask: masks, bits }: StartIndex,
  rule: number,
  { codes, length }: View,
  at: number,
  last: number,
): number {
  const groups = GROUP;
  const row = rows[rule] as number;
  const mask = masks[rule] as number;
  const firsts = allFirsts[rule] as number;
  const units = allUnits[rule] as number;
  for (let place = at; place < last; place++) {
    if (((firsts >>> (groups[codes[place] as number] as number)) & 1) === 0) continue;
    if (units === 0) return place;
    if (place + units > length) return last;
    const known = hashAt(codes, place, units) & mask;
    if ((((bits[row + (known >> 5)] as number) >>> (known & 31)) & 1) === 1) return place;
  }
  return last;
}

/** First units of all that a node matches, at most four of each; null when there are too many to tell. */
function prefixesOf(node: Node, units: number): ReadonlySet<string> | null {
  switch (node.kind) {
    case "text":
      return new Set([node.text.slice(0, units)]);
    case "any":
      return new Set([ANY]);
    case "edge":
    case "look":
      return new Set([""]);
    case "set":
      return lettersOf(node);
    case "choice": {
      const all = new Set<string>();
      for (const option of node.options) {
        const some = prefixesOf(option, units);
        if (some === null) return null;
        for (const prefix of some) all.add(prefix);
      }
      return all.size <= PREFIXES_MAX ? all : null;
    }
    case "repeat": {
      const once = prefixesOf(node.body, units);
      if (once === null) return null;
      const rounds = Math.min(node.max, units);
      let reached: ReadonlySet<string> | null = new Set([""]);
      const all = new Set<string>(node.min === 0 ? [""] : []);
      for (let round = 1; round <= rounds; round++) {
        reached = joined(reached, once, units);
        if (reached === null) return null;
        if (round >= Math.min(node.min, rounds)) for (const prefix of reached) all.add(prefix);
      }
      return all.size <= PREFIXES_MAX ? all : null;
    }
    case "sequence": {
      let reached: ReadonlySet<string> | null = new Set([""]);
      for (const part of node.parts) {
        if ([...reached].every((prefix) => prefix.length >= units)) return reached;
        const some = prefixesOf(part, units);
        reached = some && joined(reached, some, units);
        if (reached === null) return null;
      }
      return reached;
    }
  }
}

function joined(left: ReadonlySet<string>, right: ReadonlySet<string>, units: number): ReadonlySet<string> | null {
  const out = new Set<string>();
  for (const a of left) {
    if (a.length >= units) out.add(a);
    else for (const b of right) out.add((a + b).slice(0, units));
    if (out.size > PREFIXES_MAX) return null;
  }
  return out;
}

/** A narrow set as its letters; a wide one as any letter. */
function lettersOf(node: Node & { kind: "set" }): ReadonlySet<string> {
  const isWide = (item: SetItem) => ("name" in item ? item.name !== "s" : item.to - item.from > 64);
  if (node.negated || node.items.some(isWide)) return new Set([ANY]);
  const letters = new Set<string>();
  for (const item of node.items) {
    if ("name" in item) {
      // Folding leaves no other white space than blanks and line breaks.
      letters.add(" ");
      continue;
    }
    for (let point = item.from; point <= item.to; point++) letters.add(String.fromCodePoint(point));
  }
  // Both kinds of white space hash alike, and one of them will do.
  if (letters.has(" ")) letters.delete("\n");
  return letters.has(WORD_TOKEN) || letters.has(NOT_WORD_TOKEN) || letters.size > 80 ? new Set([ANY]) : letters;
}
