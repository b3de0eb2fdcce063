/** The same over Anthropic's events. */
import type { Case } from "../case.ts";
import { claude } from "../providers.ts";
import { clean, hit, ok, passed, rejected, verdictOn } from "../service.ts";
import { ADA, ada } from "../tokens.ts";
import { blocked, found, rejectedCall, stream, vault } from "./stream.ts";

const claudeUse = [claude.use(1, "t1", "read"), claude.json(1, '{"q"'), claude.json(1, ':"x"}'), claude.end(1)];

const hello = [
  claude.start,
  claude.text(0),
  { type: "ping" },
  claude.say(0, "hel"),
  claude.say(0, "lo"),
  claude.end(0),
  claude.done(),
  claude.stop,
];
const thinking = [
  claude.say(0, "a"),
  { type: "content_block_delta", index: 1, delta: { type: "thinking_delta", thinking: "hm" } },
  claude.say(2, "b"),
];

export const anthropicEvents: readonly Case[] = [
  stream(
    "Anthropic: text",
    {
      chunks: hello,
      callOptions: { provider: "anthropic" },
      service: [ok(clean(5))],
    },
    {
      chunks: hello,
      requests: [{ body: { text: "hello" } }],
    },
  ),
  stream(
    "Anthropic: a block is an error event",
    {
      chunks: [claude.start, claude.text(0), claude.say(0, "evil"), claude.end(0), claude.stop],
      callOptions: { provider: "anthropic" },
      service: [ok(hit(4, found))],
    },
    { chunks: [claude.start, claude.text(0), { type: "error", error: blocked.error }] },
  ),
  stream(
    "Anthropic: a use is judged at its end",
    {
      chunks: [claude.start, ...claudeUse, claude.done("tool_use"), claude.stop],
      callOptions: { provider: "anthropic", tools: [{ name: "read", input_schema: {} }] },
      service: [verdictOn(passed("t1", 0, "read"))],
    },
    {
      chunks: [claude.start, ...claudeUse, claude.done("tool_use"), claude.stop],
      requests: [{ body: { tool_calls: [{ id: "t1", name: "read", arguments: '{"q":"x"}' }] } }],
    },
  ),
  stream(
    "Anthropic: a use without arguments",
    {
      chunks: [claude.use(0, "t1", "read"), claude.end(0)],
      callOptions: { provider: "anthropic" },
      service: [verdictOn(passed("t1", 0, "read"))],
    },
    {
      chunks: [claude.use(0, "t1", "read"), claude.end(0)],
      requests: [{ body: { tool_calls: [{ arguments: "{}" }] } }],
    },
  ),
  stream(
    "Anthropic: a rejected use ends the stream",
    {
      chunks: [claude.start, ...claudeUse, claude.stop],
      callOptions: { provider: "anthropic" },
      service: [verdictOn(rejected("t1", 0, "read"))],
    },
    { chunks: [claude.start, { type: "error", error: rejectedCall.error }] },
  ),
  stream(
    "Anthropic: thinking passes in its place",
    {
      chunks: thinking,
      callOptions: { provider: "anthropic" },
      service: [ok(clean(2))],
    },
    {
      chunks: thinking,
      requests: [{ body: { text: "ab" } }],
    },
  ),
  stream(
    "Anthropic: a token over chunks",
    {
      chunks: [claude.say(0, ada.token.slice(0, 5)), claude.say(0, ada.token.slice(5)), claude.end(0)],
      callOptions: { provider: "anthropic" },
      vault,
      service: [ok(clean(ada.token.length))],
    },
    { chunks: [claude.say(0, ADA), claude.say(0, ""), claude.end(0)] },
  ),
];
