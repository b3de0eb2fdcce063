/** One suite for every vault, over real servers. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Redis } from "ioredis";
import pg from "pg";
import { createClient } from "redis";
import { eventually } from "../../../tools/services/eventually.ts";
import { startPostgres, type TestPostgres } from "../../../tools/services/postgres.ts";
import { startRedis, type TestRedis } from "../../../tools/services/redis.ts";
import { ConfigurationError, memoryVault, PortcullisClient, type Vault } from "../src/index.ts";
import { PortcullisFake } from "../src/testing.ts";
import { postgresVault } from "../src/vaults/postgres.ts";
import { redisVault } from "../src/vaults/redis.ts";

const vaultKey = "a key for the vault of tests";
let redis: TestRedis;
let postgres: TestPostgres;
let io: Redis;
let node: ReturnType<typeof createClient>;
let pool: pg.Pool;

before(async () => {
  [redis, postgres] = await Promise.all([startRedis(), startPostgres()]);
  io = new Redis(redis.url);
  node = createClient({ url: redis.url });
  await node.connect();
  pool = new pg.Pool({ connectionString: postgres.url });
});
after(async () => {
  io.disconnect();
  node.destroy();
  await pool.end();
  await Promise.all([redis.close(), postgres.close()]);
});

const VAULTS: Readonly<Record<string, () => Vault>> = {
  memory: () => memoryVault(),
  "redis, by ioredis": () => redisVault(io, { vaultKey }),
  "redis, by node-redis": () => redisVault(node, { vaultKey }),
  postgres: () => postgresVault(pool, { vaultKey }),
};

let turn = 0;
for (const [name, open] of Object.entries(VAULTS)) {
  describe(name, () => {
    const soon = () => Date.now() + 60_000;
    /** A token and subjects of their own for each test: the servers are shared. */
    const fresh = () => {
      const n = String(++turn).padStart(4, "0");
      return { token: `<EMAIL_TEST0000${n}>`, subject: `s${n}`, type: "email" as const, value: `v${n} "é\ud800"` };
    };
    test("what is put is found", async () => {
      const vault = open();
      const { token, ...entry } = fresh();
      assert.equal(await vault.put({ token, ...entry, expiresAt: soon() }), "stored");
      assert.deepEqual(await vault.get(token), entry);
      assert.equal(await vault.get("<EMAIL_NOTHERE00000>"), null);
    });
    test("the same again is the same, another value finds it taken", async () => {
      const vault = open();
      const entry = fresh();
      await vault.put({ ...entry, expiresAt: soon() });
      assert.equal(await vault.put({ ...entry, expiresAt: soon() }), "same");
      assert.equal(await vault.put({ ...entry, value: "other", expiresAt: soon() }), "taken");
      assert.equal(await vault.put({ ...entry, subject: "other", expiresAt: soon() }), "taken");
      assert.equal((await vault.get(entry.token))?.value, entry.value);
    });
    test("what expired is gone, and its token is free", async () => {
      const vault = open();
      const entry = fresh();
      await vault.put({ ...entry, expiresAt: Date.now() + 30 });
      await eventually(async () => (await vault.get(entry.token)) === null, "its end");
      assert.equal(await vault.put({ ...entry, value: "other", expiresAt: soon() }), "stored");
    });
    test("a subject is forgotten whole, and alone", async () => {
      const vault = open();
      const [one, two, other] = [fresh(), fresh(), fresh()];
      for (const entry of [one, { ...two, subject: one.subject }, other])
        await vault.put({ ...entry, expiresAt: soon() });
      assert.equal(await vault.forget(one.subject), 2);
      assert.equal(await vault.get(one.token), null);
      assert.notEqual(await vault.get(other.token), null);
      assert.equal(await vault.forget(one.subject), 0);
    });
    test("many at once", async () => {
      const vault = open();
      const entry = fresh();
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => vault.put({ ...entry, expiresAt: soon() })));
      assert.equal(outcomes.filter((outcome) => outcome === "stored").length, 1);
      assert.equal(outcomes.filter((outcome) => outcome === "taken").length, 0);
    });
  });
}

test("memory: bounded, and the least recently used goes first", async () => {
  const vault = memoryVault({ max: 2 });
  const put = (token: string) =>
    vault.put({ token, subject: "s", type: "email", value: token, expiresAt: Date.now() + 60_000 });
  await put("a");
  await put("b");
  await vault.get("a");
  await put("c");
  assert.deepEqual(
    [await vault.get("a"), await vault.get("b"), await vault.get("c")].map((entry) => entry?.value),
    ["a", undefined, "c"],
  );
});

test("nothing readable stands in the stores", async () => {
  const secret = {
    token: "<EMAIL_SECRET000000>",
    subject: "the subject",
    type: "email",
    value: "the value",
    expiresAt: Date.now() + 60_000,
  } as const;
  await redisVault(io, { vaultKey }).put(secret);
  await postgresVault(pool, { vaultKey }).put(secret);
  const kept = [
    await io.get("portcullis:vault:t:<EMAIL_SECRET000000>"),
    JSON.stringify((await pool.query("SELECT * FROM portcullis_vault")).rows),
    JSON.stringify(await io.keys("*")),
  ].join();
  assert.ok(!kept.includes("the subject") && !kept.includes("the value"));
  const other = redisVault(io, { vaultKey: "another key for the vault" });
  assert.equal(await other.get(secret.token), null, "another key does not open it");
  assert.equal(await other.put(secret), "taken");
});

test("a short key is refused", () => {
  assert.throws(() => redisVault(io, { vaultKey: "short" }), ConfigurationError);
  assert.throws(() => postgresVault(pool, { vaultKey: "short" }), ConfigurationError);
});

test("two processes share tokens over Redis", async () => {
  const options = { tokenKey: "a key that both have", vault: redisVault(io, { vaultKey }) };
  const one = new PortcullisFake(options).entities([{ type: "email", value: "ada@maths.example" }]);
  const two = new PortcullisClient({ apiKey: "pk_test_x", telemetry: false, ...options });
  const { payload } = await one.guard.protect("to ada@maths.example", { subject: "ada" });
  assert.equal((await two.guard.cloak.restore(payload, { subject: "ada" })).payload, "to ada@maths.example");
  assert.equal((await two.guard.cloak.restore(payload, { subject: "bob", onDenied: "leave" })).denied, 1);
  assert.equal(await two.guard.cloak.forget({ subject: "ada" }), 1);
  assert.equal((await one.guard.cloak.restore(payload, { subject: "ada" })).unknown, 1);
});

test("a vault that does not answer: protecting blocks, restoring leaves tokens and tells", async () => {
  const broken: Vault = {
    put: () => Promise.reject(new Error("down")),
    get: () => Promise.reject(new Error("down")),
    forget: async () => 0,
    close: async () => {},
  };
  const errors: unknown[] = [];
  const fake = new PortcullisFake({ vault: broken, onError: (error) => errors.push(error) }).entities([
    { type: "email", value: "a@b.example" },
  ]);
  const result = await fake.guard.protect("to a@b.example");
  assert.equal(result.reason, "cloak_unavailable");
  assert.equal(result.payload, null);
  assert.equal((await fake.guard.cloak.restore("<EMAIL_000000000000>")).unknown, 1);
  assert.equal(errors.length, 2);
});
