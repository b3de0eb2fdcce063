/**
 * Text that was turned: every letter moved thirteen places, the whole written backwards, or each word so. Keywords are
 * looked for in their turned form along with all others; around one that was found, the text is turned back.
 */

import { AS_ROT13 } from "../confirm.ts";
import type { Frame } from "../frame.ts";
import { rot13 } from "../lexicon.ts";
import { type Decoded, decodedUnits } from "./decoded.ts";

/** Text that is turned back on each side of a turned keyword. */
const CONTEXT_UNITS = 448;

export interface TurnedPlace {
  readonly as: number;
  readonly at: number;
}

export function decodeTurned(frame: Frame, places: readonly TurnedPlace[]): Decoded[] {
  const out: Decoded[] = [];
  for (const as of new Set(places.map((place) => place.as))) {
    for (const region of regionsOf(
      places.filter((place) => place.as === as),
      frame.length,
    )) {
      const text = frame.text.slice(region.start, region.end);
      if (as === AS_ROT13) out.push(offsetBy(rot13(text), region.start));
      else out.push(mirrored(text, region.start), mirroredWords(text, region.start));
    }
  }
  return out;
}

function regionsOf(places: readonly TurnedPlace[], length: number): { start: number; end: number }[] {
  const regions: { start: number; end: number }[] = [];
  for (const { at } of [...places].sort((a, b) => a.at - b.at)) {
    const start = Math.max(0, at - CONTEXT_UNITS);
    const end = Math.min(length, at + CONTEXT_UNITS);
    const last = regions.at(-1);
    if (last && start <= last.end) last.end = end;
    else regions.push({ start, end });
  }
  return regions;
}

const always = () => true;

function offsetBy(text: string, offset: number): Decoded {
  return { text, place: (start, end) => ({ start: start + offset, end: end + offset, hidden: true }) };
}

function mirrored(text: string, offset: number): Decoded {
  const end = offset + text.length;
  return {
    text: mirror(text),
    place: (from, to) => ({ start: end - to, end: end - from, hidden: true }),
  };
}

function mirroredWords(text: string, offset: number): Decoded {
  const starts = new Int32Array(text.length);
  const ends = new Int32Array(text.length);
  let out = "";
  for (const word of text.split(/(\s+)/u)) {
    const from = out.length;
    for (let k = 0; k < word.length; k++) {
      // A word is cut as a whole: in its middle, the order of its letters has no meaning.
      starts[from + k] = offset + from;
      ends[from + k] = offset + from + word.length;
    }
    out += mirror(word);
  }
  return decodedUnits(out, starts, ends, always);
}

/** Backwards by code units, with pairs put right again. */
function mirror(text: string): string {
  let out = "";
  for (let at = text.length - 1; at >= 0; at--) {
    const unit = text.charCodeAt(at);
    const before = text.charCodeAt(at - 1);
    if (unit >= 0xdc00 && unit <= 0xdfff && before >= 0xd800 && before <= 0xdbff) {
      out += text.slice(at - 1, at + 1);
      at -= 1;
    } else out += text[at];
  }
  return out;
}
