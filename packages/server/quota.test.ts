import assert from "node:assert/strict";
import { test } from "node:test";
import { readPlans } from "./plans.ts";
import { createQuota, type Quota, type QuotaView, type ScanUse } from "./quota.ts";
import { openMemory } from "./stores/memory.ts";
import { StoreUnavailable, type UsageStore } from "./stores/ports.ts";

const plans = readPlans({
  plans: {
    counted: { aho: { scans: 3, blocks: 1 }, ai: { scans: 2, blocks: 1 } },
    strict: { aho: { scans: 3 }, ai: { scans: 1 }, exhausted: "reject" },
  },
});
const CLEAN: ScanUse = { ahoBlock: false, aiScan: false, aiBlock: false };
const LATE_MARCH = Date.UTC(2026, 2, 31, 23, 59, 59, 999);

/** Replicas on one store that can be switched off, under a clock that is set by hand. Nothing is flushed by time. */
function makeDesk() {
  const clock = { now: LATE_MARCH };
  const { usage: memory } = openMemory();
  const store = { down: false, reads: 0, writes: 0 };
  const usage: Pick<UsageStore, "record" | "read"> = {
    async record(rows) {
      if (store.down) throw new StoreUnavailable("unreachable");
      store.writes += 1;
      await memory.record(rows);
    },
    async read(asked) {
      if (store.down) throw new StoreUnavailable("unreachable");
      store.reads += 1;
      return memory.read(asked);
    },
  };
  const replica = () => createQuota({ usage, plans, clock: () => clock.now, flushMs: 1_000_000 });
  return { clock, store, replica, quota: replica() };
}

async function scan(quota: Quota, plan: string, use: Partial<ScanUse> = {}): Promise<QuotaView | null> {
  const pass = await quota.check("acme", { plan, semantic: use.aiScan ?? false });
  return pass.allowed ? pass.settle({ ...CLEAN, ...use }) : null;
}

test("the unlimited plan counts and never runs out", async () => {
  const { quota } = makeDesk();
  await scan(quota, "unlimited", { ahoBlock: true });
  assert.deepEqual(await scan(quota, "unlimited", { aiScan: true, aiBlock: true }), {
    plan: "unlimited",
    period: "2026-03",
    aho: {
      scans: { used: 2, limit: null, remaining: null },
      blocks: { used: 1, limit: null, remaining: null },
    },
    ai: {
      scans: { used: 1, limit: null, remaining: null },
      blocks: { used: 1, limit: null, remaining: null },
    },
    overflow: 0,
    enforcementWithheld: false,
  });
});

test("an overflow plan goes on past its limit and counts what is past it", async () => {
  const { quota } = makeDesk();
  const overflows = [];
  for (let i = 0; i < 5; i += 1) overflows.push((await scan(quota, "counted"))?.overflow);
  assert.deepEqual(overflows, [0, 0, 0, 1, 2]);
  const view = await quota.view("acme", "counted");
  assert.deepEqual(view.aho.scans, { used: 5, limit: 3, remaining: 0 });
});

test("a scan past both limits overflows once", async () => {
  const { quota } = makeDesk();
  for (let i = 0; i < 3; i += 1) await scan(quota, "counted", { aiScan: true });
  assert.equal((await quota.view("acme", "counted")).overflow, 1, "the third was past the semantic limit");
  assert.equal((await scan(quota, "counted", { aiScan: true }))?.overflow, 2);
});

test("enforcement is withheld past the limit of blocks, not at it", async () => {
  const { quota } = makeDesk();
  assert.equal((await scan(quota, "counted", { ahoBlock: true }))?.enforcementWithheld, false);
  assert.equal((await scan(quota, "counted", { ahoBlock: true }))?.enforcementWithheld, true);
  assert.equal((await scan(quota, "counted"))?.enforcementWithheld, true, "it is how the plan stands");
});

test("blocks of the semantic pass have a limit of their own", async () => {
  const { quota } = makeDesk();
  await scan(quota, "counted", { aiScan: true, aiBlock: true });
  assert.equal((await scan(quota, "counted", { aiScan: true, aiBlock: true }))?.enforcementWithheld, true);
});

test("a rejecting plan takes exactly its limit, also when all come at once", async () => {
  const { quota } = makeDesk();
  const passes = await Promise.all(
    Array.from({ length: 10 }, () => quota.check("acme", { plan: "strict", semantic: false })),
  );
  const admitted = passes.filter((pass) => pass.allowed);
  assert.equal(admitted.length, 3);
  for (const pass of admitted) pass.settle(CLEAN);
  const refused = await quota.check("acme", { plan: "strict", semantic: false });
  assert.equal(refused.allowed, false);
  assert.deepEqual(!refused.allowed && refused.quota.aho.scans, { used: 3, limit: 3, remaining: 0 });
});

test("a scan that was not made gives its place back; a settled one is counted once", async () => {
  const { quota } = makeDesk();
  for (let i = 0; i < 10; i += 1) {
    const pass = await quota.check("acme", { plan: "strict", semantic: true });
    assert.ok(pass.allowed);
    pass.release();
    pass.release();
    if (pass.allowed) pass.settle(CLEAN);
  }
  const pass = await quota.check("acme", { plan: "strict", semantic: true });
  assert.ok(pass.allowed);
  pass.settle({ ...CLEAN, aiScan: true });
  pass.settle({ ...CLEAN, aiScan: true });
  pass.release();
  assert.equal((await quota.view("acme", "strict")).aho.scans.used, 1);
});

test("without semantic scans left, a scan that asks for the pass is refused and one that does not is made", async () => {
  const { quota } = makeDesk();
  assert.ok(await scan(quota, "strict", { aiScan: true }));
  assert.equal(await scan(quota, "strict", { aiScan: true }), null);
  assert.ok(await scan(quota, "strict"));
});

test("counts outlive a restart", async () => {
  const { quota, replica } = makeDesk();
  await scan(quota, "counted", { ahoBlock: true });
  await scan(quota, "counted");
  await quota.close();
  const view = await replica().view("acme", "counted");
  assert.equal(view.aho.scans.used, 2);
  assert.equal(view.aho.blocks.used, 1);
});

test("replicas add up, exactly, once they have written", async () => {
  const { replica } = makeDesk();
  const replicas = [replica(), replica(), replica()];
  for (let i = 0; i < 30; i += 1) await scan(replicas[i % 3]!, "counted");
  await Promise.all(replicas.map((each) => each.flush()));
  const fresh = await replica().view("acme", "counted");
  assert.equal(fresh.aho.scans.used, 30);
  assert.equal(fresh.overflow, 27, "the totals show it, though no replica saw the limit passed in time");
});

test("a limited plan looks at what others used before it decides", async () => {
  const { clock, replica } = makeDesk();
  clock.now = Date.UTC(2026, 2, 10);
  const [a, b] = [replica(), replica()];
  assert.ok(await scan(a, "strict"));
  for (let i = 0; i < 2; i += 1) await scan(b, "strict");
  await b.flush();
  clock.now += 5_000;
  assert.equal(await scan(a, "strict"), null);
});

test("a month ends at midnight UTC, and a scan counts in the month it was admitted in", async () => {
  const { clock, quota, replica } = makeDesk();
  const late = await quota.check("acme", { plan: "counted", semantic: false });
  assert.equal((await scan(quota, "counted"))?.period, "2026-03");
  clock.now += 1;
  const first = await scan(quota, "counted");
  assert.equal(first?.period, "2026-04");
  assert.equal(first?.aho.scans.used, 1);
  assert.equal(late.allowed && late.settle(CLEAN).period, "2026-03");
  await quota.flush();
  clock.now -= 1;
  assert.equal((await replica().view("acme", "counted")).aho.scans.used, 2);
});

test("a clock that goes back over the end of a month loses no count", async () => {
  const { clock, quota, replica } = makeDesk();
  await scan(quota, "counted");
  clock.now += 1;
  await scan(quota, "counted");
  clock.now -= 1;
  await scan(quota, "counted");
  clock.now += 1;
  await scan(quota, "counted");
  await quota.flush();
  assert.equal((await replica().view("acme", "counted")).aho.scans.used, 2);
  clock.now -= 1;
  assert.equal((await replica().view("acme", "counted")).aho.scans.used, 2);
});

test("a store that is down stops no scan, and gets every count when it is back", async () => {
  const { clock, store, quota, replica } = makeDesk();
  clock.now = Date.UTC(2026, 2, 10);
  store.down = true;
  for (let i = 0; i < 4; i += 1) await scan(quota, "counted");
  await assert.rejects(quota.flush(), StoreUnavailable);
  assert.equal((await scan(quota, "counted"))?.aho.scans.used, 5);
  store.down = false;
  await quota.flush();
  assert.equal((await replica().view("acme", "counted")).aho.scans.used, 5);
});

test("a write that arrived though its answer was lost is not counted twice", async () => {
  const { usage: memory } = openMemory();
  let lost = true;
  const usage: Pick<UsageStore, "record" | "read"> = {
    ...memory,
    async record(rows) {
      await memory.record(rows);
      if (lost) throw new StoreUnavailable("timeout");
    },
  };
  const quota = createQuota({ usage, plans, clock: () => LATE_MARCH, flushMs: 1_000_000 });
  await scan(quota, "counted");
  await assert.rejects(quota.flush(), StoreUnavailable);
  lost = false;
  await scan(quota, "counted");
  await quota.flush();
  const [row] = await memory.read([{ tenantId: "acme", period: "2026-03" }]);
  assert.equal(row?.ahoScans, 2);
});

test("scans of a busy tenant cost no question each", async () => {
  const { store, quota } = makeDesk();
  for (let i = 0; i < 100; i += 1) await scan(quota, "counted");
  assert.equal(store.reads, 1);
  await quota.flush();
  assert.deepEqual([store.reads, store.writes], [2, 1]);
});

test("counts are written by themselves, a moment after the first", async () => {
  const { usage } = openMemory();
  const written = Promise.withResolvers<number>();
  const spy: UsageStore = {
    ...usage,
    async record(rows) {
      written.resolve(rows[0]!.ahoScans);
      await usage.record(rows);
    },
  };
  const quota = createQuota({ usage: spy, plans, clock: () => LATE_MARCH, flushMs: 1 });
  const keepAlive = setInterval(() => {}, 1_000);
  await scan(quota, "counted");
  assert.equal(await written.promise, 1);
  clearInterval(keepAlive);
  await quota.close();
});

test("what was counted is with the store a quarter of a second later, and a crash loses no more than that", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { usage } = openMemory();
  let writes = 0;
  const spy: UsageStore = {
    ...usage,
    async record(rows) {
      writes += 1;
      await usage.record(rows);
    },
  };
  const quota = createQuota({ usage: spy, plans, clock: () => LATE_MARCH });
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  const stored = async () => (await usage.read([{ tenantId: "acme", period: "2026-03" }]))[0]!.ahoScans;
  for (let round = 1; round <= 3; round += 1) {
    for (let i = 0; i < 10; i += 1) await scan(quota, "counted");
    t.mock.timers.tick(249);
    await settled();
    assert.equal(await stored(), 10 * (round - 1), "a burst is one write");
    t.mock.timers.tick(1);
    await settled();
    assert.equal(await stored(), 10 * round);
  }
  assert.equal(writes, 3);
  // The process dies here, without a flush: the last ten are gone and not one more.
  for (let i = 0; i < 10; i += 1) await scan(quota, "counted");
  assert.equal(await stored(), 30);
});

test("many tenants are written in several statements, none left out", async () => {
  const { store, quota, replica } = makeDesk();
  for (let i = 0; i < 450; i += 1) {
    const pass = await quota.check(`tenant-${i}`, { plan: "counted", semantic: false });
    assert.ok(pass.allowed);
    pass.settle(CLEAN);
  }
  await quota.flush();
  assert.equal(store.writes, 3);
  assert.equal((await replica().view("tenant-449", "counted")).aho.scans.used, 1);
});
