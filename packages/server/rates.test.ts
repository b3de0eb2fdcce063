import assert from "node:assert/strict";
import { test } from "node:test";
import { buildOpenapi } from "@portcullis/contract";
import fc from "fast-check";
import { readPlans } from "./plans.ts";
import { createRateLimits } from "./rates.ts";
import { stage } from "./routes/stage.ts";
import { openMemory } from "./stores/memory.ts";
import { type RateStore, StoreUnavailable } from "./stores/ports.ts";

const MINUTE = 60_000;
const TEN = { requests: 10, seconds: 60 };

function makeDesk(standard: typeof TEN | null = TEN, rates: RateStore = openMemory().rates) {
  const clock = { now: 100 * MINUTE };
  const plans = readPlans({ plans: { fast: { rate: { requests: 3, seconds: 1 } } } });
  const replica = () => createRateLimits({ rates, plans, standard, clock: () => clock.now });
  const limits = replica();
  const take = (times: number, plan = "unlimited", at = limits) =>
    Array.from({ length: times }, () => at.take({ keyId: "k", plan })!.allowed).filter(Boolean).length;
  return { clock, limits, replica, take };
}

test("a key makes its requests and no more; after the window it may again", () => {
  const { clock, limits, take } = makeDesk();
  assert.equal(take(15), 10);
  const refused = limits.take({ keyId: "k", plan: "unlimited" })!;
  assert.deepEqual([refused.allowed, refused.remaining], [false, 0]);
  assert.equal(limits.take({ keyId: "other", plan: "unlimited" })!.allowed, true);
  clock.now += refused.resetSeconds * 1_000;
  assert.equal(limits.take({ keyId: "k", plan: "unlimited" })!.allowed, true, "retry-after is long enough");
  clock.now += 2 * MINUTE;
  assert.equal(take(15), 10);
});

test("no window of the length of the limit, wherever it begins, holds twice as many", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 200 }), (pauses) => {
      const { clock, limits } = makeDesk();
      const allowed: number[] = [];
      for (const pause of pauses) {
        clock.now += pause;
        if (limits.take({ keyId: "k", plan: "unlimited" })!.allowed) allowed.push(clock.now);
      }
      for (const from of allowed) {
        const inside = allowed.filter((at) => at >= from && at < from + MINUTE).length;
        assert.ok(inside < 2 * TEN.requests, `${inside} from ${from}`);
      }
    }),
    { numRuns: 50 },
  );
});

test("a plan's own rate comes first; without either there is no limit", () => {
  const { take } = makeDesk();
  assert.equal(take(5, "fast"), 3);
  const { limits } = makeDesk(null);
  assert.equal(limits.take({ keyId: "k", plan: "unlimited" }), null);
});

test("replicas share a limit once they have told each other, and are none the worse when they cannot", async () => {
  let down = false;
  const memory = openMemory().rates;
  const store: RateStore = {
    ...memory,
    async share(rows) {
      if (down) throw new StoreUnavailable("unreachable");
      return memory.share(rows);
    },
  };
  const { clock, replica, take } = makeDesk(TEN, store);
  const [a, b] = [replica(), replica()];
  assert.equal(take(6, "unlimited", a), 6);
  await a.share();
  assert.equal(take(1, "unlimited", b), 1);
  await b.share();
  assert.equal(take(10, "unlimited", b), 3, "six here, one there, three left");
  clock.now += 3 * MINUTE;
  down = true;
  assert.equal(take(20, "unlimited", b), 10);
  await b.share();
  assert.equal(b.shared(), false);
  assert.equal(take(20, "unlimited", a), 10);
  down = false;
  await Promise.all([a.share(), b.share()]);
  assert.equal(b.shared(), true);
});

test("a clock that jumps back or ahead neither locks a key out nor throws", () => {
  const { clock, take } = makeDesk();
  take(10);
  clock.now -= 10 * MINUTE;
  assert.equal(take(10), 10);
  clock.now += 365 * 24 * 60 * MINUTE;
  assert.equal(take(10), 10);
});

test("429 rate_limited, before the body is parsed, with what a client needs to wait", async () => {
  const at = await stage({ rate: { requests: 2, seconds: 60 } });
  const first = await at.post("/v1/scan", { text: "x" });
  assert.equal(first.status, 200);
  assert.equal(first.headers["ratelimit-limit"], "2");
  assert.equal(first.headers["ratelimit-remaining"], "1");
  assert.equal(first.headers["ratelimit-policy"], "2;w=60");
  await at.post("/v1/scan", { text: "x" });
  const refused = await at.send("POST", "/v1/scan", { body: "{ this is no JSON" });
  assert.equal(refused.status, 429);
  assert.equal(refused.body.error, "rate_limited");
  assert.equal(refused.headers["ratelimit-remaining"], "0");
  const wait = Number(refused.headers["retry-after"]);
  assert.ok(wait >= 1 && wait <= 120, String(wait));
  assert.equal((await at.send("GET", "/readyz", { key: null })).status, 200);
  at.advance(wait * 1_000);
  assert.equal((await at.post("/v1/scan", { text: "x" })).status, 200);
  await at.close();
});

test("what the document tells of the headers is what is sent", async () => {
  const at = await stage({ rate: { requests: 1, seconds: 60 } });
  const document = buildOpenapi("0") as unknown as {
    paths: { "/v1/scan": { post: { responses: Record<string, { headers: Record<string, unknown> }> } } };
  };
  for (const status of [200, 429]) {
    const answer = await at.post("/v1/scan", { text: "x" });
    assert.equal(answer.status, status);
    const told = Object.keys(document.paths["/v1/scan"].post.responses[status]!.headers);
    assert.ok(told.length >= 6);
    for (const name of told) assert.ok(answer.headers[name.toLowerCase()] !== undefined, `${status} ${name}`);
  }
  await at.close();
});

test("200 without a limit carries no such header", async () => {
  const at = await stage();
  const { headers } = await at.post("/v1/scan", { text: "x" });
  assert.equal(headers["ratelimit-limit"], undefined);
  await at.close();
});
