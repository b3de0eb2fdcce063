/** Medical record, chart, episode and patient numbers: the label is all that tells them from any other number. */
import { defineEntity, digitsOf, type Found, type Page, words } from "@portcullis/engine/cloak";

const RECORD = words(`
  mrn, mrn number, medical record, medical record number, medical record no, med rec, med rec no, medical rec, health record number, medical file, medical file number, patient file, patient file number, patient record, ehr id, emr id, chart, chart number, chart no, chart id, patient id, patient number, patient no, patientid, patient identifier, pid number, pt id, hospital number, hospital no, hospital id, encounter, encounter id, encounter number, episode number, visit number, accession, accession number, case history, unit number, nhc, account of patient,
  historia clínica, número de historia clínica, número de historia, nº historia, expediente, numéro de dossier, dossier patient, dossier médical, ipp, numéro patient, numéro de patient, n° patient, id patient, patientennummer, patienten id, patienten nr, patientenakte, krankenaktennummer, fallnummer, aufnahmenummer, numer pacjenta, id pacjenta, numer historii choroby, nr kartoteki, patiëntnummer, patientnummer, patientnr, patiëntnr, dossiernummer, opnamenummer, cartella clinica, numero cartella, id paziente, codice paziente, prontuário, número do prontuário, processo clínico, hasta no, hasta numarası, protokol no, dosya no, journalnummer, potilasnumero, pacient id, číslo pacienta, číslo karty, fișa medicală, номер карты пациента, медицинская карта, история болезни, номер медкарты, αριθμός μητρώου, رقم الملف, رقم المريض, رقم الملف الطبي, תיק רפואי, מספר תיק, मरीज आईडी, रोगी आईडी, रोगी संख्या, मेडिकल रिकॉर्ड, রোগী আইডি, நோயாளி எண், రోగి ఐడి, 患者id, 患者番号, カルテ番号, 診察券番号, 病历号, 患者编号, 住院号, 门诊号, 病歷號, 환자번호, 환자 id, 등록번호, 차트번호, hn, เลขที่ผู้ป่วย, mã bệnh nhân, số bệnh án, nomor rekam medis, no rekam medis, rekam medis, nombor pesakit, namba ya mgonjwa
`);

function judge({ text, start }: Found, page: Page) {
  const digits = digitsOf(text);
  // `HN-20413` is one code, and its letters are no label.
  if (/(?<![\p{L}\d])\p{Lu}{2,3}-$/u.test(page.text.slice(Math.max(0, start - 5), start))) return null;
  if (digits.length < 4 || /^(?:19|20)\d{2}$/.test(text) || /^\d{4}-\d{2}-\d{2}/.test(text)) return null;
  return digits.length >= 5 ? 0.9 : 0.75;
}

export default defineEntity({
  type: "medical_record_number",
  meaning: "Medical record, chart, encounter and patient numbers after the word that names them.",
  recognisers: [
    {
      kind: "label",
      id: "labelled",
      labels: RECORD,
      value: /(?=[A-Z/#-]{0,6}\d)[A-Z0-9]{1,12}(?:[-/.][A-Z0-9]{1,10}){0,3}(?![\w])/iy,
      judge,
    },
    {
      kind: "keyword",
      id: "health-message",
      // HL7: the third field of a patient's segment.
      keywords: ["pid|"],
      pattern: /PID\|[^|\n]{0,8}\|[^|\n]{0,60}\|(?<value>[A-Z0-9-]{3,20})(?=[\^|~])/y,
      judge: ({ text }) => (/\d/.test(text) ? 0.95 : null),
    },
  ],
  finds: [
    "PID|1||«MRN88121»^^^H^MR||HOLLOWAY^GRACE||19790612|F",
    '{"type":{"text":"MRN"},"value":"«00482913»"}',
    "MRN: «00482913»",
    "patient ID «P-102938»",
    "Patientennummer «884512»",
    '{"mrn":"«A1234567»"}',
    "カルテ番号 «778812»",
    "medical record no. «12-34-567»",
    "cartella clinica n. «2024/1182»",
    "患者ID：«00012345»",
  ],
  ignores: [
    "sku HN-20413 in stock",
    "chart 12 shows growth",
    "the encounter in 1999",
    "patient since 2019-04-01",
    "hospital number one",
  ],
});
