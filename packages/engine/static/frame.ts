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

/** A folded part of a frame. Unit k of `text` came from units `starts[k]` to `ends[k]` of the frame. */
export interface View {
  readonly text: string;
  /** Where the view starts in its frame, when folding moved nothing; then `starts` and `ends` are empty. Else -1. */
  readonly base: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** Where the unit of the frame stands that unit `at` of the view starts with. */
export function startOf(view: View, at: number): number {
  return view.base >= 0 ? view.base + at : (view.starts[at] as number);
}

/** Where in the frame a range of the view ends that ends before unit `at` of the view. */
export function endOf(view: View, at: number): number {
  return view.base >= 0 ? view.base + at : (view.ends[at - 1] as number);
}

/** The first unit of the view that starts at or after a place in the frame. */
export function indexIn(view: View, place: number): number {
  if (view.base >= 0) return Math.min(Math.max(place - view.base, 0), view.text.length);
  let low = 0;
  let high = view.text.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((view.starts[middle] as number) < place) low = middle + 1;
    else high = middle;
  }
  return low;
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

/** Units that folding at most lowers: printable ASCII and the line break, as long as no white space follows white space. */
const PLAIN = Uint8Array.from({ length: 65_536 }, (_, unit) =>
  unit === 0x20 || unit === 0x0a ? 2 : unit > 0x20 && unit < 0x7f ? 1 : 0,
);
const NOWHERE = new Int32Array(0);

/** Folds units `[from, to)` of a frame. */
export function viewOf(frame: Frame, from: number, to: number): View {
  const { units } = frame;
  let last = 1;
  let at = from;
  for (; at < to; at++) {
    const plain = PLAIN[units[at] as number] as number;
    if (plain === 0 || (plain & last) === 2) break;
    last = plain;
  }
  if (at === to) return { text: frame.text.slice(from, to).toLowerCase(), base: from, starts: NOWHERE, ends: NOWHERE };
  return foldedView(units, from, to);
}

function foldedView(units: Uint16Array, from: number, to: number): View {
  const folded = foldedUnits(units, from, to);
  return { text: stringOf(folded.units, folded.length), base: -1, starts: folded.starts, ends: folded.ends };
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

const PIECE_UNITS = 8_192;

export function stringOf(units: Uint16Array, length: number): string {
  let text = "";
  for (let at = 0; at < length; at += PIECE_UNITS) {
    text += String.fromCharCode(...units.subarray(at, Math.min(length, at + PIECE_UNITS)));
  }
  return text;
}
