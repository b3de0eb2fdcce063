/** IBANs, judged by ibantools: registered country, its length and account pattern, mod 97. */
import { countrySpecs, isValidBIC, isValidIBAN } from "ibantools";

/** Letters upper case, no blanks. */
export function isIban(compacted: string): boolean {
  return isValidIBAN(compacted);
}

/** How long an IBAN of the country is, or null when the country has none. */
export function countryLength(country: string): number | null {
  return LENGTHS.get(country) ?? null;
}

export function isBic(code: string): boolean {
  return isValidBIC(code);
}

const LENGTHS: ReadonlyMap<string, number> = new Map(
  Object.entries(countrySpecs).flatMap(([country, spec]) => (spec.chars ? [[country, spec.chars] as const] : [])),
);
