/**
 * Addresses where the text itself says that one follows: behind a label that ties it ("Anschrift: …"), under the heading
 * of a column, as the value of a key, or behind a verb of living. What follows needs no word for a road then: many towns
 * call their streets by a bare name.
 */
import { type Claim, type LabelRecogniser, type Match, type Page, words } from "@portcullis/engine/cloak";

const ADDRESS =
  words(`address, addresses, street address, home address, mailing address, postal address, billing address, shipping address, delivery address, residential address, permanent address, current address, residence, place of residence, addr, address line,
  anschrift, adresse, wohnanschrift, postanschrift, lieferadresse, rechnungsadresse, wohnadresse, meldeadresse, adresse postale, adresse de livraison, adresse de facturation, domicile, dirección, direccion, domicilio, dirección postal, dirección de envío, residencia, indirizzo, indirizzo di residenza, residenza, endereço, endereco, morada, endereço de entrega,
  adres, woonadres, postadres, bezorgadres, adres zamieszkania, adres dostawy, adres korespondencyjny, adresa, adresa bydliště, bydliště, trvalé bydliště, trvalý pobyt, adresa trvalého pobytu, bydlisko, lakcím, lakcíme, cím, címe, állandó lakcím, lakóhely, adresa de domiciliu, domiciliu, domiciliul,
  adress, bostadsadress, postadress, folkbokföringsadress, bopæl, bopælsadresse, bostedsadresse, postadresse, osoite, kotiosoite, postiosoite, katuosoite, aadress, elukoht, adrese, deklarētā adrese, dzīvesvieta, adresas, gyvenamoji vieta, naslov, stalno prebivališče, prebivalište, adresa stanovanja, heimilisfang,
  ev adresi, ikametgah, ikamet adresi, adresi, адрес, адрес проживания, адрес регистрации, адрес доставки, место жительства, адреса, адреса проживання, місце проживання, адреса доставки, адреса реєстрації, постоянен адрес, настоящ адрес, διεύθυνση, διευθυνση, διεύθυνση κατοικίας, כתובת, כתובת מגורים, العنوان, عنوان, عنوان السكن, آدرس, نشانی, پتہ,
  पता, घर का पता, ঠিকানা, முகவரி, చిరునామా, ವಿಳಾಸ, വിലാസം, સરનામું, ਪਤਾ, 住所, ご住所, 現住所, 地址, 家庭住址, 住址, 收货地址, 通訊地址, 居住地, 주소, 배송지, 거주지, ที่อยู่, địa chỉ, nơi ở, chỗ ở hiện tại, alamat, alamat rumah, alamat lengkap, tirahan, anwani`);

/** The name of a road alone; the number may stand in a field of its own. */
const STREET = words(
  `street, street name, streetname, street line, address line 1, road name, strasse, straße, straßenname, rue, nom de rue, calle, nombre de calle, via, rua, logradouro, straat, straatnaam, ulica, ulice, utca, strada, gata, gatuadress, vej, vejnavn, katu, sokak, cadde, улица, вулиця, οδός, רחוב, الشارع, 通り, 街道`,
);

/** Behind these a place follows, and with a number it is a house. */
const LIVING =
  words(`lives at, living at, lived at, resides at, residing at, residence at, reside at, live at, staying at, home is at, delivered to, deliver to, deliver it to, ship to, ship it to, bor på, bor i, boende på, bosatt i, bopæl på, asuu osoitteessa, osoitteessa, osoitteeseen,
  bydlí na adrese, na adrese, na adresu, bydlí na, bytem, bývá na, býva na, trvale bytem, živi na adresi, na adresi, na adresu, stanuje na naslovu, na naslovu, stanuje na, elab aadressil, aadressil, aadressile, adresē, adresu, adresas, adresu gyvena, gyvena, dzīvo, locuiește pe, locuiește în, la adresa, cu domiciliul în, domiciliat în,
  woont op, woont aan, wonende te, wohnt in, wohnt in der, wohnt am, wohnhaft, wohnhaft in, demeurant, demeurant au, habite au, domicilié au, vive en, reside en, domiciliado en, con domicilio en, residente in, abita in, domiciliato in, mora na, reside na, residente na, domiciliado na, mieszka przy, zamieszkały, zamieszkała, na adres, pod adresem,
  проживает по адресу, по адресу, проживающий по адресу, за адресою, проживає за адресою, живее на, на адрес, στη διεύθυνση, κατοικεί, μένει`);

const VALUE_CHARS_MAX = 160;

/** To the end of the line, the quote or the mark; what of it is the address is the judge's to say. */
const VALUE = new RegExp(
  `(?=[\\p{L}\\p{M}\\d#№„"'./-]{1,40}[\\s,،、]|[\\p{Script=Han}\\p{Script=Hangul}\\p{Script=Thai}])(?![\\p{Ll}\\d_]+[(=:{]|[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hangul}]{1,8}[:：])[^\\n<>|{}\\[\\]=@"\\t]{5,${VALUE_CHARS_MAX}}`,
  "uy",
);

const NUMBERED = /\p{N}|[一二三四五六七八九十](?:号|號|丁目|番)/u;
const WORDED = /[\p{Lu}\p{Lo}][\p{L}\p{M}]|\p{L}{2}(?:straße|strasse|straat|gata|gatan|vej|vei|katu|tie)\b/u;
/** A sum, a long number, a link, a path, a host, an address of a machine: other things that have addresses. */
const OTHER =
  /\p{N}{9}|:\/\/|\\\\|\w\/\w+\/|^[\w.-]+\.[a-z]{2,6}(?::\d+)?(?:\s|$)|\d{1,3}(?:\.\d{1,3}){3}|^0x|(?:[\da-f]{2}:){3}|\p{N}[.,]\p{N}{2}(?:\s?(?:€|EUR|USD|\$)|$)|\w\(|\$|%/iu;
/** What begins a new sentence, or another field on the same line. */
const ENDS =
  /[;；。！？]|(?:,|\s[-–—·•])?\s+(?![^:]{0,24}(?:No|Kat|Daire|CEP|Apt| D| K):)\p{L}[\p{L} .'’-]{1,24}:\s|\s[-–—]\s(?=\p{L}+:)|\s+\((?!\p{L}{2,3}\))|,\s?["']|\\n\\n/u;
/** Another field where no blank need stand before its name. */
const NEXT_FIELD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー][:：]/u;
const NEXT_NAME = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u;
/** Without a stop there is no other sentence; most values have none, and the question is dear. */
const STOP = /[.!?]\s/;
/** A full stop behind a number or a longer word, or before a whole sentence: what is short is cut short ("St. Gallen"). */
const SENTENCE_ENDS = /(\p{N}|\p{L}{4})[.!?]\s+\p{L}|(\p{L})[.!?]\s+\p{Lu}\p{Ll}+\s\p{Ll}/gu;

const LINE_MORE =
  /(?:,?\s{0,2}\n[ \t>?*]{0,8})(?=[^\n:]{4,60}(?:\n|$))(?:[A-Z]{1,3}-)?(?:\p{N}{4,6}|\p{N}{3}\s\p{N}{2}|\p{N}{2}-\p{N}{3})[ ]\p{Lu}[\p{L}\p{M}.' -]{1,40}/uy;

export const labelledAddresses: readonly LabelRecogniser[] = [
  { kind: "label", id: "labelled", labels: ADDRESS, value: VALUE, judge: judgeLabelled },
  {
    kind: "label",
    id: "street-field",
    labels: STREET,
    value: /\p{Lu}[\p{L}\p{M}'’.-]{1,30}(?:[ ][\p{L}\p{M}'’.-]{1,24}){0,5}(?:,?[ ]\d{1,5}[A-Za-z]?)?(?=["'<\n|,]|$)/uy,
    judge: ({ start, end, text }, page) =>
      isTied(page, start) && !/^(?:true|false|null|none)$/iu.test(text) && end > start + 3 ? 0.65 : null,
  },
  {
    kind: "label",
    id: "living",
    labels: LIVING,
    value:
      /(?:\p{Lu}[\p{L}\p{M}'’.-]{1,30}[ ]){1,4}(?:\p{L}{1,6}\.?[ ]){0,2}\d{1,4}(?:[-/]\d{1,4})?[ ]?[A-Za-z]?(?![\p{L}\d:%]|[.,]\d)/uy,
    judge: judgeLived,
  },
];

const NAMES: ReadonlySet<string> = new Set([...ADDRESS.words, ...STREET.words]);

/** Where the last word ends that says "address" at the beginning of a text, with the blank behind it; 0 when none does. */
export function labelEnd(text: string): number {
  let end = 0;
  for (const word of text.matchAll(/\p{L}+[ ]/gu)) {
    if (NAMES.has(word[0].trimEnd().toLowerCase())) end = word.index + word[0].length;
  }
  return end;
}

/** A sign stands between the label and the value: a colon, an equals sign, a quote, a mark, a bar, a break, or a column. */
function isTied(page: Page, start: number): boolean {
  return (
    /(?:[:=>"'|：]|\n)[\s"'*_]*$/u.test(page.text.slice(Math.max(0, start - 12), start)) || page.cellEnd(start) !== -1
  );
}

function judgeLabelled({ text, start }: Match, page: Page): Claim | null {
  if (!NUMBERED.test(text) || !isTied(page, start)) return null;
  const value = cut(text, start, page);
  if (value.length < 5 || !NUMBERED.test(value) || !WORDED.test(value) || OTHER.test(value)) return null;
  if (/^\p{Ll}+(?:\s\p{Ll}+){2}/u.test(value)) return null;
  LINE_MORE.lastIndex = start + value.length;
  const more = page.cellEnd(start) === -1 ? (LINE_MORE.exec(page.text)?.[0].length ?? 0) : 0;
  return { score: 0.85, end: start + value.length + more };
}

/** The value as far as it is one: to the end of its cell, of its quotes, of its sentence. */
function cut(text: string, start: number, page: Page): string {
  const cell = page.cellEnd(start);
  const quote = page.text[start - 1] ?? "";
  let value = cell === -1 ? text : text.slice(0, cell - start);
  if (quote === "'" || quote === "`") value = upTo(value, quote);
  // Quotes and cells say where a value ends; anything else is read until something else begins.
  if (cell === -1 && quote !== '"' && quote !== "'") value = withoutMore(value);
  return value.replace(/[\s,;.'"’-]+$/u, "");
}

function withoutMore(value: string): string {
  const field = NEXT_FIELD.exec(value);
  const whole = field ? value.slice(0, field.index + 1).replace(NEXT_NAME, "") : value;
  const first = whole.slice(0, ENDS.exec(whole)?.index ?? whole.length);
  if (!STOP.test(first)) return first;
  SENTENCE_ENDS.lastIndex = Math.max(0, first.search(NUMBERED));
  const sentence = SENTENCE_ENDS.exec(first);
  return sentence ? first.slice(0, sentence.index + (sentence[1] ?? sentence[2] ?? "").length) : first;
}

function upTo(value: string, quote: string): string {
  const end = value.indexOf(quote);
  return end === -1 ? value : value.slice(0, end);
}

/** Words that carry numbers of their own. */
const COUNTED =
  /^(?:Version|Section|Chapter|Page|Room|Figure|Table|Line|Step|Level|Level|Gate|Terminal|Building|Floor|Windows|Python|Node|Java|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)(?![\p{L}])/u;

function judgeLived({ text, start }: Match): Claim | null {
  return COUNTED.test(text) ? null : { score: 0.7, end: start + text.trimEnd().length };
}
