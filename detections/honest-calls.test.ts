/**
 * Everyday tool calls must pass with every rule at its sharpest: nothing at or over `medium` on any of them, one list
 * at a time and with all tools in one mixed list.
 */
import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { reaches } from "@portcullis/contract";
import { payloadOf } from "@portcullis/engine";
import { compileRules, createScanner, type StaticScanner } from "@portcullis/engine/static";
import { judgeCalls, readTools, type ToolCall } from "@portcullis/engine/tools";
import type { HonestCall } from "./honest-calls/honest.ts";
import { HONEST } from "./honest-calls/index.ts";
import { attackRules } from "./index.ts";

function toCall([name, sent]: HonestCall): ToolCall {
  return { id: null, name, arguments: typeof sent === "string" ? sent : JSON.stringify(sent) };
}

describe("honest tool calls", () => {
  let scanner: StaticScanner;
  before(async () => {
    scanner = createScanner(compileRules(await attackRules(), { version: "2000.01.01" }));
  });

  const rejected = (tools: readonly unknown[], calls: readonly HonestCall[]): string[] => {
    const reading = readTools(tools);
    assert.ok(reading.ok, JSON.stringify(reading));
    const report = judgeCalls({
      calls: calls.map(toCall),
      toolbox: reading.tools,
      scan: (text, surface) => scanner.scan(payloadOf(text, surface)).matches,
    });
    return report.calls.flatMap(({ index, name, findings }) =>
      findings
        .filter(({ severity }) => reaches(severity, "medium"))
        .map(({ code, ruleId, path, message }) => `${name} #${index} ${code} ${ruleId ?? message} ${path ?? ""}`),
    );
  };

  for (const [topic, { tools, calls }] of Object.entries(HONEST)) {
    it(`${topic}: all ${calls.length} pass`, () => assert.deepEqual(rejected(tools, calls), []));
  }

  it("all tools in one mixed list: all pass", () => {
    const all = Object.values(HONEST);
    assert.deepEqual(
      rejected(
        all.flatMap(({ tools }) => tools),
        all.flatMap(({ calls }) => calls),
      ),
      [],
    );
  });

  it("are many enough to mean something", () => {
    const all = Object.values(HONEST);
    const reading = readTools(all.flatMap(({ tools }) => tools));
    assert.ok(reading.ok && reading.tools.tools.size >= 40);
    assert.ok(all.reduce((sum, { calls }) => sum + calls.length, 0) >= 300);
  });
});
