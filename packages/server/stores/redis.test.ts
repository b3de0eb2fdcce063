/** Counters on a real Redis: the cases of every back end, and what happens when it goes and comes. */
import assert from "node:assert/strict";
import { after, before, suite, test } from "node:test";
import { eventually } from "../../../tools/services/eventually.ts";
import { type OwnRedis, startOwnRedis } from "../../../tools/services/redis.ts";
import type { Desk } from "./conformance/desk.ts";
import { rateCases } from "./conformance/rates.ts";
import { usageCases } from "./conformance/usage.ts";
import { openMemory } from "./memory.ts";
import type { Stores, UsageStore } from "./ports.ts";
import { openRedis, type RedisLink } from "./redis.ts";
import { type SharedUsage, shareUsage } from "./shared-usage.ts";

const clock = () => Date.UTC(2026, 2, 15);
let server: OwnRedis;
let link: RedisLink;
before(async () => {
  server = await startOwnRedis();
  link = openRedis(server.url);
  await answering(link);
});
after(async () => {
  await link.close();
  await server.close();
});

suite("usage and rates on redis", () => {
  let stores: Stores;
  let shared: SharedUsage;
  let tenants = 0;
  before(() => {
    const memory = openMemory();
    shared = shareUsage({ store: memory.usage, redis: link.usage, clock });
    stores = { ...memory, usage: shared, rates: link.rates };
  });
  after(() => shared.close());
  const it = (title: string, run: (desk: Desk) => Promise<void>) =>
    test(title, () => {
      const tenant = async () => {
        tenants += 1;
        return { id: `redis-tenant-${tenants}`, name: "A tenant", plan: "unlimited", createdAt: 1 };
      };
      return run({ stores, tenant } as Desk);
    });
  usageCases(it);
  rateCases(it);
});

const PLACE = { tenantId: "acme", period: "2026-03" };
const wrote = (writer: string, ahoScans: number) => ({
  ...PLACE,
  writer,
  ahoScans,
  ahoBlocks: 0,
  aiScans: 0,
  aiBlocks: 0,
  overflow: 0,
});
const scansOf = async (usage: UsageStore) => (await usage.read([PLACE]))[0]!.ahoScans;

test("two replicas see each other's counts at once; a server that comes back empty is filled from the store", async (t) => {
  const own = await startOwnRedis();
  t.after(() => own.close());
  const { usage: store } = openMemory();
  const links = [openRedis(own.url), openRedis(own.url)];
  t.after(() => Promise.all(links.map((each) => each.close())));
  await Promise.all(links.map(answering));
  const [a, b] = links.map((each) => shareUsage({ store, redis: each.usage, clock })) as [SharedUsage, SharedUsage];
  await a.record([wrote("a", 3)]);
  await b.record([wrote("b", 4)]);
  assert.deepEqual([await scansOf(a), await scansOf(b)], [7, 7]);

  await own.stop();
  await a.record([wrote("a", 10)]);
  assert.deepEqual([await scansOf(a), await scansOf(b)], [14, 14], "the store answers while redis is away");
  assert.equal(links[0]!.reachable(), false);

  await own.start();
  await Promise.all(links.map(answering));
  assert.deepEqual([await scansOf(a), await scansOf(b)], [14, 14]);
  await b.record([wrote("b", 5)]);
  assert.equal(await scansOf(a), 15);
  await Promise.all([a.close(), b.close()]);
});

test("what a replica counted while the store was away, and then died with, reaches the store from redis", async () => {
  const { usage: memory } = openMemory();
  let down = false;
  const store: UsageStore = {
    ...memory,
    async record(rows) {
      if (down) throw new Error("the store is away");
      await memory.record(rows);
    },
  };
  const place = { tenantId: "settled", period: "2026-03" };
  const [dying, living] = [1, 2].map(() => shareUsage({ store, redis: link.usage, clock })) as [
    SharedUsage,
    SharedUsage,
  ];
  await living.read([place]);
  down = true;
  await assert.rejects(dying.record([{ ...wrote("dead", 6), ...place }]));
  down = false;
  assert.equal((await memory.read([place]))[0]!.ahoScans, 0);
  await living.settle();
  assert.equal((await memory.read([place]))[0]!.ahoScans, 6);
  await Promise.all([dying.close(), living.close()]);
});

test("a server that is not there is unavailable at once, and found when it comes", async (t) => {
  const own = await startOwnRedis();
  t.after(() => own.close());
  await own.stop();
  const early = openRedis(own.url);
  t.after(() => early.close());
  await assert.rejects(early.ping(), { name: "StoreUnavailable" });
  await assert.rejects(early.rates.share([{ keyId: "k", at: 0, windowMs: 1, writer: "w", count: 1 }]), {
    name: "StoreUnavailable",
  });
  await own.start();
  await answering(early);
  assert.equal(early.reachable(), true);
});

async function answering(one: RedisLink): Promise<void> {
  await eventually(async () => {
    await one.ping();
    return true;
  }, "an answer of redis");
}
