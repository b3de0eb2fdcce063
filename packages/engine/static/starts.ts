/**
 * Where a pattern may start: the first units that its matches can begin with, as a few bits by a hash. Most patterns start
 * where a word does, and the words of a text are listed and hashed once for all the rules that are woken there. Trying a
 * program at every place of its window would cost twenty times as much as asking these bits.
 */
import { codesOf, type View } from "./frame.ts";
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

const BASE = 37;
/** What the first of so many units counts for in a hash. */
const LEAVING: readonly number[] = Array.from(
  { length: PREFIX_UNITS + 1 },
  (_, units) => BASE ** Math.max(0, units - 1),
);

/** A blank in a pattern stands for a line break too, so both hash alike. */
const spaced = (unit: number) => (unit === 0x0a ? 0x20 : unit);

function hashAt(codes: Uint16Array, at: number, units: number): number {
  let hash = 0;
  for (let k = 0; k < units; k++) hash = (Math.imul(hash, BASE) + spaced(codes[at + k] as number)) | 0;
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
  // As `hashAt` has it for four units, written out: every word of a window is hashed.
  let k = 0;
  for (; k < count && (at[k] as number) + PREFIX_UNITS <= length; k++) {
    const place = at[k] as number;
    const two = (Math.imul(spaced(codes[place] as number), BASE) + spaced(codes[place + 1] as number)) | 0;
    const three = (Math.imul(two, BASE) + spaced(codes[place + 2] as number)) | 0;
    const four = (Math.imul(three, BASE) + spaced(codes[place + 3] as number)) | 0;
    hash[k] = four ^ (four >> 7);
  }
  hash.fill(0, k, count);
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
  if (units === PREFIX_UNITS) {
    // Few words pass, so one question that is nearly always answered alike: the processor guesses it.
    for (let next = k; next < count; next++) {
      if ((at[next] as number) >= last) return -1;
      const known = (hash[next] as number) & mask;
      if ((((bits[row + (known >> 5)] as number) >>> (known & 31)) & 1) === 1) return next;
    }
    return -1;
  }
  for (let next = k; next < count; next++) {
    const place = at[next] as number;
    if (place >= last) return -1;
    if (((firsts >>> (groups[codes[place] as number] as number)) & 1) === 0) continue;
    if (units === 0) return next;
    if (place + units > length) continue;
    const known = hashAt(codes, place, units) & mask;
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
  const row = rows[rule] as number;
  const mask = masks[rule] as number;
  const units = allUnits[rule] as number;
  if (units === 0) {
    const firsts = allFirsts[rule] as number;
    for (let place = at; place < last; place++) {
      if (((firsts >>> (GROUP[codes[place] as number] as number)) & 1) === 1) return place;
    }
    return last;
  }
  // The hash rolls on from place to place, and hardly any passes: one question, which the processor guesses.
  const leaving = LEAVING[units] as number;
  const stop = Math.min(last, length - units + 1);
  let hash = 0;
  for (let k = at; k < at + units - 1 && k < length; k++) {
    hash = (Math.imul(hash, BASE) + spaced(codes[k] as number)) | 0;
  }
  for (let place = at; place < stop; place++) {
    hash = (Math.imul(hash, BASE) + spaced(codes[place + units - 1] as number)) | 0;
    const known = (hash ^ (hash >> 7)) & mask;
    if ((((bits[row + (known >> 5)] as number) >>> (known & 31)) & 1) === 1) return place;
    hash = (hash - Math.imul(spaced(codes[place] as number), leaving)) | 0;
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
