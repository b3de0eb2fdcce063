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

/**
 * Units in 32 groups, by which it is asked what may follow: each letter has its own, so that no sign is taken for one, and
 * a blank shares with the line break that it may be.
 */
export const GROUPS = 32;
export const GROUP: Uint8Array = buildGroups();
/** A row has an entry for each group, and one for the end of the text. */
export const ROW_SIZE = GROUPS + 1;

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

function buildGroups(): Uint8Array {
  const groups = Uint8Array.from({ length: 65_536 }, (_, unit) => unit % GROUPS);
  const put = (units: string, group: number) => {
    for (const unit of units) groups[unit.charCodeAt(0)] = group;
  };
  groups.fill(31, 0, 0x80);
  for (let letter = 1; letter <= 26; letter++) groups[0x60 + letter] = letter;
  put(" \n", 0);
  put("0123456789", 27);
  put(".,;:!?", 28);
  put("()[]{}<>\"'", 29);
  put("-_/\\", 30);
  return groups;
}
