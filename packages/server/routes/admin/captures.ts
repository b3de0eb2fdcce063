/** Captured bodies: listed from outside, opened one at a time with a reason, erased. */

import type * as wire from "@portcullis/contract/admin";
import { CaptureErasure, CaptureQuery, CaptureReading } from "@portcullis/contract/admin";
import { defineAdminRoute } from "../../admin/route.ts";
import { badField, ServiceError } from "../../http/problem.ts";
import { SealBroken } from "../../sealing.ts";
import type { CaptureOutline } from "../../stores/ports.ts";
import { found, iso, readCursor, writeCursor } from "./wire.ts";

interface Place {
  readonly at: number;
  readonly id: string;
}

export const listCaptures = defineAdminRoute({
  id: "listCaptures",
  query: CaptureQuery,
  async handle({ query }, { services }): Promise<wire.CapturePage> {
    const limit = query.limit ?? 50;
    const before = readCursor<Place>(query.cursor, ({ at, id }) => Number.isSafeInteger(at) && typeof id === "string");
    const rows = await services.stores.captures.outline(query.tenant_id, { limit, ...(before ? { before } : {}) });
    const last = rows.at(-1);
    return {
      items: rows.map(wireCapture),
      next: last && rows.length === limit ? writeCursor({ at: last.at, id: last.id }) : null,
    };
  },
});

export const readCapture = defineAdminRoute({
  id: "readCapture",
  body: CaptureReading,
  async handle({ body, note }, { services }): Promise<wire.CaptureBody> {
    const { tenant_id: tenantId, id, reason } = body;
    const row = found(await services.stores.captures.find(tenantId, id), "capture");
    // Written down first: nobody reads a body that the log does not know of.
    await note({ action: "capture.read", tenantId, target: id, reason });
    try {
      const record = services.captures.open(row);
      return { ...wireCapture({ ...row, size: row.sealed.length }), record };
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error;
      throw new ServiceError("conflict", "the captured body does not open: it was changed, or its key is not at hand");
    }
  },
});

export const eraseCaptures = defineAdminRoute({
  id: "eraseCaptures",
  body: CaptureErasure,
  async handle({ body, note }, { services }): Promise<wire.Erased> {
    const { tenant_id: tenantId, id, all = false, reason } = body;
    if ((id !== undefined) === all) throw badField("/id", "invalid", "name one capture by id, or all of them with all");
    const { captures, tenants } = services.stores;
    found(await tenants.find(tenantId), "tenant");
    if (id === undefined) {
      const erased = await captures.erase(tenantId);
      await note({ action: "captures.erase", tenantId, target: tenantId, reason, detail: { erased } });
      return { erased };
    }
    if (!(await captures.eraseOne(tenantId, id))) found(null, "capture");
    await note({ action: "capture.erase", tenantId, target: id, reason });
    return { erased: 1 };
  },
});

function wireCapture(row: CaptureOutline): wire.CaptureRow {
  return {
    tenant_id: row.tenantId,
    id: row.id,
    key_id: row.keyId,
    event_id: row.eventId,
    at: iso(row.at),
    received_at: iso(row.receivedAt),
    bytes: row.size,
  };
}
