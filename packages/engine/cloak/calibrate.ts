/**
 * What a recogniser's scores are worth, as measured. A judge says how good a find is by the rules that it knows; how often
 * such finds are right is a matter of counting, and the counts are printed beside the definitions. A score that was never
 * met often enough to count stays as the judge gave it.
 */
import type { EntityDefinition, Recogniser } from "./recogniser.ts";

/** By `type/recogniser`, then by the score that its judge gives: the share of such finds that was right. */
export type Calibration = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The definitions with what is known of their scores. */
export function calibrate(entities: readonly EntityDefinition[], calibration: Calibration): EntityDefinition[] {
  return entities.map((entity) => ({
    ...entity,
    recognisers: entity.recognisers.map((recogniser): Recogniser => {
      const measured = calibration[`${entity.type}/${recogniser.id}`];
      return measured === undefined ? recogniser : { ...recogniser, measured };
    }),
  }));
}

/** What was measured, by hundredths of the score; -1 where nothing was. */
export type ScoreTable = Float64Array;

export function tableOf(measured: Readonly<Record<string, number>> | undefined): ScoreTable | null {
  if (measured === undefined) return null;
  const table = new Float64Array(HUNDREDTHS + 1).fill(-1);
  for (const [score, share] of Object.entries(measured)) table[Math.round(Number(score) * HUNDREDTHS)] = share;
  return table;
}

export function calibrated(score: number, table: ScoreTable | null): number {
  const share = table === null ? -1 : (table[Math.round(score * HUNDREDTHS)] ?? -1);
  return share < 0 ? score : share;
}

const HUNDREDTHS = 100;

/** Scores are told apart by hundredths. */
export function scoreKey(score: number): string {
  return score.toFixed(2);
}
