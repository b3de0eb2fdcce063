/**
 * Tool lists in the style of the providers' documentation and of the libraries that generate schemas: recursion,
 * unions with null, tuples, discriminators, titles everywhere, and the patterns that generators write.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { judgeCalls, readTools } from "./index.ts";

type Case = readonly [sent: unknown, ...findings: string[]];

function check(tool: unknown, name: string, cases: readonly Case[]) {
  const reading = readTools([tool]);
  assert.ok(reading.ok, JSON.stringify(reading));
  for (const [sent, ...expected] of cases) {
    const call = { id: null, name, arguments: JSON.stringify(sent) };
    const report = judgeCalls({ calls: [call], toolbox: reading.tools, scan: () => [] });
    const told: string[] = report.calls[0]!.findings.map(({ code, severity, path }) => `${code} ${severity} ${path}`);
    assert.deepEqual(told, expected, call.arguments);
  }
}

test("OpenAI structured outputs: strict, every field required, null for absent, recursion by #", () => {
  const ui = {
    type: "function",
    name: "render_ui",
    strict: true,
    parameters: {
      type: "object",
      properties: {
        type: { type: "string", enum: ["div", "button", "field"] },
        label: { type: ["string", "null"] },
        children: { type: "array", items: { $ref: "#" } },
        attributes: { type: "array", items: { $ref: "#/$defs/attribute" } },
      },
      $defs: {
        attribute: {
          type: "object",
          properties: { name: { type: "string" }, value: { type: "string" } },
          additionalProperties: false,
          required: ["name", "value"],
        },
      },
      required: ["type", "label", "children", "attributes"],
      additionalProperties: false,
    },
  };
  const leaf = { type: "button", label: "OK", children: [], attributes: [{ name: "id", value: "ok" }] };
  check(ui, "render_ui", [
    [leaf],
    [{ ...leaf, label: null, children: [leaf, { ...leaf, children: [leaf] }] }],
    [{ ...leaf, children: [{ ...leaf, type: "span" }] }, "argument_type_mismatch medium /children/0/type"],
    [{ type: "div", label: null, attributes: [] }, "missing_required_argument medium /children"],
    [{ ...leaf, attributes: [{ name: "id", value: "x", on: "y" }] }, "unexpected_argument medium /attributes/0/on"],
  ]);
});

test("Anthropic: loose schema with examples, extras are told and not rejected", () => {
  const weather = {
    name: "get_weather",
    description: "Get the current weather in a given location.",
    input_schema: {
      type: "object",
      properties: {
        location: { type: "string", description: "The city and state, e.g. San Francisco, CA" },
        unit: { type: "string", enum: ["celsius", "fahrenheit"] },
      },
      required: ["location"],
    },
    input_examples: [{ location: "Tokyo", unit: "celsius" }, { location: "Oslo" }],
    cache_control: { type: "ephemeral" },
  };
  check(weather, "get_weather", [
    [{ location: "Tokyo" }],
    [{ location: "Tokyo", unit: "kelvin" }, "argument_type_mismatch medium /unit"],
    [{ location: "Tokyo", days: 3 }, "unexpected_argument low /days"],
  ]);
});

test("pydantic: titles, defaults, optional by anyOf, discriminated unions, tuples, sets and maps", () => {
  const draw = {
    name: "draw",
    inputSchema: {
      $defs: {
        Circle: {
          properties: {
            kind: { const: "circle", title: "Kind", type: "string" },
            radius: { exclusiveMinimum: 0, title: "Radius", type: "number" },
          },
          required: ["kind", "radius"],
          title: "Circle",
          type: "object",
        },
        Box: {
          additionalProperties: false,
          properties: {
            kind: { const: "box", title: "Kind", type: "string" },
            size: { maxItems: 2, minItems: 2, prefixItems: [{ type: "integer" }, { type: "integer" }], type: "array" },
          },
          required: ["kind", "size"],
          title: "Box",
          type: "object",
        },
      },
      properties: {
        shape: {
          discriminator: { mapping: { box: "#/$defs/Box", circle: "#/$defs/Circle" }, propertyName: "kind" },
          oneOf: [{ $ref: "#/$defs/Circle" }, { $ref: "#/$defs/Box" }],
          title: "Shape",
        },
        label: { anyOf: [{ maxLength: 20, type: "string" }, { type: "null" }], default: null, title: "Label" },
        tags: { items: { type: "string" }, type: "array", uniqueItems: true, default: [] },
        meta: { additionalProperties: { anyOf: [{ type: "string" }, { type: "integer" }] }, type: "object" },
        at: { anyOf: [{ format: "date-time", type: "string" }, { type: "null" }] },
      },
      required: ["shape"],
      title: "drawArguments",
      type: "object",
    },
  };
  check(draw, "draw", [
    [
      {
        shape: { kind: "circle", radius: 2.5 },
        label: null,
        tags: ["a"],
        meta: { a: 1, b: "c" },
        at: "2026-11-15T10:00:00",
      },
    ],
    [{ shape: { kind: "box", size: [1, 2] } }],
    [{ shape: { kind: "box", size: [1] } }, "argument_type_mismatch medium /shape/size"],
    [{ shape: { kind: "box", size: [1, 2], depth: 3 } }, "unexpected_argument medium /shape/depth"],
    [{ shape: { kind: "circle", radius: 0 } }, "argument_type_mismatch medium /shape/radius"],
    [{ shape: { kind: "star" } }, "argument_type_mismatch medium /shape"],
    [{ shape: { kind: "circle", radius: 1 }, label: "x".repeat(21) }, "argument_type_mismatch medium /label"],
    [{ shape: { kind: "circle", radius: 1 }, tags: ["a", "a"] }, "argument_type_mismatch medium /tags"],
    [{ shape: { kind: "circle", radius: 1 }, meta: { a: [] } }, "argument_type_mismatch medium /meta/a"],
    [{ shape: { kind: "circle", radius: 1 }, at: "soon" }, "argument_type_mismatch medium /at"],
  ]);
});

test("zod: dialect named, patterns with look-ahead beside formats, records by propertyNames", () => {
  const invite = {
    name: "invite",
    inputSchema: {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      type: "object",
      properties: {
        email: {
          type: "string",
          format: "email",
          pattern:
            "^(?!\\.)(?!.*\\.\\.)([A-Za-z0-9_'+\\-\\.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$",
        },
        host: {
          type: "string",
          pattern:
            "^(?=.{1,253}\\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\\.?$",
        },
        role: { default: "member", type: "string", enum: ["member", "admin"] },
        limits: {
          type: "object",
          propertyNames: { type: "string", pattern: "^[a-z]+$" },
          additionalProperties: { type: "integer", minimum: 0, maximum: 9007199254740991 },
        },
      },
      required: ["email", "role"],
      additionalProperties: false,
    },
  };
  check(invite, "invite", [
    [{ email: "kim.lee+x@corp.example", role: "admin", host: "a.b.example", limits: { seats: 3 } }],
    [{ email: "kim..lee@corp.example", role: "member" }, "argument_type_mismatch medium /email"],
    [
      { email: "kim@corp.example", role: "member", host: `${"a".repeat(64)}.example` },
      "argument_type_mismatch medium /host",
    ],
    [{ email: "kim@corp.example", role: "member", limits: { Seats: 3 } }, "unexpected_argument medium /limits/Seats"],
  ]);
});

test("Gemini: upper case, nullable, formats of its own, counts as strings", () => {
  const meeting = {
    functionDeclarations: [
      {
        name: "schedule_meeting",
        parameters: {
          type: "OBJECT",
          properties: {
            attendees: { type: "ARRAY", items: { type: "STRING" }, minItems: "1", maxItems: "3" },
            date: { type: "STRING", description: "e.g. '2024-07-29'" },
            minutes: { type: "INTEGER", format: "int32", nullable: true },
            room: { anyOf: [{ type: "STRING", format: "enum", enum: ["A", "B"] }, { type: "NULL" }] },
          },
          required: ["attendees", "date"],
          propertyOrdering: ["attendees", "date", "minutes", "room"],
        },
      },
    ],
  };
  check(meeting, "schedule_meeting", [
    [{ attendees: ["Bo"], date: "2026-11-15", minutes: null, room: "A" }],
    [{ attendees: [], date: "2026-11-15" }, "argument_type_mismatch medium /attendees"],
    [{ attendees: ["Bo"], date: "2026-11-15", minutes: 2 ** 31 }, "argument_type_mismatch medium /minutes"],
    [{ attendees: ["Bo"], date: "2026-11-15", room: "C" }, "argument_type_mismatch medium /room"],
  ]);
});

test("draft 7 from a code generator: definitions, tuples by items, dependencies, a const union", () => {
  const query = {
    name: "query",
    input_schema: {
      $schema: "http://json-schema.org/draft-07/schema#",
      type: "object",
      definitions: {
        Range: { type: "array", items: [{ type: "number" }, { type: "number" }], additionalItems: false, minItems: 2 },
      },
      properties: {
        range: { $ref: "#/definitions/Range" },
        sort: { anyOf: [{ const: "asc" }, { const: "desc" }] },
        page: { type: "integer" },
        size: { type: "integer" },
      },
      dependencies: { page: ["size"] },
      additionalProperties: false,
    },
  };
  check(query, "query", [
    [{ range: [1, 2], sort: "asc", page: 1, size: 10 }],
    [{ range: [1] }, "argument_type_mismatch medium /range"],
    [{ range: [1, 2, 3] }, "argument_type_mismatch medium /range/2"],
    [{ sort: "up" }, "argument_type_mismatch medium /sort"],
    [{ page: 1 }, "missing_required_argument medium /size"],
  ]);
});
