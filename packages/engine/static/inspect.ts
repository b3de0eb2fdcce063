/**
 * Looks at one text: the automaton finds literals, literals that stand together wake rules, and a rule that was woken
 * runs its pattern on the folded window around them. Everything is done in the order of the text, in memory that does
 * not grow with it.
 */
import type { Severity } from "@portcullis/contract";
import { CHUNK_UNITS, createFinds, findAnchors } from "./automaton.ts";
import type { Budget } from "./budget.ts";
import type { Decoded } from "./decode/decoded.ts";
import { readInvisible } from "./decode/invisible.ts";
import type { TurnedPlace } from "./decode/turned.ts";
import { findExotic, lastExotic } from "./exotic.ts";
import type { Frame } from "./frame.ts";
import { AS_WRITTEN, BROKEN, confirm, find, type Lexicon, STRETCHED } from "./lexicon.ts";
import { WINDOW_MAX } from "./pack.ts";
import { confirmSign, findPairs, sign, signsByUnit } from "./pairs.ts";
import type { Verifier } from "./verify.ts";

export interface Finding {
  /** Index of the rule in the pack; -1 for invisible text, which is nobody's rule. */
  readonly rule: number;
  readonly start: number;
  readonly end: number;
  readonly severity: Severity;
  readonly disguised: boolean;
}

/** The parts of a rule that waking it needs. */
export interface WakingRule {
  readonly needs: readonly (readonly number[])[];
  readonly window: number;
  readonly before: number;
  readonly after: number;
  readonly surfaceBits: number;
  readonly spansSegments: boolean;
}

export interface Inspection {
  readonly findings: Finding[];
  /** Where turned keywords stand. */
  readonly turned: TurnedPlace[];
  /** Text that was spelled in invisible characters. */
  readonly hidden: Decoded[];
}

export interface InspectOptions {
  readonly surfaceBit: number;
  readonly spanningOnly: boolean;
  readonly budget: Budget;
}

export interface Inspector {
  inspect(frame: Frame, options: InspectOptions): Inspection;
}

/** A literal that stands again within so many units wakes nobody anew: the window is drawn that much wider. */
const WAKE_STRIDE = 32;
/** A woken stretch is read when it gets this long, and a new one begun. */
const STRETCH_UNITS_MAX = 512;
/** How much wider windows are drawn once letters with something between them were seen. */
const WIDER_BROKEN = 4;
const WIDER_STRETCHED = 16;
/** For how long: honest text has a broken keyword now and then, by chance. */
const WIDER_UNITS = 1_024;
const TURNED_MAX = 4_096;
/** How far apart texts are kept: more than any window reaches back, so that none sees what stood in another. */
const APART_UNITS = 2 * WINDOW_MAX * WIDER_STRETCHED;

export function createInspector(
  rules: readonly WakingRule[],
  lexicon: Lexicon,
  literalCount: number,
  verifier: Verifier,
): Inspector {
  const { automaton, literals, pairs } = lexicon;
  const wakes: number[][] = Array.from({ length: literalCount }, () => []);
  for (const [index, rule] of rules.entries()) for (const literal of rule.needs[0] ?? []) wakes[literal]?.push(index);
  const wakeLists = wakes.map((list) => Int32Array.from(list));
  const signsAt = signsByUnit(pairs);
  const finds = createFinds();
  const pairFound = new Int32Array(CHUNK_UNITS + 8);

  // Places are kept with a base that grows from text to text, so that nothing has to be cleared between them.
  const lastSeen = new Int32Array(literalCount).fill(-1);
  const lastDisguised = new Int32Array(literalCount).fill(-1);
  const lastWoken = new Int32Array(literalCount).fill(-1);
  let base = APART_UNITS;
  const wokenFrom = new Int32Array(rules.length).fill(-1);
  const wokenTo = new Int32Array(rules.length);
  const queue: number[] = [];
  let queueHead = 0;

  let frame: Frame;
  let options: InspectOptions;
  let result: Inspection;
  let wider = 1;
  let widerTo = 0;
  let hiddenTo = 0;
  /** Up to where a stretch of exotic units was looked at already. */
  let seenTo = 0;
  let pairCount = 0;
  let nextPair = 0;

  function inspect(text: Frame, given: InspectOptions): Inspection {
    frame = text;
    options = given;
    result = { findings: [], turned: [], hidden: [] };
    wider = 1;
    hiddenTo = 0;
    if (base > 2 ** 30) restart();
    verifier.begin(frame, given.budget, result.findings);
    scanChunks();
    while (queueHead < queue.length) settle(queue[queueHead++] as number);
    queue.length = 0;
    queueHead = 0;
    base += frame.length + APART_UNITS;
    return result;
  }

  function restart(): void {
    lastSeen.fill(-1);
    lastDisguised.fill(-1);
    lastWoken.fill(-1);
    base = APART_UNITS;
  }

  function scanChunks(): void {
    const { units, length } = frame;
    seenTo = 0;
    finds.state = 0;
    for (let from = 0; from < length; from += CHUNK_UNITS) {
      const to = Math.min(length, from + CHUNK_UNITS);
      findAnchors(automaton, units, from, to, finds);
      pairCount = pairs.signs.length === 0 ? 0 : findPairs(pairs, units, from, to, pairFound);
      nextPair = 0;
      for (let lane = 0; lane < finds.counts.length; lane++) {
        const count = finds.counts[lane] as number;
        if (count > 0) seeLane(lane * finds.laneSize, count);
      }
      while (nextPair < pairCount) seePair(pairFound[nextPair++] as number);
    }
  }

  /** Finds of the automaton and pairs, in the order of the text. */
  function seeLane(first: number, count: number): void {
    const { found } = finds;
    for (let k = first; k < first + 2 * count; k += 2) {
      const at = found[k] as number;
      while (nextPair < pairCount && (pairFound[nextPair] as number) <= at) seePair(pairFound[nextPair++] as number);
      if (at < seenTo) continue;
      const state = found[k + 1] as number;
      if (state === automaton.exoticState) seenTo = seeExotic(at);
      else seeAnchors(at, state);
    }
  }

  function seeAnchors(at: number, state: number): void {
    const { units, length } = frame;
    const slot = state - automaton.firstFound;
    const last = automaton.anchorStart[slot + 1] as number;
    for (let k = automaton.anchorStart[slot] as number; k < last; k++) {
      const literal = automaton.anchors[k] as number;
      if (!confirm(literals, literal, units, length, at)) continue;
      const as = literals.as[literal] as number;
      if (as === AS_WRITTEN) see(literals.index[literal] as number, find.start, find.end, find.disguise);
      else if (result.turned.length < TURNED_MAX) result.turned.push({ as, at });
    }
  }

  function seePair(at: number): void {
    const { units, length } = frame;
    for (const literal of signsAt(units[at] as number)) {
      if (confirmSign(literal, units, length, at)) see(literal.index, sign.start, sign.end, 0);
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
    findExotic(automaton, units, length, { at, last }, (folded, place, state) => {
      const slot = state - automaton.firstFound;
      const stopAt = automaton.anchorStart[slot + 1] as number;
      for (let k = automaton.anchorStart[slot] as number; k < stopAt; k++) {
        const literal = automaton.anchors[k] as number;
        if (!confirm(literals, literal, folded.units, folded.length, place)) continue;
        const as = literals.as[literal] as number;
        const start = folded.starts[find.start] as number;
        const stop = folded.ends[find.end - 1] as number;
        if (as === AS_WRITTEN) see(literals.index[literal] as number, start, stop, find.disguise);
        else if (result.turned.length < TURNED_MAX) result.turned.push({ as, at: start });
      }
    });
    // What stands after the last one is found by the automaton itself as well, and twice does no harm.
    return last + 1;
  }

  function see(literal: number, start: number, end: number, disguise: number): void {
    lastSeen[literal] = Math.max(lastSeen[literal] as number, base + end);
    if (disguise !== 0) {
      if ((disguise & STRETCHED) !== 0) wider = WIDER_STRETCHED;
      else if ((disguise & BROKEN) !== 0 && wider < WIDER_BROKEN) wider = WIDER_BROKEN;
      if (wider > 1) widerTo = end + WIDER_UNITS;
      lastDisguised[literal] = base + end;
    } else if (start > widerTo) wider = 1;
    while (queueHead < queue.length) {
      const rule = queue[queueHead] as number;
      const reach = (rules[rule] as WakingRule).window * wider + WAKE_STRIDE;
      if ((wokenTo[rule] as number) + reach >= start) break;
      queueHead += 1;
      settle(rule);
    }
    if (base + end < (lastWoken[literal] as number) + WAKE_STRIDE) return;
    const list = wakeLists[literal] as Int32Array;
    if (list.length === 0 || options.budget.patternWork <= 0) return;
    lastWoken[literal] = base + end;
    for (let k = 0; k < list.length; k++) wake(list[k] as number, start, end);
  }

  function wake(index: number, start: number, end: number): void {
    const rule = rules[index] as WakingRule;
    if ((rule.surfaceBits & options.surfaceBit) === 0 || (options.spanningOnly && !rule.spansSegments)) return;
    const from = wokenFrom[index] as number;
    if (from >= 0) {
      // Nearer than this, the windows overlap, or what the rule needs besides may still come.
      const reach = Math.max(rule.before + rule.after, rule.window) * wider + WAKE_STRIDE;
      const near = start - (wokenTo[index] as number) <= reach;
      if (near && end - from < STRETCH_UNITS_MAX) {
        wokenTo[index] = end;
        return;
      }
      // It stays in the queue where it was; settling it twice does no harm.
      settle(index);
    }
    wokenFrom[index] = start;
    wokenTo[index] = end;
    queue.push(index);
    if (queueHead > 1_024 && queueHead * 2 > queue.length) {
      queue.splice(0, queueHead);
      queueHead = 0;
    }
  }

  /** Reads a woken stretch, when all that its rule needs was seen since it began. */
  function settle(index: number): void {
    const from = wokenFrom[index] as number;
    if (from < 0) return;
    wokenFrom[index] = -1;
    const rule = rules[index] as WakingRule;
    const since = base + from - rule.window * wider - WAKE_STRIDE;
    let disguised = anySince(rule.needs[0] as readonly number[], lastDisguised, since);
    for (let group = 1; group < rule.needs.length; group++) {
      const literals = rule.needs[group] as readonly number[];
      if (!anySince(literals, lastSeen, since)) return;
      disguised ||= anySince(literals, lastDisguised, since);
    }
    verifier.verify(index, from, (wokenTo[index] as number) + WAKE_STRIDE, disguised ? wider : 0);
  }

  return { inspect };
}

function anySince(literals: readonly number[], places: Int32Array, since: number): boolean {
  for (let k = 0; k < literals.length; k++) if ((places[literals[k] as number] as number) >= since) return true;
  return false;
}
