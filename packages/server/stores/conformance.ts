/**
 * What every back end must do. A back end's test file is a call of `storesConformance` with a way to open it; the
 * cases never look at what is behind the ports. Cases share one store and keep apart by tenants of their own.
 */
import assert from "node:assert/strict";
import { after, before, suite, test } from "node:test";
import type { TelemetryRecord } from "@portcullis/contract";
import { accountCases } from "./conformance/accounts.ts";
import { auditCases } from "./conformance/audit.ts";
import { durabilityCases } from "./conformance/durability.ts";
import { noteCases } from "./conformance/notes.ts";
import { captureCases, telemetryCases } from "./conformance/records.ts";
import { usageCases } from "./conformance/usage.ts";
import type { StoreChoice } from "./open.ts";
import type { Stores, Tenant } from "./ports.ts";

/** Somewhere to keep data, fresh for one suite. */
export interface Place {
  open(): Promise<Stores>;
  /** How another process opens the same data. */
  readonly choice: StoreChoice;
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

export function storesConformance(
  name: string,
  { makePlace, outlivesProcess }: { readonly outlivesProcess: boolean; makePlace(): Promise<Place> },
): void {
  suite(`${name} stores`, () => {
    let desk: Desk | undefined;
    before(async () => {
      const place = await makePlace();
      const stores = await place.open();
      let tenants = 0;
      desk = {
        place,
        stores,
        tenant: () => {
          tenants += 1;
          return stores.tenants.create({
            id: `tenant-${tenants}`,
            name: "A tenant",
            plan: "unlimited",
            createdAt: tenants,
          });
        },
      };
    });
    after(async () => {
      await desk?.stores.close();
      await desk?.place.remove();
    });
    const it = (title: string, run: (desk: Desk) => Promise<void>) => test(title, () => run(desk!));

    accountCases(it);
    usageCases(it);
    telemetryCases(it);
    captureCases(it);
    auditCases(it);
    noteCases(it);
    if (outlivesProcess) durabilityCases(it);
    it("answers a ping", async ({ stores }) => {
      assert.equal(await stores.ping(), undefined);
    });
  });
}

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
