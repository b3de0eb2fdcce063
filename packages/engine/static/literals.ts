/**
 * What a pattern cannot match without: groups of literals, of which each group must have one in the text. They wake a
 * rule only where its words stand together, so that a common keyword does not run its pattern all over a page.
 *
 * Everything here errs on the side of asking less: a group that is left out costs time, never a match.
 */
import { EVERYDAY, EVERYWHERE } from "./common.ts";
import { type Node, widthOf } from "./pattern.ts";

/** Alternatives of one group; more would fill the automaton with what common words already say. */
const GROUP_LITERALS_MAX = 64;
const LITERAL_CHARS_MAX = 24;
const GROUPS_MAX = 3;
/** Literals of a group that is kept; a wider one says little and fills the automaton. */
const GROUP_KEPT_MAX = 40;
/** Letters that a literal needs to be worth looking for. */
const LETTERS_MIN = 3;

type Strings = readonly string[];

/** Stands in a string where a word must begin or end. */
const EDGE = "\u0001";
const clean = (literal: string) => literal.replaceAll(EDGE, "");

/** Letters of a literal that is held to the edges of words: "cto" is in every doctor, "script" in few descriptions. */
const EDGED_LETTERS_MAX = 4;

/** The literal as it is looked for: a short one has a blank on each side where a word must begin or end. */
function asWord(literal: string): string {
  const word = clean(literal).trim();
  if (word.length > EDGED_LETTERS_MAX || !/^[a-z]+$/u.test(word)) return word;
  return `${/^[\u0001 ]/u.test(literal) ? " " : ""}${word}${/[\u0001 ]$/u.test(literal) ? " " : ""}`;
}

/** Literals of which one is part of every match, and how much of the match may stand before and after it. */
export interface Group {
  readonly literals: Strings;
  readonly before: number;
  readonly after: number;
  /** Whether it is part of the match; keywords of a rule need not be. */
  readonly inside: boolean;
}

/** Groups of a folded pattern, rarest first. */
export function requiredLiterals(node: Node): Group[] {
  const { exact, groups: inner } = analyse(node);
  const groups = [...inner, ...(exact ? [{ literals: exact, before: 0, after: 0, inside: true }] : [])]
    .filter(isUseful)
    .map(shortest)
    .filter((group) => group.literals.length <= GROUP_KEPT_MAX);
  return groups.sort((a, b) => commonness(a.literals) - commonness(b.literals)).slice(0, GROUPS_MAX);
}

const isUseful = ({ literals }: Group) => literals.length > 0 && literals.every(isWorthwhile);

/** Without the literals that hold another of the group: where they stand, that one stands too. */
function shortest({ literals, before, after }: Group): Group {
  const kept: string[] = [];
  let longest = 0;
  for (const literal of literals.map(asWord).sort((a, b) => a.length - b.length)) {
    if (kept.some((shorter) => literal.includes(shorter))) longest = Math.max(longest, literal.length);
    else kept.push(literal);
  }
  // What was around the shorter one in a longer one is now before or after it. Blanks were trimmed, hence the two more.
  return { literals: kept, before: before + longest + 2, after: after + longest + 2, inside: true };
}

/** Every string of a node that has few, or null. */
export function expand(node: Node, max: number): Strings | null {
  const { exact } = analyse(node, max);
  return exact && [...new Set(exact.map(clean))];
}

/** How often one of the literals may be expected in prose: only the order of the numbers means something. */
export function commonness(group: Strings): number {
  let sum = 0;
  for (const each of group) {
    const literal = clean(each);
    const letters = literal.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "").length;
    const strange = /[^\p{L}\p{M}\p{N} ]/u.test(literal) ? 0.2 : 1;
    const word = literal.trim();
    const chance = 2 ** -Math.min(2 * letters, 28) * 16;
    sum += strange * (EVERYWHERE.has(word) ? 2 ** -7 : EVERYDAY.has(word) ? Math.max(chance, 2 ** -10) : chance);
  }
  return sum;
}

interface Analysis {
  /** Every string that the node matches, when they are few. */
  readonly exact: Strings | null;
  readonly groups: readonly Group[];
}

function analyse(node: Node, max: number = GROUP_LITERALS_MAX): Analysis {
  switch (node.kind) {
    case "text":
      return { exact: [node.text], groups: [] };
    case "edge":
      return { exact: [node.edge === "b" ? EDGE : ""], groups: [] };
    case "look":
      return { exact: [""], groups: [] };
    case "any":
      return { exact: null, groups: [] };
    case "set":
      return { exact: lettersOf(node), groups: [] };
    case "choice":
      return analyseChoice(node.options, max);
    case "repeat":
      return analyseRepeat(node, max);
    case "sequence":
      return analyseSequence(node.parts, max);
  }
}

function lettersOf(node: Node & { kind: "set" }): Strings | null {
  if (node.negated) return null;
  const letters: string[] = [];
  for (const item of node.items) {
    if ("name" in item || item.to - item.from > 3) return null;
    for (let point = item.from; point <= item.to; point++) letters.push(String.fromCodePoint(point));
  }
  // A set with a blank holds the line break beside it, which literals do not tell apart.
  const distinct = new Set(letters.map((letter) => (letter === "\n" ? " " : letter)));
  return distinct.size <= 4 ? [...distinct] : null;
}

function analyseRepeat(node: Node & { kind: "repeat" }, max: number): Analysis {
  const body = analyse(node.body, max);
  if (node.min === 0) {
    const exact = node.max === 1 && body.exact ? ["", ...body.exact] : null;
    return { exact, groups: [] };
  }
  if (node.min === 1 && node.max === 1) return body;
  const width = widthOf(node.body);
  const others = width === 0 ? 0 : (node.max - 1) * width;
  const all = body.exact ? [...body.groups, { literals: body.exact, before: 0, after: 0, inside: true }] : body.groups;
  return {
    exact: null,
    groups: all.map((group) => ({ ...group, before: group.before + others, after: group.after + others })),
  };
}

function analyseChoice(options: readonly Node[], max: number): Analysis {
  const parts = options.map((option) => analyse(option, max));
  const exact: string[] = [];
  for (const part of parts) {
    if (!part.exact) return { exact: null, groups: bestOfEach(parts) };
    exact.push(...part.exact);
  }
  const distinct = [...new Set(exact)];
  if (distinct.length <= max) return { exact: distinct, groups: [] };
  return { exact: null, groups: bestOfEach(parts) };
}

/** One of the options matched, so one literal of the best group of some option is there; and of the next best. */
function bestOfEach(parts: readonly Analysis[]): Group[] {
  const sorted = parts.map((part) => {
    const whole = part.exact ? [{ literals: part.exact, before: 0, after: 0, inside: true }] : [];
    return [...part.groups, ...whole].filter(isUseful).sort((a, b) => commonness(a.literals) - commonness(b.literals));
  });
  if (sorted.some((groups) => groups.length === 0)) return [];
  const deepest = Math.min(GROUPS_MAX, Math.max(...sorted.map((groups) => groups.length)));
  return Array.from({ length: deepest }, (_, k) =>
    unionOf(sorted.map((groups) => groups[Math.min(k, groups.length - 1)] as Group)),
  ).filter((group) => group !== null);
}

/** Any of the groups. A wide union is kept all the same: it may be the only thing that the pattern cannot do without. */
function unionOf(groups: readonly Group[]): Group | null {
  const literals = [...new Set(groups.flatMap((group) => group.literals))];
  if (literals.length > 8 * GROUP_LITERALS_MAX) return null;
  const before = Math.max(...groups.map((group) => group.before));
  const after = Math.max(...groups.map((group) => group.after));
  return { literals, before, after, inside: true };
}

function analyseSequence(parts: readonly Node[], max: number): Analysis {
  const groups: Group[] = [];
  const widths = parts.map(widthOf);
  /** The most that may stand after part k. Widths may be endless, so nothing is ever taken away from a sum. */
  const following = widths.map((_, k) => widths.slice(k + 1).reduce((sum, width) => sum + width, 0));
  let run: Strings = [""];
  /** The most that may stand before the run, and before the part at hand. */
  let runFrom = 0;
  let passed = 0;
  let whole = true;
  const close = (next: number) => {
    const after = (widths[next] ?? 0) + (following[next] ?? 0);
    if (run.every(isWorthwhile)) groups.push({ literals: run, before: runFrom, after, inside: true });
    run = [""];
    runFrom = passed;
  };
  for (const [k, part] of parts.entries()) {
    const { exact, groups: inner } = analyse(part, max);
    const width = widths[k] as number;
    for (const group of inner) {
      groups.push({
        literals: group.literals,
        before: passed + group.before,
        after: group.after + (following[k] as number),
        inside: true,
      });
    }
    if (exact === null) {
      whole = false;
      close(k);
      passed += width;
      runFrom = passed;
      continue;
    }
    const product = multiply(run, exact);
    if (product && product.length <= max) run = product;
    else {
      whole = false;
      close(k);
      run = exact.length <= max && exact.every((text) => text.length <= LITERAL_CHARS_MAX) ? exact : [""];
      if (run.length === 1 && run[0] === "") runFrom = passed + width;
    }
    passed += width;
  }
  if (whole) return { exact: run, groups };
  close(parts.length);
  return { exact: null, groups };
}

function multiply(left: Strings, right: Strings): Strings | null {
  const out = new Set<string>();
  for (const a of left) {
    for (const b of right) {
      if (a.length + b.length > LITERAL_CHARS_MAX * 2) return null;
      out.add(a + b);
    }
    if (out.size > GROUP_LITERALS_MAX * 4) return null;
  }
  return [...out];
}

function isWorthwhile(literal: string): boolean {
  let weight = 0;
  for (const letter of literal) {
    if (/[a-z0-9]/u.test(letter)) weight += 1;
    else if (letter > "\u07ff") weight += 2;
    else if (/[\p{L}\p{M}\p{N}]/u.test(letter)) weight += 1;
  }
  return weight >= LETTERS_MIN && !EVERYWHERE.has(clean(literal).trim());
}
