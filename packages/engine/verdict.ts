/**
 * The one place that decides. Pure and total: whatever the passes hand in, a verdict comes out, and a pass that was
 * due and did not answer never turns into an allow.
 *
 * - static: not answering blocks, because nothing looked at the payload.
 * - tools: not answering blocks, and every call is rejected.
 * - semantic: under `enforce` not answering blocks; under `report` it is told and decides nothing.
 * - cloak: never decides; not answering is told in its own block, and the caller weighs it.
 */
import {
  type AttackCategory,
  type CloakError,
  type Decision,
  type ModelError,
  reaches,
  SEVERITIES,
  type SemanticMode,
  type Severity,
  worst,
} from "@portcullis/contract";
import type { Entity } from "./cloak/port.ts";
import type { FailureReason, Outcome } from "./outcome.ts";
import type { SemanticReport, SemanticResult } from "./semantic/port.ts";
import type { Match } from "./static/port.ts";
import type { CallReport, ToolFinding } from "./tools/port.ts";

/** A match as the verdict reports it; `suppressed` when it does not count, because an allow-list entry covers it. */
export interface JudgedMatch extends Match {
  readonly suppressed: boolean;
  /** Names the match without holding it, where whoever judged it gave it a name. */
  readonly fingerprint?: string;
  /** True when it does not count because its rule only reports for this tenant. */
  readonly shadowed?: boolean;
}

export interface SemanticInput {
  readonly mode: Exclude<SemanticMode, "off">;
  readonly model: string;
  readonly version: string;
  readonly outcome: Outcome<SemanticReport>;
}

export interface VerdictInput {
  readonly blockSeverity: Severity;
  readonly static: Outcome<readonly JudgedMatch[]>;
  /** Null when the pass was not applicable. */
  readonly semantic: SemanticInput | null;
  /** Null when no tool calls were submitted. */
  readonly tools: { readonly outcome: Outcome<readonly CallReport[]>; readonly semantic: SemanticInput | null } | null;
  /** Null when detection was not requested. */
  readonly cloak: Outcome<readonly Entity[]> | null;
}

export interface ModelCheck {
  readonly ran: boolean;
  readonly mode: "enforce" | "report";
  readonly decision: Decision;
  readonly flagged: boolean;
  readonly reason: string | null;
  readonly severity: Severity | null;
  readonly score: number | null;
  readonly threshold: number | null;
  readonly results: readonly SemanticResult[];
  readonly model: string;
  readonly version: string;
  readonly windows: { readonly total: number; readonly checked: number };
  readonly latencyMs: number | null;
  readonly error: ModelError | null;
}

export interface JudgedCall extends CallReport {
  readonly allowed: boolean;
  readonly severity: Severity | null;
}

export interface ToolVerdict {
  readonly allowed: boolean;
  readonly severity: Severity | null;
  readonly calls: readonly JudgedCall[];
  readonly modelCheck: ModelCheck | null;
}

export interface CloakVerdict {
  readonly ran: boolean;
  readonly entities: readonly Entity[];
  readonly latencyMs: number | null;
  readonly error: CloakError | null;
}

export interface Verdict {
  readonly decision: Decision;
  readonly reason: string | null;
  readonly severity: Severity | null;
  readonly categories: readonly AttackCategory[];
  readonly matches: readonly JudgedMatch[];
  readonly modelCheck: ModelCheck | null;
  readonly tools: ToolVerdict | null;
  readonly cloak: CloakVerdict | null;
}

/** Severity of a verdict that blocks because a pass did not answer: nothing was found, and nothing was cleared. */
const UNANSWERED_SEVERITY: Severity = "high";

export function decide(input: VerdictInput): Verdict {
  const matches = input.static.ran ? input.static.value.toSorted(byPlace) : [];
  const worstFirst = matches.filter((match) => !match.suppressed).sort(bySeverity);
  const top = worstFirst[0] ?? null;
  const staticBlocks = !input.static.ran || (top !== null && reaches(top.severity, input.blockSeverity));

  const modelCheck = input.semantic && judgeModel(input.semantic, input.blockSeverity);
  const tools = input.tools && judgeTools(input.tools, input.blockSeverity);
  const blocked = staticBlocks || modelCheck?.decision === "block" || tools?.allowed === false;

  return {
    decision: blocked ? "block" : "allow",
    reason: reasonOf(input.static, top, modelCheck),
    severity: severityOf(input.static, top, modelCheck),
    categories: [...new Set(worstFirst.map((match) => match.category))],
    matches,
    modelCheck,
    tools,
    cloak: input.cloak && judgeCloak(input.cloak),
  };
}

/** Whether the static pass alone already blocks; the passes after it may then be spared. */
export function staticBlocks(outcome: VerdictInput["static"], blockSeverity: Severity): boolean {
  return !outcome.ran || outcome.value.some((match) => !match.suppressed && reaches(match.severity, blockSeverity));
}

function reasonOf(outcome: VerdictInput["static"], top: JudgedMatch | null, modelCheck: ModelCheck | null) {
  if (top) return top.ruleId;
  // Fail closed: a block needs a reason that a person can act on, so the pass that was missing is named.
  if (!outcome.ran) return `static=${outcome.error}`;
  return modelCheck?.reason ?? null;
}

function severityOf(outcome: VerdictInput["static"], top: JudgedMatch | null, modelCheck: ModelCheck | null) {
  if (top) return top.severity;
  if (!outcome.ran) return UNANSWERED_SEVERITY;
  return modelCheck?.severity ?? null;
}

function judgeModel(input: SemanticInput, blockSeverity: Severity): ModelCheck {
  const { mode, model, version, outcome } = input;
  const enforced = mode === "enforce";
  if (!outcome.ran) {
    const error = modelError(outcome.error);
    return {
      ran: false,
      mode,
      // Fail closed: what was not judged is not allowed.
      decision: enforced ? "block" : "allow",
      flagged: false,
      reason: `semantic=${error}`,
      severity: enforced ? UNANSWERED_SEVERITY : null,
      score: null,
      threshold: null,
      results: [],
      model,
      version,
      windows: { total: 0, checked: 0 },
      latencyMs: null,
      error,
    };
  }
  const { results, windows, complete } = outcome.value;
  const flagged = results.filter((result) => result.flagged);
  const hottest = [...flagged].sort(byResult)[0] ?? null;
  const loudest = hottest ?? [...results].sort((a, b) => b.score - a.score)[0] ?? null;
  const finds = flagged.some((result) => reaches(result.severity, blockSeverity));
  // Fail closed: a payload half read under `enforce` counts as not answered, unless what was read already blocks.
  const halfRead = !complete && !finds;
  return {
    ran: !halfRead,
    mode,
    decision: enforced && (finds || halfRead) ? "block" : "allow",
    flagged: hottest !== null,
    reason: hottest ? `${hottest.task}=${hottest.label}` : halfRead ? "semantic=timeout" : null,
    severity: hottest ? hottest.severity : halfRead && enforced ? UNANSWERED_SEVERITY : null,
    score: loudest?.score ?? null,
    threshold: loudest?.threshold ?? null,
    results,
    model,
    version,
    windows,
    latencyMs: outcome.latencyMs,
    error: halfRead ? "timeout" : null,
  };
}

function judgeTools(input: NonNullable<VerdictInput["tools"]>, blockSeverity: Severity): ToolVerdict {
  const modelCheck = input.semantic && judgeModel(input.semantic, blockSeverity);
  if (!input.outcome.ran) {
    return { allowed: false, severity: UNANSWERED_SEVERITY, calls: [], modelCheck };
  }
  const calls = input.outcome.value.map((call): JudgedCall => {
    const counted = call.findings.filter((finding: ToolFinding) => !finding.shadowed);
    const severity = worst(counted.map((finding) => finding.severity));
    return { ...call, severity, allowed: severity === null || !reaches(severity, blockSeverity) };
  });
  const severities = calls.flatMap((call) => (call.severity ? [call.severity] : []));
  if (modelCheck?.severity) severities.push(modelCheck.severity);
  return {
    allowed: calls.every((call) => call.allowed) && modelCheck?.decision !== "block",
    severity: worst(severities),
    calls,
    modelCheck,
  };
}

function judgeCloak(outcome: Outcome<readonly Entity[]>): CloakVerdict {
  return outcome.ran
    ? { ran: true, entities: outcome.value, latencyMs: outcome.latencyMs, error: null }
    : { ran: false, entities: [], latencyMs: null, error: cloakError(outcome.error) };
}

function modelError(error: FailureReason): ModelError {
  return error === "timeout" || error === "overloaded" ? error : "unavailable";
}

function cloakError(error: FailureReason): CloakError {
  return error === "overloaded" ? "unavailable" : error;
}

const rank = (severity: Severity) => SEVERITIES.indexOf(severity);
const byPlace = (a: Match, b: Match) => a.start - b.start || rank(a.severity) - rank(b.severity) || a.end - b.end;
const bySeverity = (a: Match, b: Match) => rank(a.severity) - rank(b.severity) || a.start - b.start;
const byResult = (a: SemanticResult, b: SemanticResult) => rank(a.severity) - rank(b.severity) || b.score - a.score;
