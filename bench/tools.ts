/**
 * Tool-call validation: conformance, quality, robustness and speed.
 *
 *   npm run bench:tools -- --suite DIR --data DIR --pairs 100000
 *
 * `--suite` is a checkout of the JSON Schema test suite (json-schema-org/JSON-Schema-Test-Suite), `--data` a folder with
 * `attacks/dev.jsonl.gz`. What is not given is not run, and the section says so.
 */
import { parseArgs } from "node:util";
import { reaches } from "@portcullis/contract";
import { attackRules } from "@portcullis/detections";
import { payloadOf } from "@portcullis/engine";
import { compileRules, createScanner } from "@portcullis/engine/static";
import { judgeCalls, readTools, type Scan } from "@portcullis/engine/tools";
import { HONEST } from "../detections/honest-calls/index.ts";
import { machine, table, writeSection } from "./report.ts";
import { runFuzz } from "./tools/fuzz.ts";
import { runHostile } from "./tools/hostile.ts";
import { runLoad } from "./tools/load.ts";
import { judgeRows } from "./tools/rows.ts";
import { runSuite } from "./tools/suite.ts";

const { values: options } = parseArgs({
  options: {
    suite: { type: "string" },
    data: { type: "string" },
    pairs: { type: "string", default: "100000" },
    seed: { type: "string", default: "20261115" },
  },
});

const scanner = createScanner(compileRules(await attackRules(), { version: "2000.01.01" }));
const scan: Scan = (text, surface) => scanner.scan(payloadOf(text, surface)).matches;

const parts = [
  `## Tool calls\n\n\`npm run bench:tools -- --suite DIR --data DIR\`. ${machine()}.`,
  describeSuite(options.suite),
  describeRows(options.data),
  describeHonest(),
  describeLoad(),
  describeHostile(),
  describeFuzz(Number(options.pairs), Number(options.seed)),
];
const section = parts.join("\n\n");
writeSection("tools", section);
console.log(section);

function describeSuite(folder: string | undefined): string {
  if (!folder) return "Conformance: not run (no `--suite`).";
  const results = [runSuite(folder, "draft7"), runSuite(folder, "draft2020-12")];
  const rows = results.map(({ draft, passed, total, refused }) => [
    draft,
    `${passed} of ${total} (${share(passed, total)})`,
    refused,
    `${passed} of ${total - refused} (${share(passed, total - refused)})`,
  ]);
  const failures = results.flatMap(({ draft, failures: groups }) =>
    [...groups].map(([label, count]) => `- ${draft}, ${label}: ${count}`),
  );
  return [
    "### Conformance",
    "The official test suite, all required groups. Tests that need another document are refused by design: nothing is fetched.",
    table(["draft", "all tests passed", "need another document", "others passed"], rows),
    `<details><summary>Not passed: ${failures.length} groups</summary>\n\n${failures.join("\n")}\n\n</details>`,
  ].join("\n\n");
}

function describeRows(folder: string | undefined): string {
  if (!folder) return "Labelled rows: not run (no `--data`).";
  const tallies = judgeRows(folder, scan);
  const rows = tallies.map(({ source, sub, attacks, attacksRejected, benign, benignRejected }) => [
    source,
    sub,
    attacks ? `${attacksRejected} of ${attacks} (${share(attacksRejected, attacks)})` : "–",
    benign ? `${benignRejected} of ${benign}` : "–",
  ]);
  return `### Labelled calls\n\n${table(["source", "kind", "attacks rejected", "benign rejected"], rows)}`;
}

function describeHonest(): string {
  let total = 0;
  let rejected = 0;
  for (const { tools, calls } of Object.values(HONEST)) {
    const reading = readTools(tools);
    const sent = calls.map(([name, text]) => ({
      id: null,
      name,
      arguments: typeof text === "string" ? text : JSON.stringify(text),
    }));
    const report = judgeCalls({ calls: sent, toolbox: reading.ok ? reading.tools : null, scan });
    total += sent.length;
    rejected += report.calls.filter(({ findings }) =>
      findings.some(({ severity }) => reaches(severity, "medium")),
    ).length;
  }
  return `### Honest calls\n\n${rejected} of ${total} calls rejected.`;
}

function describeLoad(): string {
  const { readMs, judgeMs, fullMs, ajvCompileMs, ajvValidateMs, rejected } = runLoad(scan);
  const ours = readMs + judgeMs;
  const theirs = ajvCompileMs + ajvValidateMs;
  const rows = [
    ["read or compile 200 schemas", readMs.toFixed(1), ajvCompileMs.toFixed(1), ratio(ajvCompileMs, readMs)],
    ["parse and judge 1,000 calls", judgeMs.toFixed(1), ajvValidateMs.toFixed(1), ratio(ajvValidateMs, judgeMs)],
    ["both, as a request has to", ours.toFixed(1), theirs.toFixed(1), ratio(theirs, ours)],
  ];
  return [
    "### One request, 1,000 calls over 200 tools",
    "Medians of the thread's CPU time in ms. Ajv generates code from the schemas, does not notice doubled keys or large numbers, and backtracks on patterns.",
    table(["", "ours", "Ajv 8", "Ajv ÷ ours"], rows),
    `With every rule over every declaration and argument: ${fullMs.toFixed(0)} ms; ${rejected} of 1,000 honest calls rejected.`,
  ].join("\n\n");
}

function describeHostile(): string {
  const rows = runHostile().map(({ name, chars, ms, outcome }) => [name, chars, ms.toFixed(0), outcome]);
  return `### Made to be expensive\n\n${table(["schema and arguments", "characters", "CPU ms", "outcome"], rows)}`;
}

function describeFuzz(pairs: number, seed: number): string {
  const { judged, meanUs, slowestMs } = runFuzz(pairs, seed);
  return [
    "### Random schemas and arguments",
    `${pairs} pairs (seed ${seed}), ${judged} with a schema that could be read: none threw; mean ${meanUs.toFixed(0)} µs, slowest ${slowestMs.toFixed(1)} ms of CPU time.`,
  ].join("\n\n");
}

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

function ratio(theirs: number, ours: number): string {
  return (theirs / ours).toFixed(1);
}
