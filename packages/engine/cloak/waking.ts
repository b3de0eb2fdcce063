/**
 * Who is woken where. Compiled once from the definitions: forms in one machine, numbers by the lengths of their groups,
 * codes by their length, signs by themselves. A page then wakes only those that could match where they are woken.
 */
import type { Claims, FormClaim, Owned } from "./claims.ts";
import { type FormIndex, indexForms } from "./forms.ts";
import type { Bounds, FormRecogniser, PatternRecogniser, Starts } from "./recogniser.ts";
import { CODE_MAX, DIGITS_MAX, FIRST_MAX, type Surveyor, survey } from "./survey.ts";

type Pattern = Owned<PatternRecogniser>;
type Form = Owned<FormRecogniser>;

export interface Waking {
  /** Wakes the recognisers of the wanted types, by their numbers, wherever the page gives reason to. */
  read(claims: Claims, isWanted: Uint8Array): void;
}

export function compileWaking(patterns: readonly Pattern[], forms: readonly Form[]): Waking {
  const whole = indexForms(forms.map((owner) => ({ forms: owner.forms, owner })));
  const open = indexForms(
    forms.filter((form) => form.edges === "open").map((owner) => ({ forms: owner.forms, owner })),
  );
  const by = <T>(pick: (starts: Starts) => T | null) =>
    patterns.filter((pattern) => pick(pattern.starts ?? "page") !== null);
  const onPage = by((starts) => (starts === "page" ? true : null));
  const onColons = by((starts) => (starts === "colons" ? true : null));
  const onPairs = by((starts) => (starts === "pairs" ? true : null));
  const onAt = patterns.flatMap((owner): OnSign[] => {
    const { starts } = owner;
    return typeof starts === "object" && "at" in starts ? [{ owner, from: starts.at }] : [];
  });
  const codes = Array.from({ length: CODE_MAX + 1 }, (_, length) =>
    by((starts) => (typeof starts === "object" && "code" in starts && isIn(starts.code, length) ? true : null)),
  );
  const numbersOf = compileNumbers(patterns);

  return {
    read(claims, isWanted) {
      const { page, reached } = claims;
      const { text, units } = page;
      const isAwake = (each: Owned, at: number) =>
        isWanted[each.number] === 1 && at >= (reached[each.number] as number);
      const tryAll = (list: readonly Pattern[], at: number) => {
        for (const each of list) {
          if (!isAwake(each, at) || !(each.needs?.every((feature) => page.has(feature)) ?? true)) continue;
          claims.tryAt(each, each.pattern, at);
        }
      };
      for (const each of onPage) {
        if (isWanted[each.number] === 1 && (each.needs?.every((feature) => page.has(feature)) ?? true))
          claims.tryWithin(each, each.pattern, { from: 0, to: text.length, last: text.length });
      }
      const numbers = numbersOf(isWanted);
      const surveyor: Surveyor = {
        word(start, free) {
          if (claims.isSettled(start)) return;
          const index = free ? whole : open;
          const count = index.read(units, start);
          if (count > 0) weighForms(index, { count, start, claims, isWanted });
        },
        number(start, first, digits) {
          if (claims.isSettled(start)) return;
          const woken = numbers[first * (DIGITS_MAX + 1) + digits] as readonly OnNumber[];
          for (let i = 0; i < woken.length; i++) {
            const { owner, number, pattern, from: begin } = woken[i] as OnNumber;
            const from = begin === null ? start : begin(text, start);
            if (from >= (reached[number] as number)) claims.tryAt(owner, pattern, from);
          }
        },
        code(start, length) {
          if (!claims.isSettled(start)) tryAll(codes[length] as readonly Pattern[], start);
        },
        colons: (start) => tryAll(onColons, start),
        pairs(start) {
          if (!claims.isSettled(start)) tryAll(onPairs, start);
        },
        at(sign) {
          for (const { owner, from } of onAt) {
            const begin = isAwake(owner, sign) ? from(text, sign) : -1;
            if (begin >= (reached[owner.number] as number)) claims.tryAt(owner, owner.pattern, begin);
          }
        },
      };
      survey(units, surveyor);
    },
  };
}

/** More sets of wanted patterns than this are no longer the same few callers. */
const TABLES_MAX = 64;

/**
 * Who is woken by a number, by the length of its first group and of all of them. Numbers are what most pages have most of, and
 * callers ask for the same types again and again: so there is a table for each set of wanted patterns.
 */
function compileNumbers(patterns: readonly Pattern[]): (isWanted: Uint8Array) => readonly (readonly OnNumber[])[] {
  const all = patterns.flatMap((owner): (OnNumber & { bounds: Bounds; digits: number })[] => {
    const { starts, number, pattern } = owner;
    if (typeof starts !== "object" || !("number" in starts)) return [];
    const { number: bounds, digits = 0, from = null } = starts;
    return [{ owner, number, pattern, from, bounds, digits }];
  });
  const tables = new Map<string, OnNumber[][]>();
  return (isWanted) => {
    let key = "";
    for (let i = 0; i < all.length; i++) key += isWanted[(all[i] as OnNumber).number];
    let table = tables.get(key);
    if (table === undefined) {
      if (tables.size >= TABLES_MAX) tables.clear();
      table = Array.from({ length: (FIRST_MAX + 1) * (DIGITS_MAX + 1) }, (_, cell) => {
        const digits = cell % (DIGITS_MAX + 1);
        const first = (cell - digits) / (DIGITS_MAX + 1);
        return all.filter((each) => isWanted[each.number] === 1 && isIn(each.bounds, first) && digits >= each.digits);
      });
      tables.set(key, table);
    }
    return table;
  };
}

/** A pattern that an at sign wakes. */
interface OnSign {
  readonly owner: Pattern;
  readonly from: (text: string, sign: number) => number;
}

/** A pattern that a number wakes. */
interface OnNumber {
  readonly owner: Pattern;
  readonly number: number;
  readonly pattern: RegExp;
  readonly from: ((text: string, at: number) => number) | null;
}

interface FormsFound {
  readonly count: number;
  readonly start: number;
  readonly claims: Claims;
  readonly isWanted: Uint8Array;
}

/** Of the ranges that have a form of the same recogniser and begin together, the best claim counts; the longest goes first. */
function weighForms(index: FormIndex<Form>, { count, start, claims, isWanted }: FormsFound): void {
  for (let i = count - 1; i >= 0; i--) {
    const owners = index.owners[i] as readonly Form[];
    for (let o = 0; o < owners.length; o++) {
      const owner = owners[o] as Form;
      if (isWanted[owner.number] === 0 || start < (claims.reached[owner.number] as number)) continue;
      if (isAmong(owner, index, { from: i + 1, to: count })) continue;
      let best: FormClaim | null = null;
      for (let j = i; j >= 0; j--) {
        if (j < i && !(index.owners[j] as readonly Form[]).includes(owner)) continue;
        const end = index.ends[j] as number;
        best = claims.weighForm(owner, { start, end }, best);
      }
      if (best === null) continue;
      claims.reached[owner.number] = best.end;
      claims.keep(owner, best, best.claim);
    }
  }
}

/** Whether it was weighed already, at one of the longer ranges. */
function isAmong(owner: Form, index: FormIndex<Form>, { from, to }: { from: number; to: number }): boolean {
  for (let i = from; i < to; i++) if ((index.owners[i] as readonly Form[]).includes(owner)) return true;
  return false;
}

function isIn([min, max]: Bounds, value: number): boolean {
  return value >= min && value <= max;
}
