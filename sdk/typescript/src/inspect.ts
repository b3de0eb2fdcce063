/**
 * One question to the service about one payload: flattened, cut, asked piece by piece, folded, located. The answer is
 * always a result; what the service did not answer is one too.
 */
import { readVerdict } from "./answer.ts";
import type { Cloaking } from "./cloak/protect.ts";
import { ScanUnavailableError } from "./errors.ts";
import { fold } from "./fold.ts";
import type { CallOptions, ResolvedOptions } from "./options.ts";
import { type Flat, flatten, locate } from "./payload/flatten.ts";
import { cut } from "./payload/pieces.ts";
import { EMPTY_RESULT, type ScanResult } from "./result.ts";
import type { Queue } from "./telling/queue.ts";
import { type CloakCounts, recordOf } from "./telling/record.ts";
import type { ToolCall } from "./tool-call.ts";
import type { Transport } from "./transport.ts";
import type { RecordType } from "./words.ts";

/** What the parts of a client share. */
export interface Context {
  readonly options: ResolvedOptions;
  readonly transport: Transport;
  readonly telemetry: Queue;
  readonly captures: Queue;
  readonly cloaking: Cloaking;
  readonly onError: (error: unknown) => void;
}

export type Resolved = ResolvedOptions & CallOptions;

export interface Inspection {
  readonly result: ScanResult;
  readonly flat: Flat;
}

export const SUBJECT = "default";

/** Until when a call may wait that begins now. */
export function bound(options: Resolved): number {
  return performance.now() + options.timeoutMs;
}

export async function inspect(
  context: Context,
  payload: unknown,
  options: Resolved,
  { until, toolCalls = [] }: { readonly until: number; readonly toolCalls?: readonly ToolCall[] },
): Promise<Inspection> {
  const flat = flatten(payload, options.surface);
  try {
    const pieces = cut(flat.text, options.maxScanChars, flat.segments);
    const answers = [];
    for (const [index, piece] of pieces.entries()) {
      const text = flat.text.slice(piece.start, piece.end);
      const calls = index === 0 ? toolCalls : [];
      const body = requestOf({ text, segments: piece.segments, toolCalls: calls }, options);
      const answer = await context.transport.send("POST", "/v1/scan", body, until);
      const asked = { chars: text.length, cloak: options.cloak === true, toolCalls: calls.length };
      answers.push({ start: piece.start, result: readVerdict(answer.body, asked, answer.requestId) });
    }
    return { flat, result: enforced(located(fold(flat.text.length, answers), flat), options) };
  } catch (error) {
    if (!(error instanceof ScanUnavailableError)) throw error;
    return { flat, result: unanswered(error, options) };
  }
}

/** Tells the service what was decided, off the request path. Gives back the record's id. */
export function report(
  { telemetry }: Context,
  type: RecordType,
  result: Partial<ScanResult>,
  options: Resolved,
  counts?: CloakCounts,
): string | null {
  if (!options.telemetry) return null;
  const record = recordOf(type, result, options, counts);
  telemetry.add(record);
  return record.id;
}

function requestOf(
  asked: { readonly text: string; readonly segments: readonly object[]; readonly toolCalls: readonly ToolCall[] },
  options: Resolved,
): object {
  const { text, segments, toolCalls } = asked;
  return {
    text,
    block_severity: options.blockSeverity,
    max_scan_chars: Math.max(options.maxScanChars, text.length),
    include_evidence: options.includeEvidence,
    surface: "unknown",
    segments,
    semantic: options.semantic,
    ...(options.cloak
      ? {
          cloak: {
            min_confidence: options.minConfidence,
            // Where a block may be let pass, personal data in it must still be known.
            skip_when_blocked: options.onMatch === "block" && options.enforceWithheld && options.skipWhenBlocked,
            ...(options.entities ? { entities: options.entities } : {}),
          },
        }
      : {}),
    ...(toolCalls.length > 0
      ? { tool_calls: toolCalls, ...(options.tools && options.tools.length > 0 ? { tools: options.tools } : {}) }
      : {}),
  };
}

/** `decision` is the truth; `blocked` is what is done about it. */
function enforced(result: ScanResult, options: Resolved): ScanResult {
  const withheld = result.quota?.enforcementWithheld === true && !options.enforceWithheld;
  return { ...result, blocked: result.decision === "block" && options.onMatch !== "report" && !withheld };
}

function located(result: ScanResult, flat: Flat): ScanResult {
  const place = <T extends { readonly start: number; readonly end: number }>(one: T) => ({
    ...one,
    locations: locate(flat, one.start, one.end),
  });
  return { ...result, matches: result.matches.map(place), entities: result.entities.map(place) };
}

/** Fail closed: without a verdict the payload is blocked, unless the caller chose otherwise. */
function unanswered({ kind, status, code }: ScanUnavailableError, options: Resolved): ScanResult {
  const blocked = options.onScanError === "block";
  return {
    ...EMPTY_RESULT,
    decision: blocked ? "block" : "allow",
    blocked,
    reason: "scan_unavailable",
    error: { kind, status, code },
  };
}
