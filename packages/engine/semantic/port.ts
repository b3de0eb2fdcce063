/**
 * The semantic pass as the rest of the house sees it. `null` where a pass is expected means "not configured": then it
 * is not applicable and the verdict does not mention it. A configured pass that cannot answer returns an Outcome.
 */
import type { Severity } from "@portcullis/contract";
import type { Outcome } from "../outcome.ts";
import type { Payload } from "../payload.ts";

/** What the model says of one label, at the window where it says it loudest. */
export interface SemanticResult {
  readonly task: string;
  readonly label: string;
  readonly severity: Severity;
  readonly score: number;
  readonly threshold: number;
  readonly flagged: boolean;
  readonly start: number;
  readonly end: number;
}

export interface SemanticReport {
  /** Highest score first. */
  readonly results: readonly SemanticResult[];
  readonly windows: { readonly total: number; readonly checked: number };
  /** True when every window was judged by the model or cleared by a cheaper pass that may clear. */
  readonly complete: boolean;
}

export interface SemanticPass {
  readonly model: string;
  readonly version: string;
  /** Never throws, never takes longer than the deadline by more than one window. */
  check(payload: Payload, options: { readonly deadlineMs: number }): Promise<Outcome<SemanticReport>>;
  /** False while no thread of it runs and the last one failed to start. */
  ready(): boolean;
  close(): Promise<void>;
}
