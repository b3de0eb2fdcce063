/**
 * What a decoder hands back: a text that was hidden in another, and the way from a range of it to the range of the
 * other that hid it.
 */
export interface Decoded {
  readonly text: string;
  /** Whether reading it took undoing a disguise, so that a match in the range is `obfuscation` too. */
  place(start: number, end: number): { readonly start: number; readonly end: number; readonly hidden: boolean };
}

/** A text that stands as a whole for the range that hid it: cutting out a part would leave the rest unreadable. */
export function decodedWhole(text: string, start: number, end: number): Decoded {
  return { text, place: () => ({ start, end, hidden: true }) };
}

/** A text whose every unit has a place of its own. */
export function decodedUnits(
  text: string,
  starts: ArrayLike<number>,
  ends: ArrayLike<number>,
  isHidden: (start: number, end: number) => boolean,
): Decoded {
  return {
    text,
    place(start, end) {
      return {
        start: starts[start] as number,
        end: ends[end - 1] as number,
        hidden: isHidden(start, end),
      };
    },
  };
}

/** Runs of units of an alphabet, at least `min` long, in few looks: most of the text is stepped over. */
export function findRuns(
  units: Uint16Array,
  length: number,
  alphabet: Uint8Array,
  min: number,
): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  const step = min - 1;
  let from = 0;
  while (from + step < length) {
    let back = from + step;
    while (back >= from && alphabet[units[back] as number] === 1) back -= 1;
    if (back >= from) {
      from = back + 1;
      continue;
    }
    let end = from + min;
    while (end < length && alphabet[units[end] as number] === 1) end += 1;
    runs.push({ start: from, end });
    from = end + 1;
  }
  return runs;
}

/**
 * Of several alphabets, as bits of each unit, those that some run of `min` units may be of. One look at a text for all of
 * them: most texts have none.
 */
export function alphabetsIn(
  units: Uint16Array,
  length: number,
  alphabets: Uint8Array,
  all: number,
  min: number,
): number {
  const step = min - 1;
  let met = 0;
  let from = 0;
  while (from + step < length && met !== all) {
    let back = from + step;
    let common = all & ~met;
    while (back >= from && common !== 0) {
      common &= alphabets[units[back] as number] as number;
      back -= 1;
    }
    met |= common;
    from = back + 2;
  }
  return met;
}

export function alphabetOf(letters: string): Uint8Array {
  const alphabet = new Uint8Array(65_536);
  for (let k = 0; k < letters.length; k++) alphabet[letters.charCodeAt(k)] = 1;
  return alphabet;
}

/** Whether a decoded text reads like one: hardly anything unprintable, and mostly letters, digits and blanks. */
export function readsLikeText(text: string): boolean {
  const size = Math.min(text.length, 512);
  if (size < 6) return false;
  let odd = 0;
  let wordly = 0;
  for (let at = 0; at < size; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0xfffd || (unit < 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09) || unit === 0x7f) odd += 1;
    else if (unit > 0x7f || unit === 0x20 || (unit >= 0x30 && unit <= 0x39) || (unit | 0x20) >= 0x61) wordly += 1;
  }
  return odd * 20 <= size && wordly * 2 >= size;
}
