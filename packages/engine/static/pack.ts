/**
 * The rule set as the scanner takes it: facts, folded keywords and translated patterns, all of it plain data, so that it
 * can be printed to a file and loaded without the rules.
 */
import type { AttackCategory, Severity } from "@portcullis/contract";
import type { Surface } from "../payload.ts";
import { fold } from "./fold.ts";
import type { Rule } from "./rule.ts";
import { translatePattern } from "./translate.ts";

export interface PackedRule {
  readonly id: string;
  readonly category: AttackCategory;
  readonly severity: Severity;
  readonly title: string;
  readonly meaning: string;
  /** Null for the default surfaces. */
  readonly surfaces: readonly Surface[] | null;
  /** Folded. */
  readonly keywords: readonly string[];
  /** Source for folded text; null when the keyword is the match. */
  readonly pattern: string | null;
  readonly window: number;
  /** Silences a match in whose company it matches. */
  readonly unless: string | null;
  /** Lowers a match in whose company it matches. */
  readonly mention: string | null;
  readonly unlessWindow: number;
  readonly spansSegments: boolean;
}

export interface Pack {
  /** A dotted date. */
  readonly version: string;
  readonly rules: readonly PackedRule[];
}

export const WINDOW_DEFAULT = 160;
export const WINDOW_MAX = 400;

export function compileRules(rules: readonly Rule[], { version }: { readonly version: string }): Pack {
  return { version, rules: rules.map(packRule) };
}

function packRule(rule: Rule): PackedRule {
  return {
    id: rule.id,
    category: rule.category,
    severity: rule.severity,
    title: rule.title,
    meaning: rule.meaning,
    surfaces: rule.surfaces ?? null,
    keywords: [...new Set(rule.keywords.map((keyword) => fold(keyword).text))],
    pattern: rule.pattern ? translatePattern(rule.pattern.source) : null,
    window: Math.min(rule.window ?? WINDOW_DEFAULT, WINDOW_MAX),
    unless: rule.unless ? translatePattern(rule.unless.source) : null,
    mention: rule.mention ? translatePattern(rule.mention.source) : null,
    unlessWindow: Math.min(rule.unlessWindow ?? WINDOW_DEFAULT, WINDOW_MAX),
    spansSegments: rule.spansSegments ?? false,
  };
}
