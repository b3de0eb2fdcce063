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
    why: "the list reckons over the digits that letters stand for, which the issuer does not do",
  },
  {
    where: /^isTaxID (?:en-GB|sk-SK|cs-CZ)/,
    why: "the list takes any digits of the length; the tax number has a check and the birth number a date, or had none of nine digits",
  },
  { where: /^isTaxID ro-RO/, why: "the list takes numbers of foreigners that fail the issuer's check" },
  { where: /^isTaxID en-CA/, side: "refused though valid", why: "nine noughts, which nobody holds" },
  {
    where: /^(?:isTaxID (?:en-CA|es-AR|pt-BR)|isIdentityCard ES)/,
    side: "accepted though invalid",
    why: "a good number, refused for the separators that people write it with",
  },
  {
    where: /^(?:isTaxID (?:mt-MT|es-ES)|tn\.mf|py\.ruc)/,
    why: "written without its leading noughts, too short to be told from anything else",
  },
  { where: /^isTaxID de-AT/, why: "two hyphens in a row, which no form has" },
  {
    where: /^(?:pl\.pesel|kr\.rrn|isTaxID pl-PL|isIdentityCard PL)/,
    why: "a day that no calendar has, valid in one list and invalid in another; taken where the text calls it by name",
  },
  { where: /^in_\.epic/, why: "cards were given long before there was a check digit" },
  { where: /^isIdentityCard zh-HK/, why: "the list takes a number that fails the issuer's check" },
  {
    where: /^isMobilePhone/,
    why: "made up (123456789), or dialled in a way that libphonenumber's plan of the country does not have",
  },
  { where: /^fixedLine/, why: "a number that the plan no longer has" },
  {
    where: /^isBtcAddress/,
    side: "refused though valid",
    why: "right in form, and wrong by the checksum that every wallet looks at",
  },
  { where: /^isBtcAddress/, why: "in capitals, which the standard of these addresses allows" },
  { where: /^isLicensePlate cs-CZ/, why: "a word that the owner chose, without a digit" },
  { where: /^isLicensePlate/, why: "the list leaves out letters that the issuer gives" },
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
