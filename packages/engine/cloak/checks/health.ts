/** Check digits of health insurance numbers. */
import { isRepeated, luhn, weighted } from "./digits.ts";

/** United Kingdom, NHS number: mod 11 over nine digits. */
export function isNhs(digits: string): boolean {
  const check = 11 - (weighted(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return digits.length === 10 && !isRepeated(digits) && (check === 11 ? 0 : check) === Number(digits[9]);
}

/** Germany, number of the insured: a letter as two digits, then the sum of products' digits. */
export function isKvnr(text: string): boolean {
  const letter = String(text.charCodeAt(0) - 64).padStart(2, "0");
  const digits = letter + text.slice(1, 9);
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const product = Number(digits[i]) * (i % 2 === 0 ? 1 : 2);
    sum += product > 9 ? product - 9 : product;
  }
  return /^[A-Z]\d{9}$/.test(text) && sum % 10 === Number(text[9]);
}

/** Australia, Medicare card: ten digits, an optional reference after them. */
export function isMedicareAu(digits: string): boolean {
  return /^[2-6]\d{9,10}$/.test(digits) && weighted(digits, [1, 3, 7, 9, 1, 3, 7, 9]) % 10 === Number(digits[8]);
}

/** Equipment identities of phones: fifteen digits, checked as cards are. */
export function isImei(digits: string): boolean {
  return digits.length === 15 && !isRepeated(digits) && luhn(digits);
}
