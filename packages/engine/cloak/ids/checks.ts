/** Checks of schemes that stdnum does not have. All take the value as written. */
import { compact, digitsOf, isDate, isRepeated, luhn, weighted } from "../checks/digits.ts";

/** Japan, individual number ("my number"). */
export function isMyNumber(value: string): boolean {
  const digits = digitsOf(value);
  const rest = weighted(digits, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return digits.length === 12 && !isRepeated(digits) && Number(digits[11]) === (rest <= 1 ? 0 : 11 - rest);
}

/** Singapore, NRIC and FIN. */
export function isNric(value: string): boolean {
  const text = compact(value);
  const first = text[0] as string;
  let sum = weighted(text.slice(1, 8), [2, 7, 6, 5, 4, 3, 2]);
  if (first === "T" || first === "G") sum += 4;
  if (first === "M") sum += 3;
  const last = text[8];
  if (first === "S" || first === "T") return "JZIHGFEDCBA"[sum % 11] === last;
  if (first === "F" || first === "G") return "XWUTRQPNMLK"[sum % 11] === last;
  return first === "M" && "KLJNPQRTUWX"[10 - (sum % 11)] === last;
}

/** Iran, melli code. */
export function isMelliCode(value: string): boolean {
  const digits = digitsOf(value);
  const rest = weighted(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return digits.length === 10 && !isRepeated(digits) && Number(digits[9]) === (rest < 2 ? rest : 11 - rest);
}

/** Saudi Arabia: citizens begin with 1, residents with 2. */
export function isSaudiId(value: string): boolean {
  const digits = digitsOf(value);
  return /^[12]\d{9}$/.test(digits) && luhn(digits);
}

/** United Arab Emirates: 784, year of birth, seven digits, check. */
export function isEmiratesId(value: string): boolean {
  const digits = digitsOf(value);
  return /^784(?:19|20)\d{10}$/.test(digits) && luhn(digits);
}

/** Egypt: century, date of birth, governorate. */
export function isEgyptianId(value: string): boolean {
  const digits = digitsOf(value);
  if (!/^[23]\d{13}$/.test(digits)) return false;
  const governorate = Number(digits.slice(7, 9));
  return (
    isDate(Number(digits.slice(1, 3)), Number(digits.slice(3, 5)), Number(digits.slice(5, 7))) &&
    (governorate <= 35 || governorate === 88) &&
    governorate > 0
  );
}

/** Kazakhstan, IIN: date of birth, century, check. */
export function isKazakhIin(value: string): boolean {
  const digits = digitsOf(value);
  if (!isDate(Number(digits.slice(0, 2)), Number(digits.slice(2, 4)), Number(digits.slice(4, 6)))) return false;
  let rest = weighted(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11;
  if (rest === 10) rest = weighted(digits, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11;
  return rest === Number(digits[11]);
}

/** Russia, SNILS. */
export function isSnils(value: string): boolean {
  const digits = digitsOf(value);
  const rest = weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101;
  return digits.length === 11 && !isRepeated(digits.slice(0, 9)) && Number(digits.slice(9)) === rest % 100;
}

/** Latvia: date of birth with century, or 32 and no date; check. */
export function isLatvianCode(value: string): boolean {
  const digits = digitsOf(value);
  if (digits.startsWith("32")) return digits.length === 11;
  if (!isDate(Number(digits.slice(4, 6)), Number(digits.slice(2, 4)), Number(digits.slice(0, 2)))) return false;
  const sum = weighted(digits, [1, 6, 3, 7, 9, 10, 5, 8, 4, 2]);
  return ((1101 - sum) % 11) % 10 === Number(digits[10]);
}

/** Germany, number of the identity card: nine characters and a check digit, 7-3-1. */
export function isGermanCard(value: string): boolean {
  const text = compact(value);
  if (!/^[CFGHJKLMNPRTVWXYZ0-9]{9}\d/.test(text) || !/[A-Z]/.test(text)) return false;
  let sum = 0;
  for (let i = 0; i < 9; i++) sum += Number.parseInt(text[i] as string, 36) * ([7, 3, 1][i % 3] as number);
  return sum % 10 === Number(text[9]);
}

/** Poland, identity card: three letters, check digit, five digits. */
export function isPolishCard(value: string): boolean {
  const text = compact(value);
  const weights = [7, 3, 1, 9, 7, 3, 1, 7, 3];
  let sum = 0;
  for (let i = 0; i < 9; i++) {
    const char = text.charCodeAt(i);
    sum += (char > 57 ? char - 55 : char - 48) * (weights[i] as number);
  }
  return sum % 10 === 0;
}

/** Hungary, tax number of a person: begins with 8, days since 1867, check. */
export function isHungarianTax(value: string): boolean {
  const digits = digitsOf(value);
  return /^8\d{9}$/.test(digits) && weighted(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11 === Number(digits[9]);
}

/** United Kingdom, national insurance: which letters may begin and end it. */
export function isNino(value: string): boolean {
  const text = compact(value);
  return /^(?!BG|GB|KN|NK|NT|TN|ZZ|DF|[DFIQUV])[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]?$/.test(text);
}

/** Sri Lanka: old form with V or X, new form of twelve digits; both hold the day of the year (500 more for women). */
export function isSriLankan(value: string): boolean {
  const text = compact(value);
  const day = Number(text.length === 10 ? text.slice(2, 5) : text.slice(4, 7)) % 500;
  if (!/^(?:19|20)\d{10}$|^[1-9]\d{8}[VX]$/.test(text)) return false;
  return day >= 1 && day <= 366;
}

/** India, permanent account number: the fourth letter says who holds it. */
export function isPan(value: string): boolean {
  return /^[A-Z]{3}[ABCFGHJLPT][A-Z](?!0000)\d{4}[A-Z]$/i.test(value);
}

/** Indonesia, NIK: province, regency, district, date (day plus 40 for women), serial. */
export function isNik(value: string): boolean {
  const digits = digitsOf(value);
  const day = Number(digits.slice(6, 8)) % 40;
  // Provinces are numbered from 11 to 97 with gaps.
  return (
    /^(?:1[1-9]|2[1-9]|3[1-6]|5[1-3]|6[1-5]|7[1-6]|8[12]|9[1-7])\d{14}$/.test(digits) &&
    isDate(Number(digits.slice(10, 12)), Number(digits.slice(8, 10)), day)
  );
}

/** China (mainland) also checks by stdnum; this is Taiwan's resident certificate and id: letter, gender, check. */
export function isTaiwanId(value: string): boolean {
  const text = compact(value);
  const letter = "ABCDEFGHJKLMNPQRSTUVXYWZIO".indexOf(text[0] as string);
  if (letter === -1 || !/^[A-Z][1289ABCD]\d{8}$/.test(text)) return false;
  const code = letter + 10;
  const second = text[1] as string;
  const gender = second > "9" ? second.charCodeAt(0) - 65 : Number(second);
  const rest = Math.floor(code / 10) + (code % 10) * 9 + gender * 8 + weighted(text.slice(2), [7, 6, 5, 4, 3, 2, 1, 1]);
  return rest % 10 === 0;
}

/** Hong Kong: one letter or two, six digits, and a check character that stands for ten as A; weights fall from nine to one. */
export function isHongKongId(value: string): boolean {
  const text = value.replace(/[()[\]]/g, "").toUpperCase();
  if (!/^[A-Z]{1,2}\d{6}[\dA]$/.test(text)) return false;
  // A single letter stands behind a blank, which counts as 36.
  let sum = text.length === 8 ? 36 * 9 : 0;
  for (let at = 0; at < text.length; at++) sum += Number.parseInt(text[at] as string, 36) * (text.length - at);
  return sum % 11 === 0;
}

/** Nigeria, NIN: eleven digits, no check. */
export function isNin(value: string): boolean {
  const digits = digitsOf(value);
  return digits.length === 11 && !isRepeated(digits);
}

/** Libya: gender, year of birth, serial. */
export function isLibyanId(value: string): boolean {
  return /^[12](?:19|20)\d{2}\d{7}$/.test(digitsOf(value));
}

/** Malta: serial, the last two digits of a year, and a letter; A and P are of other registers. */
export function isMalteseId(value: string): boolean {
  if (!/^\d{7}[MGAPLHBZ]$/i.test(value)) return false;
  if (/[AP]$/i.test(value)) return value[6] !== "0";
  const serial = Number(value.slice(0, 5));
  return serial <= 32_000 && serial !== Number(value.slice(5, 7));
}

/** United States, preparer's number. */
export function isPtin(value: string): boolean {
  return /^P-?\d{8}$/i.test(value);
}

/** Where a scheme has no rule but its form; zeros all over are nobody's. */
export function isAnything(value: string): boolean {
  return !isRepeated(digitsOf(value));
}

/** Finland: date, century sign (more of them since 2023), serial, check character. */
export function isHetu(value: string): boolean {
  const [, date, serial, check] = /^(\d{6})[-+A-FU-Y](\d{3})([0-9A-Y])$/i.exec(value) ?? [];
  if (!date || !serial || !check) return false;
  const valid = isDate(Number(date.slice(4)), Number(date.slice(2, 4)), Number(date.slice(0, 2)));
  return valid && "0123456789ABCDEFHJKLMNPRSTUVWXY"[Number(date + serial) % 31] === check.toUpperCase();
}

/** United States, employer's number: the first two digits are of a campus that gives numbers. */
export function isEin(value: string): boolean {
  return !/^(?:0[0789]|1[789]|2[89]|49|69|70|78|79|89|9[67])/.test(value) && !isRepeated(digitsOf(value));
}

/** Spain, persons without a card (children, Spaniards abroad, foreigners without a number): the letter of seven digits. */
export function isNifKlm(value: string): boolean {
  const text = compact(value);
  return /^[KLM]\d{7}[A-Z]$/.test(text) && "TRWAGMYFPDXBNJZSQVHLCKE"[Number(text.slice(1, 8)) % 23] === text[8];
}

/** Italy, electronic identity card: two letters, five digits, two letters. */
export function isItalianCard(value: string): boolean {
  return /^C[A-Z](?!00000)\d{5}[A-Z]{2}$/i.test(value);
}

/** Cyprus, tax code of a person: odd places by a table, and a letter. */
export function isCypriotTic(value: string): boolean {
  const text = compact(value);
  if (!/^[059]\d{7}[A-Z]$/.test(text)) return false;
  let sum = 0;
  for (let at = 0; at < 8; at++) {
    const digit = Number(text[at]);
    sum += at % 2 === 1 ? digit : ([1, 0, 5, 7, 9, 13, 15, 17, 19, 21][digit] as number);
  }
  return String.fromCharCode(65 + (sum % 26)) === text[8];
}

/** Tunisia, identity card: eight digits. */
export function isTunisianCard(value: string): boolean {
  return /^\d{8}$/.test(value) && !isRepeated(value);
}

/** What stands behind the code of a country ("EL 094259216"), which some write before a tax number. */
export function behindPrefix(prefix: RegExp, check: (rest: string) => boolean): (value: string) => boolean {
  return (value) => check(value.replace(prefix, ""));
}

/** Brazil, companies: since 2026 letters stand among the twelve characters before the two check digits, worth their distance from 0. */
export function isCnpj(value: string): boolean {
  const text = compact(value);
  if (!/^[A-Z0-9]{12}\d{2}$/.test(text) || isRepeated(text)) return false;
  return [12, 13].every((place) => {
    let sum = 0;
    for (let at = 0; at < place; at++) sum += (text.charCodeAt(at) - 48) * (((place - 1 - at) % 8) + 2);
    return text.charCodeAt(place) - 48 === (sum % 11 < 2 ? 0 : 11 - (sum % 11));
  });
}
