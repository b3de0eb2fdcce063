/** Card numbers (ISO/IEC 7812), spaced, dashed or bare. Issuer prefix, length and checksum do the real work. */
import {
  defineEntity,
  digitsOf,
  type Found,
  IMPERSONAL,
  isIssued,
  isRepeated,
  isWhole,
  luhn,
  type Odds,
  type Page,
  weigh,
  weighFailed,
  words,
} from "@portcullis/engine/cloak";

const CARD = words(`
  card, cards, card number, card no, cardnumber, card num, credit card, debit card, creditcard, cc, ccn, ccnum, pan, visa, mastercard, master card, amex,
  american express, discover, diners, jcb, unionpay, maestro, mir, rupay, troy, elo, payment, pay, charge, charged, billing,
  tarjeta, tarjeta de crédito, número de tarjeta, carte, carte bancaire, carte bleue, karte, kreditkarte, kartennummer, kreditkartennummer,
  karta, karty, numer karty, kaart, creditcard nummer, kaartnummer, carta, carta di credito, numero carta, cartão, cartão de crédito, kart, kart numarası, kredi kartı,
  kort, kortnummer, kortti, korttinumero, карта, карты, номер карты, картка, بطاقة, رقم البطاقة, כרטיס, कार्ड, カード, カード番号, クレジットカード, 卡号, 信用卡, 银行卡, 카드, 카드번호, kartu, thẻ, บัตร
`);

/** Words that name nothing but a card's number. */
const NUMBER = words(
  `card number, card no, cardnumber, card num, credit card, credit card number, debit card, debit card number, creditcard, ccn, ccnum, pan, visa, mastercard, amex, american express, número de tarjeta, tarjeta de crédito, carte bancaire, numéro de carte, kreditkarte, kartennummer, kreditkartennummer, numer karty, kaartnummer, numero carta, carta di credito, cartão de crédito, número do cartão, kart numarası, kredi kartı, kortnummer, номер карты, カード番号, クレジットカード, 卡号, 信用卡, 카드번호`,
);

/** In one run and called a card's number, but failing the checksum: under the default bar, for callers who would rather see too much. */
const FAILED = 0.4;
/** Right by its checksum, and of an issuer that is not known here. */
const UNISSUED = 0.7;

/** By length: how much a number of that many digits that passes is worth with no word beside it. */
const BARE: Readonly<Record<number, number>> = {
  12: 0.1,
  13: 0.25,
  14: 0.6,
  15: 0.85,
  16: 0.9,
  17: 0.4,
  18: 0.4,
  19: 0.7,
};

function judge(found: Found, page: Page) {
  if (goesOn(found, page) || !isWhole(page, found.start, page.text.length)) return null;
  const digits = digitsOf(found.text);
  if (isRepeated(digits)) return null;
  const grouped = found.text.length > digits.length;
  const passes = luhn(digits);
  if (!passes || !isIssued(digits)) return judgeNamed(found, page, passes);
  const bare = BARE[digits.length] ?? 0.3;
  const odds: Odds = {
    label: 0.99,
    near: 0.97,
    alone: Math.max(bare, 0.8),
    bare: grouped ? Math.max(bare, 0.95) : bare,
    against: 0.6,
  };
  return { score: weigh(found, page, { speaks: CARD, odds }), proof: "checksum" as const };
}

/** A number that a card's label names, though no network gives such: mistyped, made up, or of a network that is new. */
function judgeNamed(found: Found, page: Page, passes: boolean): number | null {
  if (page.nearness(NUMBER, found.start, found.end) !== "label") return null;
  if (passes) return UNISSUED;
  const issued = isIssued(digitsOf(found.text));
  if (issued && GROUPED.test(found.text)) return weighFailed(found, page);
  return issued ? FAILED : null;
}

/** As it is printed on the card: whoever writes so copies one, or makes one up. */
const GROUPED = /^\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{4}$|^\d{4}[ -]\d{6}[ -]\d{5}$/;

/**
 * More digits behind a blank or sign, unless they are what is written behind a card: its security code, its last month, or
 * the next card.
 */
function goesOn({ end }: Found, page: Page): boolean {
  const next = page.text.charCodeAt(end);
  if (next !== 32 && next !== 45 && next !== 46) return false;
  const after = page.text.slice(end, end + 21);
  return /^(?:[ .-]?\d|\.\w)/.test(after) && !BEHIND.test(after);
}

const BEHIND = /^(?:[ -]\d{3}(?![\d-])| (?:0\d|1[0-2])[/-]\d\d| \d{4}([ -]?)\d{4}\1\d{4}\1\d{4}(?!\d))/;

/** In one run, and in the groups that issuers print: fours, 4-6-5, 4-6-4, and halves. */
const FORMS = [
  ...[12, 13, 14, 15, 16, 17, 18, 19].map((length) => "9".repeat(length)),
  ...[" ", "-", "."].flatMap((sign) =>
    [
      [4, 4, 4, 4],
      ...[1, 2, 3].flatMap((last) => [
        [4, 4, 4, last],
        [4, 4, 4, 4, last],
      ]),
      [4, 6, 4],
      [4, 6, 5],
      [8, 8],
      ...[10, 11, 12, 13].map((rest) => [6, rest]),
      ...[8, 9, 10, 11, 12].map((rest) => [4, rest]),
    ].map((groups) => groups.map((length) => "9".repeat(length)).join(sign)),
  ),
];

export default defineEntity({
  type: "payment_card",
  meaning: "Numbers of payment cards: issuer range, length and checksum all hold.",
  recognisers: [
    {
      kind: "form",
      id: "pan",
      hears: [CARD, NUMBER, IMPERSONAL],
      forms: FORMS,
      edges: "open",
      judge,
    },
  ],
  finds: [
    "charge «4111 1111 1111 1111» today",
    "amex «3782 822463 10005» exp 09/27",
    "«4111 1111 1111 1111» «5555 5555 5555 4444»",
    '{"pan":"«5555555555554444»"}',
    "wide digits «４１１１ １１１１ １１１１ １１１１»",
    "hidden «4111\u200b1111\u200b1111\u200b1111»",
  ],
  ignores: [
    "order 4111 1111 1111 1112",
    "ts=1699999999999 id=20240131123045",
    "0.4111111111111111",
    "trace 4111111111111111abcdef",
    "0000 0000 0000 0000",
  ],
});
