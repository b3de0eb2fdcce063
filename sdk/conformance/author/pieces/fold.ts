/** Verdicts on pieces of a text, each with its place, beside the one verdict they make. */
import type { Case } from "../case.ts";

export const folded = (
  name: string,
  length: number,
  pieces: readonly (readonly [start: number, end: number, verdict: object])[],
  result: object,
): Case => ({
  name,
  op: "fold",
  given: { length, pieces: pieces.map(([start, end, verdict]) => ({ start, end, verdict })) },
  expect: { result },
});
