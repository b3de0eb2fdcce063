import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createShedding } from "./shedding.ts";

/** A process with a clock of its own: turns in which so many requests of so many milliseconds arrive. */
function stage(waitMsMax: number) {
  let at = 0;
  let end: (() => void) | null = null;
  const shedding = createShedding({
    waitMsMax,
    now: () => at,
    afterTurn: (work) => {
      end = work;
    },
  });
  return {
    turn(requests: number, ms: number): { admitted: number; longestMs: number } {
      const startedAt = at;
      let admitted = 0;
      let longestMs = 0;
      for (let n = 0; n < requests; n++) {
        if (!shedding.admits()) continue;
        admitted += 1;
        longestMs = Math.max(longestMs, at - startedAt);
        at += ms;
      }
      end?.();
      at += 0.1;
      return { admitted, longestMs };
    },
  };
}

describe("shedding", () => {
  test("admits everything that is served in time", () => {
    const { turn } = stage(20);
    for (let n = 0; n < 1000; n++) assert.equal(turn(100, 0.1).admitted, 100);
  });

  test("a burst, or one long request with others behind it, is no overload", () => {
    const { turn } = stage(20);
    assert.equal(turn(500, 0.1).admitted, 500);
    for (let n = 0; n < 50; n++) turn(10, 0.1);
    assert.equal(turn(3, 40).admitted, 3);
    assert.equal(turn(10, 0.1).admitted, 10);
  });

  test("under a load that lasts, whoever is admitted waits no longer than the bound", () => {
    const { turn } = stage(20);
    const turns = Array.from({ length: 50 }, () => turn(1000, 0.1));
    const settled = turns.slice(5);
    for (const { admitted, longestMs } of settled) {
      assert.ok(longestMs <= 20.2, `${longestMs}`);
      assert.ok(admitted >= 200, `${admitted} admitted`);
      assert.ok(admitted < 1000);
    }
  });

  test("ends with the load", () => {
    const { turn } = stage(20);
    for (let n = 0; n < 50; n++) turn(1000, 0.1);
    turn(10, 0.1);
    assert.equal(turn(400, 0.1).admitted, 400);
  });
});
