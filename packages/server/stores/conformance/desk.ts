/** What the cases of the conformance suite are given, and what they are made of. */
import type { TelemetryRecord } from "@portcullis/contract";
import type { StoreChoice } from "../open.ts";
import type { Stores, Tenant } from "../ports.ts";

/** Somewhere to keep data, fresh for one suite. */
export interface Place {
  open(): Promise<Stores>;
  /** How another process opens the same data. */
  readonly choice: StoreChoice;
  /**
   * True where two handles that write one record at the same moment may both call it new. It is kept and counted once all
   * the same.
   */
  readonly newTwice?: true;
  remove(): Promise<void>;
}

/** What a case works with. */
export interface Desk {
  readonly stores: Stores;
  readonly place: Place;
  /** A tenant that no other case has. */
  tenant(): Promise<Tenant>;
}

export type Cases = (it: (name: string, run: (desk: Desk) => Promise<void>) => void) => void;

export function someRecord(fields: Partial<TelemetryRecord> & { readonly id: string }): TelemetryRecord {
  return {
    ts: "2026-03-01T12:00:00.000Z",
    type: "guard.scan",
    decision: "allow",
    blocked: false,
    severity: null,
    reason: null,
    categories: [],
    signatureIds: [],
    scannedChars: 12,
    sdk: { name: "portcullis-typescript", version: "1.0.0" },
    ...fields,
  };
}

export async function countRecords({ telemetry }: Stores, tenantId: string): Promise<number> {
  return (await telemetry.list(tenantId, { limit: 100_000 })).length;
}

/** Strings that a database would rather not hold. */
export const AWKWARD_TEXTS: readonly string[] = [
  "nul \0 inside",
  "high \ud800 alone",
  "low \udfff alone",
  "\udc00\ud800 the wrong way round",
  "substitute \u001a itself",
  "substitute that looks escaped \u001ad800",
  "backslash u \\u0000 \\ud800",
  "pair 😀 and accents é e\u0301",
  "quote ' double \" percent % dollar $1 ?",
  "\u2028\u2029\ufeff\ufffd\uffff",
];
