/** Usage counters. */
import assert from "node:assert/strict";
import { FOLDED_WRITER, type UsageRow } from "../ports.ts";
import type { Cases } from "./desk.ts";

const ZERO = { ahoScans: 0, ahoBlocks: 0, aiScans: 0, aiBlocks: 0, overflow: 0 };

export const usageCases: Cases = (it) => {
  it("reads zeros for what was never counted", async ({ stores }) => {
    assert.deepEqual(await stores.usage.read([]), []);
    const place = { tenantId: "uncounted", period: "2026-03" };
    assert.deepEqual(await stores.usage.read([place]), [{ ...place, ...ZERO }]);
  });

  it("adds up writers and keeps tenants and months apart", async ({ stores, tenant }) => {
    const [a, b] = [(await tenant()).id, (await tenant()).id];
    const row = (tenantId: string, period: string, ahoScans: number): UsageRow => ({
      ...ZERO,
      tenantId,
      period,
      ahoScans,
    });
    await stores.usage.record([
      { ...row(b, "2026-03", 5), writer: "w1" },
      { ...row(a, "2026-04", 7), writer: "w1" },
      { ...row(a, "2026-03", 1), writer: "w1" },
      { ...row(a, "2026-03", 10), writer: "w2", ahoBlocks: 2, aiScans: 3, aiBlocks: 4, overflow: 6 },
    ]);
    const asked = [
      { tenantId: a, period: "2026-04" },
      { tenantId: a, period: "2026-03" },
      { tenantId: b, period: "2026-03" },
    ];
    assert.deepEqual(await stores.usage.read(asked), [
      row(a, "2026-04", 7),
      { tenantId: a, period: "2026-03", ahoScans: 11, ahoBlocks: 2, aiScans: 3, aiBlocks: 4, overflow: 6 },
      row(b, "2026-03", 5),
    ]);
    const except = [
      { tenantId: b, period: "2026-03", except: "w1" },
      { tenantId: a, period: "2026-03", except: "w2" },
    ];
    assert.deepEqual(await stores.usage.read(except), [row(b, "2026-03", 0), row(a, "2026-03", 1)]);
  });

  it("counts a repeated write once and never goes back", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    const place = { tenantId, period: "2026-03" };
    const write = (ahoScans: number) => stores.usage.record([{ ...place, ...ZERO, ahoScans, writer: "w1" }]);
    await Promise.all([write(3), write(3), write(8), write(5)]);
    await write(4);
    assert.deepEqual(await stores.usage.read([place]), [{ ...place, ...ZERO, ahoScans: 8 }]);
    await stores.usage.record([]);
  });

  it("is exact when many writers write at once", async ({ stores, tenant }) => {
    const tenants = await Promise.all([tenant(), tenant(), tenant()]);
    const places = tenants.map(({ id: tenantId }) => ({ tenantId, period: "2026-03" }));
    const writes = Array.from({ length: 12 }, async (_, writer) => {
      for (let ahoScans = 1; ahoScans <= 10; ahoScans += 1) {
        const rows = places.map((place) => ({ ...place, ...ZERO, ahoScans, writer: `w${writer}` }));
        await stores.usage.record(writer % 2 ? rows : rows.reverse());
      }
    });
    await Promise.all(writes);
    assert.deepEqual(
      await stores.usage.read(places),
      places.map((place) => ({ ...place, ...ZERO, ahoScans: 120 })),
    );
  });

  it("answers for two hundred tenants at once", async ({ stores }) => {
    const places = Array.from({ length: 200 }, (_, i) => ({ tenantId: `many-${i}`, period: "2026-03" }));
    await stores.usage.record(places.map((place, i) => ({ ...place, ...ZERO, ahoScans: i, writer: "w1" })));
    const asked = places.map((place) => ({ ...place, except: "w2" }));
    assert.deepEqual(
      (await stores.usage.read(asked)).map(({ ahoScans }) => ahoScans),
      places.map((_, i) => i),
    );
  });

  it("tells one month writer by writer", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    const place = { tenantId, period: "2026-03" };
    const rows = ["w1", "w2"].map((writer, i) => ({ ...place, ...ZERO, ahoScans: i + 1, writer }));
    await stores.usage.record(rows);
    const found = await stores.usage.writers(place);
    assert.deepEqual(
      found.toSorted((a, b) => (a.writer < b.writer ? -1 : 1)),
      rows,
    );
    assert.deepEqual(await stores.usage.writers({ tenantId, period: "2026-04" }), []);
  });

  it("keeps the sums of months long over when their writers are folded, again and again", async ({
    stores,
    tenant,
  }) => {
    const { id: tenantId } = await tenant();
    const place = (period: string) => ({ tenantId, period });
    const write = (period: string, writer: string) =>
      stores.usage.record([
        { ...place(period), ahoScans: 1, ahoBlocks: 2, aiScans: 3, aiBlocks: 4, overflow: 5, writer },
      ]);
    for (const writer of ["w1", "w2", "w3"]) await write("2001-01", writer);
    await write("2001-03", "w1");
    for (let round = 1; round <= 2; round += 1) {
      await stores.usage.compact("2001-03");
      assert.deepEqual(await stores.usage.read([place("2001-01"), place("2001-03")]), [
        {
          ...place("2001-01"),
          ahoScans: 2 + round,
          ahoBlocks: 4 + 2 * round,
          aiScans: 6 + 3 * round,
          aiBlocks: 8 + 4 * round,
          overflow: 10 + 5 * round,
        },
        { ...place("2001-03"), ahoScans: 1, ahoBlocks: 2, aiScans: 3, aiBlocks: 4, overflow: 5 },
      ]);
      const left = await stores.usage.writers(place("2001-01"));
      assert.deepEqual(
        left.map(({ writer }) => writer),
        [FOLDED_WRITER],
      );
      await write("2001-01", `late-${round}`);
    }
    assert.equal((await stores.usage.writers(place("2001-03")))[0]?.writer, "w1");
  });
};
