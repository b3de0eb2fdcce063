/**
 * The parts of a text that rules are looked for in: folded as they stand, without marks of emphasis, or with their broken
 * words put together. Each is made around what one rule asks for and somewhat further, because the next rule asks for
 * nearly the same.
 */
import { BUDGETS, type Budget } from "./budget.ts";
import { type Frame, type View, viewOf } from "./frame.ts";
import { MARKS, nextMark, withoutMarkup } from "./markup.ts";
import type { Speller } from "./respell.ts";
import { createWords, findWords, type Words } from "./starts.ts";

/** A view of part of the frame, and what was worked out of it. */
export interface Held {
  readonly kind: "folded" | "company" | "plain" | "spelled";
  readonly view: View;
  readonly from: number;
  readonly to: number;
  words: Words | null;
}

export interface Windows {
  /** Starts on a text. */
  begin(frame: Frame, budget: Budget): void;
  /** The folded window with so many characters around two places. */
  folded(from: number, to: number, before: number, after: number): Held;
  /** The same for what stands around a match; the window of the rule itself stays as it is. */
  company(from: number, to: number, reach: number): Held;
  /** Whether a mark of emphasis stands between two places of a window. */
  hasMark(near: Held, start: number, stop: number): boolean;
  /** What is between two places of a window, and around, without its marks. */
  plain(near: Held, start: number, stop: number): Held;
  /** The text around a disguised word put together again; null when that was done too often already. */
  spelled(start: number, end: number): Held | null;
  words(near: Held): Words;
}

/**
 * Units folded beyond what was asked for, behind and ahead, so that the next window lies inside: few at first, for most
 * texts need one window or none, then more.
 */
const BEHIND_UNITS = 1_024;
const AHEAD_UNITS = 4_096;
const BEYOND_UNITS = 16;
/** Units of a view that need no memory of their own. */
const VIEW_UNITS_MAX = 16_384;
/** How many units of text a window may take for one folded character, when most are invisible. */
const STRETCH_MAX = 16;
/** Units freed of marks beyond a window. */
const PLAIN_BEHIND_UNITS = 64;
const PLAIN_AHEAD_UNITS = 512;
/** Units put together beyond what was asked for: few at first, then more. */
const SPELLED_SLACK_UNITS = 128;
const SPELLED_BEHIND_UNITS = 2_048;
const SPELLED_AHEAD_UNITS = 6_144;
const SPELLED_UNITS_MAX = 16_384;

/** Memory for the units and the words of a window. */
interface Room {
  readonly units: Uint16Array;
  readonly words: Words;
}

const createRoom = (): Room => ({ units: new Uint16Array(VIEW_UNITS_MAX), words: createWords(VIEW_UNITS_MAX) });

export function createWindows(speller: Speller): Windows {
  let frame: Frame;
  let budget: Budget;
  let folded: Held | null = null;
  let company: Held | null = null;
  let plain: Held | null = null;
  let spelled: Held | null = null;
  /** Whether the text has any mark of emphasis; null when nobody has asked. */
  let marked: boolean | null = null;
  /** A stretch of a window without marks, and whether one ends it. */
  const unmarked: { near: Held | null; from: number; to: number; atMark: boolean } = {
    near: null,
    from: 0,
    to: 0,
    atMark: false,
  };
  let beyond = BEYOND_UNITS;
  /** Up to where a window was asked for. */
  let furthest = 0;
  let spelledAhead = 0;
  /** How many units the last window took for a character: the next will hardly take fewer. */
  let stretchSeen = 1;
  // Each of the two has room of its own, for one is read while the other changes.
  const rooms = { folded: createRoom(), company: createRoom() } as const;

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
  function hold(kind: "folded" | "company", from: number, to: number, before: number, after: number): Held {
    const { length } = frame;
    beyond = Math.min(AHEAD_UNITS, 4 * beyond);
    const behind = Math.min(BEHIND_UNITS, beyond);
    for (let stretch = stretchSeen; ; stretch *= 2) {
      const first = Math.max(0, from - before * stretch - behind);
      const far = to + after * stretch;
      // Rules are not settled quite in the order of the text: going back must not lose what lies ahead.
      const last = Math.min(length, (furthest - first < VIEW_UNITS_MAX / 2 ? Math.max(far, furthest) : far) + beyond);
      budget.work -= last - first;
      const view = viewOf(frame, first, last, rooms[kind].units);
      const near: Held = { kind, view, from: first, to: last, words: null };
      furthest = Math.max(furthest, far);
      if (stretch < STRETCH_MAX && !reaches(near, from, to, before, after)) continue;
      stretchSeen = Math.max(1, stretch >> 1);
      return near;
    }
  }

  /** Windows of rules overlap: what one looked through for marks the next need not. */
  function isMarked(near: Held, start: number, stop: number): boolean {
    const knows = unmarked.near === near && start >= unmarked.from && start <= unmarked.to;
    if (!knows) Object.assign(unmarked, { near, from: start, to: start, atMark: false });
    if (!unmarked.atMark && unmarked.to < stop) {
      unmarked.to = nextMark(near.view.codes, unmarked.to, stop);
      unmarked.atMark = unmarked.to < stop;
    }
    return unmarked.atMark && unmarked.to < stop;
  }

  return {
    begin(text, given) {
      frame = text;
      budget = given;
      folded = null;
      company = null;
      plain = null;
      spelled = null;
      marked = null;
      unmarked.near = null;
      beyond = BEYOND_UNITS;
      furthest = 0;
      spelledAhead = 0;
      stretchSeen = 1;
    },
    folded(from, to, before, after) {
      if (!folded || !reaches(folded, from, to, before, after)) folded = hold("folded", from, to, before, after);
      return folded;
    },
    company(from, to, reach) {
      if (!company || !reaches(company, from, to, reach, reach)) company = hold("company", from, to, reach, reach);
      return company;
    },
    hasMark(near, start, stop) {
      marked ??= MARKS.some((mark) => frame.text.includes(mark));
      return marked && isMarked(near, start, stop);
    },
    plain({ view, from, to }, start, stop) {
      if (plain && plain.from <= view.startOf(start) && plain.to >= view.endOf(stop)) return plain;
      const first = Math.max(0, start - PLAIN_BEHIND_UNITS);
      const last = Math.min(view.length, stop + PLAIN_AHEAD_UNITS);
      budget.work -= BUDGETS.unmarkedWork * (last - first);
      plain = {
        kind: "plain",
        view: withoutMarkup(view, first, last),
        from: first === 0 ? from : view.startOf(first),
        to: last === view.length ? to : view.endOf(last),
        words: null,
      };
      return plain;
    },
    spelled(start, end) {
      if (spelled && spelled.from <= start && spelled.to >= end) return spelled;
      // Ahead only where one disguised word follows another.
      const goesOn = spelled !== null && start <= spelled.to && end >= spelled.from;
      spelledAhead = goesOn ? Math.min(SPELLED_AHEAD_UNITS, 4 * spelledAhead + SPELLED_SLACK_UNITS) : 0;
      let from = Math.max(0, start - SPELLED_SLACK_UNITS - Math.min(SPELLED_BEHIND_UNITS, spelledAhead));
      let to = Math.min(frame.length, end + SPELLED_SLACK_UNITS + spelledAhead);
      // Rules are not settled quite in the order of the text: going back must not lose what was put together ahead.
      if (spelled && goesOn && Math.max(to, spelled.to) - Math.min(from, spelled.from) <= SPELLED_UNITS_MAX) {
        from = Math.min(from, spelled.from);
        to = Math.max(to, spelled.to);
      }
      if (budget.respelled < to - from) {
        budget.reached = true;
        return null;
      }
      budget.respelled -= to - from;
      budget.work -= BUDGETS.respelledWork * (to - from);
      const view = speller.respell(viewOf(frame, from, to));
      spelled = { kind: "spelled", view, from, to, words: null };
      return spelled;
    },
    words(near) {
      if (near.words) return near.words;
      const { length } = near.view;
      const room = near.kind === "folded" || near.kind === "company" ? rooms[near.kind].words : null;
      const words = room && length < VIEW_UNITS_MAX ? room : createWords(length + 1);
      findWords(near.view, words);
      near.words = words;
      return words;
    },
  };
}
