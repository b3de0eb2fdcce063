/**
 * A verdict as JSON text, written out field by field: the answer that is asked for most, and the general way would take
 * longer over it than the rest of its way through the service. A test holds it to `JSON.stringify`, field by field too.
 */
import type { Quota, ScanVerdict } from "@portcullis/contract";

/** The same text that `JSON.stringify` gives. */
export function verdictText(verdict: ScanVerdict): string {
  const { model_check, tool_validation, cloak } = verdict;
  let text = `{"decision":"${verdict.decision}","blocked":${verdict.blocked},"reason":${wordOf(verdict.reason)},"severity":${wordOf(
    verdict.severity,
  )},"categories":${listOf(verdict.categories)},"matches":${listOf(verdict.matches)},"scanned_chars":${
    verdict.scanned_chars
  },"signature_version":"${verdict.signature_version}"`;
  if (model_check !== undefined) text += `,"model_check":${JSON.stringify(model_check)}`;
  if (tool_validation !== undefined) text += `,"tool_validation":${JSON.stringify(tool_validation)}`;
  if (cloak !== undefined) text += `,"cloak":${JSON.stringify(cloak)}`;
  return `${text},"quota":${quotaText(verdict.quota)}}`;
}

function quotaText({ plan, period, aho, ai, overflow, enforcement_withheld }: Quota): string {
  return `{"plan":${JSON.stringify(plan)},"period":"${period}","aho":${countersText(aho)},"ai":${countersText(
    ai,
  )},"overflow":${overflow},"enforcement_withheld":${enforcement_withheld}}`;
}

function countersText({ scans, blocks }: Quota["aho"]): string {
  return `{"scans":${counterText(scans)},"blocks":${counterText(blocks)}}`;
}

function counterText({ used, limit, remaining }: Quota["aho"]["scans"]): string {
  // Written in fewer pieces: most plans have no limit, and every piece is an object of its own until the text is sent.
  if (limit === null && remaining === null) return `{"used":${used},"limit":null,"remaining":null}`;
  return `{"used":${used},"limit":${limit},"remaining":${remaining}}`;
}

const wordOf = (word: string | null) => (word === null ? "null" : JSON.stringify(word));
const listOf = (list: readonly unknown[]) => (list.length === 0 ? "[]" : JSON.stringify(list));
