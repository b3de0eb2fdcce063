/** The verdict as a caller sees it: the wire's fields in this language's names, null where there is nothing. */
import type { EntityCategory, EntityType, Severity } from "./words.ts";

/** Where a range stands inside a payload: which string, and which part of it. */
export interface Location {
  readonly path: readonly (string | number)[];
  readonly start: number;
  readonly end: number;
}

/** A rule that fired. `start` and `end` count UTF-16 units of the flattened text. */
export interface Match {
  readonly signatureId: string;
  readonly category: string;
  readonly severity: Severity;
  readonly start: number;
  readonly end: number;
  readonly evidence?: string;
  readonly fingerprint?: string;
  /** An allow-list entry covers it: told, not counted. */
  readonly suppressed?: boolean;
  /** Its rule only reports for this tenant: told, not counted. */
  readonly shadowed?: boolean;
  readonly locations: readonly Location[];
}

/** Whether a match counts, and is not only told. */
export function counts({ suppressed, shadowed }: Pick<Match, "suppressed" | "shadowed">): boolean {
  return !suppressed && !shadowed;
}

/** Personal data that was found. */
export interface Entity {
  readonly type: EntityType;
  readonly category: EntityCategory;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
  readonly locations: readonly Location[];
}

/** The semantic pass's answer. */
export interface ModelCheck {
  readonly ran: boolean;
  readonly mode: string;
  readonly decision: "allow" | "block";
  readonly flagged: boolean;
  readonly reason: string | null;
  readonly severity: Severity | null;
  readonly score: number | null;
  readonly threshold: number | null;
  readonly results: readonly {
    readonly task: string;
    readonly label: string;
    readonly score: number;
    readonly threshold: number;
    readonly flagged: boolean;
    readonly start: number;
    readonly end: number;
  }[];
  readonly model: string;
  readonly modelVersion: string;
  readonly latencyMs: number | null;
  readonly error: string | null;
}

/** What is wrong with a tool call. */
export interface ToolFinding {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly path?: string;
  readonly signatureId?: string;
  readonly category?: string;
  readonly start?: number;
  readonly end?: number;
  readonly evidence?: string;
}

/** One judged tool call. */
export interface ToolCallVerdict {
  readonly id: string | null;
  readonly index: number;
  readonly name: string;
  readonly allowed: boolean;
  readonly severity: Severity | null;
  readonly findings: readonly ToolFinding[];
}

/** The verdict on the tool calls that were asked about. */
export interface ToolValidation {
  readonly allowed: boolean;
  readonly severity: Severity | null;
  readonly calls: readonly ToolCallVerdict[];
  readonly modelCheck?: ModelCheck;
}

interface Counter {
  readonly used: number;
  readonly limit: number | null;
  readonly remaining: number | null;
}

/** The plan and what was used of it. */
export interface Quota {
  readonly plan: string;
  readonly period: string;
  readonly aho: { readonly scans: Counter; readonly blocks: Counter };
  readonly ai: { readonly scans: Counter; readonly blocks: Counter };
  readonly overflow: number;
  readonly enforcementWithheld: boolean;
}

/** Why the service gave no verdict. */
export type FailureKind = "timeout" | "connection" | "status" | "malformed";

/** Why there is no verdict. */
export interface Failure {
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly code: string | null;
}

/** A verdict. `decision` is the truth; `blocked` says what is to be done under the options of the call. */
export interface ScanResult {
  readonly decision: "allow" | "block";
  readonly blocked: boolean;
  readonly reason: string | null;
  readonly severity: Severity | null;
  readonly categories: readonly string[];
  readonly matches: readonly Match[];
  readonly entities: readonly Entity[];
  readonly cloak: {
    readonly ran: boolean;
    readonly error: string | null;
    readonly latencyMs: number | null;
    readonly taxonomyVersion: string | null;
  } | null;
  readonly modelCheck: ModelCheck | null;
  readonly toolValidation: ToolValidation | null;
  readonly scannedChars: number;
  readonly signatureVersion: string | null;
  readonly quota: Quota | null;
  readonly requestId: string | null;
  readonly error: Failure | null;
}

/** A result in which nothing was found, to begin from. */
export const EMPTY_RESULT: ScanResult = {
  decision: "allow",
  blocked: false,
  reason: null,
  severity: null,
  categories: [],
  matches: [],
  entities: [],
  cloak: null,
  modelCheck: null,
  toolValidation: null,
  scannedChars: 0,
  signatureVersion: null,
  quota: null,
  requestId: null,
  error: null,
};
