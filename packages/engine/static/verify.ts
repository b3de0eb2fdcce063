/**
 * Runs a woken rule's pattern where it was woken. The text around is folded and read as it stands; when that finds
 * nothing and the text shows signs of disguise, it is read without emphasis marks, and then with its broken words put
 * together.
 */
import type { Severity } from "@portcullis/contract";
import { BUDGETS, type Budget } from "./budget.ts";
import { DROPPED, FOLD } from "./characters.ts";
import { companyOf, type Reach } from "./company.ts";
import { type Frame, type View, viewOf } from "./frame.ts";
import type { Finding } from "./inspect.ts";
import { hasMark, withoutMarkup } from "./markup.ts";
import type { Machine } from "./match/machine.ts";
import type { Company } from "./pack.ts";
import type { Speller } from "./respell.ts";
import {
  createWords,
  findWords,
  firstWord,
  mayStart,
  nextStart,
  nextWord,
  type StartIndex,
  type Words,
} from "./starts.ts";

/** The parts of a rule that verifying it needs. */
export interface VerifiedRule {
  readonly severity: Severity;
  readonly book: number;
  readonly pattern: number;
  readonly before: number;
  readonly after: number;
  readonly inside: boolean;
  readonly unless: number | null;
  readonly mention: number | null;
  readonly unlessWindow: number;
}

export interface Verifier {
  /** Starts on a text; findings go to `into`. */
  begin(frame: Frame, budget: Budget, into: Finding[]): void;
  /**
   * Looks for the rule around `[from, to)`. `disguise` is 0 when its literals were plainly written, else how many times
   * wider windows are to be drawn.
   */
  verify(rule: number, from: number, to: number, disguise: number): void;
}

/**
 * Units folded beyond what was asked for, behind and ahead, so that the next window lies inside: few at first, for most
 * texts need one window or none, then more.
 */
const BEHIND_UNITS = 2_048;
const AHEAD_UNITS = 4_096;
const BEYOND_UNITS = 64;
/** Units of a view that need no memory of their own. */
const VIEW_UNITS_MAX = 16_384;
/** How many units of text a window may take for one folded character, when most are invisible. */
const STRETCH_MAX = 16;
/** How many times as many characters a window has whose words are broken up. */
const BROKEN_MAX = 4;
/** Units freed of marks beyond a window, so that the next lies inside. */
const PLAIN_BEHIND_UNITS = 64;
const PLAIN_AHEAD_UNITS = 512;
const SPELLED_SLACK_UNITS = 128;
/** Units put together beyond what was asked for, so that the next window lies inside: none at first, then more. */
const SPELLED_AHEAD_UNITS = 6_144;

/** A view of part of the frame, and what was worked out of it. */
interface Held {
  readonly view: View;
  readonly from: number;
  readonly to: number;
  words: Words | null;
  /** Whether a mark stands anywhere in it; null when nobody has asked. */
  marked: boolean | null;
}

/** What opens a window wide enough for its rule. */
interface Around {
  readonly before: number;
  readonly after: number;
  readonly room: Uint16Array;
}

export interface VerifierParts {
  readonly rules: readonly VerifiedRule[];
  readonly companies: readonly Company[];
  readonly machines: readonly Machine[];
  /** Starts of the rules, then of the companies. */
  readonly index: StartIndex;
  readonly speller: Speller;
}

export function createVerifier({ rules, companies, machines, index: startIndex, speller }: VerifierParts): Verifier {
  const foundTo = new Int32Array(rules.length);
  const touched: number[] = [];
  let frame: Frame;
  let budget: Budget;
  let into: Finding[];
  let held: Held | null = null;
  let company: Held | null = null;
  let plain: Held | null = null;
  let spelled: Held | null = null;
  let beyond = BEYOND_UNITS;
  /** Up to where a window was asked for. */
  let furthest = 0;
  let spelledAhead = 0;
  /** How many units the last window took for a character: the next will hardly take fewer. */
  let stretchSeen = 1;
  // Each of the two holds its units in room of its own, for one is read while the other changes.
  const heldRoom = new Uint16Array(VIEW_UNITS_MAX);
  const companyRoom = new Uint16Array(VIEW_UNITS_MAX);
  const heldWords = createWords(VIEW_UNITS_MAX);
  const companyWords = createWords(VIEW_UNITS_MAX);

  function begin(text: Frame, given: Budget, findings: Finding[]): void {
    frame = text;
    budget = given;
    into = findings;
    held = null;
    company = null;
    plain = null;
    spelled = null;
    beyond = BEYOND_UNITS / 4;
    furthest = 0;
    spelledAhead = 0;
    stretchSeen = 1;
    for (const rule of touched) foundTo[rule] = 0;
    touched.length = 0;
  }

  function verify(index: number, from: number, to: number, disguise: number): void {
    if (budget.work <= 0) {
      budget.reached = true;
      return;
    }
    const rule = rules[index] as VerifiedRule;
    const wider = Math.max(1, Math.min(disguise, BROKEN_MAX));
    const before = rule.before * wider;
    const after = rule.after * wider;
    const end = Math.min(to, frame.length);
    if (!held || !reaches(held, from, end, before, after)) {
      const first = Math.max(0, from - before);
      const last = rule.inside ? end : Math.min(frame.length, end + after);
      if (disguise === 0 && !mayStart(startIndex, index, frame, first, last)) {
        budget.work -= last - first;
        return;
      }
      held = hold(from, end, { before, after, room: heldRoom });
    }
    const near = held;
    const start = Math.max(0, near.view.indexOf(from) - before);
    const stop = Math.min(near.view.length, near.view.indexOf(end) + after);
    if (search(index, near, start, stop, near.view.indexOf(end), false)) return;
    // Without a mark in the window it would be read again as it was.
    near.marked ??= hasMark(near.view.codes, 0, near.view.length);
    const marked = near.marked && hasMark(near.view.codes, start, stop);
    if (disguise === 0 && !marked) return;
    const first = near.view.startOf(start);
    const last = stop > start ? near.view.endOf(stop) : first;
    if (marked && searchBetween(index, plainAround(near, start, stop), first, last, false)) return;
    if (disguise === 0) return;
    const words = spelledAround(first, last);
    if (words) searchBetween(index, words, first, last, true);
  }

  /** Whether the view has so many characters before and after two places of the frame, and one more for the edges. */
  function reaches(near: Held, from: number, to: number, before: number, after: number): boolean {
    if (from < near.from || to > near.to) return false;
    // Wider than this no window is drawn, however little can be read in it.
    const behind = near.from === 0 || from - near.from >= before * STRETCH_MAX;
    const ahead = near.to === frame.length || near.to - to >= after * STRETCH_MAX;
    if (behind && ahead) return true;
    return (behind || near.view.indexOf(from) > before) && (ahead || near.view.indexOf(to) + after < near.view.length);
  }

  /** Folds what is around two places. Invisible characters make a window longer in units than in characters. */
  function hold(from: number, to: number, { before, after, room }: Around): Held {
    const { length } = frame;
    beyond = Math.min(AHEAD_UNITS, 4 * beyond);
    const behind = Math.min(BEHIND_UNITS, beyond);
    for (let stretch = stretchSeen; ; stretch *= 2) {
      const first = Math.max(0, from - before * stretch - behind);
      const far = to + after * stretch;
      // Rules are not settled quite in the order of the text: going back must not lose what lies ahead.
      const last = Math.min(length, (furthest - first < VIEW_UNITS_MAX / 2 ? Math.max(far, furthest) : far) + beyond);
      budget.work -= last - first;
      const near = { view: viewOf(frame, first, last, room), from: first, to: last, words: null, marked: null };
      furthest = Math.max(furthest, far);
      if (stretch < STRETCH_MAX && !reaches(near, from, to, before, after)) continue;
      stretchSeen = Math.max(1, stretch >> 1);
      return near;
    }
  }

  /** The part of a view around a window without marks of emphasis. */
  function plainAround({ view, from, to }: Held, start: number, stop: number): Held {
    if (plain && plain.from <= view.startOf(start) && plain.to >= view.endOf(stop)) return plain;
    const first = Math.max(0, start - PLAIN_BEHIND_UNITS);
    const last = Math.min(view.length, stop + PLAIN_AHEAD_UNITS);
    budget.work -= BUDGETS.unmarkedWork * (last - first);
    plain = {
      view: withoutMarkup(view, first, last),
      from: first === 0 ? from : view.startOf(first),
      to: last === view.length ? to : view.endOf(last),
      words: null,
      marked: false,
    };
    return plain;
  }

  /** The text around a disguised word put together again; null when that was done too often already. */
  function spelledAround(start: number, end: number): Held | null {
    if (spelled && spelled.from <= start && spelled.to >= end) return spelled;
    // Ahead only where one disguised word follows another.
    const goesOn = spelled !== null && start <= spelled.to && end > spelled.from;
    spelledAhead = goesOn ? Math.min(SPELLED_AHEAD_UNITS, 4 * spelledAhead + SPELLED_SLACK_UNITS) : 0;
    const from = Math.max(0, start - SPELLED_SLACK_UNITS);
    const to = Math.min(frame.length, end + SPELLED_SLACK_UNITS + spelledAhead);
    if (budget.respelled < to - from) {
      budget.reached = true;
      return null;
    }
    budget.respelled -= to - from;
    budget.work -= BUDGETS.respelledWork * (to - from);
    spelled = { view: speller.respell(viewOf(frame, from, to)), from, to, words: null, marked: null };
    return spelled;
  }

  function searchBetween(index: number, near: Held, start: number, end: number, disguised: boolean): boolean {
    const from = near.view.indexOf(start);
    const to = near.view.indexOf(end);
    return search(index, near, from, to, to, disguised);
  }

  /** Looks for the rule between two places of a view; a match that contains a literal starts before `literalEnd`. */
  function search(
    index: number,
    near: Held,
    from: number,
    to: number,
    literalEnd: number,
    disguised: boolean,
  ): boolean {
    const rule = rules[index] as VerifiedRule;
    const { view } = near;
    const machine = machines[rule.book] as Machine;
    // The pattern sees one unit past the window, so that its edges are true; a match past the end is none.
    const end = Math.min(view.length, to + 1);
    machine.begin(view.codes, end);
    const stepsBefore = machine.steps();
    const last = rule.inside ? Math.min(to, literalEnd) : to;
    const words = startIndex.atWord[index] === 1 ? wordsOf(near) : null;
    let k = words ? firstWord(words, from) : 0;
    let looked = 0;
    let any = false;
    for (let at = from; at < last; ) {
      if (words) {
        k = nextWord(startIndex, index, words, view, k, last);
        if (k < 0) break;
        const place = words.at[k] as number;
        k += 1;
        if (place < at) continue;
        at = place;
      } else {
        at = nextStart(startIndex, index, view, at, last);
        if (at >= last) break;
      }
      looked += 1;
      const stop = machine.matchAt(rule.pattern, at);
      if (stop < 0) {
        at += 1;
        if ((looked & 63) === 0 && machine.steps() - stepsBefore > budget.work) break;
        continue;
      }
      const start = at;
      at = Math.max(stop, start + 1);
      if (stop > to || stop === start) continue;
      any = true;
      keep(index, near, start, stop, disguised);
      // The company of a match was read with the same machine.
      machine.begin(view.codes, end);
      if (budget.blocking >= budget.blockingMax || into.length >= BUDGETS.mentionsMax) {
        budget.work = 0;
        break;
      }
    }
    spend(machine.steps() - stepsBefore, looked, last - from);
    if (budget.work <= 0) budget.reached = true;
    return any;
  }

  function spend(steps: number, starts: number, units: number): void {
    budget.work -=
      BUDGETS.searchWork + steps + BUDGETS.startWork * starts + (Math.max(0, units) >> BUDGETS.walkedShift);
  }

  function wordsOf(near: Held): Words {
    if (near.words) return near.words;
    const { length } = near.view;
    const room = near === held ? heldWords : near === company ? companyWords : null;
    const words = room && length < VIEW_UNITS_MAX ? room : createWords(length + 1);
    findWords(near.view, words);
    near.words = words;
    return words;
  }

  function keep(index: number, near: Held, from: number, to: number, disguised: boolean): void {
    const start = near.view.startOf(from);
    const end = near.view.endOf(to);
    // Windows of one rule overlap, and the same match is found in both.
    if (start < (foundTo[index] as number)) return;
    const severity = severityAt(index, near, from, to);
    if (severity === null) return;
    if (foundTo[index] === 0) touched.push(index);
    foundTo[index] = end;
    const hidden = disguised || hasInvisible(start, end);
    // A disguise is told beside what it hides.
    if (severity === "high" || severity === "critical") countBlocking(hidden ? 2 : 1);
    into.push({ rule: index, start, end, severity, disguised: hidden });
  }

  function countBlocking(findings: number): void {
    const before = budget.blocking;
    budget.blocking += findings;
    if (before >= BUDGETS.blockedMin || budget.blocking < BUDGETS.blockedMin) return;
    budget.work = Math.min(budget.work, budget.whenBlocked);
  }

  /** The rule's severity, lowered or taken away by the company that the match keeps. */
  function severityAt(index: number, near: Held, from: number, to: number): Severity | null {
    const rule = rules[index] as VerifiedRule;
    if (rule.unless === null && rule.mention === null) return rule.severity;
    const reach = rule.unlessWindow;
    let { view } = near;
    let around: Held | null = null;
    let matchFrom = from;
    let matchTo = to;
    let first = from - reach;
    let last = to + reach;
    // Company is read as it stands, with its marks; what was put together again keeps its own.
    const cut = (first < 0 && near.from > 0) || (last >= view.length && near.to < frame.length);
    if (near !== spelled && (near !== held || cut)) {
      const start = view.startOf(from);
      const end = view.endOf(to);
      if (!company || !reaches(company, start, end, reach, reach)) {
        company = hold(start, end, { before: reach, after: reach, room: companyRoom });
      }
      around = company;
      view = company.view;
      matchFrom = view.indexOf(start);
      matchTo = view.indexOf(end);
      first = matchFrom - reach;
      last = matchTo + reach;
    }
    const reachable = companyOf(view.codes, matchFrom, matchTo, Math.max(0, first), Math.min(view.length, last));
    const seen = around ?? near;
    if (rule.unless !== null && matchesWithin(rule.unless, seen, reachable)) return null;
    if (rule.mention !== null && matchesWithin(rule.mention, seen, reachable)) return "low";
    return rule.severity;
  }

  function hasInvisible(start: number, end: number): boolean {
    for (let at = start; at < end; at++) {
      const unit = frame.units[at] as number;
      if (unit > 0x7f && FOLD[unit] === DROPPED && !isMark(unit)) return true;
    }
    return false;
  }

  function matchesWithin(number: number, near: Held, { from, to }: Reach): boolean {
    const { book, pattern } = companies[number] as Company;
    const { view } = near;
    const machine = machines[book] as Machine;
    const index = rules.length + number;
    machine.begin(view.codes, Math.min(view.length, to + 1));
    const before = machine.steps();
    const words = startIndex.atWord[index] === 1 ? wordsOf(near) : null;
    let k = words ? firstWord(words, from) : 0;
    let found = false;
    let looked = 0;
    for (let at = from; at < to && !found; at++) {
      if (words) {
        k = nextWord(startIndex, index, words, view, k, to);
        if (k < 0) break;
        at = words.at[k] as number;
        k += 1;
      } else at = nextStart(startIndex, index, view, at, to);
      if (at >= to) break;
      looked += 1;
      const stop = machine.matchAt(pattern, at);
      found = stop >= 0 && stop <= to;
    }
    spend(machine.steps() - before, looked, to - from);
    return found;
  }

  return { begin, verify };
}

/** Accents and vowel points are honest dress; a zero-width character between letters is not. */
const isMark = (unit: number) =>
  (unit >= 0x0300 && unit <= 0x0670) || unit === 0xad || unit === 0x200c || unit === 0x200d;
