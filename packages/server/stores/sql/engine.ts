/**
 * What the SQL stores need of a database: a way to build statements, to run one, and to insert many rows at once.
 * Every write of the stores is a single statement, so that it is done or not done wherever the process dies, and no
 * transaction is ever held open across the network.
 */
import type { Compilable, Expression, Kysely, RawBuilder, SqlBool } from "kysely";
import { escapeText, unescapeText } from "../text.ts";
import type { Tables } from "./tables.ts";

export type Cell = string | number | boolean | null;
export type SqlRow = Readonly<Record<string, unknown>>;

export interface SqlResult {
  readonly rows: readonly SqlRow[];
  /** Rows inserted, updated or deleted. */
  readonly changes: number;
}

export interface BulkInsert {
  readonly table: keyof Tables;
  /** Cells of a `json` column are JSON text already. */
  readonly columns: Readonly<Record<string, "text" | "integer" | "json">>;
  /** In the order of `columns`, with no two rows in conflict. Sorted by the conflict's columns. */
  readonly rows: readonly (readonly Cell[])[];
  /** What follows ON CONFLICT. */
  readonly onConflict: string;
}

/** An event as it is stored: `marks` and `record` are JSON text already. */
export interface EventCells {
  readonly tenantId: string;
  readonly source: string;
  readonly id: string;
  readonly month: number;
  readonly keyId: string;
  readonly receivedAt: number;
  readonly at: number;
  readonly marks: string;
  /** `marks` as they were. */
  readonly weights: Readonly<Record<string, number>>;
  readonly record: string;
}

export interface SqlEngine {
  /** Builds statements only; it is not connected to anything. */
  readonly build: Kysely<Tables>;
  /** Takes and gives strings as JavaScript has them. */
  run(sql: string, parameters: readonly unknown[]): Promise<SqlResult>;
  /** One statement, or one transaction; returns how many rows were written. */
  insertMany(insert: BulkInsert): Promise<number>;
  /** All or nothing, with the sums of the rows that were new; returns how many were. Sorted, no two of one key. */
  insertEvents(rows: readonly EventCells[]): Promise<number>;
  /** True for events with one of the marks. */
  hasMark(marks: readonly string[]): Expression<SqlBool>;
  /** The part of `mark` before the colon. */
  readonly kindOfMark: RawBuilder<string>;
  /** Deletes at most `limit` sums of a grain from before a time; returns how many. */
  dropSums(doomed: { readonly grain: number; readonly before: number; readonly limit: number }): Promise<number>;
  /** Deletes at most `limit` events that are older, one by one; months that are over as a whole do not count. */
  sweepEvents(doomed: { readonly before: number; readonly limit: number }): Promise<number>;
  /** Adds the usage rows of months before one up into one writer's; returns how many rows are gone. */
  foldUsage(fold: { readonly before: string; readonly into: string }): Promise<number>;
  /** Whatever else the database needs now and then: room for months to come, sums of concurrent batches made one. */
  tidy(now: number): Promise<void>;
  close(): Promise<void>;
}

export async function all<T>(engine: SqlEngine, query: Compilable<T>): Promise<readonly T[]> {
  const { sql, parameters } = query.compile();
  const { rows } = await engine.run(sql, parameters);
  return rows as readonly T[];
}

export async function first<T>(engine: SqlEngine, query: Compilable<T>): Promise<T | null> {
  const rows = await all(engine, query);
  return rows[0] ?? null;
}

export async function changes(engine: SqlEngine, query: Compilable<unknown>): Promise<number> {
  const { sql, parameters } = query.compile();
  const result = await engine.run(sql, parameters);
  return result.changes;
}

/** For engines: a parameter as the database can hold it. */
export function bound(parameter: unknown): unknown {
  return typeof parameter === "string" ? escapeText(parameter) : parameter;
}

/** For engines: a row as the stores read it. */
export function unbound(row: Record<string, unknown>): SqlRow {
  for (const column in row) {
    const cell = row[column];
    if (typeof cell === "string") row[column] = unescapeText(cell);
  }
  return row;
}
