/** The audit trail. */
import assert from "node:assert/strict";
import type { AuditEntry } from "../ports.ts";
import { AWKWARD_TEXTS, type Cases } from "./desk.ts";

function someEntry(fields: Partial<AuditEntry>): AuditEntry {
  return { tenantId: null, actor: "cli", action: "key.revoke", target: "key_1", detail: {}, at: 1_000, ...fields };
}

export const auditCases: Cases = (it) => {
  it("chains each row to the one before and lists newest first", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    const first = await stores.audit.append(someEntry({ tenantId, detail: { b: 1, a: "x", c: null, d: true } }));
    const second = await stores.audit.append(someEntry({ tenantId, target: null }));
    const other = await stores.audit.append(someEntry({}));
    assert.equal(second.seq, first.seq + 1);
    assert.equal(second.previousHash, first.hash);
    assert.deepEqual(await stores.audit.list({ limit: 2 }), [other, second]);
    assert.deepEqual(await stores.audit.list({ limit: 10, tenantId }), [second, first]);
    assert.deepEqual(await stores.audit.list({ limit: 10, tenantId, beforeSeq: second.seq }), [first]);
    assert.deepEqual(await stores.audit.verify(other.hash), { intact: true, rows: other.seq, head: other.hash });
  });

  it("stays one chain when many append at once, and keeps awkward text", async ({ stores, tenant }) => {
    const { id: tenantId } = await tenant();
    const before = (await stores.audit.list({ limit: 1 }))[0]!.seq;
    const texts = [...AWKWARD_TEXTS, ...Array.from({ length: 20 }, (_, i) => `plain ${i}`)];
    const rows = await Promise.all(
      texts.map((text) => stores.audit.append(someEntry({ tenantId, actor: text, detail: { note: text } }))),
    );
    assert.deepEqual(
      rows.map(({ seq }) => seq).sort((a, b) => a - b),
      texts.map((_, i) => before + 1 + i),
    );
    assert.deepEqual(
      new Set((await stores.audit.list({ limit: 100, tenantId })).map(({ actor }) => actor)),
      new Set(texts),
    );
    assert.equal((await stores.audit.verify()).intact, true);
  });

  it("tells a cut-off tail from a head noted elsewhere", async ({ stores }) => {
    const { seq } = await stores.audit.append(someEntry({}));
    const check = await stores.audit.verify("f".repeat(64));
    assert.deepEqual(check, { intact: false, seq: seq + 1, problem: "missing" });
  });
};
