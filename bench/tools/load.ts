/** One large request: 1,000 calls over 200 tools, judged by us and, schema against schema, by Ajv. */
import { judgeCalls, readTools, type Scan } from "@portcullis/engine/tools";
import { Ajv2020 } from "ajv/dist/2020.js";
import { cpuMs } from "./cpu.ts";

const CALLS = 1_000;
const TOOLS = 200;
const ROUNDS = 9;

export interface LoadResult {
  readonly readMs: number;
  readonly judgeMs: number;
  /** Reading and judging with the whole rule set over every declaration and every argument. */
  readonly fullMs: number;
  readonly ajvCompileMs: number;
  readonly ajvValidateMs: number;
  readonly rejected: number;
}

export function runLoad(scan: Scan): LoadResult {
  const tools = Array.from({ length: TOOLS }, (_, at) => declare(at));
  const calls = Array.from({ length: CALLS }, (_, at) => ({
    id: `call_${at}`,
    name: `record_${at % TOOLS}`,
    arguments: argue(at),
  }));
  const times: Record<"read" | "judge" | "full" | "compile" | "validate", number[]> = {
    read: [],
    judge: [],
    full: [],
    compile: [],
    validate: [],
  };
  let rejected = 0;
  const timed = <T>(name: keyof typeof times, work: () => T): T => {
    const start = cpuMs();
    const made = work();
    times[name].push(cpuMs() - start);
    return made;
  };

  for (let round = 0; round < ROUNDS; round++) {
    const reading = timed("read", () => readTools(tools));
    if (!reading.ok) throw new Error(reading.error.message);
    timed("judge", () => judgeCalls({ calls, toolbox: reading.tools, scan: () => [] }));
    const report = timed("full", () => {
      const again = readTools(tools);
      return again.ok ? judgeCalls({ calls, toolbox: again.tools, scan }) : null;
    });
    rejected =
      report?.calls.filter(({ findings }) => findings.some(({ severity }) => severity !== "low")).length ?? CALLS;
    const validators = timed("compile", () => {
      const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
      return new Map(tools.map((tool) => [tool.name, ajv.compile(tool.parameters)]));
    });
    timed("validate", () => {
      for (const call of calls) validators.get(call.name)?.(JSON.parse(call.arguments));
    });
  }
  const median = (name: keyof typeof times) => times[name].toSorted((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN;
  return {
    readMs: median("read"),
    judgeMs: median("judge"),
    fullMs: median("full"),
    ajvCompileMs: median("compile"),
    ajvValidateMs: median("validate"),
    rejected,
  };
}

function declare(at: number) {
  return {
    name: `record_${at}`,
    description: `Writes a record of kind ${at} to the customer file and returns its number.`,
    parameters: {
      type: "object",
      properties: {
        customer: { type: "string", description: "Number of the customer.", pattern: "^C-[0-9]{4,8}$" },
        title: { type: "string", minLength: 1, maxLength: 200 },
        kind: { type: "string", enum: ["note", "call", "visit", `own_${at}`] },
        amount: { type: ["number", "null"], minimum: 0, multipleOf: 0.01 },
        tags: { type: "array", items: { type: "string", maxLength: 40 }, uniqueItems: true, maxItems: 20 },
        parts: { type: "array", items: { $ref: "#/$defs/part" } },
        contact: { anyOf: [{ $ref: "#/$defs/contact" }, { type: "null" }] },
      },
      required: ["customer", "title", "kind"],
      additionalProperties: false,
      $defs: {
        part: {
          type: "object",
          properties: { sku: { type: "string" }, count: { type: "integer", minimum: 1 } },
          required: ["sku", "count"],
          additionalProperties: false,
        },
        contact: {
          type: "object",
          properties: { name: { type: "string" }, phone: { type: "string", pattern: "^\\+?[0-9 ()-]{5,20}$" } },
          required: ["name"],
        },
      },
    },
  };
}

function argue(at: number): string {
  return JSON.stringify({
    customer: `C-${10_000 + at}`,
    title: `Visit number ${at} at the workshop in the harbour`,
    kind: at % 2 ? "visit" : `own_${at % TOOLS}`,
    amount: at % 3 ? at / 100 : null,
    tags: ["harbour", `week-${at % 52}`],
    parts: [
      { sku: `S-${at}`, count: 1 + (at % 5) },
      { sku: "S-0", count: 2 },
    ],
    contact: at % 4 ? { name: `Person ${at}`, phone: "+49 40 1234567" } : null,
  });
}
