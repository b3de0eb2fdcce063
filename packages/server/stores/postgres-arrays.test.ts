/** The binary form against the server that reads it. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import { startPostgres } from "../../../tools/services/postgres.ts";
import { bigintArray, textArray } from "./postgres-arrays.ts";

let server: Awaited<ReturnType<typeof startPostgres>>;
let client: pg.Client;
before(async () => {
  server = await startPostgres();
  client = new pg.Client({ connectionString: server.url });
  await client.connect();
});
after(async () => {
  await client.end();
  await server.close();
});

test("texts come back as they were", async () => {
  const texts = ["", "plain", 'quo"ted \\ {a,b}', "NULL", "ünïcödé \u{1f600}", "x".repeat(100_000), "\u001a0000"];
  const { rows } = await client.query(
    "SELECT t, n FROM unnest($1::text[]) WITH ORDINALITY AS given (t, n) ORDER BY n",
    [textArray(texts)],
  );
  assert.deepEqual(
    rows.map(({ t }) => t),
    texts,
  );
});

test("whole numbers come back as they were, also those before 1970 and the largest", async () => {
  const numbers = [0, 1, -1, -50_400_000, 2 ** 31, -(2 ** 31), 2 ** 32, 1_794_000_000_000, 2 ** 53 - 1, -(2 ** 53 - 1)];
  const { rows } = await client.query("SELECT n::text AS n FROM unnest($1::bigint[]) AS given (n)", [
    bigintArray(numbers),
  ]);
  assert.deepEqual(
    rows.map(({ n }) => Number(n)),
    numbers,
  );
});
