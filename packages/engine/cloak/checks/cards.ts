/**
 * Payment cards by issuer: the first digits and the length that the networks have in use, and the checksum. The prefix
 * does most of the work: one random number in ten passes the checksum, hardly any passes all three.
 */
import { luhn } from "./digits.ts";

interface Range {
  readonly from: string;
  readonly to: string;
  readonly lengths: readonly number[];
}

const range = (from: string, to: string, ...lengths: number[]): Range => ({ from, to, lengths });

/** ISO/IEC 7812 ranges in use. `from` and `to` have the same number of digits and are compared as text. */
const ISSUED: readonly Range[] = [
  range("4", "4", 13, 16, 18, 19), // Visa
  range("51", "55", 16), // Mastercard
  range("2221", "2720", 16), // Mastercard
  range("34", "34", 15), // American Express
  range("37", "37", 15), // American Express
  range("300", "305", 14, 16), // Diners Club
  range("3095", "3095", 14, 16), // Diners Club
  range("36", "36", 14, 16, 19), // Diners Club
  range("38", "39", 14, 16, 19), // Diners Club
  range("6011", "6011", 16, 19), // Discover
  range("644", "649", 16, 19), // Discover
  range("65", "65", 16, 19), // Discover
  range("622126", "622925", 16, 17, 18, 19), // UnionPay with Discover
  range("62", "62", 16, 17, 18, 19), // UnionPay
  range("81", "81", 16, 17, 18, 19), // UnionPay
  range("3528", "3589", 16, 17, 18, 19), // JCB
  range("2131", "2131", 15), // JCB
  range("1800", "1800", 15), // JCB
  range("5018", "5018", 12, 13, 14, 15, 16, 17, 18, 19), // Maestro
  range("5020", "5020", 12, 13, 14, 15, 16, 17, 18, 19), // Maestro
  range("5038", "5038", 12, 13, 14, 15, 16, 17, 18, 19), // Maestro
  range("5893", "5893", 12, 13, 14, 15, 16, 17, 18, 19), // Maestro
  range("6304", "6304", 12, 13, 14, 15, 16, 17, 18, 19), // Maestro
  range("6759", "6763", 12, 13, 14, 15, 16, 17, 18, 19), // Maestro
  range("2200", "2204", 16, 17, 18, 19), // Mir
  range("9792", "9792", 16), // Troy
  range("6521", "6522", 16), // RuPay
  range("60", "60", 16), // RuPay
  range("508", "508", 16), // RuPay
  range("353", "353", 16), // RuPay with JCB
  range("356", "356", 16), // RuPay with JCB
  range("636", "639", 16, 17, 18, 19), // InstaPayment, InterPayment, Elo
  range("4026", "4026", 16), // Visa Electron
  range("506", "509", 16, 17, 18, 19), // Verve, Elo
  range("6062", "6062", 16), // Hipercard
  range("5610", "5610", 16), // Bankcard
  range("1946", "1946", 16), // BORICA
];

/** By first two digits, because every range begins with one of few of them. */
const BY_HEAD = new Map<string, Range[]>();
for (const each of ISSUED) {
  const first = each.from.length === 1 ? `${each.from}0` : each.from.slice(0, 2);
  const last = each.to.length === 1 ? `${each.to}9` : each.to.slice(0, 2);
  for (let head = Number(first); head <= Number(last); head++) {
    const key = String(head);
    BY_HEAD.set(key, [...(BY_HEAD.get(key) ?? []), each]);
  }
}

/** Whether a network issues numbers with this beginning and this length. */
export function isIssued(digits: string): boolean {
  for (const each of BY_HEAD.get(digits.slice(0, 2)) ?? []) {
    const head = digits.slice(0, each.from.length);
    if (head >= each.from && head <= each.to && each.lengths.includes(digits.length)) return true;
  }
  return false;
}

export function isCard(digits: string): boolean {
  return isIssued(digits) && luhn(digits);
}
