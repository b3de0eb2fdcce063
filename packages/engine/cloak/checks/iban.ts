/** IBANs, judged by ibantools: registered country, its length and account pattern, mod 97. */
import { countrySpecs, isValidBIC, isValidIBAN } from "ibantools";

/** Letters upper case, no blanks. */
export function isIban(compacted: string): boolean {
  const own = REGISTERED[compacted.slice(0, 2)];
  return own === undefined ? isValidIBAN(compacted) : own.test(compacted) && isMod97(compacted);
}

/** As `isIban`, but the country's own check inside of the account may fail: made up, or given before there was one. */
export function isOutwardlyIban(compacted: string): boolean {
  const format = countrySpecs[compacted.slice(0, 2)]?.bban_regexp;
  return format != null && new RegExp(format).test(compacted.slice(4)) && isMod97(compacted);
}

/** Countries whose bank code is four letters by the registry, which ibantools takes for letters or digits. */
const REGISTERED: Readonly<Record<string, RegExp>> = {
  IE: /^IE\d{2}[A-Z]{4}\d{14}$/,
  VG: /^VG\d{2}[A-Z]{4}\d{16}$/,
  PS: /^PS\d{2}[A-Z]{4}[A-Z0-9]{21}$/,
};

function isMod97(iban: string): boolean {
  let rest = 0;
  for (const char of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(char, 36);
    rest = (value > 9 ? rest * 100 + value : rest * 10 + value) % 97;
  }
  return rest === 1;
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
