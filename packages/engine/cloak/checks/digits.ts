/** The check-digit schemes that many numbers share. All take a string of plain ASCII digits (or what they say). */

/** ISO/IEC 7812, mod 10: cards, IMEI, Canadian SIN, Swedish personal numbers. */
export function luhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = digits.charCodeAt(digits.length - 1 - i) - 48;
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** The sum of digits times weights, over as many digits as there are weights. */
export function weighted(digits: string, weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (digits.charCodeAt(i) - 48) * (weights[i] as number);
  return sum;
}

/** Whether day and month are of the calendar; the year only decides over 29 February. */
export function isDate(year: number, month: number, day: number): boolean {
  if (!(month >= 1 && month <= 12 && day >= 1)) return false;
  if (month === 2) return day <= (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28);
  return day <= (month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31);
}

/** True when all characters are one and the same: what people type who have no number. */
export function isRepeated(digits: string): boolean {
  const first = digits.charCodeAt(0);
  for (let i = 1; i < digits.length; i++) if (digits.charCodeAt(i) !== first) return false;
  return true;
}

/** Seconds or milliseconds since 1970 of a moment between 2017 and 2036, or a date and time written as fourteen digits. */
export function isTimestamp(digits: string): boolean {
  if (digits.length === 10 || digits.length === 13) {
    const seconds = Number(digits.slice(0, 10));
    return seconds > 1_500_000_000 && seconds < 2_100_000_000;
  }
  return (
    digits.length === 14 &&
    /^20\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])[0-5]\d[0-5]\d$/.test(digits)
  );
}

/** Everything but digits gone. */
export function digitsOf(text: string): string {
  if (isDigits(text)) return text;
  let digits = "";
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) digits += text[at];
  }
  return digits;
}

/** Nothing but digits. */
export function isDigits(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

/** Separators gone, letters upper case. */
export function compact(text: string): string {
  return text.replace(/[\s.\-/]/g, "").toUpperCase();
}
