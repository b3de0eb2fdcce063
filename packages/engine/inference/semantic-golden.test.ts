/**
 * A model on this machine gives the ids, shapes and logits that were written down when it was made: the tiny one of the
 * tests, and the one that this build ships, if it ships one.
 */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { type ModelSurface, SURFACE_IDS } from "../semantic/registry.ts";
import { inputOf, windowsOf } from "../semantic/windows.ts";
import { openEncoder, openRegistry, openTokenizer } from "./semantic-model.ts";

interface Golden {
  readonly tolerance: number;
  readonly cases: readonly {
    readonly text: string;
    readonly surface: ModelSurface;
    readonly ids: readonly number[];
    readonly shapes: readonly number[];
    readonly exit: readonly number[];
    readonly sentence: readonly number[];
    readonly tokens_argmax: readonly number[];
  }[];
}

const tiny = join(import.meta.dirname, "fixtures", "tiny-model");
const shipped = join(import.meta.dirname, "..", "..", "..", "models");
const MODELS = [
  { folder: tiny, golden: join(tiny, "golden.json") },
  ...(existsSync(join(shipped, "registry.json"))
    ? [{ folder: shipped, golden: join(shipped, "files", "golden.json") }]
    : []),
];
const LOGITS_PER_TOKEN = 14;
const TAGS = 13;
/** Architectures differ in the last bits: where two tags are as good as equal, either may win. */
const TAGS_DIFFERING_MAX = 0.02;

for (const { folder, golden: file } of MODELS) {
  test(`golden logits of ${openRegistry(folder).name}`, async () => {
    const registry = openRegistry(folder);
    const golden = JSON.parse(readFileSync(file, "utf8")) as Golden;
    const tokenizer = openTokenizer(folder, registry);
    const encoder = await openEncoder(folder, registry);
    let tokenCount = 0;
    let differing = 0;
    for (const { text, surface, ids, shapes, exit, sentence, tokens_argmax: tags } of golden.cases) {
      const tokens = tokenizer.tokenise(text);
      const input = inputOf(tokens, windowsOf(tokens.ids.length, registry.window)[0]!, tokenizer);
      assert.deepEqual([...input.ids], ids);
      assert.deepEqual([...input.shapes], shapes);
      const gated = await encoder.gate(input, SURFACE_IDS[surface]);
      const judged = await encoder.judge(gated.hidden);
      close([...gated.exit], exit, golden.tolerance);
      close([...judged.sentence], sentence, golden.tolerance);
      tokenCount += tags.length;
      differing += tags.filter((tag, token) => tag !== loudest(judged.tokens, token)).length;
    }
    assert.ok(tokenCount > 0 && differing <= tokenCount * TAGS_DIFFERING_MAX, `${differing} of ${tokenCount} tags`);
  });
}

function close(actual: readonly number[], expected: readonly number[], tolerance: number): void {
  assert.equal(actual.length, expected.length);
  for (const [at, value] of actual.entries()) {
    assert.ok(Math.abs(value - expected[at]!) <= tolerance, `${value} is not ${expected[at]}`);
  }
}

function loudest(logits: Float32Array, token: number): number {
  const row = logits.subarray(token * LOGITS_PER_TOKEN, token * LOGITS_PER_TOKEN + TAGS);
  return row.indexOf(Math.max(...row));
}
