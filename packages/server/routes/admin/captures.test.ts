/** Captured bodies: listed from outside, read with a reason that is written down first, masked, erased. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { CaptureBody, CapturePage } from "@portcullis/contract/admin";
import { wrongs } from "../stage.ts";
import { type AdminStage, adminStage } from "./stage.ts";

const PLANTED = "zq-planted-question";

async function capturing(): Promise<AdminStage> {
  const at = await adminStage();
  await at.send("PATCH", "/v1/me", { body: { capture_enabled: true } });
  const records = ["c1", "c2", "c3"].map((id, i) => ({
    id,
    ts: new Date(at.services.clock() + i).toISOString(),
    event_id: "event-1",
    request: { messages: [{ role: "user", content: `${PLANTED} password hunter2 ${i}` }] },
  }));
  assert.equal((await at.post("/v1/captures", { records })).body.accepted, 3);
  return at;
}

describe("captures", () => {
  let at: AdminStage;
  before(async () => {
    at = await capturing();
  });
  after(() => at.close());
  const read = (body: object) =>
    at.as<CaptureBody>("admin", "POST", "/captures/read", {
      body: { tenant_id: "acme", id: "c1", reason: "support", ...body },
    });

  test("200 list, page by page, with nothing of what is inside", async () => {
    const first = await at.as<CapturePage>("viewer", "GET", "/captures?tenant_id=acme&limit=2");
    assert.deepEqual(
      first.body.items.map(({ id, event_id: event }) => [id, event]),
      [
        ["c3", "event-1"],
        ["c2", "event-1"],
      ],
    );
    const next = await at.as<CapturePage>(
      "viewer",
      "GET",
      `/captures?tenant_id=acme&limit=2&cursor=${first.body.next}`,
    );
    assert.deepEqual([next.body.items.map(({ id }) => id), next.body.next], [["c1"], null]);
    assert.ok(!first.raw.includes(PLANTED) && !first.raw.includes("sealed"));
    assert.equal((await at.as("viewer", "GET", "/captures")).status, 400, "whose they are is asked for");
  });

  test("200 read, masked, and the log says who read what and why", async () => {
    const answer = await read({});
    assert.equal(answer.status, 200);
    assert.match(answer.raw, new RegExp(PLANTED));
    assert.match(answer.raw, /\[REDACTED\]/);
    assert.ok(!answer.raw.includes("hunter2"));
    const { actor, action, target, tenantId, detail } = (await at.stores.audit.list({ limit: 1 }))[0]!;
    assert.deepEqual(
      [actor, action, target, tenantId, detail],
      ["admin:ada", "capture.read", "c1", "acme", { reason: "support" }],
    );
    assert.ok(!at.logs().includes(PLANTED));
  });

  test("400 without a reason, 404 for none, 403 for a viewer", async () => {
    assert.equal((await read({ reason: "" })).status, 400);
    assert.equal((await read({ id: "c9" })).status, 404);
    assert.equal((await read({ tenant_id: "nobody" })).status, 404);
    const viewer = await at.as("viewer", "POST", "/captures/read", {
      body: { tenant_id: "acme", id: "c1", reason: "x" },
    });
    assert.equal(viewer.status, 403);
    assert.ok(!viewer.raw.includes(PLANTED));
  });

  test("409 for a box that was moved to another place; nothing of it is told", async () => {
    const row = (await at.stores.captures.find("acme", "c1"))!;
    await at.stores.captures.insert({
      tenantId: "acme",
      keyId: "k",
      receivedAt: 0,
      captures: [{ ...row, id: "moved" }],
    });
    const answer = await read({ id: "moved" });
    assert.equal(answer.status, 409);
    assert.ok(!answer.raw.includes(PLANTED));
    await at.stores.captures.eraseOne("acme", "moved");
  });

  test("nobody reads a body that the log does not know of", async () => {
    const broken = await capturing();
    const audit = broken.stores.audit as { append: unknown };
    audit.append = () => Promise.reject(new Error("full"));
    const answer = await broken.as("admin", "POST", "/captures/read", {
      body: { tenant_id: "acme", id: "c1", reason: "x" },
    });
    assert.equal(answer.status, 500);
    assert.ok(!answer.raw.includes(PLANTED));
    await broken.close();
  });

  test("200 erase one, then all; 400 for both or neither; 404 for none", async () => {
    const erase = (body: object) =>
      at.as("admin", "POST", "/captures/erase", { body: { tenant_id: "acme", reason: "asked for", ...body } });
    assert.deepEqual(wrongs(await erase({})), { "/id": "invalid" });
    assert.equal((await erase({ id: "c1", all: true })).status, 400);
    assert.equal((await erase({ id: "c9" })).status, 404);
    assert.equal((await erase({ all: true, tenant_id: "nobody" })).status, 404);
    assert.deepEqual((await erase({ id: "c2" })).body, { erased: 1 });
    assert.deepEqual((await erase({ all: true })).body, { erased: 2 });
    const notes = await at.stores.audit.list({ limit: 2 });
    assert.deepEqual(
      notes.map(({ action }) => action),
      ["captures.erase", "capture.erase"],
    );
    assert.equal((await read({})).status, 404);
  });
});
