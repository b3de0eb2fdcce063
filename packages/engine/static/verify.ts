/**
 * Runs a woken rule's pattern where it was woken. The window is folded and read as it stands; when that finds nothing and
 * the text shows signs of disguise, it is read without emphasis marks, and then with its broken words put together.
 */
import type { Severity } from "@portcullis/contract";
import { BUDGETS, type Budget } from "./budget.ts";
import { BLANK, DROPPED, FOLD, LINE_BREAK } from "./characters.ts";
import { type Frame, type View, viewOf } from "./frame.ts";
import type { Finding } from "./inspect.ts";
import { withoutMarkup } from "./markup.ts";
import type { Speller } from "./respell.ts";
import { mayStart, nextStart, type Starts, startsOf } from "./starts.ts";
import { compilePattern } from "./translate.ts";

/** The parts of a rule that verifying it needs. */
export interface VerifiedRule {
  readonly severity: Severity;
  readonly pattern: string;
  readonly before: number;
  readonly after: number;
  readonly inside: boolean;
  readonly unless: string | null;
  readonly mention: string | null;
  readonly unlessWindow: number;
}

interface Compiled {
  readonly pattern: RegExp;
  readonly starts: Starts | null;
  readonly unless: RegExp | null;
  readonly mention: RegExp | null;
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

/** Units folded beyond the grid on each side. */
const SLACK_UNITS = 64;
const GRID_MASK = 127;
/** Units of a view that need no memory of their own. */
const VIEW_UNITS_MAX = 8_192;
/** How many units of text a window may take for one folded character, when most are invisible. */
const STRETCH_MAX = 16;
const SPELLED_SLACK_UNITS = 128;

export function createVerifier(rules: readonly VerifiedRule[], speller: Speller): Verifier {
  const compiled: (Compiled | undefined)[] = [];
  // Many rules share one expression for company, and every use sets its own place.
  const companies = new Map<string, RegExp>();
  function shared(source: string): RegExp {
    const pattern = companies.get(source) ?? compilePattern(source);
    companies.set(source, pattern);
    return pattern;
  }
  const foundTo = new Int32Array(rules.length);
  const touched: number[] = [];
  let frame: Frame;
  let budget: Budget;
  let into: Finding[];
  let held: { view: View; plain: View | null | undefined; from: number; to: number } | null = null;
  let company: { view: View; from: number; to: number } | null = null;
  // Each of the two holds its units in room of its own, for one is read while the other changes.
  const heldRoom = new Uint16Array(VIEW_UNITS_MAX);
  const companyRoom = new Uint16Array(VIEW_UNITS_MAX);
  let spelled: { view: View; from: number; to: number } | null = null;

  function begin(text: Frame, given: Budget, findings: Finding[]): void {
    frame = text;
    budget = given;
    into = findings;
    held = null;
    company = null;
    spelled = null;
    for (const rule of touched) foundTo[rule] = 0;
    touched.length = 0;
  }

  function verify(index: number, from: number, to: number, disguise: number): void {
    if (budget.patternWork <= 0) {
      budget.reached = true;
      return;
    }
    const rule = rules[index] as VerifiedRule;
    const { starts } = compiledFor(index);
    if (disguise === 0 && starts) {
      const near = Math.max(0, from - rule.before);
      const far = Math.min(frame.length, rule.inside ? to : to + rule.after);
      budget.patternWork -= far - near;
      if (!mayStart(starts, frame, near, far)) return;
    }
    const wider = Math.max(1, disguise);
    viewAround(Math.max(0, from - rule.before), Math.min(frame.length, to + rule.after));
    const start = widen(from, -1, rule.before * wider);
    const end = widen(Math.min(to, frame.length), 1, rule.after * wider);
    budget.patternWork -= end - start;
    const view = viewAround(start, end);
    if (search(index, view, start, end, false)) return;
    const plain = plainHeld();
    if (plain && search(index, plain, start, end, false)) return;
    if (disguise === 0) return;
    const spelled = spelledAround(start, end);
    if (spelled) search(index, spelled, start, end, true);
  }

  /** The view that is held, without marks of emphasis; null when it has none. */
  function plainHeld(): View | null {
    if (!held) return null;
    if (held.plain === undefined) held.plain = withoutMarkup(held.view);
    return held.plain;
  }

  /** The text around a disguised word put together again; null when that was done too often already. */
  function spelledAround(start: number, end: number): View | null {
    if (spelled && spelled.from <= start && spelled.to >= end) return spelled.view;
    const from = Math.max(0, start - SPELLED_SLACK_UNITS);
    const to = Math.min(frame.length, end + SPELLED_SLACK_UNITS);
    if (budget.respelled < to - from) {
      budget.reached = true;
      return null;
    }
    budget.respelled -= to - from;
    spelled = { view: speller.respell(viewOf(frame, from, to)), from, to };
    return spelled.view;
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
    const fold = FOLD;
    let place = from;
    let left = characters;
    let white = false;
    while (place !== stop && left > 0) {
      const folded = fold[units[step < 0 ? place - 1 : place] as number] as number;
      const nowWhite = folded === BLANK || folded === LINE_BREAK;
      if (folded !== DROPPED && !(nowWhite && white)) left -= 1;
      if (folded !== DROPPED) white = nowWhite;
      place += step;
    }
    return place;
  }

  function viewAround(start: number, end: number): View {
    if (held && covers(held, start, end)) return held.view;
    // Borders on a grid: the next window is likely near, and then lies inside as well.
    const from = Math.max(0, start - SLACK_UNITS - (start & GRID_MASK));
    const to = Math.min(frame.length, (end | GRID_MASK) + SLACK_UNITS);
    held = { view: viewOf(frame, from, to, heldRoom), plain: undefined, from, to };
    return held.view;
  }

  function companyAround(start: number, end: number): View {
    if (company && covers(company, start, end)) return company.view;
    const from = Math.max(0, start - SLACK_UNITS);
    const to = Math.min(frame.length, end + SLACK_UNITS);
    company = { view: viewOf(frame, from, to, companyRoom), from, to };
    return company.view;
  }

  /** One unit more on each side is there, or the text ends: the edges of words have to be true. */
  function covers(view: { readonly from: number; readonly to: number }, start: number, end: number): boolean {
    return (view.from < start || view.from === 0) && (view.to > end || view.to === frame.length);
  }

  /** Looks for the rule between two places of the frame, in a view that holds them. */
  function search(index: number, view: View, start: number, end: number, disguised: boolean): boolean {
    const patterns = compiledFor(index);
    const from = view.indexOf(start);
    const to = view.indexOf(end);
    // The pattern sees one unit past the window, so that its edges are true; a match past the end is none.
    const text = to + 1 < view.text.length ? view.text.slice(0, to + 1) : view.text;
    const { pattern, starts } = patterns;
    budget.patternWork -= to - from;
    let any = false;
    for (let at = from; at < to; ) {
      if (starts) at = nextStart(starts, view.codes, at, to);
      if (at >= to || budget.patternWork <= 0) break;
      budget.patternWork -= BUDGETS.attemptWork;
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (!match) {
        if (!starts) break;
        at += 1;
        continue;
      }
      const stop = match.index + match[0].length;
      at = Math.max(stop, match.index + 1);
      if (stop > to || match[0] === "") continue;
      any = true;
      keep(index, view, match.index, stop, disguised);
      if (into.length >= BUDGETS.gatheredMax) {
        budget.reached = true;
        budget.patternWork = 0;
        break;
      }
    }
    if (budget.patternWork <= 0) budget.reached = true;
    return any;
  }

  function compiledFor(index: number): Compiled {
    const known = compiled[index];
    if (known) return known;
    const { pattern, unless, mention } = rules[index] as VerifiedRule;
    const starts = startsOf(pattern);
    const made: Compiled = {
      // With known first letters the expression is tried place by place, else it searches by itself.
      pattern: compilePattern(pattern, starts !== null),
      starts,
      unless: unless === null ? null : shared(unless),
      mention: mention === null ? null : shared(mention),
    };
    compiled[index] = made;
    return made;
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
    const { unless, mention } = compiledFor(index);
    let text = view.text;
    let first = from - rule.unlessWindow;
    let last = to + rule.unlessWindow;
    if (!respelled) {
      const start = widen(view.startOf(from), -1, rule.unlessWindow);
      const end = widen(view.endOf(to), 1, rule.unlessWindow);
      const around = companyAround(start, end);
      text = around.text;
      first = around.indexOf(start);
      last = around.indexOf(end);
    }
    budget.patternWork -= 4 * (last - first);
    if (unless && matchesWithin(unless, text, first, last)) return null;
    if (mention && matchesWithin(mention, text, first, last)) return "low";
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
