/**
 * How judges turn a place into a score. A number on its own, a number beside a word that speaks for it, and a number
 * under a label are three different finds; so is a value that is the whole text, as tool arguments and form fields are.
 */
import type { Found, Page, WordList } from "./recogniser.ts";
import { words } from "./recogniser.ts";
import { isJoint, isWord } from "./survey.ts";

/** P(correct) of a match by the company that it keeps. */
export interface Odds {
  readonly label: number;
  readonly near: number;
  /** The text is this value and nothing else. Default: as `bare`. */
  readonly alone?: number;
  readonly bare: number;
  /** What is left of the score under the label of something impersonal. Default 0.35. */
  readonly against?: number;
}

/** Things that carry numbers and are nobody's: what they name is not personal data. */
export const IMPERSONAL = words(`
  order, order id, order number, order no, invoice, invoice no, invoice number, receipt, ticket, case, case number, issue, pull request, pr, bug,
  sku, product, item, model, part, part number, serial, batch, lot, registration number, company number, company no, company registration number, tracking, tracking number, shipment, parcel, awb, barcode, ean, upc, gtin, ndc, npi,
  isbn, issn, doi, asin, version, ver, build, release, revision, rev, commit, sha, sha1, sha256, md5, hash, checksum, digest, crc, etag, uuid, guid,
  timestamp, time, epoch, ts, unix, date, duration, elapsed, latency, port, pid, tid, ppid, thread, process, line, lines, col, column, offset, size, bytes, length, count,
  total, amount, price, cost, sum, balance, qty, quantity, width, height, pixels, px, rgb, color, colour, hex, lat, lng, lon, latitude, longitude,
  coordinates, error, errno, status, exit, code, blk, block, packet, seq, sequence, nonce, span, trace, request, request id, session, transaction,
  transaction id, reference, ref, page, chapter, section, article, row, index, level, step, figure, population, votes, score, seed, salt, step,
  claim number, claim no, contract number, contract no, file number, customer number, customer no, schadennummer, vertragsnummer, kundennummer, vorgangsnummer, aktenzeichen, referenznummer, klantnummer, bestellnummer, rechnungsnummer, rechnung, auftragsnummer, sendungsnummer, pedido, factura, commande, facture, zamówienie, faktura, ordine, fattura,
  bestelling, factuur, encomenda, fatura, tilaus, tilausnumero, beställning, ordernummer, ordrenummer, замовлення, заказ, номер заказа, objednávka, objednávky, číslo objednávky, rendelés, rendelésszám, comanda, παραγγελία, παραγγελίας, מספר הזמנה, الطلب, رقم الطلب, شماره سفارش, ऑर्डर, ऑर्डर संख्या, คำสั่งซื้อ, หมายเลขคำสั่งซื้อ, đơn hàng, mã đơn hàng, pesanan, sipariş, sipariş no, 订单, 订单号, 发票, 注文番号, 伝票番号, 주문번호
`);

/** Words that say that a number is none: it is made up, mistyped, or an example of what fails. */
export const DENIED: WordList = {
  ...words(`
  invalid, not valid, not a valid, wrong, incorrect, fake, dummy, bogus, placeholder, fails, failed, failing, checksum, check digit, mistyped, malformed, fictional, not a, isn't, is not, negative, decoy, reject, rejected,
  inválido, no válido, invalide, faux, ungültig, falsch, nieprawidłowy, błędny, ongeldig, non valido, invalido, geçersiz, ogiltigt, ugyldig, neplatné, érvénytelen, неверный, недействительный, غير صالح, לא תקין, अमान्य, 無効, 无效, 무효, 유효하지 않은, ไม่ถูกต้อง, không hợp lệ, tidak valid, batili, ongeldige
`),
  lasting: true,
};

/**
 * The score of a number that its own label names and that fails its check. Mistyped and made-up numbers are treated as real
 * by whoever wrote the label, so it is just over the bar, unless the text itself says that the number is none.
 */
export function weighFailed({ start, end }: Found, page: Page): number {
  return page.nearness(DENIED, start, end) === "none" ? 0.55 : 0.2;
}

/** Scores by nearness, and low wherever a word says that the number is something else. */
export function weigh(found: Found, page: Page, { speaks, odds }: { speaks: WordList; odds: Odds }): number {
  const near = page.nearness(speaks, found.start, found.end);
  if (near === "label") return odds.label;
  if (page.nearness(IMPERSONAL, found.start, found.end) === "label")
    return Math.min(odds.bare, odds.near) * (odds.against ?? 0.35);
  if (near === "near") return odds.near;
  return isAlone(found, page) ? (odds.alone ?? odds.bare) : odds.bare;
}

/** A label right in front says that the number is impersonal, or another type's. */
export function isSomethingElse({ start, end }: Found, page: Page): boolean {
  return page.isNamed(start, end) || page.nearness(IMPERSONAL, start, end) === "label";
}

const ALONE_CHARS_MORE = 8;

/** The text is this value and nothing else but blanks and closing signs. */
export function isAlone(found: Found, page: Page): boolean {
  if (page.text.length > found.text.length + ALONE_CHARS_MORE) return false;
  return page.text.replace(/^[\s"'([{<]+|[\s"')\]}>.,;:!?]+$/g, "") === found.text.trim();
}

/**
 * Whether the range is a number of its own, not the middle of a longer one, of a date, a version, a hash or a path.
 * Look-behind in patterns is one character wide; this looks at two.
 */
export function isWhole(page: Page, start: number, end: number): boolean {
  const { text } = page;
  if (start > 0) {
    const before = text.charCodeAt(start - 1);
    if (isWord(before)) return false;
    if (isJoint(before) && start > 1 && isWord(text.charCodeAt(start - 2)) && !isLink(text, start)) {
      return false;
    }
  }
  if (end < text.length) {
    const after = text.charCodeAt(end);
    if (isWord(after)) return false;
    if (isJoint(after) && end + 1 < text.length && isWord(text.charCodeAt(end + 1))) return false;
  }
  return true;
}

/** `tel:5550132` and `id:…` join a word to its value, as Hebrew joins "to" by a hyphen; `12:34` and `a.b` are one thing. */
function isLink(text: string, start: number): boolean {
  const before = text.charCodeAt(start - 2);
  if (text[start - 1] === "-") return before >= 0x05d0 && before <= 0x05ea;
  return text[start - 1] === ":" && (before | 0x20) >= 97 && (before | 0x20) <= 122;
}
