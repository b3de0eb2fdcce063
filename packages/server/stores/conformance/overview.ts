/** The overview: sums that are right whatever way the events came. */
import assert from "node:assert/strict";
import type { OverviewAsk, Stores } from "../ports.ts";
import type { Cases } from "./desk.ts";
import { decided, NOON, told } from "./events.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BLOCK = { decision: "block", blocked: true } as const;

function ask(tenantId: string, fields: Partial<OverviewAsk> = {}): OverviewAsk {
  return { tenantId, from: NOON, until: NOON + HOUR, bucket: "hour", ...fields };
}

export const overviewCases: Cases = (it) => {
  it("counts decisions over time in whole buckets, with zeros between", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    await stores.events.insert([
      decided(tenantId, { id: "a" }, NOON),
      decided(tenantId, { id: "b", ...BLOCK }, NOON + 1),
      decided(tenantId, { id: "c" }, NOON + 2 * 60_000),
      decided(tenantId, { id: "d" }, NOON + DAY),
      told(tenantId, { id: "e", ...BLOCK, reason: "scan_unavailable" }, NOON),
      told(tenantId, { id: "f" }, NOON + HOUR - 1),
    ]);
    const minutes = await stores.events.overview(ask(tenantId, { until: NOON + 3 * 60_000, bucket: "minute" }));
    assert.deepEqual(
      minutes.series.map(({ at, allow, block, clientBlock, clientUnreached }) => [
        (at - NOON) / 60_000,
        allow,
        block,
        clientBlock,
        clientUnreached,
      ]),
      [
        [0, 1, 1, 1, 1],
        [1, 0, 0, 0, 0],
        [2, 1, 0, 0, 0],
      ],
    );
    const hour = await stores.events.overview(ask(tenantId));
    assert.deepEqual(hour.totals, {
      allow: 2,
      block: 1,
      failed: 0,
      didNotRun: 0,
      clientAllow: 1,
      clientBlock: 1,
      clientUnreached: 1,
    });
    assert.equal(hour.blockRate, 1 / 3);
    const days = await stores.events.overview(ask(tenantId, { until: NOON + DAY + 1, bucket: "day" }));
    assert.deepEqual(
      days.series.map(({ allow }) => allow),
      [2, 1],
    );
    const months = await stores.events.overview(ask(tenantId, { from: NOON - 40 * DAY, bucket: "month" }));
    assert.deepEqual(
      months.series.map(({ at, allow }) => [at, allow]),
      [
        [Date.UTC(2026, 0), 0],
        [Date.UTC(2026, 1), 0],
        [Date.UTC(2026, 2), 3],
      ],
    );
    assert.equal((await stores.events.overview(ask("nobody"))).blockRate, null);
  });

  it("ranks what fired, names what did not run, and tells how long passes took", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    const semantic = {
      ran: false,
      mode: "enforce" as const,
      flagged: false,
      reason: null,
      score: null,
      error: "timeout",
      windows: { total: 1, checked: 0 },
      version: "1",
    };
    const found = { ran: true, entities: 3, byType: { email: 2, iban: 1 }, error: null };
    const skipped = { ran: false, entities: 0, byType: {}, error: "skipped_blocked" };
    const rows = Array.from({ length: 100 }, (_, i) =>
      decided(tenantId, { id: `l${i}`, latencyMs: { static: 1 + i, total: 2 * (1 + i) } }, NOON + i),
    );
    await stores.events.insert([
      ...rows,
      decided(tenantId, {
        id: "r1",
        ...BLOCK,
        severity: "high",
        categories: ["jailbreak"],
        signatureIds: ["one", "two"],
      }),
      decided(tenantId, { id: "r2", ...BLOCK, severity: "high", signatureIds: ["two"], suppressedIds: ["three"] }),
      decided(tenantId, { id: "t", tools: { ran: true, calls: 1, findings: 0, blocked: 0, names: ["send"] } }),
      decided(tenantId, { id: "p", cloak: found, semantic }),
      decided(tenantId, { id: "s", cloak: skipped }),
      decided(tenantId, { id: "f", decision: null, error: "rate_limited", status: 429, times: 7, latencyMs: {} }),
      told(tenantId, { id: "u", tool: { calls: 1, findings: 0, blocked: 0, names: ["send"] }, signatureIds: ["one"] }),
    ]);
    const seen = await stores.events.overview(ask(tenantId));
    assert.deepEqual(seen.rules, [
      { name: "two", count: 2 },
      { name: "one", count: 1 },
    ]);
    assert.deepEqual(seen.suppressedRules, [{ name: "three", count: 1 }]);
    assert.deepEqual(seen.categories, [{ name: "jailbreak", count: 1 }]);
    assert.deepEqual(seen.severities, [{ name: "high", count: 2 }]);
    assert.deepEqual(seen.tools, [{ name: "send", count: 2 }]);
    assert.deepEqual(seen.entityTypes, [
      { name: "email", count: 2 },
      { name: "iban", count: 1 },
    ]);
    assert.deepEqual(seen.didNotRun, [{ pass: "semantic", error: "timeout", count: 1 }]);
    assert.deepEqual(seen.failures, [{ error: "rate_limited", count: 7 }]);
    assert.equal(seen.totals.failed, 7);
    assert.equal(seen.totals.didNotRun, 1);
    const passes = Object.fromEntries(seen.latency.map((one) => [one.pass, one]));
    assert.deepEqual(Object.keys(passes), ["static", "total"]);
    assert.equal(passes.static!.count, 105);
    for (const [pass, share, truth] of [
      ["static", "p50", 50],
      ["static", "p99", 99],
      ["total", "p90", 180],
    ] as const) {
      const guess = passes[pass]![share];
      assert.ok(guess > truth / 1.3 && guess < truth * 1.3, `${pass} ${share} is ${guess}`);
    }
  });

  it("counts an event once, however often and however many at a time it comes", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    const rows = Array.from({ length: 200 }, (_, i) =>
      told(tenantId, { id: `o${i}`, signatureIds: [`r${i % 7}`] }, NOON + i),
    );
    const batches = Array.from({ length: 10 }, (_, i) => (i % 2 ? rows : [...rows.toReversed(), rows[0]!]));
    const inserted = await Promise.all(batches.map((batch) => stores.events.insert(batch)));
    assert.equal(
      inserted.reduce((sum, n) => sum + n, 0),
      200,
    );
    assert.equal((await clientsCounted(stores, tenantId)).clientAllow, 200);
    await stores.events.insert([...rows, told(tenantId, { id: "one more" }, NOON)]);
    assert.equal((await clientsCounted(stores, tenantId)).clientAllow, 201);
  });

  it("sums over tenants, and does not believe a clock that runs ahead", async ({ stores, tenant }) => {
    const [a, b] = [(await tenant()).id, (await tenant()).id];
    const at = Date.UTC(2028, 1, 29, 23, 59, 59, 999);
    const ahead = { ...told(b, { id: "ahead" }, at + 30 * DAY), receivedAt: at };
    await stores.events.insert([decided(a, { id: "x" }, at), decided(b, { id: "x" }, at), ahead]);
    const { totals } = await stores.events.overview({ from: at, until: at + 1, bucket: "minute" });
    assert.deepEqual([totals.allow, totals.clientAllow], [2, 1]);
    assert.equal((await stores.events.search({ tenantId: b, from: at + 1 }, { limit: 5 })).length, 1);
  });

  it("stays as it was after housekeeping, and forgets the finest sums first", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    const then = Date.UTC(2024, 5, 10, 12);
    const batches = Array.from({ length: 12 }, (_, i) => [decided(tenantId, { id: `h${i}` }, then + i)]);
    await Promise.all(batches.map((batch) => stores.events.insert(batch)));
    await stores.events.maintain(then + 3 * DAY);
    const count = async (bucket: "minute" | "hour" | "day") =>
      (await stores.events.overview({ tenantId, from: then, until: then + 60_000, bucket })).totals.allow;
    assert.deepEqual([await count("minute"), await count("hour"), await count("day")], [0, 12, 12]);
    await stores.events.maintain(then + 70 * DAY);
    assert.deepEqual([await count("minute"), await count("hour"), await count("day")], [0, 0, 12]);
  });
};

async function clientsCounted({ events }: Stores, tenantId: string) {
  return (await events.overview(ask(tenantId))).totals;
}
