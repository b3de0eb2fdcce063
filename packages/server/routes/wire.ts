/**
 * Between the wire's words and the engine's: verdicts out, payloads in. Nothing is decided here.
 */
import type * as wire from "@portcullis/contract";
import { DEFAULTS, ENTITY_TYPES_DEFAULT, type SanitiseRequest } from "@portcullis/contract";
import type { Entity, JudgedMatch, ModelCheck, Payload, ToolFinding, ToolVerdict, Verdict } from "@portcullis/engine";
import { badField, ServiceError } from "../http/problem.ts";
import type { QuotaView } from "../quota.ts";
import type { Redaction } from "../sanitise.ts";
import type { ScanAsk, ScanResult } from "../scan.ts";
import { fingerprint } from "../suppressions.ts";

/** The part of a scan request that sanitise shares. */
type PayloadFields = Omit<SanitiseRequest, "replacement">;

export function readAsk(body: PayloadFields, tools: ScanAsk["tools"]): ScanAsk {
  const { cloak } = body;
  return {
    payload: readPayload(body),
    blockSeverity: body.block_severity ?? DEFAULTS.blockSeverity,
    scanCharsMax: body.max_scan_chars ?? DEFAULTS.scanChars,
    semantic: body.semantic ?? DEFAULTS.semantic,
    cloak: cloak
      ? {
          types: cloak.entities ?? ENTITY_TYPES_DEFAULT,
          minConfidence: cloak.min_confidence ?? DEFAULTS.minConfidence,
          skipWhenBlocked: cloak.skip_when_blocked ?? DEFAULTS.skipWhenBlocked,
        }
      : null,
    tools,
  };
}

function readPayload({ text, surface = DEFAULTS.surface, segments = [] }: PayloadFields): Payload {
  let at = 0;
  for (const [index, { start, end }] of segments.entries()) {
    const path = `/segments/${index}`;
    if (start > end) throw badField(path, "invalid", `segments.${index} ends before it starts`);
    if (end > text.length) throw badField(path, "out_of_range", `segments.${index} reaches past the end of text`);
    if (start < at) throw badField(path, "invalid", `segments.${index} is out of order or overlaps the one before`);
    at = end;
  }
  return { text, surface, segments };
}

export function refuseLongBatch(records: readonly unknown[], max: number): void {
  if (records.length <= max) return;
  const message = `records has ${records.length} items; the limit is ${max}`;
  throw new ServiceError("batch_too_large", message, {
    param: "records",
    limit: max,
    details: [{ path: "/records", code: "too_many", message }],
  });
}

export interface WireOptions {
  /** As submitted. */
  readonly text: string;
  readonly includeEvidence: boolean;
  readonly taxonomyVersion: string;
  readonly quota: wire.Quota;
}

export function wireVerdict(result: ScanResult, options: WireOptions): wire.ScanVerdict {
  const { verdict } = result;
  const { modelCheck, tools, cloak } = verdict;
  const wired: Omit<wire.ScanVerdict, "quota"> = {
    decision: verdict.decision,
    blocked: verdict.decision === "block",
    reason: verdict.reason,
    severity: verdict.severity,
    categories: [...verdict.categories],
    matches: verdict.matches.map((match) => wireMatch(match, options)),
    scanned_chars: result.scannedChars,
    signature_version: result.signatureVersion,
  };
  // Most verdicts are of the static pass alone and have none of these.
  if (modelCheck) wired.model_check = wireModelCheck(modelCheck);
  if (tools) wired.tool_validation = wireTools(tools, options.includeEvidence);
  if (cloak) wired.cloak = wireCloak(cloak, options.taxonomyVersion);
  return Object.assign(wired, { quota: options.quota });
}

function wireMatch(match: JudgedMatch, { includeEvidence, text }: WireOptions): wire.Match {
  const matched = text.slice(match.start, match.end);
  return {
    signature_id: match.ruleId,
    category: match.category,
    severity: match.severity,
    start: match.start,
    end: match.end,
    ...(includeEvidence ? { evidence: matched } : {}),
    fingerprint: match.fingerprint ?? fingerprint(match.ruleId, matched),
    ...(match.shadowed ? { shadowed: true } : match.suppressed ? { suppressed: true } : {}),
  };
}

export function wireQuota({ plan, period, aho, ai, overflow, enforcementWithheld }: QuotaView): wire.Quota {
  return { plan, period, aho, ai, overflow, enforcement_withheld: enforcementWithheld };
}

export function wireRedaction({ outputStart, outputEnd, ruleIds, ...rest }: Redaction): wire.Redaction {
  return { ...rest, output_start: outputStart, output_end: outputEnd, signature_ids: [...ruleIds] };
}

export function wireEntity({ type, category, start, end, confidence }: Entity): wire.Entity {
  return { type, category, start, end, confidence };
}

function wireCloak(cloak: NonNullable<Verdict["cloak"]>, taxonomyVersion: string): wire.CloakBlock {
  return {
    ran: cloak.ran,
    entities: cloak.entities.map(wireEntity),
    taxonomy_version: taxonomyVersion,
    latency_ms: cloak.latencyMs,
    error: cloak.error,
  };
}

function wireModelCheck(check: ModelCheck): wire.ModelCheck {
  const { latencyMs, version, results, ...rest } = check;
  return {
    ...rest,
    windows: { ...rest.windows },
    results: results.map(({ severity: _, ...result }) => result),
    model_version: version,
    latency_ms: latencyMs,
  };
}

function wireTools(tools: ToolVerdict, evidence: boolean): wire.ToolValidation {
  return {
    allowed: tools.allowed,
    severity: tools.severity,
    calls: tools.calls.map(({ id, index, name, allowed, severity, findings }) => ({
      id,
      index,
      name,
      allowed,
      severity,
      findings: findings.map((finding) => wireFinding(finding, evidence)),
    })),
    ...(tools.modelCheck ? { model_check: wireModelCheck(tools.modelCheck) } : {}),
  };
}

function wireFinding({ ruleId, evidence: found, ...rest }: ToolFinding, evidence: boolean): wire.ToolFinding {
  return {
    ...rest,
    ...(ruleId === undefined ? {} : { signature_id: ruleId }),
    ...(evidence && found !== undefined ? { evidence: found } : {}),
  };
}
