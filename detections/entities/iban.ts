/**
 * IBANs of every registered country, spaced or not. The country fixes the length, so the walk from the country code
 * takes exactly as many characters as belong to it; mod 97 then leaves one random string in a hundred.
 */
import {
  countryLength,
  defineEntity,
  type Found,
  isIban,
  isOutwardlyIban,
  type Page,
  words,
} from "@portcullis/engine/cloak";

const IBAN =
  words(`iban, account, acct, bank, bank account, transfer, wire, payee, konto, kontonummer, bankverbindung, cuenta, compte, rachunek, nr rachunku, numer konta, numer rachunku,
  rekening, rekeningnummer, conto, conta, tili, tilinumero, hesap, hesap no, účet, číslo účtu, счёт, счет, рахунок, حساب, الحساب, חשבון, 口座, 账号, 계좌`);

const NAMED = words("iban, iban no, iban number, iban nr");

function judge({ start }: Found, page: Page) {
  const length = countryLength(page.text.slice(start, start + 2).toUpperCase());
  if (length === null) return null;
  const walked = take(page.text, start, length);
  if (walked === null) return null;
  if (!isIban(walked.value)) {
    if (isOutwardlyIban(walked.value)) return { score: 0.9, start, end: walked.end, proof: "checksum" as const };
    // Named one and failing mod 97: under the default bar, for callers who would rather see too much.
    return page.nearness(NAMED, start, walked.end) === "label" ? { score: 0.4, start, end: walked.end } : null;
  }
  const spoken = page.nearness(IBAN, start, walked.end) !== "none";
  return { score: spoken ? 0.995 : 0.98, start, end: walked.end, proof: "checksum" as const };
}

function judgePolish(found: Found, page: Page) {
  if (!isIban(`PL${found.text.replace(/[ -]/g, "")}`)) return null;
  const spoken = page.nearness(IBAN, found.start, found.end) !== "none";
  return { score: spoken ? 0.95 : 0.8, proof: "checksum" as const };
}

/** Takes `length` letters and digits from `start`, over single blanks and hyphens; null when the text breaks off or goes on. */
function take(text: string, start: number, length: number): { value: string; end: number } | null {
  let value = "";
  let at = start;
  for (; value.length < length; at++) {
    const char = text[at] ?? "";
    if (/[A-Za-z0-9]/.test(char)) value += char;
    else if ((char !== " " && char !== "-") || /[ -]/.test(text[at - 1] ?? " ")) return null;
  }
  return /[A-Za-z0-9]/.test(text[at] ?? "") ? null : { value: value.toUpperCase(), end: at };
}

export default defineEntity({
  type: "iban",
  meaning: "International bank account numbers: registered country, length and mod 97 all hold.",
  recognisers: [
    {
      kind: "pattern",
      id: "international",
      starts: { code: [4, 34] },
      hears: [IBAN, NAMED],
      pattern: /[A-Z]{2}\d{2}(?=[ -]?[A-Z0-9]{2})/iy,
      judge,
    },
    {
      kind: "form",
      id: "polish",
      hears: [IBAN],
      forms: ["", " ", "-"].map((sign) => `99${`${sign}9999`.repeat(6)}`),
      judge: judgePolish,
    },
  ],
  finds: [
    "IBAN «DE89 3704 0044 0532 0130 00» on file",
    "pay to «GB82WEST12345698765432».",
    '{"iban":"«FR1420041010050500013M02606»"}',
    "«nl91 abna 0417 1643 00» in small letters",
    "utalja ide: «HU15 1177 3016 1111 1018 0000 0001»",
    "rachunek «61 1090 1014 0000 0712 1981 2874»",
  ],
  ignores: [
    "IBAN DE89 3704 0044 0532 0130 01 is not valid",
    "DE89 3704 0044 0532 0130 01",
    "GB82WEST1234569876543",
    "AB12 CDEF 3456",
    "sha DE89370400440532013000ab",
  ],
});
