/**
 * Every scheme by the form that it is written in. A candidate is looked up by its form, so that a page pays for the
 * schemes that its numbers could be, not for all of them.
 */
import { AMERICAS } from "./americas.ts";
import { ASIA_AFRICA_OCEANIA } from "./asia-africa-oceania.ts";
import { EUROPE_NORTH_EAST } from "./europe-north-east.ts";
import { EUROPE_WEST } from "./europe-west.ts";
import { formOf, type IdScheme } from "./scheme.ts";

export type { IdScheme, Strength } from "./scheme.ts";

export const ID_SCHEMES: readonly IdScheme[] = [
  ...EUROPE_WEST,
  ...EUROPE_NORTH_EAST,
  ...AMERICAS,
  ...ASIA_AFRICA_OCEANIA,
];

const BY_FORM = new Map<string, IdScheme[]>();
for (const scheme of ID_SCHEMES) {
  for (const form of new Set(scheme.forms)) BY_FORM.set(form, [...(BY_FORM.get(form) ?? []), scheme]);
}

/** Schemes that write a number like this, whether or not it passes their checks. */
export function schemesOf(value: string): readonly IdScheme[] {
  return BY_FORM.get(formOf(value)) ?? [];
}
