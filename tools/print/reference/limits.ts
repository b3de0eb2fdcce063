/** Limits and defaults as a page of the reference. */
import { DEFAULTS, LIMITS } from "@portcullis/contract";

export function printLimits(): string {
  const rows = (table: object) =>
    Object.entries(table).map(
      ([name, value]) => `| \`${name}\` | ${typeof value === "number" ? value.toLocaleString("en") : value} |`,
    );
  return [
    "# Limits and defaults",
    "",
    "`Chars` are UTF-16 code units, as everywhere in the interface; `Bytes` are raw bytes.",
    "",
    "| limit | value |",
    "|-|-|",
    ...rows(LIMITS),
    "",
    "| default | value |",
    "|-|-|",
    ...rows(DEFAULTS),
    "",
  ].join("\n");
}
