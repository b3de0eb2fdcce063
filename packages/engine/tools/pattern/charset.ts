/**
 * Sets of code points: what one step of a pattern may consume. ASCII is a bitmap, because nearly all of a tool's
 * arguments are; the rest is ranges, and Unicode properties answered by the language itself, one character at a time.
 */
export interface CharSet {
  /** One flag for each ASCII character. */
  readonly ascii: Uint8Array;
  /** Whether any code point belongs, ASCII or not. */
  readonly has: (codePoint: number) => boolean;
}

export interface Range {
  readonly low: number;
  readonly high: number;
}

export interface Members {
  readonly ranges: readonly Range[];
  readonly sets: readonly CharSet[];
}

const ASCII = 128;

export function charSet(members: Members, negated = false): CharSet {
  const slow = (codePoint: number) =>
    (members.ranges.some(({ low, high }) => codePoint >= low && codePoint <= high) ||
      members.sets.some((set) => set.has(codePoint))) !== negated;
  return fromTest(slow);
}

export function ofCodePoint(codePoint: number): CharSet {
  return fromTest((other) => other === codePoint);
}

function fromTest(has: (codePoint: number) => boolean): CharSet {
  return { has, ascii: Uint8Array.from({ length: ASCII }, (_, codePoint) => (has(codePoint) ? 1 : 0)) };
}

export function contains(set: CharSet, codePoint: number): boolean {
  return codePoint < ASCII ? set.ascii[codePoint] === 1 : set.has(codePoint);
}

function ofRanges(...pairs: readonly (readonly [number, number])[]): Members {
  return { ranges: pairs.map(([low, high]) => ({ low, high })), sets: [] };
}

const DIGITS = ofRanges([0x30, 0x39]);
const WORDS = ofRanges([0x30, 0x39], [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]);
const BLANKS = ofRanges(
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
);
const LINE_ENDS = ofRanges([0x0a, 0x0a], [0x0d, 0x0d], [0x2028, 0x2029]);

export const WORD = charSet(WORDS);
/** What `.` consumes. */
export const ANY_BUT_LINE_END = charSet(LINE_ENDS, true);

/** The sets that a letter after a backslash stands for. */
export const CLASS_ESCAPES: Readonly<Record<string, CharSet>> = {
  d: charSet(DIGITS),
  D: charSet(DIGITS, true),
  w: WORD,
  W: charSet(WORDS, true),
  s: charSet(BLANKS),
  S: charSet(BLANKS, true),
};

/** `\p{…}`, or null when there is no such property. */
export function propertySet(name: string, negated: boolean): CharSet | null {
  if (!/^[A-Za-z_]{1,40}(?:=[A-Za-z_0-9]{1,40})?$/.test(name)) return null;
  try {
    // A single property escape tried on a single character: nothing here can backtrack.
    const property = new RegExp(`^\\p{${name}}$`, "u");
    return fromTest((codePoint) => property.test(String.fromCodePoint(codePoint)) !== negated);
  } catch {
    return null;
  }
}
