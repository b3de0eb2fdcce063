/** Person and tax numbers of northern, central and eastern Europe. */
import * as alNipt from "stdnum/lib/cjs/al/nipt.js";
import * as bgPnf from "stdnum/lib/cjs/bg/pnf.js";
import * as hrOib from "stdnum/lib/cjs/hr/oib.js";
import * as mdIdno from "stdnum/lib/cjs/md/idno.js";
import * as plNip from "stdnum/lib/cjs/pl/nip.js";
import * as ruInn from "stdnum/lib/cjs/ru/inn.js";
import * as seOrgnr from "stdnum/lib/cjs/se/orgnr.js";
import * as siDdv from "stdnum/lib/cjs/si/ddv.js";
import * as uaRntrc from "stdnum/lib/cjs/ua/rntrc.js";
import { isCpr, isEgn, isPersonnummer, isPesel, isPeselOfAnyDay, isRodneCislo, isRodneCisloOld } from "./born.ts";
import { behindPrefix, isAnything, isHetu, isHungarianTax, isLatvianCode, isPolishCard, isSnils } from "./checks.ts";
import { isBalticCode, isCnp, isFodselsnummer, isJmbg, isKennitala } from "./dated.ts";
import { type IdScheme, scheme } from "./scheme.ts";

export const EUROPE_NORTH_EAST: readonly IdScheme[] = [
  scheme("se.pnr", {
    forms: "999999-9999 999999+9999 9999999999 999999_9999",
    check: isPersonnummer,
    strength: "fair",
    names: "personnummer, personnr, pnr, samordningsnummer, personal identity number, person nr, personnumret",
  }),
  scheme("se.pnr12", {
    forms: "99999999-9999 999999999999 99999999_9999",
    check: (value) => /^(?:18|19|20)/.test(value) && isPersonnummer(value),
    strength: "strong",
    names: "personnummer, personnr, pnr, samordningsnummer, personal identity number, person nr, personnumret",
  }),
  scheme("se.orgnr", {
    forms: "999999-9999 9999999999",
    check: seOrgnr,
    strength: "weak",
    names: "organisationsnummer, orgnr, org nr, organisationsnr",
  }),
  scheme("no.fnr", {
    forms: "999999_99999 99999999999 999999-99999",
    check: isFodselsnummer,
    strength: "strong",
    names: "fødselsnummer, fodselsnummer, personnummer, fnr, fødselsnr, d-nummer, personnr",
  }),
  scheme("dk.cpr", {
    forms: "999999-9999 9999999999 999999_9999",
    check: isCpr,
    strength: "weak",
    names: "cpr, cpr nummer, cpr nr, cpr-nr, cprnummer, personnummer",
  }),
  scheme("fi.hetu", {
    forms: "999999-999X 999999+999X 999999A999X",
    check: isHetu,
    strength: "strong",
    names: "hetu, henkilötunnus, henkilötunnuksen, sotu, sosiaaliturvatunnus, henkilotunnus, personbeteckning",
  }),
  scheme("is.kt", {
    forms: "999999-9999 9999999999",
    check: isKennitala,
    strength: "strong",
    names: "kennitala, kt, kennitölu",
  }),
  scheme("ee.ik", {
    forms: "99999999999",
    check: isBalticCode,
    strength: "strong",
    names: "isikukood, isikukoodi, personal code, isikukoodiga",
  }),
  scheme("lv.pk", {
    forms: "999999-99999 99999999999",
    check: isLatvianCode,
    strength: "fair",
    names: "personas kods, personas kodu, personas koda",
  }),
  scheme("lt.ak", {
    forms: "99999999999",
    check: isBalticCode,
    strength: "strong",
    names: "asmens kodas, asmens kodą, asmens kodo",
  }),
  scheme("pl.pesel", {
    forms: "99999999999",
    check: isPesel,
    admits: isPeselOfAnyDay,
    strength: "fair",
    names: "pesel, pesel nr, numer pesel, nr pesel, peselu",
  }),
  scheme("pl.nip", {
    forms: "999-999-99-99 9999999999 999-99-99-999 999_999_99_99",
    check: plNip,
    strength: "weak",
    names: "nip, nip nr, numer nip, identyfikacji podatkowej",
  }),
  scheme("pl.dowod", {
    forms: "AAA999999 AAA_999999",
    check: isPolishCard,
    strength: "weak",
    names: "dowód, dowód osobisty, dowodu, dowodu osobistego, seria i numer, nr dowodu, dowod osobisty",
  }),
  scheme("cz.rc", {
    forms: "999999/9999 999999/999 9999999999 999999999",
    check: isRodneCislo,
    admits: isRodneCisloOld,
    strength: "fair",
    names: "rodné číslo, rodne cislo, rč, r.č, rodného čísla, birth number, rodné číslo rč, rodným číslom",
  }),
  scheme("sk.rc", {
    forms: "999999/9999 999999/999 9999999999 999999999",
    check: isRodneCislo,
    admits: isRodneCisloOld,
    strength: "fair",
    names: "rodné číslo, rodne cislo, r.č, rodného čísla",
  }),
  scheme("sk.dic", {
    // Given in order, to people and companies alike; nothing about its check was ever published.
    forms: "9999999999 AA9999999999",
    check: behindPrefix(/^SK/i, (dic) => /^[1-9]\d{9}$/.test(dic)),
    strength: "shape",
    names: "dič, ič dph, daňové identifikačné číslo",
  }),
  scheme("hu.tax", {
    forms: "9999999999",
    check: isHungarianTax,
    strength: "weak",
    names: "adóazonosító, adóazonosító jel, adószám, adóazonosítója",
  }),
  scheme("ro.cnp", {
    forms: "9999999999999",
    check: isCnp,
    strength: "strong",
    names: "cnp, cod numeric personal, cnp-ul, codul numeric personal",
  }),
  scheme("ro.nif", {
    // Of foreigners without a personal number; always behind 9000, and its last digit is no check that anybody knows.
    forms: "9999999999999",
    check: (value) => value.startsWith("9000"),
    strength: "shape",
    names: "nif, număr de identificare fiscală, numar de identificare fiscala, cod de identificare fiscală",
  }),
  scheme("bg.egn", {
    forms: "9999999999",
    check: isEgn,
    strength: "fair",
    names: "егн, egn, единен граждански номер, е.г.н",
  }),
  scheme("bg.pnf", {
    forms: "9999999999 9999_999_999",
    check: bgPnf,
    strength: "weak",
    names: "лнч, личен номер на чужденец, pnf, lnch",
  }),
  scheme("hr.oib", {
    forms: "99999999999 AA_99999999999 AA99999999999",
    check: behindPrefix(/^HR ?/i, (oib) => hrOib.validate(oib).isValid),
    strength: "weak",
    names: "oib, osobni identifikacijski broj, oib-a",
  }),
  scheme("si.emso", {
    forms: "9999999999999",
    check: isJmbg,
    strength: "strong",
    names: "emšo, emso, enotna matična številka",
  }),
  scheme("si.davcna", {
    forms: "99999999 AA99999999 AA_99999999",
    check: siDdv,
    strength: "weak",
    names: "davčna številka, davcna stevilka, davčna",
  }),
  scheme("rs.jmbg", {
    forms: "9999999999999",
    check: isJmbg,
    strength: "strong",
    names: "jmbg, јмбг, матични број, matični broj, jedinstveni matični broj, матичен број, ембг",
  }),
  scheme("al.nid", {
    forms: "A99999999A",
    check: alNipt,
    strength: "shape",
    names: "nid, numri personal, nipt, numri i identitetit",
  }),
  scheme("ru.inn", { forms: "999999999999 9999999999", check: ruInn, strength: "fair", names: "инн, inn" }),
  scheme("ru.snils", {
    forms: "999-999-999_99 999-999-999-99 99999999999",
    check: isSnils,
    strength: "fair",
    names: "снилс, snils",
  }),
  scheme("ru.passport", {
    forms: "99_99_999999 9999_999999 9999999999",
    check: isAnything,
    strength: "shape",
    names: "паспорт, серия и номер, паспорт серия, паспорт гражданина",
  }),
  scheme("ua.rntrc", {
    forms: "9999999999",
    check: uaRntrc,
    strength: "weak",
    names:
      "іпн, рнокпп, ідентифікаційний код, ідентифікаційний номер, ипн, податковий номер, ідентифікаційний номер платника",
  }),
  scheme("md.idno", { forms: "9999999999999", check: mdIdno, strength: "shape", names: "idnp, idno, cod personal" }),
];
