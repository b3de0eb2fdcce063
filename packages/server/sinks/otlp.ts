/**
 * Decisions as OpenTelemetry spans over OTLP/HTTP with JSON: one `run_guardrail` span a decision, a child for each pass
 * that ran. Counts, words and times only. Ids are made from the event's own, so a batch that comes twice is the same
 * spans again.
 */
import { createHash } from "node:crypto";
import type { DecisionRecord, EventRow } from "../stores/ports.ts";
import { createShipper, Refused, type Sink } from "./shipper.ts";

const TIMEOUT_MS = 10_000;
const KIND_INTERNAL = 1;
const STATUS_OK = 1;
const STATUS_ERROR = 2;

export function openOtlp(options: {
  /** The collector's base address; `/v1/traces` is added. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly version: string;
  onLost(count: number): void;
  onFault(error: unknown): void;
}): Sink {
  const { url, headers, version, onLost, onFault } = options;
  const address = new URL(`${url.replace(/\/$/, "")}/v1/traces`);
  return createShipper({
    name: "otlp",
    onLost,
    onFault,
    async send(rows) {
      const answer = await fetch(address, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(spansOf(rows, version)),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: "error",
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      // As the protocol has it: these may be tried again, others not.
      if ([429, 502, 503, 504].includes(answer.status)) throw new Error(`the collector answered ${answer.status}`);
      throw new Refused(`the collector refused a batch with ${answer.status}`);
    },
  });
}

/** One request body of the protocol. */
export function spansOf(rows: readonly EventRow[], version: string): object {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributes({ "service.name": "portcullis", "service.version": version }) },
        scopeSpans: [{ scope: { name: "portcullis", version }, spans: rows.flatMap(spansOfRow) }],
      },
    ],
  };
}

function spansOfRow({ tenantId, keyId, source, at, record }: EventRow): object[] {
  const digest = hex(`${tenantId}\n${source}\n${record.id}`);
  const traceId = digest.slice(0, 32);
  const spanId = digest.slice(32, 48);
  const shared = {
    "gen_ai.operation.name": "run_guardrail",
    "portcullis.tenant.id": tenantId,
    "portcullis.key.id": keyId,
    "portcullis.event.id": record.id,
    "portcullis.event.type": record.type,
    "portcullis.source": source,
    "portcullis.decision": record.decision,
    "portcullis.blocked": record.blocked,
    "portcullis.severity": record.severity,
    "portcullis.reason": record.reason,
    "portcullis.categories": record.categories,
    "portcullis.rules": record.signatureIds,
    "portcullis.scanned_chars": record.scannedChars,
  };
  const totalMs = source === "service" ? (record.latencyMs.total ?? 0) : 0;
  const span = {
    traceId,
    spanId,
    name: "run_guardrail",
    kind: KIND_INTERNAL,
    startTimeUnixNano: nanos(at),
    endTimeUnixNano: nanos(at + totalMs),
    attributes: attributes(source === "service" ? { ...shared, ...serviceFacts(record) } : shared),
    status: { code: source === "service" && record.error !== null ? STATUS_ERROR : STATUS_OK },
  };
  if (source === "client") return [span];
  const passes = Object.entries(record.latencyMs).filter(([pass]) => pass !== "total");
  return [
    span,
    ...passes.map(([pass, ms]) => ({
      traceId,
      spanId: hex(`${digest}\n${pass}`).slice(0, 16),
      parentSpanId: spanId,
      name: `run_guardrail ${pass}`,
      kind: KIND_INTERNAL,
      startTimeUnixNano: nanos(at),
      endTimeUnixNano: nanos(at + ms),
      attributes: attributes({ "portcullis.pass": pass }),
      status: { code: STATUS_OK },
    })),
  ];
}

function serviceFacts(record: DecisionRecord): Record<string, Value> {
  return {
    "portcullis.surface": record.surface,
    "portcullis.signature_version": record.signatureVersion,
    "portcullis.status": record.status,
    "portcullis.error": record.error,
    "portcullis.suppressed": record.suppressedIds.length,
    "portcullis.semantic.ran": record.semantic?.ran,
    "portcullis.semantic.error": record.semantic?.error,
    "portcullis.semantic.score": record.semantic?.score,
    "portcullis.cloak.ran": record.cloak?.ran,
    "portcullis.cloak.error": record.cloak?.error,
    "portcullis.cloak.entities": record.cloak?.entities,
    "portcullis.tools.calls": record.tools?.calls,
    "portcullis.tools.blocked": record.tools?.blocked,
  };
}

type Value = string | number | boolean | null | undefined | readonly string[];

/** What is absent is left out: an attribute says only what was. */
function attributes(facts: Readonly<Record<string, Value>>): object[] {
  return Object.entries(facts)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ({ key, value: wireValue(value as Exclude<Value, null | undefined>) }));
}

function wireValue(value: Exclude<Value, null | undefined>): object {
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { boolValue: value };
  if (typeof value === "number") return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  return { arrayValue: { values: value.map((one) => ({ stringValue: one })) } };
}

function hex(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function nanos(ms: number): string {
  return `${BigInt(Math.round(ms * 1000)) * 1000n}`;
}
