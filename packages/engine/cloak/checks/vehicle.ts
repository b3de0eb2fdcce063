/** Vehicle identification numbers (ISO 3779 with the North American check digit) and the shapes of number plates. */

const VALUES: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;

/** Seventeen characters, upper case, check digit in the ninth place. */
export function isVin(vin: string): boolean {
  let sum = 0;
  for (let i = 0; i < 17; i++) {
    const char = vin[i] as string;
    sum += (VALUES[char] ?? Number(char)) * (WEIGHTS[i] as number);
  }
  const check = sum % 11;
  return vin[8] === (check === 10 ? "X" : String(check));
}

export interface PlateShape {
  readonly country: string;
  /** P(plate) as a whole text, and anywhere in text, with no word beside it: how rare the shape is in other text. */
  readonly alone: number;
  readonly bare: number;
  /** Never written with a hyphen. */
  readonly unhyphened?: boolean;
  readonly pattern: RegExp;
}

const INDIAN_STATES =
  "A[NPRS]|BR|C[GH]|D[DLN]|G[AJ]|H[PR]|J[HK]|K[AL]|L[AD]|M[HLNPZ]|NL|O[DR]|P[BY]|RJ|SK|T[NRGS]|U[AKP]|WB";

const TELLING = { alone: 0.75, bare: 0.6 } as const;
const BRITISH = { alone: 0.6, bare: 0.3 } as const;
const COMMON = { alone: 0.4, bare: 0.1 } as const;

/** Blanks may be hyphens. First match wins. */
const PLATES: readonly PlateShape[] = [
  { country: "IN", ...TELLING, pattern: new RegExp(`^(?:${INDIAN_STATES}) ?\\d{1,2} ?[A-Z]{1,3} ?\\d{4}$`) },
  { country: "IN", ...TELLING, pattern: /^\d{2} ?BH ?\d{4} ?[A-Z]{1,2}$/ },
  {
    country: "KR",
    ...TELLING,
    pattern:
      /^(?:(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주) ?)?\d{2,3} ?[가-힣] ?\d{4}$/u,
  },
  { country: "NG", ...TELLING, pattern: /^[A-Z]{3} ?\d{3} ?[A-Z]{2}$/ },
  {
    country: "TR",
    ...TELLING,
    pattern: /^(?:0[1-9]|[1-7]\d|8[01]) ?[A-Z]{1,3} ?\d{2,5}$/,
  },
  { country: "GB", ...BRITISH, pattern: /^[A-HJ-PR-Y]{2}(?:0[2-9]|[12]\d|5[1-9]|[67]\d) ?[A-HJ-PR-Z]{3}$/ },
  { country: "GB", ...BRITISH, pattern: /^[A-HJ-NPR-TV-Y]\d{1,3} ?[A-HJ-PR-Z]{3}$/ },
  { country: "GB", ...BRITISH, pattern: /^[A-HJ-PR-Z]{3} ?\d{1,3}[A-HJ-NPR-TV-Y]$/ },
  // District, letters and digits are eight together at most; Y is of the army, which has digits alone.
  {
    country: "DE",
    ...COMMON,
    pattern:
      /^(?!Y[A-Z])(?:[A-ZÄÖÜ]{1,2} ?[A-Z]{1,2} ?\d{1,4}|[A-ZÄÖÜ]{3} ?[A-Z] ?\d{1,4}|[A-ZÄÖÜ]{3} ?[A-Z]{2} ?\d{1,3}) ?[EH]?$/,
  },
  { country: "FR", ...COMMON, pattern: /^[A-HJ-NP-TV-Z]{2} \d{3} [A-HJ-NP-TV-Z]{2}$/ },
  { country: "IT", ...COMMON, pattern: /^[A-HJ-NPR-TV-Z]{2} ?\d{3} ?[A-HJ-NPR-TV-Z]{2}$/ },
  { country: "ES", ...COMMON, pattern: /^\d{4} ?[BCDFGHJ-NPRSTV-Z]{3}$/ },
  {
    country: "PT",
    ...COMMON,
    pattern: /^(?:[A-Z]{2} ?\d{2} ?[A-Z]{2}|\d{2} ?[A-Z]{2} ?\d{2}|\d{2} ?\d{2} ?[A-Z]{2}|[A-Z]{2} ?\d{2} ?\d{2})$/,
  },
  {
    country: "NL",
    ...COMMON,
    pattern: /^(?:[A-Z]{2} \d{3} [A-Z]|[A-Z] \d{3} [A-Z]{2}|\d{1,2} [A-Z]{2,3} \d{1,2}|[A-Z]{2} \d{2} [A-Z]{2})$/,
  },
  { country: "PL", ...COMMON, pattern: /^[A-Z]{2,3} ?(?:\d{4,5}|\d{3,4}[A-Z]|\d{2}[A-Z]{2}|[A-Z]\d{3})$/ },
  { country: "SE", ...COMMON, unhyphened: true, pattern: /^[A-HJ-PR-UW-Z]{3} ?\d{2}[A-HJ-PR-UW-Z0-9]$/ },
  { country: "FI", ...COMMON, pattern: /^(?:[A-Z]{2,3} ?\d{1,3}|[AC] ?\d{3,5}|\d{1,3} ?[A-Z]{1,3})$/ },
  { country: "LI", ...COMMON, pattern: /^FL ?\d{1,5}$/ },
  { country: "AL", ...COMMON, pattern: /^[A-Z]{2} ?\d{3} ?[A-Z]{2}$/ },
  { country: "CZ", ...COMMON, pattern: /^\d[A-Z][A-Z0-9] ?\d{4}$/ },
  { country: "RO", ...COMMON, pattern: /^(?:B ?\d{2,3}|[A-Z]{2} ?\d{2}) ?[A-Z]{3}$/ },
  { country: "DK", ...COMMON, pattern: /^[A-Z]{2} ?\d{2} ?\d{3}$/ },
  { country: "HR", ...COMMON, pattern: /^[A-ZČŠŽ]{2} ?\d{3,4} ?[A-Z]{1,2}$/ },
  {
    country: "HU",
    ...COMMON,
    pattern:
      /^(?:(?!AAA)[A-NPRSTV-Z][A-PR-Z][A-HJ-NPR-Z] (?!000)\d{3}|A[A-C][IO] \d{3}|A[A-W]Q \d{3}|BP[IO] \d{3}|(?:UC|UD|XA)O \d{3}|[A-Z]{2} ?[A-Z]{2} ?\d{3}|(?:C[DK]|DT|HC|MA|OT|SP|H[ABEFIKLMNPRSTVX]|R[A-Z]) ?\d{2} ?\d{2}|CD \d{3} \d{3}|[MPEVZ] ?\d{5,6}|C [CX] ?\d{4}|X [ABC] ?\d{4}|S A[A-Z]{2} \d{2})$/,
  },
  { country: "BR", ...COMMON, pattern: /^[A-Z]{3} ?(?:\d[A-Z]\d{2}|\d{4})$/ },
  { country: "AR", ...COMMON, unhyphened: true, pattern: /^(?:[A-Z]{2} ?\d{3} ?[A-Z]{2}|[A-Z]{3} ?\d{3})$/ },
  { country: "SG", ...COMMON, pattern: /^[A-Z]{2,3} ?\d{1,4} ?[A-Z]$/ },
  { country: "US", ...COMMON, pattern: /^(?:\d[A-Z]{3}\d{3}|[A-Z]{3} ?\d{3,4}|\d{3} ?[A-Z]{3})$/ },
];

/** How rare a shape of plate is in other text. */
export type PlateRarity = Pick<PlateShape, "alone" | "bare">;

/** Shapes that are equally rare are tried as one pattern: a code in a text has one of these shapes more often than not. */
const BY_RARITY = [TELLING, BRITISH, COMMON].map((rarity) => ({
  rarity,
  pattern: new RegExp(
    PLATES.filter(({ alone }) => alone === rarity.alone)
      .map(({ pattern }) => pattern.source)
      .join("|"),
    "u",
  ),
}));

/** What is known of the first country whose plates look like this, or null. */
export function plateRarity(text: string): PlateRarity | null {
  const spaced = text.replace(/[-·.]/g, " ");
  for (const { rarity, pattern } of BY_RARITY) if (pattern.test(spaced)) return rarity;
  return null;
}

/** Whether the country's plates look like this, those with a wish of their owner among them. */
export function plateOf(country: string, text: string): boolean {
  const spaced = text.replace(/[-·.]/g, " ");
  return (
    PLATES.some(
      (plate) => plate.country === country && plate.pattern.test(spaced) && !(plate.unhyphened && text.includes("-")),
    ) || isPersonalPlate(text, country)
  );
}

/** Sweden and Czechia let owners choose nearly any word: known for a plate only where the text calls it one. */
const PERSONAL: Readonly<Record<string, RegExp>> = {
  SE: /^[A-ZÅÄÖ][A-ZÅÄÖ ]{0,5}[A-ZÅÄÖ]$/,
  CZ: /^(?=[A-Z-]{0,8}\d)[A-FH-NPR-VX-Z0-9]{3}-?[A-FH-NPR-VX-Z0-9]{4,5}$/,
};

export function isPersonalPlate(text: string, country?: string): boolean {
  return Object.entries(PERSONAL).some(([each, shape]) => (country ?? each) === each && shape.test(text));
}
