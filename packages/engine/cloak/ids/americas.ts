/** Person and tax numbers of the Americas (for the US number of social security see the type `ssn`). */
import * as arCuit from "stdnum/lib/cjs/ar/cuit.js";
import * as arDni from "stdnum/lib/cjs/ar/dni.js";
import * as brCnpj from "stdnum/lib/cjs/br/cnpj.js";
import * as brCpf from "stdnum/lib/cjs/br/cpf.js";
import * as caSin from "stdnum/lib/cjs/ca/sin.js";
import * as clRut from "stdnum/lib/cjs/cl/rut.js";
import * as coNit from "stdnum/lib/cjs/co/nit.js";
import * as crCpf from "stdnum/lib/cjs/cr/cpf.js";
import * as cuNi from "stdnum/lib/cjs/cu/ni.js";
import * as doCedula from "stdnum/lib/cjs/do/cedula.js";
import * as ecCi from "stdnum/lib/cjs/ec/ci.js";
import * as gtCui from "stdnum/lib/cjs/gt/cui.js";
import * as mxCurp from "stdnum/lib/cjs/mx/curp.js";
import * as mxRfc from "stdnum/lib/cjs/mx/rfc.js";
import * as peCui from "stdnum/lib/cjs/pe/cui.js";
import * as peRuc from "stdnum/lib/cjs/pe/ruc.js";
import * as pyRuc from "stdnum/lib/cjs/py/ruc.js";
import * as uyCedula from "stdnum/lib/cjs/uy/cedula.js";
import * as veRif from "stdnum/lib/cjs/ve/rif.js";
import { behindPrefix, isAnything, isEin, isPtin } from "./checks.ts";
import { type IdScheme, scheme } from "./scheme.ts";

export const AMERICAS: readonly IdScheme[] = [
  scheme("br.cpf", {
    forms: "999.999.999-99 99999999999 999999999-99 999_999_999_99",
    check: brCpf,
    strength: "fair",
    names: "cpf, cadastro de pessoas físicas, c.p.f, cpf/mf",
  }),
  scheme("br.cnpj", {
    forms: "99.999.999/9999-99 99999999999999",
    check: brCnpj,
    strength: "fair",
    names: "cnpj, c.n.p.j",
  }),
  scheme("br.rg", {
    forms: "99.999.999-X 999999999 9.999.999 99999999-X",
    check: isAnything,
    strength: "shape",
    names: "rg, registro geral, carteira de identidade, identidade",
  }),
  scheme("ar.dni", {
    forms: "99.999.999 99999999 9.999.999 9999999",
    check: arDni,
    strength: "shape",
    names: "dni, documento, documento nacional de identidad, d.n.i, libreta",
  }),
  scheme("ar.cuit", {
    forms: "99-99999999-9 99999999999",
    check: arCuit,
    strength: "weak",
    names: "cuit, cuil, c.u.i.t, c.u.i.l, clave única",
  }),
  scheme("cl.rut", {
    forms: "99.999.999-X 9.999.999-X 99999999-X 9999999-X 99999999X AA_99999999-X AA_99.999.999-X",
    check: behindPrefix(/^CL ?/i, (rut) => clRut.validate(rut).isValid),
    strength: "weak",
    names: "rut, run, rol único tributario, r.u.t, cédula de identidad",
  }),
  scheme("mx.curp", {
    forms: "AAAA999999AAAAAAX9",
    check: mxCurp,
    strength: "strong",
    names: "curp, clave única de registro de población",
  }),
  scheme("mx.rfc", {
    forms:
      "AAAA999999XXX AAA999999XXX AAAA-999999-XXX AAA-999999-XXX AAAA_999999_XXX AAA_999999_XXX AAAA-999999 AAAA999999",
    check: mxRfc,
    // Many were given with another last character than the rule makes.
    admits: (value) =>
      /^[A-ZÑ&]{3,4}[- ]?\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[- ]?[A-Z0-9]{2}[0-9A])?$/i.test(value),
    strength: "shape",
    names: "rfc, registro federal de contribuyentes, r.f.c",
  }),
  scheme("co.nit", {
    forms: "999.999.999-9 999999999-9 9999999999 999.999.999",
    check: coNit,
    strength: "weak",
    names: "nit, n.i.t",
  }),
  scheme("co.cc", {
    forms: "9.999.999.999 99.999.999 9999999999 99999999",
    check: isAnything,
    strength: "shape",
    names: "cédula de ciudadanía, cedula de ciudadania, cédula, cedula, c.c, cc",
  }),
  scheme("pe.dni", {
    forms: "99999999 99999999-X",
    check: (value) => (value.includes("-") ? peCui.validate(value).isValid : isAnything(value)),
    strength: "shape",
    names: "dni, documento nacional de identidad",
  }),
  scheme("pe.ruc", { forms: "99999999999", check: peRuc, strength: "weak", names: "ruc" }),
  scheme("ec.ci", {
    forms: "9999999999 999999999-9",
    check: ecCi,
    strength: "weak",
    names: "cédula, cedula, cédula de identidad, ci, c.i",
  }),
  scheme("uy.ci", {
    forms: "9.999.999-9 99999999",
    check: uyCedula,
    strength: "weak",
    names: "cédula, cedula, ci, c.i, cédula de identidad",
  }),
  scheme("py.ci", {
    forms: "9.999.999 9999999 9999999-9 99999999-9",
    check: pyRuc,
    strength: "shape",
    names: "cédula, ruc, ci",
  }),
  scheme("py.ruc", {
    forms: "999999-9 99999-9 9999-9",
    check: pyRuc,
    strength: "shape",
    names: "ruc, registro único de contribuyentes, registro unico de contribuyentes",
  }),
  scheme("ve.rif", {
    forms: "A-99999999-9 A999999999 A-999999999",
    check: veRif,
    strength: "weak",
    names: "rif, cédula",
  }),
  scheme("do.cedula", {
    forms: "999-9999999-9 99999999999",
    check: doCedula,
    strength: "weak",
    names: "cédula, cedula, cédula de identidad y electoral",
  }),
  scheme("cr.cpf", {
    forms: "9-9999-9999 99-9999-9999 999999999",
    check: crCpf,
    strength: "shape",
    names: "cédula, cedula, cédula de identidad",
  }),
  scheme("gt.cui", {
    forms: "9999_99999_9999 9999999999999",
    check: gtCui,
    strength: "shape",
    names: "cui, dpi, documento personal de identificación",
  }),
  scheme("sv.dui", {
    forms: "99999999-9",
    check: isAnything,
    strength: "shape",
    names: "dui, documento único de identidad",
  }),
  scheme("cu.ni", {
    forms: "99999999999",
    check: cuNi,
    strength: "weak",
    names: "carné de identidad, carnet de identidad, ni",
  }),
  scheme("ca.sin", {
    forms: "999-999-999 999_999_999 999999999",
    // Numbers that begin with 8 are not given.
    check: (value) => !/^8/.test(value) && caSin.validate(value).isValid,
    strength: "weak",
    names: "sin, social insurance number, social insurance, nas, numéro d'assurance sociale, assurance sociale, s.i.n",
  }),
  scheme("us.ein", {
    forms: "99-9999999 99_9999999 999999999",
    check: isEin,
    strength: "shape",
    names:
      "ein, tax id, tin, employer identification number, federal tax id, taxpayer identification number, tax identification number, fein, taxpayer id, tax id number",
  }),
  scheme("us.ptin", {
    forms: "A99999999 A-99999999",
    check: isPtin,
    strength: "shape",
    names: "ptin, preparer tax identification number",
  }),
];
