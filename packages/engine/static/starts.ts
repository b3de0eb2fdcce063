/**
 * Where a pattern may start: the first letters that it can match, as a filter over three units of text. An expression is
 * tried only there, because trying it at every place of a window costs ten times as much as looking at three letters.
 */
import { type Node, parsePattern } from "./pattern.ts";
import { NOT_WORD_TOKEN, WORD_TOKEN } from "./translate.ts";

export interface Starts {
  /** By the low bits of a unit: whether it may come first, second after any first, third after any two. */
  readonly first: Uint8Array;
  /** By a hash of three units; 1 when they may come together. */
  readonly triples: Uint8Array;
}

const FIRST_SIZE = 1_024;
const TRIPLES_SIZE = 8_192;
const PREFIXES_MAX = 4_096;
const PREFIX_LETTERS = 3;

/** Any unit at all, in a prefix. */
const ANY = "\0";

export const hashOf = (one: number, two: number, three: number): number =>
  ((one * 61) ^ (two * 1_021) ^ (three * 4_099)) & (TRIPLES_SIZE - 1);

/** The filter of a translated pattern, or null when it may start with nearly anything. */
export function startsOf(translated: string): Starts | null {
  const prefixes = prefixesOf(parsePattern(translated));
  if (prefixes === null) return null;
  const first = new Uint8Array(FIRST_SIZE);
  const triples = new Uint8Array(TRIPLES_SIZE);
  for (const prefix of prefixes) {
    if (prefix === "" || prefix[0] === ANY) return null;
    const slot = prefix.charCodeAt(0) & (FIRST_SIZE - 1);
    // One that is shorter than three, or leaves a letter open, is taken by its first letter alone.
    if (prefix.length < PREFIX_LETTERS || prefix.includes(ANY)) first[slot] = 2;
    else {
      first[slot] = Math.max(first[slot] as number, 1);
      triples[hashOf(prefix.charCodeAt(0), prefix.charCodeAt(1), prefix.charCodeAt(2))] = 1;
    }
  }
  return { first, triples };
}

/** The first place from `at` on where the pattern may start, or `to`. */
export function nextStart({ first, triples }: Starts, text: string, at: number, to: number): number {
  for (let place = at; place < to; place++) {
    const one = text.charCodeAt(place);
    const kind = first[one & (FIRST_SIZE - 1)];
    if (kind === 0) continue;
    if (kind === 2 || triples[hashOf(one, text.charCodeAt(place + 1), text.charCodeAt(place + 2))] === 1) return place;
  }
  return to;
}

/** First letters of all that a node matches, at most three of each; null when there are too many to tell. */
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
  return letters.has(WORD_TOKEN) || letters.has(NOT_WORD_TOKEN) || letters.size > 80 ? new Set([ANY]) : letters;
}
