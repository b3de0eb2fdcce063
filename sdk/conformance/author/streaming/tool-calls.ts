/** Tool calls of a stream: held until they are whole, judged, then released or the end. */

import { blockBody } from "../blocked.ts";
import type { Case } from "../case.ts";
import { chunk, chunkCall, say } from "../providers.ts";
import { clean, dead, ok, passed, rejected, verdictOn } from "../service.ts";
import { end, opening, rejectedCall, stream, weather } from "./stream.ts";

const tools = [{ type: "function", function: { name: "read" } }];

export const streamedCalls: readonly Case[] = [
  stream(
    "a tool call is judged when it is whole",
    {
      chunks: [opening, ...weather, chunk({}, "tool_calls")],
      callOptions: { tools },
      service: [verdictOn(passed("c1", 0, "read"))],
    },
    {
      chunks: [opening, ...weather, chunk({}, "tool_calls")],
      requests: [{ body: { text: "", tools, tool_calls: [{ id: "c1", name: "read", arguments: '{"q":"x"}' }] } }],
    },
  ),
  stream(
    "a rejected call ends the stream before any of it left",
    {
      chunks: [opening, ...weather, chunk({}, "tool_calls")],
      callOptions: { tools },
      service: [verdictOn(rejected("c1", 0, "read"))],
    },
    { chunks: [opening, end(rejectedCall)] },
  ),
  stream(
    "two calls are judged in one request",
    {
      chunks: [...weather, chunkCall(1, "c2", "read", "{}"), chunk({}, "tool_calls")],
      service: [verdictOn(passed("c1", 0, "read"), passed("c2", 1, "read"))],
    },
    {
      chunks: [...weather, chunkCall(1, "c2", "read", "{}"), chunk({}, "tool_calls")],
      requests: [{ body: { tool_calls: [{ id: "c1" }, { id: "c2", arguments: "{}" }] } }],
    },
  ),
  stream(
    "calls of a stream that just ends are judged",
    { chunks: [...weather], service: [verdictOn(passed("c1", 0, "read"))] },
    { chunks: [...weather], requests: [{ body: { tool_calls: [{ id: "c1" }] } }] },
  ),
  stream(
    "text before a call keeps its place",
    {
      chunks: [say("let me"), ...weather, chunk({}, "tool_calls")],
      service: [verdictOn(passed("c1", 0, "read")), ok(clean(6))],
    },
    { chunks: [say("let me"), ...weather, chunk({}, "tool_calls")] },
  ),
  stream(
    "a call under report is released though rejected",
    {
      chunks: [...weather, chunk({}, "tool_calls")],
      options: { onMatch: "report" },
      service: [verdictOn(rejected("c1", 0, "read"))],
    },
    { chunks: [...weather, chunk({}, "tool_calls")] },
  ),
  stream(
    "calls nobody could judge end the stream",
    { chunks: [...weather, chunk({}, "tool_calls")], service: [dead] },
    { chunks: [end(blockBody("scan_unavailable"))] },
  ),
];
