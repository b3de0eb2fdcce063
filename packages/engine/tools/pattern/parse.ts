/**
 * Reads an ECMAScript pattern into a tree. Everything that a finite automaton can do is understood, look-around
 * included; backreferences, modifiers and what is no pattern at all are not, and say so.
 *
 * Escapes and braces that only the older, lenient grammar allows (`\@`, a lone `{`) are read as that grammar does:
 * they are common in schemas written by hand, and mean the same everywhere.
 */
import {
  ANY_BUT_LINE_END,
  type CharSet,
  CLASS_ESCAPES,
  charSet,
  ofCodePoint,
  propertySet,
  type Range,
} from "./charset.ts";

export const ASSERTIONS = ["start", "end", "word_edge", "no_word_edge"] as const;
export type Assertion = (typeof ASSERTIONS)[number];

export type Tree =
  | { readonly kind: "set"; readonly set: CharSet }
  | { readonly kind: "all"; readonly items: readonly Tree[] }
  | { readonly kind: "any"; readonly options: readonly Tree[] }
  | { readonly kind: "repeat"; readonly item: Tree; readonly min: number; readonly max: number }
  | { readonly kind: "assert"; readonly assertion: Assertion }
  | { readonly kind: "look"; readonly item: Tree; readonly behind: boolean; readonly negated: boolean };

/** Groups inside groups; keeps the reader's own recursion short. */
const NESTING_MAX = 64;

const CONTROL_ESCAPES: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13 };
const QUANTIFIER = /\{([0-9]{1,9})(?:(,)([0-9]{1,9})?)?\}/y;
const GROUP_NAME = /\?<[A-Za-z_$][\w$]{0,63}>/y;
const IDENTITY = /[^A-Za-z0-9]/;

/** The tree, or null when the pattern is not one that can be matched in linear time. */
export function parsePattern(source: string): Tree | null {
  let at = 0;
  let nesting = 0;
  let failed = false;

  const fail = (): Tree => {
    failed = true;
    at = source.length;
    return { kind: "all", items: [] };
  };
  const take = (text: string): boolean => {
    if (!source.startsWith(text, at)) return false;
    at += text.length;
    return true;
  };
  const takeMatch = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at += found[0].length;
    return found;
  };

  const readAlternatives = (): Tree => {
    const options = [readSequence()];
    while (take("|")) options.push(readSequence());
    return options.length === 1 ? options[0]! : { kind: "any", options };
  };

  const readSequence = (): Tree => {
    const items: Tree[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") items.push(readTerm());
    return items.length === 1 ? items[0]! : { kind: "all", items };
  };

  const readTerm = (): Tree => {
    const atom = readAtom();
    const bounds = readQuantifier();
    if (!bounds) return atom;
    take("?");
    if (atom.kind === "assert" || atom.kind === "look") return fail();
    return bounds.max < bounds.min ? fail() : { kind: "repeat", item: atom, ...bounds };
  };

  const readQuantifier = (): { min: number; max: number } | null => {
    if (take("*")) return { min: 0, max: Number.POSITIVE_INFINITY };
    if (take("+")) return { min: 1, max: Number.POSITIVE_INFINITY };
    if (take("?")) return { min: 0, max: 1 };
    const found = takeMatch(QUANTIFIER);
    if (!found) return null;
    const min = Number(found[1]);
    if (!found[2]) return { min, max: min };
    return { min, max: found[3] === undefined ? Number.POSITIVE_INFINITY : Number(found[3]) };
  };

  const readAtom = (): Tree => {
    const mark = source[at]!;
    switch (mark) {
      case "^":
        at++;
        return { kind: "assert", assertion: "start" };
      case "$":
        at++;
        return { kind: "assert", assertion: "end" };
      case "(":
        return readGroup();
      case ".":
        at++;
        return { kind: "set", set: ANY_BUT_LINE_END };
      case "[":
        return readClass();
      case "\\":
        return readEscapedAtom();
      case "*":
      case "+":
      case "?":
        return fail();
      default:
        return { kind: "set", set: ofCodePoint(readCodePoint()) };
    }
  };

  const readGroup = (): Tree => {
    at++;
    if (++nesting > NESTING_MAX) return fail();
    // Wrapped, so that a quantifier after the group sees a group and not an assertion that stands alone in it.
    let wrap = (item: Tree): Tree => ({ kind: "all", items: [item] });
    const look = (behind: boolean, negated: boolean) => {
      wrap = (item) => ({ kind: "look", item, behind, negated });
    };
    if (take("?=")) look(false, false);
    else if (take("?!")) look(false, true);
    else if (take("?<=")) look(true, false);
    else if (take("?<!")) look(true, true);
    else if (!take("?:") && source[at] === "?" && !takeMatch(GROUP_NAME)) return fail();
    const item = readAlternatives();
    nesting--;
    return take(")") ? wrap(item) : fail();
  };

  const readEscapedAtom = (): Tree => {
    if (take("\\b")) return { kind: "assert", assertion: "word_edge" };
    if (take("\\B")) return { kind: "assert", assertion: "no_word_edge" };
    const read = readEscape();
    if (read === null) return fail();
    return { kind: "set", set: typeof read === "number" ? ofCodePoint(read) : read };
  };

  /** A code point, a set, or null for what is not understood: backreferences above all. */
  const readEscape = (): number | CharSet | null => {
    at++;
    const letter = source[at] ?? "";
    if (Object.hasOwn(CLASS_ESCAPES, letter)) {
      at++;
      return CLASS_ESCAPES[letter]!;
    }
    if (Object.hasOwn(CONTROL_ESCAPES, letter)) {
      at++;
      return CONTROL_ESCAPES[letter]!;
    }
    switch (letter) {
      case "p":
      case "P":
        return propertySet(takeMatch(/[pP]\{([\w=]{1,80})\}/y)?.[1] ?? "", letter === "P");
      case "0":
        at++;
        return /[0-9]/.test(source[at] ?? "") ? null : 0;
      case "c":
        return (takeMatch(/c([A-Za-z])/y)?.[1]?.charCodeAt(0) ?? Number.NaN) % 32 || null;
      case "x":
        return readHex(/x([0-9a-fA-F]{2})/y);
      case "u":
        return readUnicode();
      default:
        return IDENTITY.test(letter) ? readCodePoint() : null;
    }
  };

  const readHex = (pattern: RegExp): number | null => {
    const digits = takeMatch(pattern)?.[1];
    return digits === undefined ? null : Number.parseInt(digits, 16);
  };

  const readUnicode = (): number | null => {
    if (source[at + 1] === "{") {
      const codePoint = readHex(/u\{0{0,8}([0-9a-fA-F]{1,6})\}/y);
      return codePoint !== null && codePoint <= 0x10ffff ? codePoint : null;
    }
    const lead = readHex(/u([0-9a-fA-F]{4})/y);
    if (lead === null || lead < 0xd800 || lead > 0xdbff) return lead;
    const trail = readHex(/\\u([dD][c-fC-F][0-9a-fA-F]{2})/y);
    return trail === null ? lead : (lead - 0xd800) * 0x400 + (trail - 0xdc00) + 0x10000;
  };

  const readCodePoint = (): number => {
    const codePoint = source.codePointAt(at)!;
    at += codePoint > 0xffff ? 2 : 1;
    return codePoint;
  };

  const readClass = (): Tree => {
    at++;
    const negated = take("^");
    const ranges: Range[] = [];
    const sets: CharSet[] = [];
    const add = (part: number | CharSet) => {
      if (typeof part === "number") ranges.push({ low: part, high: part });
      else sets.push(part);
    };
    while (!take("]")) {
      if (at >= source.length) return fail();
      const low = readClassPart();
      if (low === null) return fail();
      // A dash before the closing bracket is a dash.
      if (source[at] !== "-" || source[at + 1] === "]" || at + 1 >= source.length) {
        add(low);
        continue;
      }
      at++;
      const high = readClassPart();
      if (high === null) return fail();
      if (typeof low === "number" && typeof high === "number") {
        if (low > high) return fail();
        ranges.push({ low, high });
      } else {
        add(low);
        add(0x2d);
        add(high);
      }
    }
    return { kind: "set", set: charSet({ ranges, sets }, negated) };
  };

  const readClassPart = (): number | CharSet | null => {
    if (source[at] !== "\\") return readCodePoint();
    if (take("\\b")) return 0x08;
    return readEscape();
  };

  const tree = readAlternatives();
  return failed || at < source.length ? null : tree;
}
