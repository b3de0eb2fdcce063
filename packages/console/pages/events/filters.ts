/**
 * The filters of the event list as they stand in the address: fields joined by "and", the words of one field by "or".
 * What is typed becomes a filter by choosing a suggestion, so that nobody has to know the names of fields.
 */
import type { Key, RuleBook } from "@portcullis/contract/admin";
import { CATEGORY_NAMES, ENTITY_NAMES, PASS_NAMES, SEVERITY_WORDS } from "../../words.ts";

export interface Filter {
  readonly field: FieldName;
  readonly value: string;
}

const FIELDS = {
  decision: "Decision",
  severity: "Severity",
  category: "Category",
  rule: "Rule",
  tool: "Tool",
  key_id: "Key",
  entity_type: "Personal data",
  error: "Did not run or failed",
  source: "Written by",
  type: "Type",
  id_prefix: "Event id begins with",
} as const;
export type FieldName = keyof typeof FIELDS;
const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[];

/** Fields that take what was typed, because no list can know all their words. */
const OPEN_FIELDS: readonly FieldName[] = ["rule", "tool", "key_id", "error", "type", "id_prefix"];

export interface Suggestion extends Filter {
  readonly label: string;
}

export function readFilters(params: URLSearchParams): Filter[] {
  return FIELD_NAMES.flatMap((field) =>
    (params.get(field) ?? "")
      .split(",")
      .filter((value) => value !== "")
      .map((value) => ({ field, value })),
  );
}

export function withFilter(params: URLSearchParams, { field, value }: Filter): URLSearchParams {
  const after = new URLSearchParams(params);
  const values = new Set((after.get(field) ?? "").split(",").filter(Boolean));
  // An id begins in one way only.
  if (field === "id_prefix") values.clear();
  values.add(value);
  after.set(field, [...values].join(","));
  return after;
}

export function withoutFilter(params: URLSearchParams, { field, value }: Filter): URLSearchParams {
  const after = new URLSearchParams(params);
  const values = (after.get(field) ?? "").split(",").filter((word) => word !== "" && word !== value);
  if (values.length === 0) after.delete(field);
  else after.set(field, values.join(","));
  return after;
}

export function labelOf({ field, value }: Filter): string {
  const names: Readonly<Record<string, string>> = { ...CATEGORY_NAMES, ...ENTITY_NAMES };
  return `${FIELDS[field]}: ${field === "error" ? errorName(value) : (names[value] ?? value)}`;
}

const FIXED: readonly Filter[] = [
  ...["block", "allow"].map((value) => ({ field: "decision" as const, value })),
  ...SEVERITY_WORDS.map((value) => ({ field: "severity" as const, value })),
  { field: "error", value: "any" },
  ...Object.keys(PASS_NAMES).map((value) => ({ field: "error" as const, value })),
  ...Object.keys(CATEGORY_NAMES).map((value) => ({ field: "category" as const, value })),
  ...["service", "client"].map((value) => ({ field: "source" as const, value })),
  ...["scan", "sanitise", "guard.scan", "guard.tool_calls"].map((value) => ({ field: "type" as const, value })),
  ...Object.keys(ENTITY_NAMES).map((value) => ({ field: "entity_type" as const, value })),
];

const SUGGESTIONS_MAX = 12;

export function suggest(
  typed: string,
  known: { readonly keys: readonly Key[]; readonly book: RuleBook | undefined },
): Suggestion[] {
  const words = typed
    .toLowerCase()
    .split(/[\s:]+/)
    .filter(Boolean);
  const all: Suggestion[] = [
    ...FIXED.map((filter) => ({ ...filter, label: labelOf(filter) })),
    ...known.keys.map(({ id, name, hint }) => ({
      field: "key_id" as const,
      value: id,
      label: `${FIELDS.key_id}: ${name} (${hint}…)`,
    })),
    ...(known.book?.rules ?? []).map(({ id, title }) => ({
      field: "rule" as const,
      value: id,
      label: `${FIELDS.rule}: ${id}${title === id ? "" : ` (${title})`}`,
    })),
  ];
  const found = all.filter(({ label, value }) => {
    const text = `${label} ${value}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const last =
    typed
      .trim()
      .split(/[\s:]+/)
      .at(-1) ?? "";
  const open = last === "" || last.includes(",") ? [] : OPEN_FIELDS;
  const free = open.map((field) => ({ field, value: last, label: `${FIELDS[field]}: “${last}”` }));
  const taken = found.slice(0, SUGGESTIONS_MAX);
  return [
    ...taken,
    ...free.filter(({ field, value }) => !taken.some((one) => one.field === field && one.value === value)),
  ];
}

function errorName(value: string): string {
  if (value === "any") return "any";
  const [pass, cause] = value.split("=");
  const names: Readonly<Record<string, string>> = PASS_NAMES;
  return names[pass ?? ""] ? `${names[pass ?? ""]}${cause ? ` (${cause})` : ""}` : value;
}
