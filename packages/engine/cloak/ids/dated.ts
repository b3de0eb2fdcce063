/**
 * Checks of numbers that hold a birth date and a strong checksum. They are the only ones that are tried on bare digits
 * anywhere in a text, so they are written here for speed; the date alone turns away nearly everything.
 */
import { digitsOf, isDate, isRepeated, luhn, weighted } from "../checks/digits.ts";

const two = (digits: string, at: number) => (digits.charCodeAt(at) - 48) * 10 + digits.charCodeAt(at + 1) - 48;

/** Norway: day (plus 40 for D-numbers), month, year, and two check digits. */
export function isFodselsnummer(value: string): boolean {
  const digits = digitsOf(value);
  const day = two(digits, 0);
  if (!isDate(two(digits, 4), two(digits, 2) % 40, day > 40 ? day - 40 : day)) return false;
  const first = 11 - (weighted(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2]) % 11);
  const second = 11 - (weighted(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return first % 11 === Number(digits[9]) && second % 11 === Number(digits[10]);
}

/** Belgium: year, month (plus 20 or 40 where the sex was unknown), day, serial, 97 less the rest; 2 in front since 2000. */
export function isRijksregisternummer(value: string): boolean {
  const digits = digitsOf(value);
  const month = two(digits, 2) % 20;
  if (month > 12 || two(digits, 4) > 31) return false;
  if (month > 0 && two(digits, 4) > 0 && !isDate(two(digits, 0), month, two(digits, 4))) return false;
  const body = Number(digits.slice(0, 9));
  const check = two(digits, 9);
  return check === 97 - (body % 97) || check === 97 - ((body + 2_000_000_000) % 97);
}

/** Estonia and Lithuania: century and sex, date, serial, check by two rows of weights. */
export function isBalticCode(value: string): boolean {
  const first = value.charCodeAt(0) - 48;
  if (first < 1 || first > 8 || !isDate(two(value, 1), two(value, 3), two(value, 5))) return false;
  let rest = weighted(value, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11;
  if (rest === 10) rest = weighted(value, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11;
  return (rest === 10 ? 0 : rest) === Number(value[10]);
}

/** Romania: sex and century, date, county, serial, check. */
export function isCnp(value: string): boolean {
  if (value[0] === "0" || !isDate(two(value, 1), two(value, 3), two(value, 5))) return false;
  const county = two(value, 7);
  if (county < 1 || (county > 48 && county < 51) || (county > 52 && county !== 70 && county < 80) || county > 83)
    return false;
  const rest = weighted(value, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
  return (rest === 10 ? 1 : rest) === Number(value[12]);
}

/** The states that were Yugoslavia: day, month, three digits of the year, region, serial, check. */
export function isJmbg(value: string): boolean {
  const year = value[4];
  if ((year !== "9" && year !== "0") || !isDate(two(value, 5), two(value, 2), two(value, 0))) return false;
  const rest = 11 - (weighted(value, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return (rest >= 10 ? 0 : rest) === Number(value[12]);
}

/** South Africa: date, serial, citizenship, an old race digit (8 or 9 now), Luhn. */
export function isSouthAfrican(value: string): boolean {
  const digits = digitsOf(value);
  return /[0-2]\d.$/.test(digits) && isDate(two(digits, 0), two(digits, 2), two(digits, 4)) && luhn(digits);
}

/** Iceland: day (plus 40 for companies), month, year, serial, check, century. */
export function isKennitala(value: string): boolean {
  const digits = digitsOf(value);
  const day = two(digits, 0);
  if (!/[089]$/.test(digits) || !isDate(two(digits, 4), two(digits, 2), day > 40 ? day - 40 : day)) return false;
  const rest = (11 - (weighted(digits, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return rest === Number(digits[8]);
}

/** Switzerland: 756 and the check digit of bar codes. */
export function isAhv(value: string): boolean {
  const digits = digitsOf(value);
  const rest = weighted(digits, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3]) % 10;
  return digits.startsWith("756") && !isRepeated(digits.slice(3)) && (10 - rest) % 10 === Number(digits[12]);
}

/** France: sex, year, month, department (2A and 2B for Corsica), place, serial; 97 less the rest where it is written. */
export function isNir(value: string): boolean {
  const text = value.replace(/[ .-]/g, "").toUpperCase();
  if (!/^[1-478]\d{2}(?:0[1-9]|1[0-2]|[2-9]\d)(?:\d{2}|2[AB])\d{6}(?:\d{2})?$/.test(text)) return false;
  if (text.length === 13) return true;
  const digits = text.slice(0, 13).replace("A", "0").replace("B", "0");
  const corsica = text.includes("A") ? 1_000_000 : text.includes("B") ? 2_000_000 : 0;
  return 97 - ((Number(digits) - corsica) % 97) === Number(text.slice(13));
}
