import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { stage as serviceStage } from "../routes/stage.ts";
import { createShedding } from "./shedding.ts";

const WAIT_MS = 50;
/** What refusing costs, in milliseconds. */
const REFUSAL_MS = 0.025;

/** A process with a clock of its own, and turns: what has arrived is looked at, then what was left for after it is done. */
function process(connections = Number.POSITIVE_INFINITY) {
  let at = 0;
  let left: (() => void)[] = [];
  const shedding = createShedding({
    waitMsMax: WAIT_MS,
    connections: () => connections,
    now: () => at,
    afterTurn: (work) => void left.push(work),
  });
  /** Whether it is admitted; if so it takes its time when its turn comes, and says when that is over. */
  const take = (ms: number, served: (at: number) => void = () => {}): boolean => {
    const admitted = shedding.admits();
    if (!admitted) at += REFUSAL_MS;
    else {
      shedding.serve(() => {
        at += ms;
        served(at);
      });
    }
    return admitted;
  };
  const endTurn = () => {
    const now = left;
    left = [];
    for (const work of now) work();
    at += 0.01;
  };
  return {
    now: () => at,
    take,
    endTurn,
    /** Whether it would sleep until somebody comes. */
    isIdle: () => left.length === 0,
    /** So many requests of so many milliseconds arrive at once; the process takes its turns until all are served. */
    turn(requests: number, ms: number): number {
      let admitted = 0;
      for (let n = 0; n < requests; n++) if (take(ms)) admitted += 1;
      while (left.length > 0) endTurn();
      return admitted;
    },
    /** Nothing to do, or the machine gives its time to others. */
    pass(ms: number) {
      at += ms;
    },
  };
}

type Process = ReturnType<typeof process>;

interface Load {
  readonly workMs: number;
  readonly forMs: number;
  readonly skipMs: number;
  /** Of the clients: who is not answered sends nothing else. */
  readonly connections?: number;
  /** The machine gives its time to others: so long, so often. */
  readonly heldUp?: { readonly ms: number; readonly everyMs: number };
}

/** Requests at a set rate, whatever becomes of them. A time counts from when the request came. */
function offer(perSecond: number, load: Load, server: Process = process()) {
  const { workMs, forMs, skipMs, heldUp, connections = Number.POSITIVE_INFINITY } = load;
  const admitted: number[] = [];
  const refused: number[] = [];
  const start = server.now();
  let next = start;
  let waiting = 0;
  let heldUpAt = start + (heldUp?.everyMs ?? Number.POSITIVE_INFINITY);
  while (server.now() < start + forMs) {
    let free = connections - waiting;
    for (const until = server.now(); next <= until && free > 0; next += 1_000 / perSecond, free--) {
      const came = next;
      const counts = came - start >= skipMs;
      waiting += 1;
      const stays = server.take(workMs, (at) => {
        waiting -= 1;
        if (counts) admitted.push(at - came);
      });
      if (stays) continue;
      waiting -= 1;
      if (counts) refused.push(server.now() - came);
    }
    server.endTurn();
    if (server.now() >= heldUpAt) {
      server.pass(heldUp!.ms);
      heldUpAt += heldUp!.everyMs;
    }
    if (server.isIdle() && next > server.now()) server.pass(next - server.now());
  }
  const at = (list: number[], share: number) => list.sort((a, b) => a - b)[Math.floor(list.length * share)] ?? 0;
  return { admitted, refused, p50: at(admitted, 0.5), p99: at(admitted, 0.99), refusedP99: at(refused, 0.99) };
}

/** A process that has had too much to do for a while. */
function overloaded(): Process {
  const server = process();
  assert.ok(offer(20_000, { workMs: 0.1, forMs: 1_000, skipMs: 0 }, server).refused.length > 0);
  return server;
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

  test("at half, at nine tenths and at nearly all of what it can do, nobody is refused", () => {
    for (const share of [0.5, 0.9, 0.98]) {
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
      const perSecond = (1_000 / workMs) * times;
      const { admitted, refused, p50, p99, refusedP99 } = offer(perSecond, load);
      assert.ok(p99 < 2 * p50, `p50 ${p50} ms, p99 ${p99} ms`);
      assert.ok(p99 < 2 * WAIT_MS, `p99 ${p99} ms`);
      assert.ok(refusedP99 < 5 + workMs, `refused within ${refusedP99} ms`);
      assert.ok(refused.length > 0);
      // Refusing has its price too; what is left of the time goes to those who are admitted.
      const left = 1 - (perSecond * REFUSAL_MS) / 1_000;
      assert.ok(admitted.length * workMs > 18_000 * left * 0.95, `${admitted.length} admitted`);
    });
  }

  test("a flood that takes all the time to refuse leaves some for the admitted", () => {
    const { admitted } = offer(60_000, { workMs: 0.1, forMs: 5_000, skipMs: 0, connections: 1_000 });
    // A sixth of the time; without a share of the long turns it would be a tenth, most of it of the first moments.
    assert.ok(admitted.length > 7_000, `${admitted.length} admitted`);
  });

  test("of load that comes in bursts, a third of what there is time for is admitted", () => {
    const server = overloaded();
    let admitted = 0;
    for (let n = 0; n < 200; n++) {
      // Twice what it can do, every 40 ms at once.
      const startedAt = server.now();
      admitted += server.turn(800, 0.1);
      server.pass(Math.max(0, 40 - (server.now() - startedAt)));
    }
    assert.ok(admitted > (200 * 400) / 3, `${admitted} admitted`);
  });

  test("held up by its machine, it refuses those who came meanwhile and goes on", () => {
    const heldUp = { ms: 20, everyMs: 200 };
    const { p50, p99 } = offer(20_000, { workMs: 0.1, forMs: 20_000, skipMs: 2_000, heldUp });
    assert.ok(p99 < 5 * p50, `p50 ${p50} ms, p99 ${p99} ms`);
  });

  test("clients that come again at once are no overload while all of them are served in time", () => {
    const server = process(256);
    let [served, refused, due] = [0, 0, 256];
    // The first requests take long, as those of a process that has just started do.
    while (server.now() < 5_000) {
      const now = due;
      due = 0;
      for (let n = 0; n < now; n++) {
        const stays = server.take(server.now() < 1_000 ? 1 : 0.1, () => {
          served += 1;
          due += 1;
        });
        if (stays) continue;
        if (server.now() > 2_000) refused += 1;
        due += 1;
      }
      server.endTurn();
    }
    assert.equal(refused, 0);
    assert.ok(served > 25_000, `${served} served`);
  });

  test("ends with the load", () => {
    const server = overloaded();
    offer(1_000, { workMs: 0.1, forMs: 600, skipMs: 0 }, server);
    assert.equal(server.turn(2_000, 0.1), 2_000);
  });

  test("ends also on a machine that holds the process up now and then", () => {
    const heldUp = { ms: 40, everyMs: 100 };
    const { refused } = offer(5_000, { workMs: 0.1, forMs: 10_000, skipMs: 0, heldUp }, overloaded());
    assert.ok(refused.length < 1_000, `${refused.length} refused`);
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
