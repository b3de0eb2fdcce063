/** The audit log: read, and walked from its first link to its last. */

import type * as wire from "@portcullis/contract/admin";
import { AuditQuery, AuditVerifyQuery } from "@portcullis/contract/admin";
import { defineAdminRoute } from "../../admin/route.ts";
import { iso, readCursor, writeCursor } from "./wire.ts";

export const listAudit = defineAdminRoute({
  id: "listAudit",
  query: AuditQuery,
  async handle({ query }, { services }): Promise<wire.AuditPage> {
    const limit = query.limit ?? 50;
    const place = readCursor<{ readonly seq: number }>(query.cursor, ({ seq }) => Number.isSafeInteger(seq));
    const rows = await services.stores.audit.list({
      limit,
      ...(place ? { beforeSeq: place.seq } : {}),
      ...(query.tenant_id === undefined ? {} : { tenantId: query.tenant_id }),
    });
    const last = rows.at(-1);
    return {
      items: rows.map(({ seq, id, at, actor, action, tenantId, target, detail: { reason, ...detail }, hash }) => ({
        seq,
        id,
        at: iso(at),
        actor,
        action,
        tenant_id: tenantId,
        target,
        reason: typeof reason === "string" ? reason : null,
        detail,
        hash,
      })),
      next: last && rows.length === limit ? writeCursor({ seq: last.seq }) : null,
    };
  },
});

export const verifyAudit = defineAdminRoute({
  id: "verifyAudit",
  query: AuditVerifyQuery,
  async handle({ query }, { services }): Promise<wire.AuditCheck> {
    const check = await services.stores.audit.verify(query.head);
    return check.intact
      ? { intact: true, rows: check.rows, head: check.head, broken_at: null, problem: null }
      : { intact: false, rows: null, head: null, broken_at: check.seq, problem: check.problem };
  },
});
