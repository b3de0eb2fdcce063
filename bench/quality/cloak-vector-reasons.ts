/**
 * Why our answer differs from that of a list of values, group by group. A list is a test suite of somebody's program: where
 * that program and the issuer of the number disagree, the issuer is right here.
 */
import { table } from "../report.ts";

export type Side = "refused though valid" | "accepted though invalid";

export interface Difference {
  /** The check and its country: `isTaxID sv-SE`, `pl.pesel`. */
  readonly where: string;
  readonly side: Side;
}

interface Reason {
  readonly where: RegExp;
  readonly side?: Side;
  readonly why: string;
}

const REASONS: readonly Reason[] = [
  {
    where: /^isTaxID sv-SE/,
    why: "the list reckons the check digit of the longer form with the century in it, which the issuer leaves out",
  },
  {
    where: /^isTaxID it-IT/,
    why: "the list reckons over the digits that letters stand for, the issuer over the letters",
  },
  {
    where: /^isTaxID en-GB/,
    why: "the list takes any ten digits; the first of a taxpayer's reference is its check, and here it is another",
  },
  {
    where: /^isTaxID (?:cs-CZ|sk-SK)/,
    why: "nine digits of a birth before 1900, which another list has as valid and this one as invalid",
  },
  { where: /^isTaxID en-CA/, side: "refused though valid", why: "nine noughts, which nobody holds" },
  {
    where: /^(?:isTaxID (?:en-CA|es-AR)|isIdentityCard ES|isLicensePlate hu-HU)/,
    side: "accepted though invalid",
    why: "a good number, refused for the blank, the hyphens or the lack of them that people write it with",
  },
  {
    where: /^isTaxID pt-BR/,
    why: "a company's number with letters, as it is given since 2026, and right by its check",
  },
  {
    where: /^(?:pl\.pesel|isTaxID pl-PL)/,
    why: "a day that no calendar has; another list has four such as valid, so they are taken where the text calls them by name",
  },
  { where: /^in_\.epic/, why: "cards were given long before there was a check digit" },
  {
    where: /^isMobilePhone/,
    why: "made up (123456789), or dialled in a way that libphonenumber's plan of the country does not have: prefixes that are gone, digits too many",
  },
  { where: /^fixedLine/, why: "a number that the plan no longer has" },
  {
    where: /^isBtcAddress/,
    side: "accepted though invalid",
    why: "in capitals throughout and right by its checksum, which the standard of these addresses (BIP 173) allows",
  },
  {
    where: /^bitcoin/,
    why: "wrong by its checksum, and taken where the text calls it an address: whoever mistypes it treats it as real",
  },
  { where: /^isLicensePlate cs-CZ/, why: "seven letters; the issuer gives a wish with a digit in it only" },
  { where: /^isEmail/, why: "a name of more than 64 characters, which no mail server takes" },
];

export function reasonFor({ where, side }: Difference): string | null {
  return REASONS.find((reason) => reason.where.test(where) && (reason.side ?? side) === side)?.why ?? null;
}

/** Every group of differing answers with its count and its reason, the largest first. */
export function listDifferences(differences: readonly Difference[]): string {
  const groups = new Map<string, { wheres: Map<string, number>; side: Side; why: string; count: number }>();
  for (const difference of differences) {
    const why = reasonFor(difference) ?? "not understood";
    const key = `${difference.side} ${why}`;
    const group = groups.get(key) ?? { wheres: new Map(), side: difference.side, why, count: 0 };
    group.count++;
    group.wheres.set(difference.where, (group.wheres.get(difference.where) ?? 0) + 1);
    groups.set(key, group);
  }
  const rows = [...groups.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ wheres, side, why, count }) => {
      const names = [...wheres].sort((a, b) => b[1] - a[1]).map(([where, times]) => `${where} ${times}`);
      return [count, side, names.join(", "), why];
    });
  return table(["values", "answer", "of", "why"], rows);
}
