/** Finding events: backwards in time over the order of the table, each event once however often it came. */
import type { TelemetryRecord } from "@portcullis/contract";
import { markGroups } from "../events/marks.ts";
import type { DecisionRecord, EventFilter, EventPage, EventRow, EventSource } from "../events/port.ts";
import { escapeText, fromStoredJson, unescapeText } from "../text.ts";
import type { Link, Parameters } from "./link.ts";
import { EVENTS } from "./tables.ts";

const COLUMNS = "tenant_id, source, key_id, at, received_at, record";
const NEWEST_FIRST = "ORDER BY at DESC, id DESC, source DESC, tenant_id DESC";

export async function search(link: Link, filter: EventFilter, { limit, before }: EventPage): Promise<EventRow[]> {
  const asked = conditionsOf(filter);
  const { conditions, parameters } = before
    ? {
        conditions: [
          ...asked.conditions,
          "(at, id, source, tenant_id) < ({last:Int64}, {lastId:String}, {lastSource:String}, {lastTenant:String})",
        ],
        parameters: {
          ...asked.parameters,
          last: before.at,
          lastId: escapeText(before.id),
          lastSource: before.source,
          lastTenant: escapeText(before.tenantId),
        },
      }
    : asked;
  const found = await link.ask<StoredEvent>(
    `SELECT ${COLUMNS} FROM ${EVENTS} FINAL ${where(conditions)} ${NEWEST_FIRST} LIMIT {limit:UInt32}`,
    { ...parameters, limit },
  );
  return found.map(rowOf);
}

export async function find(
  link: Link,
  place: { readonly tenantId: string; readonly id: string; readonly source?: EventSource },
): Promise<EventRow | null> {
  const ofSource = place.source === undefined ? "" : "AND source = {source:String}";
  const found = await link.ask<StoredEvent>(
    `SELECT ${COLUMNS} FROM ${EVENTS} FINAL WHERE tenant_id = {tenant:String} AND id = {id:String} ${ofSource}
     ORDER BY source DESC, at DESC LIMIT 1`,
    { tenant: escapeText(place.tenantId), id: escapeText(place.id), ...(place.source && { source: place.source }) },
  );
  return found[0] ? rowOf(found[0]) : null;
}

/** Counting is what this engine is for: the number is always exact. */
export async function count(
  link: Link,
  filter: EventFilter,
): Promise<{ readonly count: number; readonly exact: true }> {
  const { conditions, parameters } = conditionsOf(filter);
  const [found] = await link.ask<{ count: number }>(
    `SELECT count() AS count FROM ${EVENTS} FINAL ${where(conditions)}`,
    parameters,
  );
  return { count: found!.count, exact: true };
}

interface Conditions {
  readonly conditions: readonly string[];
  readonly parameters: Parameters;
}

function conditionsOf({ tenantId, from, until, sources, idPrefix, ...rest }: EventFilter): Conditions {
  const conditions: string[] = [];
  const parameters: Record<string, Parameters[string]> = {};
  const add = (condition: string, name: string, value: Parameters[string]) => {
    conditions.push(condition);
    parameters[name] = value;
  };
  if (tenantId !== undefined) add("tenant_id = {tenant:String}", "tenant", escapeText(tenantId));
  if (from !== undefined) add("at >= {from:Int64}", "from", from);
  if (until !== undefined) add("at < {until:Int64}", "until", until);
  if (sources !== undefined) add("source IN {sources:Array(String)}", "sources", sources);
  if (idPrefix) add("startsWith(id, {prefix:String})", "prefix", escapeText(idPrefix));
  for (const [i, group] of markGroups({ ...rest, ...(sources && { sources }) }).entries())
    add(`hasAny(marks, {marks${i}:Array(String)})`, `marks${i}`, group.map(escapeText));
  return { conditions, parameters };
}

function where(conditions: readonly string[]): string {
  return conditions.length === 0 ? "" : `WHERE ${conditions.join(" AND ")}`;
}

interface StoredEvent {
  readonly tenant_id: string;
  readonly source: EventSource;
  readonly key_id: string;
  readonly at: number;
  readonly received_at: number;
  readonly record: string;
}

function rowOf({ tenant_id, source, key_id, at, received_at, record }: StoredEvent): EventRow {
  const place = { tenantId: unescapeText(tenant_id), keyId: unescapeText(key_id), at, receivedAt: received_at };
  const told = fromStoredJson(record);
  return source === "service"
    ? { ...place, source, record: told as DecisionRecord }
    : { ...place, source, record: told as TelemetryRecord };
}
