/**
 * Tool-call validation as the rest of the house sees it: calls against declarations, finding by finding.
 */
import type { AttackCategory, Severity, ToolFindingCode } from "@portcullis/contract";

export interface ToolCall {
  readonly id: string | null;
  readonly name: string;
  /** The raw JSON string, as the model wrote it. */
  readonly arguments: string;
}

export interface ToolFinding {
  readonly code: ToolFindingCode;
  readonly severity: Severity;
  readonly message: string;
  /** JSON Pointer into the decoded arguments; absent when the finding is about the whole call. */
  readonly path?: string;
  readonly ruleId?: string;
  readonly category?: AttackCategory;
  /** Inside the decoded string at `path`. */
  readonly start?: number;
  readonly end?: number;
  /** True when it is only reported: its rule does not count for this tenant. */
  readonly shadowed?: boolean;
  /** The matched text, for a caller that asked for evidence; the service drops it otherwise. */
  readonly evidence?: string;
}

export interface CallReport {
  readonly id: string | null;
  readonly index: number;
  readonly name: string;
  readonly findings: readonly ToolFinding[];
}

export interface ToolReport {
  /** In the order and number of the calls. */
  readonly calls: readonly CallReport[];
  /** Every string of every call's arguments that a model should read as well, with its place. */
  readonly strings: readonly { readonly index: number; readonly path: string; readonly text: string }[];
}
