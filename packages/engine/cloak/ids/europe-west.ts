/** Person and tax numbers of western and southern Europe. */
import * as atTin from "stdnum/lib/cjs/at/tin.js";
import * as atVnr from "stdnum/lib/cjs/at/vnr.js";
import * as deIdnr from "stdnum/lib/cjs/de/idnr.js";
import * as deStnr from "stdnum/lib/cjs/de/stnr.js";
import * as deSvnr from "stdnum/lib/cjs/de/svnr.js";
import * as esCif from "stdnum/lib/cjs/es/cif.js";
import * as esDni from "stdnum/lib/cjs/es/dni.js";
import * as esNie from "stdnum/lib/cjs/es/nie.js";
import * as esNss from "stdnum/lib/cjs/es/nss.js";
import * as frNif from "stdnum/lib/cjs/fr/nif.js";
import * as gbUtr from "stdnum/lib/cjs/gb/utr.js";
import * as grAmka from "stdnum/lib/cjs/gr/amka.js";
import * as grVat from "stdnum/lib/cjs/gr/vat.js";
import * as iePps from "stdnum/lib/cjs/ie/pps.js";
import * as itIva from "stdnum/lib/cjs/it/iva.js";
import * as nlBsn from "stdnum/lib/cjs/nl/bsn.js";
import * as ptCc from "stdnum/lib/cjs/pt/cc.js";
import * as ptNif from "stdnum/lib/cjs/pt/nif.js";
import { isCodiceFiscale, isLuxembourgish } from "./born.ts";
import { behindPrefix, isCypriotTic, isGermanCard, isItalianCard, isMalteseId, isNifKlm, isNino } from "./checks.ts";
import { isAhv, isNir, isRijksregisternummer } from "./dated.ts";
import { type IdScheme, scheme } from "./scheme.ts";

export const EUROPE_WEST: readonly IdScheme[] = [
  scheme("gb.nino", {
    forms: "AA999999A AA999999 AA_99_99_99_A AA99_99_99A AA-99-99-99-A AA_999999A AA_999999_A",
    check: (value) => /[A-D]$/i.test(value) && isNino(value),
    admits: isNino,
    strength: "fair",
    names: "nino, ni number, national insurance, national insurance number, ni no, insurance number",
  }),
  scheme("gb.utr", {
    forms: "9999999999 99999_99999",
    check: gbUtr,
    strength: "weak",
    names: "utr, unique taxpayer reference, taxpayer reference",
  }),
  scheme("ie.pps", {
    forms: "9999999A 9999999AA",
    check: iePps,
    strength: "fair",
    names: "pps, ppsn, pps number, personal public service",
  }),
  scheme("fr.nir", {
    forms: "999999999999999 9_99_99_99_999_999_99 9_99_99_9A_999_999_99 999999A99999999",
    check: isNir,
    strength: "strong",
    names:
      "nir, numéro de sécurité sociale, sécurité sociale, securite sociale, insee, numéro insee, n° ss, secu, sécu",
  }),
  scheme("fr.nif", {
    forms: "9999999999999 99_99_999_999_999",
    check: frNif,
    strength: "fair",
    names: "numéro fiscal, numero fiscal, fiscal, spi, identifiant fiscal, référence fiscale",
  }),
  scheme("de.idnr", {
    forms: "99999999999 99_999_999_999 999/999/9999/9",
    check: deIdnr,
    strength: "fair",
    names:
      "steuer id, steuerid, steueridentifikationsnummer, steuer identifikationsnummer, idnr, steuerliche identifikationsnummer, identifikationsnummer, tin",
  }),
  scheme("de.stnr", {
    forms: "99/999/99999 999/999/99999 99999/99999 9999999999 9999999999999 999/9999/9999 999/999/9999_9",
    check: deStnr,
    strength: "shape",
    names: "steuernummer, st nr, steuernr, finanzamt",
  }),
  scheme("de.svnr", {
    forms: "99_999999_A_999 99999999A999 99_999999_A999",
    check: deSvnr,
    strength: "fair",
    names: "rentenversicherungsnummer, sozialversicherungsnummer, svnr, versicherungsnummer, rvnr, sv nummer",
  }),
  scheme("de.card", {
    forms: "XXXXXXXXX9",
    check: isGermanCard,
    strength: "shape",
    names: "personalausweis, personalausweisnummer, ausweis, ausweisnummer, ausweis nr, perso",
  }),
  scheme("at.vnr", {
    forms: "9999_999999 9999999999 9999-999999",
    check: atVnr,
    strength: "fair",
    names: "sozialversicherungsnummer, svnr, sv nummer, versicherungsnummer, sv nr",
  }),
  scheme("at.tin", {
    forms: "999999999 99-999/9999 99_999/9999 99--999/9999",
    check: atTin,
    strength: "weak",
    names: "steuernummer, abgabenkontonummer",
  }),
  scheme("ch.ssn", {
    forms: "999.9999.9999.99 9999999999999 999_9999_9999_99",
    check: isAhv,
    strength: "strong",
    names: "ahv, ahv nummer, ahvnummer, avs, numéro avs, numero avs, oasi, sozialversicherungsnummer, n° avs",
  }),
  scheme("nl.bsn", {
    forms: "999999999 9999.99.999 999.99.999 999_999_999 99999999",
    check: nlBsn,
    strength: "weak",
    names: "bsn, burgerservicenummer, sofinummer, burger service nummer, sofi nummer, bsn nummer, bsnnummer",
  }),
  scheme("be.nn", {
    forms:
      "99.99.99-999.99 99999999999 99.99.99.999.99 999999-999-99 99_99_99-999_99 99_99_99_999_99 999999_999_99 99/9999-99999",
    check: isRijksregisternummer,
    strength: "strong",
    names:
      "rijksregisternummer, insz, niss, numéro national, registre national, numéro de registre national, nationaal nummer, nrn, rrn, rijksregister",
  }),
  scheme("lu.nid", {
    forms: "9999999999999 9999_9999_99999",
    check: isLuxembourgish,
    strength: "strong",
    names: "matricule, numéro d'identification national, cns",
  }),
  scheme("es.dni", {
    forms: "99999999A 99999999-A 99.999.999-A 99_999_999_A 99.999.999A 99999999_A",
    check: esDni,
    strength: "fair",
    names: "dni, nif, documento nacional de identidad, documento de identidad, cédula, d.n.i, n.i.f",
  }),
  scheme("es.dni-early", {
    // The first were given without noughts in front, and are still written so.
    forms: "9999999A 999999A 99999A",
    check: (value) => esDni.validate(value.padStart(9, "0")).isValid,
    strength: "shape",
    names: "dni, nif, documento nacional de identidad, d.n.i, n.i.f",
  }),
  scheme("es.nie", {
    forms: "A9999999A A-9999999-A A-9999999A A_9999999_A A9999999-A",
    check: esNie,
    strength: "fair",
    names: "nie, n.i.e, número de identidad de extranjero, nif",
  }),
  scheme("es.nif", {
    forms: "A9999999A A-9999999-A",
    check: isNifKlm,
    strength: "fair",
    names: "nif, número de identificación fiscal",
  }),
  scheme("es.cif", {
    forms: "A99999999 A9999999A A-99999999",
    check: esCif,
    strength: "weak",
    names: "cif, nif empresa, c.i.f",
  }),
  scheme("es.nss", {
    forms: "999999999999 99/99999999/99 99_99999999_99 99/9999999999 99_9999999999",
    check: esNss,
    strength: "fair",
    names: "nss, naf, número de la seguridad social, seguridad social, número de afiliación, nuss",
  }),
  scheme("pt.cc", {
    forms: "99999999_9_AA9 999999999AA9 99999999-9-AA9 999999999_AA9",
    check: ptCc,
    strength: "strong",
    names: "cartão de cidadão, cartao de cidadao, cc, bilhete de identidade, número de identificação civil",
  }),
  scheme("pt.nif", {
    forms: "999999999 999_999_999 999.999.999",
    check: ptNif,
    strength: "weak",
    names: "nif, contribuinte, número de contribuinte, nº contribuinte, número de identificação fiscal",
  }),
  scheme("it.cf", {
    forms: "AAAAAAXXAXXAXXXA AAA_AAA_99A99_A999A",
    check: isCodiceFiscale,
    strength: "fair",
    names: "codice fiscale, cod fisc, c.f, cf, codicefiscale, fiscal code",
  }),
  scheme("it.iva", {
    forms: "99999999999",
    check: itIva,
    strength: "weak",
    names: "partita iva, p iva, piva, p.iva, vat",
  }),
  scheme("gr.amka", { forms: "99999999999", check: grAmka, strength: "fair", names: "αμκα, α.μ.κ.α, amka" }),
  scheme("it.card", {
    forms: "AA99999AA",
    check: isItalianCard,
    strength: "shape",
    names: "carta d'identità, carta d'identità elettronica, cie, carta identità",
  }),
  scheme("gr.afm", {
    forms: "999999999 AA999999999 AA_999999999",
    check: behindPrefix(/^(?:EL|GR) ?/i, (afm) => grVat.validate(afm).isValid),
    strength: "weak",
    names: "αφμ, α.φ.μ, afm",
  }),
  scheme("cy.tic", {
    forms: "99999999A",
    check: isCypriotTic,
    strength: "fair",
    names: "tic, αφτ, tax identification code",
  }),
  scheme("mt.tin", {
    forms: "999999999",
    check: (value) => /^([1-8])\1\d{7}$/.test(value),
    strength: "shape",
    names: "maltese tin, malta tin, tax registration number, numru tat-taxxa",
  }),
  scheme("mt.id", {
    forms: "9999999A 999999A",
    check: isMalteseId,
    strength: "shape",
    names: "identity card, id card, karta tal identità, id number, karta tal-identità",
  }),
  scheme("mt.id-early", {
    forms: "99999A 9999A 999A",
    check: (value) => isMalteseId(value.padStart(8, "0")),
    strength: "shape",
    names: "karta tal identità, karta tal-identità, malta id, malta id card, maltese identity card",
  }),
];
