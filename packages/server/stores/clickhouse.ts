/**
 * Events in ClickHouse, for those who outgrow a table of PostgreSQL. Everything else stays where it was: this is the event
 * store alone, and takes the place of the one that the database brings.
 */

import { createIntake } from "./clickhouse/intake.ts";
import { openLink } from "./clickhouse/link.ts";
import { count, find, search } from "./clickhouse/search.ts";
import { forgetSums, readSums, settle } from "./clickhouse/sums.ts";
import { CREATE_TABLES, EVENTS } from "./clickhouse/tables.ts";
import { monthOf } from "./events/grains.ts";
import { makeOverview } from "./events/overview.ts";
import type { EventStore } from "./events/port.ts";
import { spanOf } from "./events/spans.ts";

export interface ClickhouseOptions {
  /** http(s)://user:password@host:8123/database */
  readonly url: string;
  /** How long an hour must have been left alone before it is settled. */
  readonly quietMs?: number;
}

export interface ClickhouseEvents extends EventStore {
  ping(): Promise<void>;
  close(): Promise<void>;
}

const QUIET_MS = 120_000;
/** How long a mark is trusted, as a share of the quiet: what is left is far more than an insertion may take. */
const MARK_SHARE = 1 / 6;

/** Makes the tables where they are missing, and rejects when the server does not answer. */
export async function openClickhouse({ url, quietMs = QUIET_MS }: ClickhouseOptions): Promise<ClickhouseEvents> {
  const link = await openLink(url);
  try {
    for (const statement of CREATE_TABLES) await link.run(statement);
  } catch (error) {
    await link.close();
    throw error;
  }
  return {
    insert: createIntake(link, quietMs * MARK_SHARE),
    search: (filter, page) => search(link, filter, page),
    find: (place) => find(link, place),
    estimate: (filter) => count(link, filter),
    async overview(ask) {
      const span = spanOf(ask);
      return makeOverview(ask, await readSums(link, { tenantId: ask.tenantId, span }));
    },
    async sweep(before) {
      const month = monthOf(before);
      // What is about to go is counted first.
      await settle(link, { before, quietMs: 0 });
      const parts = await link.ask<{ month: number }>(
        `SELECT DISTINCT month FROM ${EVENTS} WHERE month > 0 AND month < {month:UInt32}`,
        { month },
      );
      for (const part of parts) await link.run(`ALTER TABLE ${EVENTS} DROP PARTITION ${part.month}`);
      const stray = "month = 0 AND at < {before:Int64} AND received_at < {before:Int64}";
      const [found] = await link.ask<{ some: number }>(`SELECT count() > 0 AS some FROM ${EVENTS} WHERE ${stray}`, {
        before,
      });
      if (found?.some) await link.run(`DELETE FROM ${EVENTS} WHERE ${stray}`, { before });
      return { more: false };
    },
    async maintain(now) {
      await settle(link, { before: Number.MAX_SAFE_INTEGER, quietMs });
      await forgetSums(link, now);
    },
    async ping() {
      await link.ask("SELECT 1");
    },
    close: () => link.close(),
  };
}
