/** Person and tax numbers of Asia, Africa and Oceania. */

import * as auAbn from "stdnum/lib/cjs/au/abn.js";
import * as auAcn from "stdnum/lib/cjs/au/acn.js";
import * as auTfn from "stdnum/lib/cjs/au/tfn.js";
import * as cnRic from "stdnum/lib/cjs/cn/ric.js";
import * as idNpwp from "stdnum/lib/cjs/id/npwp.js";
import * as ilIdnr from "stdnum/lib/cjs/il/idnr.js";
import * as inAadhaar from "stdnum/lib/cjs/in/aadhaar.js";
import * as inGstin from "stdnum/lib/cjs/in/gstin.js";
import * as kePin from "stdnum/lib/cjs/ke/pin.js";
import * as krBrn from "stdnum/lib/cjs/kr/brn.js";
import * as myNric from "stdnum/lib/cjs/my/nric.js";
import * as nzIrd from "stdnum/lib/cjs/nz/ird.js";
import * as pkCnic from "stdnum/lib/cjs/pk/cnic.js";
import * as thIdnr from "stdnum/lib/cjs/th/idnr.js";
import * as thTin from "stdnum/lib/cjs/th/tin.js";
import * as tnMf from "stdnum/lib/cjs/tn/mf.js";
import * as trTckimlik from "stdnum/lib/cjs/tr/tckimlik.js";
import * as trVkn from "stdnum/lib/cjs/tr/vkn.js";
import * as vnMst from "stdnum/lib/cjs/vn/mst.js";
import * as zaTin from "stdnum/lib/cjs/za/tin.js";
import { digitsOf } from "../checks/digits.ts";
import { isChineseOld, isKoreanRrn, isKoreanRrnOfAnyCentury, isKoreanRrnUnchecked } from "./born.ts";
import {
  behindPrefix,
  isAnything,
  isEgyptianId,
  isEmiratesId,
  isHongKongId,
  isKazakhIin,
  isLibyanId,
  isMelliCode,
  isMyNumber,
  isNik,
  isNin,
  isNric,
  isPan,
  isSaudiId,
  isSriLankan,
  isTaiwanId,
  isTunisianCard,
} from "./checks.ts";
import { isSouthAfrican } from "./dated.ts";
import { type IdScheme, scheme } from "./scheme.ts";

export const ASIA_AFRICA_OCEANIA: readonly IdScheme[] = [
  scheme("in.aadhaar", {
    forms: "9999_9999_9999 999999999999 9999-9999-9999 9999:9999:9999",
    check: (value) => inAadhaar.validate(digitsOf(value)).isValid,
    strength: "weak",
    names:
      "aadhaar, aadhar, adhaar, uidai, uid, aadhaar number, aadhar number, आधार, आधार नंबर, आधार संख्या, আধার, ஆதார், ఆధార్, ಆಧಾರ್, ആധാർ, આધાર, ਆਧਾਰ, ଆଧାର, আধাৰ, آدھار, aadhaar card",
  }),
  scheme("in.pan", {
    forms: "AAAAA9999A",
    check: isPan,
    strength: "fair",
    names: "pan, pan number, pan card, permanent account number, पैन, পান, पॅन, பான், పాన్, ಪ್ಯಾನ್, પાન, ਪੈਨ, ପାନ",
  }),
  scheme("in.pan-other", {
    forms: "AAAAA9999A",
    // The fourth letter tells the kind of holder; people who make one up do not know that.
    check: (value) => /^[A-Z]{5}\d{4}[A-Z]$/.test(value),
    strength: "shape",
    names: "pan, pan number, pan card, permanent account number",
  }),
  scheme("in.epic", {
    forms: "AAA9999999",
    // Cards were given long before there was a check digit.
    check: (value) => /^[A-Z]{3}\d{7}$/i.test(value),
    strength: "shape",
    names: "voter id, epic, voter card, voter, election card, मतदाता, मतदाता पहचान, वोटर आईडी, ఓటర్, வாக்காளர்",
  }),
  scheme("in.gstin", {
    forms: "99AAAAA9999A9AX 99AAAAA9999AXAX",
    check: inGstin,
    strength: "strong",
    names: "gstin, gst, gst number",
  }),
  scheme("cn.ric", {
    forms: "99999999999999999X",
    check: cnRic,
    strength: "strong",
    names: "身份证, 身份证号, 身份证号码, 公民身份号码, resident identity card, id card, 身分證",
  }),
  scheme("cn.old", {
    forms: "999999999999999",
    check: isChineseOld,
    strength: "weak",
    names: "身份证, 身份证号, 身份证号码, 公民身份号码, 身分證",
  }),
  scheme("kr.rrn", {
    forms: "999999-9999999 9999999999999 999999_9999999",
    check: isKoreanRrn,
    admits: isKoreanRrnOfAnyCentury,
    strength: "strong",
    names:
      "주민등록번호, 주민번호, 외국인등록번호, rrn, frn, foreigner registration number, alien registration number, resident registration number, resident registration, 외국인등록",
  }),
  scheme("kr.rrn-random", {
    forms: "999999-9999999 999999_9999999",
    // Since 2020 the last digits are random, also those of a number that is changed.
    check: isKoreanRrnUnchecked,
    strength: "weak",
    names:
      "주민등록번호, 주민번호, 외국인등록번호, rrn, frn, foreigner registration number, alien registration number, resident registration number, resident registration, 외국인등록",
  }),
  scheme("kr.brn", {
    forms: "999-99-99999 9999999999",
    check: krBrn,
    strength: "weak",
    names: "사업자등록번호, 사업자번호, brn, business registration",
  }),
  scheme("jp.mynumber", {
    forms: "9999_9999_9999 999999999999 9999-9999-9999",
    check: isMyNumber,
    strength: "weak",
    names: "マイナンバー, 個人番号, my number, individual number",
  }),
  scheme("tw.id", {
    forms: "A999999999 AA99999999",
    check: isTaiwanId,
    strength: "weak",
    names: "身分證, 身分證字號, 身份證字號, 統一編號, national id, arc",
  }),
  scheme("hk.hkid", {
    forms: "A999999(X) AA999999(X) A999999[X] AA999999[X] A999999X AA999999X",
    check: isHongKongId,
    strength: "fair",
    names: "hkid, 身份證, 身份證號碼, hong kong identity card, hong kong id",
  }),
  scheme("sg.nric", {
    forms: "A9999999A",
    check: isNric,
    strength: "fair",
    names: "nric, fin, nric number, identity card, ic, ic number, uinfin",
  }),
  scheme("my.nric", {
    forms: "999999-99-9999 999999999999",
    check: myNric,
    strength: "fair",
    names: "mykad, nric, no kp, kad pengenalan, no. kp, ic, ic number, no ic",
  }),
  scheme("th.id", {
    forms: "9-9999-99999-99-9 9999999999999 9_9999_99999_99_9",
    check: (value) => /^[1-8]/.test(value) && thIdnr.validate(value).isValid,
    strength: "weak",
    names: "เลขประจำตัวประชาชน, บัตรประชาชน, เลขบัตรประชาชน, thai id, citizen id, เลขประจำตัวผู้เสียภาษี, national id, tnin",
  }),
  scheme("id.nik", {
    forms: "9999999999999999",
    check: isNik,
    strength: "fair",
    names: "nik, ktp, nomor induk kependudukan, no ktp, nomor ktp",
  }),
  scheme("id.npwp", { forms: "99.999.999.9-999.999 999999999999999", check: idNpwp, strength: "weak", names: "npwp" }),
  scheme("pk.cnic", {
    forms: "99999-9999999-9 9999999999999",
    check: pkCnic,
    strength: "shape",
    names: "cnic, nicop, شناختی کارڈ, شناختی کارڈ نمبر, national identity card",
  }),
  scheme("lk.nic", {
    forms: "999999999A 999999999999",
    check: isSriLankan,
    admits: (value) => /^[1-9]\d{8}[VX]$|^(?:19|20)\d{10}$/i.test(value),
    strength: "shape",
    names: "nic, national identity card, nic number",
  }),
  scheme("vn.cccd", {
    forms: "999999999999 999999999",
    check: isAnything,
    strength: "shape",
    names: "cccd, cmnd, căn cước, căn cước công dân, chứng minh nhân dân, số cccd, số cmnd",
  }),
  scheme("vn.mst", { forms: "9999999999 9999999999-999", check: vnMst, strength: "weak", names: "mst, mã số thuế" }),
  scheme("bd.nid", {
    forms: "9999999999 99999999999999999 9999999999999",
    check: isAnything,
    strength: "shape",
    names: "nid, জাতীয় পরিচয়পত্র, এনআইডি, nid number",
  }),
  scheme("ph.id", {
    forms: "9999-9999-9999-9999 9999-9999-9999 999-999-999-999 99-9999999-9 999-999-999",
    check: isAnything,
    strength: "shape",
    names: "philsys, psn, pcn, tin, sss, umid, sss number",
  }),
  scheme("il.id", {
    forms: "999999999 99999999-9 9999999-9",
    check: (value) => ilIdnr.validate(digitsOf(value).padStart(9, "0")).isValid,
    strength: "weak",
    names: "תעודת זהות, ת.ז, ת״ז, מספר זהות, teudat zehut, israeli id",
  }),
  scheme("tr.tc", {
    forms: "99999999999",
    check: trTckimlik,
    strength: "fair",
    names:
      "tc kimlik, t.c. kimlik, tckn, kimlik no, kimlik numarası, tc no, t.c. kimlik no, tc kimlik no, kimlik, tc kimlik numarası, tc",
  }),
  scheme("tr.vkn", {
    forms: "9999999999",
    check: trVkn,
    strength: "weak",
    names: "vergi no, vergi kimlik, vergi numarası, vkn, vergi kimlik no",
  }),
  scheme("ir.melli", {
    forms: "999-999999-9 9999999999",
    check: isMelliCode,
    strength: "weak",
    names: "کد ملی, شماره ملی, melli code, کدملی",
  }),
  scheme("sa.id", {
    forms: "9999999999",
    check: isSaudiId,
    strength: "weak",
    names: "رقم الهوية, الهوية الوطنية, هوية, iqama, الإقامة, رقم الإقامة, national id, الهوية",
  }),
  scheme("ae.id", {
    forms: "999-9999-9999999-9 999999999999999",
    check: isEmiratesId,
    strength: "strong",
    names: "emirates id, eid, الهوية الإماراتية, رقم الهوية, هوية الإمارات",
  }),
  scheme("eg.id", {
    forms: "99999999999999",
    check: isEgyptianId,
    strength: "fair",
    names: "الرقم القومي, رقم قومي, national id, رقم البطاقة",
  }),
  scheme("kz.iin", { forms: "999999999999", check: isKazakhIin, strength: "strong", names: "иин, жсн, iin" }),
  scheme("ly.id", { forms: "999999999999", check: isLibyanId, strength: "fair", names: "الرقم الوطني, رقم وطني" }),
  scheme("za.id", {
    forms: "9999999999999 999999_9999_999 999999_9999_99_9",
    check: isSouthAfrican,
    strength: "strong",
    names:
      "id number, identity number, sa id, said, id-nommer, id nommer, identiteitsnommer, inombolo kamazisi, identity document",
  }),
  scheme("ng.nin", {
    forms: "99999999999 9999_999_9999",
    check: isNin,
    strength: "shape",
    names: "nin, national identification number, nin number, bvn",
  }),
  scheme("ke.pin", { forms: "A999999999A", check: kePin, strength: "shape", names: "kra pin, kra, pin" }),
  scheme("ke.id", {
    forms: "99999999 9999999",
    check: isAnything,
    strength: "shape",
    names: "kitambulisho, nambari ya kitambulisho, huduma, national id, id number",
  }),
  scheme("tz.nida", {
    forms: "99999999-99999-99999-99 99999999999999999999",
    check: isAnything,
    strength: "shape",
    names: "nida, kitambulisho cha taifa, nambari ya nida",
  }),
  scheme("et.fayda", {
    forms: "999999999999 9999_9999_9999 9999999999999999",
    check: isAnything,
    strength: "shape",
    names: "fayda, fayda id, fin, fan, ፋይዳ, የፋይዳ",
  }),
  scheme("gh.card", { forms: "AAA-999999999-9", check: isAnything, strength: "shape", names: "ghana card, ghanacard" }),
  scheme("au.tfn", {
    forms: "999_999_999 999999999 99_999_999",
    check: auTfn,
    strength: "weak",
    names: "tfn, tax file number",
  }),
  scheme("au.acn", {
    forms: "999_999_999 999999999",
    check: auAcn,
    strength: "weak",
    names: "acn, australian company number",
  }),
  scheme("au.abn", {
    forms: "99_999_999_999 99999999999",
    check: auAbn,
    strength: "fair",
    names: "abn, australian business number",
  }),
  scheme("nz.ird", {
    forms: "99-999-999 999-999-999 99999999 999999999 AA_99-999-999 AA_999-999-999 9999999-9 99999999-9",
    check: behindPrefix(/^NZ ?/i, (ird) => nzIrd.validate(ird).isValid),
    strength: "weak",
    names: "ird, ird number",
  }),
  scheme("tn.mf", {
    forms: "9999999A/A/A/999 9999999AAA999 9999999/A/A/A/999 9999999_A 9999999A",
    check: tnMf,
    strength: "shape",
    names: "matricule fiscal, mf",
  }),
  scheme("tn.mf-early", {
    forms: "999999A 99999A 9999A 999A",
    check: tnMf,
    strength: "shape",
    names: "matricule fiscal",
  }),
  scheme("tn.cin", {
    forms: "99999999",
    check: isTunisianCard,
    strength: "shape",
    names: "cin, carte d'identité nationale, بطاقة التعريف, بطاقة التعريف الوطنية",
  }),
  scheme("za.tin", {
    forms: "9999999999 9999/999/99/9",
    check: zaTin,
    strength: "weak",
    names: "sars, income tax number, tax reference number",
  }),
  scheme("th.tin", {
    forms: "9999999999999 9_9999_99999_99_9 9-9999-99999-99-9 9-99-9-999-99999-9",
    check: thTin,
    strength: "shape",
    names: "เลขประจำตัวผู้เสียภาษี, taxpayer identification",
  }),
];
