/**
 * A text under inspection as code units, and folded views of parts of it. The text as sent is one frame; whatever is
 * decoded out of it is another, with a way back to where it stood.
 */
import { BLANK, DROPPED, FOLD, foldSpecial, isAttached, LINE_BREAK, SPECIAL } from "./characters.ts";

export interface Frame {
  readonly text: string;
  /** Holds the text's units in `[0, length)`; it may be longer. */
  readonly units: Uint16Array;
  readonly length: number;
}

/** A folded part of a frame, and where each of its units came from. */
export interface View {
  /** The folded units in `[0, length)`; there may be more. No string is made: most views are looked at once. */
  readonly codes: Uint16Array;
  readonly length: number;
  /** Where unit `at` of the view starts in the frame. */
  startOf(at: number): number;
  /** Where a range of the view ends in the frame that ends before unit `at` of the view. */
  endOf(at: number): number;
  /** The first unit of the view that starts at or after a place in the frame. */
  indexOf(place: number): number;
}

/** The part of Node's Buffer that is used, when there is one: it copies a string many times faster than a loop. */
interface Copier {
  write(text: string, at: number, encoding: "utf16le"): number;
}
const copierOf = (globalThis as { Buffer?: { from(memory: ArrayBufferLike): Copier } }).Buffer;

/** Frames reuse their memory: one block per depth of decoding, grown as texts ask for it. */
export interface Memory {
  units: Uint16Array;
  copier: Copier | null;
}

const UNITS_FIRST = 16_384;

export function createMemory(units: number = UNITS_FIRST): Memory {
  return allocate(units);
}

function allocate(size: number): Memory {
  // A little more than asked for: the filter of pairs looks one unit past the end.
  const units = new Uint16Array(size + 8);
  return { units, copier: copierOf ? copierOf.from(units.buffer) : null };
}

/** Copies a text into the memory. The frame is good until the next call with the same memory. */
export function frameOf(text: string, memory: Memory): Frame {
  if (memory.units.length < text.length) {
    const larger = allocate(Math.max(text.length, 2 * memory.units.length));
    memory.units = larger.units;
    memory.copier = larger.copier;
  }
  const units = memory.units;
  if (memory.copier) memory.copier.write(text, 0, "utf16le");
  else for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at);
  return { text, units, length: text.length };
}

/**
 * Folds units `[from, to)` of a frame. Text whose every unit folds to one, which is nearly all, takes a short way. `room`
 * may be given for the units of the view, which then are good until it is used again: windows are too frequent to
 * allocate for each.
 */
export function viewOf(frame: Frame, from: number, to: number, room?: Uint16Array): View {
  const { units } = frame;
  // A table in a local name is looked up once, not in every round of the loop.
  const plains = PLAIN;
  const codes = room !== undefined && room.length >= to - from ? room : new Uint16Array(to - from);
  /** Pairs of a place in the view and the place in the frame that it came from: where runs of white space ended. */
  const breaks: number[] = [];
  let size = 0;
  let last = 0x7fff;
  for (let at = from; at < to; at++) {
    // Four at a time, as long as none needs care and no two that are white stand together.
    while (at + 4 <= to) {
      const one = plains[units[at] as number] as number;
      const two = plains[units[at + 1] as number] as number;
      const three = plains[units[at + 2] as number] as number;
      const four = plains[units[at + 3] as number] as number;
      const white =
        ((one - 0x21) & (last - 0x21)) |
        ((two - 0x21) & (one - 0x21)) |
        ((three - 0x21) & (two - 0x21)) |
        ((four - 0x21) & (three - 0x21));
      if ((white | (one - 1) | (two - 1) | (three - 1) | (four - 1)) < 0) break;
      codes[size] = one;
      codes[size + 1] = two;
      codes[size + 2] = three;
      codes[size + 3] = four;
      size += 4;
      last = four;
      at += 4;
    }
    if (at >= to) break;
    const plain = plains[units[at] as number] as number;
    if (plain === 0) return unitView(foldedUnits(units, from, to));
    // Both are white. Asked as one question, for the processor cannot guess where words end, and wrong guesses are dear.
    if (((plain - 0x21) & (last - 0x21)) < 0) {
      if (plain === 0x0a) codes[size - 1] = 0x0a;
      if (breaks.length > 0 && breaks[breaks.length - 2] === size) breaks[breaks.length - 1] = at + 1;
      else breaks.push(size, at + 1);
      continue;
    }
    codes[size] = plain;
    size += 1;
    last = plain;
  }
  return breaks.length > 0 ? brokenView(codes, size, from, breaks) : levelView(codes, size, from);
}

/** What a unit folds to by itself: a letter, a sign, a blank or a line break; 0 for those that need more care. */
export const PLAIN = new Uint16Array(65_536);
for (let unit = 0; unit < 65_536; unit++) {
  const folded = FOLD[unit] as number;
  PLAIN[unit] = folded > SPECIAL ? folded : folded === BLANK ? 0x20 : folded === LINE_BREAK ? 0x0a : 0;
}

export function codesOf(text: string): Uint16Array {
  const codes = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at++) codes[at] = text.charCodeAt(at);
  return codes;
}

function levelView(codes: Uint16Array, length: number, from: number): View {
  return {
    codes,
    length,
    startOf: (at) => from + at,
    endOf: (at) => from + at,
    indexOf: (place) => Math.min(Math.max(place - from, 0), length),
  };
}

function brokenView(codes: Uint16Array, length: number, from: number, breaks: readonly number[]): View {
  /** The last pair whose element `side` is at most `value`, or -2. */
  let hint = 0;
  const pairBefore = (value: number, side: 0 | 1) => {
    // Places are mostly asked for one after another, and stand behind the same break.
    if ((breaks[hint + side] as number) <= value) {
      const next = breaks[hint + 2 + side];
      if (next === undefined || next > value) return hint;
    }
    let low = -1;
    let high = breaks.length / 2;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((breaks[2 * middle + side] as number) <= value) low = middle;
      else high = middle;
    }
    if (low >= 0) hint = 2 * low;
    return 2 * low;
  };
  const startOf = (at: number) => {
    const pair = pairBefore(at, 0);
    return pair < 0 ? from + at : (breaks[pair + 1] as number) + at - (breaks[pair] as number);
  };
  return {
    codes,
    length,
    startOf,
    endOf(at) {
      const pair = pairBefore(at, 0);
      return pair >= 0 && breaks[pair] === at ? (breaks[pair + 1] as number) : startOf(at - 1) + 1;
    },
    indexOf(place) {
      const pair = pairBefore(place, 1);
      const at = pair < 0 ? place - from : (breaks[pair] as number) + place - (breaks[pair + 1] as number);
      // Inside a run of white space, the unit after it is the first that starts later.
      const next = breaks[pair < 0 ? 0 : pair + 2];
      return Math.min(Math.max(at, 0), next ?? length, length);
    },
  };
}

/** A view whose every unit has a place of its own. */
function placedView(codes: Uint16Array, length: number, starts: ArrayLike<number>, ends: ArrayLike<number>): View {
  return {
    codes,
    length,
    startOf: (at) => starts[at] as number,
    endOf: (at) => ends[at - 1] as number,
    indexOf: (place) => firstFrom(starts, length, place),
  };
}

/** A view made of another's units, in their order: of each it is known which one it was, and its place is asked there. */
export function mappedView(view: View, codes: Uint16Array, length: number, places: Int32Array): View {
  return {
    codes,
    length,
    startOf: (at) => view.startOf(places[at] as number),
    endOf: (at) => view.endOf((places[at - 1] as number) + 1),
    indexOf: (place) => firstFrom(places, length, view.indexOf(place)),
  };
}

/** The first of ascending values that is at least `value`. */
function firstFrom(values: ArrayLike<number>, length: number, value: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function unitView({ units, length, starts, ends }: FoldedUnits): View {
  return placedView(units, length, starts, ends);
}

/** A folded part of a frame as units. */
export interface FoldedUnits {
  readonly units: Uint16Array;
  readonly length: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

export function foldedUnits(units: Uint16Array, from: number, to: number): FoldedUnits {
  // Nothing folds to more than 18 units, and only Arabic ligatures to more than four.
  let room = 2 * (to - from) + 64;
  let out = new Uint16Array(room);
  let starts = new Int32Array(room);
  let ends = new Int32Array(room);
  let size = 0;
  for (let at = from; at < to; at++) {
    const unit = units[at] as number;
    const folded = FOLD[unit] as number;
    if (folded > SPECIAL) {
      out[size] = folded;
      starts[size] = at;
      ends[size] = at + 1;
      size += 1;
    } else if (folded === DROPPED) {
      if (isAttached(unit) && size > 0 && ends[size - 1] === at) stretch(ends, size, at);
    } else if (folded === SPECIAL) {
      const special = foldSpecial(unit, at + 1 < to ? (units[at + 1] as number) : 0);
      for (let k = 0; k < special.text.length; k++) {
        out[size] = special.text.charCodeAt(k);
        starts[size] = at;
        ends[size] = at + special.units;
        size += 1;
      }
      at += special.units - 1;
    } else {
      const last = size > 0 ? out[size - 1] : 0;
      if (last === 0x20 || last === 0x0a) {
        ends[size - 1] = at + 1;
        if (folded === LINE_BREAK) out[size - 1] = 0x0a;
      } else {
        out[size] = folded === BLANK ? 0x20 : 0x0a;
        starts[size] = at;
        ends[size] = at + 1;
        size += 1;
      }
    }
    if (size + 32 > room) {
      room *= 2;
      out = grown(out, new Uint16Array(room));
      starts = grown(starts, new Int32Array(room));
      ends = grown(ends, new Int32Array(room));
    }
  }
  return { units: out, length: size, starts, ends };
}

/** A mark stretches the span of all the units that its base folded to. */
function stretch(ends: Int32Array, size: number, at: number): void {
  for (let k = size - 1; k >= 0 && ends[k] === at; k--) ends[k] = at + 1;
}

function grown<A extends Uint16Array | Int32Array>(from: A, to: A): A {
  to.set(from);
  return to;
}

// Ten times faster than making a string of so many arguments. Half a pair becomes a replacement character, in its place.
const decoder = new TextDecoder("utf-16le", { ignoreBOM: true });

export function textOf(view: View): string {
  return decoder.decode(view.codes.subarray(0, view.length));
}
