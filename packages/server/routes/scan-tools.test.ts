/** POST /v1/scan with tool calls, by scenario. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { ScanVerdict } from "@portcullis/contract";
import { type Stage, stage, wrongs } from "./stage.ts";

const scanOn = (at: Stage, body: object) => at.post<ScanVerdict>("/v1/scan", body);
describe("tool calls", () => {
  let at: Stage;
  before(async () => {
    at = await stage();
  });
  after(() => at.close());
  const tools = [
    { name: "run", parameters: { type: "object", properties: { command: { type: "string" } }, required: ["command"] } },
  ];
  const call = (given: object) => ({ name: "run", arguments: "{}", ...given });

  test("200: a rejected call blocks the payload, keeps order and length, and leaves reason null", async () => {
    const { body } = await scanOn(at, {
      text: "hello",
      tools,
      tool_calls: [
        call({ id: "a", arguments: '{"command":"ls"}' }),
        call({ name: "drop" }),
        call({ arguments: "{broken" }),
      ],
    });
    assert.equal(body.decision, "block");
    assert.equal(body.reason, null);
    const validation = body.tool_validation!;
    assert.equal(validation.allowed, false);
    assert.equal(validation.severity, "high");
    assert.deepEqual(
      validation.calls.map(({ id, index, allowed }) => ({ id, index, allowed })),
      [
        { id: "a", index: 0, allowed: true },
        { id: null, index: 1, allowed: false },
        { id: null, index: 2, allowed: false },
      ],
    );
    assert.deepEqual(
      validation.calls.map(({ findings }) => findings[0]?.code),
      [undefined, "unknown_tool", "malformed_arguments"],
    );
  });

  test("200: an argument that attacks carries pointer, offsets inside the value, and no evidence unless asked for", async () => {
    const ask = { text: "", tools, tool_calls: [call({ arguments: '{"command":"a \\"b\\" rm -rf / now"}' })] };
    const { body } = await scanOn(at, ask);
    const [finding] = body.tool_validation!.calls[0]!.findings;
    assert.equal(finding?.code, "argument_injection");
    assert.equal(finding?.path, "/command");
    assert.equal(finding?.signature_id, "shell-in-argument");
    assert.equal('a "b" rm -rf / now'.slice(finding?.start, finding?.end), "rm -rf /");
    assert.ok(!("evidence" in finding!));
    const shown = await scanOn(at, { ...ask, include_evidence: true });
    assert.equal(shown.body.tool_validation!.calls[0]!.findings[0]?.evidence, "rm -rf /");
  });

  test("200: without declarations there is no allowlist, but syntax and attacks are judged", async () => {
    for (const declared of [undefined, []]) {
      const { body } = await scanOn(at, {
        text: "",
        tools: declared,
        tool_calls: [call({ name: "anything" }), call({ arguments: "nope" })],
      });
      assert.deepEqual(
        body.tool_validation!.calls.map(({ allowed }) => allowed),
        [true, false],
      );
    }
  });

  test("200: an empty list of calls is a submitted list", async () => {
    const { body } = await scanOn(at, { text: "", tools, tool_calls: [] });
    assert.deepEqual(body.tool_validation, { allowed: true, severity: null, calls: [] });
  });

  test("200: a declaration that changed since it was last seen is told once and does not block", async () => {
    const ask = (description: string) => ({
      text: "",
      tools: [{ ...tools[0], name: "pinned", description }],
      tool_calls: [{ name: "pinned", arguments: '{"command":"ls"}' }],
    });
    const codes = async (description: string) =>
      (await scanOn(at, ask(description))).body.tool_validation!.calls[0]!.findings.map(
        ({ code, severity }) => `${code} ${severity}`,
      );
    assert.deepEqual(await codes("one"), []);
    assert.deepEqual(await codes("one"), []);
    assert.deepEqual(await codes("two"), ["declaration_changed low"]);
    assert.deepEqual(await codes("two"), []);
  });

  test("400 for more arguments than one request may hold", async () => {
    const call = { name: "run", arguments: JSON.stringify({ command: "x".repeat(900_000) }) };
    const answer = await at.post("/v1/scan", { text: "", tool_calls: Array.from({ length: 5 }, () => call) });
    assert.equal(answer.status, 400);
    assert.deepEqual(wrongs(answer), { "/tool_calls": "too_long" });
  });

  for (const [what, list, path] of [
    ["no name", [{ type: "function", function: {} }], /^\/tools\/0/],
    ["a double name", [tools[0], tools[0]], /^\/tools\/1/],
    [
      "a schema that cannot be understood",
      [{ name: "x", parameters: { type: "objekt" } }],
      /^\/tools\/0\/parameters\/type/,
    ],
  ] as const) {
    test(`400 for a declaration with ${what}, with its index`, async () => {
      const answer = await at.post("/v1/scan", { text: "", tools: list, tool_calls: [] });
      assert.equal(answer.status, 400);
      assert.equal(answer.body.param, "tools");
      assert.match(Object.keys(wrongs(answer))[0]!, path);
      assert.ok(!answer.raw.includes("objekt"));
    });
  }
});
