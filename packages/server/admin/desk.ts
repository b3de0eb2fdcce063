/**
 * What the admin interface uses beyond what every request may: who may sign in, what is known of the rules, how the
 * program was started. Built where the program is wired; null where the interface is switched off.
 */
import type { AttackCategory } from "@portcullis/contract";
import type { Rule, RuleError } from "@portcullis/engine/static";
import type { Plans } from "../plans.ts";
import type { Admins } from "./admins.ts";
import type { Replayer } from "./replay.ts";
import type { Sessions } from "./sessions.ts";

export interface AdminDesk {
  readonly admins: Admins;
  readonly sessions: Sessions;
  readonly plans: Plans;
  readonly reference: RuleReference;
  readonly replayer: Replayer;
  /** Null: no folder of own rules is set. */
  readonly operatorRules: () => OperatorRulesState | null;
  readonly facts: ServiceFacts;
  /** Folder of the console's static build; null: only the interface is served. */
  readonly consoleDir: string | null;
}

/** What is known of rules beyond what the scanner holds. */
export interface RuleReference {
  readonly categories: Readonly<Record<AttackCategory, CategoryFacts>>;
  /** Honest texts that a rule leaves alone. */
  nearMisses(ruleId: string): readonly string[];
}

export interface CategoryFacts {
  readonly meaning: string;
  readonly owaspLlm: readonly string[];
  readonly owaspAgentic: readonly string[];
  readonly atlas: readonly string[];
}

export interface OperatorRulesState {
  readonly rules: readonly Rule[];
  /** Of the last reading that was refused. */
  readonly problems: readonly RuleError[];
  readonly readAt: number;
}

export interface ServiceFacts {
  readonly version: string;
  readonly startedAt: number;
  readonly store: string;
  readonly cloak: { readonly kind: string; readonly workers: number | null };
  readonly semantic: { readonly workers: number | null };
  /** As they may be shown. */
  readonly settings: readonly {
    readonly name: string;
    readonly value: string;
    readonly isDefault: boolean;
    readonly says: string;
  }[];
}
