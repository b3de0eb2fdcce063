/**
 * Values without context, valid and invalid, held against the checks that stand behind the recognisers. Where a country or
 * a scheme is named, its own check answers; where none is ours, the row is counted apart with the reason.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import {
  digitsOf,
  ID_SCHEMES,
  type IdScheme,
  isBic,
  isCard,
  isCnpj,
  isIban,
  isImei,
  isInternational,
  isNational,
  isNhs,
  isPossible,
  isRepeated,
  luhn,
  type PureDetector,
  plateOf,
} from "@portcullis/engine/cloak";
import { table } from "../report.ts";
import { type Difference, listDifferences, reasonFor } from "./cloak-vector-reasons.ts";

interface Vector {
  readonly type: string;
  readonly kind?: string;
  readonly validator?: string;
  readonly locale?: string | null;
  readonly country?: string;
  readonly value: string;
  readonly valid: boolean;
}

interface Tally {
  valid: number;
  accepted: number;
  invalid: number;
  refused: number;
  /** Answers that differ, and nobody knows why. */
  unexplained: number;
}

/** True or false: our answer. A text: why there is none. */
type Answer = boolean | string;

export function judgeVectors(folder: string, detector: PureDetector): string {
  const tallies = new Map<string, Tally>();
  const apart = new Map<string, number>();
  const differing: Difference[] = [];
  const vectors = readVectors(folder);
  const disputed = disputedKeys(vectors);
  for (const vector of vectors) {
    const answer = disputed.has(keyOf(vector)) ? DISPUTED : (asideOf(vector) ?? answerOf(vector, detector));
    const name = `${vector.type}, ${vector.validator ?? vector.kind?.replace(/^.*\./, "") ?? "examples"}`;
    const group = vector.validator
      ? name
      : `${vector.type}, ${vector.kind?.includes(".") ? "stdnum" : (vector.kind ?? "")}`;
    if (typeof answer === "string") {
      apart.set(`${vector.type}: ${answer}`, (apart.get(`${vector.type}: ${answer}`) ?? 0) + 1);
      continue;
    }
    const tally = tallies.get(group) ?? { valid: 0, accepted: 0, invalid: 0, refused: 0, unexplained: 0 };
    tallies.set(group, tally);
    tally[vector.valid ? "valid" : "invalid"]++;
    if (vector.valid && answer) tally.accepted++;
    if (!vector.valid && !answer) tally.refused++;
    if (vector.valid !== answer) {
      const where = `${vector.validator ?? vector.kind ?? ""} ${vector.locale ?? ""}`.trim();
      const difference = { where, side: vector.valid ? "refused though valid" : "accepted though invalid" } as const;
      differing.push(difference);
      if (reasonFor(difference) === null) tally.unexplained++;
    }
  }
  const share = (part: number, whole: number) => (whole === 0 ? "" : `${((100 * part) / whole).toFixed(1)} %`);
  const row = ([group, t]: readonly [string, Tally]) => [
    group,
    t.valid,
    share(t.accepted, t.valid),
    t.invalid,
    share(t.refused, t.invalid),
    t.valid - t.accepted + t.invalid - t.refused,
    t.unexplained,
  ];
  const byType = table(["type", ...COLUMNS], [...sumByType(tallies)].sort().map(row));
  const asides = [...apart].sort((a, b) => b[1] - a[1]).map(([reason, count]) => `- ${count} × ${reason}`);
  const head = table(["vectors", ...COLUMNS], [...tallies].sort().map(row));
  return [
    byType,
    "",
    "The same by list:",
    "",
    head,
    "",
    "Not judged:",
    ...asides,
    "",
    "Where our answer differs, and why:",
    "",
    listDifferences(differing),
  ].join("\n");
}

const COLUMNS = ["valid", "accepted", "invalid", "refused", "differ", "without a reason"] as const;

function sumByType(tallies: ReadonlyMap<string, Tally>): Map<string, Tally> {
  const sums = new Map<string, Tally>();
  for (const [group, tally] of tallies) {
    const type = group.slice(0, group.indexOf(","));
    const sum = sums.get(type) ?? { valid: 0, accepted: 0, invalid: 0, refused: 0, unexplained: 0 };
    for (const key of ["valid", "accepted", "invalid", "refused", "unexplained"] as const) sum[key] += tally[key];
    sums.set(type, sum);
  }
  return sums;
}

const DISPUTED = "the same value stands as valid and as invalid, under options that the rows do not tell";

const keyOf = ({ type, validator, kind, locale, value }: Vector) =>
  JSON.stringify([type, validator, kind, locale, value]);

function disputedKeys(vectors: readonly Vector[]): ReadonlySet<string> {
  const verdicts = new Map<string, Set<boolean>>();
  for (const vector of vectors) {
    const key = keyOf(vector);
    verdicts.set(key, (verdicts.get(key) ?? new Set()).add(vector.valid));
  }
  return new Set([...verdicts].filter(([, seen]) => seen.size > 1).map(([key]) => key));
}

function readVectors(folder: string): Vector[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl.gz"))
    .flatMap((name) =>
      gunzipSync(readFileSync(join(folder, name)))
        .toString()
        .split("\n"),
    )
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Vector);
}

/** Why a row says nothing about a value that stands in a text, if so. */
function asideOf({ type, kind, value, valid }: Vector): string | null {
  if (valid) return null;
  if (value !== value.trim() && type !== "email")
    return "a blank at an edge is at fault, which in a text is no part of the value";
  if (type === "email" && /<[^<>]+>$/.test(value))
    return "the name in front of the address is at fault, not the address";
  if (type === "email" && (/^[\w.]+\+\w+@/.test(value) || /^"/.test(value) || /[^\0-\x7f]/.test(value)))
    return "an address all the same, switched off by an option (tags, quoted names, letters beyond ASCII)";
  if (kind === "us.itin") return "no taxpayer's number, but one of social security";
  return null;
}

function answerOf(vector: Vector, detector: PureDetector): Answer {
  const { type, validator, value } = vector;
  const digits = digitsOf(value);
  switch (type) {
    case "email":
      // A display name around an address does not hide it.
      return finds(detector, "email", /<([^<>]+)>$/.exec(value)?.[1] ?? value, "") || findsInside(detector, value);
    case "iban":
      return isIban(value.replace(/[ -]/g, "").toUpperCase());
    case "payment_card":
      return validator === "isCreditCard"
        ? isCard(digits) && /^[\d -]+$/.test(value)
        : luhn(digits) && /^[\d -]+$/.test(value);
    case "phone_number":
      return validator ? isMobile(vector, digits) : isInternational(digits);
    case "device_id":
      return deviceAnswer(vector, detector, digits);
    case "bank_account":
      return bankAnswer(vector, detector);
    case "passport_number":
      // Which country's form a passport has is not said by any label, so a form of one is no fault in another.
      return vector.valid
        ? finds(detector, "passport_number", value, "passport: ")
        : "a label does not tell the country";
    case "health_insurance_id":
      return isNhs(digits);
    case "ssn":
      return finds(detector, "ssn", value, "SSN: ");
    case "national_id":
      return nationalAnswer(vector);
    case "auth_token":
      return "tokens are measured with the credentials";
    default:
      return "companies, goods and places: nobody's identifier";
  }
}

function finds(
  detector: PureDetector,
  type: "email" | "passport_number" | "ssn" | "device_id" | "bank_account",
  value: string,
  before: string,
): boolean {
  const text = before + value;
  return detector
    .detect(text, { types: [type], minConfidence: 0.5 })
    .some((entity) => entity.start === before.length && entity.end === text.length);
}

/** Whether the address between the angle brackets is found where it stands. */
function findsInside(detector: PureDetector, value: string): boolean {
  const inner = /<([^<>]+)>$/.exec(value);
  if (!inner) return false;
  return detector
    .detect(value, { types: ["email"], minConfidence: 0.5 })
    .some((entity) => entity.start === inner.index + 1 && entity.end === value.length - 1);
}

function isMobile({ locale, value, valid }: Vector, digits: string): Answer {
  // "Not a mobile of this country" is said of many numbers that are somebody's phone all the same.
  const dialled =
    value.startsWith("+") && /^\+[\d ().-]+$/.test(value) && (isInternational(digits) || isPossible(digits));
  const abroad = value.startsWith("00") && isInternational(digits.slice(2));
  if (!valid && (dialled || abroad || isInternational(digits) || isNational(digits, locale?.split("-").at(-1) ?? "")))
    return ANOTHER_PHONE;
  if (!locale || locale === "any") return isInternational(digits) || "no region is named";
  const region = locale.split("-").at(-1) as string;
  if (!/^\+?[\d ()./-]+$/.test(value)) return false;
  return dialled || abroad || isNational(digits, region) || isInternational(digits);
}

function deviceAnswer({ validator, kind, locale, value }: Vector, detector: PureDetector, digits: string): Answer {
  if (validator === "isIMEI" || kind === "imei")
    return isImei(digits) || (/^\d{8}-\d{6}-\d{2}$/.test(value) && finds(detector, "device_id", value, "IMEI: "));
  if (validator === "isMACAddress") return finds(detector, "device_id", value, "");
  if (validator === "isLicensePlate") {
    const region = (locale ?? "").split("-").at(-1) as string;
    return region === "any" ? "no country is named" : plateOf(region, value);
  }
  return "found by label only";
}

function bankAnswer({ validator, kind, value }: Vector, detector: PureDetector): Answer {
  if (validator === "isBIC" || kind === "bic") return isBic(value.replaceAll(" ", "").toUpperCase());
  if (validator === "isBtcAddress" || kind === "bitcoin")
    return !/^0x/i.test(value) && finds(detector, "bank_account", value, "bitcoin address: ");
  // The wallet of another coin is no Ethereum address, and a wallet all the same.
  if (validator === "isEthereumAddress") return /^0x/i.test(value) && finds(detector, "bank_account", value, "");
  return "national account numbers are found by label";
}

const ANOTHER_PHONE = "no mobile of that country, but a phone number by its numbering plan";

/** Schemes of python-stdnum under their names here, where the names differ. */
const SAME: Readonly<Record<string, string>> = {
  "ch.ssn": "ch.ssn",
  "be.nn": "be.nn",
  "de.idnr": "de.idnr",
  "in_.aadhaar": "in.aadhaar",
  "in_.pan": "in.pan",
  "in_.epic": "in.epic",
  "is_.kennitala": "is.kt",
  "no.fodselsnummer": "no.fnr",
  "se.personnummer": "se.pnr se.pnr12",
  "pl.pesel": "pl.pesel",
  "it.codicefiscale": "it.cf it.iva",
  "es.nif": "es.dni es.nie es.nif es.cif",
  "be.ssn": "be.nn",
  "be.bis": "be.nn",
  "pe.cui": "pe.dni",
  "py.ruc": "py.ci py.ruc",
  "tn.mf": "tn.mf tn.mf-early",
  "dk.cpr": "dk.cpr",
  "fi.hetu": "fi.hetu",
  "fr.nir": "fr.nir",
  "fr.nif": "fr.nif",
  "lt.asmens": "lt.ak",
  "za.idnr": "za.id",
  "th.pin": "th.id",
  "tr.tckimlik": "tr.tc",
  "kr.rrn": "kr.rrn kr.rrn-random",
  "jp.in_": "jp.mynumber",
  "il.idnr": "il.id",
  "ua.rntrc": "ua.rntrc",
  "gr.amka": "gr.amka",
  "gr.vat": "gr.afm",
  "uy.rut": "",
  "id.nik": "id.nik",
  "do.cedula": "do.cedula",
  "my.nric": "my.nric",
  "hr.oib": "hr.oib",
  "ro.cnp": "ro.cnp",
  "bg.egn": "bg.egn",
  "cz.rc": "cz.rc",
  "sk.rc": "sk.rc",
  "ee.ik": "ee.ik",
  "si.emso": "si.emso",
};

/** Locales of validator.js whose tax or identity number is one of these schemes. */
const LOCALES: Readonly<Record<string, string>> = {
  "isIdentityCard PK": "pk.cnic",
  "isIdentityCard zh-HK": "hk.hkid",
  "isIdentityCard LK": "lk.nic",
  "isIdentityCard PL": "pl.pesel",
  "isIdentityCard ES": "es.dni es.nie",
  "isIdentityCard FI": "fi.hetu",
  "isIdentityCard IN": "in.aadhaar",
  "isIdentityCard IR": "ir.melli",
  "isIdentityCard NO": "no.fnr",
  "isIdentityCard TH": "th.id",
  "isIdentityCard he-IL": "il.id",
  "isIdentityCard ar-LY": "ly.id",
  "isIdentityCard zh-CN": "cn.ric cn.old",
  "isIdentityCard zh-TW": "tw.id",
  "isTaxID bg-BG": "bg.egn",
  "isTaxID cs-CZ": "cz.rc",
  "isTaxID de-DE": "de.idnr",
  "isTaxID dk-DK": "dk.cpr",
  "isTaxID el-GR": "gr.afm",
  "isTaxID en-CA": "ca.sin",
  "isTaxID en-GB": "gb.utr gb.nino",
  "isTaxID en-IE": "ie.pps",
  "isTaxID en-US": "us.ein",
  "isTaxID es-AR": "ar.cuit",
  "isTaxID es-ES": "es.dni es.dni-early es.nie es.nif",
  "isTaxID et-EE": "ee.ik",
  "isTaxID fi-FI": "fi.hetu",
  "isTaxID fr-BE": "be.nn",
  "isTaxID nl-BE": "be.nn",
  "isTaxID fr-FR": "fr.nif",
  "isTaxID hr-HR": "hr.oib",
  "isTaxID hu-HU": "hu.tax",
  "isTaxID lt-LT": "lt.ak",
  "isTaxID it-IT": "it.cf",
  "isTaxID lv-LV": "lv.pk",
  "isTaxID mt-MT": "mt.id mt.id-early mt.tin",
  "isTaxID nl-NL": "nl.bsn",
  "isTaxID pl-PL": "pl.pesel pl.nip",
  "isTaxID pt-BR": "br.cpf br.cnpj",
  "isTaxID pt-PT": "pt.nif",
  "isTaxID ro-RO": "ro.cnp ro.nif",
  "isTaxID sk-SK": "sk.rc sk.dic",
  "isTaxID sv-SE": "se.pnr se.pnr12",
  "isTaxID el-CY": "cy.tic",
  "isTaxID de-AT": "at.tin",
  "isTaxID fr-LU": "lu.nid",
  "isTaxID lb-LU": "lu.nid",
  "isTaxID sl-SI": "si.davcna",
  "isIdentityCard ar-TN": "tn.cin",
  "isIdentityCard IT": "it.card",
  "isTaxID uk-UA": "ua.rntrc",
  "isTaxID en-IN": "in.pan",
};

function nationalAnswer({ validator, locale, kind, value }: Vector): Answer {
  if (validator === "isVAT") return "numbers of companies, by form alone";
  const names = validator ? LOCALES[`${validator} ${locale ?? ""}`] : (SAME[kind ?? ""] ?? kind);
  const schemes = (names ?? "")
    .split(" ")
    .flatMap((name): IdScheme[] => ID_SCHEMES.filter((scheme) => scheme.id === name));
  if (schemes.length === 0) return "no scheme of ours (companies, securities, or found by label only)";
  if (locale === "pt-BR" && isCnpj(value)) return true;
  return schemes.some((scheme) => passes(scheme, value.trim()));
}

function passes(scheme: IdScheme, value: string): boolean {
  const form = value.replace(/[A-Za-z]/g, "A").replace(/\d/g, "9");
  return (
    scheme.forms.includes(form) && !(isRepeated(digitsOf(value)) && /^[\d .-]+$/.test(value)) && scheme.admits(value)
  );
}
