/** Machine-readable zones (ICAO 9303): check digits with the weights 7-3-1; `<` counts nothing. */

/** The second line of a passport (TD3) or the first 30 characters of it: number, birth and expiry each check. */
export function isMrzLine(line: string): boolean {
  return checks(line, 0, 9) && checks(line, 13, 19) && checks(line, 21, 27);
}

/** A field whose last character is its own check digit, as on German passports. */
export function isMrzField(field: string): boolean {
  return checks(field, 0, field.length - 1);
}

function checks(line: string, start: number, end: number): boolean {
  let sum = 0;
  for (let at = start; at < end; at++) {
    const char = line[at] as string;
    sum += (char === "<" ? 0 : Number.parseInt(char, 36)) * ([7, 3, 1][(at - start) % 3] as number);
  }
  return sum % 10 === Number(line[end]);
}
