/** The index behind the overview's series: of the marks that the series is made of, and really used. */
import assert from "node:assert/strict";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { SERIES_MARKS } from "../events/overview.ts";
import { OF_SERIES } from "./event-tables.ts";
import { pendingMigrations, SQLITE_TYPES } from "./migrations.ts";

test("the index holds the marks of the series, no more and no fewer", () => {
  const named = [...OF_SERIES.matchAll(/'([^']+)'/g)].map((match) => match[1]!);
  assert.deepEqual(named, [...SERIES_MARKS], "a change of the series needs a migration that makes the index anew");
});

test("SQLite takes it for the question as it is asked", () => {
  const database = new DatabaseSync(":memory:");
  for (const { statements } of pendingMigrations([])) for (const step of statements(SQLITE_TYPES)) database.exec(step);
  const plan = database
    .prepare(
      `EXPLAIN QUERY PLAN SELECT at, mark, sum(n) FROM rollups
       WHERE tenant_id IN ('t') AND grain = 1 AND at >= 1 AND at < 2 AND ${OF_SERIES} GROUP BY at, mark`,
    )
    .all() as { detail: string }[];
  assert.match(plan.map(({ detail }) => detail).join("\n"), /rollups_series/);
  database.close();
});
