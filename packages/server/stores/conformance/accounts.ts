/** Tenants and keys. */
import assert from "node:assert/strict";
import type { KeyRecord } from "../ports.ts";
import { AWKWARD_TEXTS, type Cases } from "./desk.ts";

let made = 0;

export function someKey(fields: Partial<KeyRecord> & { readonly tenantId: string }): KeyRecord {
  made += 1;
  return {
    id: `key_${made}`,
    name: "A key",
    hash: made.toString(16).padStart(64, "0"),
    hint: "pk_live_abcd",
    captureEnabled: false,
    createdAt: 1_000 + made,
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
    ...fields,
  };
}

export const accountCases: Cases = (it) => {
  it("keeps the first tenant of an id", async ({ stores, tenant }) => {
    const first = await tenant();
    assert.deepEqual(await stores.tenants.create({ ...first, name: "Another" }), first);
    assert.deepEqual(await stores.tenants.find(first.id), first);
    assert.equal(await stores.tenants.find("nobody"), null);
  });

  it("lists tenants oldest first and changes a plan", async ({ stores, tenant }) => {
    const [one, two] = [await tenant(), await tenant()];
    assert.deepEqual(await stores.tenants.setPlan(two.id, "starter"), { ...two, plan: "starter" });
    const listed = (await stores.tenants.list()).filter(({ id }) => id === one.id || id === two.id);
    assert.deepEqual(listed, [one, { ...two, plan: "starter" }]);
    assert.equal(await stores.tenants.setPlan("nobody", "starter"), null);
  });

  it("finds a key by its hash together with the plan, and by its id", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    const key = someKey({ tenantId, expiresAt: 9_007_199_254_740_991 });
    assert.deepEqual(await stores.keys.create(key), key);
    assert.deepEqual(await stores.keys.findByHash(key.hash), { key, plan: "unlimited" });
    await stores.tenants.setPlan(tenantId, "starter");
    assert.equal((await stores.keys.findByHash(key.hash))?.plan, "starter");
    assert.deepEqual(await stores.keys.find(key.id), key);
    assert.equal(await stores.keys.findByHash("f".repeat(64)), null);
    assert.equal(await stores.keys.find("key_none"), null);
  });

  it("keeps the first key of a hash, also when several are made at once", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    const key = someKey({ tenantId });
    const rivals = Array.from({ length: 8 }, (_, i) => ({ ...key, id: `${key.id}-${i}`, name: `rival ${i}` }));
    const stored = await Promise.all(rivals.map((rival) => stores.keys.create(rival)));
    assert.equal(new Set(stored.map(({ id }) => id)).size, 1);
    assert.equal((await stores.keys.list(tenantId)).length, 1);
  });

  it("refuses a key without a tenant", async ({ stores }) => {
    await assert.rejects(stores.keys.create(someKey({ tenantId: "nobody" })));
  });

  it("changes what is named and nothing else", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    const key = await stores.keys.create(someKey({ tenantId, expiresAt: 5_000 }));
    const { keys } = stores;
    assert.deepEqual(await keys.change(key.id, {}), key);
    assert.deepEqual(await keys.change(key.id, { name: "New" }), { ...key, name: "New" });
    assert.deepEqual(await keys.change(key.id, { captureEnabled: true }), {
      ...key,
      name: "New",
      captureEnabled: true,
    });
    assert.equal((await keys.change(key.id, { expiresAt: null }))?.expiresAt, null);
    assert.equal(await keys.change("key_none", { name: "New" }), null);
  });

  it("revokes for good: the first time stays", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    const key = await stores.keys.create(someKey({ tenantId }));
    assert.equal((await stores.keys.change(key.id, { revokedAt: 7 }))?.revokedAt, 7);
    assert.equal((await stores.keys.change(key.id, { revokedAt: 9 }))?.revokedAt, 7);
    assert.equal((await stores.keys.findByHash(key.hash))?.key.revokedAt, 7);
  });

  it("lists keys oldest first, of one tenant or of all", async ({ stores, tenant }) => {
    const [one, two] = [await tenant(), await tenant()];
    const a = await stores.keys.create(someKey({ tenantId: one.id, createdAt: 20 }));
    const b = await stores.keys.create(someKey({ tenantId: one.id, createdAt: 10 }));
    const c = await stores.keys.create(someKey({ tenantId: two.id, createdAt: 15 }));
    assert.deepEqual(await stores.keys.list(one.id), [b, a]);
    const listed = (await stores.keys.list()).filter(({ id }) => [a.id, b.id, c.id].includes(id));
    assert.deepEqual(listed, [b, c, a]);
    assert.deepEqual(await stores.keys.list("nobody"), []);
  });

  it("notes the latest use, whatever order the notes come in", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    const [a, b] = [await stores.keys.create(someKey({ tenantId })), await stores.keys.create(someKey({ tenantId }))];
    await stores.keys.touch([]);
    await stores.keys.touch([
      { id: b.id, at: 50 },
      { id: a.id, at: 30 },
      { id: a.id, at: 20 },
    ]);
    await stores.keys.touch([{ id: a.id, at: 10 }]);
    assert.deepEqual(
      (await stores.keys.list(tenantId)).map(({ lastUsedAt }) => lastUsedAt),
      [30, 50],
    );
    assert.equal((await stores.keys.findByHash(a.hash))?.key.lastUsedAt, 30);
  });

  it("keeps awkward text in names and ids", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    for (const text of AWKWARD_TEXTS) {
      const key = someKey({ tenantId, name: text });
      assert.deepEqual(await stores.keys.create(key), key);
      const odd = await stores.tenants.create({ id: `odd ${text}`, name: text, plan: "unlimited", createdAt: 1 });
      assert.deepEqual(await stores.tenants.find(odd.id), odd);
    }
  });
};
