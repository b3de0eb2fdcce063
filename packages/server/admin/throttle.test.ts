import assert from "node:assert/strict";
import { test } from "node:test";
import { openMemory } from "../stores/memory.ts";
import { type RateStore, StoreUnavailable } from "../stores/ports.ts";
import { createThrottle } from "./throttle.ts";

const windowMs = 900_000;

/** Processes that share what they count, under a clock that is set by hand. */
function makeDesk(rates: Pick<RateStore, "share"> = openMemory().rates) {
  const clock = { now: Date.UTC(2026, 2, 10, 12) };
  const throttle = (kind = "name") => createThrottle({ kind, triesMax: 4, windowMs, rates, clock: () => clock.now });
  return { clock, throttle };
}

async function guess(at: ReturnType<typeof createThrottle>, name = "ada"): Promise<boolean> {
  if ((await at.enter(name)) > 0) return false;
  await at.fail(name);
  return true;
}

test("wrong tries at several processes add up, for this name and no other", async () => {
  const { clock, throttle } = makeDesk();
  const [one, two, three] = [throttle(), throttle(), throttle()];
  assert.deepEqual([await guess(one), await guess(two), await guess(one), await guess(two)], [true, true, true, true]);
  for (const each of [one, two, three]) assert.equal(await guess(each), false);
  assert.equal(await guess(three, "vera"), true);
  assert.equal(await guess(throttle("address")), true, "another throttle counts for itself");
  clock.now += windowMs;
  assert.equal(await guess(three), true);
});

test("tries that turned out well use up nothing, here or elsewhere", async () => {
  const { throttle } = makeDesk();
  const [one, two] = [throttle(), throttle()];
  for (let i = 0; i < 20; i += 1) {
    assert.equal(await one.enter("ada"), 0);
    one.forgive("ada");
  }
  assert.equal(await guess(two), true);
});

test("while counts cannot be shared each process limits what it sees, and tries at once do not slip past", async () => {
  const { throttle } = makeDesk({
    async share() {
      throw new StoreUnavailable("unreachable");
    },
  });
  const one = throttle();
  const made = await Promise.all(Array.from({ length: 9 }, () => guess(one)));
  assert.equal(made.filter(Boolean).length, 4);
  assert.equal(await guess(throttle()), true);
});

test("what was typed does not leave the process", async () => {
  const told: string[] = [];
  const { throttle } = makeDesk({
    async share(rows) {
      told.push(JSON.stringify(rows));
      return rows.map(() => 0);
    },
  });
  await guess(throttle(), "a secret in the wrong field");
  assert.ok(told.length > 0);
  assert.doesNotMatch(told.join(), /secret/);
});
