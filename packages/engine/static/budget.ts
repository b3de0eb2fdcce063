/**
 * What one scan may cost, by name. Budgets bound work, not time, so that the same text always gives the same answer.
 * Reaching one is told as a finding: what was left out was not cleared.
 */
export const BUDGETS = {
  /** Matches in one report; the worst are kept. */
  findingsMax: 256,
  /** Matches that are gathered before the worst are chosen. */
  gatheredMax: 1_024,
  /** Work of patterns, in characters looked at: so much for any text, and so much more per character of it. */
  patternWorkFloor: 262_144,
  patternWorkPerChar: 200,
  /** What looking for a rule in one window counts for, besides the machine's steps. */
  searchWork: 16,
  /** Characters decoded out of the text. */
  decodedCharsFloor: 8_192,
  decodedCharsPerChar: 2,
  /** Characters put together again by vocabulary: so many for any text, and one more per so many of it. */
  respelledFloor: 32_768,
  respelledOneIn: 2,
  /** Encodings inside encodings. */
  depthMax: 3,
} as const;

export interface Budget {
  patternWork: number;
  decodedChars: number;
  respelled: number;
  reached: boolean;
}

export function budgetFor(length: number): Budget {
  return {
    patternWork: BUDGETS.patternWorkFloor + BUDGETS.patternWorkPerChar * length,
    decodedChars: BUDGETS.decodedCharsFloor + BUDGETS.decodedCharsPerChar * length,
    respelled: BUDGETS.respelledFloor + Math.floor(length / BUDGETS.respelledOneIn),
    reached: false,
  };
}
