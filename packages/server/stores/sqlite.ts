/**
 * The embedded store: one SQLite file, owned by a worker thread. Requests wait in a bounded queue; when the thread
 * dies, what it had not answered fails as unavailable and the next request starts it anew.
 */
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from "kysely";
import { type Stores, StoreUnavailable } from "./ports.ts";
import { adoptTelemetry } from "./sql/adopt.ts";
import { type BulkInsert, bound, type Cell, type SqlEngine, type SqlResult, unbound } from "./sql/engine.ts";
import { sqlStores } from "./sql/index.ts";
import type { Tables } from "./sql/tables.ts";
import { charsOf, packEvents } from "./sqlite-events.ts";
import type { SqliteFault, SqliteGreeting, SqliteReply, SqliteRequest } from "./sqlite-worker.ts";

/** Rejects when the file cannot be opened, or was made by a newer version. */
export async function openSqlite(path: string): Promise<Stores> {
  const engine = createSqliteEngine(path);
  try {
    await engine.run("SELECT 1", []);
  } catch (error) {
    await engine.close();
    throw error;
  }
  const stores = sqlStores(engine);
  // A file that takes no writes must not keep the service from starting: scans need none.
  await adoptTelemetry(engine, stores.events).catch((error: unknown) => {
    if (!(error instanceof StoreUnavailable)) throw error;
  });
  return stores;
}

const INSERT_EVENT = `INSERT INTO events (tenant_id, source, id, month, key_id, received_at, at, marks, record)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (tenant_id, source, id) DO NOTHING`;
const ADD_SUM = `INSERT INTO rollups (tenant_id, grain, at, mark, shard, n) VALUES (?, ?, ?, ?, 0, ?)
  ON CONFLICT (tenant_id, grain, at, mark, shard) DO UPDATE SET n = n + excluded.n`;

const COUNTS = ["aho_scans", "aho_blocks", "ai_scans", "ai_blocks", "overflow"];
/** The sum over all writers, what was folded before among them; the others are deleted in the same transaction. */
const FOLD_USAGE = `INSERT INTO usage (tenant_id, period, writer, ${COUNTS.join(", ")})
  SELECT tenant_id, period, ?, ${COUNTS.map((count) => `sum(${count})`).join(", ")}
  FROM usage WHERE period < ? GROUP BY tenant_id, period
  ON CONFLICT (tenant_id, period, writer) DO UPDATE SET ${COUNTS.map((count) => `${count} = excluded.${count}`).join(", ")}`;

const WAITING_MAX = 1_000;
/** Of all statements that wait; a batch of captures weighs megabytes. */
const WAITING_CHARS_MAX = 64_000_000;
const ANSWER_TIMEOUT_MS = 15_000;
/** How soon after a start that failed the next one may be tried. */
const RESTART_PAUSE_MS = 250;

interface Waiting {
  readonly chars: number;
  readonly timer: NodeJS.Timeout;
  resolve(result: SqlResult): void;
  reject(error: Error): void;
}

export interface SqliteEngine extends SqlEngine {
  /** The thread, while one runs; so that a test can end it. */
  readonly worker: Worker | null;
}

export function createSqliteEngine(path: string): SqliteEngine {
  const waiting = new Map<number, Waiting>();
  let waitingChars = 0;
  let worker: Worker | null = null;
  let lastFault: { readonly at: number; readonly error: Error } | null = null;
  let closed = false;
  let sent = 0;

  return {
    build: new Kysely<Tables>({
      dialect: {
        createAdapter: () => new SqliteAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (db) => new SqliteIntrospector(db),
        createQueryCompiler: () => new SqliteQueryCompiler(),
      },
    }),
    get worker() {
      return worker;
    },
    async run(sql, parameters) {
      const { rows, changes } = await ask({ sql, parameters: parameters.map(bound) as Cell[] }, sql.length);
      return { rows: rows.map((row) => unbound(row as Record<string, unknown>)), changes };
    },
    async insertMany({ table, columns, rows, onConflict }: BulkInsert) {
      const names = Object.keys(columns);
      const slots = names.map(() => "?").join(", ");
      const sql = `INSERT INTO ${table} (${names.join(", ")}) VALUES (${slots}) ON CONFLICT ${onConflict}`;
      const cells = rows.map((row) => row.map(bound) as Cell[]);
      const chars = cells.flat().reduce<number>((sum, cell) => sum + (typeof cell === "string" ? cell.length : 8), 0);
      const { changes } = await ask({ sql, rows: cells }, chars);
      return changes;
    },
    async insertEvents(rows) {
      const packed = packEvents(rows);
      const { changes } = await ask({ sql: INSERT_EVENT, events: { packed, addSum: ADD_SUM } }, charsOf(packed));
      return changes;
    },
    hasMark: (marks) =>
      sql<boolean>`EXISTS (SELECT 1 FROM json_each(marks) WHERE json_each.key IN (${sql.join(marks)}))`,
    kindOfMark: sql<string>`substr(mark, 1, instr(mark, ':') - 1)`,
    dropSums: async ({ grain, before, limit }) => {
      const doomed = "SELECT rowid FROM rollups WHERE grain = ? AND at < ? LIMIT ?";
      return change(`DELETE FROM rollups WHERE rowid IN (${doomed})`, [grain, before, limit]);
    },
    sweepEvents: async ({ before, limit }) => {
      const doomed = "SELECT rowid FROM events WHERE at < ? AND received_at < ? LIMIT ?";
      return change(`DELETE FROM events WHERE rowid IN (${doomed})`, [before, before, limit]);
    },
    async foldUsage({ before, into }) {
      const gone = "DELETE FROM usage WHERE period < ? AND writer <> ?";
      const first = { sql: FOLD_USAGE, parameters: [into, before] };
      return (await ask({ sql: gone, parameters: [before, into], first }, gone.length)).changes;
    },
    tidy: async () => {},
    async close() {
      closed = true;
      const ending = worker;
      if (!ending) return;
      ending.ref();
      const exited = new Promise<void>((resolve) => ending.once("exit", () => resolve()));
      ending.postMessage("close");
      const patience = setTimeout(() => void ending.terminate(), ANSWER_TIMEOUT_MS);
      await exited;
      clearTimeout(patience);
    },
  };

  async function change(text: string, parameters: readonly Cell[]): Promise<number> {
    return (await ask({ sql: text, parameters }, text.length)).changes;
  }

  function ask(request: Omit<SqliteRequest, "n">, chars: number): Promise<SqlResult> {
    if (closed) return Promise.reject(new StoreUnavailable("closed"));
    if (waiting.size >= WAITING_MAX || (waiting.size > 0 && waitingChars + chars > WAITING_CHARS_MAX)) {
      return Promise.reject(new StoreUnavailable("overloaded"));
    }
    if (!worker && lastFault && Date.now() - lastFault.at < RESTART_PAUSE_MS) return Promise.reject(lastFault.error);
    const running = worker ?? start();
    const n = ++sent;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => settle(n)?.reject(new StoreUnavailable("timeout")), ANSWER_TIMEOUT_MS);
      waiting.set(n, { chars, timer, resolve, reject });
      waitingChars += chars;
      running.ref();
      running.postMessage({ n, ...request } satisfies SqliteRequest);
    });
  }

  function start(): Worker {
    // Source and built form lie side by side in the same way, each with its own extension.
    const file = new URL(`./sqlite-worker${extname(import.meta.url)}`, import.meta.url);
    const starting = new Worker(file, {
      workerData: { path },
      execArgv: ["--disable-warning=ExperimentalWarning"],
      // A small nursery: what passes through is written and gone.
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    });
    worker = starting;
    starting.on("message", (message: SqliteGreeting | SqliteReply) => {
      if (!("n" in message)) {
        if (message.opened) lastFault = null;
        else fail(starting, errorOf(message.error));
        return;
      }
      const asker = settle(message.n);
      if ("result" in message) asker?.resolve(message.result);
      else asker?.reject(errorOf(message.error));
    });
    starting.on("error", (error) => fail(starting, new StoreUnavailable("unreachable", error)));
    starting.on("exit", () => fail(starting, new StoreUnavailable(closed ? "closed" : "unreachable")));
    return starting;
  }

  function fail(failed: Worker, error: Error): void {
    if (worker !== failed) return;
    worker = null;
    lastFault = { at: Date.now(), error };
    void failed.terminate();
    for (const n of [...waiting.keys()]) settle(n)?.reject(error);
  }

  function settle(n: number): Waiting | undefined {
    const asker = waiting.get(n);
    if (!asker) return undefined;
    waiting.delete(n);
    waitingChars -= asker.chars;
    clearTimeout(asker.timer);
    // An idle store does not keep the process alive.
    if (waiting.size === 0) worker?.unref();
    return asker;
  }
}

/** SQLite's primary result codes that mean "not now" rather than "wrong statement". */
const UNREACHABLE_CODES: readonly number[] = [
  7, // out of memory
  8, // read-only
  10, // disk I/O
  11, // corrupt
  13, // full
  14, // cannot open
  26, // not a database
];
const LOCKED_CODES: readonly number[] = [5, 6];

function errorOf({ code, message }: SqliteFault): Error {
  const cause = new Error(`sqlite: ${message}`);
  if (code === null) return cause;
  const primary = code & 0xff;
  if (LOCKED_CODES.includes(primary)) return new StoreUnavailable("timeout", cause);
  if (UNREACHABLE_CODES.includes(primary)) return new StoreUnavailable("unreachable", cause);
  return cause;
}
