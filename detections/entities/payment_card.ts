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

/** Named a card and failing the checksum: under the default bar, for callers who would rather see too much. */
const FAILED = 0.4;

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
  const digits = digitsOf(found.text);
  if (!isIssued(digits) || isRepeated(digits) || !isWhole(page, found.start, page.text.length)) return null;
  const grouped = found.text.length > digits.length;
  if (grouped && !GROUPINGS.test(found.text)) return null;
  if (!luhn(digits)) return page.nearness(NUMBER, found.start, found.end) === "label" ? FAILED : null;
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

const GROUPINGS =
  /^(?:\d{4}([ .-])\d{4}\1\d{4}\1\d{4}(?:\1\d{1,3})?|\d{4}([ -])\d{6}\2\d{4,5}|\d{4}([ -])\d{4}\3\d{4}\3\d{1,3}|\d{6}([ -])\d{10,13}|\d{4}([ -])\d{8,12}|\d{8}([ -])\d{8})$/;

export default defineEntity({
  type: "payment_card",
  meaning: "Numbers of payment cards: issuer range, length and checksum all hold.",
  recognisers: [
    {
      kind: "pattern",
      id: "pan",
      needs: ["number9"],
      reads: "digits",
      hears: [CARD, NUMBER, IMPERSONAL],
      pattern: /(?<![\w.])(?:\d{13,19}(?=-\d{1,3}(?!\d))|\d(?:[ .-]?\d){11,18}(?![ .-]?\d|\w))/g,
      judge,
    },
  ],
  finds: [
    "charge «4111 1111 1111 1111» today",
    "amex «3782 822463 10005» exp 09/27",
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
