/**
 * Captured bodies on their way to storage: read record by record, credentials and card data masked, sealed with
 * AES-256-GCM. Fail closed: what could not be masked is not stored.
 */
import { CaptureRecord, type EntityType, LIMITS } from "@portcullis/contract";
import type { Detector } from "@portcullis/engine";
import type { Clock } from "./clock.ts";
import { ServiceError } from "./http/problem.ts";
import { fitterOf } from "./http/read.ts";
import { readTimestamp } from "./http/timestamp.ts";
import type { Caller } from "./keys.ts";
import type { Sealer } from "./sealing.ts";
import type { Capture, CaptureRow, CaptureStore } from "./stores/ports.ts";

export interface Captures {
  /** Stores what is good of a batch and counts both kinds. */
  take(caller: Caller, records: readonly unknown[]): Promise<{ accepted: number; rejected: number }>;
  /** The record as it was sealed: masked. Throws `SealBroken` when the box does not open. */
  open(row: Pick<CaptureRow, "tenantId" | "id" | "sealed">): Partial<CaptureRecord>;
}

const MASK = "[REDACTED]";
const MASKED_TYPES: readonly EntityType[] = [
  "api_key",
  "auth_token",
  "password",
  "private_key",
  "payment_card",
  "card_security_code",
];
const MASK_CONFIDENCE = 0.5;

const fits = fitterOf(CaptureRecord);

export function createCaptures(options: {
  readonly store: CaptureStore;
  readonly detector: Detector | null;
  readonly sealer: Sealer;
  readonly deadlineMs: number;
  readonly clock: Clock;
}): Captures {
  const { store, detector, sealer, deadlineMs, clock } = options;

  return {
    async take(caller, records) {
      if (detector === null) throw new ServiceError("not_configured", "captures need detection, which is switched off");
      const good = records.filter((record): record is CaptureRecord => fits(record) && holds(record));
      const { tenantId, keyId } = caller;
      const captures: Capture[] = [];
      for (const record of good) {
        const body = await masked(known(record), (text) => find(detector, text));
        // Bound to its owner and id: a sealed body that is moved to another row does not open.
        const sealed = sealer.seal(Buffer.from(JSON.stringify(body)), boxContext(tenantId, record.id));
        captures.push({ id: record.id, at: readTimestamp(record.ts)!, eventId: record.event_id ?? null, sealed });
      }
      await store.insert({ tenantId, keyId, receivedAt: clock(), captures });
      return { accepted: captures.length, rejected: records.length - captures.length };
    },
    open: ({ tenantId, id, sealed }) =>
      JSON.parse(sealer.open(sealed, boxContext(tenantId, id)).toString("utf8")) as Partial<CaptureRecord>,
  };

  async function find(by: Detector, text: string) {
    const outcome = await by.detect(text, { types: MASKED_TYPES, minConfidence: MASK_CONFIDENCE, deadlineMs });
    if (!outcome.ran) throw new ServiceError("unavailable", "captures could not be masked; nothing was stored");
    return outcome.value;
  }
}

function boxContext(tenantId: string, id: string): string {
  return `${tenantId}/${id}`;
}

/** Small enough, and no deeper than the mask walks. */
function holds(record: CaptureRecord): boolean {
  if (depthOf(record, LIMITS.captureDepthMax) > LIMITS.captureDepthMax) return false;
  return Buffer.byteLength(JSON.stringify(record)) <= LIMITS.captureRecordBytesMax;
}

function depthOf(value: unknown, max: number): number {
  if (typeof value !== "object" || value === null || max < 0) return max < 0 ? 1 : 0;
  let deepest = 0;
  for (const child of Object.values(value)) deepest = Math.max(deepest, depthOf(child, max - 1));
  return deepest + 1;
}

function known(record: Partial<CaptureRecord>): Partial<CaptureRecord> {
  const fields = Object.keys(CaptureRecord.properties).filter((field) => Object.hasOwn(record, field));
  return Object.fromEntries(fields.map((field) => [field, record[field as keyof CaptureRecord]]));
}

type Find = (text: string) => Promise<readonly { readonly start: number; readonly end: number }[]>;

/**
 * The value with every found range of its strings and numbers masked. All leaves are read as one text of
 * `key: value` lines, because a key beside a value is what tells a password from a word.
 */
async function masked(value: unknown, find: Find): Promise<unknown> {
  const leaves: { start: number; end: number }[] = [];
  const lines: string[] = [];
  let at = 0;
  visit(value, "", (key, text) => {
    const line = `${key}: ${text}\n`;
    leaves.push({ start: at + key.length + 2, end: at + line.length - 1 });
    lines.push(line);
    at += line.length;
  });
  const found = await find(lines.join(""));
  if (found.length === 0) return value;
  const all = lines.join("");
  let next = 0;
  return rewrite(value, () => {
    const leaf = leaves[next++]!;
    const ranges = found.filter((range) => range.start < leaf.end && range.end > leaf.start);
    if (ranges.length === 0) return null;
    let text = "";
    let from = leaf.start;
    for (const range of ranges) {
      text += `${all.slice(from, Math.max(from, range.start))}${MASK}`;
      from = Math.min(range.end, leaf.end);
    }
    return text + all.slice(from, leaf.end);
  });
}

function visit(value: unknown, key: string, see: (key: string, text: string) => void): void {
  if (typeof value === "string" || typeof value === "number") see(key, String(value));
  else if (Array.isArray(value)) for (const child of value) visit(child, key, see);
  else if (typeof value === "object" && value !== null) {
    for (const [name, child] of Object.entries(value)) visit(child, name, see);
  }
}

/** Walks in the order of `visit`; `next` gives each leaf's new text, or null to keep it. */
function rewrite(value: unknown, next: () => string | null): unknown {
  if (typeof value === "string" || typeof value === "number") return next() ?? value;
  if (Array.isArray(value)) return value.map((child) => rewrite(child, next));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, rewrite(child, next)]));
}
