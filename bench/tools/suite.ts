/**
 * The official JSON Schema test suite, as its repository lays it out: `tests/<draft>/*.json`, required groups only.
 * Formats inform and do not assert there, as the newer drafts say.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { toJson } from "../../packages/engine/tools/json.ts";
import { compileSchema, judge } from "../../packages/engine/tools/schema/index.ts";

export interface SuiteResult {
  readonly draft: string;
  readonly passed: number;
  readonly total: number;
  /** Tests that need a document from elsewhere, or a dialect of their own that is defined there. */
  readonly refused: number;
  /** Groups that did not pass, with the reason. */
  readonly failures: ReadonlyMap<string, number>;
}

interface Group {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

const DRAFT_7 = "http://json-schema.org/draft-07/schema#";

export function runSuite(root: string, draft: "draft7" | "draft2020-12"): SuiteResult {
  const folder = join(root, "tests", draft);
  if (!existsSync(folder)) throw new Error(`no ${draft} tests in the suite folder`);
  const failures = new Map<string, number>();
  let passed = 0;
  let total = 0;
  let refused = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
    for (const group of JSON.parse(readFileSync(join(folder, file), "utf8")) as Group[]) {
      const check = prepare(draft === "draft7" ? named(group.schema) : group.schema);
      for (const { data, valid } of group.tests) {
        total++;
        const answer = check(data);
        if (answer === valid) passed++;
        else {
          if (answer === "remote_reference" || answer === "unknown_dialect") refused++;
          const reason = typeof answer === "string" ? answer : "wrong answer";
          const label = `${file.replace(".json", "")}: ${group.description} (${reason})`;
          failures.set(label, (failures.get(label) ?? 0) + 1);
        }
      }
    }
  }
  return { draft, passed, total, refused, failures };
}

/** The suite leaves the dialect of older drafts to the runner. */
function named(schema: unknown): unknown {
  const plain = typeof schema !== "object" || schema === null || "$schema" in schema;
  return plain ? schema : { $schema: DRAFT_7, ...schema };
}

function prepare(source: unknown): (value: unknown) => boolean | string {
  const document = toJson(source, 64);
  if (!document.read) return () => document.reason;
  const allowance = {
    nodesLeft: 10_000,
    patternStepsLeft: 100_000,
    patternStepsMax: 20_000,
    patternCharsMax: 4_096,
    patterns: new Map(),
  };
  const reading = compileSchema(document.value, { formats: false, allowance });
  if (!reading.read) return () => reading.fault.code;
  return (value) => {
    const instance = toJson(value, 128);
    if (!instance.read) return instance.reason;
    const { complete, problems } = judge(reading.schema, instance.value, {
      budget: { left: 1_000_000 },
      depthMax: 512,
      problemsMax: 50,
    });
    return complete ? problems.every(({ kind }) => kind === "unknown") : "ran out";
  };
}
