/**
 * Runs a woken rule's pattern where it was woken. The window is folded and read as it stands; when that finds nothing and
 * the text shows signs of disguise, it is read without emphasis marks, and then with its broken words put together.
 */
import type { Severity } from "@portcullis/contract";
import type { Budget } from "./budget.ts";
import { BLANK, DROPPED, FOLD, LINE_BREAK } from "./characters.ts";
import { type Frame, type View, viewOf } from "./frame.ts";
import type { Finding } from "./inspect.ts";
import { withoutMarkup } from "./markup.ts";
import type { Speller } from "./respell.ts";
import { compilePattern } from "./translate.ts";

/** The parts of a rule that verifying it needs. */
export interface VerifiedRule {
  readonly severity: Severity;
  readonly pattern: string;
  readonly before: number;
  readonly after: number;
  readonly unless: string | null;
  readonly mention: string | null;
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

/** Units folded on each side beyond what was asked for, because the next window is likely near. */
const SLACK_UNITS = 320;
/** How many units of text a window may take for one folded character, when most are invisible. */
const STRETCH_MAX = 16;
const GATHERED_MAX = 4_096;

export function createVerifier(rules: readonly VerifiedRule[], speller: Speller): Verifier {
  const compiled = rules.map(() => ({
    pattern: null as RegExp | null,
    unless: null as RegExp | null,
    mention: null as RegExp | null,
  }));
  // Many rules share one expression for company, and every use sets its own place.
  const known = new Map<string, RegExp>();
  function compile(source: string): RegExp {
    const pattern = known.get(source) ?? compilePattern(source);
    known.set(source, pattern);
    return pattern;
  }
  const foundTo = new Int32Array(rules.length);
  const touched: number[] = [];
  let frame: Frame;
  let budget: Budget;
  let into: Finding[];
  let held: { view: View; from: number; to: number } | null = null;

  function begin(text: Frame, given: Budget, findings: Finding[]): void {
    frame = text;
    budget = given;
    into = findings;
    held = null;
    for (const rule of touched) foundTo[rule] = 0;
    touched.length = 0;
  }

  function verify(index: number, from: number, to: number, disguise: number): void {
    const rule = rules[index] as VerifiedRule;
    const wider = Math.max(1, disguise);
    viewAround(Math.max(0, from - rule.before), Math.min(frame.length, to + rule.after));
    const start = widen(from, -1, rule.before * wider);
    const end = widen(Math.min(to, frame.length), 1, rule.after * wider);
    if (budget.patternChars < end - start) {
      budget.patternChars = 0;
      budget.reached = true;
      return;
    }
    budget.patternChars -= end - start;
    const view = viewAround(start, end);
    if (search(index, view, view.indexOf(start), view.indexOf(end), false)) return;
    const plain = withoutMarkup(view, view.indexOf(start), view.indexOf(end));
    if (plain && search(index, plain, 0, plain.text.length, false)) return;
    if (disguise === 0) return;
    if (budget.respelled <= 0) {
      budget.reached = true;
      return;
    }
    budget.respelled -= 1;
    const spelled = speller.respell(viewOf(frame, start, end));
    search(index, spelled, 0, spelled.text.length, true);
  }

  /** The place so many visible characters away. */
  function widen(from: number, step: 1 | -1, characters: number): number {
    const { units, length } = frame;
    const near = Math.min(length, Math.max(0, from + step * characters));
    // Where folding moves nothing, characters are units.
    if (held?.view.level && held.from <= Math.min(from, near) && held.to >= Math.max(from, near)) {
      return near;
    }
    const stop =
      step < 0 ? Math.max(0, from - characters * STRETCH_MAX) : Math.min(length, from + characters * STRETCH_MAX);
    let place = from;
    let left = characters;
    let white = false;
    while (place !== stop && left > 0) {
      const folded = FOLD[units[step < 0 ? place - 1 : place] as number] as number;
      const nowWhite = folded === BLANK || folded === LINE_BREAK;
      if (folded !== DROPPED && !(nowWhite && white)) left -= 1;
      if (folded !== DROPPED) white = nowWhite;
      place += step;
    }
    return place;
  }

  function viewAround(start: number, end: number): View {
    // One unit more on each side is there, or the text ends: the edges of words have to be true.
    if (held && (held.from < start || held.from === 0) && (held.to > end || held.to === frame.length)) return held.view;
    const from = Math.max(0, start - SLACK_UNITS);
    const to = Math.min(frame.length, end + SLACK_UNITS);
    held = { view: viewOf(frame, from, to), from, to };
    return held.view;
  }

  function search(index: number, view: View, from: number, to: number, disguised: boolean): boolean {
    const rule = rules[index] as VerifiedRule;
    const patterns = compiled[index] as { pattern: RegExp | null; unless: RegExp | null; mention: RegExp | null };
    patterns.pattern ??= compile(rule.pattern);
    // The pattern sees one unit past the window, so that its edges are true; a match past the end is none.
    const text = to + 1 < view.text.length ? view.text.slice(0, to + 1) : view.text;
    patterns.pattern.lastIndex = from;
    let any = false;
    for (let match = patterns.pattern.exec(text); match; match = patterns.pattern.exec(text)) {
      if (match[0] === "") {
        patterns.pattern.lastIndex += 1;
        continue;
      }
      const stop = match.index + match[0].length;
      if (stop > to) break;
      any = true;
      keep(index, view, match.index, stop, disguised);
      if (into.length >= GATHERED_MAX) {
        budget.reached = true;
        break;
      }
    }
    return any;
  }

  function keep(index: number, view: View, from: number, to: number, disguised: boolean): void {
    const start = view.startOf(from);
    const end = view.endOf(to);
    // Windows of one rule overlap, and the same match is found in both.
    if (start < (foundTo[index] as number)) return;
    const severity = severityAt(index, view, from, to, disguised);
    if (severity === null) return;
    if (foundTo[index] === 0) touched.push(index);
    foundTo[index] = end;
    into.push({ rule: index, start, end, severity, disguised: disguised || hasInvisible(start, end) });
  }

  /** The rule's severity, lowered or taken away by the company that the match keeps. */
  function severityAt(index: number, view: View, from: number, to: number, respelled: boolean): Severity | null {
    const rule = rules[index] as VerifiedRule;
    if (rule.unless === null && rule.mention === null) return rule.severity;
    const patterns = compiled[index] as { unless: RegExp | null; mention: RegExp | null };
    let text = view.text;
    let first = from - rule.unlessWindow;
    let last = to + rule.unlessWindow;
    if (!respelled) {
      const start = widen(view.startOf(from), -1, rule.unlessWindow);
      const end = widen(view.endOf(to), 1, rule.unlessWindow);
      const company = viewAround(start, end);
      text = company.text;
      first = company.indexOf(start);
      last = company.indexOf(end);
    }
    budget.patternChars -= last - first;
    if (rule.unless !== null) {
      patterns.unless ??= compile(rule.unless);
      if (matchesWithin(patterns.unless, text, first, last)) return null;
    }
    if (rule.mention !== null) {
      patterns.mention ??= compile(rule.mention);
      if (matchesWithin(patterns.mention, text, first, last)) return "low";
    }
    return rule.severity;
  }

  function hasInvisible(start: number, end: number): boolean {
    for (let at = start; at < end; at++) {
      const unit = frame.units[at] as number;
      if (unit > 0x7f && FOLD[unit] === DROPPED && !isMark(unit)) return true;
    }
    return false;
  }

  return { begin, verify };
}

/** Accents and vowel points are honest dress; a zero-width character between letters is not. */
const isMark = (unit: number) =>
  (unit >= 0x0300 && unit <= 0x0670) || unit === 0xad || unit === 0x200c || unit === 0x200d;

function matchesWithin(pattern: RegExp, text: string, from: number, to: number): boolean {
  pattern.lastIndex = Math.max(0, from);
  const match = pattern.exec(to + 1 < text.length ? text.slice(0, to + 1) : text);
  return match !== null && match.index + match[0].length <= to;
}
