/**
 * The event store on ClickHouse: the suite of all stores on its real engine, and what is its own. The HTTP door before the
 * engine is a stand-in; `tools/services/clickhouse.ts` says how, and how to name a real server instead.
 */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { startClickhouse, startOwnClickhouse, type TestClickhouse } from "../../../tools/services/clickhouse.ts";
import { openClickhouse } from "./clickhouse.ts";
import { decided, NOON, told } from "./conformance/events.ts";
import { storesConformance } from "./conformance.ts";
import { type EventRow, openStores, StoreUnavailable } from "./open.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: TestClickhouse;
before(async () => {
  server = await startClickhouse();
});
after(() => server.close());

storesConformance("sqlite with events in clickhouse", {
  outlivesProcess: true,
  async makePlace() {
    const dataDir = mkdtempSync(join(tmpdir(), "portcullis-clickhouse-"));
    const choice = { dataDir, eventsUrl: await server.database() };
    return {
      choice,
      newTwice: true,
      open: () => openStores(choice),
      remove: async () => rmSync(dataDir, { recursive: true, force: true }),
    };
  },
});

describe("settling", () => {
  const overview = { tenantId: "t", from: NOON, until: NOON + HOUR, bucket: "hour" } as const;
  const month = { tenantId: "t", from: NOON, until: NOON + 1, bucket: "month" } as const;

  test("an overview is the same before and after, and what comes late to a settled hour counts at once", async () => {
    const events = await openClickhouse({ url: await server.database(), quietMs: 0 });
    const rows = Array.from({ length: 90 }, (_, i) =>
      decided("t", { id: `s${i}`, signatureIds: [`r${i % 3}`] }, NOON + i * 60_000),
    );
    await events.insert(rows);
    const before = [await events.overview(overview), await events.overview(month)];
    assert.deepEqual([before[0]!.totals.allow, before[1]!.totals.allow], [60, 90]);
    await events.maintain(NOON);
    assert.deepEqual([await events.overview(overview), await events.overview(month)], before);
    assert.equal(await events.insert([...rows, decided("t", { id: "late" }, NOON)]), 1);
    assert.equal((await events.overview(overview)).totals.allow, 61);
    await events.maintain(NOON);
    await events.maintain(NOON);
    assert.equal((await events.overview(overview)).totals.allow, 61);
    assert.equal((await events.overview(month)).totals.allow, 91);
    // One more in another hour of that day: its hours are added up again, the settled ones among them.
    await events.insert([decided("t", { id: "evening" }, NOON + 8 * HOUR)]);
    for (let round = 0; round < 2; round += 1) {
      const days = await events.overview({ ...month, bucket: "day" });
      assert.deepEqual([days.totals.allow, days.series.map(({ allow }) => allow)], [92, [92]]);
      assert.equal((await events.overview(month)).totals.allow, 92);
      await events.maintain(NOON);
    }
    await events.close();
  });

  test("records that two replicas wrote at once are counted once, before and after", async () => {
    const url = await server.database();
    const replicas = await Promise.all([1, 2, 3].map(() => openClickhouse({ url, quietMs: 0 })));
    const rows = Array.from({ length: 300 }, (_, i) => told("t", { id: `b${i}` }, NOON + i));
    await Promise.all(replicas.map((replica) => replica.insert(rows)));
    for (let round = 0; round < 2; round += 1) {
      assert.equal((await replicas[0]!.overview(overview)).totals.clientAllow, 300);
      assert.deepEqual(await replicas[1]!.estimate({ tenantId: "t" }), { count: 300, exact: true });
      assert.equal((await replicas[2]!.search({ tenantId: "t" }, { limit: 1_000 })).length, 300);
      await Promise.all(replicas.map((replica) => replica.maintain(NOON)));
    }
    await Promise.all(replicas.map((replica) => replica.close()));
  });

  test("a month of events is dropped whole and its sums stay; clocks that are far off are swept by age", async () => {
    const events = await openClickhouse({ url: await server.database() });
    const early: EventRow = { ...told("t", { id: "lost its clock" }, 5), receivedAt: NOON };
    await events.insert([decided("t", { id: "old" }), early, decided("t", { id: "new" }, NOON + 31 * DAY)]);
    await events.sweep(NOON + 31 * DAY, 10);
    const left = await events.search({ tenantId: "t" }, { limit: 10 });
    assert.deepEqual(
      left.map(({ record }) => record.id),
      ["new"],
    );
    assert.equal((await events.overview(month)).totals.allow, 1);
    await events.close();
  });
});

test("a server that is killed is unavailable; when it is back, what was acknowledged is there and work goes on", async () => {
  const own = await startOwnClickhouse();
  const events = await openClickhouse({ url: await own.database() });
  const acknowledged: string[] = [];
  const failures: unknown[] = [];
  const writer = async (name: string) => {
    for (let i = 0; failures.length === 0; i += 1) {
      const ids = Array.from({ length: 20 }, (_, row) => `${name}-${i}-${row}`);
      await events.insert(ids.map((id) => told("t", { id }))).then(
        () => acknowledged.push(...ids),
        (error) => failures.push(error),
      );
    }
  };
  const writers = ["a", "b", "c"].map(writer);
  while (acknowledged.length < 300) await events.ping();
  await own.stop();
  await Promise.all(writers);
  for (const failure of failures) assert.ok(failure instanceof StoreUnavailable, String(failure));
  await assert.rejects(events.ping(), { name: "StoreUnavailable", reason: "unreachable" });
  await own.start();
  const kept = (await events.search({ tenantId: "t" }, { limit: 100_000 })).map(({ record }) => record.id);
  assert.equal(new Set(kept).size, kept.length);
  assert.deepEqual(
    acknowledged.filter((id) => !kept.includes(id)),
    [],
  );
  assert.equal(await events.insert([told("t", { id: "after" })]), 1);
  await events.close();
  await own.close();
});

test("a batch that no question could hold at once is looked up in bites, and more than may wait is refused", async () => {
  const events = await openClickhouse({ url: await server.database() });
  const long = (i: number) => `${i}-${"é'\\\n".repeat(60)}`;
  const rows = Array.from({ length: 1_000 }, (_, i) => told("t", { id: long(i) }, NOON + i));
  assert.equal(await events.insert(rows), 1_000);
  assert.equal(await events.insert(rows.toReversed()), 0);
  const flood = await Promise.allSettled(Array.from({ length: 60 }, () => events.insert(rows)));
  const refused = flood.filter((one) => one.status === "rejected");
  assert.ok(refused.length > 0 && refused.length < 20, String(refused.length));
  for (const { reason } of refused) assert.equal(reason.reason, "overloaded");
  await events.close();
});
