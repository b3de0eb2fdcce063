/** Card security codes and card PINs: three or four digits, so nothing but the label tells. */
import { defineEntity, words } from "@portcullis/engine/cloak";

const CODE = words(`
  cvv, cvv2, cvc, cvc2, cvn, cid, csc, card security code, card verification, card verification value, card verification code, card verification number, cvv code, cvc code, cvv number, verification code on the back, code on the back, security code, 3 digit code, card pin, atm pin, pin code, debit pin, pin,
  código de seguridad, codigo de seguridad, código de verificación, code de sécurité, cryptogramme, cryptogramme visuel, code secret, prüfziffer, sicherheitscode, kartenprüfnummer, prüfnummer, kartenprüfziffer, kod cvv, kod cvc, kod bezpieczeństwa, beveiligingscode, veiligheidscode, pincode, codice di sicurezza, codice cvv, código de segurança, güvenlik kodu, cvv kodu, säkerhetskod, sikkerhedskode, turvakoodi, bezpečnostní kód, код безопасности, пин, пин код, пін код, رمز الأمان, قוד אבטחה, קוד אבטחה, सुरक्षा कोड, セキュリティコード, 暗証番号, 安全码, 验证码, 安全碼, 보안코드, 비밀번호 앞, รหัสความปลอดภัย, mã bảo mật, kode keamanan
`);
const WEAK = /^(?:pin|cid|security code|verification code.*|pincode|pin code|验证码|пин.*|code secret)$/i;
const CARD = words(
  `card, cards, cvv, expiry, expires, exp, expiration, visa, mastercard, amex, debit, credit, credit card, atm, bank, tarjeta, carte, karte, karta, kreditkarte, kaart, carta, cartão, kart, kort, карта, カード, 卡, 카드, valid thru`,
);

export default defineEntity({
  type: "card_security_code",
  meaning: "CVV, CVC, CID and card PINs, after the word that names them.",
  recognisers: [
    {
      kind: "label",
      id: "labelled",
      hears: [CARD],
      labels: CODE,
      value: /\d{3,4}(?![\w]|[.:/-]\d| ?(?:years|days|times|percent|%|items))/iy,
      judge({ start, end }, page) {
        // "PIN" and "security code" also name other things, so they count beside a card or right at the number.
        const before = page.text.slice(Math.max(0, start - 28), start);
        if (/[?&]cid=$/i.test(before)) return null;
        // A comma and three digits go on with a number, but not in a table.
        if (/^,\d{3}(?!\d)/.test(page.text.slice(end, end + 5)) && page.cellEnd(start) === -1) return null;
        const label =
          /([\p{L}\d ]+?)[\s"'`:=#>([{|*_,.\-\\/]*(?:(?:number|is|code|no)[\s"':=]*)*$/iu.exec(before)?.[1]?.trim() ??
          "";
        const weak =
          WEAK.test(label.split(/\s{2,}/).at(-1) ?? "") || /(?:^| )(?:pin|cid|security code|pin code)$/i.test(label);
        if (!weak) return 0.95;
        // With no card on the page a "cid" counts compounds, campaigns and clients.
        if (page.nearness(CARD, start, end) === "none") return /cid$/i.test(label) ? 0.3 : 0.55;
        return 0.9;
      },
    },
  ],
  finds: [
    "cvv: «123»",
    "exp 09/27 CVC «7321»",
    '{"card":"…","cvv":"«442»"}',
    "Prüfziffer «912» der Karte",
    "and the code on the back is «482»",
    "card PIN is «4821»",
    "card,cvv\nvisa,«090»",
    "card,cvv,since\nvisa,«090»,2031-02-11",
    "INSERT INTO cards (pan, cvv, holder) VALUES ('4111 1111 1111 1111', '«382»', 'Ana');",
  ],
  ignores: [
    "https://example.org/news?tmpl=2&cid=573",
    "CAS 7732-18-5, CID 962",
    "pinned 123 items",
    "room 123",
    "cvv must have 3 digits",
    "CVV: ***",
    "security code review of 2024-01-02",
  ],
});
