/**
 * The company that a range keeps: which word lists speak beside it, and how close. Words count before it and after it on
 * its line; a label right in front counts most, one on the line above a value that stands alone counts as well, and in a
 * table the heading of the column is the label.
 */
import type { Lexicon } from "./lexicon.ts";
import type { LaidOutPage } from "./page.ts";
import type { Nearness } from "./recogniser.ts";
import { firstFrom } from "./sorted.ts";

export interface Company {
  /** Numbers of the lists, and beside them how close each stands; a list that is not there is not near. */
  readonly lists: readonly number[];
  readonly levels: readonly Nearness[];
  /** Whether a list that names values stands right in front. */
  readonly named: boolean;
}

const BEFORE_CHARS = 64;
const AFTER_CHARS = 32;
const NOBODY: Company = { lists: [], levels: [], named: false };

export function companyOf(
  page: LaidOutPage,
  lexicon: Lexicon,
  { start, end }: { start: number; end: number },
): Company {
  const hits = page.hits();
  if (hits.start.length === 0) return NOBODY;
  const line = page.line(start);
  // In a table the line above is another row, or the headings of other columns.
  const alone = isBlank(page.text, line.start, start) && !page.table()?.headingOf(start);
  const from = Math.max(start - BEFORE_CHARS, alone ? line.start - BEFORE_CHARS : line.start);
  const company: Growing = { lists: [], levels: [] };
  let named = false;
  let linkedEnd = -1;
  let linked = false;
  for (let i = firstFrom(hits.start, from); i < hits.start.length && (hits.start[i] as number) < start; i++) {
    const hitEnd = hits.end[i] as number;
    const list = hits.list[i] as number;
    if (hitEnd > start) continue;
    if (hitEnd !== linkedEnd) {
      linkedEnd = hitEnd;
      linked = page.afterLabel(hitEnd) >= start;
      // A label right in front says more than any word farther off.
      if (linked) dropNear(company, lexicon);
    }
    if (linked) {
      note(company, list, "label");
      named ||= lexicon.isLabel(list);
    } else if ((hits.start[i] as number) >= line.start) {
      note(company, list, "near");
    }
  }
  const until = Math.min(end + AFTER_CHARS, line.end);
  for (let i = firstFrom(hits.start, end); i < hits.start.length; i++) {
    const hitStart = hits.start[i] as number;
    // Behind the next number a word is that number's: "123456 is good, 123457 is not".
    if (hitStart > until || holdsNumber(page.units, end, hitStart)) break;
    const list = hits.list[i] as number;
    const hitEnd = hits.end[i] as number;
    if (company.lists.includes(list) || namesNext(page.text, hitEnd) || isCapital(page.units[hitEnd])) continue;
    note(company, list, isBracketed(page.text, end, hitStart) ? "label" : "near");
  }
  named = addHeadings(page, lexicon, { start, company }) || named;
  return company.lists.length === 0 ? NOBODY : { ...company, named };
}

const NUMBER_DIGITS_MIN = 5;

function holdsNumber(units: Uint16Array, from: number, to: number): boolean {
  let digits = 0;
  for (let at = from; at < to; at++) {
    digits = isDigit(units[at] as number) ? digits + 1 : 0;
    if (digits >= NUMBER_DIGITS_MIN) return true;
  }
  return false;
}

/** The word goes on into another, `PhoneManager`: the name of a part of a program, which speaks of nothing in front of it. */
function isCapital(code: number | undefined): boolean {
  return code !== undefined && code >= 65 && code <= 90;
}

/** Whether the word that ends at `end` names what follows it ("…, phone: 555"), and so nothing in front of it. */
function namesNext(text: string, end: number): boolean {
  let at = end;
  while (at < end + 3 && (text[at] === " " || text[at] === '"' || text[at] === ":" || text[at] === "=")) at++;
  if (at === end) return false;
  const code = text.charCodeAt(at);
  return isDigit(code) || code === 43 || (code === 40 && isDigit(text.charCodeAt(at + 1)));
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Whether a bracket opens right behind the range, before the word at `to`. */
function isBracketed(text: string, end: number, to: number): boolean {
  const at = BLANKS.test(text[end] as string) ? end + 1 : end;
  return at < to && (text[at] === "(" || text[at] === "[");
}

const BLANKS = /\s/;

/** The heading over a table cell is its label, and what other columns are called is not near it. Returns whether it names values. */
function addHeadings(page: LaidOutPage, lexicon: Lexicon, at: { start: number; company: Growing }): boolean {
  const heading = page.table()?.headingOf(at.start);
  if (!heading) return false;
  dropNear(at.company, lexicon);
  const hits = page.hits();
  let named = false;
  for (let i = firstFrom(hits.start, heading.start); i < hits.start.length; i++) {
    if ((hits.start[i] as number) >= heading.end) break;
    note(at.company, hits.list[i] as number, "label");
    named ||= lexicon.isLabel(hits.list[i] as number);
  }
  return named;
}

/** A range has a handful of lists beside it at most: two short arrays are searched faster than a map is made. */
interface Growing {
  readonly lists: number[];
  readonly levels: Nearness[];
}

function note({ lists, levels }: Growing, list: number, level: Nearness): void {
  const at = lists.indexOf(list);
  if (at !== -1) {
    levels[at] = level;
    return;
  }
  lists.push(list);
  levels.push(level);
}

function dropNear({ lists, levels }: Growing, lexicon: Lexicon): void {
  let kept = 0;
  for (let at = 0; at < lists.length; at++) {
    const list = lists[at] as number;
    const level = levels[at] as Nearness;
    if (level === "near" && !lexicon.isLasting(list)) continue;
    lists[kept] = list;
    levels[kept++] = level;
  }
  lists.length = kept;
  levels.length = kept;
}

function isBlank(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x09 && code !== 0x0d) return false;
  }
  return true;
}
