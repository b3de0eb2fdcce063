import assert from "node:assert/strict";
import { test } from "node:test";
import { LIMITS } from "@portcullis/contract";
import { declarationTexts, judgeCalls, readTools } from "./index.ts";

const schema = {
  type: "object",
  properties: { city: { type: "string" } },
  required: ["city"],
  additionalProperties: false,
};

/** One tool in every shape that is accepted. */
const SHAPES: Readonly<Record<string, unknown>> = {
  "OpenAI chat": {
    type: "function",
    function: { name: "weather", description: "d", parameters: schema, strict: true },
  },
  "OpenAI Responses": { type: "function", name: "weather", description: "d", parameters: schema, strict: true },
  Anthropic: { name: "weather", description: "d", input_schema: schema },
  "Anthropic, typed": { type: "custom", name: "weather", input_schema: schema, cache_control: { type: "ephemeral" } },
  MCP: { name: "weather", title: "Weather", inputSchema: schema, annotations: { readOnlyHint: true } },
  Gemini: {
    functionDeclarations: [
      {
        name: "weather",
        parameters: {
          type: "OBJECT",
          properties: { city: { type: "STRING" } },
          required: ["city"],
          additionalProperties: false,
        },
      },
    ],
  },
  "Gemini, snake case and JSON Schema": {
    function_declarations: [{ name: "weather", parameters_json_schema: schema }],
  },
  Bedrock: { toolSpec: { name: "weather", inputSchema: { json: schema } } },
  bare: { name: "weather", parameters: schema },
};

for (const [shape, tool] of Object.entries(SHAPES)) {
  test(`${shape}: the schema is found and used`, () => {
    const reading = readTools([tool]);
    assert.ok(reading.ok, JSON.stringify(reading));
    const codes = (name: string, text: string) =>
      judgeCalls({
        calls: [{ id: null, name, arguments: text }],
        toolbox: reading.tools,
        scan: () => [],
      }).calls[0]!.findings.map(({ code, severity, path }) =>
        [code, severity, path].filter((part) => part !== undefined).join(" "),
      );
    assert.deepEqual(codes("weather", '{"city":"Oslo"}'), []);
    assert.deepEqual(codes("weather", "{}"), ["missing_required_argument medium /city"]);
    assert.deepEqual(codes("weather", '{"city":5}'), ["argument_type_mismatch medium /city"]);
    assert.deepEqual(codes("weather", '{"city":"Oslo","zip":1}'), ["unexpected_argument medium /zip"]);
    assert.deepEqual(codes("weather", "[]"), ["argument_type_mismatch medium "]);
    assert.deepEqual(codes("weather", "{"), ["malformed_arguments medium"]);
    assert.deepEqual(codes("whether", '{"city":"Oslo"}'), ["unknown_tool high"]);
  });
}

test("mixed lists and built-ins", () => {
  const reading = readTools([
    { type: "function", function: { name: "a", parameters: schema } },
    { name: "b", input_schema: schema },
    { type: "web_search" },
    { type: "bash_20250124", name: "bash" },
    { type: "code_interpreter", container: { type: "auto" } },
    { type: "custom", name: "run_sql", format: { type: "text" } },
    { type: "custom", custom: { name: "run_code", description: "d" } },
    { type: "mcp", server_label: "tracker", server_url: "https://mcp.example", allowed_tools: ["find_issue"] },
    { type: "mcp", server_label: "wiki", allowed_tools: { tool_names: ["find_page", "find_issue"] } },
    { type: "mcp_toolset", mcp_server_name: "shop" },
    { functionDeclarations: [{ name: "c" }, { name: "d", parameters: null }], googleSearch: {} },
    { codeExecution: {}, urlContext: {} },
    { function: { name: "e" } },
  ]);
  assert.ok(reading.ok, JSON.stringify(reading));
  const names = [
    "a",
    "b",
    "web_search",
    "bash",
    "code_interpreter",
    "run_sql",
    "run_code",
    "tracker",
    "find_issue",
    "wiki",
  ];
  names.push("find_page", "shop", "c", "d", "googleSearch", "codeExecution", "urlContext", "e");
  assert.deepEqual([...reading.tools.tools.keys()].sort(), names.sort());
});

test("a list that cannot be understood is refused at its place, and nothing of it is repeated", () => {
  const ok = { name: "fine", parameters: schema };
  const deep = (levels: number): unknown => (levels === 0 ? {} : { items: deep(levels - 1) });
  const inChat = (parameters: unknown) => ({ type: "function", function: { name: "zq-name", parameters } });
  const cases: [list: unknown[], index: number, path: string, code: string][] = [
    [[ok, "text"], 1, "/1", "not_an_object"],
    [[ok, null], 1, "/1", "not_an_object"],
    [[{ functionDeclarations: [5] }], 0, "/0/functionDeclarations/0", "not_an_object"],
    [[ok, {}], 1, "/1", "missing_name"],
    [[{ description: "zq-text" }], 0, "/0", "missing_name"],
    [[{ type: "function" }], 0, "/0", "missing_name"],
    [[{ type: "function", function: { parameters: {} } }], 0, "/0/function", "missing_name"],
    [[{ functionDeclarations: [] }], 0, "/0", "missing_name"],
    [[{ name: "" }], 0, "/0/name", "invalid_name"],
    [[{ name: " " }], 0, "/0/name", "invalid_name"],
    [[{ name: 5 }], 0, "/0/name", "invalid_name"],
    [[{ name: "x".repeat(LIMITS.toolNameCharsMax + 1) }], 0, "/0/name", "invalid_name"],
    [[{ type: "mcp", server_label: 4 }], 0, "/0", "invalid_name"],
    [[ok, ok], 1, "/1", "duplicate_name"],
    [[ok, inChat({}), { name: "zq-name" }], 2, "/2", "duplicate_name"],
    [[{ type: "web_search" }, { type: "web_search" }], 1, "/1", "duplicate_name"],
    [[{ functionDeclarations: [{ name: "a" }, { name: "a" }] }], 0, "/0/functionDeclarations/1", "duplicate_name"],
    [[{ name: "a", parameters: {}, input_schema: { type: "object" } }], 0, "/0/input_schema", "ambiguous_schema"],
    [[ok, ok, inChat({})].slice(0, 2), 1, "/1", "duplicate_name"],
    [[inChat("zq-schema")], 0, "/0/function/parameters", "invalid_schema"],
    [
      [ok, inChat({ properties: { x: { pattern: "(zq)\\1" } } })],
      1,
      "/1/function/parameters/properties/x/pattern",
      "pattern_not_supported",
    ],
    [[{ name: "a", inputSchema: { $ref: "https://zq.example" } }], 0, "/0/inputSchema/$ref", "remote_reference"],
    [
      [{ toolSpec: { name: "a", inputSchema: { json: { type: "zq" } } } }],
      0,
      "/0/toolSpec/inputSchema/json/type",
      "invalid_schema",
    ],
    [[inChat(deep(80))], 0, `/0/function/parameters${"/items".repeat(62)}`, "schema_too_deep"],
    [[{ name: "a", parameters: { default: () => 1 } }], 0, "/0/parameters/default", "not_json"],
    [[{ name: "a", description: "zq".repeat(2_000_001) }], 0, "/0", "tools_too_large"],
    [
      Array.from({ length: LIMITS.toolsMax + 1 }, (_, at) => ({ name: `t${at}` })),
      LIMITS.toolsMax,
      `/${LIMITS.toolsMax}`,
      "too_many_tools",
    ],
  ];
  for (const [list, index, path, code] of cases) {
    const reading = readTools(list);
    assert.ok(!reading.ok, `${code} ${path}`);
    const { message, ...where } = reading.error;
    assert.deepEqual(where, { index, path, code });
    assert.ok(message.length > 10 && !message.includes("zq"), message);
  }
});

test("two schemas that say the same are one", () => {
  assert.ok(readTools([{ name: "a", parameters: schema, inputSchema: { ...schema } }]).ok);
});

test("the pinned text is the same for the same declaration, however it is written", () => {
  const texts = (tool: unknown) => {
    const reading = readTools([tool]);
    assert.ok(reading.ok);
    return [...declarationTexts(reading.tools)];
  };
  assert.deepEqual(
    texts({ name: "a", description: "x", parameters: {} }),
    texts({ parameters: {}, description: "x", name: "a" }),
  );
  assert.notDeepEqual(texts({ name: "a", description: "x" }), texts({ name: "a", description: "x " }));
  assert.deepEqual(
    texts({ functionDeclarations: [{ name: "a" }] }).map(([name]) => name),
    ["a"],
  );
});
