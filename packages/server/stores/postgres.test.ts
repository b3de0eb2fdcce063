import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import { startOwnPostgres, startPostgres, type TestPostgres } from "../../../tools/services/postgres.ts";
import { KEY_LOOKUP } from "../key-lookup.ts";
import { createKeyring } from "../keys.ts";
import { readPlans } from "../plans.ts";
import { createQuota } from "../quota.ts";
import { createDatabase, runOnServer } from "./conformance/database.ts";
import { countRecords, someRecord } from "./conformance/desk.ts";
import { storesConformance } from "./conformance.ts";
import { openStores, StoreUnavailable } from "./open.ts";
import { openPostgres } from "./postgres.ts";

let server: TestPostgres;
before(async () => {
  server = await startPostgres();
});
after(() => server.close());

storesConformance("postgres", {
  outlivesProcess: true,
  async makePlace() {
    const { url, drop } = await createDatabase(server.url);
    return { choice: { url }, open: () => openStores({ url }), remove: drop };
  },
});

async function withDatabase(run: (url: string) => Promise<void>, options = ""): Promise<void> {
  const { url, drop } = await createDatabase(server.url, options);
  try {
    await run(url);
  } finally {
    await drop();
  }
}

const aRecord = (id: string) => ({ at: 1, record: someRecord({ id }) });
const aBatch = (ids: readonly string[]) => ({ tenantId: "t", keyId: "k", receivedAt: 1, events: ids.map(aRecord) });

test("several replicas may start on an empty database at once", () =>
  withDatabase(async (url) => {
    const replicas = await Promise.all(Array.from({ length: 5 }, () => openPostgres({ url, connectionsMax: 2 })));
    const values = await Promise.all(replicas.map(({ meta }, i) => meta.putIfAbsent("name", `replica ${i}`)));
    assert.equal(new Set(values).size, 1);
    await Promise.all(replicas.map((replica) => replica.close()));
  }));

test("two replicas agree on keys and on what was used", () =>
  withDatabase(async (url) => {
    let now = Date.UTC(2026, 2, 10);
    const clock = () => now;
    const replicas = await Promise.all(
      [1, 2].map(async () => {
        const stores = await openPostgres({ url });
        const plans = readPlans({ plans: { strict: { aho: { scans: 10 }, exhausted: "reject" } } });
        return {
          stores,
          keyring: createKeyring({ store: stores, clock }),
          quota: createQuota({ usage: stores.usage, plans, clock, flushMs: 1_000_000 }),
        };
      }),
    );
    const [a, b] = replicas as [(typeof replicas)[0], (typeof replicas)[0]];
    const key = await a.keyring.ensure("chosen-by-the-operator", "setting");
    assert.equal((await b.keyring.ensure("chosen-by-the-operator", "setting")).id, key.id);
    assert.equal((await b.keyring.authenticate("chosen-by-the-operator"))?.keyId, key.id);
    await a.keyring.revoke(key.id, "test");
    now += KEY_LOOKUP.freshMs;
    assert.equal(await b.keyring.authenticate("chosen-by-the-operator"), null);

    const scan = async ({ quota }: typeof a) => {
      const pass = await quota.check("default", { plan: "strict", semantic: false });
      if (pass.allowed) pass.settle({ ahoBlock: false, aiScan: false, aiBlock: false });
      return pass.allowed;
    };
    for (let i = 0; i < 5; i += 1) assert.deepEqual([await scan(a), await scan(b)], [true, true]);
    await Promise.all([a.quota.flush(), b.quota.flush()]);
    now += 5_000;
    assert.deepEqual([await scan(a), await scan(b)], [false, false]);
    for (const { keyring, quota, stores } of replicas) {
      await quota.close();
      await keyring.close();
      await stores.close();
    }
  }));

test("a statement that takes too long is unavailable, and the store works on", () =>
  withDatabase(async (url) => {
    // The one that waits for the lock would wait for ever; all others have this long on a busy machine too.
    const stores = await openPostgres({ url, statementMs: 2_000 });
    const blocker = new pg.Client({ connectionString: url });
    await blocker.connect();
    await blocker.query("BEGIN; LOCK TABLE portcullis.events IN ACCESS EXCLUSIVE MODE");
    await assert.rejects(stores.telemetry.insert(aBatch(["a"])), { name: "StoreUnavailable", reason: "timeout" });
    await blocker.query("ROLLBACK");
    await blocker.end();
    assert.equal(await stores.telemetry.insert(aBatch(["a"])), 1);
    await stores.close();
  }));

test("a statement undone by a deadlock is put again; one that always is ends as unavailable", () =>
  withDatabase(async (url) => {
    const stores = await openPostgres({ url });
    // A sequence goes on counting when the statement is undone.
    await runOnServer(
      url,
      `CREATE SEQUENCE tries;
       CREATE FUNCTION undo() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF nextval('tries') % 10 IN (1, 2, 3) OR NEW.id = 'always' THEN RAISE EXCEPTION USING ERRCODE = '40P01'; END IF;
         RETURN NEW;
       END $$;
       CREATE TRIGGER undo BEFORE INSERT ON portcullis.events FOR EACH ROW EXECUTE FUNCTION undo();`,
    );
    assert.equal(await stores.telemetry.insert(aBatch(["once"])), 1);
    await assert.rejects(stores.telemetry.insert(aBatch(["always"])), { name: "StoreUnavailable" });
    assert.equal(await countRecords(stores, "t"), 1);
    await stores.close();
  }));

test("a read-only server answers questions and refuses writes as unavailable", () =>
  withDatabase(async (url) => {
    await (await openPostgres({ url })).close();
    await runOnServer(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_read_only = on`);
    const stores = await openPostgres({ url });
    assert.equal(await countRecords(stores, "t"), 0);
    await assert.rejects(stores.telemetry.insert(aBatch(["a"])), { name: "StoreUnavailable" });
    await stores.close();
  }));

test("more questions than may wait are refused at once, the others answered", () =>
  withDatabase(async (url) => {
    // Who waits has a minute for it: a busy machine may need some seconds for a thousand.
    const stores = await openPostgres({ url, connectionsMax: 2, connectMs: 60_000 });
    const asked = await Promise.allSettled(Array.from({ length: 1_500 }, () => stores.meta.get("x")));
    const refused = asked.filter((answer) => answer.status === "rejected");
    assert.ok(refused.length > 400 && refused.length < 600);
    for (const { reason } of refused) assert.equal(reason.reason, "overloaded");
    await stores.close();
  }));

test("a database of a newer version, or of an encoding that cannot hold all text, is refused", async () => {
  await withDatabase(async (url) => {
    await (await openPostgres({ url })).close();
    await runOnServer(url, "INSERT INTO portcullis.migrations VALUES (999, 'from the future')");
    await assert.rejects(openPostgres({ url }), /newer version/);
  });
  await withDatabase(
    (url) => assert.rejects(openPostgres({ url }), /encoding SQL_ASCII/),
    "ENCODING 'SQL_ASCII' TEMPLATE template0",
  );
});

test("a database that does not exist is named at the start, and unavailable when it goes later", async () => {
  const missing = new URL(server.url);
  missing.pathname = "no_such_database";
  await assert.rejects(openPostgres({ url: missing.href }), /no_such_database/);
  const { url, drop } = await createDatabase(server.url);
  const stores = await openPostgres({ url });
  await drop();
  await assert.rejects(stores.ping(), { name: "StoreUnavailable" });
  await assert.rejects(stores.ping(), { name: "StoreUnavailable" });
  await stores.close();
});

test("a server that is gone is unavailable; when it is back, what was acknowledged is there and work goes on", async () => {
  const own = await startOwnPostgres();
  const stores = await openPostgres({ url: own.url });
  const acknowledged: string[] = [];
  /** Writes until it fails, and resolves to that; what one of them sees says nothing of the others. */
  const writer = async (name: string): Promise<unknown> => {
    for (let i = 0; ; i += 1) {
      const ids = Array.from({ length: 20 }, (_, row) => `${name}-${i}-${row}`);
      try {
        await stores.telemetry.insert(aBatch(ids));
      } catch (error) {
        return error;
      }
      acknowledged.push(...ids);
    }
  };
  const writers = ["a", "b", "c"].map(writer);
  while (acknowledged.length < 500) await stores.ping();
  await own.stop();
  for (const failure of await Promise.all(writers)) assert.ok(failure instanceof StoreUnavailable, String(failure));
  await assert.rejects(stores.ping(), { name: "StoreUnavailable", reason: "unreachable" });
  await assert.rejects(openPostgres({ url: own.url }), { name: "StoreUnavailable" });
  await own.start();
  const kept = await stores.telemetry.list("t", { limit: 1_000_000 });
  const ids = new Set(kept.map(({ record }) => record.id));
  assert.equal(ids.size, kept.length);
  assert.deepEqual(
    acknowledged.filter((id) => !ids.has(id)),
    [],
  );
  assert.equal(await stores.telemetry.insert(aBatch(["after"])), 1);
  await stores.close();
  await own.close();
});

test("months are made ahead, take in what came before they were there, and are dropped when they are over", () =>
  withDatabase(async (url) => {
    const stores = await openPostgres({ url });
    const at = (month: number, day = 15) => Date.UTC(2031, month, day);
    const told = (id: string, when: number) => ({
      tenantId: "t",
      keyId: "k",
      source: "client" as const,
      at: when,
      receivedAt: when,
      record: someRecord({ id }),
    });
    await stores.events.insert([told("early", at(0)), told("late", at(1))]);
    assert.deepEqual(await partsOf(url), { events_other: 2 });
    await stores.events.maintain(at(0));
    assert.deepEqual(await partsOf(url), { events_203101: 1, events_203102: 1 });
    assert.equal(await stores.events.insert([told("early", at(0))]), 0, "the first copy moved and is still met");
    await stores.events.maintain(at(0));
    await stores.events.sweep(at(1, 1), 100);
    assert.deepEqual(await partsOf(url), { events_203102: 1 });
    assert.deepEqual(
      (await stores.telemetry.list("t", { limit: 10 })).map(({ record }) => record.id),
      ["late"],
    );
    await stores.close();
  }));

/** How many events lie in each part, the empty ones left out. */
async function partsOf(url: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "SELECT tableoid::regclass::text AS part, count(*)::int FROM portcullis.events GROUP BY 1",
  );
  await client.end();
  return Object.fromEntries(rows.map(({ part, count }) => [String(part).replace("portcullis.", ""), count]));
}

test("telemetry of an earlier version is found and counted like the rest", () =>
  withDatabase(async (url) => {
    await (await openPostgres({ url })).close();
    const record = JSON.stringify(someRecord({ id: "old" }));
    await runOnServer(
      url,
      `INSERT INTO portcullis.telemetry (tenant_id, id, key_id, received_at, at, type, decision, record)
       SELECT 't', 'old' || n, 'k', 1000, 1000, 'guard.scan', 'allow', jsonb_set('${record}', '{id}', to_jsonb('old' || n))
       FROM generate_series(1, 1200) AS n`,
    );
    for (let start = 0; start < 2; start += 1) {
      const stores = await openPostgres({ url });
      const { totals } = await stores.events.overview({ tenantId: "t", from: 0, until: 60_000, bucket: "minute" });
      assert.equal(totals.clientAllow, 1_200);
      assert.equal(await countRecords(stores, "t"), 1_200);
      await stores.close();
    }
  }));
