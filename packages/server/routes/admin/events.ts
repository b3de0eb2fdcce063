/** Events: searched, one whole, and exported as a stream with a total for progress. */

import type * as wire from "@portcullis/contract/admin";
import { EventExportQuery, EventPlaceQuery, EventQuery } from "@portcullis/contract/admin";
import { CSV_HEAD, csvLine, viewEvent, viewEventWhole } from "../../admin/event-view.ts";
import { Answer, defineAdminRoute } from "../../admin/route.ts";
import { cursorOf, type EventCursor, type EventFilter, type EventRow, walkEvents } from "../../stores/ports.ts";
import { found, readCursor, timeOf, writeCursor } from "./wire.ts";

/** Rows of one export: more is a question for the database. */
const EXPORT_ROWS_MAX = 1_000_000;

export const searchEvents = defineAdminRoute({
  id: "searchEvents",
  query: EventQuery,
  async handle({ query }, { services }): Promise<wire.EventPage> {
    const limit = query.limit ?? 50;
    const before = readCursor<EventCursor>(query.cursor, isCursor);
    const rows = await services.stores.events.search(filterOf(query), { limit, ...(before ? { before } : {}) });
    const last = rows.at(-1);
    return { items: rows.map(viewEvent), next: last && rows.length === limit ? writeCursor(cursorOf(last)) : null };
  },
});

export const getEvent = defineAdminRoute({
  id: "getEvent",
  query: EventPlaceQuery,
  async handle({ query, who }, { services }): Promise<wire.EventDetail> {
    const { events, keys, captures } = services.stores;
    const { tenant_id: tenantId, id, source } = query;
    const row = found(await events.find({ tenantId, id, ...(source ? { source } : {}) }), "event");
    const [key, captureIds] = await Promise.all([keys.find(row.keyId), captures.ofEvent(tenantId, id)]);
    const showEvidence = who!.admin.role === "admin";
    return viewEventWhole(row, { keyName: key?.name ?? null, captureIds, showEvidence });
  },
});

export const exportEvents = defineAdminRoute({
  id: "exportEvents",
  query: EventExportQuery,
  async handle({ query, note }, { services }) {
    const { events } = services.stores;
    const filter = filterOf(query);
    const { count, exact } = await events.estimate(filter);
    await note({
      action: "events.export",
      tenantId: query.tenant_id ?? null,
      detail: { format: query.format, rows: count },
    });
    const csv = query.format === "csv";
    return new Answer(lines(), {
      "content-type": csv ? "text/csv; charset=utf-8" : "application/x-ndjson; charset=utf-8",
      "content-disposition": `attachment; filename="portcullis-events.${query.format}"`,
      "x-total-count": String(Math.min(count, EXPORT_ROWS_MAX)),
      "x-total-exact": String(exact),
    });

    async function* lines(): AsyncGenerator<string> {
      if (csv) yield CSV_HEAD;
      let left = EXPORT_ROWS_MAX;
      for await (const page of walkEvents(events, filter)) {
        yield page.slice(0, left).map(lineOf).join("");
        left -= page.length;
        if (left <= 0) return;
      }
    }

    function lineOf(row: EventRow): string {
      return csv ? csvLine(row) : `${JSON.stringify(viewEvent(row))}\n`;
    }
  },
});

function filterOf(query: wire.EventQuery | wire.EventExportQuery): EventFilter {
  const filter = {
    tenantId: query.tenant_id,
    from: query.from === undefined ? undefined : timeOf(query.from),
    until: query.until === undefined ? undefined : timeOf(query.until),
    sources: query.source,
    types: query.type,
    decisions: query.decision,
    severities: query.severity,
    categories: query.category,
    ruleIds: query.rule,
    tools: query.tool,
    keyIds: query.key_id,
    entityTypes: query.entity_type,
    errors: query.error,
    idPrefix: query.id_prefix,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

function isCursor({ at, id, source, tenantId }: EventCursor): boolean {
  const texts = typeof id === "string" && typeof tenantId === "string";
  return Number.isSafeInteger(at) && texts && (source === "service" || source === "client");
}
