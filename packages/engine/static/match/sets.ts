/**
 * Sets of code units. Patterns of a pack have a few hundred different ones; units that are in the same sets are one
 * class, so that asking for a member is two small tables and no search.
 */
import type { SetItem } from "../pattern.ts";
import { NOT_WORD_TOKEN, WORD_TOKEN, WORD_UNITS } from "../translate.ts";
import type { Ranges } from "./program.ts";

const UNITS = 65_536;

/** The units of a set, as ranges. */
export function rangesOf(items: readonly SetItem[], negated: boolean): Ranges {
  const pieces: [number, number][] = [];
  for (const item of items) {
    for (const [from, to] of "name" in item ? named(item.name) : pointsOf(item.from, item.to)) pieces.push([from, to]);
  }
  const joined = joinRanges(pieces);
  return (negated ? without(joined) : joined).flat();
}

export const WORD_SET: Ranges = WORD_UNITS.flat();

function pointsOf(from: number, to: number): readonly (readonly [number, number])[] {
  if (from === to && from === WORD_TOKEN.charCodeAt(0)) return WORD_UNITS;
  if (from === to && from === NOT_WORD_TOKEN.charCodeAt(0)) return without(WORD_UNITS);
  return from >= UNITS ? [] : [[from, Math.min(to, UNITS - 1)]];
}

const known = new Map<string, readonly (readonly [number, number])[]>();

function named(name: string): readonly (readonly [number, number])[] {
  if (name === "w") return WORD_UNITS;
  if (name === "W") return without(WORD_UNITS);
  const before = known.get(name);
  if (before) return before;
  const expression = new RegExp(`\\${name}`, "u");
  const ranges: [number, number][] = [];
  for (let unit = 0; unit < UNITS; unit++) {
    if (!expression.test(String.fromCharCode(unit))) continue;
    const last = ranges.at(-1);
    if (last && last[1] === unit - 1) last[1] = unit;
    else ranges.push([unit, unit]);
  }
  known.set(name, ranges);
  return ranges;
}

function joinRanges(pieces: readonly (readonly [number, number])[]): [number, number][] {
  const out: [number, number][] = [];
  for (const [from, to] of [...pieces].sort((a, b) => a[0] - b[0])) {
    const last = out.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else out.push([from, to]);
  }
  return out;
}

function without(ranges: readonly (readonly [number, number])[]): [number, number][] {
  const out: [number, number][] = [];
  let next = 0;
  for (const [from, to] of ranges) {
    if (from > next) out.push([next, from - 1]);
    next = to + 1;
  }
  if (next < UNITS) out.push([next, UNITS - 1]);
  return out;
}

/** Whether every unit of the second set is in the first. */
export function holdsAll(set: Ranges, other: Ranges): boolean {
  for (let k = 0; k < other.length; k += 2) {
    const at = set.findLastIndex((from, place) => place % 2 === 0 && from <= (other[k] as number));
    if (at < 0 || (set[at + 1] as number) < (other[k + 1] as number)) return false;
  }
  return true;
}

export interface Classes {
  readonly classes: Uint8Array | Uint16Array;
  readonly members: Int32Array;
  readonly classWords: number;
}

/** Classes of units that the sets do not tell apart, and the sets as bits by class. */
export function classify(sets: readonly Ranges[]): Classes {
  const borders = new Map<number, number[]>([[0, []]]);
  for (const [k, ranges] of sets.entries()) {
    for (let at = 0; at < ranges.length; at += 2) {
      for (const border of [ranges[at] as number, (ranges[at + 1] as number) + 1]) {
        const here = borders.get(border);
        if (here) here.push(k);
        else borders.set(border, [k]);
      }
    }
  }
  const inside = new Uint8Array(sets.length);
  const numbers = new Map<string, number>();
  const classOf = new Uint16Array(UNITS);
  const places = [...borders.keys()].filter((place) => place < UNITS).sort((a, b) => a - b);
  for (const [k, place] of places.entries()) {
    // A set is entered at the first of its borders and left at the second, and so on.
    for (const set of borders.get(place) ?? []) inside[set] = 1 - (inside[set] as number);
    const key = inside.join("");
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    classOf.fill(number, place, places[k + 1] ?? UNITS);
  }
  const classWords = Math.max(1, Math.ceil(numbers.size / 32));
  const members = new Int32Array(sets.length * classWords);
  for (const [key, number] of numbers) {
    for (let set = 0; set < sets.length; set++) {
      const word = set * classWords + (number >> 5);
      if (key[set] === "1") members[word] = (members[word] as number) | (1 << (number & 31));
    }
  }
  return { classes: numbers.size <= 256 ? Uint8Array.from(classOf) : classOf, members, classWords };
}
