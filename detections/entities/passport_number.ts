/**
 * Passport numbers, by their label: no two countries agree on a form, and none but the machine-readable zone carries a
 * checksum. That zone is read wherever it stands.
 */
import {
  defineEntity,
  digitsOf,
  type Found,
  isAlone,
  isMrzField,
  isMrzLine,
  isRepeated,
  type Page,
  words,
} from "@portcullis/engine/cloak";

const PASSPORT = words(`
  passport, passports, passport number, passport no, passport num, passportno, passport book, passport card, travel document, travel document number, us passport, uk passport,
  pasaporte, número de pasaporte, nro de pasaporte, passeport, numéro de passeport, n° de passeport, reisepass, reisepassnummer, reisepass nr, pass nr, passnummer, paszport, paszportu, nr paszportu, numer paszportu, seria i numer paszportu,
  paspoort, paspoortnummer, paspoort nr, passaporto, numero di passaporto, passaporte, número do passaporte, pasaport, pasaport no, pasaport numarası, passinumero, passin numero, passi number, passinumber, αρ διαβατηρίου, putovnica, putovnice, broj putovnice, potni list, potnega lista, številka potnega lista, pases numurs, pases nr, pase nr, paso numeris, paso nr, pasas, útlevelem, útlevelem száma, útlevél száma, číslo cestovného pasu, nr paszportu, паспорт серия, серия и номер паспорта, vegabréf, pasnummer, pas nr, útlevél, útlevélszám, cestovní pas, číslo pasu, cestovný pas, pašaport, pașaport, паспорт, загранпаспорт, номер паспорта, паспорта, задграничен паспорт, διαβατήριο, αριθμός διαβατηρίου,
  جواز السفر, جواز سفر, رقم جواز السفر, جواز, גיליון, דרכון, מספר דרכון, گذرنامه, پاسپورٹ, पासपोर्ट, পাসপোর্ট, பாஸ்போர்ட், కడవుచీట్టు, పాస్‌పోర్ట్, ಪಾಸ್ಪೋರ್ಟ್, പാസ്പോർട്ട്, パスポート, パスポート番号, 旅券, 旅券番号, 护照, 护照号, 护照号码, 護照, 護照號碼, 여권, 여권번호, หนังสือเดินทาง, เลขที่หนังสือเดินทาง, hộ chiếu, số hộ chiếu, paspor, nomor paspor, pasport, no pasport, pasaporte blg, pasipoti, paspoortnommer
`);

function judge(found: Found) {
  const digits = digitsOf(found.text);
  const coded = /^(?=[A-Z0-9]{0,8}[A-Z])[A-Z0-9]{7,9}$/.test(found.text) && digits.length >= 2;
  if ((digits.length < 4 && !coded) || found.text.length > 14) return null;
  if (isRepeated(digits) && !/[A-Z]/.test(found.text)) return null;
  // A year or an amount after the word is about the passport, not its number.
  if (/^(?:19|20)\d{2}$/.test(found.text)) return null;
  return digits.length >= 6 ? 0.93 : digits.length >= 4 ? 0.75 : 0.6;
}

/** In the second line of a passport's zone the number is the first nine characters; they carry their own check digit. */
function judgeZone({ text, start }: Found, _page: Page) {
  if (!isMrzLine(text)) return null;
  return { score: 0.99, start, end: start + text.slice(0, 9).replace(/<+$/, "").length, proof: "checksum" as const };
}

export default defineEntity({
  type: "passport_number",
  meaning: "Passport numbers after a word that names them, and the number in a machine-readable zone.",
  recognisers: [
    {
      kind: "label",
      id: "labelled",
      labels: PASSPORT,
      value:
        /\d{2} \d{7}(?!\w)|(?:\d{2} ?\d{2}|\d{2,3}|\d \d{2}) \d{6}(?!\w)|(?:[A-Za-z]{1,3}[ -]?)?\d{4,9}(?:-?[A-Z0-9]{1,3})?(?!\w)|(?=[A-Z]{0,4}\d)[A-Z0-9]{6,12}(?!\w)|(?=[A-Z]{5,7}\d)[CFGHJKLMNPRTVWXYZ0-9]{8}\d(?!\w)/y,
      judge,
    },
    {
      kind: "form",
      id: "named-after",
      hears: [PASSPORT],
      forms: ["A", "AA", "AAA"].flatMap((letters) => ["999999", "9999999", "99999999"].map((rest) => letters + rest)),
      judge: ({ start, end }, page) =>
        page.nearness(PASSPORT, start, end) === "none" || page.isNamed(start) ? null : 0.7,
    },
    {
      kind: "pattern",
      id: "german",
      starts: { code: [9, 9] },
      pattern: /(?<![\w-])[CFGHJKLcfghjkl][CFGHJKLMNPRTVWXYZcfghjklmnprtvwxyz0-9]{7}\d(?![\w-])/y,
      judge: (found, page) =>
        isAlone(found, page) && isMrzField(found.text) ? { score: 0.6, proof: "checksum" } : null,
    },
    {
      kind: "pattern",
      id: "zone",
      starts: { code: [2, 44] },
      needs: ["angle"],
      pattern: /(?<![\w<])[A-Z0-9<]{9}\d[A-Z]{3}\d{6}\d[MFX<]\d{6}\d[A-Z0-9<]{2,16}(?![\w<])/y,
      judge: judgeZone,
    },
  ],
  finds: [
    "Passport No: «C01X00T47»",
    "pasaporte «AAB123456», vigente",
    "paszport nr «ZS 0000177»",
    '{"passport_number":"«533380006»"}',
    "여권번호 «M12345678»",
    "Passin numero: «XP1234567»",
    "broj putovnice «083456712»",
    "Reisepassnummer: «CFGHJK4L7»",
    "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\n«L898902C3»6UTO7408122F1204159ZE184226B<<<<<10",
  ],
  ignores: ["passport expires 2031", "passport control at gate 12345", "no passport needed", "C01X00T47 is a code"],
});
