/**
 * How far the company of a match may be taken from. An attacker chooses what stands beside an attack, so words about
 * tests or research only count where they govern it. An order that opens its own sentence, outside of quotes, answers
 * for itself: only what is said in that sentence counts. What is quoted, or stands inside a sentence that says something
 * about it, is read with its surroundings.
 */
import { isLead } from "./leads.ts";
import { isWordUnit } from "./skeleton.ts";

export interface Reach {
  readonly from: number;
  readonly to: number;
}

/** Where the company of the match at `[start, end)` of folded units may stand, within `[low, high)`. */
export function companyOf(codes: Uint16Array, from: number, end: number, low: number, high: number): Reach {
  let start = from;
  // Some patterns begin with what ends the sentence before.
  while (start < end && isBetween(codes[start] as number)) start += 1;
  // A header or a token is no order: what it is for is told by the page around it.
  if (!isWordUnit(codes[start] as number)) return { from: low, to: high };
  const opens = sentenceStart(codes, start, low);
  if (opens < 0 || !leads(codes, opens, start) || isQuoted(codes, start, low)) return { from: low, to: high };
  return { from: announcement(codes, opens, low), to: sentenceEnd(codes, end, high) };
}

/** Where the sentence begins that a place stands in; -1 when that is further away than one may look. */
function sentenceStart(codes: Uint16Array, place: number, low: number): number {
  let at = place;
  while (at > low) {
    const before = codes[at - 1] as number;
    if (before === LINE_BREAK) return at;
    if (before === BLANK && at - 1 > low && isStop(codes[at - 2] as number)) return at;
    if (endsUnspaced(codes, at, low)) return at;
    at -= 1;
  }
  return low === 0 ? 0 : -1;
}

/**
 * Whether a sentence of a script without blanks ends right before `at`: Han and kana go on after a stop without one, and
 * in Thai a blank is the stop.
 */
function endsUnspaced(codes: Uint16Array, at: number, low: number): boolean {
  const unit = codes[at] as number;
  if (unit < THAI) return false;
  const before = codes[at - 1] as number;
  if (isStop(before)) return true;
  return before === BLANK && at - 1 > low && isThai(unit) && isThai(codes[at - 2] as number);
}

function sentenceEnd(codes: Uint16Array, place: number, high: number): number {
  for (let at = place; at < high; at++) {
    const unit = codes[at] as number;
    if (unit === LINE_BREAK || (at > place && endsUnspaced(codes, at, place))) return at;
    if (isStop(unit) && (at + 1 >= high || codes[at + 1] === BLANK || codes[at + 1] === LINE_BREAK)) return at + 1;
  }
  return high;
}

const LEAD_UNITS_MAX = 40;

/** Whether nothing stands between the start of the sentence and the match but marks and words that lead into an order. */
function leads(codes: Uint16Array, opens: number, start: number): boolean {
  if (start - opens > LEAD_UNITS_MAX) return false;
  let word = "";
  for (let at = opens; at < start; at++) {
    const unit = codes[at] as number;
    if (isWordUnit(unit)) word += String.fromCharCode(unit);
    else if (word !== "") {
      if (!isLead(word)) return false;
      word = "";
    }
  }
  return word === "" || isLead(word);
}

/**
 * Where the line begins that announces the one at `opens`, because it ends with a colon: it governs what it announces,
 * and the items of a list that follow. Else `opens`.
 */
function announcement(codes: Uint16Array, opens: number, low: number): number {
  let line = opens;
  while (line > low) {
    let at = line - 1;
    const ending = at > low ? (codes[at - 1] as number) : 0;
    while (at > low && codes[at - 1] !== LINE_BREAK) at -= 1;
    if (codes[line - 1] !== LINE_BREAK) return opens;
    if (ending === COLON) return at;
    if (!isItem(codes, at)) return opens;
    line = at;
  }
  return opens;
}

/** Whether a line is an item of a list, or goes on with one. */
function isItem(codes: Uint16Array, at: number): boolean {
  const first = codes[at] === BLANK ? (codes[at + 1] as number) : (codes[at] as number);
  return first === 0x2d || first === 0x2a || (first >= 0x30 && first <= 0x39);
}

/** Whether a quotation or code was opened before the place, in its line or by a fence, and not closed. */
function isQuoted(codes: Uint16Array, place: number, low: number): boolean {
  let line = place;
  while (line > low && codes[line - 1] !== LINE_BREAK) line -= 1;
  let quotes = 0;
  let ticks = 0;
  let single = false;
  let corners = 0;
  for (let at = line; at < place; at++) {
    const unit = codes[at] as number;
    if (unit === QUOTE) quotes += 1;
    else if (unit === 0x300c || unit === 0x300e) corners += 1;
    else if (unit === 0x300d || unit === 0x300f) corners -= 1;
    else if (unit === TICK) ticks += 1;
    else if (unit === APOSTROPHE) {
      const opening = at === line || !isWordUnit(codes[at - 1] as number);
      if (opening) single = true;
      else if (!isWordUnit(codes[at + 1] as number)) single = false;
    }
  }
  const first = codes[line] as number;
  // A line that begins with one of these is cited, or a row of a table.
  if (quotes % 2 === 1 || ticks % 2 === 1 || single || corners > 0 || first === 0x3e || first === 0x7c) return true;
  return isFenced(codes, line, low);
}

/** Whether a fence of three ticks stands before the line without another to close it. */
function isFenced(codes: Uint16Array, line: number, low: number): boolean {
  let fences = 0;
  for (let at = low; at + 2 < line; at++) {
    if (codes[at] !== TICK || codes[at + 1] !== TICK || codes[at + 2] !== TICK) continue;
    fences += 1;
    at += 2;
  }
  return fences % 2 === 1;
}

const LINE_BREAK = 0x0a;
const BLANK = 0x20;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const TICK = 0x60;
const COLON = 0x3a;
const isBetween = (unit: number) =>
  unit === LINE_BREAK || unit === BLANK || isStop(unit) || unit === 0x2c || unit === 0x3b;
const isStop = (unit: number) =>
  unit === 0x2e || unit === 0x21 || unit === 0x3f || unit === 0x3002 || unit === 0x0964 || unit === 0x061f;
const THAI = 0x0e00;
const isThai = (unit: number) => unit >= THAI && unit < 0x0e80;
