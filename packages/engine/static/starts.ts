/**
 * Where a pattern may start: the first letters that it can match, as a filter over a few units of text. An expression is
 * tried only there, because trying it at every place of a window costs ten times as much as looking at its letters.
 */
import { FOLD, SPECIAL } from "./characters.ts";
import { codesOf, type Frame } from "./frame.ts";
import { type Node, parsePattern } from "./pattern.ts";
import { isWordUnit } from "./skeleton.ts";
import { isWordStart, NOT_WORD_TOKEN, WORD_TOKEN } from "./translate.ts";

export interface Starts {
  /** By the low bits of a unit: 0 when it cannot come first, 1 when the next two tell, 2 when anything may follow. */
  readonly first: Uint8Array;
  /** By a hash of three units: 0 when they cannot come first, 1 when the next three tell, 2 when anything may follow. */
  readonly three: Uint8Array;
  /** By a hash of six units: 1 when they may come first. */
  readonly six: Uint8Array;
  /** Whether every match starts where a word starts. */
  readonly atWord: boolean;
}

const FIRST_SIZE = 256;
/** Small tables: many rules' tables are in use at once, and what does not fit the nearest memory is slow. */
const HASHES = 2_048;
const PREFIXES_MAX = 4_096;
const PREFIX_LETTERS = 6;

/** Any unit at all, in a prefix. */
const ANY = "\0";

/** The filter of a translated pattern, or null when it may start with nearly anything. */
export function startsOf(translated: string): Starts | null {
  const prefixes = prefixesOf(parsePattern(translated));
  if (prefixes === null) return null;
  const first = new Uint8Array(FIRST_SIZE);
  const three = new Uint8Array(HASHES);
  const six = new Uint8Array(HASHES);
  const raise = (table: Uint8Array, slot: number, to: number) => {
    table[slot] = Math.max(table[slot] as number, to);
  };
  for (const prefix of prefixes) {
    const known = prefix.includes(ANY) ? prefix.indexOf(ANY) : prefix.length;
    if (known === 0) return null;
    const slot = prefix.charCodeAt(0) & (FIRST_SIZE - 1);
    raise(first, slot, known < 3 ? 2 : 1);
    const codes = codesOf(prefix);
    if (known >= 3) raise(three, hashOf(codes, 0), known < PREFIX_LETTERS ? 2 : 1);
    if (known >= PREFIX_LETTERS) six[(hashOf(codes, 0) ^ (hashOf(codes, 3) << 1)) & (HASHES - 1)] = 1;
  }
  return { first, three, six, atWord: isWordStart(translated) };
}

function hashOf(codes: ArrayLike<number>, at: number): number {
  // A blank in a pattern stands for a line break too, so both hash alike.
  const one = codes[at] === 0x0a ? 0x20 : (codes[at] ?? 0);
  const two = codes[at + 1] === 0x0a ? 0x20 : (codes[at + 1] ?? 0);
  const three = codes[at + 2] === 0x0a ? 0x20 : (codes[at + 2] ?? 0);
  return ((one * 61) ^ (two * 1_021) ^ (three * 4_099)) & (HASHES - 1);
}

/** The first place from `at` on where the pattern may start, or `to`. */
export function nextStart(starts: Starts, codes: Uint16Array, at: number, to: number): number {
  const { first, three, six, atWord } = starts;
  for (let place = at; place < to; place++) {
    const kind = first[(codes[place] as number) & (FIRST_SIZE - 1)];
    if (kind === 0) continue;
    if (atWord && place > 0 && isWordUnit(codes[place - 1] as number)) continue;
    if (kind === 2) return place;
    const hash = hashOf(codes, place);
    const next = three[hash];
    if (next === 2 || (next === 1 && six[(hash ^ (hashOf(codes, place + 3) << 1)) & (HASHES - 1)] === 1)) return place;
  }
  return to;
}

/** What a unit of a text as sent means before it is folded: 0 needs folding to tell, 1 is itself, 2 is white space. */
const AS_IT_IS = new Uint8Array(65_536);
const FOLDED = new Uint16Array(65_536);
for (let unit = 0; unit < 65_536; unit++) {
  const folded = FOLD[unit] as number;
  AS_IT_IS[unit] = folded > SPECIAL ? 1 : 0;
  FOLDED[unit] = folded;
}
for (const mark of "*_~`") AS_IT_IS[mark.charCodeAt(0)] = 0;
for (const white of " \n") {
  AS_IT_IS[white.charCodeAt(0)] = 2;
  FOLDED[white.charCodeAt(0)] = 0x20;
}

/**
 * Whether the pattern may start somewhere in `[from, to)` of a text that was not folded yet. Most windows end here: text
 * that folding would change is said to be possible, and all other is looked at as it stands.
 */
export function mayStart(starts: Starts, { units, length }: Frame, from: number, to: number): boolean {
  const { first, three, six, atWord } = starts;
  const asItIs = AS_IT_IS;
  const folded = FOLDED;
  let last = from > 0 ? (asItIs[units[from - 1] as number] as number) : 1;
  let likely = -8;
  for (let place = from; place < to; place++) {
    const unit = units[place] as number;
    const kind = asItIs[unit] as number;
    // A run of white space is one blank, which only matters to what began just before it.
    if (kind === 0 || ((kind & last) === 2 && place - likely < 6)) return true;
    last = kind;
    const start = first[(folded[unit] as number) & (FIRST_SIZE - 1)] as number;
    if (start === 0) continue;
    if (atWord && place > 0 && isWordUnit(folded[units[place - 1] as number] as number)) continue;
    if (start === 2 || place + PREFIX_LETTERS > length) return true;
    const hash = rawHash(units, place);
    const next = three[hash];
    if (next !== 0 || asItIs[units[place + 1] as number] === 2 || asItIs[units[place + 2] as number] === 2) {
      likely = place;
    }
    if (next === 2 || (next === 1 && six[(hash ^ (rawHash(units, place + 3) << 1)) & (HASHES - 1)] === 1)) return true;
  }
  // What follows the last places was read too, and must have been as it is.
  for (let place = to; place < Math.min(length, to + PREFIX_LETTERS) && likely > to - PREFIX_LETTERS; place++) {
    const kind = asItIs[units[place] as number] as number;
    if (kind === 0 || (kind & last) === 2) return true;
    last = kind;
  }
  return false;
}

function rawHash(units: Uint16Array, at: number): number {
  const one = FOLDED[units[at] as number] as number;
  const two = FOLDED[units[at + 1] as number] as number;
  const three = FOLDED[units[at + 2] as number] as number;
  return ((one * 61) ^ (two * 1_021) ^ (three * 4_099)) & (HASHES - 1);
}

/** First letters of all that a node matches, at most a few of each; null when there are too many to tell. */
function prefixesOf(node: Node): ReadonlySet<string> | null {
  switch (node.kind) {
    case "text":
      return new Set([node.text.slice(0, PREFIX_LETTERS)]);
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
        const some = prefixesOf(option);
        if (some === null) return null;
        for (const prefix of some) all.add(prefix);
      }
      return all.size <= PREFIXES_MAX ? all : null;
    }
    case "repeat": {
      const once = prefixesOf(node.body);
      if (once === null) return null;
      const rounds = Math.min(node.max, PREFIX_LETTERS);
      let reached: ReadonlySet<string> | null = new Set([""]);
      const all = new Set<string>(node.min === 0 ? [""] : []);
      for (let round = 1; round <= rounds; round++) {
        reached = joined(reached, once);
        if (reached === null) return null;
        if (round >= Math.min(node.min, rounds)) for (const prefix of reached) all.add(prefix);
      }
      return all.size <= PREFIXES_MAX ? all : null;
    }
    case "sequence": {
      let reached: ReadonlySet<string> | null = new Set([""]);
      for (const part of node.parts) {
        if ([...reached].every((prefix) => prefix.length >= PREFIX_LETTERS)) return reached;
        const some = prefixesOf(part);
        reached = some && joined(reached, some);
        if (reached === null) return null;
      }
      return reached;
    }
  }
}

function joined(left: ReadonlySet<string>, right: ReadonlySet<string>): ReadonlySet<string> | null {
  const out = new Set<string>();
  for (const a of left) {
    if (a.length >= PREFIX_LETTERS) out.add(a);
    else for (const b of right) out.add((a + b).slice(0, PREFIX_LETTERS));
    if (out.size > PREFIXES_MAX) return null;
  }
  return out;
}

/** A narrow set as its letters; a wide one as any letter. */
function lettersOf(node: Node & { kind: "set" }): ReadonlySet<string> {
  if (node.negated || node.items.some((item) => "name" in item || item.to - item.from > 64)) return new Set([ANY]);
  const letters = new Set<string>();
  for (const item of node.items) {
    if ("name" in item) continue;
    for (let point = item.from; point <= item.to; point++) letters.add(String.fromCodePoint(point));
  }
  // Both kinds of white space hash alike, and one of them will do.
  if (letters.has(" ")) letters.delete("\n");
  return letters.has(WORD_TOKEN) || letters.has(NOT_WORD_TOKEN) || letters.size > 80 ? new Set([ANY]) : letters;
}
