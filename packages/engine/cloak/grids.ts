/**
 * Finds the tables of a text: lines of cells parted by commas, semicolons, tabs or pipes under a heading without digits,
 * at the top or further down; the columns and values of an INSERT; rows of HTML cells; JSON lists of lists. Each is looked
 * for from a sign that little else holds, so that a page without tables costs a few searches for it.
 */
export interface Cell {
  readonly start: number;
  readonly end: number;
}

export interface Grid {
  readonly headings: readonly Cell[];
  /** Each as long as the headings, in the order of the text. */
  readonly rows: readonly (readonly Cell[])[];
  readonly end: number;
}

/** A table of more rows than this is read no further: its lines are judged without their heading. */
const ROWS_MAX = 2_000;
/** Signs of each kind that are followed. */
const TRIES_MAX = 64;
const HEADING_CHARS_MAX = 2_000;
const NAME_CHARS_MAX = 40;

/** In the order of the text, none inside another. */
export function gridsOf(text: string): readonly Grid[] {
  const grids: Grid[] = [];
  const top = readLines(text, 0);
  if (top) grids.push(top);
  if (text.includes("\n")) findLines(text, grids);
  for (const { sign, read } of ELSEWHERE) {
    let at = text.indexOf(sign);
    for (let tries = 0; at !== -1 && tries < TRIES_MAX; tries++) {
      const { grid, end } = read(text, at);
      if (grid) grids.push(grid);
      at = text.indexOf(sign, Math.max(at + sign.length, end));
    }
  }
  if (grids.length < 2) return grids;
  grids.sort((a, b) => a.end - b.end);
  return grids.filter((grid, i) => (grid.headings[0]?.start ?? 0) >= (grids[i - 1]?.end ?? 0));
}

/** What was found at a sign, and up to where no other of its kind need be followed. */
interface Followed {
  readonly grid: Grid | null;
  readonly end: number;
}

const followed = (grid: Grid | null): Followed => ({ grid, end: grid?.end ?? 0 });

const ELSEWHERE: readonly { readonly sign: string; readonly read: (text: string, at: number) => Followed }[] = [
  { sign: "VALUES", read: (text, at) => followed(readInsert(text, at)) },
  { sign: "values", read: (text, at) => followed(readInsert(text, at)) },
  { sign: "<th", read: readHtml },
  { sign: "[[", read: (text, at) => followed(readLists(text, at)) },
];

/** Behind an empty line, a line that ends in a colon, a fence or the rule of a Markdown table a table may begin. */
const OPENINGS = /:?\n\s?\n|:\n|```\w{0,8}\n|\n(?=[^\n]{0,2000}\n[ ]{0,8}\|?[ ]{0,2}:?-{3,}:?[ ]?[|+])/g;

function findLines(text: string, grids: Grid[]): void {
  OPENINGS.lastIndex = 0;
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const opening = OPENINGS.exec(text);
    if (opening === null) return;
    const grid = readLines(text, opening.index + opening[0].length);
    if (grid === null) continue;
    grids.push(grid);
    OPENINGS.lastIndex = Math.max(OPENINGS.lastIndex, grid.end - 1);
  }
}

/** A table of lines whose heading begins at `from`. */
function readLines(text: string, from: number): Grid | null {
  const headEnd = text.indexOf("\n", from);
  if (headEnd === -1 || headEnd - from > HEADING_CHARS_MAX) return null;
  const head = text.slice(from, headEnd);
  if (/\d{3}/.test(head)) return null;
  const separator = separatorOf(head);
  if (separator === null) return null;
  const headings = cellsOf(text, { start: from, end: headEnd }, separator);
  // A line with commas is as often a sentence, and further down it mostly is.
  if (/[.!?:]\s*$/.test(head)) return null;
  // `host: a; port: 7` has its names and values in one line.
  if (/[=$]|:\s?[^\s|:-]/.test(head)) return null;
  if (from > 0 && headings.some(({ start, end }) => end - start > NAME_CHARS_MAX)) return null;
  const rows: Cell[][] = [];
  for (let at = headEnd + 1; at < text.length && rows.length < ROWS_MAX; ) {
    const next = text.indexOf("\n", at);
    const end = next === -1 ? text.length : next;
    const cells = cellsOf(text, { start: at, end }, separator);
    if (cells.length === headings.length) rows.push(cells);
    // Behind an empty line another table may begin, and its first line has no digits either.
    else if (end > at || !/\d/.test(lineAt(text, end + 1))) break;
    at = end + 1;
  }
  return asGrid(headings, rows);
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf("\n", start);
  return text.slice(start, end === -1 ? text.length : end);
}

function separatorOf(head: string): string | null {
  for (const separator of ["\t", "|", ";", ","]) {
    if (head.split(separator).length >= 3 || (separator === "\t" && head.includes("\t"))) return separator;
  }
  return /^[\p{L}_ ]{2,30},[\p{L}_ ]{2,30}\r?$/u.test(head) ? "," : null;
}

/** Cells of one line. A separator inside double quotes parts nothing; a quote opens only at the edge of a cell. */
function cellsOf(text: string, line: Cell, separator: string): Cell[] {
  const cells: Cell[] = [];
  let start = line.start;
  let quoted = false;
  for (let at = line.start; at < line.end; at++) {
    const char = text[at];
    if (char === '"' && (quoted || at === start || text[at - 1] === " ")) quoted = !quoted;
    else if (char === separator && !quoted) {
      cells.push({ start, end: at });
      start = at + 1;
    }
  }
  cells.push({ start, end: line.end });
  return cells;
}

/** `(a, b) VALUES ('x', 'y'), (…)`: the columns stand in the brackets before the word. */
function readInsert(text: string, at: number): Grid | null {
  let close = at;
  while (close > 0 && at - close < BLANKS_MAX && text.charCodeAt(close - 1) <= 32) close--;
  if (text[close - 1] !== ")") return null;
  const open = text.slice(Math.max(0, close - HEADING_CHARS_MAX), close).lastIndexOf("(");
  const columns = open === -1 ? null : readList(text, Math.max(0, close - HEADING_CHARS_MAX) + open, "()");
  return columns && columns.end === close
    ? readRows(text, { headings: columns.cells, from: at + "values".length, brackets: "()" })
    : null;
}

const BLANKS_MAX = 32;

/** `[["a","b"],["x","y"]]`, or the same without its first list where one named columns stands before it. */
function readLists(text: string, at: number): Grid | null {
  const first = readList(text, at + 1, "[]");
  if (first === null) return null;
  const named = COLUMNS.exec(text.slice(Math.max(0, at - HEADING_CHARS_MAX), at));
  if (named) {
    const open = at - named[0].length + named[0].indexOf("[");
    const columns = readList(text, open, "[]");
    if (columns) return readRows(text, { headings: columns.cells, from: at + 1, brackets: "[]" });
  }
  if (/\d{3}/.test(text.slice(at, first.end))) return null;
  return readRows(text, { headings: first.cells, from: first.end, brackets: "[]" });
}

const COLUMNS = /"(?:columns|headers?|fields|fieldNames|column_names)": ?\[[^[\]]{2,1500}\],?\s{0,8}"\w{1,24}": ?$/i;

interface Rows {
  readonly headings: readonly Cell[];
  readonly from: number;
  /** The signs that open and close a row. */
  readonly brackets: string;
}

function readRows(text: string, { headings, from, brackets }: Rows): Grid | null {
  const rows: Cell[][] = [];
  for (let at = from; rows.length < ROWS_MAX; ) {
    while (at < text.length && " \t\r\n,".includes(text.charAt(at))) at++;
    const row = text[at] === brackets[0] ? readList(text, at, brackets) : null;
    if (row === null || row.cells.length !== headings.length) break;
    rows.push(row.cells);
    at = row.end;
  }
  return asGrid(headings, rows);
}

const LIST_CHARS_MAX = 4_000;

/** The cells between the bracket at `open` and the one that closes it; quotes hide commas and brackets. */
function readList(text: string, open: number, brackets: string): { cells: Cell[]; end: number } | null {
  const cells: Cell[] = [];
  let start = open + 1;
  let depth = 0;
  let quote = "";
  for (let at = open + 1; at < text.length && at - open < LIST_CHARS_MAX; at++) {
    const char = text.charAt(at);
    if (quote !== "") {
      if (char === "\\") at++;
      else if (char === quote) quote = "";
    } else if (char === "'" || char === '"') quote = char;
    else if (char === brackets[0]) depth++;
    else if (char === brackets[1] && depth > 0) depth--;
    else if (char === brackets[1]) {
      cells.push(blankless(text, start, at));
      return { cells, end: at + 1 };
    } else if (char === "," && depth === 0) {
      cells.push(blankless(text, start, at));
      start = at + 1;
    }
  }
  return null;
}

function blankless(text: string, start: number, end: number): Cell {
  let from = start;
  while (from < end && text.charCodeAt(from) <= 32) from++;
  return { start: from, end };
}

const HTML_CELL = /<(\/?)(t[hdr]|table)(?:\s[^<>]{0,200})?>/giy;
const HTML_COLUMNS_MIN = 2;
const HTML_ROW_CHARS_MAX = 4_000;

/**
 * A row of `th` cells and rows of as many `td` cells below it. A row that does not end soon is none, and a heading inside
 * of what was read is not followed again: it would be read to the same place.
 */
function readHtml(text: string, at: number): Followed {
  if (/^<the/i.test(text.slice(at, at + 4))) return { grid: null, end: at };
  let headings: Cell[] | null = null;
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let rowFrom = at;
  let start = -1;
  let mixed = false;
  let from = at;
  while (from !== -1 && from - rowFrom <= HTML_ROW_CHARS_MAX && rows.length < ROWS_MAX) {
    HTML_CELL.lastIndex = from;
    const tag = HTML_CELL.exec(text);
    if (tag) {
      const name = tag[2]?.toLowerCase() ?? "";
      const end = from + tag[0].length;
      if (name === "table" && tag[1]) break;
      if (name === "tr" && tag[1]) {
        if (headings === null) {
          if (mixed || row.length < HTML_COLUMNS_MIN) break;
          headings = row;
        } else if (row.length === headings.length) rows.push(row);
        else break;
        row = [];
        rowFrom = end;
      } else if (name !== "tr" && !tag[1]) {
        start = end;
        mixed ||= headings === null && name === "td";
      } else if (start !== -1) {
        row.push({ start, end: from });
        start = -1;
      }
    }
    from = text.indexOf("<", from + 1);
  }
  // The row that did not fit may be the heading of the next table.
  if (headings) return { grid: asGrid(headings, rows), end: rowFrom };
  return { grid: null, end: from === -1 ? text.length : from };
}

function asGrid(headings: readonly Cell[], rows: readonly (readonly Cell[])[]): Grid | null {
  const end = rows.at(-1)?.at(-1)?.end;
  return end === undefined ? null : { headings, rows, end };
}
