/** The loader of the large bench, small: what it loads is found, and the sums say as many as there are. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { walkEvents } from "@portcullis/server/stores";
import { createDatabase } from "../../packages/server/stores/conformance/database.ts";
import { startPostgres } from "../../tools/services/postgres.ts";
import { loadEvents } from "./many-events.ts";

const ROWS = 6_000;
const DAY = 86_400_000;

test("a year of made-up events adds up by month, by day and by hour", async () => {
  const server = await startPostgres();
  const { url, drop } = await createDatabase(server.url);
  const now = Date.UTC(2026, 10, 15, 12, 34);
  const stores = await loadEvents({ url, rows: ROWS, now });
  const count = async (days: number, bucket: "month" | "day" | "hour", tenantId?: string) => {
    const from = now - days * DAY;
    const { totals, series } = await stores.events.overview({
      from,
      until: now,
      bucket,
      ...(tenantId ? { tenantId } : {}),
    });
    const summed = series.reduce((sum, { allow, block }) => sum + allow + block, 0);
    assert.equal(summed, totals.allow + totals.block, `the series and the totals by ${bucket} differ`);
    return summed;
  };
  assert.equal(await count(366, "month"), ROWS);
  assert.equal(await count(366, "day"), ROWS);
  assert.equal(await count(366, "month", "other"), ROWS / 10);
  const [walked, counted] = [new Set<string>(), await count(30, "day", "default")];
  const from = now - 30 * DAY - ((now - 30 * DAY) % DAY);
  for await (const page of walkEvents(stores.events, { tenantId: "default", from }, 100)) {
    for (const { record } of page) walked.add(record.id);
  }
  assert.equal(walked.size, counted);
  const blocked = await stores.events.search({ tenantId: "default", ruleIds: ["rule-7"] }, { limit: 3 });
  for (const { record } of blocked) assert.equal(record.decision, "block");
  assert.ok(blocked.length > 0);
  await stores.close();
  await drop();
  await server.close();
});
