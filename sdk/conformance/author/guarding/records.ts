/** One telemetry record for each decision, whatever becomes of it. */
import { type Case, of } from "../case.ts";
import { clean, FAST, hit, ok, refusal, rejected, verdictOn } from "../service.ts";
import { found, text } from "./attack.ts";
import { calls, judge } from "./tool-calls.ts";

const scan = of("scan");
const sanitise = of("sanitise");

export const records: readonly Case[] = [
  scan(
    "a record arrives for every decision",
    { payload: text, service: [ok(hit(39, found))] },
    {
      telemetry: [
        {
          type: "guard.scan",
          decision: "block",
          blocked: true,
          severity: "high",
          reason: "ignore-previous-instructions",
          categories: ["direct_injection"],
          signatureIds: ["ignore-previous-instructions"],
          scannedChars: 39,
          onMatch: "block",
          evidence: { $absent: true },
        },
      ],
    },
  ),
  scan(
    "a record also of what was not answered",
    { payload: text, service: [refusal(401, "unauthorized")] },
    { telemetry: [{ type: "guard.scan", decision: "block", blocked: true, reason: "scan_unavailable" }] },
  ),
  sanitise(
    "sanitise leaves one record",
    { payload: text, service: [ok(hit(39, found)), ok(clean(17))] },
    { telemetry: [{ type: "guard.sanitise", decision: "block", blocked: false }] },
  ),
  judge(
    "tool calls leave one record",
    {
      calls: [calls.chat],
      service: [verdictOn(rejected("call_1", 0, "send", [{ code: "unknown_tool", severity: "high", message: "m" }]))],
    },
    {
      telemetry: [
        {
          type: "guard.tool_calls",
          decision: "block",
          blocked: true,
          tool: { calls: 1, findings: 1, blocked: 1, names: ["send"] },
        },
      ],
    },
  ),
  scan(
    "telemetry that is refused for now does not reach the caller and is sent again",
    { payload: "hello", service: [ok(clean(5))], telemetryService: [refusal(503, "overloaded", FAST)] },
    { result: { blocked: false }, telemetry: [{ type: "guard.scan", decision: "allow" }] },
  ),
];
