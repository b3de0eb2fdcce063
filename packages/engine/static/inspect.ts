/**
 * Looks at one text: the automaton finds literals, literals that stand together wake rules, and a rule that was woken
 * runs its pattern on the folded window around them. Everything is done in the order of the text, in memory that does
 * not grow with it.
 */
import { CHUNK_UNITS, createFinds, findAnchors } from "./automaton.ts";
import { BUDGETS } from "./budget.ts";
import { AS_WRITTEN, asOf, confirm, find, indexOf } from "./confirm.ts";
import type { Decoded } from "./decode/decoded.ts";
import { readInvisible } from "./decode/invisible.ts";
import type { TurnedPlace } from "./decode/turned.ts";
import { findExotic, lastExotic } from "./exotic.ts";
import type { Frame } from "./frame.ts";
import { aroundOf, isRuledOut } from "./guards.ts";
import type { Layout } from "./layout.ts";
import type { Lexicon } from "./lexicon.ts";
import { confirmSign, sign, signsByPair, startsPair } from "./pairs.ts";
import { CLASS, PASSED } from "./skeleton.ts";
import { ARGUMENT_BIT } from "./surfaces.ts";
import type { Finding, Verifier } from "./verify.ts";
import { createWaking, type InspectOptions } from "./waking.ts";

export interface Inspection {
  readonly findings: Finding[];
  /** Where turned keywords stand. */
  readonly turned: TurnedPlace[];
  /** Text that was spelled in invisible characters. */
  readonly hidden: Decoded[];
}

export interface Inspector {
  inspect(frame: Frame, options: InspectOptions): Inspection;
}

const TURNED_MAX = 4_096;

export function createInspector(lexicon: Lexicon, layout: Layout, verifier: Verifier): Inspector {
  const { automaton, literals, pairs } = lexicon;
  const signsAt = signsByPair(pairs);
  const finds = createFinds();
  const waking = createWaking(lexicon, layout, verifier);
  const { anchorSurfaces } = layout;

  let frame: Frame;
  let options: InspectOptions;
  let result: Inspection;
  let hiddenTo = 0;
  /** Up to where a stretch of exotic units was looked at already. */
  let seenTo = 0;
  /** The last place whose pair was looked at. */
  let pairedTo = -1;

  function inspect(text: Frame, given: InspectOptions): Inspection {
    frame = text;
    options = given;
    result = { findings: [], turned: [], hidden: [] };
    hiddenTo = 0;
    waking.begin(frame, given);
    verifier.begin(frame, given.budget, result.findings);
    scanChunks();
    if (given.budget.work <= 0) given.budget.reached = true;
    waking.finish();
    return result;
  }

  function scanChunks(): void {
    const { units, length } = frame;
    seenTo = 0;
    pairedTo = -1;
    finds.state = 0;
    finds.from = (options.surfaceBit & ARGUMENT_BIT) === 0 ? automaton.firstSpoken : automaton.firstFound;
    for (let from = 0; from < length && options.budget.work > 0; from += CHUNK_UNITS) {
      const to = Math.min(length, from + CHUNK_UNITS);
      findAnchors(automaton, units, from, to, finds);
      for (let lane = 0; lane < finds.counts.length; lane++) seeLane(lane);
    }
  }

  /** Finds of the automaton and marked units, in the order of the text. */
  function seeLane(lane: number): void {
    const { found, marked } = finds;
    const first = lane * finds.laneSize;
    const last = first + 2 * (finds.counts[lane] as number);
    let mark = lane * finds.markedSize;
    const lastMark = mark + (finds.markedCounts[lane] as number);
    for (let k = first; k < last; k += 2) {
      const at = found[k] as number;
      while (mark < lastMark && (marked[mark] as number) <= at) seeMark(marked[mark++] as number);
      if (at < seenTo) continue;
      const state = found[k + 1] as number;
      if (state < automaton.firstUrgent && state >= automaton.firstSpoken && !isBroken(frame.units, at)) {
        waking.note(at, state);
      } else if (state === automaton.exoticState) seenTo = seeExotic(at);
      else seeAnchors(at, state);
    }
    while (mark < lastMark) seeMark(marked[mark++] as number);
  }

  /** The unit may be either of its pair. */
  function seeMark(at: number): void {
    const { units } = frame;
    if (at > 0 && at - 1 > pairedTo && startsPair(pairs, units, at - 1)) seePair(at - 1);
    if (startsPair(pairs, units, at)) {
      seePair(at);
      pairedTo = at;
    }
  }

  function seeAnchors(at: number, state: number): void {
    const { units, length } = frame;
    const { budget, surfaceBit } = options;
    if (budget.work <= 0) {
      budget.reached = true;
      return;
    }
    const slot = state - automaton.firstFound;
    const first = automaton.anchorStart[slot] as number;
    const stop = automaton.anchorStart[slot + 1] as number;
    const urgentEnd = isBroken(units, at) ? stop : (automaton.urgentEnd[slot] as number);
    if (urgentEnd < stop) waking.note(at, state);
    budget.work -= urgentEnd - first;
    const around = aroundOf(units, length, at);
    for (let k = first; k < urgentEnd; k++) {
      if (((anchorSurfaces[k] as number) & surfaceBit) === 0) continue;
      if (isRuledOut(automaton, k, frame, at, around)) continue;
      budget.work -= BUDGETS.confirmWork;
      const literal = automaton.anchors[k] as number;
      if (!confirm(literals, literal, units, length, at)) continue;
      const as = asOf(literals, literal);
      if (as === AS_WRITTEN) waking.see(indexOf(literals, literal), find.start, find.end, find.disguise);
      else if (result.turned.length < TURNED_MAX) result.turned.push({ as, at });
    }
    if (find.passed > 0) {
      budget.work -= find.passed >> BUDGETS.passedShift;
      find.passed = 0;
    }
  }

  function seePair(at: number): void {
    const { units, length } = frame;
    for (const literal of signsAt(units, at)) {
      if (confirmSign(literal, units, length, at)) waking.see(literal.index, sign.start, sign.end, 0);
    }
  }

  /** Folds the stretch around an exotic unit, finds literals in it, and tells up to where the text is now seen. */
  function seeExotic(at: number): number {
    const { units, length } = frame;
    const hidden = at < hiddenTo ? null : readInvisible(units, length, at);
    if (hidden) {
      hiddenTo = hidden.end;
      result.findings.push({ rule: -1, start: hidden.start, end: hidden.end, severity: "high", disguised: false });
      result.hidden.push(hidden.decoded);
    }
    const last = lastExotic(units, length, at);
    options.budget.work -= BUDGETS.exoticWork * (last + 1 - at);
    findExotic(automaton, units, length, { at, last }, (folded, place, state) => {
      const slot = state - automaton.firstFound;
      const stopAt = automaton.anchorStart[slot + 1] as number;
      for (let k = automaton.anchorStart[slot] as number; k < stopAt; k++) {
        const literal = automaton.anchors[k] as number;
        if (!confirm(literals, literal, folded.units, folded.length, place)) continue;
        const as = asOf(literals, literal);
        const start = folded.starts[find.start] as number;
        const stop = folded.ends[find.end - 1] as number;
        if (as === AS_WRITTEN) waking.see(indexOf(literals, literal), start, stop, find.disguise);
        else if (result.turned.length < TURNED_MAX) result.turned.push({ as, at: start });
      }
    });
    // What stands after the last one is found by the automaton itself as well, and twice does no harm.
    return last + 1;
  }

  return { inspect };
}

/**
 * Whether something stands before the last letter of an anchor: broken words widen windows, and are compared at once. One
 * blank after several letters is the end of a word.
 */
const isBroken = (units: Uint16Array, at: number) =>
  at > 0 &&
  CLASS[units[at - 1] as number] === PASSED &&
  (units[at - 1] !== 0x20 || at < 3 || CLASS[units[at - 3] as number] === PASSED);
