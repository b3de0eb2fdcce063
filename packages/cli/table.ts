/** Rows as aligned columns for a terminal. */
export function columns(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? "").length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** A time as a person reads it, or a dash. */
export function day(at: number | null): string {
  return at === null ? "-" : new Date(at).toISOString().slice(0, 16).replace("T", " ");
}
