/**
 * Rules that are awake. A literal of the group that wakes a rule wakes it where it stands; when all that may belong to it
 * was read, and a literal of each other group was seen near, the rule's pattern is tried there. Literals that wake
 * nobody are most of what is found: they are noted, and compared only where an awake rule asks for them.
 */
import { BUDGETS, type Budget } from "./budget.ts";
import { BROKEN, confirm, find, indexOf, STRETCHED } from "./confirm.ts";
import type { Frame } from "./frame.ts";
import { aroundOf, isRuledOut } from "./guards.ts";
import {
  type Layout,
  LITERAL_SIZE,
  LITERAL_WOKEN,
  RULE_DISGUISED,
  RULE_FROM,
  RULE_GROUPS,
  RULE_REACH,
  RULE_SIZE,
  RULE_SPANS,
  RULE_SURFACES,
  RULE_TO,
  RULE_WINDOW,
} from "./layout.ts";
import type { Lexicon } from "./lexicon.ts";
import { WINDOW_MAX } from "./pack.ts";
import type { Verifier } from "./verify.ts";

export interface InspectOptions {
  readonly surfaceBit: number;
  readonly spanningOnly: boolean;
  readonly budget: Budget;
}

export interface Waking {
  /** Starts on a text. */
  begin(frame: Frame, options: InspectOptions): void;
  /** A literal stands between two places. */
  see(literal: number, start: number, end: number, disguise: number): void;
  /** A state that found nothing urgent was entered at a place. */
  note(at: number, state: number): void;
  /** The text was read: tries what is still awake. */
  finish(): void;
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
/** How far apart texts are kept: more than any window reaches back, so that none sees what stood in another. */
const APART_UNITS = 2 * WINDOW_MAX * WIDER_STRETCHED;
/** How far a literal may reach beyond its anchor. */
const LITERAL_UNITS = 64;
/** Noted finds that are kept, a power of two: as many as the units that the widest window reaches back. */
const NOTES_MAX = 16_384;
/** So often, in notes, what is awake is looked at, should no literal come that wakes another. */
const NOTES_SETTLED = 1_024;

/** Rules ask often where no more than so much was noted since the last one did. */
const DENSE_NOTES = 12;
/** Notes that one rule may have looked through for itself. */
const ASKED_NOTES_MAX = 128;

export function createWaking({ automaton, literals }: Lexicon, layout: Layout, verifier: Verifier): Waking {
  const { anchorSurfaces, links, groupStart, groupStates } = layout;
  // What changes is this scanner's own.
  const literalFacts = layout.literalFacts.slice();
  const ruleFacts = layout.ruleFacts.slice();
  const groupCount = groupStart.length - 1;

  // Places are kept with a base that grows from text to text, so that nothing has to be cleared between them.
  const groupSeen = new Int32Array(groupCount).fill(-1);
  const groupDisguised = new Int32Array(groupCount).fill(-1);
  const stateSeen = new Int32Array(automaton.exoticState - automaton.firstFound).fill(-1);
  let base = APART_UNITS;
  /** Rules that are awake, and where their stretch began, in the order of the text. */
  const queue: number[] = [];
  let queueHead = 0;
  /** Place and state of the finds that were noted, by turns, the last over the first when there is no more room. */
  const notes = new Int32Array(2 * NOTES_MAX);
  let noted = 0;
  /** Which of them were compared: those between the two. */
  let comparedFrom = 0;
  let comparedTo = 0;
  /** For each state the last rule that asked for it, by a number that only grows, and how much was noted then. */
  const askedFor = new Int32Array(stateSeen.length);
  let asker = 0;
  let askedAt = 0;

  let frame: Frame;
  let options: InspectOptions;
  let budget: Budget;
  let wider = 1;
  let widerTo = 0;

  function begin(text: Frame, given: InspectOptions): void {
    frame = text;
    options = given;
    budget = given.budget;
    wider = 1;
    widerTo = 0;
    noted = 0;
    comparedFrom = 0;
    comparedTo = 0;
    askedAt = -DENSE_NOTES;
    if (base > 2 ** 30) restart();
  }

  function restart(): void {
    groupSeen.fill(-1);
    groupDisguised.fill(-1);
    stateSeen.fill(-1);
    for (let at = LITERAL_WOKEN; at < literalFacts.length; at += LITERAL_SIZE) literalFacts[at] = -1;
    askedFor.fill(0);
    asker = 0;
    base = APART_UNITS;
  }

  function finish(): void {
    for (; queueHead < queue.length; queueHead += 2) settle(queue[queueHead] as number);
    queue.length = 0;
    queueHead = 0;
    base += frame.length + APART_UNITS;
  }

  function note(at: number, state: number): void {
    stateSeen[state - automaton.firstFound] = base + at;
    const place = 2 * (noted & (NOTES_MAX - 1));
    notes[place] = at;
    notes[place + 1] = state;
    noted += 1;
    // What a rule may ask for must not be written over before it asks.
    if (noted % NOTES_SETTLED === 0) settleBefore(at);
  }

  function see(literal: number, start: number, end: number, disguise: number): void {
    const fact = literal * LITERAL_SIZE;
    remember(fact, end, disguise);
    if (disguise === 0 && start > widerTo) wider = 1;
    settleBefore(start);
    const wakeFrom = literalFacts[fact] as number;
    const wakeTo = literalFacts[fact + 1] as number;
    if (wakeFrom === wakeTo || budget.work <= 0) return;
    // A literal that stands again near by wakes nobody anew, unless it does so in disguise.
    if (disguise === 0 && base + end < (literalFacts[fact + LITERAL_WOKEN] as number) + WAKE_STRIDE) return;
    literalFacts[fact + LITERAL_WOKEN] = base + end;
    budget.work -= BUDGETS.wakeWork * (wakeTo - wakeFrom);
    for (let k = wakeFrom; k < wakeTo; k++) wake(links[k] as number, start, end, disguise);
  }

  /** Reads the stretches to which nothing from a place on can belong. */
  function settleBefore(start: number): void {
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
  }

  /** Where the groups of a literal were last seen, and how wide windows are to be drawn from here. */
  function remember(fact: number, end: number, disguise: number): void {
    const groupTo = literalFacts[fact + 2] as number;
    for (let k = literalFacts[fact + 1] as number; k < groupTo; k++) {
      const group = links[k] as number;
      if ((groupSeen[group] as number) < base + end) groupSeen[group] = base + end;
      if (disguise !== 0 && (groupDisguised[group] as number) < base + end) groupDisguised[group] = base + end;
    }
    if (disguise === 0) return;
    if ((disguise & STRETCHED) !== 0) wider = WIDER_STRETCHED;
    else if ((disguise & BROKEN) !== 0 && wider < WIDER_BROKEN) wider = WIDER_BROKEN;
    if (wider > 1) widerTo = Math.max(widerTo, end + WIDER_UNITS);
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
    const window = ruleFacts[rule + RULE_WINDOW] as number;
    let since = base + from - window * wider - WAKE_STRIDE;
    for (let k = rule + RULE_GROUPS; k < rule + RULE_SIZE; k++) {
      const group = ruleFacts[k] as number;
      if (group < 0) break;
      if (!mayBeSeen(group, since)) return;
    }
    compareFor(rule, since - base - LITERAL_UNITS);
    since = base + from - window * wider - WAKE_STRIDE;
    let disguised = ruleFacts[rule + RULE_DISGUISED] === 1;
    for (let k = rule + RULE_GROUPS; k < rule + RULE_SIZE; k++) {
      const group = ruleFacts[k] as number;
      if (group < 0) break;
      if ((groupSeen[group] as number) < since) return;
      if ((groupDisguised[group] as number) >= since) disguised = true;
    }
    verifier.verify(index, from, (ruleFacts[rule + RULE_TO] as number) + WAKE_STRIDE, disguised ? wider : 0);
  }

  /** Whether a literal of the group, or what looks like one, was seen since a place. */
  function mayBeSeen(group: number, since: number): boolean {
    if ((groupSeen[group] as number) >= since) return true;
    const stop = groupStart[group + 1] as number;
    for (let k = groupStart[group] as number; k < stop; k++) {
      if ((stateSeen[groupStates[k] as number] as number) + LITERAL_UNITS >= since) return true;
    }
    return false;
  }

  /**
   * Compares what was noted since a place with the literals that it may be. Where one rule after another asks, or much was
   * noted, all of it, once; else only what the rule asks for.
   */
  function compareFor(rule: number, since: number): void {
    const low = Math.max(0, noted - NOTES_MAX);
    const isDense = noted - askedAt < DENSE_NOTES;
    askedAt = noted;
    if (!isDense) {
      const least = Math.max(low, noted - ASKED_NOTES_MAX);
      let from = noted;
      while (from > least && placeOf(from - 1) >= since) from -= 1;
      if (from > least || from === 0) {
        compareAsked(rule, from);
        return;
      }
    }
    // What was compared and reaches back far enough is passed over at once.
    let first = noted;
    while (first > comparedTo && first > low && placeOf(first - 1) >= since) first -= 1;
    if (first > comparedTo) comparedFrom = first;
    else {
      let back = Math.max(comparedFrom, low);
      while (back > low && placeOf(back - 1) >= since) compare(--back);
      comparedFrom = back;
      first = Math.max(comparedTo, low);
    }
    for (; first < noted; first++) compare(first);
    comparedTo = noted;
  }

  function compareAsked(rule: number, from: number): void {
    asker += 1;
    for (let k = rule + RULE_GROUPS; k < rule + RULE_SIZE && (ruleFacts[k] as number) >= 0; k++) {
      const group = ruleFacts[k] as number;
      const stop = groupStart[group + 1] as number;
      for (let state = groupStart[group] as number; state < stop; state++) {
        askedFor[groupStates[state] as number] = asker;
      }
    }
    for (let k = from; k < noted; k++) if (askedFor[slotOf(k)] === asker) compare(k);
  }

  const placeOf = (note: number) => notes[2 * (note & (NOTES_MAX - 1))] as number;
  const slotOf = (note: number) => (notes[2 * (note & (NOTES_MAX - 1)) + 1] as number) - automaton.firstFound;

  function compare(note: number): void {
    const { units, length } = frame;
    const at = placeOf(note);
    const slot = slotOf(note);
    const around = aroundOf(units, length, at);
    const stop = automaton.anchorStart[slot + 1] as number;
    for (let anchor = automaton.urgentEnd[slot] as number; anchor < stop; anchor++) {
      if (((anchorSurfaces[anchor] as number) & options.surfaceBit) === 0) continue;
      if (isRuledOut(automaton, anchor, frame, at, around)) continue;
      budget.work -= BUDGETS.confirmWork;
      const literal = automaton.anchors[anchor] as number;
      if (!confirm(literals, literal, units, length, at)) continue;
      remember(indexOf(literals, literal) * LITERAL_SIZE, find.end, find.disguise);
    }
    if (find.passed > 0) {
      budget.work -= find.passed >> BUDGETS.passedShift;
      find.passed = 0;
    }
  }

  return { begin, see, note, finish };
}
