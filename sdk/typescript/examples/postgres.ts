/** Tokens that every process restores: a vault in PostgreSQL. */
import assert from "node:assert/strict";
import { PortcullisClient } from "@portcullis/client";
import { postgresVault } from "@portcullis/client/postgres";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
const portcullis = new PortcullisClient({
  apiKey: process.env.PORTCULLIS_API_KEY ?? "",
  baseUrl: process.env.PORTCULLIS_URL ?? "http://127.0.0.1:8787",
  tokenKey: "the same in every process",
  vault: postgresVault(pool, { vaultKey: "also the same in every process" }),
});
const text = "Write to ada.lovelace@maths.example.";
const { payload } = await portcullis.guard.protect(text, { subject: "user-17" });
console.log(payload);
assert.equal((await portcullis.guard.cloak.restore(payload, { subject: "user-17" })).payload, text);
assert.equal(await portcullis.guard.cloak.forget({ subject: "user-17" }), 1);
await portcullis.close();
await pool.end();
