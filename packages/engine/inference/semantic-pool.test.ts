import assert from "node:assert/strict";
import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import type { Worker } from "node:worker_threads";
import { payloadOf } from "../payload.ts";
import { openSemantic, type SemanticModel, type SemanticPoolOptions } from "./semantic-pool.ts";

/** In this model `evil` is an attack, `odd` looks like one to the gate alone, and `ada` is a name. */
const folder = join(import.meta.dirname, "fixtures", "tiny-model");
const ask = { deadlineMs: 20_000 };
/** Ten thousand windows, hardly two alike: most of a second's work. */
const LONG = longText();

async function withModel(options: Partial<SemanticPoolOptions>, use: (model: SemanticModel) => Promise<void>) {
  const model = await openSemantic({ folder, ...options });
  try {
    await use(model);
  } finally {
    await model.close();
  }
}

/** The threads that start while `work` runs, as the process sees them. */
async function withWorkers<T>(work: (workers: readonly Worker[]) => Promise<T>): Promise<T> {
  const workers: Worker[] = [];
  const note = (worker: Worker) => void workers.push(worker);
  process.on("worker", note);
  try {
    return await work(workers);
  } finally {
    process.off("worker", note);
  }
}

/** A copy of the model in a folder of its own, for tests that spoil it. */
function withCopy<T>(work: (copy: string) => Promise<T>): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), "portcullis-model-"));
  cpSync(folder, copy, { recursive: true });
  return work(copy).finally(() => rmSync(copy, { recursive: true, force: true }));
}

describe("reading", () => {
  test("attacks are flagged at the window where they stand, and the model says who it is", () =>
    withModel({}, async (model) => {
      assert.deepEqual([model.model, model.version], ["tiny", "2026.11.15"]);
      const text = `${"calm ".repeat(30)}evil ${"calm ".repeat(30)}`;
      const outcome = await model.check(payloadOf(text), ask);
      assert.ok(outcome.ran && outcome.value.complete);
      const [result] = outcome.value.results;
      assert.ok(result?.flagged && text.slice(result.start, result.end).includes("evil"));
      const calm = await model.check(payloadOf("calm"), ask);
      assert.ok(calm.ran && calm.value.results.length === 0);
    }));

  test("tags are ranges of the text as given, alone or together with the check", () =>
    withModel({}, async (model) => {
      const text = "calm\u00ad Ada, evil Ada";
      const [checked, together] = await Promise.all([model.check(payloadOf(text), ask), model.tag(text, ask)]);
      const alone = await model.tag(text, ask);
      assert.ok(checked.ran && together.ran && alone.ran);
      assert.equal(checked.value.results[0]?.flagged, true);
      assert.deepEqual(together.value, alone.value);
      assert.deepEqual(
        alone.value.map(({ type, start, end }) => [type, text.slice(start, end)]),
        [
          ["person_name", "Ada"],
          ["person_name", "Ada"],
        ],
      );
    }));

  test("a scan that asks for both is one job", () =>
    withModel({ turnsMax: 1, queueMax: 1 }, async (model) => {
      const busy = model.check(payloadOf(LONG), ask);
      await new Promise((resolve) => setImmediate(resolve));
      // One place in the queue: both fit only because they share it.
      const [checked, tagged] = await Promise.all([model.check(payloadOf("ada"), ask), model.tag("ada", ask)]);
      assert.ok(checked.ran && tagged.ran && tagged.value.length === 1);
      assert.ok((await busy).ran);
    }));

  test("short texts are answered while a long one is read", () =>
    withModel({}, async (model) => {
      const order: string[] = [];
      await Promise.all([
        model.check(payloadOf(LONG), ask).then(() => order.push("long")),
        model.check(payloadOf("calm"), ask).then(() => order.push("short")),
      ]);
      assert.deepEqual(order, ["short", "long"]);
    }));
});

describe("faults", () => {
  test("a thread killed over a request gives unavailable, and the next request works", () =>
    withWorkers((workers) => {
      const faults: string[] = [];
      return withModel({ onFault: (fault) => faults.push(fault) }, async (model) => {
        const [cut] = await Promise.all([
          model.check(payloadOf(LONG), ask),
          new Promise((resolve) => setImmediate(resolve)).then(() => workers[0]!.terminate()),
        ]);
        assert.deepEqual(cut, { ran: false, error: "unavailable" });
        assert.deepEqual(faults, ["worker_died"]);
        assert.ok((await model.check(payloadOf("calm"), ask)).ran);
      });
    }));

  test("a deadline of a millisecond says how far it came, or that it never began, and never that all was read", () =>
    withModel({}, async (model) => {
      const outcome = await model.check(payloadOf(LONG), { deadlineMs: 1 });
      assert.ok(outcome.ran ? !outcome.value.complete : outcome.error === "timeout");
      assert.deepEqual(await model.tag(LONG, { deadlineMs: 1 }), { ran: false, error: "timeout" });
      assert.ok((await model.check(payloadOf("calm"), ask)).ran);
    }));

  test("who waits past the deadline hears timeout and leaves the queue", () =>
    withModel({ turnsMax: 1, queueMax: 1 }, async (model) => {
      const busy = model.check(payloadOf(LONG), ask);
      await new Promise((resolve) => setImmediate(resolve));
      assert.deepEqual(await model.check(payloadOf("calm"), { deadlineMs: 5 }), { ran: false, error: "timeout" });
      assert.ok((await model.check(payloadOf("calm"), ask)).ran, "its place is free again");
      assert.ok((await busy).ran);
    }));

  test("a full queue is overloaded at once", () =>
    withModel({ turnsMax: 1, queueMax: 1 }, async (model) => {
      const first = model.check(payloadOf(LONG), ask);
      await new Promise((resolve) => setImmediate(resolve));
      const rest = await Promise.all(["calm", "evil"].map((text) => model.check(payloadOf(text), ask)));
      assert.ok(rest[0]?.ran);
      assert.deepEqual(rest[1], { ran: false, error: "overloaded" });
      assert.ok((await first).ran);
      assert.ok((await model.check(payloadOf("calm"), ask)).ran);
    }));

  test("a thread that does not come back in time is replaced", () =>
    withWorkers((workers) => {
      const faults: string[] = [];
      const options = { lateMs: 1, graceMs: 1, onFault: (fault: string) => faults.push(fault) };
      return withModel(options, async (model) => {
        // Tokenising a million words takes longer than the deadline and both graces.
        const outcome = await model.check(payloadOf("one ".repeat(1_000_000)), { deadlineMs: 1 });
        assert.deepEqual(outcome, { ran: false, error: "timeout" });
        assert.ok((await model.check(payloadOf("calm"), ask)).ran);
        assert.deepEqual(faults, ["worker_stuck"]);
        assert.equal(workers.length, 2);
      });
    }));

  for (const file of ["gate.onnx", "judge.onnx", "vocab.txt"]) {
    test(`${file} with one byte more is a refusal to start that names it`, () =>
      withCopy(async (copy) => {
        appendFileSync(join(copy, file), "x");
        await assert.rejects(openSemantic({ folder: copy }), new RegExp(`^RangeError: ${file} is not the file`));
      }));
  }

  test("a file spoilt after the start is not loaded when a thread is replaced", () =>
    withCopy((copy) =>
      withWorkers((workers) =>
        withModel({ folder: copy }, async (model) => {
          appendFileSync(join(copy, "judge.onnx"), "x");
          await workers[0]!.terminate();
          const outcome = await model.check(payloadOf("calm"), { deadlineMs: 2_000 });
          assert.equal(outcome.ran, false);
        }),
      ),
    ));

  test("no registry, no model", () => assert.rejects(openSemantic({ folder: tmpdir() }), /registry\.json/));

  test("after close everything is unavailable", async () => {
    const model = await openSemantic({ folder });
    const open = model.check(payloadOf(LONG), ask);
    await model.close();
    assert.deepEqual(await open, { ran: false, error: "unavailable" });
    assert.deepEqual(await model.check(payloadOf("calm"), ask), { ran: false, error: "unavailable" });
    assert.deepEqual(await model.tag("calm", ask), { ran: false, error: "unavailable" });
  });
});

function longText(): string {
  let state = 1;
  const words = Array.from({ length: 60_000 }, () => {
    state = (state * 48_271) % 0x7fffffff;
    return ["one", "two", "three", "four", "odd"][state % 5];
  });
  return words.join(" ");
}
