/**
 * Brings a PostgreSQL database up to the schema of this program. Replicas may start at once: the first takes a lock,
 * the others wait and find nothing left to do. All steps are one transaction, so that a failed start leaves no half.
 */
import type pg from "pg";
import { POSTGRES_TYPES, pendingMigrations } from "./sql/migrations.ts";

/** A schema of our own, so that a database can be shared with other programs. */
export const POSTGRES_SCHEMA = "portcullis";

/** Any number that nobody else locks. */
const MIGRATION_LOCK = 7_303_014_921;
const LOCK_WAIT = "60s";

export async function migratePostgres(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await checkEncoding(client);
    await client.query("BEGIN");
    await client.query(`SET LOCAL lock_timeout = '${LOCK_WAIT}'; SET LOCAL statement_timeout = 0`);
    await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await migrate(client);
    await client.query("COMMIT");
    client.release();
  } catch (error) {
    // The connection goes, and with it the transaction and the lock.
    client.release(true);
    throw error;
  }
}

async function migrate(client: pg.PoolClient): Promise<void> {
  const { rowCount: known } = await client.query("SELECT 1 FROM pg_namespace WHERE nspname = $1", [POSTGRES_SCHEMA]);
  if (!known) {
    await client.query(`CREATE SCHEMA ${POSTGRES_SCHEMA}`);
    await client.query(`CREATE TABLE ${POSTGRES_SCHEMA}.migrations (id bigint PRIMARY KEY, name text NOT NULL)`);
  }
  const { rows } = await client.query<{ id: number }>(`SELECT id FROM ${POSTGRES_SCHEMA}.migrations`);
  const pending = pendingMigrations(rows.map(({ id }) => id));
  if (pending.length === 0) return;
  await client.query(`SET LOCAL search_path = ${POSTGRES_SCHEMA}`);
  for (const { id, name, statements } of pending) {
    for (const statement of statements(POSTGRES_TYPES)) await client.query(statement);
    await client.query("INSERT INTO migrations (id, name) VALUES ($1, $2)", [id, name]);
  }
}

/** In any other encoding some strings could not be stored, which would show only when one comes along. */
async function checkEncoding(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>("SHOW server_encoding");
  const encoding = rows[0]?.server_encoding;
  if (encoding !== "UTF8") throw new Error(`the database has encoding ${encoding}; create it with ENCODING 'UTF8'`);
}
