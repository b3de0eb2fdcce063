/**
 * From a verdict to what is recorded of it: words of ours, counts and milliseconds. Nothing of the text, and nothing of
 * a tool's arguments; a tool's name is kept where it looks like one.
 */
import { SEVERITIES } from "@portcullis/contract";
import type { JudgedMatch, ModelCheck, ToolVerdict, Verdict } from "@portcullis/engine";
import type { Answered, Decided } from "./decisions.ts";
import type { CloakFacts, DecisionRecord, MatchFacts, SemanticFacts, ToolFacts } from "./stores/ports.ts";

export function verdictOf({ id, type, timings, totalMs, status }: Answered, decided: Decided): DecisionRecord {
  const { verdict, scannedChars, signatureVersion } = decided.result;
  const { decision, severity, reason, categories, matches, modelCheck, cloak, tools } = verdict;
  const record: DecisionRecord = {
    id,
    type,
    decision,
    blocked: decision === "block",
    severity,
    reason,
    categories,
    signatureIds: NONE,
    suppressedIds: NONE,
    scannedChars,
    surface: decided.surface,
    signatureVersion,
    semantic: modelCheck && semanticFacts(modelCheck),
    cloak: cloak && cloakFacts(cloak),
    tools: tools && toolFacts(tools),
    latencyMs: timings.withTotal(totalMs),
    status,
    error: null,
  };
  return matches.length === 0 ? record : { ...record, ...matchedOf(matches) };
}

function matchedOf(matches: readonly JudgedMatch[]): Partial<DecisionRecord> {
  return {
    signatureIds: ruleIds(matches, false),
    suppressedIds: ruleIds(matches, true),
    ...(matches.some((match) => match.shadowed) ? { shadowedIds: shadowedIds(matches) } : {}),
    matches: matchFacts(matches),
  };
}

/** A request that came to no verdict. */
export function failureOf({ id, type, timings, totalMs, status, error }: Answered): DecisionRecord {
  return {
    ...NO_VERDICT,
    id,
    type,
    latencyMs: timings.withTotal(totalMs),
    status,
    error,
  };
}

/** Several requests that were turned away for the same reason. */
export function refusalOf({ id, type, status, error }: Answered, times: number): DecisionRecord {
  return { ...NO_VERDICT, id, type, latencyMs: {}, status, error, ...(times > 1 ? { times } : {}) };
}

const NONE: readonly never[] = [];

const NO_VERDICT = {
  decision: null,
  blocked: false,
  severity: null,
  reason: null,
  categories: NONE,
  signatureIds: NONE,
  suppressedIds: NONE,
  scannedChars: 0,
  surface: "unknown",
  signatureVersion: null,
  semantic: null,
  cloak: null,
  tools: null,
} as const;

const RULES_MAX = 64;

function ruleIds(matches: readonly JudgedMatch[], suppressed: boolean): readonly string[] {
  const ids = new Set<string>();
  for (const match of matches) if (match.suppressed === suppressed && !match.shadowed) ids.add(match.ruleId);
  return [...ids].slice(0, RULES_MAX);
}

function shadowedIds(matches: readonly JudgedMatch[]): readonly string[] {
  return [...new Set(matches.filter((match) => match.shadowed).map(({ ruleId }) => ruleId))].slice(0, RULES_MAX);
}

/** Places of one event; the worst are kept. */
const MATCHES_MAX = 16;

/** Enough to find the rule and to suppress this match, and nothing of the text. */
function matchFacts(matches: readonly JudgedMatch[]): readonly MatchFacts[] {
  const worstFirst = [...matches].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  return worstFirst.slice(0, MATCHES_MAX).map((match) => ({
    ruleId: match.ruleId,
    category: match.category,
    severity: match.severity,
    start: match.start,
    end: match.end,
    fingerprint: match.fingerprint ?? null,
    ...(match.suppressed ? { suppressed: true } : {}),
    ...(match.shadowed ? { shadowed: true } : {}),
  }));
}

function semanticFacts(check: ModelCheck): SemanticFacts {
  const { ran, mode, flagged, reason, score, error, windows, version } = check;
  return { ran, mode, flagged, reason, score, error, windows, version };
}

function cloakFacts({ ran, entities, error }: NonNullable<Verdict["cloak"]>): CloakFacts {
  const byType: Record<string, number> = {};
  for (const { type } of entities) byType[type] = (byType[type] ?? 0) + 1;
  return { ran, entities: entities.length, byType, error };
}

const NAMES_MAX = 16;
/** A name that a provider would accept. Anything else may be text that a model made up. */
const TOOL_NAME = /^[A-Za-z0-9_.:/-]{1,128}$/;
const ODD_NAME = "(odd name)";

function toolFacts({ calls, allowed }: ToolVerdict): ToolFacts {
  const names = new Set(calls.map(({ name }) => (TOOL_NAME.test(name) ? name : ODD_NAME)));
  return {
    // A pass that answered has a report for each call.
    ran: allowed || calls.length > 0,
    calls: calls.length,
    findings: calls.reduce((sum, { findings }) => sum + findings.length, 0),
    blocked: calls.filter((call) => !call.allowed).length,
    names: [...names].slice(0, NAMES_MAX),
  };
}
