/** Admins, their sessions, and what the console asks of captures and tenants. */
import assert from "node:assert/strict";
import type { AdminRecord, SessionRecord } from "../ports.ts";
import { AWKWARD_TEXTS, type Cases } from "./desk.ts";

function someAdmin(fields: Partial<AdminRecord> & { readonly id: string; readonly name: string }): AdminRecord {
  return { role: "viewer", hash: "scrypt$…", createdAt: 10, lastSignInAt: null, revokedAt: null, ...fields };
}

function someSession(
  fields: Partial<SessionRecord> & { readonly id: string; readonly adminId: string },
): SessionRecord {
  return {
    hash: `hash of ${fields.id}`,
    createdAt: 10,
    expiresAt: 1_000,
    seenAt: 10,
    address: null,
    agent: null,
    ...fields,
  };
}

export const adminCases: Cases = (it) => {
  it("keeps one admin in force to a name, and lets the name go with a revocation", async ({ stores }) => {
    const { admins } = stores;
    const ada = someAdmin({ id: "adm-1", name: "ada", role: "admin" });
    assert.deepEqual(await admins.create(ada), ada);
    assert.equal(await admins.create(someAdmin({ id: "adm-2", name: "ada" })), null);
    assert.deepEqual(await admins.findByName("ada"), ada);
    assert.equal(await admins.findByName("Ada"), null);
    await admins.noteSignIn(ada.id, 50);
    assert.deepEqual(await admins.find(ada.id), { ...ada, lastSignInAt: 50 });
    assert.deepEqual(await admins.revoke(ada.id, 60), { ...ada, lastSignInAt: 50, revokedAt: 60 });
    assert.equal((await admins.revoke(ada.id, 70))?.revokedAt, 60, "the first time stays");
    assert.equal(await admins.revoke("adm-none", 70), null);
    assert.equal(await admins.findByName("ada"), null);
    const next = someAdmin({ id: "adm-3", name: "ada", createdAt: 70 });
    assert.deepEqual(await admins.create(next), next);
    assert.deepEqual(
      (await admins.list()).map(({ id }) => id),
      ["adm-1", "adm-3"],
    );
  });

  it("finds a session with its admin, and ends it", async ({ stores }) => {
    const { admins, sessions } = stores;
    const admin = someAdmin({ id: "adm-s", name: "sessions" });
    await admins.create(admin);
    const [first, second] = [
      someSession({ id: "ses-1", adminId: admin.id, address: "::1", agent: AWKWARD_TEXTS.join("") }),
      someSession({ id: "ses-2", adminId: admin.id, createdAt: 20, expiresAt: 2_000, seenAt: 900 }),
    ];
    await sessions.create(first);
    await sessions.create(second);
    assert.deepEqual(await sessions.findByHash(first.hash), { session: first, admin });
    assert.equal(await sessions.findByHash("no such"), null);
    assert.deepEqual(await sessions.list(admin.id), [first, second]);
    assert.deepEqual(await sessions.list("adm-none"), []);
    await sessions.touch(first.id, 500);
    await sessions.touch(first.id, 400);
    assert.equal((await sessions.findByHash(first.hash))?.session.seenAt, 500);
    assert.equal(await sessions.sweep({ expiredAt: 999, seenBefore: 500 }), 0);
    assert.equal(await sessions.sweep({ expiredAt: 1_000, seenBefore: 0 }), 1, "expired");
    assert.equal(await sessions.end(second.id), true);
    assert.equal(await sessions.end(second.id), false);
    await sessions.create(someSession({ id: "ses-3", adminId: admin.id }));
    assert.equal(await sessions.sweep({ expiredAt: 0, seenBefore: 11 }), 1, "idle");
    await sessions.create(someSession({ id: "ses-4", adminId: admin.id }));
    await admins.revoke(admin.id, 30);
    assert.deepEqual(await sessions.list(admin.id), [], "a revocation ends every session");
  });

  it("renames a tenant", async ({ stores, tenant }) => {
    const made = await tenant();
    assert.deepEqual(await stores.tenants.rename(made.id, "New name"), { ...made, name: "New name" });
    assert.equal(await stores.tenants.rename("no-such-tenant", "x"), null);
  });

  it("tells captures by what is outside of them, and erases one", async ({ stores, tenant }) => {
    const [a, b] = [(await tenant()).id, (await tenant()).id];
    const { captures } = stores;
    const batch = (tenantId: string) => ({
      tenantId,
      keyId: "key_1",
      receivedAt: 9,
      captures: ["c1", "c2", "c3"].map((id, i) => ({
        id,
        at: i,
        eventId: i < 2 ? "event-1" : null,
        sealed: "x".repeat(i + 1),
      })),
    });
    await captures.insert(batch(a));
    await captures.insert(batch(b));
    const outline = await captures.outline(a, { limit: 2 });
    assert.deepEqual(outline[0], {
      tenantId: a,
      id: "c3",
      keyId: "key_1",
      receivedAt: 9,
      at: 2,
      eventId: null,
      size: 3,
    });
    assert.deepEqual(
      (await captures.outline(a, { limit: 2, before: { at: 1, id: "c2" } })).map(({ id }) => id),
      ["c1"],
    );
    assert.equal((await captures.find(a, "c2"))?.sealed, "xx");
    assert.equal(await captures.find(a, "c9"), null);
    assert.deepEqual(await captures.ofEvent(a, "event-1"), ["c1", "c2"]);
    assert.equal(await captures.eraseOne(a, "c1"), true);
    assert.equal(await captures.eraseOne(a, "c1"), false);
    assert.equal(await captures.count(b), 3, "another tenant's stay");
  });
};
