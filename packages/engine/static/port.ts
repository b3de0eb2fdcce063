/**
 * The static pass as the rest of the house sees it: text in, matches out, in time linear in the text.
 */
import type { AttackCategory, Severity } from "@portcullis/contract";
import type { Payload, Surface } from "../payload.ts";

/** One place where a rule fired. */
export interface Match {
  readonly ruleId: string;
  readonly category: AttackCategory;
  readonly severity: Severity;
  readonly start: number;
  readonly end: number;
}

export interface StaticReport {
  /** Sorted by start, then worst first. */
  readonly matches: readonly Match[];
  /** Whether reading ended because so much was found that blocks. Whoever does not block for it asks for the whole. */
  readonly stoppedEarly: boolean;
}

export interface StaticOptions {
  /** Reads on however much is found: what was found may not count for whoever asks. */
  readonly whole?: boolean;
}

/** What may be told of a rule: its meaning, never its pattern. */
export interface RuleFacts {
  readonly id: string;
  readonly category: AttackCategory;
  readonly severity: Severity;
  readonly title: string;
  readonly meaning: string;
  readonly surfaces: readonly Surface[] | null;
  /** Whether it came with the program or from the operator's folder. */
  readonly origin: "built_in" | "operator";
}

export interface StaticScanner {
  /** A dotted date: the rule set's latest change. */
  readonly version: string;
  readonly rules: readonly RuleFacts[];
  scan(payload: Payload, options?: StaticOptions): StaticReport;
}
