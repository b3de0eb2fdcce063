/** Usage counters in SQL: one row for each tenant, month and writing process. */
import { FOLDED_WRITER, type UsageRow, type UsageStore } from "../ports.ts";
import { all, type SqlEngine } from "./engine.ts";

const COUNTS = ["aho_scans", "aho_blocks", "ai_scans", "ai_blocks", "overflow"] as const;

/** A late copy of an older write must not turn a counter back, so the larger value stays. */
const KEEP_LARGER = COUNTS.map(
  (count) => `${count} = CASE WHEN excluded.${count} > usage.${count} THEN excluded.${count} ELSE usage.${count} END`,
).join(", ");

export function sqlUsage(engine: SqlEngine): UsageStore {
  return {
    async record(rows) {
      if (rows.length === 0) return;
      await engine.insertMany({
        table: "usage",
        columns: {
          tenant_id: "text",
          period: "text",
          writer: "text",
          aho_scans: "integer",
          aho_blocks: "integer",
          ai_scans: "integer",
          ai_blocks: "integer",
          overflow: "integer",
        },
        rows: rows
          .toSorted((a, b) => (`${placeOf(a)} ${a.writer}` < `${placeOf(b)} ${b.writer}` ? -1 : 1))
          .map((row) => [
            row.tenantId,
            row.period,
            row.writer,
            row.ahoScans,
            row.ahoBlocks,
            row.aiScans,
            row.aiBlocks,
            row.overflow,
          ]),
        onConflict: `(tenant_id, period, writer) DO UPDATE SET ${KEEP_LARGER}`,
      });
    },
    async read(asked) {
      if (asked.length === 0) return [];
      const query = engine.build
        .selectFrom("usage")
        .select((eb) => ["tenant_id", "period", ...COUNTS.map((count) => eb.fn.sum<number>(count).as(count))])
        .where((eb) =>
          eb.or(
            asked.map(({ tenantId, period, except }) => {
              const place = eb.and({ tenant_id: tenantId, period });
              return except === undefined ? place : place.and("writer", "!=", except);
            }),
          ),
        )
        .groupBy(["tenant_id", "period"]);
      const found = new Map<string, UsageRow>();
      for (const row of await all(engine, query)) {
        const { tenant_id: tenantId, period } = row;
        found.set(placeOf({ tenantId, period }), {
          tenantId,
          period,
          ahoScans: row.aho_scans,
          ahoBlocks: row.aho_blocks,
          aiScans: row.ai_scans,
          aiBlocks: row.ai_blocks,
          overflow: row.overflow,
        });
      }
      return asked.map((place) => {
        const { tenantId, period } = place;
        return found.get(placeOf(place)) ?? { tenantId, period, ...NOTHING };
      });
    },
    async writers({ tenantId, period }) {
      const query = engine.build
        .selectFrom("usage")
        .selectAll()
        .where("tenant_id", "=", tenantId)
        .where("period", "=", period);
      return (await all(engine, query)).map((row) => ({
        tenantId,
        period,
        writer: row.writer,
        ahoScans: row.aho_scans,
        ahoBlocks: row.aho_blocks,
        aiScans: row.ai_scans,
        aiBlocks: row.ai_blocks,
        overflow: row.overflow,
      }));
    },
    compact: (period) => engine.foldUsage({ before: period, into: FOLDED_WRITER }),
  };
}

const NOTHING = { ahoScans: 0, ahoBlocks: 0, aiScans: 0, aiBlocks: 0, overflow: 0 };

function placeOf({ tenantId, period }: { readonly tenantId: string; readonly period: string }): string {
  return `${period} ${tenantId}`;
}
