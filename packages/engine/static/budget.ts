/**
 * What one scan may cost, by name. Budgets bound work, not time, so that the same text always gives the same answer.
 * Reaching one is told as a finding: what was left out was not cleared.
 */
export const BUDGETS = {
  /** Matches in one report; the worst are kept. */
  findingsMax: 256,
  /** Findings that block before reading stops, for they fill a report; and mentions, of which a page may have many. */
  blockingMax: 256,
  mentionsMax: 8_192,
  /**
   * Work, in steps of the machine: so much for any text, and so much more per character of it. Prose takes two steps a
   * character; a hundred pages about attacks in one text, which wake the most rules, up to 21.
   */
  workFloor: 262_144,
  workPerChar: 32,
  /**
   * What is left once a text has so many findings that block: its answer stands, and reading on only lengthens the
   * report, so a text that is full of attacks must not cost what an honest one may.
   */
  blockedMin: 16,
  blockedFloor: 32_768,
  blockedPerChar: 1,
  /** What things count for, in steps: comparing a literal, waking a rule, looking for it in one window. */
  confirmWork: 6,
  wakeWork: 3,
  searchWork: 16,
  /** Trying a pattern at one place; walking so many units, as a power of two, of a window or over what breaks a word. */
  startWork: 2,
  walkedShift: 4,
  passedShift: 2,
  /** And for each character: put together by vocabulary, freed of marks, decoded. */
  respelledWork: 4,
  unmarkedWork: 2,
  exoticWork: 2,
  decodedWork: 4,
  /** Characters decoded out of the text. */
  decodedCharsFloor: 65_536,
  decodedCharsPerChar: 2,
  /** Characters put together again by vocabulary: so many for any text, and so many more per character of it. */
  respelledFloor: 131_072,
  respelledPerChar: 3,
  /** Encodings inside encodings. */
  depthMax: 3,
} as const;

export interface Budget {
  work: number;
  decodedChars: number;
  respelled: number;
  /** Findings so far that block. */
  blocking: number;
  /** Work that is left at most once there are many of them, and how many end the reading. */
  readonly whenBlocked: number;
  readonly blockingMax: number;
  reached: boolean;
}

/** `whole`: reads on however much was found. */
export function budgetFor(length: number, whole = false): Budget {
  return {
    work: BUDGETS.workFloor + BUDGETS.workPerChar * length,
    decodedChars: BUDGETS.decodedCharsFloor + BUDGETS.decodedCharsPerChar * length,
    respelled: BUDGETS.respelledFloor + BUDGETS.respelledPerChar * length,
    blocking: 0,
    whenBlocked: whole ? Number.POSITIVE_INFINITY : BUDGETS.blockedFloor + BUDGETS.blockedPerChar * length,
    blockingMax: whole ? Number.POSITIVE_INFINITY : BUDGETS.blockingMax,
    reached: false,
  };
}
