/** Usage and rates that live as long as the process: totals per writer, of which the larger stays, added up when read. */
import {
  FOLDED_WRITER,
  type RateStore,
  type RateWrite,
  type UsageRow,
  type UsageStore,
  type UsageWrite,
} from "./ports.ts";

export function memoryUsage(): UsageStore {
  const rows = new Map<string, UsageWrite>();
  return {
    async record(written) {
      for (const row of written) {
        const place = JSON.stringify([row.tenantId, row.period, row.writer]);
        rows.set(place, { ...combine(rows.get(place) ?? row, { row, by: Math.max }), writer: row.writer });
      }
    },
    async read(asked) {
      return asked.map(({ tenantId, period, except }) => {
        let sum: UsageRow = { tenantId, period, ahoScans: 0, ahoBlocks: 0, aiScans: 0, aiBlocks: 0, overflow: 0 };
        for (const row of rows.values()) {
          if (row.tenantId !== tenantId || row.period !== period || row.writer === except) continue;
          sum = combine(sum, { row, by: (a, b) => a + b });
        }
        return sum;
      });
    },
    writers: async ({ tenantId, period }) =>
      [...rows.values()].filter((row) => row.tenantId === tenantId && row.period === period),
    async compact(period) {
      const before = rows.size;
      for (const [place, row] of [...rows]) {
        if (row.period >= period || row.writer === FOLDED_WRITER) continue;
        const folded = JSON.stringify([row.tenantId, row.period, FOLDED_WRITER]);
        const into = rows.get(folded);
        rows.delete(place);
        rows.set(folded, {
          ...(into ? combine(into, { row, by: (a, b) => a + b }) : row),
          writer: FOLDED_WRITER,
        });
      }
      return before - rows.size;
    },
  };
}

export function memoryRates(): RateStore {
  const rows = new Map<string, RateWrite>();
  return {
    async share(written) {
      for (const row of written) {
        const place = JSON.stringify([row.keyId, row.at, row.windowMs, row.writer]);
        rows.set(place, { ...row, count: Math.max(row.count, rows.get(place)?.count ?? 0) });
      }
      return written.map(({ keyId, at, windowMs }) => {
        const same = [...rows.values()].filter(
          (row) => row.keyId === keyId && row.at === at && row.windowMs === windowMs,
        );
        return same.reduce((sum, { count }) => sum + count, 0);
      });
    },
    async sweep(endedBefore) {
      for (const [place, row] of rows) if (row.at + row.windowMs < endedBefore) rows.delete(place);
    },
  };
}

function combine(into: UsageRow, { row, by }: { row: UsageRow; by: (a: number, b: number) => number }): UsageRow {
  return {
    tenantId: into.tenantId,
    period: into.period,
    ahoScans: by(into.ahoScans, row.ahoScans),
    ahoBlocks: by(into.ahoBlocks, row.ahoBlocks),
    aiScans: by(into.aiScans, row.aiScans),
    aiBlocks: by(into.aiBlocks, row.aiBlocks),
    overflow: by(into.overflow, row.overflow),
  };
}
