/**
 * PostgreSQL: the store that several replicas share. Pool, waits and statements are bounded; a connection that is lost
 * is a `StoreUnavailable` for whoever used it and is replaced by itself.
 */
import { setTimeout as pause } from "node:timers/promises";
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import pg from "pg";
import { type Stores, StoreUnavailable } from "./ports.ts";
import { makeMonths, postgresEvents } from "./postgres-events.ts";
import { migratePostgres, POSTGRES_SCHEMA } from "./postgres-migrate.ts";
import { adoptTelemetry } from "./sql/adopt.ts";
import { type BulkInsert, bound, type Cell, type SqlEngine, unbound } from "./sql/engine.ts";
import { sqlStores } from "./sql/index.ts";
import type { Tables } from "./sql/tables.ts";

export interface PostgresOptions {
  readonly url: string;
  readonly connectionsMax?: number;
  readonly statementMs?: number;
  /** To get a connection, whether a new one or one that others use. */
  readonly connectMs?: number;
}

/** Brings the schema up to date and rejects when the server does not answer, or was prepared by a newer version. */
export async function openPostgres(options: PostgresOptions): Promise<Stores> {
  const { engine, pool } = createPostgresEngine(options);
  try {
    await migratePostgres(pool);
  } catch (error) {
    await engine.close();
    // At the start a wrong password or database is a wrong setting, and its message says which.
    throw isRefused(error) ? error : errorOf(error);
  }
  const stores = sqlStores(engine);
  await prepare(stores, engine);
  return stores;
}

/** A server that is up but takes no writes must not keep the service from starting: scans need none. */
async function prepare(stores: Stores, engine: SqlEngine): Promise<void> {
  try {
    await makeMonths(engine.run, Date.now());
    await adoptTelemetry(engine, stores.events);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
  }
}

const CONNECTIONS_MAX = 10;
const STATEMENT_MS = 10_000;
const CONNECT_MS = 5_000;
const IDLE_MS = 30_000;
/** Statements that wait for a connection; more are refused at once. */
const WAITING_MAX = 1_000;
const DEADLOCK_TRIES_MAX = 5;
const DEADLOCK_PAUSE_MS = 10;

function createPostgresEngine(options: PostgresOptions): { readonly engine: SqlEngine; readonly pool: pg.Pool } {
  const { url, connectionsMax = CONNECTIONS_MAX, statementMs = STATEMENT_MS, connectMs = CONNECT_MS } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: connectionsMax,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: statementMs,
    // The server's own limit comes first; this one is for a server that is not there any more to keep it.
    query_timeout: statementMs + connectMs,
    application_name: "portcullis",
    keepAlive: true,
    allowExitOnIdle: true,
    types: { getTypeParser },
  });
  // An idle connection that breaks is dropped by the pool; unheard, the event would end the process.
  pool.on("error", () => {});
  let closed = false;

  const engine: SqlEngine = {
    build: new Kysely<Tables>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    }).withSchema(POSTGRES_SCHEMA),
    async run(sql, parameters) {
      const { rows, rowCount } = await ask(sql, parameters.map(bound));
      return { rows: rows.map(unbound), changes: rowCount ?? 0 };
    },
    async insertMany(insert) {
      const { rowCount } = await ask(bulkStatement(insert), [bulkJson(insert)]);
      return rowCount ?? 0;
    },
    ...postgresEvents(ask),
    async close() {
      closed = true;
      if (!pool.ending) await pool.end();
    },
  };
  return { engine, pool };

  async function ask(sql: string, parameters: unknown[]): Promise<pg.QueryResult<Record<string, unknown>>> {
    if (closed) throw new StoreUnavailable("closed");
    for (let attempt = 1; ; attempt += 1) {
      if (pool.waitingCount >= WAITING_MAX) throw new StoreUnavailable("overloaded");
      try {
        return await pool.query(sql, parameters);
      } catch (error) {
        // The server undid the statement to break a deadlock, so that it can be put again without harm. Nothing else
        // is retried here: after a lost connection nobody knows whether the statement was done.
        if (!isUndone(error) || attempt === DEADLOCK_TRIES_MAX) throw errorOf(error);
        await pause(Math.random() * DEADLOCK_PAUSE_MS * attempt);
      }
    }
  }
}

const RECORDSET_TYPES = { text: "text", integer: "bigint", json: "jsonb" } as const;

/** One parameter whatever the number of rows: the statement is parsed once and its text never grows. */
function bulkStatement({ table, columns, onConflict }: BulkInsert): string {
  const names = Object.keys(columns).join(", ");
  const typed = Object.entries(columns).map(([name, type]) => `${name} ${RECORDSET_TYPES[type]}`);
  return `INSERT INTO ${POSTGRES_SCHEMA}.${table} (${names})
    SELECT ${names} FROM json_to_recordset($1::json) AS batch (${typed.join(", ")})
    ON CONFLICT ${onConflict}`;
}

function bulkJson({ columns, rows }: BulkInsert): string {
  const fields = Object.entries(columns).map(([name, type]) => ({ label: `"${name}":`, type }));
  const objects = rows.map((row) => {
    const cells = fields.map(({ label, type }, i) => label + (type === "json" ? row[i] : cellJson(row[i]!)));
    return `{${cells.join(",")}}`;
  });
  return `[${objects.join(",")}]`;
}

function cellJson(cell: Cell): string {
  return JSON.stringify(bound(cell));
}

const INT8 = 20;
const JSON_TEXT = 114;
const NUMERIC = 1700;
const JSONB = 3802;

/** Counts and times fit a number; JSON stays text, because only `text.ts` knows how it was written. */
function getTypeParser(oid: number, format?: "text" | "binary"): (value: string) => unknown {
  if (oid === INT8 || oid === NUMERIC) return Number;
  if (oid === JSON_TEXT || oid === JSONB) return String;
  return pg.types.getTypeParser(oid, format as "text");
}

const DEADLOCK = "40P01";
const SERIALIZATION_FAILURE = "40001";

function isUndone(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === DEADLOCK || code === SERIALIZATION_FAILURE;
}

/** The server answers but does not let us in: wrong password, no such role or database. */
function isRefused(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === "string" && /^(?:28|3D)/.test(code);
}

/** Classes of SQLSTATE that mean "not now": connection, resources, intervention, system; and a read-only server. */
const UNREACHABLE_STATE = /^(?:08|53|57P|58)|^25006$|^55P03$|^XX00[12]$/;
const CANCELLED_STATE = "57014";
/** Of the socket and the name service. */
const SOCKET_CODE = /^E[A-Z_]+$/;
/** Errors that the driver gives no code. */
const DRIVER_TIMEOUT = /timeout/i;
const DRIVER_LOST = /terminated|not queryable|connection (?:ended|closed)|Client was closed|after calling end/i;

function errorOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, message } = error as Error & { code?: unknown };
  if (code === CANCELLED_STATE || code === "ETIMEDOUT") return new StoreUnavailable("timeout", error);
  if (typeof code === "string") {
    const unreachable = UNREACHABLE_STATE.test(code) || SOCKET_CODE.test(code) || isUndone(error) || isRefused(error);
    return unreachable ? new StoreUnavailable("unreachable", error) : error;
  }
  if (error instanceof AggregateError) return new StoreUnavailable("unreachable", error);
  if (DRIVER_TIMEOUT.test(message)) return new StoreUnavailable("timeout", error);
  if (DRIVER_LOST.test(message)) return new StoreUnavailable("unreachable", error);
  return error;
}
