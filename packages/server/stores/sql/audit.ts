/**
 * The audit trail in SQL. A row takes the next number and the hash of the head; when another process was faster the
 * number is taken, nothing is written, and the row is linked anew. No lock is held.
 */
import { setTimeout as pause } from "node:timers/promises";
import { checkChain, detailText, EMPTY_CHAIN, linkEntry, newAuditId } from "../chain.ts";
import { type AuditRow, type AuditStore, StoreUnavailable } from "../ports.ts";
import { all, changes, first, type SqlEngine } from "./engine.ts";
import type { AuditTable } from "./tables.ts";

const APPEND_TRIES_MAX = 20;
const APPEND_PAUSE_MS = 5;
const VERIFY_PAGE_ROWS = 1_000;

export function sqlAudit(engine: SqlEngine): AuditStore {
  const { build } = engine;
  /** Appends of this process go one after the other; only other processes can be in the way. */
  let turn: Promise<unknown> = Promise.resolve();

  return {
    append(entry) {
      const mine = turn.then(() => append({ ...entry, id: newAuditId() }));
      turn = mine.catch(() => {});
      return mine;
    },
    async list({ limit, beforeSeq, tenantId }) {
      let query = build.selectFrom("audit").selectAll().orderBy("seq", "desc").limit(limit);
      if (beforeSeq !== undefined) query = query.where("seq", "<", beforeSeq);
      if (tenantId !== undefined) query = query.where("tenant_id", "=", tenantId);
      const rows = await all(engine, query);
      return rows.map(readRow);
    },
    verify: (expectedHead) => checkChain(pages(), expectedHead),
  };

  async function append(entry: Parameters<typeof linkEntry>[1]): Promise<AuditRow> {
    for (let attempt = 1; attempt <= APPEND_TRIES_MAX; attempt += 1) {
      const head = await first(engine, build.selectFrom("audit").selectAll().orderBy("seq", "desc").limit(1));
      const row = linkEntry(head ?? EMPTY_CHAIN, entry);
      const values = {
        seq: row.seq,
        id: row.id,
        tenant_id: row.tenantId,
        actor: row.actor,
        action: row.action,
        target: row.target,
        detail: detailText(row.detail),
        at: row.at,
        previous_hash: row.previousHash,
        hash: row.hash,
      };
      const insert = build.insertInto("audit").values(values);
      if (
        (await changes(
          engine,
          insert.onConflict((on) => on.doNothing()),
        )) === 1
      )
        return row;
      await pause(Math.random() * APPEND_PAUSE_MS * attempt);
    }
    throw new StoreUnavailable("overloaded");
  }

  async function* pages(): AsyncGenerator<readonly AuditRow[]> {
    let seq = 0;
    for (;;) {
      const query = build.selectFrom("audit").selectAll().where("seq", ">", seq).orderBy("seq").limit(VERIFY_PAGE_ROWS);
      const rows = (await all(engine, query)).map(readRow);
      const last = rows.at(-1);
      if (!last) return;
      yield rows;
      seq = last.seq;
    }
  }
}

function readRow(row: AuditTable): AuditRow {
  return {
    seq: row.seq,
    id: row.id,
    tenantId: row.tenant_id,
    actor: row.actor,
    action: row.action,
    target: row.target,
    detail: JSON.parse(row.detail),
    at: row.at,
    previousHash: row.previous_hash,
    hash: row.hash,
  };
}
