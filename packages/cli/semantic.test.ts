/**
 * The semantic pass through the whole service: what a caller is told when the model finds, clears, or cannot answer.
 * The model is a tiny one, in which `evil` is an attack and `ada` is a name.
 */
import assert from "node:assert/strict";
import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import type { Worker } from "node:worker_threads";
import type { ScanVerdict } from "@portcullis/contract";
import { payloadOf } from "@portcullis/engine";
import { openSemantic, type SemanticPoolOptions } from "@portcullis/engine/inference";
import { pino } from "pino";
import { type Stage, stage } from "../server/routes/stage.ts";
import { assemble } from "./assembly.ts";
import { UsageError } from "./command.ts";
import { readSettings } from "./settings.ts";

const folder = join(import.meta.dirname, "..", "engine", "inference", "fixtures", "tiny-model");
const LONG = longText();
const long = { text: LONG, max_scan_chars: 1_000_000 };

async function onStage(
  { semanticMs = 120_000, ...options }: Partial<SemanticPoolOptions> & { readonly semanticMs?: number },
  play: (set: Stage, model: { readonly workers: readonly Worker[]; readonly asked: Promise<void> }) => Promise<void>,
) {
  const workers: Worker[] = [];
  const note = (worker: Worker) => void workers.push(worker);
  process.on("worker", note);
  const semantic = await openSemantic({ folder, ...options });
  let onAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    onAsked = resolve;
  });
  const set = await stage({
    semantic: {
      ...semantic,
      check(...words) {
        const outcome = semantic.check(...words);
        onAsked();
        return outcome;
      },
    },
    services: (real) => ({ ...real, deadlines: { semanticMs, cloakMs: 120_000 } }),
  });
  try {
    await play(set, { workers, asked });
  } finally {
    process.off("worker", note);
    await set.close();
    await semantic.close();
  }
}

const scan = async (set: Stage, body: object) => (await set.post<ScanVerdict>("/v1/scan", body)).body;
const told = ({ decision, reason, model_check: check }: ScanVerdict) => ({
  decision,
  reason,
  ran: check?.ran,
  error: check?.error,
});

describe("a scan with the model", () => {
  test("200: blocks what the rules do not know, says why and where, and names the model", () =>
    onStage({}, async (set) => {
      const verdict = await scan(set, { text: "calm evil" });
      assert.deepEqual(told(verdict), { decision: "block", reason: "prompt_attack=injection", ran: true, error: null });
      assert.equal(verdict.model_check?.model, "tiny");
      assert.deepEqual(verdict.model_check?.windows, { total: 1, checked: 1 });
      assert.equal((await scan(set, { text: "calm" })).decision, "allow");
      assert.equal((await scan(set, { text: "calm evil", semantic: "report" })).decision, "allow");
    }));

  test("200: ready tells the model's version", () =>
    onStage({}, async (set) => {
      const { body } = await set.send("GET", "/readyz", { key: null });
      assert.equal(body.model_version, "2026.11.15");
    }));
});

describe("a model that cannot answer never lets through under enforce, and the next request works", () => {
  const works = async (set: Stage) => assert.equal((await scan(set, { text: "calm" })).decision, "allow");

  test("200: its thread is killed over the request", () =>
    onStage({}, async (set, { workers, asked }) => {
      const [verdict] = await Promise.all([scan(set, long), asked.then(() => workers[0]!.terminate())]);
      const block = { decision: "block", reason: "semantic=unavailable", ran: false, error: "unavailable" };
      assert.deepEqual(told(verdict), block);
      await works(set);
    }));

  test("200: a deadline of a millisecond", () =>
    onStage({ semanticMs: 1 }, async (set) => {
      const verdict = await scan(set, long);
      const block = { decision: "block", reason: "semantic=timeout", ran: false, error: "timeout" };
      assert.deepEqual(told(verdict), block);
      const reported = await scan(set, { ...long, semantic: "report" });
      assert.deepEqual(told(reported), { ...block, decision: "allow", reason: "semantic=timeout" });
    }));

  test("200: the queue is full", () =>
    onStage({ turnsMax: 1, queueMax: 1 }, async (set, { asked }) => {
      const first = scan(set, long);
      await asked;
      await new Promise((resolve) => setImmediate(resolve));
      // The model is busy for most of a second: the others are short, so that they come well within it.
      const verdicts = await Promise.all([first, scan(set, { text: "calm" }), scan(set, { text: "calm" })]);
      assert.deepEqual(
        verdicts.map((verdict) => verdict.model_check?.error ?? null),
        [null, null, "overloaded"],
      );
      assert.equal(verdicts[2]?.decision, "block");
      await works(set);
    }));
});

test("names are the model's where it is chosen to read them, and a scan that asks for both is answered at once", async () => {
  const reading = readSettings({
    PORTCULLIS_SEMANTIC: "on",
    PORTCULLIS_SEMANTIC_MODEL_DIR: folder,
    PORTCULLIS_CLOAK_TAGGER: "model",
  });
  assert.ok(reading.ok);
  const assembly = await assemble(reading.settings, pino({ level: "silent" }), { memory: true });
  try {
    const { detector, semantic } = assembly.services;
    const text = "calm ada calm evil";
    const [checked, found] = await Promise.all([
      semantic!.check(payloadOf(text), { deadlineMs: 60_000 }),
      detector!.detect(text, { types: ["person_name", "email"], minConfidence: 0.5, deadlineMs: 60_000 }),
    ]);
    assert.ok(checked.ran && checked.value.results[0]?.flagged);
    assert.ok(found.ran);
    assert.deepEqual(
      found.value.map(({ type, start, end }) => [type, text.slice(start, end)]),
      [["person_name", "ada"]],
    );
  } finally {
    await assembly.close();
  }
});

describe("refusal to start", () => {
  const settingsFor = (modelDir: string) => {
    const reading = readSettings({ PORTCULLIS_SEMANTIC: "on", PORTCULLIS_SEMANTIC_MODEL_DIR: modelDir });
    assert.ok(reading.ok);
    return reading.settings;
  };
  const open = (modelDir: string) => assemble(settingsFor(modelDir), pino({ level: "silent" }), { memory: true });

  test("without a model, and with one whose file is not the one that the registry names", async () => {
    const copy = mkdtempSync(join(tmpdir(), "portcullis-model-"));
    await assert.rejects(open(copy), UsageError);
    cpSync(folder, copy, { recursive: true });
    const assembly = await open(copy);
    assert.equal(assembly.services.semantic?.ready(), true);
    await assembly.close();
    appendFileSync(join(copy, "gate.onnx"), "x");
    await assert.rejects(open(copy), /PORTCULLIS_SEMANTIC is on, but .*gate\.onnx is not the file/);
    rmSync(copy, { recursive: true, force: true });
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
