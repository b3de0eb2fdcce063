/** Events that live as long as the process, and the plainest statement of what the port means. */
import { compareText } from "../text.ts";
import { countedAt, GRAINS, grainStart } from "./grains.ts";
import { type Marks, markGroups, marksOfAll } from "./marks.ts";
import { makeOverview, SERIES_MARKS, type SumRow } from "./overview.ts";
import {
  cursorOf,
  type EventCursor,
  type EventFilter,
  type EventRow,
  type EventStore,
  ROLLUP_KEPT_MS,
} from "./port.ts";
import { spanOf } from "./spans.ts";

interface Kept {
  readonly row: EventRow;
  readonly marks: Marks;
}

interface Sum {
  readonly tenantId: string;
  readonly grain: number;
  readonly at: number;
  readonly mark: string;
  count: number;
}

export function memoryEvents(): EventStore {
  const kept = new Map<string, Kept>();
  const sums = new Map<string, Sum>();
  return {
    async insert(rows) {
      const before = kept.size;
      const marks = marksOfAll(rows);
      for (const [i, row] of rows.entries()) {
        const place = JSON.stringify([row.tenantId, row.source, row.record.id]);
        if (kept.has(place)) continue;
        kept.set(place, { row: structuredClone(row), marks: marks[i]! });
        for (const grain of Object.values(GRAINS)) tally(row, { grain, marks: marks[i]! });
      }
      return kept.size - before;
    },
    async search(filter, { limit, before }) {
      const found = matching(filter).filter((row) => !before || compare(cursorOf(row), before) < 0);
      return found.sort((a, b) => compare(cursorOf(b), cursorOf(a))).slice(0, limit);
    },
    async find({ tenantId, id, source }) {
      const find = (from: string) => kept.get(JSON.stringify([tenantId, from, id]))?.row;
      return (source === undefined ? (find("service") ?? find("client")) : find(source)) ?? null;
    },
    estimate: async (filter) => ({ count: matching(filter).length, exact: true }),
    async overview(ask) {
      const { grain, from, until } = spanOf(ask);
      const inside = [...sums.values()].filter(
        (sum) =>
          sum.grain === grain &&
          sum.at >= from &&
          sum.at < until &&
          (ask.tenantId === undefined || sum.tenantId === ask.tenantId),
      );
      const totals = new Map<string, number>();
      for (const { mark, count } of inside) totals.set(mark, (totals.get(mark) ?? 0) + count);
      const timed = inside.filter(({ mark }) => (SERIES_MARKS as readonly string[]).includes(mark));
      return makeOverview(ask, { timed, totals: [...totals].map(([mark, count]): SumRow => ({ mark, count })) });
    },
    async sweep(before, limit) {
      const doomed = [...kept].filter(([, { row }]) => row.at < before && row.receivedAt < before);
      for (const [place] of doomed.slice(0, limit)) kept.delete(place);
      return { more: doomed.length > limit };
    },
    async maintain(now) {
      for (const [name, grain] of Object.entries(GRAINS)) {
        const oldest = now - ROLLUP_KEPT_MS[name as keyof typeof GRAINS];
        for (const [place, sum] of sums) if (sum.grain === grain && sum.at + grain <= oldest) sums.delete(place);
      }
    },
  };

  function tally(row: EventRow, { grain, marks }: { grain: number; marks: Marks }): void {
    const { tenantId } = row;
    const at = grainStart(countedAt(row), grain);
    for (const [mark, weight] of Object.entries(marks)) {
      const place = JSON.stringify([tenantId, grain, at, mark]);
      const sum = sums.get(place);
      if (sum) sum.count += weight;
      else sums.set(place, { tenantId, grain, at, mark, count: weight });
    }
  }

  function matching(filter: EventFilter): EventRow[] {
    const { tenantId, from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY, sources, idPrefix } = filter;
    const groups = markGroups(filter);
    const fits = ({ row, marks }: Kept) =>
      (tenantId === undefined || row.tenantId === tenantId) &&
      row.at >= from &&
      row.at < until &&
      (sources === undefined || sources.includes(row.source)) &&
      (idPrefix === undefined || row.record.id.startsWith(idPrefix)) &&
      groups.every((group) => group.some((mark) => mark in marks));
    return [...kept.values()].filter(fits).map(({ row }) => row);
  }
}

function compare(a: EventCursor, b: EventCursor): number {
  return (
    a.at - b.at || compareText(a.id, b.id) || compareText(a.source, b.source) || compareText(a.tenantId, b.tenantId)
  );
}
