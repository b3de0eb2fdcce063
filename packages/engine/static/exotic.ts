/**
 * Units that a table of single units cannot fold: pairs of surrogates, and letters that fold to two. The automaton marks
 * them; the stretch of text around them is folded and run through it again, and its finds are mapped back.
 */
import type { Automaton } from "./automaton.ts";
import { type FoldedUnits, foldedUnits } from "./frame.ts";
import { CLASS, EXOTIC } from "./skeleton.ts";

/** Plain units on each side of an exotic one that may belong to the same word or phrase. */
const CONTEXT_UNITS = 64;
const STRETCH_UNITS_MAX = 4_096;

/** Where the last exotic unit stands of those that follow the one at `at` with no two of them far apart. */
export function lastExotic(units: Uint16Array, length: number, at: number): number {
  let last = at;
  const limit = Math.min(length, at + STRETCH_UNITS_MAX);
  for (let k = at + 1; k < limit && k - last <= CONTEXT_UNITS; k++) if (CLASS[units[k] as number] === EXOTIC) last = k;
  return last;
}

/** Calls `found` with each find in the folded stretch around the exotic units from `at` to `last`. */
export function findExotic(
  automaton: Automaton,
  units: Uint16Array,
  length: number,
  { at, last }: { readonly at: number; readonly last: number },
  found: (folded: FoldedUnits, place: number, state: number) => void,
): void {
  const folded = foldedUnits(units, Math.max(0, at - CONTEXT_UNITS), Math.min(length, last + CONTEXT_UNITS));
  const { table, firstFound, exoticState } = automaton;
  let state = 0;
  for (let place = 0; place < folded.length; place++) {
    state = table[(state << 5) | (CLASS[folded.units[place] as number] as number)] as number;
    if (state >= firstFound && state !== exoticState) found(folded, place, state);
  }
}
