/**
 * What a pattern cannot match without: groups of literals, of which each group must have one in the text. They wake a
 * rule only where its words stand together, so that a common keyword does not run its pattern all over a page.
 *
 * Everything here errs on the side of asking less: a group that is left out costs time, never a match.
 */
import type { Node } from "./pattern.ts";

/** Alternatives of one group; more would fill the automaton with what common words already say. */
const GROUP_LITERALS_MAX = 64;
const LITERAL_CHARS_MAX = 24;
const GROUPS_MAX = 3;
/** Letters that a literal needs to be worth looking for. */
const LETTERS_MIN = 4;

type Strings = readonly string[];

/** Groups of a folded pattern, rarest first. */
export function requiredLiterals(node: Node): Strings[] {
  const groups = analyse(node).groups.filter((group) => group.length > 0 && group.every(isWorthwhile));
  return groups.sort((a, b) => commonness(a) - commonness(b)).slice(0, GROUPS_MAX);
}

/** Every string of a node that has few, or null. */
export function expand(node: Node, max: number): Strings | null {
  const { exact } = analyse(node, max);
  return exact;
}

/** How often one of the literals may be expected in prose: only the order of the numbers means something. */
export function commonness(group: Strings): number {
  let sum = 0;
  for (const literal of group) {
    const letters = literal.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "").length;
    const strange = /[^\p{L}\p{M}\p{N} ]/u.test(literal) ? 0.2 : 1;
    sum += strange * (COMMON.has(literal.trim()) ? 2 ** -7 : 2 ** -Math.min(2 * letters, 28) * 16);
  }
  return sum;
}

interface Analysis {
  /** Every string that the node matches, when they are few. */
  readonly exact: Strings | null;
  readonly groups: readonly Strings[];
}

function analyse(node: Node, max: number = GROUP_LITERALS_MAX): Analysis {
  switch (node.kind) {
    case "text":
      return { exact: [node.text], groups: [] };
    case "edge":
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
  return { exact: null, groups: [...body.groups, ...(body.exact ? [body.exact] : [])] };
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

/** One of the options matched, so one literal of the best group of some option is there. */
function bestOfEach(parts: readonly Analysis[]): Strings[] {
  const union = new Set<string>();
  for (const part of parts) {
    const groups = [...part.groups, ...(part.exact ? [part.exact] : [])].filter((group) => group.every(isWorthwhile));
    const best = groups.sort((a, b) => commonness(a) - commonness(b))[0];
    if (!best) return [];
    for (const literal of best) union.add(literal);
  }
  // A wide union is kept all the same: it is the only thing that the pattern cannot do without.
  return union.size > 0 && union.size <= 8 * GROUP_LITERALS_MAX ? [[...union]] : [];
}

function analyseSequence(parts: readonly Node[], max: number): Analysis {
  const groups: Strings[] = [];
  let run: Strings = [""];
  let whole = true;
  const close = () => {
    if (run.every(isWorthwhile)) groups.push(run);
    run = [""];
  };
  for (const part of parts) {
    const { exact, groups: inner } = analyse(part, max);
    groups.push(...inner);
    if (exact === null) {
      whole = false;
      close();
      continue;
    }
    const product = multiply(run, exact);
    if (product && product.length <= max) run = product;
    else {
      whole = false;
      close();
      run = exact.length <= max && exact.every((text) => text.length <= LITERAL_CHARS_MAX) ? exact : [""];
    }
  }
  if (whole) return { exact: run, groups };
  close();
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
  return weight >= LETTERS_MIN && !COMMON.has(literal.trim());
}

/** Words of four letters and more that are on every page: no literal by themselves. */
const COMMON: ReadonlySet<string> = new Set(
  `about after again against also although always among another anything around back because been before being below
  between both came cannot case change come could days does doing done down each ever every everything example fact
  file first following form from full general give given good great group hand have having help here high however
  into just keep kind know large last later least less like line list little long made make making many more most
  much must name need never next note number often only open order other over page part people place point possible
  present problem provide public read right said same seem several shall should show side since small some something
  state still such sure system take tell text than that their them then there these they thing this those through
  time to turn under until upon used user uses using very want water well were what when where which while will with
  within without word words work world would write year your yours`.split(/\s+/u),
);
