/**
 * Phone, fax and mobile numbers of every numbering plan. International form decides by itself; national forms need a
 * shape that people write phones in, or a word beside them, because eight to eleven digits are most often something else.
 */
import {
  defineEntity,
  digitsOf,
  type Found,
  hasTrunk,
  IMPERSONAL,
  isAlone,
  isDate,
  isInternational,
  isNational,
  isPossible,
  isRepeated,
  isSomethingElse,
  isTimestamp,
  isWhole,
  type Judgement,
  type Page,
  words,
} from "@portcullis/engine/cloak";

const PHONE = words(`
  tel, tels, tel no, telephone, telephone number, phone, phones, phone number, phonenumber, phone no, mobile, mobile number, mob, cell, cellphone, cell phone, fax, fax number,
  contact number, contact no, hotline, landline, whatsapp, viber, telegram, sms, pager, msisdn, helpline, switchboard, toll free, emergency contact,
  teléfono, telefono, tel móvil, móvil, movil, celular, cel, número de teléfono, contacto, téléphone, portable, numéro de téléphone,
  telefon, telefonnummer, rufnummer, handy, handynummer, mobil, mobilnummer, mobiltelefon, durchwahl, festnetz, 
  telefonu, telefonie, numer telefonu, nr tel, komórka, telefoon, telefoonnummer, telnr, mobiel, gsm,
  cellulare, telefonico, numero di telefono, recapito, telefone, telemóvel, telemovel, numero de telefone, número de telefone,
  puhelin, puhelinnumero, puh, matkapuhelin, mobilnr, tlf, tlfnr, telefonnr, mobiltlf, telefonszám, mobilszám, tel č, telefonní číslo, mobilní, telefónne číslo, mobil,
  telefon numarası, cep, cep telefonu, gsm no, număr de telefon, mobilul, телефон, тел, моб, мобильный, номер телефона, мобільний, телефонен номер, τηλέφωνο, τηλ, κινητό, τηλεφωνο, κιν,
  هاتف, رقم الهاتف, جوال, الجوال, موبايل, تلفن, موبایل, شماره تلفن, فون, موبائل, טלפון, נייד, פלאפון, फोन, फ़ोन, मोबाइल, मोबाईल, दूरभाष, ফোন, মোবাইল, போன், தொலைபேசி, மொபைல், ఫోన్, మొబైల్, ಫೋನ್, ಮೊಬೈಲ್, ഫോൺ, മൊബൈൽ, ફોન, મોબાઇલ, ਫ਼ੋਨ, ਫੋਨ, ਮੋਬਾਈਲ, ଫୋନ, ଫୋନ୍, ମୋବାଇଲ,
  tālrunis, tālr, tālruņa numurs, telefonas, mobilusis, telefono numeris, tel nr, mob nr, telefoninumber, mobiil, mobiilinumber, telefón, telefónne, mobitel, broj telefona, broj mobitela, telefonska številka, mobilni telefon, mobilni, gsm broj, мобилен, мобилен телефон, мобілка, sími, símanúmer, تلفن همراه, شماره موبایل, شماره تماس, رقم الجوال, رقم الموبايل, टेलीफोन, मोबाइल नंबर,
  電話, 電話番号, 携帯, ファックス, 电话, 手机, 手机号, 手机号码, 联系电话, 電話號碼, 手機, 传真, 전화, 전화번호, 휴대폰, 휴대전화, 연락처, 핸드폰, โทร, โทรศัพท์, เบอร์, มือถือ, điện thoại, số điện thoại, sđt, đt, di động, telepon, nomor telepon, no hp, ponsel, nombor telefon, telepono, simu, namba ya simu, foon, selfoon, ስልክ, kiran, waya, lambar waya, fóònù, ekwentị, ucingo, umnxeba
`);

/** Words that go with phones and with much else. */
const CALL = words(`
  call, calls, called, calling, signal, hp, kom, fixe, dial, ring, text, text me, reach, reach me, contact, contacts, ext, extension, llamar, llame, llámame, contacto, appeler, appelez, joindre,
  rückruf, anrufen, erreichbar, kontakt, zadzwoń, bel, bellen, gebeld, telefonisch, chiamare, chiama, ligar, ligue, contato, soita, soittakaa, ring, ringa, volajte, volejte, zavolejte, hívjon, hívja, zvonite, pozovite, nazovite, καλέστε, חייגו, התקשרו, arayın, iletişim, new number, my number, his number, her number, your number, reach on, reach at, call back, llámenme, llámeme, llamadme, devuélvame la llamada, rappelez moi, rappeler, rappelle, appelle moi, joignable, joignable au, contactez, liguem, ligue me, ligar para, atende no, atende, contatar, mi chiami, chiamami, chiamatemi, richiamare, risponde al, zurückrufen, rufen sie, ruf mich, rückrufnummer, terugbellen, bel me, bereikbaar op, oddzwonić, pod numerem, numerem, zadzwonić, dzwonić, zavolejte mi, volať, zavolajte, hívjon vissza, számon, sunați mă, apelați, pokličite, pokličite me, telefonirajte, nazovite me, helistage, helista, numbril, zvaniet, zvanīt, skambinkite, skambinti, obadete se, обадете се, позвънете, перезвоните, перезвонить, позвоните, позвонить, по номеру, за номером, зателефонувати, подзвоніть, дзвоніть, καλέστε με, καλέστε με στο, στο τηλέφωνο, στο κινητό, τηλεφωνήστε, להתקשר, התקשר, اتصلوا, اتصل بي, اتصال, تماس, تماس بگیرید, कॉल, संपर्क, 拨打, 撥打, 致电, 致電, お電話, 連絡先, ご連絡, 연락, gọi, liên hệ, telepon saya, telpon, sunați, звоните, звонить, зателефонуйте, اتصل, hubungi
`);

const SPOKEN = [PHONE, CALL];

/** Regions whose national forms are tried without a word beside them; the rest of the world needs one or its code. */
const COMMON = [
  "US",
  "GB",
  "DE",
  "FR",
  "ES",
  "IT",
  "NL",
  "PL",
  "IN",
  "BR",
  "AU",
  "JP",
  "KR",
  "IL",
  "SE",
  "TR",
  "MX",
  "BE",
  "CH",
  "AT",
  "PT",
  "IE",
  "CZ",
  "ZA",
  "CN",
] as const;
const WORLD = [
  ...COMMON,
  "FI",
  "DK",
  "NO",
  "RO",
  "HU",
  "GR",
  "SK",
  "BG",
  "HR",
  "RU",
  "UA",
  "SA",
  "AE",
  "EG",
  "NG",
  "KE",
  "ET",
  "TZ",
  "PK",
  "BD",
  "LK",
  "TH",
  "VN",
  "ID",
  "MY",
  "PH",
  "SG",
  "HK",
  "TW",
  "AR",
  "CL",
  "CO",
  "PE",
  "NZ",
  "LV",
  "LT",
  "EE",
  "RS",
  "IR",
] as const;

/** Groups as phones are written: two or more groups of two to five digits, few separators, none doubled but `) `. */
const WRITTEN =
  /^\(0\)[1-9][\d -]*\d$|^(?:\(\d{1,5}\) ?[.-]? ?|\d{1,5}(?:[ .-]|\/ ?))(?:\d{2,8}(?:[ .-]|$)){1,5}$|^0\d{5}[ -]\d{5}$/;
const NANP = /^(?:1[ .-])?(?:\(\d{3}\) ?\d{3}[ .-]?\d{4}|\d{3}[ .-]\d{3}[ .-]\d{4})$/;
/** The eight of long distance, the town in brackets. */
const RUSSIAN = /^8[ -]?\(\d{3,5}\)[ -]?\d{1,3}[ -]\d\d[ -]\d\d$/;
const EXTENSION = /[ ,;]{0,3}(?:ext|extn|extension|x|poste|durchwahl|dw|int|доб)\.?:? ?\d{1,7}(?![\w%°€£])/iy;
const EXTENSION_BEGINS = " ,;xedpiдXEDPIД";
/** With a code, a trunk prefix, three groups, or the three and four digits of a town in North America. */
const CALLABLE = /^[+(]|^0\d{8,12}$|^0\d{0,4}[ ./-]|^0\d{5}[ -]\d{5}$|^\d{1,5}[ .-]\d{1,5}[ .-]\d|^\d{3}[.-]\d{4}$/;
const BRAZILIAN_POSTCODE = /^\d{5}-\d{3}$/;
const YEAR = /^(?:19|20)\d\d[-/ ]\d{1,3}$/;
/** From one year to another, and a day behind the number of a release. */
const YEARS = /^(?:19|20)\d\d ?[-/] ?(?:19|20)\d\d$|\d ?\/ ?(?:19|20)\d\d-[01]\d-[0-3]\d$/;
const US_POSTCODE = /^\d{5}-\d{4}$/;
const DECIMAL = /^[+-]?(?:\d{1,3}|[1-9]\d{3,})\.\d+$/;
const AMOUNT = /^\d{1,3}(?:[ .]\d{3})+$/;
/** How cards and several national numbers are written. */
/** Codes of characters, not of countries. */
const TRIPLETS = /^(?:\d{3} ){3,5}\d{3}$/;
const FOURS = /^\d{4}[ -]\d{4}[ -]\d{4}$/;
/** Bytes as programs show them, two digits each. */
const DUMPED = /(?:[0-9a-f]{2} ){2}$/i;
const DATE_CHARS_MAX = 13;
const ISO_DATE = /^(?:\d{4}[-./ ]\d{1,2}[-./ ]\d{1,2}|\d{1,2}[-./ ]\d{1,2}[-./ ]\d{2,4})(?:[ T]\d{1,2})?$/;

function judge(match: Found, page: Page): Judgement {
  const found = withoutRemark(match);
  const end = extensionEnd(page.text, found.end);
  if (end === found.end && end < page.text.length && isGlued(page.text.charCodeAt(end))) return null;
  const score = judgeNumber(found, page, end);
  return score === null ? null : { score, end };
}

/** A bracket that opens behind a number and does not close begins a remark: 415-555-0132 (24 hours). */
function withoutRemark(found: Found): Found {
  const whole = NANP_AND_MORE.exec(found.text)?.[1];
  if (whole !== undefined) return { text: whole, start: found.start, end: found.start + whole.length };
  const at = found.text.lastIndexOf("(");
  if (at < REMARK_CHARS_MIN || found.text.includes(")", at)) return found;
  const text = found.text.slice(0, at).trimEnd();
  return { text, start: found.start, end: found.start + text.length };
}
const REMARK_CHARS_MIN = 7;
/** A number in North America's groups, and behind a blank another that is none of it. */
const NANP_AND_MORE = /^((?:\(\d{3}\) ?|\d{3}[.-])\d{3}[.-]\d{4}) \d/;

/** A letter, a digit, an underline or a unit. */
function isGlued(code: number): boolean {
  const small = code | 0x20;
  if (code < 128) return (small >= 97 && small <= 122) || (code >= 48 && code <= 57) || code === 95 || code === 37;
  return code === 0xb0 || code === 0xa3 || code === 0x20ac;
}

/** Where the extension ends that follows a number, or where the number ends. */
function extensionEnd(text: string, end: number): number {
  if (end >= text.length || !EXTENSION_BEGINS.includes(text.charAt(end))) return end;
  EXTENSION.lastIndex = end;
  return EXTENSION.test(text) ? EXTENSION.lastIndex : end;
}

/** `end` is where its extension ends. */
function judgeNumber(found: Found, page: Page, end: number): number | null {
  const main = found.text;
  if (/^\d\d /.test(main) && DUMPED.test(page.text.slice(Math.max(0, found.start - 6), found.start))) return null;
  const digits = digitsOf(main);
  if (digits.length < 6 || digits.length > 15 || isRepeated(digits)) return null;
  if (!standsFree(found, page, end)) return null;
  // Digits in one run that nothing speaks for are most often something else, whatever plan they fit.
  if (main === digits && end === found.end && digits[0] !== "0" && !page.hears(SPOKEN) && !isAlone(found, page))
    return 0.15;
  if (main !== digits && (looksLikeDate(main) || DECIMAL.test(main) || YEARS.test(main))) return null;
  if (US_POSTCODE.test(main) && /[A-Z]{2}[ ]{1,2}$/.test(page.text.slice(Math.max(0, found.start - 4), found.start)))
    return null;
  const near = nearness(found, page, CALLABLE.test(main));
  if (near !== "label" && isSomethingElse(found, page)) {
    // Little else is written in North America's groups: "line 415-555-0132" is a line of the telephone.
    return NANP.test(main) && !page.isNamed(found.start, found.end) && isNational(digits.slice(-10), "US")
      ? 0.55
      : 0.15;
  }
  if (main.includes("+")) return judgeInternational(digits, near !== "none");
  if (main.startsWith("00") && digits.length >= 11 && isInternational(digits.slice(2)))
    return near === "none" ? 0.8 : 0.97;
  return judgeNational(found, page, { digits, near, extended: end > found.end });
}

/** As `isWhole`, but a plus or a bracket begins a number whatever is before it, and a word may follow a full stop. */
function standsFree({ text, start }: Found, page: Page, end: number): boolean {
  if (text[0] !== "+" && text[0] !== "(" && !isWhole(page, start, page.text.length)) return false;
  if (isWhole(page, 0, end)) return true;
  return page.text[end] === "." && /[a-z]/i.test(page.text[end + 1] ?? "");
}

/** A verb of calling counts for as much as a noun only beside a number that is written like a phone's. */
function nearness({ text, start, end }: Found, page: Page, callable: boolean): "label" | "near" | "none" {
  const noun = page.nearness(PHONE, start, end);
  if (noun === "label" || (!callable && noun === "near")) return noun;
  const verb = page.nearness(CALL, start, end);
  if (!callable) return verb === "label" && DIALLED.test(text) ? "near" : "none";
  return verb === "label" ? "label" : noun === "near" ? "near" : verb;
}

/** In one run, as it is dialled: shorter ones follow such verbs in programs too. */
const DIALLED = /^\d{9,11}$/;

function judgeInternational(digits: string, spoken: boolean): number {
  // No country's code begins with a nought; behind other signs a plus adds or counts (`U+0102-0103`).
  if (digits[0] === "0") return 0.1;
  if (isInternational(digits)) return spoken ? 0.99 : 0.95;
  // As long as a number of that country is, though none that was given: mistyped, made up, or newer than the plans.
  if (digits.length >= 8) return spoken ? 0.85 : 0.55;
  return isPossible(digits) ? (spoken ? 0.8 : 0.5) : 0.2;
}

interface National {
  readonly digits: string;
  readonly near: "label" | "near" | "none";
  readonly extended: boolean;
}

function judgeNational(found: Found, page: Page, { digits, near, extended }: National): number {
  const main = found.text;
  const written = WRITTEN.test(main) && !YEAR.test(main);
  if (near === "label") {
    // "Cep" is a mobile phone in Turkish and the postcode in Portuguese.
    if (BRAZILIAN_POSTCODE.test(main)) return 0.2;
    if (isAnywhere(digits)) return 0.97;
    return digits.length >= 7 ? (written ? 0.85 : 0.7) : written ? 0.5 : 0.3;
  }
  if (NANP.test(main)) {
    return isNational(digits.replace(/^1(?=\d{10}$)/, ""), "US") ? 0.9 : near === "near" ? 0.8 : 0.65;
  }
  if (RUSSIAN.test(main)) return 0.9;
  if (FOURS.test(main) || TRIPLETS.test(main)) return 0.3;
  if (near === "near") {
    if (!isAnywhere(digits)) return written && digits.length >= 7 ? 0.5 : 0.2;
    return written ? 0.9 : digits.length >= 9 ? 0.7 : 0.3;
  }
  if (extended && digits.length >= 7) return 0.75;
  const alone = isAlone(found, page);
  // Behind two noughts stands a country's code, and then it is no number of this country.
  if (digits.startsWith("00")) return 0.15;
  if (!alone && !written && isSecond(found, page)) return 0.65;
  if (digits.length < 8 || (!alone && !written)) return 0.15;
  const trunk = COMMON.some((region) => hasTrunk(digits, region));
  if (trunk && FREE.test(main)) return 0.7;
  if (trunk && written) return main.startsWith("(") ? 0.85 : digits.length >= 9 ? 0.75 : 0.4;
  if (trunk && digits.startsWith("0") && digits.length >= 10 && digits.length <= 12) return 0.7;
  const valid = COMMON.some((region) => isNational(digits, region));
  if (alone && valid && (written || digits.length === 10)) return isTimestamp(digits) ? 0.2 : 0.55;
  if (alone && digits.length === 11 && isInternational(digits)) return 0.55;
  if (main.startsWith("(") && written && valid) return 0.65;
  if (written && valid && digits.length >= 9 && !AMOUNT.test(main)) return 0.4;
  return main.startsWith("(") && written && isAnywhere(digits) ? 0.6 : 0.1;
}

/** Numbers that cost the caller nothing, or more than others. */
const FREE = /^0[89]00[ -]/;

/** In one run, as it is dialled at home, on a line with a number in international form. */
function isSecond({ text, start }: Found, page: Page): boolean {
  return /^0[1-9]\d{8,9}$/.test(text) && /\+\d[\d ()-]{8}/.test(page.line(start).text) && isAnywhere(text);
}

function isAnywhere(digits: string): boolean {
  return WORLD.some((region) => isNational(digits, region)) || (digits.length > 9 && isInternational(digits));
}

function looksLikeDate(text: string): boolean {
  if (text.length > DATE_CHARS_MAX || !ISO_DATE.test(text)) return false;
  const [first, second] = text.replace(/\d/g, "");
  if (first !== second) return false;
  const parts = text.split(/[-./ ]/).map(Number) as [number, number, number];
  const [a, b, c] = parts;
  if (String(a).length === 4) return isDate(a, b, c) || isDate(a, c, b);
  return isDate(c, b, a) || isDate(c, a, b);
}

/** A plus sign or a bracket in front belongs to the number; a date of the calendar is none. */
function beginning(text: string, at: number): number {
  const before = text[at - 1];
  if (before === "+") return text[at - 2] === "(" ? at - 2 : at - 1;
  if (before === "(") return at - 1;
  if (before === " " && text[at - 2] === "+") return at - 2;
  return isIsoDate(text, at) ? -1 : at;
}

/** `2024-03-14`, with nothing that goes on behind it. */
function isIsoDate(text: string, at: number): boolean {
  if (text.charCodeAt(at + 4) !== HYPHEN || text.charCodeAt(at + 7) !== HYPHEN) return false;
  const after = text.charCodeAt(at + 10);
  if (after === HYPHEN || after === 46 || after === 47 || isDigit(after)) return false;
  if (after === BLANK && !isLetter(text.charCodeAt(at + 11))) return false;
  return isDate(numberAt(text, at, 4), numberAt(text, at + 5, 2), numberAt(text, at + 8, 2));
}

const BLANK = 32;
const HYPHEN = 45;

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLetter(code: number): boolean {
  return (code | 0x20) >= 97 && (code | 0x20) <= 122;
}

/** NaN when there is anything but digits. */
function numberAt(text: string, at: number, length: number): number {
  let value = 0;
  for (let i = at; i < at + length; i++) {
    const code = text.charCodeAt(i);
    if (!isDigit(code)) return Number.NaN;
    value = 10 * value + code - 48;
  }
  return value;
}

export default defineEntity({
  type: "phone_number",
  meaning: "Phone, mobile and fax numbers with their extension; national forms by their shape or a word beside them.",
  recognisers: [
    {
      kind: "pattern",
      id: "number",
      starts: { number: [1, 16], digits: 6, from: beginning },
      hears: [PHONE, CALL, IMPERSONAL],
      pattern:
        /(?:(?<![+*#$€£¥])(?:\+ ?|\(\+?)|(?<![\w+*#$€£¥])(?:00(?=[1-9]))?)\d(?:[ ]?\(0?\d{1,5}\)[ ]?|[ ]?[-./)][ ]?|[ ])?(?:\d(?:[ ]?(?:\)-?|[-./(])[ ]?|[ ])?){4,16}\d(?![\d%°€£$])/y,
      judge,
    },
  ],
  finds: [
    "call «+1 (415) 555-0132» now",
    "Tel.: «020 7946 0958»",
    "fax «+49 30 901820»",
    "or «(212) 555-0187 ext. 12» today",
    "mobiel «06-12345678»",
    '{"phone":"«4155550132»"}',
    "携帯 «090-1234-5678» です",
    "direct line «415-555-0132» after nine",
    "call «321-555-0109» (24 hours)",
    "rang «415-555-0132» 100 times",
    "first «+63 917 123 4567», second «09181234567»",
    "volejte «601 445 778» kdykoli",
    "rappelez-moi au «0142685300» avant midi",
    "llámeme al «612605603» mañana",
    "перезвоните по номеру «8 (495) 123-45-67»",
    "请拨打«13912345678»谢谢",
    "Tālrunis: «67 123 456»",
    "هاتف «+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧»",
    "name,phone,city\nAna,«600 123 456»,Lugo",
  ],
  ignores: [
    "on 2024-03-15 and 15.03.2024 14:00",
    "version 10.15.7 of 1234567890",
    "order 020 7946 0958 shipped",
    "id 550e8400-e29b-41d4-a716-446655440000",
    "took 1234567 ms, 12345678 bytes, 1699999999",
    "ISBN 978-3-16-148410-0",
    "between 1990 - 1995 and 100-200-300",
    "ipc call 1234 56789 took 3 ms",
    "08.324  2626 23469 W PhoneInterfaceManager: no",
    "the company's registration number is 0912-448-771",
    "kernel: [12345.678901] usb 1-1: new device",
    "081109 203615 148 INFO dfs.DataNode",
    "<Buffer a0 8b 01 00 00 00 50 32>",
    "unicode-range: U+0102-0103, U+0110-0111",
    "Telephone works, 2006-2007 and 1998 - 2004",
    "1.0.6 / 2014-06-24: calls are faster",
    "Boston, MA 02110-1301 USA",
    "CEP 01310-200, São Paulo",
    "02 00 3e 00 01 00 00 00  40 10",
    "it cost 415-666-7777$ or so",
    "decode '080 087 078 069 068' first",
  ],
});
