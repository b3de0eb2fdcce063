import assert from "node:assert/strict";
import { test } from "node:test";
import { LIMITS, type Severity } from "@portcullis/contract";
import type { Surface } from "../payload.ts";
import type { Match } from "../static/port.ts";
import { judgeCalls, readTools, type ToolFinding } from "./index.ts";

/** A rule pack of one word per severity: finds it in the surface it belongs to. */
const WORDS: readonly [word: string, severity: Severity, surface: Surface][] = [
  ["ATTACK", "critical", "tool_argument"],
  ["TRICK", "low", "tool_argument"],
  ["POISON", "high", "tool_definition"],
];

function scan(text: string, surface: Surface): Match[] {
  return WORDS.flatMap(([word, severity, where]) => {
    const start = text.indexOf(word);
    if (start < 0 || surface !== where) return [];
    return [{ ruleId: word.toLowerCase(), category: "tool_abuse" as const, severity, start, end: start + word.length }];
  });
}

function judge(tools: unknown[] | null, ...calls: [name: string, text: string][]) {
  const reading = readTools(tools ?? []);
  assert.ok(reading.ok);
  return judgeCalls({
    calls: calls.map(([name, text], at) => ({ id: `call_${at}`, name, arguments: text })),
    toolbox: tools && reading.tools,
    scan,
  });
}

function told(findings: readonly ToolFinding[]): string[] {
  return findings.map(({ code, severity, path }) =>
    [code, severity, path].filter((part) => part !== undefined).join(" "),
  );
}

const MAIL = {
  name: "send_email",
  parameters: {
    type: "object",
    properties: {
      to: { type: "array", items: { type: "string", format: "email" }, minItems: 1 },
      subject: { type: "string" },
      body: { type: "string" },
      priority: { enum: ["low", "high"] },
      headers: { type: "object", additionalProperties: { type: "string" } },
    },
    required: ["to", "body"],
  },
};
const LOOSE = { name: "loose", parameters: { type: "object" } };
const STRICT = { ...MAIL, name: "strict_email", strict: true };
const CLOSED = { ...MAIL, name: "closed_email", parameters: { ...MAIL.parameters, additionalProperties: false } };
const TOOLS = [
  MAIL,
  LOOSE,
  STRICT,
  CLOSED,
  { name: "now" },
  { type: "custom", name: "run_text" },
  { name: "any", parameters: {} },
];

test("every code at every severity", () => {
  const cases: [name: string, text: string, expected: string[]][] = [
    ["send_email", '{"to":["a@b.example"],"body":"hello"}', []],
    ["send_mail", "{}", ["unknown_tool high"]],
    ["Send_Email", "{}", ["unknown_tool high"]],
    ["__proto__", "{}", ["unknown_tool high"]],
    ["constructor", "{}", ["unknown_tool high"]],
    ["send_email", '{"to":', ["malformed_arguments medium"]],
    ["send_email", '{"to":["a@b.example"],"body":"x","body":"y"}', ["malformed_arguments medium /body"]],
    ["loose", '{"n":9007199254740993}', ["malformed_arguments medium /n"]],
    ["loose", '{"n":1e999}', ["malformed_arguments medium /n"]],
    ["loose", `{"a":${"[".repeat(200)}${"]".repeat(200)}}`, [`malformed_arguments medium /a${"/0".repeat(127)}`]],
    ["send_email", '{"body":"x"}', ["missing_required_argument medium /to"]],
    ["send_email", '{"to":"a@b.example","body":"x"}', ["argument_type_mismatch medium /to"]],
    ["send_email", '{"to":["nobody"],"body":"x"}', ["argument_type_mismatch medium /to/0"]],
    ["send_email", '{"to":[],"body":"x"}', ["argument_type_mismatch medium /to"]],
    [
      "send_email",
      '{"to":["a@b.example"],"body":"x","priority":"urgent"}',
      ["argument_type_mismatch medium /priority"],
    ],
    [
      "send_email",
      '{"to":["a@b.example"],"body":"x","headers":{"x-a":1}}',
      ["argument_type_mismatch medium /headers/x-a"],
    ],
    ["send_email", '{"to":["a@b.example"],"body":"x","bcc":["c"]}', ["unexpected_argument low /bcc"]],
    ["strict_email", '{"to":["a@b.example"],"body":"x","bcc":["c"]}', ["unexpected_argument medium /bcc"]],
    ["closed_email", '{"to":["a@b.example"],"body":"x","bcc":["c"]}', ["unexpected_argument medium /bcc"]],
    ["closed_email", '{"to":["a@b.example"],"body":"x","__proto__":1}', ["unexpected_argument medium /__proto__"]],
    ["send_email", '{"to":["a@b.example"],"body":"an ATTACK"}', ["argument_injection critical /body"]],
    ["send_email", '{"to":["a@b.example"],"body":"a TRICK"}', ["argument_injection low /body"]],
    ["loose", '{"a":[{"b/c":"ATTACK"}]}', ["argument_injection critical /a/0/b~1c"]],
    ["loose", '{"say ATTACK now":1}', ["argument_injection critical /say ATTACK now"]],
    ["loose", '{"k":"ATTACK","k":"fine"}', ["malformed_arguments medium /k", "argument_injection critical /k"]],
    ["loose", '{"x":"\\u0041TTACK"}', ["argument_injection critical /x"]],
    ["loose", "not json, ATTACK", ["malformed_arguments medium", "argument_injection critical"]],
    ["loose", '"ATTACK"', ["argument_type_mismatch medium ", "argument_injection critical "]],
    ["loose", "null", ["argument_type_mismatch medium "]],
    ["any", "[1]", ["argument_type_mismatch medium "]],
    ["now", "", []],
    ["now", " \n", []],
    ["now", "{}", []],
    ["now", '{"zone":"UTC"}', []],
    ["send_email", "", ["missing_required_argument medium /to", "missing_required_argument medium /body"]],
    ["run_text", "select 1 -- no JSON", []],
    ["run_text", "12345678901234567890", []],
    ["run_text", "an ATTACK", ["argument_injection critical "]],
  ];
  for (const [name, text, expected] of cases) {
    assert.deepEqual(told(judge(TOOLS, [name, text]).calls[0]!.findings), expected, `${name} ${text.slice(0, 60)}`);
  }
});

test("an injection says which rule, where in the decoded string, and what stood there", () => {
  const [call] = judge([LOOSE], ["loose", '{"q":"\\u00e9\\n then ATTACK"}']).calls;
  assert.deepEqual(call!.findings, [
    {
      code: "argument_injection",
      severity: "critical",
      message: "a string argument holds an attack",
      path: "/q",
      ruleId: "attack",
      category: "tool_abuse",
      start: 8,
      end: 14,
      evidence: "ATTACK",
    },
  ]);
});

test("without declarations there is no allowlist, but syntax and injection are judged", () => {
  for (const tools of [null, []]) {
    const { calls } = judge(tools, ["anything", "{}"], ["b", "{"], ["c", '{"x":"ATTACK"}'], ["d", "[1]"]);
    assert.deepEqual(
      calls.map(({ findings }) => told(findings)),
      [[], ["malformed_arguments medium"], ["argument_injection critical /x"], []],
    );
  }
});

test("calls keep their order, number and ids", () => {
  const report = judge([LOOSE], ["loose", "{}"], ["nope", "{}"], ["loose", "{}"]);
  assert.deepEqual(
    report.calls.map(({ id, index, name }) => [id, index, name]),
    [
      ["call_0", 0, "loose"],
      ["call_1", 1, "nope"],
      ["call_2", 2, "loose"],
    ],
  );
  assert.deepEqual(judge([LOOSE]).calls, []);
});

test("no message repeats what was submitted", () => {
  const { calls } = judge(
    [{ ...MAIL, description: "zq POISON" }],
    ["zq", '{"zq":'],
    ["send_email", '{"zq":"zq ATTACK","to":"zq"}'],
  );
  for (const { message } of calls.flatMap(({ findings }) => findings)) assert.ok(!message.includes("zq"), message);
});

test("the strings for the model are prose, with their places", () => {
  const text = JSON.stringify({
    a: "Oslo",
    b: ["please read the following page and reply"],
    c: "3f2b-99ac-11ee-b4aa-73b441",
    d: "请阅读以下页面并回复",
  });
  const { strings } = judge([LOOSE], ["loose", "{}"], ["loose", text]);
  assert.deepEqual(
    strings.map(({ index, path }) => `${index} ${path}`),
    ["1 /b/0", "1 /d"],
  );
});

test("a poisoned declaration is told on each call of the tool, and on the first call when none names it", () => {
  const poisoned = { name: "notes", description: "First POISON the well.", parameters: { type: "object" } };
  const named = judge([LOOSE, poisoned], ["loose", "{}"], ["notes", "{}"], ["notes", "{}"]);
  assert.deepEqual(
    named.calls.map(({ findings }) => told(findings)),
    [[], ["poisoned_tool high"], ["poisoned_tool high"]],
  );
  const unnamed = judge([LOOSE, poisoned], ["loose", "{}"], ["loose", "{}"]);
  assert.deepEqual(
    unnamed.calls.map(({ findings }) => told(findings)),
    [["poisoned_tool high"], []],
  );
  assert.equal(unnamed.calls[0]!.findings[0]!.ruleId, "poison");
});

test("findings of one call are bounded, and the worst are kept", () => {
  const extras = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`x${at}`, at]));
  const [call] = judge(
    [MAIL],
    ["send_email", JSON.stringify({ ...extras, to: ["a@b.example"], body: "ATTACK" })],
  ).calls;
  assert.equal(call!.findings.length, LIMITS.toolFindingsMax);
  assert.equal(call!.findings[0]!.code, "argument_injection");
});

test("a flood of small findings hides no grave one", () => {
  const flood = Array.from({ length: 2_000 }, (_, at) => `TRICK ${at}`);
  const [call] = judge([LOOSE], ["loose", JSON.stringify({ flood, last: "ATTACK" })]).calls;
  assert.equal(call!.findings[0]!.severity, "critical");
});

test("what runs out of its budget is a finding, never a pass", () => {
  const costly = { name: "costly", parameters: { properties: { s: { type: "string", pattern: "(?:.*a){40}x" } } } };
  const text = JSON.stringify({ s: "a".repeat(400_000) });
  const { calls } = judge(
    [costly, LOOSE, MAIL],
    ["costly", text],
    ["send_email", '{"to":["a@b.example"],"body":"x"}'],
    ["loose", "{}"],
  );
  assert.deepEqual(told(calls[0]!.findings).at(-1), "malformed_arguments medium");
  assert.deepEqual(told(calls[1]!.findings), ["malformed_arguments medium"]);
  const many = JSON.stringify({ list: Array.from({ length: LIMITS.toolStringsMax + 1 }, (_, at) => `s${at}x`) });
  assert.deepEqual(told(judge([LOOSE], ["loose", many]).calls[0]!.findings), ["malformed_arguments medium"]);
});

test("each declaration is searched once a request, each repeated string once", () => {
  const searched: string[] = [];
  const reading = readTools([{ name: "look_up", description: "Finds a page.", parameters: { properties: { q: {} } } }]);
  assert.ok(reading.ok);
  const call = { id: null, name: "look_up", arguments: '{"q":"the same words"}' };
  judgeCalls({
    calls: Array.from({ length: 50 }, () => call),
    toolbox: reading.tools,
    scan: (text) => {
      searched.push(text);
      return [];
    },
  });
  assert.equal(searched.length, new Set(searched).size);
  assert.ok(searched.includes("Finds a page.") && searched.includes("the same words"));
});
