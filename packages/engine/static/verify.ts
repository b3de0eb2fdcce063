/**
 * Runs a woken rule's pattern where it was woken. The text around is folded and read as it stands; when that finds
 * nothing and the text shows signs of disguise, it is read without emphasis marks, and then with its broken words put
 * together.
 */
import type { Severity } from "@portcullis/contract";
import { BUDGETS, type Budget } from "./budget.ts";
import { DROPPED, FOLD } from "./characters.ts";
import { companyOf, type Reach } from "./company.ts";
import type { Frame } from "./frame.ts";
import type { Machine } from "./match/machine.ts";
import type { Company } from "./pack.ts";
import type { Speller } from "./respell.ts";
import { firstWord, nextStart, nextWord, type StartIndex } from "./starts.ts";
import { createWindows, type Held } from "./windows.ts";

export interface Finding {
  /** Index of the rule in the pack; -1 for invisible text, which is nobody's rule. */
  readonly rule: number;
  readonly start: number;
  readonly end: number;
  readonly severity: Severity;
  readonly disguised: boolean;
}

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

/** How many times as many characters a window has whose words are broken up. */
const BROKEN_MAX = 4;

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
  const windows = createWindows(speller);

  function begin(text: Frame, given: Budget, findings: Finding[]): void {
    frame = text;
    budget = given;
    into = findings;
    windows.begin(text, given);
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
    const near = windows.folded(from, end, before, after);
    const start = Math.max(0, near.view.indexOf(from) - before);
    const stop = Math.min(near.view.length, near.view.indexOf(end) + after);
    if (search(index, near, start, stop, near.view.indexOf(end), false)) return;
    // Without a mark in the window it would be read again as it was.
    const marked = windows.hasMark(near, start, stop);
    if (disguise === 0 && !marked) return;
    const first = near.view.startOf(start);
    const last = stop > start ? near.view.endOf(stop) : first;
    if (marked && searchBetween(index, windows.plain(near, start, stop), first, last, false)) return;
    if (disguise === 0) return;
    const spelled = windows.spelled(first, last);
    if (spelled) searchBetween(index, spelled, first, last, true);
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
    const words = startIndex.atWord[index] === 1 ? windows.words(near) : null;
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
    if (near.kind !== "spelled" && (near.kind !== "folded" || cut)) {
      const start = view.startOf(from);
      const end = view.endOf(to);
      around = windows.company(start, end, reach);
      view = around.view;
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
    const words = startIndex.atWord[index] === 1 ? windows.words(near) : null;
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

/** Accents, vowel points, nuktas and the marks of voiced kana are honest dress; a zero-width character between letters is not. */
const isMark = (unit: number) =>
  (unit >= 0x0300 && unit <= 0x0670) || (unit >= 0x06d6 && unit <= 0x06ed) || OTHER_MARKS.has(unit);
const OTHER_MARKS: ReadonlySet<number> = new Set([0xad, 0x093c, 0x09bc, 0x0a3c, 0x200c, 0x200d, 0x3099, 0x309a]);
