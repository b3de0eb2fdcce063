/**
 * The audit trail's hash chain. Each row's hash covers all of the row and the hash of the row before, so that no row
 * can be changed, dropped or slipped in without breaking every hash after it.
 */
import { createHash, randomUUID } from "node:crypto";
import type { AuditEntry, AuditRow, ChainCheck } from "./ports.ts";

/** What stands in for the row before the first. */
export const CHAIN_START = "0".repeat(64);

export interface ChainHead {
  readonly seq: number;
  readonly hash: string;
}

export const EMPTY_CHAIN: ChainHead = { seq: 0, hash: CHAIN_START };

export function newAuditId(): string {
  return `aud_${randomUUID().replaceAll("-", "")}`;
}

export function linkEntry(head: ChainHead, entry: AuditEntry & { readonly id: string }): AuditRow {
  const row = { ...entry, seq: head.seq + 1, previousHash: head.hash };
  return { ...row, hash: hashOf(row) };
}

/** Takes rows in ascending order, a page at a time, starting at `seq` 1. */
export async function checkChain(
  pages: AsyncIterable<readonly AuditRow[]> | Iterable<readonly AuditRow[]>,
  expectedHead?: string,
): Promise<ChainCheck> {
  let head = EMPTY_CHAIN;
  for await (const page of pages) {
    for (const row of page) {
      const seq = head.seq + 1;
      if (row.seq !== seq) return { intact: false, seq, problem: "missing" };
      if (row.previousHash !== head.hash || row.hash !== hashOf(row)) return { intact: false, seq, problem: "changed" };
      head = { seq, hash: row.hash };
    }
  }
  if (expectedHead !== undefined && head.hash !== expectedHead) {
    return { intact: false, seq: head.seq + 1, problem: "missing" };
  }
  return { intact: true, rows: head.seq, head: head.hash };
}

/** The detail with its keys in one order, as it is hashed and stored. */
export function detailText(detail: AuditEntry["detail"]): string {
  return JSON.stringify(Object.fromEntries(Object.entries(detail).sort(([a], [b]) => (a < b ? -1 : 1))));
}

function hashOf(row: Omit<AuditRow, "hash">): string {
  const { previousHash, seq, id, at, tenantId, actor, action, target, detail } = row;
  // An array of JSON values has one reading: no field can flow into the next.
  const text = JSON.stringify([previousHash, seq, id, at, tenantId, actor, action, target, detailText(detail)]);
  return createHash("sha256").update(text).digest("hex");
}
