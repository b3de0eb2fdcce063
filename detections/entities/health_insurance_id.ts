/**
 * Health insurance numbers: the British NHS number, the US Medicare identifier, the German KVNR, Australian Medicare and
 * policy or member numbers by their label. One random number in ten or eleven passes most of the checksums, so a pass
 * alone stays low.
 */
import {
  DENIED,
  defineEntity,
  digitsOf,
  type Found,
  IMPERSONAL,
  isAlone,
  isKvnr,
  isMedicareAu,
  isNhs,
  isRepeated,
  type Page,
  weigh,
  weighFailed,
  words,
} from "@portcullis/engine/cloak";

const INSURANCE = words(`
  nhs, nhs number, nhs no, nhsnumber, medicare, medicare number, medicare no, medicare id, mbi, medicare beneficiary identifier, hicn, medicaid, medicaid id, medicaid number, ehic, health insurance, health insurance number, health insurance id, health card, health card number, health plan, insurance id, insurance code, insurance number, insurance no, insurance policy, insurance policy number, insurance member id, member id, member number, memberid, member no, policy number, policy no, policy id, policyholder id, policy #, subscriber id, subscriber number, subscriber no, beneficiary number, beneficiary id, group number, medical aid, medical aid number, medical aid no, medical scheme number, nhif number, nhif member number, ohip, ramq, phn, chi number, h&c number, ihi, dva,
  tarjeta sanitaria, número de tarjeta sanitaria, cip, póliza, número de póliza, seguro médico, número de asegurado, carte vitale, numéro de mutuelle, mutuelle, numéro d'adhérent, krankenversicherung, krankenversicherungsnummer, krankenversichertennummer, krankenkasse, versichertennummer, versichertennr, versicherungsnummer, kv nummer, kv nr, krankenversichertennr, krankenversicherungsnr, kvnr, versicherten nr, versichertenkarte, gesundheitskarte, egk, ubezpieczenie zdrowotne, numer polisy, nr polisy, polisa, zorgverzekering, polisnummer, verzekerdennummer, zorgpas, tessera sanitaria, numero tessera sanitaria, polizza, cartão de saúde, sns, número de utente, utente, carteirinha, plano de saúde, cartão sus, cns, sağlık sigortası, poliçe no, sigorta no, sgk no, taj, taj szám, sjukförsäkring, sygesikring, kela, zdravotní pojištění, číslo pojištěnce, полис, полис омс, омс, номер полиса, поліс, ασφάλιση, رقم التأمين, التأمين الصحي, بوليصة, קופת חולים, स्वास्थ्य बीमा, बीमा संख्या, पॉलिसी नंबर, আয়ুষ্মান, abha, abha number, आभा, आभा नंबर, आयुष्मान, ayushman, 健康保険, 保険証番号, 被保険者番号, 保険者番号, 健康保険証, 医保, 医保卡号, 社保卡, 健保卡, 건강보험, 건강보험증번호, 보험증번호, บัตรทอง, ประกันสุขภาพ, bhyt, bảo hiểm y tế, mã bhyt, bpjs, nomor bpjs, nhif, nhis, philhealth
`);

const POLICY = words("policy, member, subscriber, insurance, plan");

const LABELLED_SHAPE =
  /\d{4} \d{5} \d(?:[ /]\d)?(?![\w])|(?=[A-Z -]{0,6}\d)[A-Z0-9]{1,20}(?:[ -](?=[A-Z]{0,3}\d)[A-Z0-9]{2,12}){0,4}(?:-\d)?(?![\w])/iy;

function judgeNhs(found: Found, page: Page) {
  if (!isNhs(digitsOf(found.text))) return null;
  const written = /\D/.test(found.text);
  const odds = { label: 0.98, near: 0.9, alone: 0.6, bare: written ? 0.35 : 0.1 };
  return { score: weigh(found, page, { speaks: INSURANCE, odds }), proof: "checksum" as const };
}

function judgeMbi(found: Found, page: Page) {
  if (/^0|[slobiz]/i.test(found.text)) return null;
  return weigh(found, page, { speaks: INSURANCE, odds: { label: 0.98, near: 0.95, alone: 0.85, bare: 0.75 } });
}

function judgeKvnr(found: Found, page: Page) {
  if (!isKvnr(found.text.toUpperCase())) return null;
  const odds = { label: 0.98, near: 0.93, alone: 0.75, bare: 0.45 };
  return { score: weigh(found, page, { speaks: INSURANCE, odds }), proof: "checksum" as const };
}

function judgeMedicareAu(found: Found, page: Page) {
  if (!isMedicareAu(digitsOf(found.text))) return null;
  const odds = { label: 0.97, near: 0.9, alone: 0.55, bare: /\D/.test(found.text) ? 0.35 : 0.08 };
  return { score: weigh(found, page, { speaks: INSURANCE, odds }), proof: "checksum" as const };
}

function judgeLabelled(found: Found, page: Page) {
  const digits = digitsOf(found.text);
  if (digits.length < 5 || isRepeated(digits) || /^\d{4}-\d{2}-\d{2}/.test(found.text)) return null;
  if (/nhs\W{0,4}(?:number|no)?\W{0,4}$/i.test(page.text.slice(0, found.start).slice(-20)) && !isNhs(digits))
    return weighFailed(found, page);
  return isAlone(found, page) ? null : 0.85;
}

export default defineEntity({
  type: "health_insurance_id",
  meaning: "NHS, Medicare, KVNR and other health insurance numbers, and policy or member numbers under their label.",
  recognisers: [
    {
      kind: "form",
      id: "nhs",
      hears: [INSURANCE, IMPERSONAL],
      forms: ["9999999999", "999 999 9999", "999-999-9999"],
      judge: judgeNhs,
    },
    {
      kind: "form",
      id: "mbi",
      hears: [INSURANCE, IMPERSONAL],
      forms: ["9AX9AX9AA99", "9AX9-AX9-AA99"],
      judge: judgeMbi,
    },
    {
      kind: "form",
      id: "kvnr",
      hears: [INSURANCE, IMPERSONAL],
      forms: ["A999999999"],
      judge: judgeKvnr,
    },
    {
      kind: "form",
      id: "medicare-au",
      hears: [INSURANCE, IMPERSONAL],
      forms: ["9999999999", "9999 99999 9", "9999-99999-9"].flatMap((form) =>
        ["", "9", " 9", "/9", "-9"].map((reference) => form + reference),
      ),
      judge: judgeMedicareAu,
    },
    {
      kind: "label",
      id: "numbered-policy",
      labels: POLICY,
      value: LABELLED_SHAPE,
      // A policy is most often a rule; with the sign for "number" it is a contract.
      judge: (found, page) =>
        /[a-z] ?# ?$/i.test(page.text.slice(Math.max(0, found.start - 4), found.start)) &&
        digitsOf(found.text).length >= 5
          ? 0.8
          : null,
    },
    { kind: "label", id: "labelled", labels: INSURANCE, hears: [DENIED], value: LABELLED_SHAPE, judge: judgeLabelled },
  ],
  finds: [
    "NHS number «943 476 5919»",
    "MBI «1EG4-TE5-MK73»",
    "KVNR: «A123456780»",
    "member ID «XYZ123456789»",
    "Medicare «2123 45670 1» card",
    '{"policy_number":"«POL-7788123»"}',
    "被保険者番号 «12345678»",
    "полис ОМС «1234567890123456»",
    "KV-Nummer: «A123456780»",
    "medical aid no. «DIS-44120987»",
    "PhilHealth «12-345678901-2»",
    "Insured: Ana; Policy # «44-7789-2»; Group 1002",
    "eGK-Nummer «M123456785» bitte angeben",
  ],
  ignores: [
    "NHS number 943 476 5918 is invalid",
    "order 9434765919",
    "policy number of the week",
    "our policy 2024-1188 on travel",
    "the open-door policy\n\n### 30-60-90 day plan",
    "group number 4",
    "call 401-023-2138 x",
  ],
});
