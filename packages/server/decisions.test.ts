import assert from "node:assert/strict";
import { test } from "node:test";
import { type Answered, createDecisionLog, DECISION_LOG } from "./decisions.ts";
import { Timings } from "./http/timings.ts";
import { type EventRow, StoreUnavailable } from "./stores/ports.ts";

const caller = { keyId: "k", tenantId: "t", keyName: "n", captureEnabled: false, plan: "unlimited" };

function answered(id: string, status = 503): Answered {
  return {
    id,
    caller,
    type: "scan",
    decided: null,
    timings: new Timings(),
    totalMs: 1,
    status,
    error: status === 429 ? "rate_limited" : "unavailable",
  };
}

function makeDesk(insert: (rows: readonly EventRow[]) => Promise<number>) {
  const lost: string[] = [];
  const faults: unknown[] = [];
  const log = createDecisionLog({
    events: { insert },
    clock: () => 1_000,
    onWritten: () => {},
    onLost: (reason, count) => void lost.push(`${reason} ${count}`),
    onFault: (error) => void faults.push(error),
  });
  return { log, lost, faults };
}

test("the queue is bounded: what does not fit is counted, and nobody waits", async () => {
  const written: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { log, lost } = makeDesk(async (rows) => {
    await gate;
    written.push(...rows.map(({ record }) => record.id));
    return rows.length;
  });
  for (let i = 0; i < DECISION_LOG.waitingMax + 7; i += 1) log.note(answered(`r${i}`));
  assert.equal(log.state().lost, 7);
  open();
  await log.close();
  assert.equal(lost.length, 7);
  assert.equal(written.length, DECISION_LOG.waitingMax);
  assert.equal(new Set(written).size, written.length);
});

test("written in batches by number, in order", async () => {
  const sizes: number[] = [];
  const { log } = makeDesk(async (rows) => sizes.push(rows.length));
  for (let i = 0; i < DECISION_LOG.batchMax * 2 + 3; i += 1) log.note(answered(`r${i}`));
  await log.close();
  assert.deepEqual(sizes, [DECISION_LOG.batchMax, DECISION_LOG.batchMax, 3]);
});

test("what comes while a batch is written is gathered, not written in crumbs", async (t) => {
  // The rest is left to the timer, which does not go off here however slow the machine is.
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const sizes: number[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { log } = makeDesk(async (rows) => {
    await gate;
    return sizes.push(rows.length);
  });
  for (let i = 0; i < DECISION_LOG.batchMax + 120; i += 1) {
    log.note(answered(`r${i}`));
    await null;
  }
  open();
  while (sizes.length === 0) await new Promise((resolve) => setImmediate(resolve));
  log.note(answered("late"));
  assert.deepEqual(sizes, [DECISION_LOG.batchMax]);
  await log.close();
  assert.deepEqual(sizes, [DECISION_LOG.batchMax, 121]);
});

test("a store that is away at the end loses what waits, and it is said; a fault of ours loses its batch only", async () => {
  const away = makeDesk(async () => {
    throw new StoreUnavailable("unreachable");
  });
  away.log.note(answered("a"));
  await assert.rejects(away.log.close(), { name: "StoreUnavailable" });
  assert.deepEqual(away.lost, ["store 1"]);

  let first = true;
  const faulty = makeDesk(async (rows) => {
    if (!first) return rows.length;
    first = false;
    throw new TypeError("ours");
  });
  for (let i = 0; i < DECISION_LOG.batchMax + 1; i += 1) faulty.log.note(answered(`r${i}`));
  await faulty.log.close();
  assert.deepEqual(faulty.lost, [`store ${DECISION_LOG.batchMax}`]);
  assert.equal(faulty.faults.length, 1);
});

test("a flood of refusals is one record a flush", async () => {
  const written: EventRow[] = [];
  const { log } = makeDesk(async (rows) => written.push(...rows));
  for (let i = 0; i < 10_000; i += 1) log.note(answered(`r${i}`, 429));
  await log.close();
  assert.equal(written.length, 1);
  assert.equal(written[0]?.source === "service" && written[0].record.times, 10_000);
});
