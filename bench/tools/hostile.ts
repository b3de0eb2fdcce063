/** Schemas and arguments made to be expensive: each must end within the budget, with a finding where it was cut short. */
import { judgeCalls, readTools } from "@portcullis/engine/tools";
import { cpuMs } from "./cpu.ts";

export interface HostileResult {
  readonly name: string;
  readonly chars: number;
  readonly ms: number;
  readonly outcome: string;
}

const nested = (levels: number): unknown => (levels === 0 ? 0 : [nested(levels - 1)]);
const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const keyed = (count: number) => Object.fromEntries(many(count, (at) => [`key${at}`, at]));
const bothWaysFail = { items: { $ref: "#/properties/s" }, contains: { const: 1 } };

const CASES: readonly (readonly [name: string, schema: unknown, sent: unknown])[] = [
  [
    "a pattern that explodes elsewhere",
    { properties: { s: { pattern: "^(a+)+$" } } },
    { s: `${"a".repeat(200_000)}!` },
  ],
  ["a large pattern on a long string", { properties: { s: { pattern: "(?:.*a){40}x" } } }, { s: "a".repeat(900_000) }],
  ["400 look-aheads", { properties: { s: { pattern: `^${"(?=.*a)".repeat(400)}` } } }, { s: "b".repeat(200_000) }],
  [
    "alternatives that fail at the bottom",
    { properties: { s: { anyOf: [bothWaysFail, { ...bothWaysFail }] } } },
    { s: nested(100) },
  ],
  [
    "unique lists in unique lists",
    { properties: { s: { $ref: "#/$defs/u" } }, $defs: { u: { uniqueItems: true, items: { $ref: "#/$defs/u" } } } },
    { s: many(100_000, (at) => [at]) },
  ],
  [
    "500 large comparisons",
    { properties: { s: { anyOf: many(500, () => ({ enum: [{ a: 1 }] })) } } },
    { s: many(100_000, (at) => at) },
  ],
  [
    "200 patterns on 50,000 names",
    { patternProperties: Object.fromEntries(many(200, (at) => [`^k${at}.*z$`, {}])) },
    keyed(50_000),
  ],
  [
    "300 alternatives that each see 50,000 names",
    { anyOf: many(300, () => ({ additionalProperties: true })), properties: {} },
    keyed(50_000),
  ],
  [
    "50,000 required names, 100 times",
    { $defs: { r: { required: many(50_000, (at) => `r${at}`) } }, anyOf: many(100, () => ({ $ref: "#/$defs/r" })) },
    {},
  ],
  [
    "formats on long strings",
    { properties: { h: { format: "hostname" }, e: { format: "email" }, i: { format: "ipv6" } } },
    { h: "a.".repeat(200_000), e: "@".repeat(300_000), i: ":".repeat(300_000) },
  ],
  ["80,000 strings", { type: "object" }, { s: many(80_000, (at) => `s${at}`) }],
];

export function runHostile(): HostileResult[] {
  return CASES.map(([name, schema, sent]) => {
    const text = JSON.stringify(sent);
    const start = cpuMs();
    const reading = readTools([{ name: "t", parameters: schema }]);
    const toolbox = reading.ok ? reading.tools : null;
    const { calls } = judgeCalls({ calls: [{ id: null, name: "t", arguments: text }], toolbox, scan: () => [] });
    const outcome = reading.ok ? (calls[0]?.findings.at(-1)?.message ?? "judged, and fits") : reading.error.message;
    return { name, chars: text.length, ms: cpuMs() - start, outcome };
  });
}
