/**
 * Driving licences, by their label: forms differ by state and say little. The British number is built from name and birth
 * date and the Italian has a check character: those two are also found without a label.
 */
import {
  defineEntity,
  digitsOf,
  type Found,
  isAlone,
  isRepeated,
  isWhole,
  type Page,
  words,
} from "@portcullis/engine/cloak";

const LICENCE = words(`
  driver license, drivers license, driver's license, driver’s license, driver licence, driver's licence, drivers licence, driving licence, driving license, driving licence number, licence number, license number, licence no, license no, license #, dl, dl no, dl number, d.l, dln, drivers lic, driver lic, operator license, driver id, driving permit, driver license id,
  permiso de conducir, licencia de conducir, carné de conducir, carnet de conducir, licencia de manejo, licencia de conducción, permis de conduire, numéro de permis, n° de permis, führerschein, führerscheinnummer, fuehrerschein, führerschein nr, prawo jazdy, prawa jazdy, nr prawa jazdy, rijbewijs, rijbewijsnummer, patente, patente di guida, numero patente, carta de condução, cnh, carteira de habilitação, carteira nacional de habilitação, habilitação, carteira de motorista,
  körkort, körkortsnummer, førerkort, førerkortnummer, kørekort, kørekortnummer, ajokortti, ajokortin numero, ökuskírteini, řidičský průkaz, číslo řidičského průkazu, vodičský preukaz, jogosítvány, vezetői engedély, permis de conducere, vozačka dozvola, vozniško dovoljenje, шофьорска книжка, свидетельство о правах, водительское удостоверение, водительские права, посвідчення водія, δίπλωμα οδήγησης, άδεια οδήγησης, ehliyet, ehliyet no, sürücü belgesi, sürücü belgesi no,
  رخصة القيادة, رخصة قيادة, רישיון נהיגה, گواهینامه, ڈرائیونگ لائسنس, ड्राइविंग लाइसेंस, चालक लाइसेंस, ড্রাইভিং লাইসেন্স, ஓட்டுநர் உரிமம், డ్రైవింగ్ లైసెన్స్, ಚಾಲನಾ ಪರವಾನಗಿ, ഡ്രൈവിംഗ് ലൈസൻസ്, 運転免許, 運転免許証, 運転免許証番号, 免許証番号, 驾驶证, 驾照, 驾驶证号, 駕照, 운전면허, 운전면허번호, 면허번호, ใบขับขี่, ใบอนุญาตขับขี่, bằng lái xe, giấy phép lái xe, gplx, sim a, surat izin mengemudi, nomor sim, lesen memandu, leseni ya udereva, rybewys, bestuurslisensie
`);

const ANY_LICENCE = words(
  "license, licence, driver, drivers, driving, patente, guida, conducir, permis, führerschein, dl",
);

function judgeLabelled({ text, start }: Found, page: Page) {
  const digits = digitsOf(text);
  // `DL3CAB1234` is one code, and its first letters are no label.
  if (/[A-Z]/i.test(text) && /\p{L}/u.test(page.text[start - 1] ?? "")) return null;
  if (digits.length < 4 || isRepeated(digits) || /^(?:19|20)\d{2}$/.test(text) || /^\d{4}-\d{2}-\d{2}$/.test(text))
    return null;
  return digits.length >= 5 ? 0.9 : 0.7;
}

/** Five letters of the name, year and birth date turned about, initials, a computed tail. */
function judgeBritish(found: Found, page: Page) {
  const [, , month, day] = /^(.{6})(\d{2})(\d{2})/.exec(found.text) ?? [];
  const turned = Number(month) > 50 ? Number(month) - 50 : Number(month);
  if (turned < 1 || turned > 12 || Number(day) < 1 || Number(day) > 31 || !isWhole(page, found.start, found.end))
    return null;
  return page.nearness(LICENCE, found.start, found.end) === "none" ? 0.85 : 0.97;
}

/** Korea: region 11 to 28, year, six digits, two. */
function judgeKorean(found: Found, page: Page) {
  if (!/^(?:1[1-9]|2[0-8])/.test(found.text)) return null;
  return page.nearness(LICENCE, found.start, found.end) !== "none" ? 0.95 : isAlone(found, page) ? 0.8 : 0.6;
}

export default defineEntity({
  type: "drivers_license",
  meaning: "Driving licence numbers after a word that names them; the British and Korean forms also on their own.",
  recognisers: [
    {
      kind: "label",
      id: "labelled",
      labels: LICENCE,
      value:
        /(?:DL[:#]? ?)?(?=[A-Z]{0,6}[ -]?\d|\d[A-Z0-9 -]{0,3}\d)[A-Z0-9]{1,16}(?:[-/][A-Z0-9]{1,9}){0,5}(?: \d{3,11}){0,3}(?![\w])/iy,
      judge: judgeLabelled,
    },
    {
      kind: "pattern",
      id: "british",
      starts: { code: [16, 16] },
      hears: [LICENCE],
      pattern: /(?<![\w-])[A-Z9]{5}\d{6}[A-Z9]{2}[A-Z0-9]{3}(?![\w-])/iy,
      judge: judgeBritish,
    },
    {
      kind: "pattern",
      id: "italian",
      starts: { code: [9, 10] },
      hears: [LICENCE, ANY_LICENCE],
      pattern: /(?<![\w-])(?:[A-Z]{2}\d{7}[A-Z]|U1[BCDFGHJ-NPRSTVWYZ0-9]{6,7}[A-Z])(?![\w-])/iy,
      judge: (found, page) =>
        page.nearness(ANY_LICENCE, found.start, found.end) === "none" ? (isAlone(found, page) ? 0.6 : 0.2) : 0.85,
    },
    {
      kind: "form",
      id: "korean",
      hears: [LICENCE],
      forms: ["99-99-999999-99", "99 99 999999 99"],
      judge: judgeKorean,
    },
  ],
  finds: [
    "Driver's License: «D123-4567-8901»",
    "licence «MORGA657054SM9IJ» checked",
    "Führerschein Nr. «B072RRE2I55»",
    "ehliyet no «123456»",
    "prawo jazdy nr «00001/14/1234»",
    '{"drivers_license":"«F2551234»"}',
    "운전면허 «11-22-333333-44»",
  ],
  ignores: ["software license number of seats", "the MIT license, 1999", "license plate 1234", "MORGANATIC657054"],
});
