/** Check digits of bank numbers. */
import { isRepeated, weighted } from "./digits.ts";

/** United States, routing number: a Federal Reserve district in front, 3-7-1. */
export function isAbaRouting(digits: string): boolean {
  if (!/^(?:0[0-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/.test(digits) || isRepeated(digits)) return false;
  return weighted(digits, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0;
}

/** Mexico: bank, branch, account, check; every product is reduced on its own. */
export function isClabe(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < 17; i++) sum += (Number(digits[i]) * ([3, 7, 1][i % 3] as number)) % 10;
  return digits.length === 18 && !isRepeated(digits) && (10 - (sum % 10)) % 10 === Number(digits[17]);
}

/** Argentina: two blocks, each with its check digit. */
export function isCbu(digits: string): boolean {
  if (digits.length !== 22 || isRepeated(digits)) return false;
  const first = (10 - (weighted(digits, [7, 1, 3, 9, 7, 1, 3]) % 10)) % 10;
  const second = (10 - (weighted(digits.slice(8), [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3]) % 10)) % 10;
  return first === Number(digits[7]) && second === Number(digits[21]);
}
