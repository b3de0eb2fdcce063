/**
 * The tables of the stream of events. In PostgreSQL events are kept in one part a month, made ahead and dropped whole;
 * what belongs to no month that was made (a client's clock may say anything) goes to a part of its own. The month is a
 * function of the event's own time, so that a record that is sent again meets the first one in the same part.
 */
import type { ColumnTypes } from "./migrations.ts";

export function eventTables(types: ColumnTypes): readonly string[] {
  const { text, integer, json, tableEnd, parts, passing } = types;
  return [
    `CREATE TABLE events (
      tenant_id ${text} NOT NULL, source ${text} NOT NULL, id ${text} NOT NULL, month ${integer} NOT NULL,
      key_id ${text} NOT NULL, received_at ${integer} NOT NULL, at ${integer} NOT NULL,
      marks ${json} NOT NULL, record ${text} NOT NULL,
      PRIMARY KEY (tenant_id, source, id${parts ? ", month" : ""})
    )${parts ? " PARTITION BY RANGE (month)" : tableEnd}`,
    "CREATE INDEX events_time ON events (tenant_id, at, id, source)",
    `CREATE TABLE rollups (
      tenant_id ${text} NOT NULL, grain ${integer} NOT NULL, at ${integer} NOT NULL, mark ${text} NOT NULL,
      shard ${integer} NOT NULL, n ${integer} NOT NULL,
      PRIMARY KEY (tenant_id, grain, at, mark, shard)
    )${parts ? ROOM_TO_CHANGE : tableEnd}`,
    `CREATE ${passing} TABLE rates (
      key_id ${text} NOT NULL, at ${integer} NOT NULL, window_ms ${integer} NOT NULL, writer ${text} NOT NULL,
      n ${integer} NOT NULL,
      PRIMARY KEY (key_id, at, window_ms, writer)
    )${tableEnd}`,
    ...(parts ? POSTGRES_PARTS : ["CREATE INDEX events_age ON events (at)"]),
  ];
}

/**
 * The marks of the overview's series. As text, because a database uses an index over some rows only where the question has
 * the very words of its condition.
 */
export const OF_SERIES = `mark IN ('s.decision:allow', 's.decision:block', 's.failed:any', 's.missed:any', 'c.decision:allow', 'c.decision:block', 'c.unreached:scan')`;

/** Without it a series over many buckets is a descent of the index for each of them, or a walk over every mark in between. */
export const SERIES_INDEX = `CREATE INDEX rollups_series ON rollups (tenant_id, grain, mark, at) WHERE ${OF_SERIES}`;

/** Sums change with every batch: with room on its page a new version needs no new entry in the index. */
const ROOM_TO_CHANGE = " WITH (fillfactor = 60)";

/** Each function is one statement to its caller, and so all or nothing. Whoever waits too long for a lock tries again later. */
const POSTGRES_PARTS: readonly string[] = [
  "CREATE TABLE events_other PARTITION OF events DEFAULT",
  `CREATE FUNCTION make_month(wanted bigint) RETURNS boolean LANGUAGE plpgsql
  SET search_path = portcullis SET lock_timeout = '3s' AS $$
  DECLARE
    part text := 'events_' || wanted;
    following bigint := CASE WHEN wanted % 100 = 12 THEN wanted + 89 ELSE wanted + 1 END;
  BEGIN
    IF to_regclass(part) IS NOT NULL THEN RETURN false; END IF;
    -- No row of this month may come in between the move and the attachment, and no other replica make it meanwhile.
    LOCK TABLE events IN SHARE ROW EXCLUSIVE MODE;
    IF to_regclass(part) IS NOT NULL THEN RETURN false; END IF;
    EXECUTE format('CREATE TABLE %I (LIKE events INCLUDING DEFAULTS INCLUDING INDEXES)', part);
    EXECUTE format('WITH moved AS (DELETE FROM events_other WHERE month = %s RETURNING *) INSERT INTO %I SELECT * FROM moved', wanted, part);
    EXECUTE format('ALTER TABLE events ATTACH PARTITION %I FOR VALUES FROM (%s) TO (%s)', part, wanted, following);
    RETURN true;
  END $$`,
  `CREATE FUNCTION drop_months(before bigint) RETURNS bigint LANGUAGE plpgsql
  SET search_path = portcullis SET lock_timeout = '3s' AS $$
  DECLARE
    part text;
    dropped bigint := 0;
  BEGIN
    FOR part IN
      SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
      WHERE inhparent = 'events'::regclass AND relname ~ '^events_[0-9]{6}$' AND substr(relname, 8)::bigint < before
    LOOP
      EXECUTE format('DROP TABLE %I', part);
      dropped := dropped + 1;
    END LOOP;
    RETURN dropped;
  END $$`,
  // Concurrent batches add to sums of their own, so that none waits for another; once a bucket is over they are one.
  `CREATE FUNCTION fold_rollups(older bigint) RETURNS bigint LANGUAGE plpgsql
  SET search_path = portcullis SET lock_timeout = '3s' AS $$
  DECLARE
    folded bigint;
  BEGIN
    WITH gone AS (
      DELETE FROM rollups WHERE shard <> 0 AND at < older RETURNING tenant_id, grain, at, mark, n
    )
    INSERT INTO rollups (tenant_id, grain, at, mark, shard, n)
    SELECT tenant_id, grain, at, mark, 0, sum(n) FROM gone GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (tenant_id, grain, at, mark, shard) DO UPDATE SET n = rollups.n + excluded.n;
    GET DIAGNOSTICS folded = ROW_COUNT;
    RETURN folded;
  END $$`,
];
