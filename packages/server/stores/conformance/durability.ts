/**
 * What outlives a handle and a process: data is there after reopening, two handles agree, and what a process had
 * acknowledged before it was killed is there exactly once.
 */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { someKey } from "./accounts.ts";
import { type Cases, countRecords, someRecord } from "./desk.ts";

const KILL_ROUNDS = 3;
const ACKNOWLEDGED_BEFORE_KILL = 8;

export const durabilityCases: Cases = (it) => {
  it("shows a second handle what the first one wrote, and keeps it after both are closed", async ({
    place,
    tenant,
    stores,
  }) => {
    const { id: tenantId } = await tenant();
    const key = await stores.keys.create(someKey({ tenantId }));
    await stores.telemetry.insert({
      tenantId,
      keyId: key.id,
      receivedAt: 1,
      events: [{ at: 1, record: someRecord({ id: "e" }) }],
    });
    for (let round = 0; round < 2; round += 1) {
      const second = await place.open();
      assert.deepEqual((await second.keys.findByHash(key.hash))?.key, key);
      assert.equal(await countRecords(second, tenantId), 1);
      await second.close();
    }
    const second = await place.open();
    await second.keys.change(key.id, { revokedAt: 5 });
    assert.equal((await stores.keys.find(key.id))?.revokedAt, 5);
    const rows = await Promise.all(
      [stores, second, stores, second].map(({ audit }, i) =>
        audit.append({ tenantId, actor: `replica ${i}`, action: "key.issue", target: null, detail: {}, at: i }),
      ),
    );
    assert.equal(new Set(rows.map(({ seq }) => seq)).size, rows.length);
    assert.equal((await second.audit.verify()).intact, true);
    const event = (id: string) => ({ at: 2, record: someRecord({ id }) });
    const batch = (ids: string[]) => ({ tenantId, keyId: key.id, receivedAt: 2, events: ids.map(event) });
    const ids = Array.from({ length: 300 }, (_, i) => `both-${i}`);
    const inserted = await Promise.all([
      stores.telemetry.insert(batch(ids)),
      second.telemetry.insert(batch(ids.toReversed())),
    ]);
    const fresh = inserted[0] + inserted[1];
    if (place.newTwice) assert.ok(fresh >= ids.length && fresh <= 2 * ids.length, String(fresh));
    else assert.equal(fresh, ids.length);
    assert.equal(await countRecords(stores, tenantId), 1 + ids.length);
    await second.close();
    await assert.rejects(countRecords(second, tenantId), { name: "StoreUnavailable", reason: "closed" });
  });

  it("keeps what a killed process had acknowledged, exactly once", async ({ place, tenant }) => {
    for (let round = 0; round < KILL_ROUNDS; round += 1) {
      const { id: tenantId } = await tenant();
      const acknowledged = await killMidLoad(JSON.stringify({ choice: place.choice, tenantId }));
      assert.ok(acknowledged.length >= ACKNOWLEDGED_BEFORE_KILL);
      const reopened = await place.open();
      const stored = (await reopened.telemetry.list(tenantId, { limit: 100_000 })).map(({ record }) => record.id);
      await reopened.close();
      assert.equal(new Set(stored).size, stored.length, "no id is there twice");
      const there = new Set(stored);
      assert.deepEqual(
        acknowledged.filter((id) => !there.has(id)),
        [],
      );
    }
  });
};

/** Lets a process write batches until it has acknowledged some, kills it, and returns the ids it had acknowledged. */
async function killMidLoad(task: string): Promise<string[]> {
  const child = spawn(process.execPath, [new URL("./load.ts", import.meta.url).pathname, task], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const acknowledged: string[] = [];
  let lines = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    // A line cut by the kill was not received, so it is no acknowledgement.
    if (!line.endsWith(";")) continue;
    acknowledged.push(...line.slice(0, -1).split(" "));
    lines += 1;
    if (lines === ACKNOWLEDGED_BEFORE_KILL) child.kill("SIGKILL");
  }
  await gone;
  return acknowledged;
}
