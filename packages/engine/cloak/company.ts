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
  /** By number of the list; a list that is not there is not near. */
  readonly lists: ReadonlyMap<number, Nearness>;
  /** Whether a list that names values stands right in front. */
  readonly named: boolean;
}

const BEFORE_CHARS = 64;
const AFTER_CHARS = 32;
const NOBODY: Company = { lists: new Map(), named: false };

export function companyOf(
  page: LaidOutPage,
  lexicon: Lexicon,
  { start, end }: { start: number; end: number },
): Company {
  const hits = page.hits();
  if (hits.start.length === 0) return NOBODY;
  const line = page.line(start);
  const from = Math.max(
    start - BEFORE_CHARS,
    isBlank(page.text, line.start, start) ? line.start - BEFORE_CHARS : line.start,
  );
  const lists = new Map<number, Nearness>();
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
      if (linked) dropNear(lists, lexicon);
    }
    if (linked) {
      lists.set(list, "label");
      named ||= lexicon.isLabel(list);
    } else if ((hits.start[i] as number) >= line.start) {
      lists.set(list, "near");
    }
  }
  for (let i = firstFrom(hits.start, end); i < hits.start.length; i++) {
    const hitStart = hits.start[i] as number;
    if (hitStart > Math.min(end + AFTER_CHARS, line.end)) break;
    const list = hits.list[i] as number;
    if (lists.has(list)) continue;
    lists.set(list, /^\s?[([]/.test(page.text.slice(end, hitStart)) ? "label" : "near");
  }
  named = addHeadings(page, lexicon, { start, lists }) || named;
  return lists.size === 0 ? NOBODY : { lists, named };
}

/** The heading over a table cell is its label. Returns whether it names values. */
function addHeadings(
  page: LaidOutPage,
  lexicon: Lexicon,
  at: { start: number; lists: Map<number, Nearness> },
): boolean {
  const heading = page.table()?.headingOf(at.start);
  if (!heading) return false;
  const hits = page.hits();
  let named = false;
  for (let i = firstFrom(hits.start, heading.start); i < hits.start.length; i++) {
    if ((hits.start[i] as number) >= heading.end) break;
    at.lists.set(hits.list[i] as number, "label");
    named ||= lexicon.isLabel(hits.list[i] as number);
  }
  return named;
}

function dropNear(lists: Map<number, Nearness>, lexicon: Lexicon): void {
  for (const [list, nearness] of lists) if (nearness === "near" && !lexicon.isLasting(list)) lists.delete(list);
}

function isBlank(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x09 && code !== 0x0d) return false;
  }
  return true;
}
