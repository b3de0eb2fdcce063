/**
 * A numbering scheme of one country: the forms that people write it in, its check, the words that name it, and how
 * rarely a number that is something else passes.
 */
import { type WordList, words } from "../recogniser.ts";

export interface IdScheme {
  /** Country and name: `pl.pesel`. */
  readonly id: string;
  /** Written forms: `9` a digit, `A` a letter, `X` either; everything else stands for itself. */
  readonly forms: readonly string[];
  /** Takes the value as written. */
  readonly check: (value: string) => boolean;
  /** A looser check, for a number that the text calls by name: a date of another century is then no reason to refuse it. */
  readonly admits: (value: string) => boolean;
  /**
   * How much a pass proves. `strong`: fewer than one in 300 random values of the form pass; `fair`: one in 30; `weak`: one
   * in ten; `shape`: there is nothing to check but the form.
   */
  readonly strength: Strength;
  readonly names: WordList;
}

export type Strength = "strong" | "fair" | "weak" | "shape";

/** What stdnum's modules have in common. */
export interface Validator {
  validate(value: string): { readonly isValid: boolean };
}

interface SchemeFacts {
  readonly forms: string;
  readonly check: Validator | ((value: string) => boolean);
  /** Default: as `check`. */
  readonly admits?: (value: string) => boolean;
  readonly strength: Strength;
  readonly names: string;
}

/** One row of a table. Forms are parted by blanks, with `_` for a blank inside a form. */
export function scheme(id: string, { forms, check, admits, strength, names }: SchemeFacts): IdScheme {
  const passes = typeof check === "function" ? check : (value: string) => check.validate(value).isValid;
  return {
    id,
    forms: forms.split(/\s+/).flatMap((form) => expand(form.replaceAll("_", " "))),
    check: passes,
    admits: admits ?? passes,
    strength,
    names: words(`${names}, ${namesByCountry(id.slice(0, 2))}`),
  };
}

/** How a foreigner calls a country's number: "Turkish ID". Where a country has several, each answers to it. */
function namesByCountry(country: string): string {
  const adjective = ADJECTIVES[country];
  return adjective ? NOUNS.map((noun) => `${adjective} ${noun}`).join(", ") : "";
}

const NOUNS = [
  "id",
  "id number",
  "id card",
  "id code",
  "national id",
  "personal id",
  "personal number",
  "identity number",
  "tax id",
  "tin",
  "tax number",
];
const ADJECTIVES: Readonly<Record<string, string>> = {
  gb: "uk",
  ie: "irish",
  fr: "french",
  de: "german",
  at: "austrian",
  ch: "swiss",
  nl: "dutch",
  be: "belgian",
  lu: "luxembourg",
  es: "spanish",
  pt: "portuguese",
  it: "italian",
  gr: "greek",
  mt: "maltese",
  se: "swedish",
  no: "norwegian",
  dk: "danish",
  fi: "finnish",
  is: "icelandic",
  ee: "estonian",
  lv: "latvian",
  lt: "lithuanian",
  pl: "polish",
  cz: "czech",
  sk: "slovak",
  hu: "hungarian",
  ro: "romanian",
  bg: "bulgarian",
  hr: "croatian",
  si: "slovenian",
  rs: "serbian",
  ru: "russian",
  ua: "ukrainian",
  md: "moldovan",
  al: "albanian",
  br: "brazilian",
  ar: "argentine",
  cl: "chilean",
  mx: "mexican",
  co: "colombian",
  pe: "peruvian",
  ec: "ecuadorian",
  uy: "uruguayan",
  ve: "venezuelan",
  do: "dominican",
  cr: "costa rican",
  ca: "canadian",
  in: "indian",
  cn: "chinese",
  kr: "korean",
  jp: "japanese",
  tw: "taiwanese",
  hk: "hong kong",
  sg: "singapore",
  my: "malaysian",
  th: "thai",
  id: "indonesian",
  pk: "pakistani",
  lk: "sri lankan",
  vn: "vietnamese",
  bd: "bangladeshi",
  ph: "philippine",
  il: "israeli",
  tr: "turkish",
  ir: "iranian",
  sa: "saudi",
  ae: "emirati",
  eg: "egyptian",
  kz: "kazakh",
  ly: "libyan",
  za: "south african",
  ng: "nigerian",
  ke: "kenyan",
  gh: "ghanaian",
  et: "ethiopian",
  tz: "tanzanian",
  au: "australian",
  nz: "new zealand",
  tn: "tunisian",
};

/** The form that a value is written in: digits as 9, letters as A. */
export function formOf(value: string): string {
  let form = "";
  for (let at = 0; at < value.length; at++) {
    const code = value.charCodeAt(at);
    const small = code | 0x20;
    form += code >= 48 && code <= 57 ? "9" : small >= 97 && small <= 122 && code < 128 ? "A" : value[at];
  }
  return form;
}

function expand(form: string): string[] {
  const at = form.indexOf("X");
  if (at === -1) return [form];
  return ["9", "A"].flatMap((kind) => expand(form.slice(0, at) + kind + form.slice(at + 1)));
}
