/**
 * Checks of dated numbers that libraries judge by the day on which they run, by a calendar that has a 32nd, or not by the
 * century that the number itself names. All take the value as written.
 */
import { compact, digitsOf, isDate, luhn, weighted } from "../checks/digits.ts";

const two = (digits: string, at: number) => Number(digits.slice(at, at + 2));

/** Poland: the month carries the century (plus 80 for 1800, 20 for 2000), then the weights 1-3-7-9. */
export function isPesel(value: string): boolean {
  const month = two(value, 2);
  return (month < 33 || month > 80) && isDate(two(value, 0), month % 20, two(value, 4)) && isPeselOfAnyDay(value);
}

export function isPeselOfAnyDay(value: string): boolean {
  return weighted(value, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0;
}

/** Bulgaria: the month carries the century (plus 20 for 1800, 40 for 2000), then a check by powers of two. */
export function isEgn(value: string): boolean {
  const month = two(value, 2);
  if (month > 52 || !isDate(two(value, 0), month % 20, two(value, 4))) return false;
  return (weighted(value, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === Number(value[9]);
}

/**
 * Czechia and Slovakia: women have 50 added to the month, and since 2004 20 may be added when a day runs out. Nine digits
 * without a check were given until 1953.
 */
export function isRodneCislo(value: string): boolean {
  const year = two(value, 0);
  return (year > 53 || year <= LATEST_BIRTH % 100 || digitsOf(value).length === 9) && isRodneCisloOfAnyCentury(value);
}

export function isRodneCisloOfAnyCentury(value: string): boolean {
  const digits = digitsOf(value);
  const year = two(digits, 0);
  const month = two(digits, 2) % 50;
  if (!isDate(year, month > 20 ? month - 20 : month, two(digits, 4))) return false;
  if (digits.length === 9) return year < 54 && !digits.endsWith("000");
  const rest = Number(digits.slice(0, 9)) % 11;
  return (rest === 10 ? 0 : rest) === Number(digits[9]);
}

/** Slovak offices also kept nine digits of births before 1900. */
export function isRodneCisloOld(value: string): boolean {
  const digits = digitsOf(value);
  const born = 1800 + two(digits, 0);
  const old = digits.length === 9 && born >= 1880 && isDate(born, two(digits, 2) % 50, two(digits, 4));
  return isRodneCisloOfAnyCentury(value) || (old && !digits.endsWith("000"));
}

/** Days on which more people were entered than checked numbers were left. */
const CPR_UNCHECKED = new Set([60, 64, 65, 66, 69, 70, 74, 80, 82, 84, 85, 86, 87, 88, 89, 90, 91, 92]);

/** Denmark: the seventh digit names the century; births before October 2007 have a check, but for some New Year's days. */
export function isCpr(value: string): boolean {
  const digits = digitsOf(value);
  const year = two(digits, 4);
  const seventh = Number(digits[6]);
  if (digits.length !== 10 || !isDate(year, two(digits, 2), two(digits, 0))) return false;
  const full =
    seventh <= 3
      ? 1900 + year
      : seventh === 4 || seventh === 9
        ? (year <= 36 ? 2000 : 1900) + year
        : (year <= 57 ? 2000 : 1800) + year;
  if (full > LATEST_BIRTH) return false;
  const unchecked = full >= 2007 || (digits.startsWith("0101") && CPR_UNCHECKED.has(year));
  return unchecked || weighted(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
}

/** Nobody is born later than this; a fixed year, so that what is found does not change with the day. */
const LATEST_BIRTH = 2035;

/** Korea: date, century and sex, region, check; the last digits are random for who was born since October 2020. */
export function isKoreanRrn(value: string): boolean {
  const century = Number(digitsOf(value)[6]);
  return century >= 1 && century <= 8 && isKoreanRrnOfAnyCentury(value);
}

/** With 9 and 0, which are of the century before last. */
export function isKoreanRrnOfAnyCentury(value: string): boolean {
  const digits = digitsOf(value);
  const century = Number(digits[6]);
  if (!isKoreanDay(digits)) return false;
  const recent = [3, 4, 7, 8].includes(century) && digits.slice(0, 4) >= "2010";
  const rest = weighted(digits, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]) % 11;
  return recent || ((century >= 5 && century <= 8 ? 13 : 11) - rest) % 10 === Number(digits[12]);
}

/** Since 2020 the last digits are random, also those of a number that is changed; who holds one lives. */
export function isKoreanRrnUnchecked(value: string): boolean {
  const digits = digitsOf(value);
  return /[1-8]/.test(digits[6] ?? "") && isKoreanDay(digits);
}

function isKoreanDay(digits: string): boolean {
  return /^\d{13}$/.test(digits) && two(digits, 7) <= 95 && isDate(two(digits, 0), two(digits, 2), two(digits, 4));
}

/** Letters that stand for digits where two people would have the same code. */
const STAND_IN = "LMNPQRSTUV";
const ODD_PLACES = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
] as const;

/** Italy: letters of the name, year, letter of the month, day (plus 40 for women), place, check letter. */
export function isCodiceFiscale(value: string): boolean {
  const text = compact(value);
  if (!/^[A-Z]{6}[\dLMNPQRSTUV]{2}[ABCDEHLMPRST][\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{3}[A-Z]$/.test(text)) return false;
  const day = Number([...text.slice(9, 11)].map((char) => (char > "9" ? STAND_IN.indexOf(char) : char)).join("")) % 40;
  if (day < 1 || day > 31) return false;
  let sum = 0;
  for (let at = 0; at < 15; at++) {
    const code = text.charCodeAt(at);
    const rank = code <= 57 ? code - 48 : code - 65;
    sum += at % 2 === 0 ? (ODD_PLACES[rank] as number) : rank;
  }
  return text.charCodeAt(15) - 65 === sum % 26;
}

/** China: region, date, serial; fifteen digits until 1999, with a check character since. */
export function isChineseOld(value: string): boolean {
  return (
    /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])\d{13}$/.test(value) &&
    isDate(two(value, 6), two(value, 8), two(value, 10))
  );
}

/**
 * Sweden: date of birth (day plus 60 for coordination numbers) and Luhn over the ten last digits. A plus sign is written from the
 * hundredth birthday on, and nobody with one was born before 1880.
 */
export function isPersonnummer(value: string): boolean {
  const digits = digitsOf(value).slice(-10);
  if (value.includes("+") && two(digits, 0) > LATEST_BIRTH % 100 && two(digits, 0) < 80) return false;
  const day = two(digits, 4);
  return isDate(two(digits, 0), two(digits, 2), day > 60 ? day - 60 : day) && luhn(digits);
}

/** The dihedral group of order ten: products, and what each place does to a digit. */
const PRODUCT = [
  "0123456789",
  "1234067895",
  "2340178956",
  "3401289567",
  "4012395678",
  "5987604321",
  "6598710432",
  "7659821043",
  "8765932104",
  "9876543210",
] as const;
const PLACE = [
  "0123456789",
  "1576283094",
  "5803796142",
  "8916043527",
  "9453126870",
  "4286573901",
  "2793806415",
  "7046913258",
] as const;

function verhoeff(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = Number((PLACE[at % 8] as string)[Number(digits[digits.length - 1 - at])]);
    sum = Number((PRODUCT[sum] as string)[digit]);
  }
  return sum === 0;
}

/** Luxembourg: date of birth, serial, and two check digits over the same eleven: Luhn's and Verhoeff's. */
export function isLuxembourgish(value: string): boolean {
  const digits = digitsOf(value);
  if (!/^(?:18|19|20)\d{11}$/.test(digits)) return false;
  if (!isDate(Number(digits.slice(0, 4)), two(digits, 4), two(digits, 6))) return false;
  return luhn(digits.slice(0, 12)) && verhoeff(digits.slice(0, 11) + digits[12]);
}
