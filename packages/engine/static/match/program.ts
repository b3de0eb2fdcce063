/**
 * Patterns as programs: numbers in one array, for the machine that runs them. Every instruction names the one that
 * follows it, so programs are graphs that share their ends, and nothing has to be linked when they are loaded.
 */

/** Instructions, and what stands after each: `next` is the place of the instruction that follows. */
export const OP = {
  /** The pattern has matched. */
  match: 0,
  /** next, unit. */
  unit: 1,
  /** next, place in the texts, length. A blank also stands for a line break. */
  text: 2,
  /** next, set. */
  set: 3,
  /** next. Any unit. */
  any: 4,
  /** next, set, negated. The unit that follows, or the end of the text, which is in no set. */
  ahead: 5,
  /** next, set, negated. The unit before, or the start of the text, which is in no set. */
  behind: 6,
  /** next. The start of a line. */
  lineStart: 7,
  /** next. The end of a line. */
  lineEnd: 8,
  /** next, program, negated. A program that must match, or must not, from here. */
  lookAhead: 9,
  /** next, program, negated, least width, greatest width. A program that must match, or must not, up to here. */
  lookBehind: 10,
  /** Only in such a program: whether it has come to where it must end. */
  here: 11,
  /** first, second, units that the first may start with, and the second. */
  either: 12,
  /** row. What may follow by the unit that stands here. */
  choose: 13,
  /** next, set, least, most, lazy, units that next may start with, whether next starts a word, number. */
  run: 14,
} as const;

/** A row has an entry for each value of the low bits of a unit, and one for the end of the text. */
export const ROW_SIZE = 33;
export const LOW_BITS = 31;

/** Ranges of code units, first and last by turns, in order and apart. */
export type Ranges = readonly number[];

export interface Programs {
  readonly code: Int32Array;
  readonly texts: Uint16Array;
  /** Rows of places in `lists`; 0 where nothing follows. */
  readonly rows: Uint16Array | Int32Array;
  /** How many, and where they go on, the preferred first. */
  readonly lists: Int32Array;
  /** A class for every unit: units of one class are in the same sets. */
  readonly classes: Uint8Array | Uint16Array;
  /** Sets as bits by class, `classWords` words each; the first set is that of words. */
  readonly members: Int32Array;
  readonly classWords: number;
  /** How many runs are numbered. */
  readonly runs: number;
}
