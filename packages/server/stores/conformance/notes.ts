/** Suppressions, tool pins and meta. */
import assert from "node:assert/strict";
import type { Suppression } from "../ports.ts";
import { AWKWARD_TEXTS, type Cases } from "./desk.ts";

function someSuppression(
  fields: Partial<Suppression> & { readonly tenantId: string; readonly id: string },
): Suppression {
  return {
    ruleId: "ignore-previous-instructions",
    fingerprint: null,
    shadow: false,
    reason: "Our manual quotes it.",
    owner: "ada",
    createdAt: 10,
    expiresAt: null,
    ...fields,
  };
}

export const noteCases: Cases = (it) => {
  it("lists suppressions by tenant and by time, and removes them", async ({ stores, tenant }) => {
    const [a, b] = [(await tenant()).id, (await tenant()).id];
    const { suppressions } = stores;
    const lasting = await suppressions.create(someSuppression({ tenantId: a, id: "sup-1", createdAt: 20 }));
    const ending = await suppressions.create(
      someSuppression({ tenantId: a, id: "sup-2", expiresAt: 100, fingerprint: "ab12" }),
    );
    const foreign = await suppressions.create(
      someSuppression({ tenantId: b, id: "sup-3", createdAt: 30, shadow: true }),
    );
    assert.deepEqual(await suppressions.create({ ...lasting, reason: "Changed" }), lasting);
    assert.deepEqual(await suppressions.list({ tenantId: a }), [ending, lasting]);
    assert.deepEqual(await suppressions.list({ tenantId: a, activeAt: 99 }), [ending, lasting]);
    assert.deepEqual(await suppressions.list({ tenantId: a, activeAt: 100 }), [lasting]);
    assert.deepEqual(await suppressions.list(), [ending, lasting, foreign]);
    assert.equal(await suppressions.remove(b, lasting.id), false, "another tenant's entry is out of reach");
    assert.equal(await suppressions.remove(a, lasting.id), true);
    assert.equal(await suppressions.remove(a, lasting.id), false);
    assert.deepEqual(await suppressions.list({ tenantId: a }), [ending]);
  });

  it("pins tools and tells what was pinned before", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    const put = (tools: Record<string, string>, fields: { keyId?: string; at?: number } = {}) =>
      stores.pins.put({
        tenantId,
        keyId: "key_1",
        at: 1_000,
        tools: Object.entries(tools).map(([name, hash]) => ({ name, hash })),
        ...fields,
      });
    assert.deepEqual(await put({}), new Map());
    assert.deepEqual(
      await put({ mail: "h1", web: "h2" }),
      new Map([
        ["mail", null],
        ["web", null],
      ]),
    );
    assert.deepEqual(
      await put({ mail: "h1", web: "h3" }, { at: 2_000 }),
      new Map([
        ["mail", "h1"],
        ["web", "h2"],
      ]),
    );
    assert.deepEqual(await put({ web: "h3" }, { at: 9_000_000 }), new Map([["web", "h3"]]));
    assert.deepEqual(await put({ web: "h9" }, { keyId: "key_2" }), new Map([["web", null]]));
    assert.equal(await stores.pins.sweep(9_000_000), 2);
    assert.deepEqual(
      await put({ mail: "h1", web: "h3" }, { at: 9_000_000 }),
      new Map([
        ["mail", null],
        ["web", "h3"],
      ]),
    );
  });

  it("lists pins that changed until they are accepted", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    const { pins } = stores;
    const put = (hash: string, at: number) =>
      pins.put({
        tenantId,
        keyId: "key_1",
        at,
        tools: [
          { name: "mail", hash },
          { name: "web", hash: "w" },
        ],
      });
    const mail = (fields: object) => ({ tenantId, keyId: "key_1", tool: "mail", changedAt: null, ...fields });
    const list = (changedOnly: boolean) => pins.list({ tenantId, changedOnly, limit: 10 });
    await put("h1", 1_000);
    assert.deepEqual(await list(true), []);
    assert.deepEqual(
      (await list(false)).map(({ tool }) => tool),
      ["mail", "web"],
    );
    await put("h2", 2_000);
    const changed = mail({ hash: "h2", acceptedHash: "h1", changedAt: 2_000, seenAt: 2_000 });
    assert.deepEqual(await list(true), [changed]);
    assert.equal(
      (await pins.list({ changedOnly: true, limit: 1_000 })).filter((pin) => pin.tenantId === tenantId).length,
      1,
    );
    const place = { tenantId, keyId: "key_1", tool: "mail" };
    assert.equal(await pins.accept({ ...place, hash: "h1" }), null, "not the one that was last seen");
    assert.equal(await pins.accept({ ...place, keyId: "key_2", hash: "h2" }), null);
    assert.deepEqual(await pins.accept({ ...place, hash: "h2" }), { ...changed, acceptedHash: "h2" });
    assert.deepEqual(await list(true), []);
    assert.deepEqual((await pins.list({ tenantId, limit: 1 })).length, 1);
  });

  it("pins tools with awkward names apart, a thousand at once", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    const names = [...AWKWARD_TEXTS, ...Array.from({ length: 990 }, (_, i) => `tool-${i}`)];
    const batch = { tenantId, keyId: "key_1", at: 1_000, tools: names.map((name) => ({ name, hash: `of ${name}` })) };
    assert.deepEqual(await stores.pins.put(batch), new Map(names.map((name) => [name, null])));
    assert.deepEqual(await stores.pins.put(batch), new Map(names.map((name) => [name, `of ${name}`])));
  });

  it("remembers small things, and of several first values keeps one", async ({ stores }) => {
    const { meta } = stores;
    assert.equal(await meta.get("colour"), null);
    await meta.put("colour", "red");
    await meta.put("colour", "blue");
    assert.equal(await meta.get("colour"), "blue");
    assert.equal(await meta.putIfAbsent("colour", "green"), "blue");
    const won = await Promise.all(Array.from({ length: 8 }, (_, i) => meta.putIfAbsent("race", `value ${i}`)));
    assert.equal(new Set(won).size, 1);
    assert.equal(await meta.get("race"), won[0]);
  });
};
