/** Makes the decision record of one guard call: counts and ids, and never a word of the payload unless asked for. */
import type { ScanResult } from "../result.ts";
import { SDK } from "../version.ts";
import { webcrypto } from "../webcrypto.ts";
import type { RecordType } from "../words.ts";

/** What cloaking did, in counts. */
export interface CloakCounts {
  readonly byStrategy?: Readonly<Record<string, number>>;
  readonly restored?: number;
  readonly unknown?: number;
  readonly denied?: number;
}

/** A decision record, as the service keeps it. */
export type TelemetryRecord = Readonly<Record<string, unknown>> & { readonly id: string };

const LIST_MAX = 256;
const STRING_CHARS_MAX = 256;
const EVIDENCE_CHARS_MAX = 2_048;

export function recordOf(
  type: RecordType,
  result: Partial<ScanResult>,
  options: { readonly onMatch: string; readonly includeEvidence: boolean },
  counts?: CloakCounts,
): TelemetryRecord {
  const { matches = [], modelCheck, toolValidation } = result;
  const cloak = cloakOf(result, counts);
  return {
    id: webcrypto.randomUUID(),
    ts: new Date().toISOString(),
    type,
    decision: result.decision ?? "allow",
    blocked: result.blocked ?? false,
    severity: result.severity ?? null,
    reason: result.reason?.slice(0, STRING_CHARS_MAX) ?? null,
    categories: result.categories ?? [],
    signatureIds: unique(matches.map((match) => match.signatureId)),
    scannedChars: result.scannedChars ?? 0,
    onMatch: options.onMatch,
    ...(modelCheck ? { modelCheck: modelOf(modelCheck) } : {}),
    ...(toolValidation ? { tool: toolOf(toolValidation) } : {}),
    ...(cloak ? { cloak } : {}),
    ...(options.includeEvidence
      ? { evidence: unique(matches.flatMap(({ evidence }) => evidence?.slice(0, EVIDENCE_CHARS_MAX) ?? [])) }
      : {}),
    sdk: SDK,
  };
}

function cloakOf({ cloak, entities = [] }: Partial<ScanResult>, counts?: CloakCounts): object | null {
  if (!cloak && !counts) return null;
  if (!cloak) return { ...counts };
  return {
    ran: cloak.ran,
    entities: entities.length,
    byType: tally(entities.map(({ type }) => type)),
    byCategory: tally(entities.map(({ category }) => category)),
    ...counts,
    error: cloak.error,
  };
}

function modelOf(check: NonNullable<ScanResult["modelCheck"]>): object {
  const { ran, mode, decision, flagged, reason, severity, score, threshold, model, error } = check;
  const fields = { ran, mode, decision, flagged, reason, severity, score, threshold, model, error };
  return { ...fields, model_version: check.modelVersion, latency_ms: check.latencyMs };
}

function toolOf({ calls, modelCheck }: NonNullable<ScanResult["toolValidation"]>): object {
  return {
    calls: calls.length,
    findings: calls.reduce((sum, call) => sum + call.findings.length, 0),
    blocked: calls.filter((call) => !call.allowed).length,
    names: unique(calls.map((call) => call.name.slice(0, STRING_CHARS_MAX))),
    ...(modelCheck ? { modelCheck: modelOf(modelCheck) } : {}),
  };
}

export function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

function unique(words: readonly string[]): readonly string[] {
  return [...new Set(words)].slice(0, LIST_MAX);
}
