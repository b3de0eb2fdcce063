/**
 * Whether digits are a phone number somewhere, from the numbering plans of libphonenumber. The plans are read directly
 * and compiled once: the library's own search in text costs milliseconds where this costs microseconds.
 */
import metadata from "libphonenumber-js/metadata.min.json";

export type Region = string;

interface Plan {
  readonly region: Region;
  readonly callingCode: string;
  readonly pattern: RegExp;
  readonly lengths: readonly number[];
  /** What is dialled before a national number inside the country, as a pattern; null where nothing is. */
  readonly trunk: RegExp | null;
}

/** Positions in a country's row of the metadata (format version 4). */
const CALLING_CODE = 0;
const PATTERN = 2;
const LENGTHS = 3;
const NATIONAL_PREFIX = 5;
const NATIONAL_PREFIX_FOR_PARSING = 7;

const PLANS: ReadonlyMap<Region, Plan> = new Map(
  Object.entries({ ...metadata.countries, ...metadata.nonGeographic }).map(([region, row]) => {
    const cells = row as readonly unknown[];
    // A column that is not filled holds 0.
    const trunk = (cells[NATIONAL_PREFIX_FOR_PARSING] || cells[NATIONAL_PREFIX]) as string | undefined | 0;
    return [
      region,
      {
        region,
        callingCode: cells[CALLING_CODE] as string,
        pattern: new RegExp(`^(?:${cells[PATTERN] as string})$`),
        lengths: cells[LENGTHS] as readonly number[],
        trunk: trunk ? new RegExp(`^(?:${trunk})`) : null,
      },
    ];
  }),
);

const BY_CALLING_CODE = new Map<string, Plan[]>();
for (const plan of PLANS.values()) {
  BY_CALLING_CODE.set(plan.callingCode, [...(BY_CALLING_CODE.get(plan.callingCode) ?? []), plan]);
}

/** Digits after the plus sign. */
export function isInternational(digits: string): boolean {
  return (
    isOfPlan(digits) || FORMER.some(([before, now]) => before.test(digits) && isOfPlan(digits.replace(before, now)))
  );
}

/** Ways of dialling that were given up not long ago, and still stand in address books: what they are now. */
const FORMER: readonly (readonly [before: RegExp, now: string])[] = [
  // Mexico had a 1 before mobiles, and 01 before all others, until 2019; Benin's eight digits became ten in 2024.
  [/^52(?:1|01|044|045)(?=\d{10}$)/, "52"],
  [/^229(?=\d{8}$)/, "22901"],
  // Mainland mobiles with the code of the French department that they are used in.
  [/^(?:590|594|596|262)(?=[67]\d{8}$)/, "33"],
];

function isOfPlan(digits: string): boolean {
  for (let length = 1; length <= 3; length++) {
    const plans = BY_CALLING_CODE.get(digits.slice(0, length));
    if (!plans) continue;
    const national = digits.slice(length);
    if (plans.some((plan) => fits(plan, national) || (national[0] === "0" && fits(plan, national.slice(1)))))
      return true;
  }
  return false;
}

/** Digits after the plus sign that are as long as some number of their country: written down, dialled, perhaps not given. */
export function isPossible(digits: string): boolean {
  for (let length = 1; length <= 3; length++) {
    const plans = BY_CALLING_CODE.get(digits.slice(0, length));
    if (plans?.some((plan) => plan.lengths.includes(digits.length - length))) return true;
  }
  return false;
}

/** Digits as dialled inside the region, with or without the trunk prefix. */
export function isNational(digits: string, region: Region): boolean {
  const plan = PLANS.get(region);
  if (!plan) return false;
  if (fits(plan, digits)) return true;
  const trunk = plan.trunk?.exec(digits)?.[0];
  if (trunk !== undefined && trunk !== "" && fits(plan, digits.slice(trunk.length))) return true;
  return OVERSEAS.has(region) && isNational(digits, "FR");
}

/** French departments overseas, where mobiles of the mainland are dialled like their own. */
const OVERSEAS: ReadonlySet<Region> = new Set(["GF", "GP", "MQ", "RE", "YT"]);

/** Whether the number was dialled with the region's trunk prefix: a sign that somebody meant a phone number. */
export function hasTrunk(digits: string, region: Region): boolean {
  const plan = PLANS.get(region);
  const trunk = plan?.trunk?.exec(digits)?.[0];
  return plan !== undefined && !!trunk && fits(plan, digits.slice(trunk.length));
}

export const REGIONS: readonly Region[] = [...PLANS.keys()];

function fits(plan: Plan, national: string): boolean {
  return plan.lengths.includes(national.length) && plan.pattern.test(national);
}
