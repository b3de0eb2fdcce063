/** Telemetry and captures. */
import assert from "node:assert/strict";
import type { CaptureBatch, TelemetryBatch } from "../ports.ts";
import { AWKWARD_TEXTS, type Cases, countRecords, someRecord } from "./desk.ts";

const NOW = 1_772_366_400_000;

function telemetryBatch(tenantId: string, ids: readonly string[]): TelemetryBatch {
  const events = ids.map((id, i) => ({ at: NOW + i, record: someRecord({ id }) }));
  return { tenantId, keyId: "key_1", receivedAt: NOW, events };
}

function captureBatch(tenantId: string, ids: readonly string[]): CaptureBatch {
  const captures = ids.map((id, i) => ({ id, at: NOW + i, eventId: null, sealed: `v1.box.${i}` }));
  return { tenantId, keyId: "key_1", receivedAt: NOW, captures };
}

export const telemetryCases: Cases = (it) => {
  it("keeps a full record as it was", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    const record = someRecord({
      id: "evt-1",
      decision: "block",
      blocked: true,
      severity: "critical",
      reason: "ignore-previous-instructions",
      categories: ["direct_injection"],
      signatureIds: ["ignore-previous-instructions"],
      scannedChars: Number.MAX_SAFE_INTEGER,
      modelCheck: { ran: true, score: 0.1 + 0.2, threshold: 1e-7 },
      tool: { calls: 1, findings: 0, blocked: false, names: ["send"] },
      cloak: { ran: true, entities: 2, byType: { email: 2 }, error: null },
      evidence: ["a", ""],
    });
    const batch = { tenantId, keyId: "key_9", receivedAt: NOW, events: [{ at: NOW - 5, record }] };
    assert.equal(await stores.telemetry.insert(batch), 1);
    const listed = await stores.telemetry.list(tenantId, { limit: 10 });
    assert.deepEqual(listed, [{ tenantId, keyId: "key_9", receivedAt: NOW, at: NOW - 5, record }]);
  });

  it("takes an empty batch and a full one", async ({ stores, tenant }) => {
    const { id } = await tenant();
    assert.equal(await stores.telemetry.insert(telemetryBatch(id, [])), 0);
    const ids = Array.from({ length: 500 }, (_, i) => `full-${i}`);
    assert.equal(await stores.telemetry.insert(telemetryBatch(id, ids)), 500);
    assert.equal(await countRecords(stores, id), 500);
  });

  it("stores an id once: inside a batch, across batches, per tenant", async ({ stores, tenant }) => {
    const [a, b] = [(await tenant()).id, (await tenant()).id];
    assert.equal(await stores.telemetry.insert(telemetryBatch(a, ["x", "y", "x", "x"])), 2);
    assert.equal(await stores.telemetry.insert(telemetryBatch(a, ["y", "z"])), 1);
    assert.equal(await stores.telemetry.insert(telemetryBatch(b, ["x"])), 1);
    assert.equal(await countRecords(stores, a), 3);
    const first = (await stores.telemetry.list(a, { limit: 10 })).find(({ record }) => record.id === "x");
    assert.equal(first?.at, NOW, "the first of an id stays");
  });

  it("stores an id once when the same batch comes many times at once, in any order", async ({ stores, tenant }) => {
    const { id } = await tenant();
    const ids = Array.from({ length: 200 }, (_, i) => `c-${i}`);
    const batches = Array.from({ length: 12 }, (_, i) => (i % 2 ? ids : ids.toReversed()));
    const inserted = await Promise.all(batches.map((batch) => stores.telemetry.insert(telemetryBatch(id, batch))));
    assert.equal(
      inserted.reduce((sum, n) => sum + n, 0),
      200,
    );
    assert.equal(await countRecords(stores, id), 200);
  });

  it("lists newest first and pages without gap or overlap, also within one millisecond", async ({ stores, tenant }) => {
    const { id } = await tenant();
    const ids = ["b", "a", "😀", "\ufffd", "é", "Z", "aa", "\ud800", "B"];
    const events = ids.map((each, i) => ({ at: NOW + (i % 2), record: someRecord({ id: each }) }));
    await stores.telemetry.insert({ tenantId: id, keyId: "key_1", receivedAt: NOW, events });
    const whole = await stores.telemetry.list(id, { limit: 100 });
    // By bytes within a millisecond, whatever locale the database was made with; a lone surrogate is stored escaped.
    const expected = ["\ufffd", "a", "Z", "\ud800", "😀", "é", "b", "aa", "B"];
    assert.deepEqual(
      whole.map(({ record }) => record.id),
      expected,
    );
    const paged = [];
    for (;;) {
      const last = paged.at(-1);
      const page = await stores.telemetry.list(id, {
        limit: 2,
        ...(last ? { before: { at: last.at, id: last.record.id } } : {}),
      });
      if (page.length === 0) break;
      paged.push(...page);
    }
    assert.deepEqual(paged, whole);
  });

  it("keeps awkward text in ids, keys and values without loss", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    const records = AWKWARD_TEXTS.map((text) =>
      someRecord({
        id: text,
        reason: text,
        evidence: [text, `${text}${text}`],
        cloak: { byType: { [text]: 1 } },
        tool: { calls: 1, findings: 0, blocked: false, names: [text] },
      }),
    );
    const events = records.map((record, i) => ({ at: NOW - i, record }));
    assert.equal(
      await stores.telemetry.insert({ tenantId, keyId: "key_1", receivedAt: NOW, events }),
      AWKWARD_TEXTS.length,
    );
    assert.equal(await stores.telemetry.insert({ tenantId, keyId: "key_1", receivedAt: NOW, events }), 0);
    const listed = await stores.telemetry.list(tenantId, { limit: 100 });
    assert.deepEqual(
      listed.map(({ record }) => record),
      records,
    );
  });
};

export const captureCases: Cases = (it) => {
  it("keeps the first capture of an id", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    const batch = captureBatch(tenantId, ["a", "b", "a"]);
    assert.equal(await stores.captures.insert(batch), 2);
    const again = { ...batch, captures: batch.captures.map((capture) => ({ ...capture, sealed: "v1.other" })) };
    assert.equal(await stores.captures.insert(again), 0);
    assert.deepEqual(await stores.captures.list(tenantId, { limit: 10 }), [
      { tenantId, keyId: "key_1", receivedAt: NOW, id: "b", at: NOW + 1, eventId: null, sealed: "v1.box.1" },
      { tenantId, keyId: "key_1", receivedAt: NOW, id: "a", at: NOW, eventId: null, sealed: "v1.box.0" },
    ]);
  });

  it("takes a batch of many megabytes, and awkward ids", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    const sealed = "s".repeat(1_400_000);
    const captures = AWKWARD_TEXTS.map((text, i) => ({ id: text, at: NOW - i, eventId: text, sealed }));
    await stores.captures.insert({ tenantId, keyId: "key_1", receivedAt: NOW, captures });
    const page = await stores.captures.list(tenantId, { limit: 2, before: { at: NOW - 1, id: AWKWARD_TEXTS[1]! } });
    assert.deepEqual(
      page.map(({ id, eventId }) => [id, eventId]),
      AWKWARD_TEXTS.slice(2, 4).map((text) => [text, text]),
    );
    assert.equal(await stores.captures.count(tenantId), AWKWARD_TEXTS.length);
    assert.equal(page[0]?.sealed, sealed);
  });

  it("erases one tenant's captures and no other's", async ({ stores, tenant }) => {
    const [a, b] = [(await tenant()).id, (await tenant()).id];
    const many = Array.from({ length: 1_500 }, (_, i) => `m-${i}`);
    await stores.captures.insert(captureBatch(a, many));
    await stores.captures.insert(captureBatch(b, ["m-1"]));
    assert.equal(await stores.captures.erase(a), 1_500);
    assert.equal(await stores.captures.erase(a), 0);
    assert.equal(await stores.captures.count(a), 0);
    assert.equal(await stores.captures.count(b), 1);
  });

  it("sweeps what was received before a time", async ({ stores, tenant }) => {
    const { id } = await tenant();
    await stores.captures.insert({ ...captureBatch(id, ["o1", "o2"]), receivedAt: 1_000 });
    await stores.captures.insert({ ...captureBatch(id, ["new"]), receivedAt: 1_001 });
    assert.equal(await stores.captures.sweep(1_001, 10), 2);
    assert.equal(await stores.captures.count(id), 1);
  });
};
