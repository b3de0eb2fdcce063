/**
 * Government person and tax numbers of more than eighty countries, the US ones of social security apart. Each candidate
 * is held against the schemes that write numbers that way; what a pass is worth depends on how rarely chance passes and
 * on whether anything on the line calls the number by its name.
 */
import {
  DENIED,
  defineEntity,
  digitsOf,
  type Found,
  ID_SCHEMES,
  type IdScheme,
  IMPERSONAL,
  isAlone,
  isCnpj,
  isDigits,
  isRepeated,
  isSomethingElse,
  isTimestamp,
  type Nearness,
  type Page,
  type Strength,
  schemesOf,
  weighFailed,
  words,
} from "@portcullis/engine/cloak";

/** Words for "identity number" that no one scheme owns. */
const IDENTITY = words(`
  national id, national id number, national identity, national identity number, national identification number, nid, id card, id card number, identity card, identity number, identification number, identification, citizen id, citizenship number, personal id, personal id code, personal id number, personal identification number, personal number, personal identity number, personal identity code, identity code, id code, personal code, government id, gov id, id number, id no, id nr,
  tax id, tax identification, tax identification number, tax number, tax no, tin, taxpayer, taxpayer id, vat, vat number, fiscal number,
  ausweis, ausweisnummer, personalnummer, steuernummer, documento, documento de identidad, número de identificación, identificación, cédula, carné, pièce d'identité, carte d'identité, numéro d'identité, identifiant national, numéro d'identification,
  carta d'identità, documento d'identità, numero documento, identidade, bilhete de identidade, número de identificação, identiteitskaart, identiteitsbewijs, id kaart, dowód, numer identyfikacyjny, personnummer, henkilötunnus, občanský průkaz, číslo op, občiansky preukaz, személyi igazolvány, személyi szám, buletin, carte de identitate, лична карта, особиста картка, удостоверение личности, ταυτότητα, αριθμός ταυτότητας,
  citizen, resident, kişi, vatandaş, yurttaş, bürger, ciudadano, cittadino, cidadão, citoyen, obywatel, kimlik, kimlik numarası, tc kimlik, הזהות, תעודה, رقم الهوية, بطاقة الهوية, الهوية, شناسنامه, شناختی, पहचान पत्र, पहचान संख्या, পরিচয়পত্র, அடையாள அட்டை, గుర్తింపు, ಗುರುತಿನ, തിരിച്ചറിയൽ, ઓળખપત્ર, ਪਛਾਣ ਪੱਤਰ, ପରିଚୟ ପତ୍ର, 身份证, 身分證, 身元, 証明書番号, 신분증, 주민등록, บัตรประจำตัว, ประชาชน, căn cước, kartu identitas, nomor identitas, kad pengenalan, kitambulisho, namba ya kitambulisho, nambari ya kitambulisho, namba ya utambulisho, id-nommer, identiteitsnommer, isazisi, inombolo yesazisi, inombolo kamazisi, umazisi, lambar shaida, lambar katin shaida, nọmba njirimara, የመታወቂያ ቁጥር, nọmba idanimọ, nimọ, መታወቂያ
`);

/** Names of schemes that also mean something else. */
const AMBIGUOUS = new Set([
  "pass",
  "identification",
  "documento",
  "identidade",
  "patente",
  "voter",
  "finanzamt",
  "taxpayer",
  "fiscal",
  "social",
  "libreta",
  "huduma",
  "sécu",
  "secu",
  "matricule",
  "egk",
]);

interface Weights {
  readonly named: number;
  readonly nameNear: number;
  readonly identity: number;
  readonly identityNear: number;
  /** As the whole of a text: as digits only, with separators, and with letters. */
  readonly alone: number;
  readonly aloneGrouped: number;
  readonly aloneLettered: number;
  /** In a form with separators or letters of its own; and as digits only. */
  readonly written: number;
  readonly digits: number;
  /** As digits only, in a line that is somebody's record. */
  readonly record: number;
}

const WEIGHTS: Readonly<Record<Strength, Weights>> = {
  strong: {
    named: 0.99,
    nameNear: 0.97,
    identity: 0.98,
    identityNear: 0.95,
    alone: 0.9,
    aloneGrouped: 0.92,
    aloneLettered: 0.92,
    written: 0.9,
    digits: 0.6,
    record: 0.9,
  },
  fair: {
    named: 0.98,
    nameNear: 0.93,
    identity: 0.95,
    identityNear: 0.8,
    alone: 0.75,
    aloneGrouped: 0.8,
    aloneLettered: 0.8,
    written: 0.7,
    digits: 0.3,
    record: 0.8,
  },
  weak: {
    named: 0.97,
    nameNear: 0.85,
    identity: 0.85,
    identityNear: 0.6,
    alone: 0.52,
    aloneGrouped: 0.58,
    aloneLettered: 0.58,
    written: 0.45,
    digits: 0.1,
    record: 0.55,
  },
  shape: {
    named: 0.9,
    nameNear: 0.65,
    identity: 0.75,
    identityNear: 0.4,
    alone: 0.3,
    aloneGrouped: 0.3,
    aloneLettered: 0.5,
    written: 0.25,
    digits: 0.05,
    record: 0.2,
  },
};

/** Under its name a number may be mostly letters. */
const LETTERED_CHARS_MIN = 9;
/** Called by name, in a form that no scheme of that name has. */
const NAMED_OTHERWISE = 0.65;

const CROWD = 4;
/** What is shorter is somebody's number only where it is called by its name. */
const FORM_CHARS_MIN = 7;
/** No caller asks for less. */
const WORTH_CHECKING = 0.35;

function judge(found: Found, page: Page) {
  if (found.text.length < FORM_CHARS_MIN && !(page.hears(SPEAKING) && isNamed(schemesOf(found.text), found, page)))
    return null;
  const beside = isBesideDigits(found, page);
  if (isDigits(found.text) && !page.hears(SPEAKING) && (beside || isNobodys(found, page))) return null;
  if (beside && !isSpoken(found, page)) return null;
  const place = placeOf(found, page);
  if (place.quiet && place.unspoken === "else") return null;
  if (!hasLetter(found.text) && isRepeated(digitsOf(found.text))) return null;
  const schemes = schemesOf(found.text);
  if (beside && place.identity !== "label" && !isNamed(schemes, found, page)) return null;
  // Where many countries have weak checks on the same form, chance passes one of them more often than not.
  const crowded = place.unspoken === "alone" && schemes.filter(({ strength }) => strength === "weak").length >= CROWD;
  let best = 0;
  let proved = false;
  for (const scheme of schemes) {
    // Weighed before it is checked: most checks cost more than the place that the number stands in is worth.
    const spoken = place.quiet ? weighUnspoken(scheme, place) : weighScheme(scheme, found, page, place);
    const weight = crowded && scheme.strength === "weak" ? Math.min(spoken, WEIGHTS.weak.alone - 0.1) : spoken;
    if (weight < WORTH_CHECKING || weight <= best) continue;
    const named = !place.quiet && page.nearness(scheme.names, found.start, found.end) === "label";
    const passes = named ? scheme.admits(found.text) : scheme.check(found.text);
    const score = passes ? weight : named ? weighFailed(found, page) : 0;
    if (score <= best) continue;
    best = score;
    proved = passes && scheme.strength !== "shape";
  }
  return { score: best, proof: proved ? ("checksum" as const) : ("pattern" as const) };
}

/** Digits alone, on a page without any word for such numbers: nobody's, unless a strong check passes or the place speaks for it. */
function isNobodys(found: Found, page: Page): boolean {
  if (STRONG_BY_LENGTH[found.text.length]?.some((scheme) => scheme.check(found.text))) return false;
  return !isAlone(found, page) && !isInRecord(found, page);
}

/** By the length of the number: the schemes in digits alone whose checks chance hardly ever passes. */
const STRONG_BY_LENGTH = Array.from({ length: 21 }, (_, length) =>
  ID_SCHEMES.filter(
    ({ strength, forms }) => WEIGHTS[strength].digits >= WORTH_CHECKING && forms.includes("9".repeat(length)),
  ),
);

/** A number beside another may be half of something longer, one behind a plus sign is a phone's, one behind # an order's, unless a word says what it is. */
function isBesideDigits({ start, end }: Found, { text }: Page): boolean {
  if (text[end] === " " && isDigit(text, end + 1)) return true;
  const before = text[start - 1];
  return before === "+" || before === "#" || (before === " " && isDigit(text, start - 2));
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

/** Whether the name of some number, or a word for such numbers, stands right in front. */
function isSpoken({ start, end }: Found, page: Page): boolean {
  if (page.isQuiet(start, end)) return false;
  return page.nearness(IDENTITY, start, end) === "label" || page.nearness(ANY_NAME, start, end) === "label";
}

function isNamed(schemes: readonly IdScheme[], { start, end }: Found, page: Page): boolean {
  if (page.nearness(ANY_NAME, start, end) !== "label") return false;
  return schemes.some((scheme) => page.nearness(scheme.names, start, end) === "label");
}

/** What can be said of a number's place before it is held against any scheme. */
interface Place {
  /** No word speaks for the number as somebody's. */
  readonly quiet: boolean;
  readonly identity: Nearness;
  /** The text says that this is none. */
  readonly denied: boolean;
  /** Which weight counts where no word speaks for the number. */
  readonly unspoken: "alone" | "aloneGrouped" | "aloneLettered" | "written" | "digits" | "record" | "else";
}

function placeOf(found: Found, page: Page): Place {
  const { start, end } = found;
  const silent = page.isQuiet(start, end);
  const identity = silent ? "none" : page.nearness(IDENTITY, start, end);
  const denied = !silent && page.nearness(DENIED, start, end) === "label";
  const quiet = silent || (!denied && identity === "none" && page.nearness(ANY_NAME, start, end) === "none");
  if (!silent && isSomethingElse(found, page)) return { quiet, identity, denied, unspoken: "else" };
  return { quiet, identity, denied, unspoken: unspokenOf(found, page) };
}

function unspokenOf(found: Found, page: Page): Place["unspoken"] {
  const { text } = found;
  const bare = isDigits(text);
  if (isAlone(found, page)) return bare ? "alone" : hasLetter(text) ? "aloneLettered" : "aloneGrouped";
  // Groups of three are how amounts are written; a timestamp is a timestamp.
  if (!bare && !/^\d{1,3}([ .])\d{3}\1\d{3}$/.test(text)) return "written";
  if (isTimestamp(text)) return "else";
  return isInRecord(found, page) ? "record" : "digits";
}

function hasLetter(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const small = text.charCodeAt(at) | 0x20;
    if (small >= 97 && small <= 122) return true;
  }
  return false;
}

/** A line with a date and a phone number or an address for mail beside it is somebody's record. */
function isInRecord({ start, end }: Found, page: Page): boolean {
  if (!isReachable(page, page.text)) return false;
  const line = page.line(start);
  if (!isReachable(line, line.text)) return false;
  const before = page.text.slice(Math.max(line.start, start - 80), start);
  const after = page.text.slice(end, Math.min(line.end, end + 80));
  return [before, after].some((side) => /\d[./-]\d{1,2}[./-]\d/.test(side) && REACHABLE.test(side));
}

const REACHABLE = /\+\d{2}|@\w|\d{2,4}-\d{3,4}-\d{4}/;
/** Asked once a page and once a line, since numbers stand together. */
const ASKED = new WeakMap<object, boolean>();

/** Whether a phone number or an address for mail stands on the page or line. */
function isReachable(place: object, text: string): boolean {
  const known = ASKED.get(place);
  if (known !== undefined) return known;
  const answer = REACHABLE.test(text);
  ASKED.set(place, answer);
  return answer;
}

function weighUnspoken({ strength }: IdScheme, { unspoken }: Place): number {
  return unspoken === "else" ? WEIGHTS[strength].digits * 0.35 : WEIGHTS[strength][unspoken];
}

function weighScheme(scheme: IdScheme, found: Found, page: Page, place: Place): number {
  const weights = WEIGHTS[scheme.strength];
  const name = page.nearness(scheme.names, found.start, found.end);
  if (place.denied) return weights.digits * 0.35;
  if (name === "label") return weights.named;
  if (place.identity === "label") return Math.max(weights.identity, name === "near" ? weights.nameNear : 0);
  if (place.unspoken === "else") return weights.digits * 0.35;
  if (name === "near") return weights.nameNear;
  if (place.identity === "near") return weights.identityNear;
  return weighUnspoken(scheme, place);
}

/** Whatever follows the name of a number and looks like one, when no scheme knows its form. */
function judgeNamed(found: Found, page: Page) {
  const digits = digitsOf(found.text);
  const lettered = digits.length === 3 && found.text.length >= LETTERED_CHARS_MIN;
  if ((digits.length < 4 && !lettered) || isRepeated(digits) || isNamed(schemesOf(found.text), found, page))
    return null;
  if (/^(?:19|20)\d{2}(?:-\d{2}-\d{2})?$/.test(found.text) || page.nearness(DENIED, found.start, found.end) !== "none")
    return null;
  return digits.length >= 6 || /[A-Z]/.test(found.text) ? NAMED_OTHERWISE : 0.4;
}

/** The names of all schemes, to ask for all of them at once. */
const ANY_NAME = words(ID_SCHEMES.flatMap((scheme) => scheme.names.words).join(","));

const SPEAKING = [IDENTITY, ANY_NAME];
const HEARS = [IDENTITY, IMPERSONAL, DENIED, ANY_NAME, ...ID_SCHEMES.map((scheme) => scheme.names)];

const COMPANY = words("cnpj, c.n.p.j, cadastro nacional da pessoa jurídica");

/** Names that only ever name a person's number: what stands after them is one, whatever its form. */
const NAMES = words(
  [
    "national id, national id number, national identity number, national identification number, citizen id, citizenship number, tax id, tax id number, tax identification number, tax number, tin, taxpayer id, government id, identity card number, id card number, numéro de carte d'identité, numéro d'identité, carta d'identità n, numer dowodu osobistego, nr dowodu osobistego, personalausweisnummer, ausweisnummer, número de identidad, documento de identidad, občanský průkaz č, číslo občanského průkazu, identity number, personal identity number, voter id, voter id number",
  ]
    .concat(
      ID_SCHEMES.flatMap((scheme) => scheme.names.words.filter((name) => name.length > 3 && !AMBIGUOUS.has(name))),
    )
    .join(","),
);

export default defineEntity({
  type: "national_id",
  meaning: "Government person and tax numbers of more than eighty countries, by form, checksum and name.",
  recognisers: [
    {
      kind: "label",
      id: "named",
      hears: HEARS,
      labels: NAMES,
      value:
        /(?=[A-Z]{0,12}[ -]?\d|(?:[A-Z]{2,8}-){1,3}[A-Z]{0,4}\d)[A-Z0-9]{1,18}(?:[-/.][A-Z0-9]{1,12}){0,5}(?: \d{2,8}){0,4}(?![\w@])/y,
      judge: judgeNamed,
    },
    {
      kind: "pattern",
      id: "cnpj-lettered",
      starts: { code: [14, 14] },
      hears: [COMPANY],
      pattern: /(?<![\w./-])[A-Z0-9]{12}\d{2}(?![\w./-])/y,
      judge: (found, page) => {
        if (!isCnpj(found.text)) return null;
        const spoken = page.nearness(COMPANY, found.start, found.end) !== "none";
        return { score: spoken ? 0.98 : isAlone(found, page) ? 0.75 : 0.4, proof: "checksum" as const };
      },
    },
    {
      kind: "form",
      id: "schemes",
      hears: HEARS,
      forms: ID_SCHEMES.flatMap((scheme) => scheme.forms),
      judge,
    },
  ],
  finds: [
    "PESEL: «44051401359»",
    "DNI «12345678Z», Madrid",
    "CPF «111.444.777-35»",
    "my NINO is «AB 12 34 56 C»",
    "codice fiscale «RSSMRA85T10A562S»",
    '{"aadhaar": "«2341 2341 2346»"}',
    "personnummer «811218-9876»",
    "身份证号 «11010519491231002X»",
    "主番号ではなく マイナンバー «1234 5678 9018»",
    "T.C. Kimlik No: «10000000146»",
    "«756.9217.0769.85» is Swiss",
    "hetu «131052-308T»",
    "henkilötunnus,nimi\n«131052-308T»,Aino",
    "CNPJ «7KQ2M9ZB000172» da empresa",
    "HKID: «XG204817(9)»",
    "DNI «48213M», expedido en 1951",
    "RUC «2814-2» del contribuyente",
    "DIČ: «2020304058»",
  ],
  ignores: [
    "PESEL 44051401358 is wrong",
    "order 44051401359 shipped",
    "took 44051401359 ns, id=123456789",
    "uuid 123e4567-e89b-12d3-a456-426614174000",
    "CPF 111.444.777-36 is not valid",
    "seat 48213M, room 2814-2, gate 9000112233445",
    "commit 12345678Z9 and sku AB123456C1",
    '{"orders": ["#W4881008", "#12345678Z"]}',
  ],
});
