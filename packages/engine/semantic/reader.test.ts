import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Payload, payloadOf } from "../payload.ts";
import { type Encoder, type ReaderParts, readPayload } from "./reader.ts";
import { type Registry, readRegistry, thresholdOf } from "./registry.ts";
import { createTokenizer } from "./tokenizer.ts";
import { windowsOf } from "./windows.ts";

const VOCABULARY = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "calm", "evil", "odd", "order"];
const [CALM, EVIL, ODD, ORDER] = [4, 5, 6, 7];
const digest = "0".repeat(64);
const registry: Registry = {
  name: "tiny",
  version: "2026.11.15",
  files: (["gate", "judge", "vocab"] as const).map((role) => ({ role, path: role, sha256: digest, bytes: 1 })),
  window: { tokens: 6, content: 4, stride: 3 },
  gate: { attack: 0.5, embedded: 0.5, entity: 0.5 },
  temperature: { attack: 1, embedded: 1, tags: 1 },
  thresholds: [
    { task: "prompt_attack", surface: "unknown", windows_max: 2, value: 0.6 },
    { task: "prompt_attack", surface: "unknown", windows_max: null, value: 0.9 },
    { task: "prompt_attack", surface: "user", windows_max: null, value: 0.6 },
    { task: "prompt_attack", surface: "third_party", windows_max: null, value: 0.6 },
    { task: "embedded_instruction", surface: "third_party", windows_max: null, value: 0.6 },
  ],
  tagger: { min: {} },
  severity: {
    prompt_attack: { injection: "high", jailbreak: "high", extraction: "medium" },
    embedded_instruction: { present: "medium" },
  },
};

/** A small encoder whose opinion can be read off its input: `evil` is an attack, `odd` only looks like one. */
function encoderOf(): Encoder & { gates: number; judges: number } {
  return {
    gates: 0,
    judges: 0,
    async gate({ ids }) {
      this.gates++;
      const loud = ids.includes(EVIL!) || ids.includes(ODD!);
      return { exit: Float32Array.of(loud ? 3 : -3, ids.includes(ORDER!) ? 3 : -3, -3), hidden: ids };
    },
    async judge(hidden) {
      this.judges++;
      const ids = hidden as Int32Array;
      const sentence = Float32Array.of(ids.includes(EVIL!) ? 1.5 : -3, ids.includes(ORDER!) ? 3 : -3, 0, 0, 1, 0);
      return { sentence, tokens: new Float32Array() };
    },
  };
}

const tokenizer = createTokenizer(VOCABULARY.join("\n"));
const readReport = async (payload: Payload, parts: ReaderParts, attacksMs: number) =>
  (await readPayload(payload, parts, { attacksMs, tagsMs: null })).report!;
const read = (
  text: string,
  encoder = encoderOf(),
  surface: Parameters<typeof payloadOf>[1] = "unknown",
  deadlineMs = 1e9,
) => readReport(payloadOf(text, surface), { registry, tokenizer, encoder, now: () => 0 }, deadlineMs);

describe("the cascade", () => {
  test("clears what is calm without asking the judge", async () => {
    const encoder = encoderOf();
    const report = await read("calm calm", encoder);
    assert.deepEqual(report, { results: [], windows: { total: 1, checked: 1 }, complete: true });
    assert.equal(encoder.judges, 0);
  });

  test("flags with task, label, severity and the place of the window in the text as sent", async () => {
    const { results } = await read("👋 evil calm");
    assert.deepEqual(
      results.map(({ task, label, severity, flagged, start, end }) => ({ task, label, severity, flagged, start, end })),
      [{ task: "prompt_attack", label: "jailbreak", severity: "high", flagged: true, start: 0, end: 12 }],
    );
  });

  test("what the gate suspects and the judge clears is reported and not flagged", async () => {
    const { results } = await read("odd calm");
    assert.equal(results[0]?.flagged, false);
  });

  test("the more windows, the higher the bar", async () => {
    const long = `${"calm ".repeat(12)}evil`;
    assert.equal((await read("evil")).results[0]?.flagged, true);
    assert.equal((await read(long)).results[0]?.flagged, false);
    assert.equal((await read(long, encoderOf(), "user")).results[0]?.flagged, true);
  });

  test("orders count only in the text of third parties; the operator's own text is not read", async () => {
    assert.deepEqual((await read("order")).results, []);
    assert.equal((await read("order", encoderOf(), "tool_result")).results[0]?.task, "embedded_instruction");
    assert.deepEqual(await read("evil", encoderOf(), "system"), {
      results: [],
      windows: { total: 0, checked: 0 },
      complete: true,
    });
  });

  test("equal windows are computed once and counted each", async () => {
    const encoder = encoderOf();
    const { windows } = await read("calm ".repeat(40), encoder);
    assert.equal(windows.checked, windows.total);
    assert.ok(windows.total > 10);
    assert.equal(encoder.gates, 1);
  });

  test("past the deadline it says what it did not read", async () => {
    let time = 0;
    const encoder = encoderOf();
    const words = Array.from({ length: 40 }, (_, index) => (index % 7 === 0 ? "odd" : "calm")).join(" ");
    const report = await readReport(payloadOf(words), { registry, tokenizer, encoder, now: () => time++ }, 5);
    assert.equal(report.complete, false);
    assert.ok(report.windows.checked < report.windows.total);
  });
});

describe("one pass for both", () => {
  /** Tags `calm` as a name, and every window is suspected of holding one. */
  function namingEncoder() {
    const plain = encoderOf();
    const encoder: Encoder & { gates: number; judges: number } = {
      ...plain,
      async gate(input, surface) {
        const { exit, hidden } = await plain.gate.call(encoder, input, surface);
        return { exit: Float32Array.of(exit[0]!, exit[1]!, input.ids.includes(CALM!) ? 3 : -3), hidden };
      },
      async judge(hidden) {
        const { sentence } = await plain.judge.call(encoder, hidden);
        const tokens = new Float32Array((hidden as Int32Array).length * 14);
        for (const [index, id] of (hidden as Int32Array).entries()) tokens[index * 14 + (id === CALM ? 1 : 0)] = 9;
        return { sentence, tokens };
      },
    };
    return encoder;
  }
  const both = { attacksMs: 1e9, tagsMs: 1e9 };

  test("each window is gated once and judged once, and both answers are those of the jobs apart", async () => {
    const payload = payloadOf("evil calm odd order evil odd calm odd calm evil order");
    const parts = (encoder: Encoder) => ({ registry, tokenizer, encoder, now: () => 0 });
    const encoder = namingEncoder();
    const together = await readPayload(payload, parts(encoder), both);
    const { gates, judges } = encoder;
    const attacks = await readPayload(payload, parts(namingEncoder()), { ...both, tagsMs: null });
    const tags = await readPayload(payload, parts(namingEncoder()), { ...both, attacksMs: null });
    assert.deepEqual(together, { report: attacks.report, tags: tags.tags });
    assert.equal(tags.tags?.length, 3);
    assert.ok(judges <= gates);
    assert.equal(gates, together.report?.windows.total);
  });

  test("the operator's own text is read for names and not judged", async () => {
    const encoder = namingEncoder();
    const parts = { registry, tokenizer, encoder, now: () => 0 };
    const { report, tags } = await readPayload(payloadOf("evil calm", "system"), parts, both);
    assert.deepEqual(report, { results: [], windows: { total: 0, checked: 0 }, complete: true });
    assert.deepEqual(
      tags?.map(({ start, end }) => [start, end]),
      [[5, 9]],
    );
  });

  test("tags that are not whole are none", async () => {
    let time = 0;
    const parts = { registry, tokenizer, encoder: namingEncoder(), now: () => time++ };
    const words = Array.from({ length: 40 }, (_, index) => (index % 7 === 0 ? "odd" : "calm")).join(" ");
    assert.equal((await readPayload(payloadOf(words), parts, { attacksMs: null, tagsMs: 5 })).tags, null);
  });

  test("more suspects than hidden states are kept are all judged", async () => {
    const encoder = encoderOf();
    let state = 1;
    const words = Array.from({ length: 900 }, () => {
      state = (state * 48_271) % 0x7fffffff;
      return VOCABULARY[4 + (state % 4)]!;
    });
    const report = await read(words.join(" "), encoder);
    assert.equal(report.complete, true);
    assert.ok(encoder.judges > 100 && encoder.gates > encoder.judges);
  });
});

describe("windows", () => {
  test("every token stands in one, neighbours overlap, the last ends at the end", () => {
    for (let tokens = 1; tokens < 60; tokens++) {
      const windows = windowsOf(tokens, { content: 7, stride: 5 });
      const seen = new Set(
        windows.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
      );
      assert.equal(seen.size, tokens);
      assert.equal(windows.at(-1)?.to, tokens);
      for (const { from, to } of windows) assert.ok(to - from <= 7);
    }
    assert.deepEqual(windowsOf(0, { content: 7, stride: 5 }), []);
  });
});

describe("the registry", () => {
  test("is read when whole and refused when not", () => {
    assert.equal(readRegistry(JSON.stringify(registry)).name, "tiny");
    for (const broken of [
      { ...registry, files: [] },
      { ...registry, window: { content: 4, stride: 9 } },
      { ...registry, thresholds: [] },
    ]) {
      assert.throws(() => readRegistry(JSON.stringify(broken)), RangeError);
    }
  });

  test("the first row that is wide enough holds", () => {
    assert.equal(thresholdOf(registry, { task: "prompt_attack", surface: "unknown", windows: 2 }), 0.6);
    assert.equal(thresholdOf(registry, { task: "prompt_attack", surface: "unknown", windows: 3 }), 0.9);
  });
});
