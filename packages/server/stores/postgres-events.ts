/**
 * What PostgreSQL does for events that no other database does in the same way: a batch and its sums in one statement,
 * months as parts of a table, and sums spread over shards.
 */
import { sql } from "kysely";
import { AHEAD_MS_MAX, countedAt, GRAINS, grainStart, monthOf } from "./events/grains.ts";
import { bigintArray, textArray } from "./postgres-arrays.ts";
import { POSTGRES_SCHEMA } from "./postgres-migrate.ts";
import type { EventCells, SqlEngine } from "./sql/engine.ts";
import { escapeText, toStoredJson } from "./text.ts";

type Ask = (
  sql: string,
  parameters: unknown[],
) => Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>;

type EventPart = Pick<
  SqlEngine,
  "insertEvents" | "hasMark" | "kindOfMark" | "dropSums" | "sweepEvents" | "foldUsage" | "tidy"
>;

/** Batches that are written at once mostly add to different rows; folded once their bucket is over. */
const SHARDS = 4;
/** Months made ahead: a service that nobody restarts and a housekeeping that fails for weeks still find room. */
const MONTHS_AHEAD = 2;

export function postgresEvents(ask: Ask): EventPart {
  return {
    // Not an async function: one that waits holds on to all that it was given.
    insertEvents(rows) {
      const shard = Math.floor(Math.random() * SHARDS);
      const asked = ask(INSERT_EVENTS, [sumsJson(rows), rows.length, shard, ...columnsOf(rows)]);
      return asked.then((answer) => Number(answer.rows[0]!.fresh));
    },
    hasMark: (marks) => sql<boolean>`marks ?| ${sql.val(marks.map(escapeText))}::text[]`,
    kindOfMark: sql<string>`split_part(mark, ':', 1)`,
    async dropSums({ grain, before, limit }) {
      const { rows } = await ask(DROP_SUMS, [grain, before, limit]);
      return Number(rows[0]!.dropped);
    },
    async sweepEvents({ before, limit }) {
      // A month is dropped once it is over as a whole; what lies outside the months goes row by row.
      await ask(`SELECT ${POSTGRES_SCHEMA}.drop_months($1)`, [monthOf(before)]);
      const { rows } = await ask(SWEEP_OTHERS, [before, limit]);
      return Number(rows[0]!.swept);
    },
    async foldUsage({ before, into }) {
      const { rows } = await ask(FOLD_USAGE, [before, into]);
      return Number(rows[0]!.folded);
    },
    async tidy(now) {
      await makeMonths(ask, now);
      await ask(`SELECT ${POSTGRES_SCHEMA}.fold_rollups($1)`, [now - GRAINS.day - AHEAD_MS_MAX]);
    },
  };
}

/** Room for events of this month and the next ones. */
export async function makeMonths(ask: Ask, now: number): Promise<void> {
  const date = new Date(now);
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead += 1) {
    const month = monthOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead));
    await ask(`SELECT ${POSTGRES_SCHEMA}.make_month($1)`, [month]);
  }
}

const BUCKET_START = `CASE WHEN grain = ${GRAINS.month}
  THEN (extract(epoch FROM date_trunc('month', to_timestamp(minute * 60) AT TIME ZONE 'UTC')) * 1000)::bigint
  ELSE minute * ${GRAINS.minute} / grain * grain END`;

/**
 * Only rows that RETURNING names were inserted, so only they are summed; the sums come last and in one order, so that
 * their rows are locked for a moment and never crosswise. `sums` gives what the batch adds up to where all of it is
 * new, which saves the database the counting in all but the rare case.
 */
export function insertEventsFrom(source: string, { grains = Object.values(GRAINS), sums }: EventInsert = {}): string {
  const slow = `SELECT tenant_id, grain, ${BUCKET_START} AS at, mark, sum(n) AS n
    FROM (
      SELECT tenant_id, minute, key AS mark, sum(value::bigint) AS n
      FROM fresh, jsonb_each_text(marks) ${sums ? `WHERE (SELECT count(*) FROM fresh) <> ${sums.rows}` : ""}
      GROUP BY tenant_id, minute, key
    ) AS minutes
    CROSS JOIN (VALUES ${grains.map((grain) => `(${grain}::bigint)`).join(", ")}) AS grains (grain)
    GROUP BY 1, 2, 3, 4`;
  const quick =
    sums &&
    `SELECT tenant_id, grain, at, mark, n FROM ${sums.source} WHERE (SELECT count(*) FROM fresh) = ${sums.rows}`;
  return `WITH fresh AS (
  INSERT INTO ${POSTGRES_SCHEMA}.events (tenant_id, source, id, month, key_id, received_at, at, marks, record)
  SELECT tenant_id, source, id, month, key_id, received_at, at, marks, record
  FROM ${source}
  ON CONFLICT (tenant_id, source, id, month) DO NOTHING
  RETURNING tenant_id, marks,
    greatest(0, CASE WHEN at > received_at + ${AHEAD_MS_MAX} THEN received_at ELSE at END) / ${GRAINS.minute} AS minute
), summed AS (
  INSERT INTO ${POSTGRES_SCHEMA}.rollups (tenant_id, grain, at, mark, shard, n)
  SELECT tenant_id, grain, at, mark, ${sums?.shard ?? 0}, n
  FROM (${quick ? `${quick} UNION ALL ${slow}` : slow}) AS sums
  ORDER BY 1, 2, 3, 4
  ON CONFLICT (tenant_id, grain, at, mark, shard) DO UPDATE SET n = rollups.n + excluded.n
)
SELECT count(*) AS fresh FROM fresh`;
}

export interface EventInsert {
  readonly grains?: readonly number[];
  /** Where the sums of the whole batch come from, how many rows it has, and to which shard they are added. */
  readonly sums?: { readonly source: string; readonly rows: string; readonly shard: string };
}

/** One parameter a column, whatever the number of rows. */
const INSERT_EVENTS = insertEventsFrom(
  `(SELECT tenant_id, source, id, month, key_id, received_at, at, marks::jsonb AS marks, record FROM unnest(
  $4::text[], $5::text[], $6::text[], $7::bigint[], $8::text[], $9::bigint[], $10::bigint[], $11::text[], $12::text[]
) AS columns (tenant_id, source, id, month, key_id, received_at, at, marks, record)) AS batch`,
  {
    sums: {
      source: "json_to_recordset($1::json) AS whole (tenant_id text, grain bigint, at bigint, mark text, n bigint)",
      rows: "$2::bigint",
      shard: "$3::bigint",
    },
  },
);

const DROP_SUMS = `WITH doomed AS (
  SELECT tenant_id, grain, at, mark, shard FROM ${POSTGRES_SCHEMA}.rollups WHERE grain = $1 AND at < $2 LIMIT $3
), gone AS (
  DELETE FROM ${POSTGRES_SCHEMA}.rollups USING doomed
  WHERE rollups.tenant_id = doomed.tenant_id AND rollups.grain = doomed.grain AND rollups.at = doomed.at
    AND rollups.mark = doomed.mark AND rollups.shard = doomed.shard
  RETURNING 1
)
SELECT count(*) AS dropped FROM gone`;

const SWEEP_OTHERS = `WITH gone AS (
  DELETE FROM ${POSTGRES_SCHEMA}.events_other WHERE ctid IN (
    SELECT ctid FROM ${POSTGRES_SCHEMA}.events_other WHERE at < $1 AND received_at < $1 LIMIT $2
  ) RETURNING 1
)
SELECT count(*) AS swept FROM gone`;

const COUNTS = ["aho_scans", "aho_blocks", "ai_scans", "ai_blocks", "overflow"];

const FOLD_USAGE = `WITH gone AS (
  DELETE FROM ${POSTGRES_SCHEMA}.usage WHERE period < $1 AND writer <> $2 RETURNING *
), folded AS (
  INSERT INTO ${POSTGRES_SCHEMA}.usage (tenant_id, period, writer, ${COUNTS.join(", ")})
  SELECT tenant_id, period, $2, ${COUNTS.map((count) => `sum(${count})`).join(", ")}
  FROM gone GROUP BY tenant_id, period ORDER BY tenant_id, period
  ON CONFLICT (tenant_id, period, writer) DO UPDATE
  SET ${COUNTS.map((count) => `${count} = usage.${count} + excluded.${count}`).join(", ")}
)
SELECT count(*) AS folded FROM gone`;

function columnsOf(rows: readonly EventCells[]): readonly Buffer[] {
  const texts = (of: (row: EventCells) => string) => textArray(rows.map(of));
  const numbers = (of: (row: EventCells) => number) => bigintArray(rows.map(of));
  return [
    texts(({ tenantId }) => escapeText(tenantId)),
    texts(({ source }) => source),
    texts(({ id }) => escapeText(id)),
    numbers(({ month }) => month),
    texts(({ keyId }) => escapeText(keyId)),
    numbers(({ receivedAt }) => receivedAt),
    numbers(({ at }) => at),
    texts(({ marks }) => marks),
    texts(({ record }) => record),
  ];
}

/**
 * What the batch adds up to: far cheaper here than in the database. Most batches are of one tenant and minute, so marks
 * are added up per minute first, and the few sums then go to every grain.
 */
function sumsJson(rows: readonly EventCells[]): string {
  const minutes = new Map<string, Bucket>();
  let bucket: Bucket | null = null;
  for (const row of rows) {
    const at = grainStart(countedAt(row), GRAINS.minute);
    // Neighbours mostly share theirs.
    if (bucket === null || bucket.at !== at || bucket.tenantId !== row.tenantId) {
      bucket = bucketAt(minutes, { tenantId: row.tenantId, grain: GRAINS.minute, at });
    }
    for (const mark in row.weights) bucket.marks.set(mark, (bucket.marks.get(mark) ?? 0) + row.weights[mark]!);
  }
  const buckets = new Map<string, Bucket>();
  for (const { tenantId, at, marks } of minutes.values()) {
    for (const grain of Object.values(GRAINS)) {
      const into = bucketAt(buckets, { tenantId, grain, at }).marks;
      for (const [mark, n] of marks) into.set(mark, (into.get(mark) ?? 0) + n);
    }
  }
  const sums = [...buckets.values()].flatMap(({ tenantId, grain, at, marks }) =>
    [...marks].map(([mark, n]) => ({ tenant_id: tenantId, grain, at, mark, n })),
  );
  return toStoredJson(sums);
}

interface Bucket {
  readonly tenantId: string;
  readonly grain: number;
  readonly at: number;
  readonly marks: Map<string, number>;
}

function bucketAt(buckets: Map<string, Bucket>, { tenantId, grain, at }: Omit<Bucket, "marks">): Bucket {
  const start = grainStart(at, grain);
  const place = `${start} ${grain} ${tenantId}`;
  const known = buckets.get(place);
  if (known) return known;
  const bucket = { tenantId, grain, at: start, marks: new Map<string, number>() };
  buckets.set(place, bucket);
  return bucket;
}
