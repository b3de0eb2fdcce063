/**
 * Keyword by keyword, from the text of the specification: for each schema some values that pass and some that do not.
 * The official suite is run by the bench; this table is what must never break.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { toJson } from "../json.ts";
import { compileSchema, judge } from "./index.ts";
import { CASES, FAULTS } from "./schema.cases.ts";

function compile(source: unknown, formats = true) {
  const document = toJson(source, 64);
  assert.ok(document.read);
  const allowance = {
    nodesLeft: 1_000,
    patternStepsLeft: 50_000,
    patternStepsMax: 20_000,
    patternCharsMax: 1_000,
    patterns: new Map(),
  };
  return compileSchema(document.value, { formats, allowance });
}

function problemsOf(source: unknown, value: unknown, steps = 1_000_000) {
  const reading = compile(source);
  assert.ok(reading.read, JSON.stringify(source));
  const instance = toJson(value, 128);
  assert.ok(instance.read);
  return judge(reading.schema, instance.value, { budget: { left: steps }, depthMax: 256, problemsMax: 20 });
}

for (const [keyword, cases] of Object.entries(CASES)) {
  test(`${keyword}`, (context) => {
    let count = 0;
    for (const { schema, pass, fail } of cases) {
      count += pass.length + fail.length;
      const verdict = (value: unknown) => problemsOf(schema, value).problems.every(({ kind }) => kind === "unknown");
      for (const value of pass)
        assert.equal(verdict(value), true, `${JSON.stringify(schema)} should take ${JSON.stringify(value)}`);
      for (const value of fail)
        assert.equal(verdict(value), false, `${JSON.stringify(schema)} should refuse ${JSON.stringify(value)}`);
    }
    context.diagnostic(`${count} of ${count} values judged as the specification says`);
  });
}

test("what cannot be understood is a fault at its place", () => {
  for (const [schema, code, path] of FAULTS) {
    assert.deepEqual(compile(schema), { read: false, fault: { code, path } }, JSON.stringify(schema));
  }
});

test("tells what is wrong, and where", () => {
  const schema = {
    type: "object",
    properties: {
      to: { type: "string" },
      sizes: { type: "array", items: { type: "integer" } },
      shape: {
        anyOf: [
          { type: "object", properties: { kind: { const: "circle" }, r: { type: "number" } }, required: ["kind", "r"] },
          { type: "object", properties: { kind: { const: "box" }, w: { type: "number" } }, required: ["kind", "w"] },
          { type: "null" },
        ],
      },
      closed: { type: "object", additionalProperties: false },
    },
    required: ["to"],
  };
  const cases: [value: unknown, problems: string[]][] = [
    [{ to: "x" }, []],
    [{}, ["missing /to"]],
    [{ to: 1 }, ["mismatch /to"]],
    [{ to: "x", cc: "y" }, ["unknown /cc"]],
    [{ to: "x", sizes: [1, "2", 3.5] }, ["mismatch /sizes/1", "mismatch /sizes/2"]],
    [{ to: "x", shape: { kind: "circle" } }, ["missing /shape/r"]],
    [{ to: "x", shape: { kind: "box", w: "wide" } }, ["mismatch /shape/w"]],
    [{ to: "x", shape: { kind: "star" } }, ["mismatch /shape"]],
    [{ to: "x", shape: 5 }, ["mismatch /shape"]],
    [{ to: "x", closed: { "a/b": 1 } }, ["forbidden /closed/a~1b"]],
    [[], ["mismatch "]],
  ];
  for (const [value, expected] of cases) {
    const told = problemsOf(schema, value).problems.map(({ kind, path }) => `${kind} ${path}`);
    assert.deepEqual(told, expected, JSON.stringify(value));
  }
});

test("names an argument unknown only where the schema knows names", () => {
  const unknown = (schema: unknown, value: unknown) => problemsOf(schema, value).problems.map(({ path }) => path);
  assert.deepEqual(unknown({ type: "object" }, { a: 1 }), []);
  assert.deepEqual(unknown({ properties: {} }, { a: 1 }), ["/a"]);
  assert.deepEqual(unknown({ properties: {}, additionalProperties: true }, { a: 1 }), []);
  assert.deepEqual(unknown({ properties: {}, patternProperties: { "^a": {} } }, { a: 1, b: 2 }), ["/b"]);
  assert.deepEqual(unknown({ allOf: [{ properties: { a: {} } }, { properties: { b: {} } }] }, { a: 1, b: 2, c: 3 }), [
    "/c",
  ]);
  assert.deepEqual(unknown({ $ref: "#/$defs/x", $defs: { x: { properties: { a: {} } } } }, { a: 1, b: 2 }), ["/b"]);
  assert.deepEqual(unknown({ properties: { in: { properties: { a: {} } } } }, { in: { b: 1 } }), ["/in/b"]);
});

test("a walk that costs too much has no answer", () => {
  const deep = (levels: number): unknown => (levels === 0 ? 0 : [deep(levels - 1)]);
  // Two ways at each level, and both fail only at the bottom.
  const way = { items: { $ref: "#" }, contains: { const: 1 } };
  const wide = { anyOf: [way, { ...way }] };
  assert.equal(problemsOf(wide, deep(60), 50_000).complete, false);
  const pattern = { type: "string", pattern: "^(?:.*a){9}$" };
  assert.equal(problemsOf(pattern, "a".repeat(100_000), 50_000).complete, false);
  const extending = {
    $id: "schema:///outer",
    $dynamicAnchor: "x",
    allOf: [{ $ref: "inner" }],
    $defs: { inner: { $id: "inner", $defs: { x: { $dynamicAnchor: "x" } }, $dynamicRef: "#x" } },
  };
  assert.equal(problemsOf(extending, 1).complete, false);
});
