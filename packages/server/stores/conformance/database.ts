/** Databases of their own for tests, on whatever PostgreSQL the tests were given. */
import { randomUUID } from "node:crypto";
import pg from "pg";

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

export async function createDatabase(serverUrl: string, options = ""): Promise<TestDatabase> {
  const name = `portcullis_${randomUUID().replaceAll("-", "")}`;
  await runOnServer(serverUrl, `CREATE DATABASE ${name} ${options}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return { url: url.href, drop: () => runOnServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`) };
}

export async function runOnServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
