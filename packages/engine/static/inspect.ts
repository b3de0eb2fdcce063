/**
 * Looks at one text: the automaton finds literals, literals that stand together wake rules, and a rule that was woken
 * runs its pattern on the folded window around them. Everything is done in the order of the text, in memory that does
 * not grow with it.
 */
import { CHUNK_UNITS, createFinds, findAnchors } from "./automaton.ts";
import { BUDGETS, type Budget } from "./budget.ts";
import { FOLD } from "./characters.ts";
import type { Decoded } from "./decode/decoded.ts";
import { readInvisible } from "./decode/invisible.ts";
import type { TurnedPlace } from "./decode/turned.ts";
import { findExotic, lastExotic } from "./exotic.ts";
import type { Frame } from "./frame.ts";
import { GUARD_END, GUARD_FOREIGN, mayHoldSign } from "./guards.ts";
import { AS_WRITTEN, asOf, BROKEN, confirm, find, indexOf, type Lexicon, STRETCHED } from "./lexicon.ts";
import { WINDOW_MAX } from "./pack.ts";
import { confirmSign, sign, signsByPair, startsPair } from "./pairs.ts";
import { CLASS, EXOTIC, isWordUnit, PASSED } from "./skeleton.ts";
import type { Finding, Verifier } from "./verify.ts";

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
/** How far the letter after an anchor is looked for. */
const COMING_UNITS = 3;
/** How far apart texts are kept: more than any window reaches back, so that none sees what stood in another. */
const APART_UNITS = 2 * WINDOW_MAX * WIDER_STRETCHED;

export function createInspector(
  rules: readonly WakingRule[],
  lexicon: Lexicon,
  literalCount: number,
  verifier: Verifier,
): Inspector {
  const { automaton, literals, pairs } = lexicon;
  const signsAt = signsByPair(pairs);
  const finds = createFinds();
  const surfaces = surfacesOf(rules, literalCount);
  /** For each anchor the surfaces on which anybody waits for its literal. */
  const anchorSurfaces = Uint8Array.from(automaton.anchors, (literal) =>
    asOf(literals, literal) === AS_WRITTEN ? (surfaces[indexOf(literals, literal)] as number) : SURFACES_ALL,
  );

  // Places are kept with a base that grows from text to text, so that nothing has to be cleared between them.
  const { literalFacts, links, ruleFacts, groupSeen } = layOut(rules, literalCount);
  const groupDisguised = new Int32Array(groupSeen.length).fill(-1);
  let base = APART_UNITS;
  /** Rules that are awake, and where their stretch began, in the order of the text. */
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
  /** The last place whose pair was looked at. */
  let pairedTo = -1;

  function inspect(text: Frame, given: InspectOptions): Inspection {
    frame = text;
    options = given;
    result = { findings: [], turned: [], hidden: [] };
    wider = 1;
    hiddenTo = 0;
    if (base > 2 ** 30) restart();
    verifier.begin(frame, given.budget, result.findings);
    scanChunks();
    if (given.budget.work <= 0) given.budget.reached = true;
    for (; queueHead < queue.length; queueHead += 2) settle(queue[queueHead] as number);
    queue.length = 0;
    queueHead = 0;
    base += frame.length + APART_UNITS;
    return result;
  }

  function restart(): void {
    groupSeen.fill(-1);
    for (let at = LITERAL_WOKEN; at < literalFacts.length; at += LITERAL_SIZE) literalFacts[at] = -1;
    groupDisguised.fill(-1);
    base = APART_UNITS;
  }

  function scanChunks(): void {
    const { units, length } = frame;
    seenTo = 0;
    pairedTo = -1;
    finds.state = 0;
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
      if (state === automaton.exoticState) seenTo = seeExotic(at);
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
    const slot = state - automaton.firstFound;
    const first = automaton.anchorStart[slot] as number;
    const stop = automaton.anchorStart[slot + 1] as number;
    const last = units[at] as number;
    const { budget } = options;
    if (budget.work <= 0) {
      budget.reached = true;
      return;
    }
    budget.work -= stop - first;
    const unit = at + 1 < length ? (units[at + 1] as number) : 0x20;
    const next = CLASS[unit] as number;
    /** The next letter, over a blank or two. */
    let coming = next;
    const near = Math.min(length, at + 1 + COMING_UNITS);
    for (let place = at + 2; coming === PASSED && place < near; place++)
      coming = CLASS[units[place] as number] as number;
    for (let k = first; k < stop; k++) {
      if (((anchorSurfaces[k] as number) & options.surfaceBit) === 0) continue;
      // Many anchors are part of something else: the letter after them tells.
      const guards = automaton.guards[k] as number;
      if (guards >= GUARD_FOREIGN && last < 0x80) continue;
      const sign = automaton.signGuards[k] as number;
      if (sign !== 0 && !mayHoldSign(units, length, at, sign)) continue;
      const guard = guards & (GUARD_FOREIGN - 1);
      if (guard === GUARD_END) {
        if (next !== PASSED && next !== EXOTIC && isWordUnit(FOLD[unit] as number)) continue;
      } else if (guard !== 0 && guard !== coming && coming !== PASSED && coming !== EXOTIC) continue;
      budget.work -= BUDGETS.confirmWork;
      const literal = automaton.anchors[k] as number;
      if (!confirm(literals, literal, units, length, at)) continue;
      const as = asOf(literals, literal);
      if (as === AS_WRITTEN) see(indexOf(literals, literal), find.start, find.end, find.disguise);
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
        if (as === AS_WRITTEN) see(indexOf(literals, literal), start, stop, find.disguise);
        else if (result.turned.length < TURNED_MAX) result.turned.push({ as, at: start });
      }
    });
    // What stands after the last one is found by the automaton itself as well, and twice does no harm.
    return last + 1;
  }

  function see(literal: number, start: number, end: number, disguise: number): void {
    const fact = literal * LITERAL_SIZE;
    const wakeFrom = literalFacts[fact] as number;
    const wakeTo = literalFacts[fact + 1] as number;
    const groupTo = literalFacts[fact + 2] as number;
    for (let k = wakeTo; k < groupTo; k++) {
      const group = links[k] as number;
      if ((groupSeen[group] as number) < base + end) groupSeen[group] = base + end;
      if (disguise !== 0) groupDisguised[group] = base + end;
    }
    if (disguise !== 0) {
      if ((disguise & STRETCHED) !== 0) wider = WIDER_STRETCHED;
      else if ((disguise & BROKEN) !== 0 && wider < WIDER_BROKEN) wider = WIDER_BROKEN;
      if (wider > 1) widerTo = end + WIDER_UNITS;
    } else if (start > widerTo) wider = 1;
    while (queueHead < queue.length) {
      const rule = (queue[queueHead] as number) * RULE_SIZE;
      // A stretch that was read already is only a name in the queue, and must not hold up the others.
      if (ruleFacts[rule + RULE_FROM] === queue[queueHead + 1]) {
        const reach = (ruleFacts[rule + RULE_WINDOW] as number) * wider + WAKE_STRIDE;
        if ((ruleFacts[rule + RULE_TO] as number) + reach >= start) break;
        settle(queue[queueHead] as number);
      }
      queueHead += 2;
    }
    if (wakeFrom === wakeTo || options.budget.work <= 0) return;
    // A literal that stands again near by wakes nobody anew, unless it does so in disguise.
    if (disguise === 0 && base + end < (literalFacts[fact + LITERAL_WOKEN] as number) + WAKE_STRIDE) return;
    literalFacts[fact + LITERAL_WOKEN] = base + end;
    options.budget.work -= BUDGETS.wakeWork * (wakeTo - wakeFrom);
    for (let k = wakeFrom; k < wakeTo; k++) wake(links[k] as number, start, end, disguise);
  }

  function wake(index: number, start: number, end: number, disguise: number): void {
    const rule = index * RULE_SIZE;
    if (((ruleFacts[rule + RULE_SURFACES] as number) & options.surfaceBit) === 0) return;
    if (options.spanningOnly && ruleFacts[rule + RULE_SPANS] === 0) return;
    const from = ruleFacts[rule + RULE_FROM] as number;
    if (from >= 0) {
      // Nearer than this, the windows overlap, or what the rule needs besides may still come.
      const reach = (ruleFacts[rule + RULE_REACH] as number) * wider + WAKE_STRIDE;
      const near = start - (ruleFacts[rule + RULE_TO] as number) <= reach;
      if (near && end - from < STRETCH_UNITS_MAX) {
        ruleFacts[rule + RULE_TO] = end;
        if (disguise !== 0) ruleFacts[rule + RULE_DISGUISED] = 1;
        return;
      }
      settle(index);
    }
    ruleFacts[rule + RULE_FROM] = start;
    ruleFacts[rule + RULE_TO] = end;
    ruleFacts[rule + RULE_DISGUISED] = disguise === 0 ? 0 : 1;
    queue.push(index, start);
    if (queueHead > 1_024 && queueHead * 2 > queue.length) {
      queue.splice(0, queueHead);
      queueHead = 0;
    }
  }

  /** Reads a woken stretch, when all that its rule needs was seen since it began. */
  function settle(index: number): void {
    const rule = index * RULE_SIZE;
    const from = ruleFacts[rule + RULE_FROM] as number;
    if (from < 0) return;
    ruleFacts[rule + RULE_FROM] = -1;
    const since = base + from - (ruleFacts[rule + RULE_WINDOW] as number) * wider - WAKE_STRIDE;
    let disguised = ruleFacts[rule + RULE_DISGUISED] === 1;
    for (let k = rule + RULE_GROUPS; k < rule + RULE_SIZE; k++) {
      const group = ruleFacts[k] as number;
      if (group < 0) break;
      if ((groupSeen[group] as number) < since) return;
      if ((groupDisguised[group] as number) >= since) disguised = true;
    }
    verifier.verify(index, from, (ruleFacts[rule + RULE_TO] as number) + WAKE_STRIDE, disguised ? wider : 0);
  }

  return { inspect };
}

/** Of a literal: where its links begin, those to rules end and those to groups end; where it last woke a rule. */
const LITERAL_SIZE = 4;
const LITERAL_WOKEN = 3;

/** Of a rule: what waking needs, the stretch for which it is awake, and up to four groups that must be near, then -1. */
const RULE_WINDOW = 0;
const RULE_REACH = 1;
const RULE_SURFACES = 2;
const RULE_SPANS = 3;
const RULE_FROM = 4;
const RULE_TO = 5;
const RULE_DISGUISED = 6;
const RULE_GROUPS = 7;
const RULE_SIZE = 11;

/** One bit a surface. */
const SURFACES_ALL = 0xff;

/** For each literal the surfaces of the rules that wait for it. */
function surfacesOf(rules: readonly WakingRule[], literalCount: number): Uint8Array {
  const surfaces = new Uint8Array(literalCount);
  for (const { needs, surfaceBits } of rules) {
    for (const literal of needs.flat()) surfaces[literal] = (surfaces[literal] as number) | surfaceBits;
  }
  return surfaces;
}

/** The rules as numbers, close together: what a find looks at should lie in few places of memory. */
function layOut(rules: readonly WakingRule[], literalCount: number) {
  const wakes: number[][] = Array.from({ length: literalCount }, () => []);
  const groupsOf: number[][] = Array.from({ length: literalCount }, () => []);
  const groups = new Map<string, number>();
  const ruleFacts = new Int32Array(rules.length * RULE_SIZE).fill(-1);
  for (const [index, rule] of rules.entries()) {
    const [waking = [], ...others] = rule.needs;
    for (const literal of waking) wakes[literal]?.push(index);
    const facts = [
      rule.window,
      Math.max(rule.before + rule.after, rule.window),
      rule.surfaceBits,
      rule.spansSegments ? 1 : 0,
    ];
    ruleFacts.set(facts, index * RULE_SIZE);
    // A group that finds no room is not asked for, which costs time and never a match.
    for (const [k, literals] of others.slice(0, RULE_SIZE - RULE_GROUPS).entries()) {
      const key = literals.join();
      let group = groups.get(key);
      if (group === undefined) {
        group = groups.size;
        groups.set(key, group);
        for (const literal of literals) groupsOf[literal]?.push(group);
      }
      ruleFacts[index * RULE_SIZE + RULE_GROUPS + k] = group;
    }
  }
  const literalFacts = new Int32Array(literalCount * LITERAL_SIZE);
  const links: number[] = [];
  for (let literal = 0; literal < literalCount; literal++) {
    const from = links.length;
    links.push(...(wakes[literal] as number[]));
    const to = links.length;
    links.push(...(groupsOf[literal] as number[]));
    literalFacts.set([from, to, links.length, -1], literal * LITERAL_SIZE);
  }
  return { literalFacts, links: Int32Array.from(links), ruleFacts, groupSeen: new Int32Array(groups.size).fill(-1) };
}
