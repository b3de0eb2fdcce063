/**
 * What the semantic pass costs.
 *
 *   npm run bench:semantic -- --data DIR [--model DIR] [--strings 100000]
 *
 * `--data` is a folder with `attacks/dev.jsonl.gz`, whose honest rows are what most traffic looks like. Timings are ratios
 * within one run, beside the raw encoder on one whole window.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openRegistry, verifiedPath } from "@portcullis/engine/inference";
import { readRows } from "./quality/attacks.ts";
import { machine, table, writeSection } from "./report.ts";
import { openCostMeter } from "./semantic/cost.ts";
import { compareTokenizers } from "./semantic/parity.ts";
import { measureService } from "./semantic/service.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string" },
    model: { type: "string", default: join(import.meta.dirname, "..", "models") },
    strings: { type: "string", default: "100000" },
  },
});
if (values.data === undefined) {
  console.error("usage: npm run bench:semantic -- --data DIR [--model DIR] [--strings N]");
  process.exit(2);
}

/** Every so manieth row, so that all sources are there and a run stays short. */
const EVERY = 40;
const LONG_CHARS = 10_000;
const LONG_TEXTS = 4;

const honest = readRows(join(values.data, "attacks", "dev.jsonl.gz")).filter((row) => row.label === "benign");
const sample = honest.filter((_, at) => at % EVERY === 0).map((row) => row.text);
const long = longTexts(honest.map((row) => row.text));
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const meter = await openCostMeter(values.model);
const rows = await meter.measure(sample);
const both = await meter.measure(sample.slice(0, 100), { tags: true });
const tenThousand = await meter.measure(long);
const service = await measureService(values.model);
const registry = openRegistry(values.model);
const vocabulary = readFileSync(verifiedPath(values.model, registry, "vocab"), "utf8");
const parity = compareTokenizers(vocabulary, Number(values.strings));

const figures: [string, string, string][] = [
  ["gate, share of the full encoder's time", (meter.gateMs / meter.fullMs).toFixed(2), ""],
  ["full encoder, one whole window", `${meter.fullMs.toFixed(1)} ms`, ""],
  [`${rows.texts} honest rows: cascade ÷ full encoder on every window`, rows.share.toFixed(2), "≤ 0.6"],
  ["windows of them that the judge read", percent(rows.judged), ""],
  [`${LONG_CHARS} characters, in whole windows' worth`, tenThousand.fullWindows.toFixed(1), "≤ 10"],
  ["attacks and names together ÷ full encoder on every window", both.share.toFixed(2), "≤ 1"],
  ["static-only p99, model saturated ÷ idle", (service.saturated.p99 / service.idle.p99).toFixed(2), "≤ 2"],
  ["static-only p50, model saturated ÷ idle", (service.saturated.p50 / service.idle.p50).toFixed(2), ""],
  ["from process start to ready", `${(service.startMs / 1000).toFixed(2)} s`, "≤ 3 s"],
  ["resident after the run", `${service.megabytes} MB`, "≤ 350 MB"],
  [
    `tokenizer against the reference library, ${parity.strings} made-up strings`,
    parity.differences.length === 0 ? "all ids equal" : `${parity.differences.length} or more differ`,
    "all equal",
  ],
];
const section = `## Semantic pass, cost (\`npm run bench:semantic -- --data DIR\`)

${machine()}. Model ${registry.name} ${registry.version}, one thread, int8.

${table(["figure", "measured", "aim"], figures)}

Idle: ${service.idle.requests} static-only requests, one after another, p99 ${service.idle.p99.toFixed(1)} ms. Saturated: ${service.saturated.requests} of them
while ${service.semanticAnswers} scans went through the model on other connections; client and service share the cores.`;
writeSection("semantic", section);
console.log(section);
if (parity.differences.length > 0) console.error(parity.differences.join("\n"));

/** Honest rows put one after another until each text is long enough. */
function longTexts(texts: readonly string[]): string[] {
  const made: string[] = [];
  let text = "";
  for (const one of texts) {
    text += `${one}\n\n`;
    if (text.length < LONG_CHARS) continue;
    made.push(text.slice(0, LONG_CHARS));
    text = "";
    if (made.length === LONG_TEXTS) return made;
  }
  return made;
}
