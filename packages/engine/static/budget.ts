/**
 * What one scan may cost, by name. Budgets bound work, not time, so that the same text always gives the same answer.
 * Reaching one is told as a finding: what was left out was not cleared.
 */
export const BUDGETS = {
  /** Matches in one report; the worst are kept. */
  findingsMax: 256,
  /** Matches that are gathered before the worst are chosen, and mentions among them: a page about attacks has many. */
  gatheredMax: 512,
  mentionsMax: 8_192,
  /**
   * Work, in steps of the machine: so much for any text, and so much more per character of it. Prose takes two steps a
   * character; pages about attacks, which wake the most rules, take up to 26, however long they are.
   */
  workFloor: 262_144,
  workPerChar: 48,
  /** What things count for, in steps: comparing a literal, waking a rule, looking for it in one window. */
  confirmWork: 6,
  wakeWork: 3,
  searchWork: 16,
  /** And for each character: put together by vocabulary, freed of marks, decoded. */
  respelledWork: 3,
  unmarkedWork: 2,
  decodedWork: 4,
  /** Characters decoded out of the text. */
  decodedCharsFloor: 65_536,
  decodedCharsPerChar: 2,
  /** Characters put together again by vocabulary: so many for any text, and one more per so many of it. */
  respelledFloor: 131_072,
  respelledOneIn: 2,
  /** Encodings inside encodings. */
  depthMax: 3,
} as const;

export interface Budget {
  work: number;
  decodedChars: number;
  respelled: number;
  reached: boolean;
}

export function budgetFor(length: number): Budget {
  return {
    work: BUDGETS.workFloor + BUDGETS.workPerChar * length,
    decodedChars: BUDGETS.decodedCharsFloor + BUDGETS.decodedCharsPerChar * length,
    respelled: BUDGETS.respelledFloor + Math.floor(length / BUDGETS.respelledOneIn),
    reached: false,
  };
}
