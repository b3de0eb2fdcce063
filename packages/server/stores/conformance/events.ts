/** The stream of events: kept once, found by anything, forgotten by age. */
import assert from "node:assert/strict";
import { type DecisionRecord, type EventFilter, type EventRow, type EventStore, walkEvents } from "../ports.ts";
import { AWKWARD_TEXTS, type Cases, someRecord } from "./desk.ts";

export const NOON = Date.UTC(2026, 2, 1, 12);

export function someDecision(fields: Partial<DecisionRecord> & { readonly id: string }): DecisionRecord {
  return {
    type: "scan",
    decision: "allow",
    blocked: false,
    severity: null,
    reason: null,
    categories: [],
    signatureIds: [],
    suppressedIds: [],
    scannedChars: 12,
    surface: "unknown",
    signatureVersion: "2026.03.01",
    semantic: null,
    cloak: null,
    tools: null,
    latencyMs: { static: 0.5, total: 1 },
    status: 200,
    error: null,
    ...fields,
  };
}

export function decided(
  tenantId: string,
  fields: Partial<DecisionRecord> & { readonly id: string },
  at = NOON,
): EventRow {
  return { tenantId, keyId: "key_1", at, receivedAt: at, source: "service", record: someDecision(fields) };
}

export function told(
  tenantId: string,
  fields: Partial<ReturnType<typeof someRecord>> & { readonly id: string },
  at = NOON,
): EventRow {
  return { tenantId, keyId: "key_1", at, receivedAt: at, source: "client", record: someRecord(fields) };
}

const BLOCK = { decision: "block", blocked: true } as const;

function variety(tenantId: string): readonly EventRow[] {
  return [
    decided(tenantId, { id: "plain" }, NOON),
    decided(
      tenantId,
      {
        id: "rule",
        ...BLOCK,
        severity: "high",
        reason: "ignore-orders",
        categories: ["direct_injection", "jailbreak"],
        signatureIds: ["ignore-orders", "whisper"],
      },
      NOON + 1,
    ),
    decided(tenantId, { id: "accepted", suppressedIds: ["ignore-orders"] }, NOON + 2),
    {
      ...decided(
        tenantId,
        {
          id: "tools",
          ...BLOCK,
          severity: "critical",
          tools: { ran: true, calls: 2, findings: 1, blocked: 1, names: ["send_email"] },
        },
        NOON + 3,
      ),
      keyId: "key_2",
    },
    decided(
      tenantId,
      {
        id: "late",
        type: "sanitise",
        ...BLOCK,
        cloak: { ran: true, entities: 3, byType: { email: 2, iban: 1 }, error: null },
        semantic: {
          ran: false,
          mode: "enforce",
          flagged: false,
          reason: "semantic=timeout",
          score: null,
          error: "timeout",
          windows: { total: 4, checked: 1 },
          version: "1",
        },
      },
      NOON + 4,
    ),
    decided(tenantId, { id: "failed", decision: null, status: 503, error: "unavailable" }, NOON + 5),
    told(
      tenantId,
      { id: "client", type: "guard.tool_calls", tool: { calls: 1, findings: 0, blocked: 0, names: ["send_email"] } },
      NOON + 6,
    ),
    told(tenantId, { id: "alone", ...BLOCK, reason: "scan_unavailable" }, NOON + 7),
  ];
}

export const eventCases: Cases = (it) => {
  it("finds events by anything, newest first", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    const rows = variety(tenantId);
    assert.equal(await stores.events.insert(rows), rows.length);
    const ids = (filter: EventFilter) => idsOf(stores.events, { tenantId, ...filter });
    assert.deepEqual(await stores.events.search({ tenantId }, { limit: 100 }), rows.toReversed());
    assert.deepEqual(await ids({ sources: ["client"] }), ["alone", "client"]);
    assert.deepEqual(await ids({ types: ["sanitise", "guard.scan"] }), ["alone", "late"]);
    assert.deepEqual(await ids({ decisions: ["block"] }), ["alone", "late", "tools", "rule"]);
    assert.deepEqual(await ids({ decisions: ["block"], sources: ["service"] }), ["late", "tools", "rule"]);
    assert.deepEqual(await ids({ severities: ["high", "critical"] }), ["tools", "rule"]);
    assert.deepEqual(await ids({ categories: ["jailbreak"] }), ["rule"]);
    assert.deepEqual(await ids({ ruleIds: ["ignore-orders"] }), ["accepted", "rule"]);
    assert.deepEqual(await ids({ tools: ["send_email"] }), ["client", "tools"]);
    assert.deepEqual(await ids({ keyIds: ["key_2"] }), ["tools"]);
    assert.deepEqual(await ids({ entityTypes: ["iban", "ssn"] }), ["late"]);
    assert.deepEqual(await ids({ errors: ["semantic"] }), ["late"]);
    assert.deepEqual(await ids({ errors: ["semantic=timeout"] }), ["late"]);
    assert.deepEqual(await ids({ errors: ["semantic=overloaded"] }), []);
    assert.deepEqual(await ids({ errors: ["unavailable"] }), ["failed"]);
    assert.deepEqual(await ids({ errors: ["any"] }), ["failed", "late"]);
    assert.deepEqual(await ids({ idPrefix: "pl" }), ["plain"]);
    assert.deepEqual(await ids({ idPrefix: "" }), rows.map(({ record }) => record.id).toReversed());
    assert.deepEqual(await ids({ idPrefix: "%" }), []);
    assert.deepEqual(await ids({ from: NOON + 1, until: NOON + 3 }), ["accepted", "rule"]);
    assert.deepEqual(await ids({ ruleIds: [] }), []);
    assert.deepEqual(await ids({ tenantId: "nobody" }), []);
  });

  it("finds across tenants, and keeps them apart", async ({ stores, tenant }) => {
    const [a, b] = [(await tenant()).id, (await tenant()).id];
    const from = Date.UTC(2027, 5);
    await stores.events.insert([decided(a, { id: "x" }, from), decided(b, { id: "x" }, from + 1)]);
    await stores.events.insert([decided(a, { id: "y" }, from + 2), decided(b, { id: "z" }, from + 1)]);
    const both = await stores.events.search({ from }, { limit: 3 });
    assert.deepEqual(
      both.map(({ tenantId, record }) => [tenantId, record.id]),
      [
        [a, "y"],
        [b, "z"],
        [b, "x"],
      ],
    );
    const last = both.at(-1)!;
    const before = { at: last.at, id: "x", source: "service" as const, tenantId: b };
    const rest = await stores.events.search({ from }, { limit: 3, before });
    assert.deepEqual(
      rest.map(({ tenantId, record }) => [tenantId, record.id]),
      [[a, "x"]],
    );
  });

  it("tells one event whole, the service's own first", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    const [service, client] = [decided(tenantId, { id: "same" }), told(tenantId, { id: "same" })];
    assert.equal(await stores.events.insert([client, service]), 2, "a client's id never hides the service's");
    assert.deepEqual(await stores.events.find({ tenantId, id: "same" }), service);
    assert.deepEqual(await stores.events.find({ tenantId, id: "same", source: "client" }), client);
    assert.equal(await stores.events.find({ tenantId: "nobody", id: "same" }), null);
    assert.equal(await stores.events.find({ tenantId, id: "sam" }), null);
  });

  it("walks all of a search page by page, also within one millisecond", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    const rows = Array.from({ length: 50 }, (_, i) =>
      (i % 2 ? told : decided)(tenantId, { id: `w${i >> 1}` }, NOON + (i % 3)),
    );
    await stores.events.insert(rows);
    const whole = await stores.events.search({ tenantId }, { limit: 100 });
    assert.equal(whole.length, 50);
    const walked: EventRow[] = [];
    for await (const page of walkEvents(stores.events, { tenantId }, 7)) walked.push(...page);
    assert.deepEqual(walked, whole);
  });

  it("keeps awkward text in ids and names, and finds it", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    const rows = AWKWARD_TEXTS.map((text, i) =>
      told(
        tenantId,
        { id: text, signatureIds: [text], tool: { calls: 1, findings: 0, blocked: 0, names: [text] } },
        NOON - i,
      ),
    );
    assert.equal(await stores.events.insert(rows), rows.length);
    for (const row of rows) {
      const { id } = row.record;
      assert.deepEqual(await stores.events.search({ tenantId, ruleIds: [id], tools: [id] }, { limit: 2 }), [row]);
      assert.deepEqual(await stores.events.search({ tenantId, idPrefix: id }, { limit: 2 }), [row]);
      assert.deepEqual(await stores.events.find({ tenantId, id }), row);
    }
  });

  it("guesses how many a search would find", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    await stores.events.insert(variety(tenantId));
    const estimate = (filter: EventFilter) => stores.events.estimate({ tenantId, ...filter });
    assert.deepEqual(await estimate({}), { count: 8, exact: true });
    assert.deepEqual(await estimate({ sources: ["client"] }), { count: 2, exact: true });
    assert.deepEqual(await estimate({ keyIds: ["key_2"] }), { count: 1, exact: true });
    assert.equal((await estimate({ ruleIds: ["whisper"] })).count, 1);
    const narrow = await estimate({ decisions: ["block"], types: ["scan"], from: NOON, until: NOON + 3_600_000 });
    assert.ok(narrow.count >= 2 && narrow.count <= 4, JSON.stringify(narrow));
    assert.deepEqual(await estimate({ tenantId: "nobody" }), { count: 0, exact: true });
  });

  it("forgets months that are over", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    const old = Date.UTC(2025, 3, 30, 23, 59);
    const rows = Array.from({ length: 5 }, (_, i) => decided(tenantId, { id: `old-${i}` }, old + i));
    await stores.events.insert([...rows, decided(tenantId, { id: "new" }, Date.UTC(2025, 4, 1))]);
    for (let more = true; more; ) ({ more } = await stores.events.sweep(Date.UTC(2025, 4, 1), 2));
    assert.deepEqual(await idsOf(stores.events, { tenantId }), ["new"]);
  });
};

async function idsOf(events: EventStore, filter: EventFilter): Promise<string[]> {
  return (await events.search(filter, { limit: 100 })).map(({ record }) => record.id);
}
