import assert from "node:assert/strict";
import { test } from "node:test";
import type { Detector } from "../cloak/port.ts";
import { didNotRun, ran } from "../outcome.ts";
import { type DetectorPoolOptions, openDetector } from "./cloak-pool.ts";

/** Definitions that behave badly on demand; a real module, because threads load modules. */
const source = { entities: new URL("./fixtures/entities.ts", import.meta.url).href, tagger: null };
/** Nothing here is waited for so long; a thread that is started anew on a busy machine may take some of it. */
const ask = { types: ["email", "iban"] as const, minConfidence: 0.5, deadlineMs: 60_000 };

async function withDetector(options: Partial<DetectorPoolOptions>, use: (detector: Detector) => Promise<void>) {
  const detector = await openDetector({ source, taxonomyVersion: "2026.01.02", ...options });
  try {
    await use(detector);
  } finally {
    await detector.close();
  }
}

test("answers with ranges of the text as sent", () =>
  withDetector({}, async (detector) => {
    assert.equal(detector.taxonomyVersion, "2026.01.02");
    const outcome = await detector.detect("to MARK here", ask);
    assert.ok(outcome.ran && outcome.latencyMs >= 0);
    assert.deepEqual(outcome.value, [{ type: "email", category: "pii", start: 3, end: 7, confidence: 0.9 }]);
  }));

test("a fault in a recogniser is unavailable, and the thread lives on", () =>
  withDetector({}, async (detector) => {
    assert.deepEqual(await detector.detect("THROW", ask), { ran: false, error: "unavailable" });
    assert.ok((await detector.detect("MARK", ask)).ran);
  }));

test("a thread that dies is replaced, and the request in it hears unavailable", async () => {
  const faults: string[] = [];
  await withDetector({ onFault: (fault) => faults.push(fault) }, async (detector) => {
    const [dead, behind] = await Promise.all([detector.detect("DIE", ask), detector.detect("MARK", ask)]);
    assert.deepEqual(dead, { ran: false, error: "unavailable" });
    assert.ok(behind.ran, "the request behind it waits for the next thread");
    assert.deepEqual(faults, ["worker_died"]);
  });
});

test("a thread that never comes back is a timeout, and is replaced", async () => {
  const faults: string[] = [];
  await withDetector({ graceMs: 20, onFault: (fault) => faults.push(fault) }, async (detector) => {
    assert.deepEqual(await detector.detect("HANG", { ...ask, deadlineMs: 60 }), { ran: false, error: "timeout" });
    assert.ok((await detector.detect("MARK", ask)).ran);
    assert.deepEqual(faults, ["worker_stuck"]);
  });
});

test("a thread that eats its heap dies alone", () =>
  withDetector({ heapMb: 32 }, async (detector) => {
    assert.deepEqual(await detector.detect("EAT", ask), { ran: false, error: "unavailable" });
    assert.ok((await detector.detect("MARK", ask)).ran);
  }));

test("a full queue is overloaded, never a longer wait", () =>
  withDetector({ queueMax: 1 }, async (detector) => {
    const outcomes = await Promise.all(["MARK 1", "MARK 2", "MARK 3"].map((text) => detector.detect(text, ask)));
    assert.deepEqual(
      outcomes.map((outcome) => (outcome.ran ? "ran" : outcome.error)),
      ["ran", "ran", "overloaded"],
    );
  }));

test("a long text is read whole, in pieces; over the ceiling it is too large", () =>
  withDetector({ textCharsMax: 40_000 }, async (detector) => {
    const text = `${"word ".repeat(6_000)}MARK ${"word ".repeat(1_000)}`;
    const outcome = await detector.detect(text, ask);
    assert.ok(outcome.ran);
    assert.deepEqual(
      outcome.value.map(({ start, end }) => text.slice(start, end)),
      ["MARK"],
    );
    const tooLong = await detector.detect("x".repeat(40_001), ask);
    assert.deepEqual(tooLong, { ran: false, error: "too_large" });
  }));

test("short requests are answered before a long one that came first", () =>
  withDetector({}, async (detector) => {
    const order: string[] = [];
    await Promise.all([
      detector.detect("word ".repeat(30_000), ask).then(() => order.push("long")),
      detector.detect("MARK", ask).then(() => order.push("short")),
    ]);
    assert.deepEqual(order, ["short", "long"]);
  }));

test("without a tagger, whoever asks for names hears unavailable", () =>
  withDetector({}, async (detector) => {
    const outcome = await detector.detect("MARK", { ...ask, types: ["email", "person_name"] });
    assert.deepEqual(outcome, { ran: false, error: "unavailable" });
  }));

test("what a model has tagged beforehand is told where it stands, also in a long text; only names ask for it", async () => {
  let asked = 0;
  const tag = async (text: string) => {
    asked++;
    const start = text.indexOf("Ada");
    return ran([{ type: "person_name" as const, start, end: start + 3, score: 0.8 }], 1);
  };
  await withDetector({ tag }, async (detector) => {
    const names = { ...ask, types: ["email", "person_name"] as const };
    for (const text of ["MARK to Ada", `${"word ".repeat(6_000)}MARK Ada ${"word ".repeat(6_000)}`]) {
      const outcome = await detector.detect(text, names);
      assert.ok(outcome.ran);
      assert.deepEqual(
        outcome.value.map(({ type, start, end }) => [type, text.slice(start, end)]),
        [
          ["email", "MARK"],
          ["person_name", "Ada"],
        ],
      );
    }
    assert.ok((await detector.detect("MARK", ask)).ran);
    assert.equal(asked, 2);
  });
});

test("a model that does not answer is a detector that does not", () =>
  withDetector({ tag: async () => didNotRun("timeout") }, async (detector) => {
    const outcome = await detector.detect("MARK", { ...ask, types: ["person_name"] });
    assert.deepEqual(outcome, { ran: false, error: "timeout" });
  }));

test("definitions that do not load are no running detector", () =>
  assert.rejects(
    openDetector({ source: { ...source, entities: "file:///nowhere/entities.ts" }, taxonomyVersion: "2026.01.02" }),
    /did not start/,
  ));

test("after close everything is unavailable", async () => {
  const detector = await openDetector({ source, taxonomyVersion: "2026.01.02" });
  const open = detector.detect("HANG", ask);
  await detector.close();
  assert.deepEqual(await open, { ran: false, error: "unavailable" });
  assert.deepEqual(await detector.detect("MARK", ask), { ran: false, error: "unavailable" });
});
