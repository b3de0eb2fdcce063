/**
 * The rule set as the scanner takes it: facts, literals and translated patterns, all of it plain data, so that it can be
 * printed to a file and loaded without the rules.
 */
import type { AttackCategory, Severity } from "@portcullis/contract";
import type { Surface } from "../payload.ts";
import { fold } from "./fold.ts";
import { spokenAs } from "./lexicon.ts";
import { commonness, type Group, requiredLiterals } from "./literals.ts";
import { type Compiler, createCompiler } from "./match/compile.ts";
import type { Programs } from "./match/program.ts";
import { type Node, parsePattern } from "./pattern.ts";
import type { Rule } from "./rule.ts";
import { type Starts, startsOf } from "./starts.ts";
import { foldNode, printPattern, translatePattern } from "./translate.ts";
import { wordsOf } from "./vocabulary.ts";

export interface PackedRule {
  readonly id: string;
  readonly category: AttackCategory;
  readonly severity: Severity;
  readonly title: string;
  readonly meaning: string;
  /** Null for the default surfaces. */
  readonly surfaces: readonly Surface[] | null;
  readonly origin: "built_in" | "operator";
  /**
   * Groups of literals, as indexes into the pack's list. One of each group must stand near the others before the pattern
   * is tried; the first group is the rarest and wakes the rule.
   */
  readonly needs: readonly (readonly number[])[];
  /** Which of the pack's books its programs stand in. */
  readonly book: number;
  /** The program of its pattern, and where its matches may start. */
  readonly pattern: number;
  readonly starts: Starts;
  /** How far, in folded characters, the other groups may stand from the first. */
  readonly window: number;
  /** How far a match may reach to each side of a literal of the first group. */
  readonly before: number;
  readonly after: number;
  /** Whether a literal of the first group is part of every match, so that no match starts after it. */
  readonly inside: boolean;
  /** Which of the pack's companies silences a match. */
  readonly unless: number | null;
  /** Which of them lowers it. */
  readonly mention: number | null;
  readonly unlessWindow: number;
  readonly spansSegments: boolean;
}

/** What is looked for around a match: rules share most of it. */
export interface Company {
  readonly book: number;
  readonly pattern: number;
  readonly starts: Starts;
}

export interface Pack {
  /** A dotted date. */
  readonly version: string;
  readonly rules: readonly PackedRule[];
  /** Folded. */
  readonly literals: readonly string[];
  /** Folded words that broken-up text is respelled with, the common first. */
  readonly words: readonly string[];
  readonly companies: readonly Company[];
  /** Programs of patterns: one book for each set of rules that was compiled together. */
  readonly books: readonly Programs[];
}

export const WINDOW_DEFAULT = 160;
export const WINDOW_MAX = 400;

/**
 * How many times as common as the waking literals those of another group may be. Finding common words all over a text
 * costs more than now and then trying a pattern that they would have spared.
 */
const GROUP_COMMONNESS_MAX = 24;

export interface CompileOptions {
  readonly version: string;
  readonly origin?: "built_in" | "operator";
}

export function compileRules(rules: readonly Rule[], { version, origin = "built_in" }: CompileOptions): Pack {
  const literals = new Map<string, number>();
  const intern = (given: string) => {
    const literal = spokenAs(given);
    const known = literals.get(literal);
    if (known !== undefined) return known;
    literals.set(literal, literals.size);
    return literals.size - 1;
  };
  const compiler = createCompiler();
  const companies: Company[] = [];
  const companyOf = (source: string) => {
    const translated = translatePattern(source);
    const pattern = compiler.add(translated);
    const known = companies.findIndex((company) => company.pattern === pattern);
    if (known >= 0) return known;
    companies.push({ book: 0, pattern, starts: startsOf(translated, compiler.entryAt(pattern)) });
    return companies.length - 1;
  };
  const packed = rules.map((rule) => packRule(rule, origin, { intern, compiler, companyOf }));
  return {
    version,
    rules: packed,
    literals: [...literals.keys()],
    words: wordsOf(rules),
    companies,
    books: [compiler.finish()],
  };
}

/** Two packs as one, with the later version. */
export function joinPacks(first: Pack, second: Pack): Pack {
  // A literal that both have is looked for once.
  const literals = new Map(first.literals.map((literal, k) => [literal, k]));
  const places = second.literals.map((literal) => {
    const known = literals.get(literal) ?? literals.size;
    literals.set(literal, known);
    return known;
  });
  const companyAfter = (company: number | null) => (company === null ? null : company + first.companies.length);
  const moved = second.rules.map((rule) => ({
    ...rule,
    book: rule.book + first.books.length,
    unless: companyAfter(rule.unless),
    mention: companyAfter(rule.mention),
    needs: rule.needs.map((group) => group.map((literal) => places[literal] as number)),
  }));
  return {
    version: laterOf(first.version, second.version),
    rules: [...first.rules, ...moved],
    literals: [...literals.keys()],
    words: [...new Set([...first.words, ...second.words])],
    companies: [
      ...first.companies,
      ...second.companies.map((company) => ({ ...company, book: company.book + first.books.length })),
    ],
    books: [...first.books, ...second.books],
  };
}

/** Dotted dates sort as text. */
export function laterOf(first: string, second: string): string {
  return first > second ? first : second;
}

function packRule(
  rule: Rule,
  origin: PackedRule["origin"],
  {
    intern,
    compiler,
    companyOf,
  }: {
    readonly intern: (literal: string) => number;
    readonly compiler: Compiler;
    readonly companyOf: (source: string) => number;
  },
): PackedRule {
  const keywords = [...new Set(rule.keywords.map((keyword) => fold(keyword).text))];
  const window = Math.min(rule.window ?? WINDOW_DEFAULT, WINDOW_MAX);
  const { groups, loose } = groupsOf(rule, keywords, window);
  groups.sort((a, b) => commonness(a.literals) - commonness(b.literals));
  const waking = commonness((groups[0] as Group).literals);
  const worthwhile = groups.filter(({ literals }) => commonness(literals) <= GROUP_COMMONNESS_MAX * waking);
  const before = Math.min(window, (groups[0] as Group).before);
  const after = Math.min(window, (groups[0] as Group).after);
  const translated = rule.pattern ? translatePattern(rule.pattern.source) : printPattern(anyOf(keywords));
  const pattern = compiler.add(translated);
  return {
    id: rule.id,
    category: rule.category,
    severity: rule.severity,
    title: rule.title,
    meaning: rule.meaning,
    surfaces: rule.surfaces ?? null,
    origin,
    needs: worthwhile.map((group) => [...new Set(group.literals.map(intern))]),
    before,
    after,
    inside: (groups[0] as Group).inside,
    book: 0,
    pattern,
    starts: startsOf(translated, compiler.entryAt(pattern)),
    // Groups that are part of the match stand no further from each other than the match is long.
    window: loose ? window : Math.max(before, after),
    unless: rule.unless ? companyOf(rule.unless.source) : null,
    mention: rule.mention ? companyOf(rule.mention.source) : null,
    unlessWindow: Math.min(rule.unlessWindow ?? WINDOW_DEFAULT, WINDOW_MAX),
    spansSegments: rule.spansSegments ?? false,
  };
}

/**
 * What must stand near each other for a rule: its keywords, and what its pattern cannot match without. Keywords are
 * loose when they need not be part of the match.
 */
function groupsOf(rule: Rule, keywords: readonly string[], window: number): { groups: Group[]; loose: boolean } {
  const required = rule.pattern ? requiredLiterals(foldNode(parsePattern(rule.pattern.source))) : [];
  const holdsKeyword = (literal: string) => keywords.some((keyword) => literal.includes(keyword.trim()));
  // Where every literal of a group holds a keyword, the keywords themselves say nothing more.
  if (required.some((group) => group.literals.every(holdsKeyword))) return { groups: required, loose: false };
  return { groups: [{ literals: keywords, before: window, after: window, inside: false }, ...required], loose: true };
}

/** Longest first, so that the match is the longest keyword that stands there. */
function anyOf(keywords: readonly string[]): Node {
  const options = [...keywords].sort((a, b) => b.length - a.length);
  return { kind: "choice", options: options.map((text) => ({ kind: "text", text })) };
}
