/**
 * A rule of the static pass: data with its own examples. The file that defines one says what the attack is; this file
 * says what a rule may hold.
 *
 * Keywords and patterns see *folded* text: lower case, compatibility forms and look-alike letters folded to one, marks,
 * accents and invisible characters dropped, every run of white space one blank. Both sides are folded with the same
 * map, so a rule is written as one would write the words.
 */
import type { AttackCategory, Severity } from "@portcullis/contract";
import type { Surface } from "../payload.ts";

export interface Rule {
  /** A slug that one can say aloud, equal to the file name, never reused. */
  readonly id: string;
  readonly category: AttackCategory;
  /** What the match would do if it were obeyed. */
  readonly severity: Severity;
  /** Where it applies; absent means everywhere but `system` text, `tool_definition` and `tool_argument`. */
  readonly surfaces?: readonly Surface[];
  /** A heading for the rule's page: at most 60 characters. */
  readonly title: string;
  /** One to three sentences for whoever reads the finding: what it is and why it matters. Never the pattern. */
  readonly meaning: string;
  /** At least one must occur before the pattern is tried; each has three or more letters or symbols. */
  readonly keywords: readonly string[];
  /** What must match around a keyword, within `window` characters of it; absent, the keyword is the match. */
  readonly pattern?: RegExp;
  /** How far, in folded characters, the match may reach to each side of the keyword. Default 160, at most 400. */
  readonly window?: number;
  /** Silences a match when it matches within `unlessWindow` characters around it: the near miss told by its company. */
  readonly unless?: RegExp;
  /**
   * Lowers a match to `low` when it matches within `unlessWindow` characters around it: text that talks about the
   * attack instead of making it is still reported, and by default no longer blocks.
   */
  readonly mention?: RegExp;
  /** How far, in folded characters, `unless` and `mention` look to each side of the match. Default 160, at most 400. */
  readonly unlessWindow?: number;
  /** Whether a match may start in one owner's segment and end in another's. Default false. */
  readonly spansSegments?: boolean;
  /** Texts it must catch; «» marks the exact span. */
  readonly catches: readonly string[];
  /** Near misses it must leave alone. */
  readonly ignores: readonly string[];
}

/** Surfaces of a rule that names none. */
export const SURFACES_DEFAULT: readonly Surface[] = ["user", "tool_result", "document", "assistant", "unknown"];

/** Only there so that a rule file is checked where it is written. */
export function defineRule(rule: Rule): Rule {
  return rule;
}
