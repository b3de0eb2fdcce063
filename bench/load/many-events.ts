/**
 * Millions of made-up events in a real PostgreSQL, loaded by the very statement that the service inserts with, so that
 * the sums are what they would be. Old events get only the sums that retention would have left of them.
 */
import { openStores, type Stores } from "@portcullis/server/stores";
import pg from "pg";
import { GRAINS } from "../../packages/server/stores/events/grains.ts";
import { insertEventsFrom } from "../../packages/server/stores/postgres-events.ts";

const DAY = 86_400_000;
const CHUNK_ROWS = 40_000;
/** What retention leaves at each fineness, by age in days. */
const GRAINS_BY_AGE = [
  { days: 2, grains: [GRAINS.minute, GRAINS.hour, GRAINS.day, GRAINS.month] },
  { days: 60, grains: [GRAINS.hour, GRAINS.day, GRAINS.month] },
  { days: Number.POSITIVE_INFINITY, grains: [GRAINS.day, GRAINS.month] },
] as const;

/** Evenly over the twelve months before `now`; nine of ten of one tenant. */
export async function loadEvents(options: {
  readonly url: string;
  readonly rows: number;
  readonly now: number;
  onProgress?(done: number): void;
}): Promise<Stores> {
  const { url, rows, now, onProgress } = options;
  const stores = await openStores({ url });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (let back = 13; back >= 0; back -= 1) {
      const date = new Date(now);
      const month = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back));
      await client.query("SELECT portcullis.make_month($1)", [month.getUTCFullYear() * 100 + month.getUTCMonth() + 1]);
    }
    const from = now - 365 * DAY;
    const stepMs = (365 * DAY) / rows;
    for (let done = 0; done < rows; done += CHUNK_ROWS) {
      const last = Math.min(rows, done + CHUNK_ROWS);
      const age = (now - (from + last * stepMs)) / DAY;
      const { grains } = GRAINS_BY_AGE.find(({ days }) => age <= days)!;
      await client.query(insertEventsFrom(madeUp(done, { last, from, stepMs }), { grains }));
      onProgress?.(last);
    }
    await client.query("ANALYZE");
  } finally {
    await client.end();
  }
  return stores;
}

const RECORD_REST = `,${JSON.stringify({
  blocked: false,
  severity: null,
  reason: null,
  categories: [],
  signatureIds: [],
  suppressedIds: [],
  surface: "unknown",
  signatureVersion: "2026.11.15",
  semantic: null,
  cloak: null,
  tools: null,
  latencyMs: { static: 0.412, total: 1.207 },
  status: 200,
  error: null,
}).slice(1)}`;

/** One in ten blocks; rules, categories, tools and entity types with a long tail; one rule in a million. */
function madeUp(first: number, { last, from, stepMs }: { last: number; from: number; stepMs: number }): string {
  return `(
    SELECT
      CASE WHEN n % 10 = 9 THEN 'other' ELSE 'default' END AS tenant_id,
      'service' AS source, 'req_made' || lpad(n::text, 10, '0') AS id,
      (to_char(to_timestamp(at / 1000.0) AT TIME ZONE 'UTC', 'YYYYMM'))::bigint AS month,
      'key_' || (n % 7) AS key_id, at AS received_at, at,
      ('{"s.type:scan":1,"s.key:key_' || (n % 7) || '":1,"s.decision:' || decision || '":1,"s.latency.static:' || (14 + h % 9)
        || '":1,"s.latency.total:' || (18 + h % 12) || '":1'
        || CASE WHEN decision = 'block' THEN ',"s.severity:' || (ARRAY['critical','high','medium','low'])[1 + h % 4]
          || '":1,"s.category:category_' || (h % 14) || '":1,"s.rule:rule-' || least(h % 400, h % 97) || '":1' ELSE '' END
        || CASE WHEN h % 20 = 3 THEN ',"s.entity:type_' || (h % 24) || '":' || (1 + h % 3) ELSE '' END
        || CASE WHEN h % 25 = 4 THEN ',"s.tool:tool_' || (h % 60) || '":1' ELSE '' END
        || CASE WHEN h % 900 = 5 THEN ',"s.missed:any":1,"s.missed:semantic":1,"s.missed:semantic=timeout":1' ELSE '' END
        || CASE WHEN n % 1000000 = 777777 THEN ',"s.rule:one-in-a-million":1' ELSE '' END
        || '}')::jsonb AS marks,
      ('{"id":"req_made' || lpad(n::text, 10, '0') || '","type":"scan","decision":"' || decision || '","scannedChars":' || (1000 + h % 5000)
        || '${RECORD_REST}') AS record
    FROM (
      SELECT n, h, (${Math.round(from)} + n * ${stepMs})::bigint AS at, CASE WHEN h % 10 = 0 THEN 'block' ELSE 'allow' END AS decision
      FROM (SELECT n, abs(hashint8(n)) AS h FROM generate_series(${first}::bigint, ${last - 1}::bigint) AS n) AS hashed
    ) AS drawn
  ) AS batch`;
}
