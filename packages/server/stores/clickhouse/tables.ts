/**
 * The tables in ClickHouse. Nothing there is ever changed in place: events that came twice are one when they are read,
 * sums of an hour may be written again and again, and what is newer or larger stays.
 */
import { countedAt, GRAINS, monthOf } from "../events/grains.ts";
import type { Marks } from "../events/marks.ts";
import type { EventRow } from "../events/port.ts";
import { escapeText, toStoredJson } from "../text.ts";

export const EVENTS = "portcullis_events";
/** Sums of hours that are settled, by minute, hour and day. Counting an hour again gives the same or more. */
export const SUMS = "portcullis_sums";
/** When an hour was last written to, and up to which such moment its sums are known. */
export const HOURS = "portcullis_hours";
/** Before when sums of each fineness are forgotten. */
export const HORIZONS = "portcullis_horizons";

/** An acknowledged event outlives a power cut, as in the other stores. */
const ON_DISK = "SETTINGS fsync_after_insert = 1, fsync_part_directory = 1";
const LARGEST = "SimpleAggregateFunction(max, Int64)";

export const CREATE_TABLES: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS ${EVENTS} (
    tenant_id String, at Int64, id String, source LowCardinality(String), month UInt32,
    key_id String, received_at Int64, counted_at Int64,
    marks Array(LowCardinality(String)), weights Array(UInt64), record String CODEC(ZSTD(3)), rank UInt64,
    INDEX by_id id TYPE bloom_filter(0.01) GRANULARITY 1,
    INDEX by_mark marks TYPE bloom_filter(0.01) GRANULARITY 1,
    INDEX by_count counted_at TYPE minmax GRANULARITY 1
  ) ENGINE = ReplacingMergeTree(rank) PARTITION BY month ORDER BY (tenant_id, at, id, source) ${ON_DISK}`,
  `CREATE TABLE IF NOT EXISTS ${SUMS} (tenant_id String, grain Int64, at Int64, mark String, n ${LARGEST})
    ENGINE = AggregatingMergeTree ORDER BY (tenant_id, grain, at, mark) ${ON_DISK}`,
  `CREATE TABLE IF NOT EXISTS ${HOURS} (
    tenant_id String, hour Int64,
    touched ${LARGEST} DEFAULT toUnixTimestamp64Milli(now64(3)), settled ${LARGEST} DEFAULT 0
  ) ENGINE = AggregatingMergeTree ORDER BY (tenant_id, hour) ${ON_DISK}`,
  `CREATE TABLE IF NOT EXISTS ${HORIZONS} (grain Int64, before ${LARGEST}) ENGINE = AggregatingMergeTree ORDER BY grain`,
];

/** An event as it is put in. */
export interface EventValues {
  readonly tenant_id: string;
  readonly at: number;
  readonly id: string;
  readonly source: string;
  readonly month: number;
  readonly key_id: string;
  readonly received_at: number;
  readonly counted_at: number;
  readonly marks: readonly string[];
  readonly weights: readonly number[];
  readonly record: string;
  readonly rank: number;
}

export function valuesOf(row: EventRow, marks: Marks): EventValues {
  const { tenantId, source, keyId, at, receivedAt, record } = row;
  return {
    tenant_id: escapeText(tenantId),
    at,
    id: escapeText(record.id),
    source,
    month: partOf(row),
    key_id: escapeText(keyId),
    received_at: receivedAt,
    counted_at: countedAt(row),
    marks: Object.keys(marks).map(escapeText),
    weights: Object.values(marks),
    record: toStoredJson(record),
    // The highest stays, and that is the first that came.
    rank: Number.MAX_SAFE_INTEGER - receivedAt,
  };
}

const BEHIND_MS_MAX = 400 * GRAINS.day;
const OTHER_PART = 0;

/** A client's clock may say anything: times that are far off lie together, or one batch would make a part for each. */
function partOf({ at, receivedAt }: EventRow): number {
  const near = at >= receivedAt - BEHIND_MS_MAX && at <= receivedAt + GRAINS.day;
  return near ? monthOf(at) : OTHER_PART;
}
