/** Counts of requests per key and window, shared by replicas; gone in minutes. */
import { sql } from "kysely";
import type { RateStore } from "../ports.ts";
import { all, changes, type SqlEngine } from "./engine.ts";

export function sqlRates(engine: SqlEngine): RateStore {
  return {
    async share(rows) {
      if (rows.length === 0) return [];
      await engine.insertMany({
        table: "rates",
        columns: { key_id: "text", at: "integer", window_ms: "integer", writer: "text", n: "integer" },
        rows: rows
          .map(({ keyId, at, windowMs, writer, count }) => [keyId, at, windowMs, writer, count] as const)
          .toSorted((a, b) => (a.join("\0") < b.join("\0") ? -1 : 1)),
        onConflict: `(key_id, at, window_ms, writer) DO UPDATE
          SET n = CASE WHEN excluded.n > rates.n THEN excluded.n ELSE rates.n END`,
      });
      const sums = await all(
        engine,
        engine.build
          .selectFrom("rates")
          .select(["key_id", "at", "window_ms", sql<number>`sum(n)`.as("n")])
          .where("key_id", "in", [...new Set(rows.map(({ keyId }) => keyId))])
          .where("at", ">=", Math.min(...rows.map(({ at }) => at)))
          .groupBy(["key_id", "at", "window_ms"]),
      );
      const found = new Map(sums.map((row) => [`${row.key_id} ${row.at} ${row.window_ms}`, row.n]));
      return rows.map(({ keyId, at, windowMs }) => found.get(`${keyId} ${at} ${windowMs}`) ?? 0);
    },
    async sweep(endedBefore) {
      await changes(engine, engine.build.deleteFrom("rates").where(sql<boolean>`at + window_ms < ${endedBefore}`));
    },
  };
}
