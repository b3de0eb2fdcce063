/** A table of rows, by TanStack Table: sorted by a press on a head, stacked into cards on a phone. */
import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { type ReactNode, useMemo } from "react";
import { Icon } from "./icon.tsx";

export interface Column<Row> {
  readonly name: string;
  /** True where the name is for screen readers alone, as above buttons. */
  readonly silent?: boolean;
  readonly end?: boolean;
  /** True for a cell that takes a line of its own on a phone. */
  readonly whole?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** Absent: not sorted by. */
  readonly sort?: (row: Row) => string | number;
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic, alphanumeric: sortFn_alphanumeric },
});

export function DataTable<Row extends object>(props: {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly idOf: (row: Row) => string;
  /** True where each row has one link, marked `data-row-link`, that the whole row follows. */
  readonly clickable?: boolean;
}) {
  const { rows, columns, idOf } = props;
  const definitions = useMemo(() => columns.map((column) => definitionOf(column)), [columns]);
  const table = useTable({
    features,
    data: rows as Row[],
    columns: definitions,
    getRowId: idOf,
    enableSortingRemoval: false,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="table-wrap" tabIndex={0} aria-label={props.label}>
      <table className={props.clickable ? "table stacks clickable" : "table stacks"}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header, at) => {
                const column = columns[at]!;
                const sorted = header.column.getIsSorted();
                return (
                  <th
                    key={header.id}
                    scope="col"
                    className={column.end ? "end" : undefined}
                    aria-sort={sorted ? (sorted === "asc" ? "ascending" : "descending") : undefined}
                  >
                    {column.sort ? (
                      <button type="button" onClick={header.column.getToggleSortingHandler()}>
                        {column.name}
                        {sorted ? <Icon name={sorted === "asc" ? "up" : "fall"} /> : null}
                      </button>
                    ) : (
                      <span className={column.silent ? "visually-hidden" : undefined}>{column.name}</span>
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column) => (
                <td
                  key={column.name}
                  data-label={column.silent ? "" : column.name}
                  className={column.end ? "end" : column.whole ? "whole" : undefined}
                >
                  <div>{column.cell(row.original)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function definitionOf<Row extends object>(column: Column<Row>): ColumnDef<typeof features, Row> {
  const { name, sort } = column;
  return sort
    ? { id: name, accessorFn: sort, header: name, sortFn: "alphanumeric" }
    : { id: name, header: name, enableSorting: false };
}
