/**
 * The thread that owns the SQLite file. SQLite answers while the caller waits; here it is only this thread that does,
 * and requests go on being served. One message in, one message out, in order.
 */
import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import type { Cell, SqlResult } from "./sql/engine.ts";
import { pendingMigrations, SQLITE_TYPES } from "./sql/migrations.ts";
import { type PackedEvents, writeEvents } from "./sqlite-events.ts";

export interface SqliteRequest {
  readonly n: number;
  readonly sql: string;
  /** One list runs the statement once; a list of lists runs it for each, in one transaction. */
  readonly parameters?: readonly Cell[];
  readonly rows?: readonly (readonly Cell[])[];
  /** Runs before the statement, in the same transaction. */
  readonly first?: { readonly sql: string; readonly parameters: readonly Cell[] };
  /** Rows of events, and the statement that adds to their sums, in the same transaction and for new rows only. */
  readonly events?: { readonly packed: PackedEvents; readonly addSum: string };
}

export type SqliteReply =
  | { readonly n: number; readonly result: SqlResult }
  | { readonly n: number; readonly error: SqliteFault };

/** `code` is SQLite's own result code, or null for any other fault. */
export interface SqliteFault {
  readonly code: number | null;
  readonly message: string;
}

/** The first message: whether the file could be opened and brought up to date. */
export type SqliteGreeting = { readonly opened: true } | { readonly opened: false; readonly error: SqliteFault };

const BUSY_TIMEOUT_MS = 5_000;
const RETRY_MS = 10;
const STATEMENTS_MAX = 200;
const BUSY = 5;
const CANNOT_OPEN = 14;

/** Prepared statements, least recently used first. */
const statements = new Map<string, StatementSync>();

const port = parentPort!;
try {
  const database = openDatabase((workerData as { readonly path: string }).path);
  port.on("message", (request: SqliteRequest | "close") => {
    if (request === "close") {
      statements.clear();
      database.close();
      port.close();
      return;
    }
    port.postMessage(answer(database, request));
  });
  port.postMessage({ opened: true } satisfies SqliteGreeting);
} catch (error) {
  port.postMessage({ opened: false, error: faultOf(error) } satisfies SqliteGreeting);
}

function openDatabase(path: string): DatabaseSync {
  // The file holds key hashes and captures: nobody else on the machine has a reason to read it.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, "a", 0o600));
  const database = new DatabaseSync(path);
  database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  keepLogAhead(database);
  // Every commit waits for the disk: an acknowledged record outlives a power cut, not only a killed process.
  database.exec("PRAGMA synchronous = FULL");
  database.exec("PRAGMA foreign_keys = ON");
  database.exec("PRAGMA trusted_schema = OFF");
  migrate(database);
  return database;
}

/**
 * Two processes that open a new file at the same moment may each hold what the other waits for. SQLite then refuses one of
 * them at once, whatever time it was given; a moment later the file is as both want it.
 */
function keepLogAhead(database: DatabaseSync): void {
  const deadline = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      database.exec("PRAGMA journal_mode = WAL");
      return;
    } catch (error) {
      if (faultOf(error).code !== BUSY || performance.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
  }
}

function migrate(database: DatabaseSync): void {
  // The write lock comes first: another process may be starting on the same file.
  database.exec("BEGIN IMMEDIATE");
  try {
    database.exec("CREATE TABLE IF NOT EXISTS migrations (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT");
    const applied = database.prepare("SELECT id FROM migrations").all() as { id: number }[];
    for (const { id, name, statements: steps } of pendingMigrations(applied.map((row) => row.id))) {
      for (const step of steps(SQLITE_TYPES)) database.exec(step);
      database.prepare("INSERT INTO migrations (id, name) VALUES (?, ?)").run(id, name);
    }
    database.exec("COMMIT");
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}

function answer(database: DatabaseSync, request: SqliteRequest): SqliteReply {
  const { n, sql, parameters, rows, events, first } = request;
  try {
    const statement = prepare(database, sql);
    if (events) return { n, result: runEvents(database, statement, events) };
    if (rows) return { n, result: runMany(database, statement, rows) };
    if (!first) return { n, result: runOne(statement, parameters ?? []) };
    const before = prepare(database, first.sql);
    const both = () => {
      runOne(before, first.parameters);
      return runOne(statement, parameters ?? []);
    };
    return { n, result: inTransaction(database, both) };
  } catch (error) {
    return { n, error: faultOf(error) };
  }
}

function runOne(statement: StatementSync, parameters: readonly Cell[]): SqlResult {
  const inputs = parameters.map(inputOf);
  if (statement.columns().length === 0) return { rows: [], changes: Number(statement.run(...inputs).changes) };
  const rows = statement.all(...inputs);
  return { rows, changes: rows.length };
}

function runMany(database: DatabaseSync, statement: StatementSync, rows: readonly (readonly Cell[])[]): SqlResult {
  return inTransaction(database, () => {
    let changes = 0;
    for (const row of rows) changes += Number(statement.run(...row.map(inputOf)).changes);
    return { rows: [], changes };
  });
}

function runEvents(
  database: DatabaseSync,
  statement: StatementSync,
  { packed, addSum }: NonNullable<SqliteRequest["events"]>,
): SqlResult {
  const sums = prepare(database, addSum);
  const changes = () =>
    writeEvents(packed, {
      insert: ({ tenantId, source, id, month, keyId, receivedAt, at, marks, record }) =>
        Number(statement.run(tenantId, source, id, month, keyId, receivedAt, at, marks, record).changes) > 0,
      add: ({ tenantId, grain, at, mark, n }) => void sums.run(tenantId, grain, at, mark, n),
    });
  return inTransaction(database, () => ({ rows: [], changes: changes() }));
}

function inTransaction(database: DatabaseSync, work: () => SqlResult): SqlResult {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    // A full disk or an I/O error may have rolled back already.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

function prepare(database: DatabaseSync, sql: string): StatementSync {
  const statement = statements.get(sql) ?? database.prepare(sql);
  statements.delete(sql);
  statements.set(sql, statement);
  if (statements.size > STATEMENTS_MAX) statements.delete(statements.keys().next().value!);
  return statement;
}

function inputOf(cell: Cell): SQLInputValue {
  return typeof cell === "boolean" ? Number(cell) : cell;
}

function faultOf(error: unknown): SqliteFault {
  const { errcode, syscall, message } = error as { errcode?: unknown; syscall?: unknown; message?: unknown };
  // A folder that cannot be made is, to the caller, a database that cannot be opened.
  const code = typeof errcode === "number" ? errcode : syscall === undefined ? null : CANNOT_OPEN;
  return { code, message: String(message) };
}
