/**
 * What one scan may cost, by name. Budgets bound work, not time, so that the same text always gives the same answer.
 * Reaching one is told as a finding: what was left out was not cleared.
 */
export const BUDGETS = {
  /** Matches in one report; the worst are kept. */
  findingsMax: 256,
  /** Matches that are gathered before the worst are chosen. */
  gatheredMax: 4_096,
  /** Characters that patterns read: so many for any text, and so many more per character of it. */
  patternCharsFloor: 131_072,
  patternCharsPerChar: 3,
  /** Of that, what one stretch of text may use before the next one's share is touched. */
  stretchChars: 16_384,
  /** Characters decoded out of the text. */
  decodedCharsFloor: 8_192,
  decodedCharsPerChar: 2,
  /** Windows put together again by vocabulary: so many for any text, and one more per so many characters. */
  respelledFloor: 64,
  respelledCharsEach: 2_048,
  /** Encodings inside encodings. */
  depthMax: 3,
} as const;

export interface Budget {
  patternChars: number;
  decodedChars: number;
  respelled: number;
  reached: boolean;
}

export function budgetFor(length: number): Budget {
  return {
    patternChars: BUDGETS.patternCharsFloor + BUDGETS.patternCharsPerChar * length,
    decodedChars: BUDGETS.decodedCharsFloor + BUDGETS.decodedCharsPerChar * length,
    respelled: BUDGETS.respelledFloor + Math.floor(length / BUDGETS.respelledCharsEach),
    reached: false,
  };
}
