/**
 * An event of the store as a person reads it, in a list, whole, and as a line of a file. Evidence, the one text that an
 * event may hold, is in none of them but the whole one, and there only for admins.
 */
import type * as wire from "@portcullis/contract/admin";
import { kindOf, marksOf, nameOf } from "../stores/events/marks.ts";
import type { EventRow } from "../stores/ports.ts";

export function viewEvent(row: EventRow): wire.EventRow {
  const { record } = row;
  return {
    tenant_id: row.tenantId,
    id: record.id,
    at: new Date(row.at).toISOString(),
    received_at: new Date(row.receivedAt).toISOString(),
    key_id: row.keyId,
    source: row.source,
    type: record.type,
    decision: record.decision,
    severity: record.severity ?? null,
    reason: record.reason ?? null,
    categories: [...(record.categories ?? [])],
    rules: [...(record.signatureIds ?? [])],
    suppressed_rules: row.source === "service" ? [...row.record.suppressedIds] : [],
    shadowed_rules: row.source === "service" ? [...(row.record.shadowedIds ?? [])] : [],
    tools: [...(row.source === "service" ? (row.record.tools?.names ?? []) : (row.record.tool?.names ?? []))],
    entities: record.cloak?.entities ?? 0,
    scanned_chars: record.scannedChars ?? null,
    latency_ms: row.source === "service" ? (row.record.latencyMs.total ?? null) : null,
    error: row.source === "service" ? row.record.error : null,
    did_not_run: missedOf(row),
  };
}

export function viewEventWhole(
  row: EventRow,
  about: { readonly keyName: string | null; readonly captureIds: readonly string[]; readonly showEvidence: boolean },
): wire.EventDetail {
  const { evidence = [], ...record } = { evidence: undefined, ...row.record };
  return {
    ...viewEvent(row),
    key_name: about.keyName,
    matches: matchesOf(row),
    passes: passesOf(row),
    coverage: {
      scanned_chars: row.record.scannedChars ?? null,
      text_chars: row.source === "service" ? (row.record.textChars ?? null) : null,
      windows: row.source === "service" ? (row.record.semantic?.windows ?? null) : null,
    },
    record,
    evidence: { count: evidence.length, texts: about.showEvidence ? [...evidence] : null },
    capture_ids: [...about.captureIds],
  };
}

/** Where each rule fired, as far as it was written down; a client's record names rules and nothing more. */
function matchesOf(row: EventRow): wire.EventMatch[] {
  const bare = { category: null, severity: null, start: null, end: null, fingerprint: null };
  if (row.source === "client") {
    return (row.record.signatureIds ?? []).map((id) => ({ rule_id: id, ...bare, suppressed: false, shadowed: false }));
  }
  return (row.record.matches ?? []).map(({ ruleId, suppressed = false, shadowed = false, ...match }) => ({
    rule_id: ruleId,
    ...match,
    suppressed: suppressed && !shadowed,
    shadowed,
  }));
}

function passesOf(row: EventRow): wire.EventDetail["passes"] {
  const missed = missedOf(row);
  const error = (pass: wire.PassWord) => missed.find((each) => each.pass === pass)?.error ?? null;
  if (row.source === "client") {
    const { modelCheck, cloak, tool } = row.record;
    return [
      ...(modelCheck ? [told("semantic", modelCheck.ran ?? true, modelCheck.latency_ms ?? null)] : []),
      ...(tool ? [told("tools", true, null)] : []),
      ...(cloak ? [told("cloak", cloak.ran ?? true, null)] : []),
    ];
  }
  const { latencyMs, semantic, tools, cloak, decision } = row.record;
  return [
    ...(decision === null ? [] : [told("static", error("static") === null, latencyMs.static ?? null)]),
    ...(tools ? [told("tools", tools.ran, latencyMs.tools ?? null)] : []),
    ...(semantic ? [told("semantic", semantic.ran, latencyMs.semantic ?? null)] : []),
    ...(cloak ? [told("cloak", cloak.ran, latencyMs.cloak ?? null)] : []),
  ];

  function told(pass: wire.PassWord, ran: boolean, ms: number | null) {
    return { pass, ran, error: error(pass), ms };
  }
}

/** The marks that the event is found by say which passes were due and did not run, and why. */
function missedOf(row: EventRow): wire.EventRow["did_not_run"] {
  return Object.keys(marksOf(row))
    .filter((mark) => kindOf(mark).endsWith(".missed") && nameOf(mark).includes("="))
    .map((mark) => {
      const [pass, error] = nameOf(mark).split("=", 2) as [wire.PassWord, string];
      return { pass, error };
    });
}

const COLUMNS = [
  "tenant_id",
  "id",
  "at",
  "received_at",
  "key_id",
  "source",
  "type",
  "decision",
  "severity",
  "reason",
  "categories",
  "rules",
  "suppressed_rules",
  "shadowed_rules",
  "tools",
  "entities",
  "scanned_chars",
  "latency_ms",
  "error",
  "did_not_run",
] as const satisfies readonly (keyof wire.EventRow)[];

export const CSV_HEAD = `${COLUMNS.join(",")}\r\n`;

export function csvLine(row: EventRow): string {
  const view = viewEvent(row);
  const cells = COLUMNS.map((name) => {
    const value = view[name];
    if (!Array.isArray(value)) return value === null ? "" : String(value);
    return value.map((each) => (typeof each === "string" ? each : `${each.pass}=${each.error}`)).join(" ");
  });
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/** RFC 4180. What a spreadsheet would run as a formula is told as text: names in an event come from strangers. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
