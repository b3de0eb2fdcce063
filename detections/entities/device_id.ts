/**
 * What names one device or vehicle: MAC addresses, IMEI and IMSI, VINs, number plates, advertising and hardware ids.
 * MAC and VIN stand on their own; fifteen digits, a UUID or a plate need a word beside them.
 */
import {
  DENIED,
  defineEntity,
  digitsOf,
  type Found,
  IMPERSONAL,
  isAlone,
  isImei,
  isPersonalPlate,
  isSomethingElse,
  isVin,
  isWhole,
  type Page,
  plateRarity,
  weigh,
  weighFailed,
  words,
} from "@portcullis/engine/cloak";

const DEVICE = words(
  `imei, imei number, imei1, imei2, imeisv, imsi, meid, esn, iccid, sim, sim card, device, device id, deviceid, device identifier, handset, phone id, mobile equipment, udid, serial, serial number, dispositivo, appareil, gerät, geräte id, urządzenie, apparaat, cihaz, устройство, 端末, 设备, 设备号, 기기, 기기번호`,
);
const ADVERTISING = words(
  `idfa, idfv, gaid, aaid, adid, advertising id, advertising identifier, ad id, advertiser id, device id, deviceid, device identifier, device uuid, android id, androidid, udid, hardware id, hwid, machine id, device token, oaid, vaid, muid, client device, identifiant publicitaire, werbe id, 広告id, 广告标识`,
);
const VIN = words(
  `vin, vin number, vehicle identification number, vehicle id, chassis, chassis number, chassis no, frame number, número de bastidor, bastidor, numéro de châssis, fahrgestellnummer, fin, fahrzeug identifizierungsnummer, numer vin, numer nadwozia, chassisnummer, telaio, numero di telaio, chassi, şasi no, şase, 車台番号, 车架号, 차대번호`,
);
const PLATE = words(`
  plate, plates, vehicles, license plate, licence plate, number plate, plate number, plate no, registration, registration number, registration no, reg no, reg number, vehicle registration, vehicle reg, vehicle number, vehicle no, vehicle, car, tag number, vrn, rego, matrícula, matricula, placa, placas, patente, immatriculation, plaque, plaque d'immatriculation, kennzeichen, autokennzeichen, kfz kennzeichen, nummernschild, amtliches kennzeichen, tablica, tablice rejestracyjne, nr rejestracyjny, numer rejestracyjny, kenteken, nummerplaat, immatriculé, immatriculée, plaque immatriculée, targata, targato, numerze rejestracyjnym, numer rejestracyjny pojazdu, nr rej, rejestracja, registracija, registrska številka, registrska tablica, registarska oznaka, broj tablice, reģistrācijas numurs, numurzīme, valstybinis numeris, valst nr, registreerimismärk, registreerimisnumber, ečv, evidenčné číslo, registrační značka, număr înmatriculare, numere de înmatriculare, рег номер, рег №, держномер, номерний знак, targa, targa auto, registreringsnummer, regnr, bilnummer, rekisterinumero, rekisteritunnus, nummerplade, registreringsskilt, rendszám, poznávací značka, spz, rz, evč, număr de înmatriculare, регистрационный номер, госномер, номер авто, автономер, държавен номер, πινακίδα, plaka, plaka no, araç plakası, لوحة, رقم اللوحة, לוחית רישוי, मोटर, वाहन, वाहन संख्या, गाड़ी, నంబర్ ప్లేట్, ナンバープレート, 車両番号, 登録番号, 车牌, 车牌号, 車牌, 차량번호, 번호판, 자동차등록번호, ทะเบียนรถ, ป้ายทะเบียน, biển số, biển số xe, plat nomor, nomor polisi, no pendaftaran
`);

/** Where owners choose nearly any word for their plate, only its label tells. */
const PERSONAL = words(
  "registreringsnummer, regnr, bilnummer, personlig skylt, registreringsskylt, spz, rz, poznávací značka, registrační značka, státní poznávací značka",
);
/** A device that somebody carries; the serial number of a product alone is nobody's. */
const SERIAL = words(
  "device serial, device serial number, device serial no, implant serial, implant serial number, pacemaker serial, pacemaker serial number, insulin pump serial, hearing aid serial, phone serial number, laptop serial number",
);
/** Sixteen digits: the number of the device without its check digit, and the version of its software. */
const IMEISV = words("imei, imeisv, imei sv, imei/sv, imei number");

function judgeMac({ text }: Found) {
  const hex = text.replace(/[^0-9a-f]/gi, "").toLowerCase();
  // All of one digit is a broadcast or an unset address.
  if (/^(.)\1+$/.test(hex)) return 0.45;
  // In groups of four, digits alone are as likely to be anything else.
  return text.includes(".") && /^\d+$/.test(hex) ? 0.3 : 0.96;
}

function judgeImei(found: Found, page: Page) {
  const digits = digitsOf(found.text);
  const near = page.nearness(DEVICE, found.start, found.end);
  if (isImei(digits)) {
    const odds = { label: 0.98, near: 0.92, alone: 0.6, bare: /\D/.test(found.text) ? 0.55 : 0.2 };
    return { score: weigh(found, page, { speaks: DEVICE, odds }), proof: "checksum" as const };
  }
  return near === "label" ? weighFailed(found, page) : null;
}

function judgeVin(found: Found, page: Page) {
  const text = found.text.toUpperCase();
  const letters = text.replace(/\d/g, "").length;
  if (letters < 2 || letters > 13 || !isWhole(page, found.start, found.end)) return null;
  const proved = isVin(text);
  const near = page.nearness(VIN, found.start, found.end);
  if (near !== "none") return proved ? { score: 0.99, proof: "checksum" as const } : near === "label" ? 0.85 : 0.5;
  return proved && /^[A-Z0-9]+$/.test(found.text) ? { score: 0.8, proof: "checksum" as const } : null;
}

/** Standards and weaknesses are numbered like plates, and so are days. */
const NO_PLATE =
  /^(?:RFC|ISO|IEC|CVE|CWE|PEP|DIN|UTF|SHA|AES)[ -]?\d|^[0-3]?\d[ -]?(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[ -]?(?:\d\d|(?:19|20)\d\d)$/;
/** `16A085` in a style sheet, `50 Q40` in a drawing: the shape of a Turkish plate, but for its blanks. */
const COLOUR_OR_PATH = /^[0-9A-F]{6}$|^\d\d [A-Z]{1,3}\d|^\d\d [A-Z] \d/;

function judgePlate(found: Found, page: Page) {
  // In small letters a plate is typed into a field or a chat, and is known for one only there.
  if (/[a-z]/.test(found.text)) return judgeTyped(found, page);
  const rarity = plateRarity(found.text);
  if (NO_PLATE.test(found.text)) return null;
  if (rarity === null || /[#$@]/.test(page.text[found.start - 1] ?? "")) return null;
  const near = page.nearness(PLATE, found.start, found.end);
  if (near === "label") return 0.92;
  if (isSomethingElse(found, page)) return 0.1;
  if (near === "near") return Math.max(rarity.bare + 0.25, 0.5);
  if (isAlone(found, page)) return rarity.alone;
  return COLOUR_OR_PATH.test(found.text) || isAmongCodes(found, page) ? 0.1 : rarity.bare;
}

/** One of many groups of hexadecimal digits in a row or a column. */
function isAmongCodes({ start, end }: Found, { text }: Page): boolean {
  return CODE_BEFORE.test(text.slice(Math.max(0, start - 8), start)) || CODE_AFTER.test(text.slice(end, end + 8));
}

const CODE_BEFORE = /(?:^|\s)[0-9A-F]{3,6}\s$/;
const CODE_AFTER = /^\s[0-9A-F]{3,6}(?:\s|$)/;

function judgeTyped(found: Found, page: Page): number | null {
  const alone = isAlone(found, page);
  if (!alone && !page.hears([PLATE])) return null;
  const rarity = /[A-Z]/.test(found.text) ? null : plateRarity(found.text.toUpperCase());
  if (rarity === null || rarity.alone < 0.6 || NO_PLATE.test(found.text.toUpperCase())) return null;
  if (page.nearness(PLATE, found.start, found.end) === "label") return 0.8;
  // "11 mei 17" is a day.
  return alone && rarity.alone > 0.6 && !/ \d\d?$/.test(found.text) ? 0.6 : null;
}

const IMEI_FORMS = ["", " ", "-"].flatMap((a) =>
  ["", " ", "-"].flatMap((b) => ["", " ", "-"].map((c) => `99${a}999999${b}999999${c}9`)),
);

/** Letters and digits in the groups of the world's plates, with a blank, a hyphen or nothing between two groups. */
const PLATE_FORMS = [
  groups("A1-3 91-4 A1-3"),
  groups("A1-3 91-4 A1-3 91-4"),
  groups("91-4 A1-4 91-5"),
  groups("91-4 A1-3"),
  groups("A1-4 A1-2 91-4"),
  groups("A1-4 A1-2 91-4 A1-1"),
  groups("A1-3 91-6"),
  groups("91-2 91-2 A2-2"),
  groups("A2-2 92-2 92-3"),
  groups("91-1 A1-1 91-1 94-4"),
].flat();

/** `A1-3 91-4`: one to three letters, then one to four digits. */
function groups(spec: string): string[] {
  return spec.split(" ").reduce<string[]>((forms, group) => {
    const [kind = "", min, max] = [group[0], Number(group[1]), Number(group[3])];
    const runs = Array.from({ length: max - min + 1 }, (_, i) => kind.repeat(min + i));
    return forms.length === 0
      ? runs
      : forms.flatMap((form) => ["", " ", "-"].flatMap((sign) => runs.map((run) => form + sign + run)));
  }, []);
}

const UUID =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![\w-])|[0-9a-f]{16}(?![\w-])|[0-9a-f]{32,40}(?![\w-])/iy;

export default defineEntity({
  type: "device_id",
  meaning: "MAC addresses, IMEI, VIN, number plates, advertising and hardware ids.",
  recognisers: [
    {
      kind: "pattern",
      id: "mac",
      starts: "pairs",
      pattern:
        /(?<![\w:.-])(?:[0-9a-f]{2}([:-])(?:[0-9a-f]{2}\1){4}(?:[0-9a-f]{2}\1[0-9a-f]{2}\1)?[0-9a-f]{2}|[0-9a-f]{4}\.[0-9a-f]{4}\.[0-9a-f]{4}(?:\.[0-9a-f]{4})?)(?![\w:-]|\.\w)/iy,
      judge: judgeMac,
    },
    {
      kind: "form",
      id: "imei",
      hears: [DEVICE, DENIED, IMPERSONAL],
      forms: IMEI_FORMS,
      judge: judgeImei,
    },
    {
      kind: "pattern",
      id: "vin",
      starts: { code: [17, 17] },
      hears: [VIN],
      pattern: /(?<![\w-])[A-HJ-NPR-Z0-9]{9}[A-HJ-NPR-Z0-9]{2}[A-HJ-NPR-Z0-9]{2}\d{4}(?![\w-])/iy,
      judge: judgeVin,
    },
    {
      kind: "label",
      id: "serial",
      labels: SERIAL,
      value: /(?=[A-Z-]{0,6}\d)[A-Z0-9]{1,16}(?:-[A-Z0-9]{1,12}){0,4}(?![\w-])/y,
      judge: ({ text }) => (digitsOf(text).length >= 4 ? 0.85 : null),
    },
    { kind: "label", id: "advertising", labels: ADVERTISING, value: UUID, judge: 0.93 },
    {
      kind: "form",
      id: "plate",
      hears: [PLATE, IMPERSONAL],
      forms: PLATE_FORMS,
      judge: judgePlate,
    },
    {
      kind: "label",
      id: "plate-personal",
      labels: PERSONAL,
      value: /[A-ZÅÄÖ0-9]{2,8}(?:[ -][A-ZÅÄÖ0-9]{2,6})?(?![\p{L}\d])/uy,
      judge: ({ text }) => (isPersonalPlate(text) && plateRarity(text) === null ? 0.6 : null),
    },
    {
      kind: "label",
      id: "imei-version",
      labels: IMEISV,
      value: /\d{2}-?\d{6}-?\d{6}-?\d{2}(?!\d)/y,
      judge: 0.9,
    },
    {
      kind: "pattern",
      id: "plate-korean",
      needs: ["eastern"],
      hears: [PLATE, IMPERSONAL],
      pattern:
        /(?<![\w])(?:(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주) ?)?\d{2,3} ?[가-힣] ?\d{4}(?!\w)/gu,
      judge: judgePlate,
    },
  ],
  finds: [
    "eth0 «00:1B:44:11:3A:B7» up",
    "switch port «001b.4411.3ab7»",
    "IMEI: «490154203237518»",
    "VIN «1HGCM82633A004352» sold",
    '{"idfa":"«6D92078A-8246-4BA4-AE5B-76104861E7DC»"}',
    "plate number «AB12 CDE»",
    "my plate is «ab12 cde»",
    "Kennzeichen «B-AB 1234»",
    "SPZ: «3AM 4821»",
    "nummerplade «CK 41 209»",
    "număr de înmatriculare «B 71 KLM»",
    "차량번호 «12가3456»",
    "Device serial number: «SN-4410-88217»",
  ],
  ignores: [
    "at 12:34:56 and 10:20:30:40",
    "uuid 6d92078a-8246-4ba4-ae5b-76104861e7dc",
    "order 490154203237518",
    "serial number SN-4410-88217 of the product",
    "sha 1HGCM82633A004353",
    "Figure AB12 and US 101",
    "6BEC 6C42 66EF 7225 77DA 85A5 8E85",
    "issued 12 JAN 2019, valid to 11-JAN-2029",
    "client registration (RFC 7591)",
    'colors: ["16A085"], d="M50 0 Q60 25 50 50 Q40 75"',
    "00:00:00:00:00:00",
  ],
});
