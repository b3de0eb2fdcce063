import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { stage as serviceStage } from "../routes/stage.ts";
import { createShedding } from "./shedding.ts";

const WAIT_MS = 50;
/** What refusing costs, in milliseconds. */
const REFUSAL_MS = 0.025;

/** A process with a clock of its own. */
function process(waitMsMax = WAIT_MS) {
  let at = 0;
  let idled = 0;
  let end: (() => void) | null = null;
  const shedding = createShedding({
    waitMsMax,
    now: () => at,
    idle: () => idled,
    afterTurn: (work) => {
      end = work;
    },
  });
  const endTurn = () => {
    end?.();
    end = null;
    at += 0.01;
  };
  /** Whether it is admitted; if so it takes its time. */
  const take = (ms: number): boolean => {
    const admitted = shedding.admits();
    at += admitted ? ms : REFUSAL_MS;
    return admitted;
  };
  return {
    now: () => at,
    take,
    endTurn,
    /** A turn in which so many requests of so many milliseconds arrive. */
    turn(requests: number, ms: number): number {
      let admitted = 0;
      for (let n = 0; n < requests; n++) if (take(ms)) admitted += 1;
      endTurn();
      return admitted;
    },
    idle(ms: number) {
      at += ms;
      idled += ms;
    },
    /** The machine gives its time to others. */
    stall(ms: number) {
      at += ms;
    },
  };
}

/** Requests at a set rate, whatever becomes of them: each turn takes what arrived during the one before. */
function offer(
  perSecond: number,
  options: { readonly workMs: number; readonly forMs: number; readonly skipMs: number },
) {
  const server = process();
  const { workMs, forMs, skipMs } = options;
  const admitted: number[] = [];
  const refused: number[] = [];
  let next = 0;
  while (server.now() < forMs) {
    const until = server.now();
    for (; next <= until; next += 1_000 / perSecond) {
      const taken = server.take(workMs);
      const tookMs = server.now() - next;
      if (next >= skipMs) (taken ? admitted : refused).push(tookMs);
    }
    server.endTurn();
    if (next > server.now()) server.idle(next - server.now());
  }
  const at = (list: number[], share: number) => list.sort((a, b) => a - b)[Math.floor(list.length * share)] ?? 0;
  return { admitted, refused, p50: at(admitted, 0.5), p99: at(admitted, 0.99), refusedP99: at(refused, 0.99) };
}

describe("shedding", () => {
  test("admits everything that is served in time", () => {
    const { turn } = process();
    for (let n = 0; n < 1000; n++) assert.equal(turn(100, 0.1), 100);
  });

  test("a burst, or one long request with others behind it, is no overload", () => {
    const server = process();
    assert.equal(server.turn(2000, 0.1), 2000);
    for (let n = 0; n < 50; n++) assert.equal(server.turn(10, 0.1), 10);
    assert.equal(server.turn(3, 400), 3);
    assert.equal(server.turn(10, 0.1), 10);
  });

  test("a few large texts are no overload, at once or for as long as they come", () => {
    const server = process();
    for (let n = 0; n < 100; n++) assert.equal(server.turn(4, 200), 4);
  });

  test("at half, at nine tenths and at the whole of what it can do, nobody is refused", () => {
    for (const share of [0.5, 0.9, 1]) {
      const { refused } = offer(10_000 * share, { workMs: 0.1, forMs: 10_000, skipMs: 0 });
      assert.equal(refused.length, 0, `${share}`);
    }
  });

  for (const [times, workMs] of [
    [2, 0.1],
    [3, 0.1],
    [2, 0.5],
    [2, 2],
  ] as const) {
    test(`at ${times} times what it can do with ${workMs} ms each, the admitted wait alike and the refused hear it soon`, () => {
      const load = { workMs, forMs: 20_000, skipMs: 2_000 };
      const { admitted, refused, p50, p99, refusedP99 } = offer((1_000 / workMs) * times, load);
      assert.ok(p99 < 5 * p50, `p50 ${p50} ms, p99 ${p99} ms`);
      assert.ok(p99 < 25, `p99 ${p99} ms`);
      assert.ok(refusedP99 < 16 + 2 * workMs, `refused within ${refusedP99} ms`);
      assert.ok(refused.length > 0);
      // Refusing has its price too; what is left of the time goes to those who are admitted.
      const left = 1 - (1_000 / workMs / 1_000) * times * REFUSAL_MS;
      assert.ok(admitted.length * workMs > 18_000 * left * 0.8, `${admitted.length} admitted`);
    });
  }

  test("of load that comes in bursts, as much is admitted as there is time for", () => {
    const server = process();
    for (let n = 0; n < 50; n++) server.turn(1000, 0.1);
    let admitted = 0;
    for (let n = 0; n < 200; n++) {
      // Twice what it can do, every 40 ms at once.
      const startedAt = server.now();
      admitted += server.turn(800, 0.1);
      server.idle(Math.max(0, 40 - (server.now() - startedAt)));
    }
    // Refusing the others costs half of the time.
    assert.ok(admitted > 200 * 400 * 0.4, `${admitted} admitted`);
  });

  test("ends with the load", () => {
    const server = process();
    for (let n = 0; n < 50; n++) server.turn(1000, 0.1);
    assert.ok(server.turn(400, 0.1) < 400);
    for (let n = 0; n < 60; n++) {
      assert.equal(server.turn(10, 0.1), 10);
      server.idle(10);
    }
    assert.equal(server.turn(400, 0.1), 400);
  });

  test("ends also on a machine that holds the process up now and then", () => {
    const server = process();
    for (let n = 0; n < 50; n++) server.turn(1000, 0.1);
    let refused = 0;
    for (let n = 0; n < 100; n++) {
      // Half of what it can do: while it was held up for 40 ms, 200 requests came.
      server.stall(40);
      refused += 200 - server.turn(200, 0.1);
      for (let k = 0; k < 6; k++) {
        server.turn(50, 0.1);
        server.idle(5);
      }
    }
    assert.ok(refused < 2_000, `${refused} refused`);
  });
});

test("200 for four of the largest texts at once, and for who comes in between", async () => {
  const at = await serviceStage({ services: (real) => ({ ...real, limits: { ...real.limits, waitMs: 1 } }) });
  const large = { text: "a plain word, ".repeat(70_000), max_scan_chars: 1_000_000, semantic: "off" };
  for (let round = 0; round < 3; round++) {
    const answers = await Promise.all(
      [large, large, large, large, { text: "hello" }, { text: "hello" }].map((body) => at.post("/v1/scan", body)),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  }
  await at.close();
});
