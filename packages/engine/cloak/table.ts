/**
 * Reads a page as a table when it is one: comma, semicolon, tab or pipe separated lines under a heading without digits.
 * A heading names its whole column, which is the only context that a value in a CSV or Markdown table has.
 */
import { firstFrom } from "./sorted.ts";

export interface Table {
  /** The heading over the cell at `at`, or null when `at` stands in no data row. */
  headingOf(at: number): { readonly start: number; readonly end: number } | null;
  /** Starts of the cells in the column whose heading holds `at`; blanks and an opening quote skipped. */
  cellsUnder(at: number): readonly number[];
}

interface Cell {
  readonly start: number;
  readonly end: number;
}

/** A table of more rows than this is read no further: its lines are judged without their heading. */
const ROWS_MAX = 2_000;

export function readTable(text: string): Table | null {
  const headEnd = text.indexOf("\n");
  if (headEnd === -1 || headEnd > 2_000) return null;
  const head = text.slice(0, headEnd);
  if (/\d{3}/.test(head)) return null;
  const separator = separatorOf(head);
  if (separator === null) return null;
  const headings = cellsOf(text, { start: 0, end: headEnd }, separator);
  const rows: Cell[][] = [];
  for (let at = headEnd + 1; at < text.length && rows.length < ROWS_MAX; ) {
    const next = text.indexOf("\n", at);
    const end = next === -1 ? text.length : next;
    const cells = cellsOf(text, { start: at, end }, separator);
    if (cells.length === headings.length) rows.push(cells);
    else if (end > at) break;
    at = end + 1;
  }
  if (rows.length === 0) return null;
  const rowEnds = rows.map((row) => row.at(-1)?.end ?? 0);

  return {
    headingOf(at) {
      const row = rows[firstFrom(rowEnds, at)];
      const column = row?.findIndex((cell) => at >= cell.start && at < cell.end) ?? -1;
      return headings[column] ?? null;
    },
    cellsUnder(at) {
      const column = headings.findIndex((heading) => at >= heading.start && at < heading.end);
      if (column === -1) return [];
      return rows.map((row) => skipOpening(text, row[column] as Cell));
    },
  };
}

function separatorOf(head: string): string | null {
  for (const separator of ["\t", "|", ";", ","]) {
    if (head.split(separator).length >= 3 || (separator === "\t" && head.includes("\t"))) return separator;
  }
  return /^[\p{L}_ ]{2,30},[\p{L}_ ]{2,30}\r?$/u.test(head) ? "," : null;
}

/** Cells of one line. A separator inside double quotes parts nothing. */
function cellsOf(text: string, line: Cell, separator: string): Cell[] {
  const cells: Cell[] = [];
  let start = line.start;
  let quoted = false;
  for (let at = line.start; at < line.end; at++) {
    const char = text[at];
    if (char === '"') quoted = !quoted;
    else if (char === separator && !quoted) {
      cells.push({ start, end: at });
      start = at + 1;
    }
  }
  cells.push({ start, end: line.end });
  return cells;
}

function skipOpening(text: string, cell: Cell): number {
  let at = cell.start;
  while (at < cell.end && (text[at] === " " || text[at] === '"' || text[at] === "'")) at++;
  return at;
}
