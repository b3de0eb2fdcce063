/**
 * What every back end must do. A back end's test file is a call of `storesConformance` with a way to open it; the
 * cases never look at what is behind the ports. Cases share one store and keep apart by tenants of their own.
 */
import assert from "node:assert/strict";
import { after, before, suite, test } from "node:test";
import { accountCases } from "./conformance/accounts.ts";
import { adminCases } from "./conformance/admins.ts";
import { auditCases } from "./conformance/audit.ts";
import type { Desk, Place } from "./conformance/desk.ts";
import { durabilityCases } from "./conformance/durability.ts";
import { eventCases } from "./conformance/events.ts";
import { noteCases } from "./conformance/notes.ts";
import { overviewCases } from "./conformance/overview.ts";
import { rateCases, rateSweepCases } from "./conformance/rates.ts";
import { captureCases, telemetryCases } from "./conformance/records.ts";
import { usageCases } from "./conformance/usage.ts";

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
    rateCases(it);
    rateSweepCases(it);
    telemetryCases(it);
    eventCases(it);
    overviewCases(it);
    captureCases(it);
    auditCases(it);
    noteCases(it);
    adminCases(it);
    if (outlivesProcess) durabilityCases(it);
    it("answers a ping", async ({ stores }) => {
      assert.equal(await stores.ping(), undefined);
    });
  });
}
