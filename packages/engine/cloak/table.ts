/**
 * The tables of a page: a heading names its whole column, which is the only context that a value in a table has. Where the
 * tables stand and how they are written is `grids.ts`; this is what the rest asks of them.
 */
import { type Cell, type Grid, gridsOf } from "./grids.ts";
import { firstFrom } from "./sorted.ts";

export interface Table {
  /** The heading over the cell at `at`, or null when `at` stands in no data row. */
  headingOf(at: number): Cell | null;
  /** The cell of a data row that `at` stands in. */
  cellAt(at: number): Cell | null;
  /** Starts of the cells in the column whose heading holds `at`; blanks and an opening quote skipped. */
  cellsUnder(at: number): readonly number[];
}

export function readTable(text: string): Table | null {
  const grids = gridsOf(text);
  if (grids.length === 0) return null;
  const gridEnds = grids.map(({ end }) => end);
  const rowEnds = grids.map(({ rows }) => rows.map((row) => row.at(-1)?.end ?? 0));

  function find(at: number): { grid: Grid; row: readonly Cell[]; column: number } | null {
    const number = firstFrom(gridEnds, at);
    const grid = grids[number];
    const row = grid?.rows[firstFrom(rowEnds[number] ?? [], at)];
    const column = row?.findIndex((cell) => at >= cell.start && at < cell.end) ?? -1;
    return grid && row && column !== -1 ? { grid, row, column } : null;
  }

  return {
    headingOf(at) {
      const found = find(at);
      return found?.grid.headings[found.column] ?? null;
    },
    cellAt(at) {
      const found = find(at);
      return found?.row[found.column] ?? null;
    },
    cellsUnder(at) {
      const grid: Grid | undefined = grids[firstFrom(gridEnds, at)];
      const column = grid?.headings.findIndex((heading) => at >= heading.start && at < heading.end) ?? -1;
      if (grid === undefined || column === -1) return [];
      return grid.rows.map((row) => skipOpening(text, row[column] as Cell));
    },
  };
}

function skipOpening(text: string, cell: Cell): number {
  let at = cell.start;
  while (at < cell.end && (text[at] === " " || text[at] === '"' || text[at] === "'")) at++;
  return at;
}
