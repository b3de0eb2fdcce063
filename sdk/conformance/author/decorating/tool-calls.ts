/** Tool calls of a plain answer: one that was rejected never reaches the caller, whoever the provider is. */
import type { Case } from "../case.ts";
import { chat, claude, responses } from "../providers.ts";
import { clean, dead, modelCheck, ok, passed, verdictOn } from "../service.ts";
import { ADA } from "../tokens.ts";
import { decorate, findings, mail, REJECTED, refused, seen, token, tools } from "./asked.ts";

/** No call is rejected, but the semantic pass blocks what their arguments say together. */
const together = (...calls: readonly ReturnType<typeof passed>[]) =>
  ok(
    clean(0, {
      decision: "block",
      blocked: true,
      tool_validation: { allowed: false, severity: "high", calls, model_check: modelCheck({ decision: "block" }) },
    }),
  );

export const answeredCalls: readonly Case[] = [
  decorate(
    "arguments of a tool call are restored",
    {
      request: chat.request(mail, { tools }),
      decorateOptions: { protect: true },
      answer: chat.answer({ tool_calls: [chat.call("c1", "read", `{"to":"${token}"}`)] }, "tool_calls"),
      service: [seen, verdictOn(passed("c1", 0, "read"))],
    },
    {
      returned: chat.answer({ tool_calls: [chat.call("c1", "read", `{"to":"${ADA}"}`)] }, "tool_calls"),
      requests: [{}, { body: { tools, tool_calls: [{ id: "c1", name: "read", arguments: `{"to":"${token}"}` }] } }],
    },
  ),
  decorate(
    "a call that is allowed stays",
    {
      request: chat.request("hi", { tools }),
      answer: chat.answer({ tool_calls: [chat.call("c1", "read", "{}")] }, "tool_calls"),
      service: [ok(clean(2)), verdictOn(passed("c1", 0, "read"))],
    },
    { returned: chat.answer({ tool_calls: [chat.call("c1", "read", "{}")] }, "tool_calls") },
  ),
  decorate(
    "a rejected call never reaches the caller",
    {
      request: chat.request("hi", { tools }),
      answer: chat.answer({ tool_calls: [chat.call("c1", "send", "{}")] }, "tool_calls"),
      service: [ok(clean(2)), verdictOn(refused("c1", 0, "send"))],
    },
    {
      returned: {
        ...chat.answer({ content: REJECTED }, "content_filter"),
        portcullis: findings("tool_call_rejected", [refused("c1", 0, "send")]),
      },
    },
  ),
  decorate(
    "one of two is rejected",
    {
      request: chat.request("hi", { tools }),
      answer: chat.answer(
        { content: "Reading.", tool_calls: [chat.call("c1", "send", "{}"), chat.call("c2", "read", "{}")] },
        "tool_calls",
      ),
      service: [ok(clean(2)), verdictOn(refused("c1", 0, "send"), passed("c2", 1, "read"))],
    },
    {
      returned: {
        ...chat.answer(
          { content: `Reading.\n\n${REJECTED}`, tool_calls: [chat.call("c2", "read", "{}")] },
          "tool_calls",
        ),
        portcullis: findings("tool_call_rejected", [refused("c1", 0, "send"), passed("c2", 1, "read")]),
      },
    },
  ),
  decorate(
    "report keeps a rejected call",
    {
      request: chat.request("hi", { tools }),
      options: { onMatch: "report" },
      answer: chat.answer({ tool_calls: [chat.call("c1", "send", "{}")] }, "tool_calls"),
      service: [ok(clean(2)), verdictOn(refused("c1", 0, "send"))],
    },
    { returned: chat.answer({ tool_calls: [chat.call("c1", "send", "{}")] }, "tool_calls") },
  ),
  decorate(
    "calls nobody could judge are rejected",
    {
      request: chat.request("hi", { tools }),
      answer: chat.answer({ tool_calls: [chat.call("c1", "read", "{}")] }, "tool_calls"),
      service: [ok(clean(2)), dead],
    },
    {
      returned: {
        ...chat.answer({ content: REJECTED }, "content_filter"),
        portcullis: findings("scan_unavailable", []),
      },
    },
  ),
  decorate(
    "calls that together are an attack are all taken out",
    {
      request: chat.request("hi", { tools }),
      answer: chat.answer({ tool_calls: [chat.call("c1", "read", "{}"), chat.call("c2", "read", "{}")] }, "tool_calls"),
      service: [ok(clean(2)), together(passed("c1", 0, "read"), passed("c2", 1, "read"))],
    },
    {
      returned: {
        ...chat.answer({ content: REJECTED }, "content_filter"),
        portcullis: findings("tool_call_rejected", [passed("c1", 0, "read"), passed("c2", 1, "read")]),
      },
    },
  ),
  decorate(
    "Anthropic: uses that together are an attack are all taken out",
    {
      request: claude.request("hi"),
      answer: claude.answer([{ type: "tool_use", id: "t1", name: "read", input: {} }], "tool_use"),
      service: [ok(clean(2)), together(passed("t1", 0, "read"))],
    },
    {
      returned: {
        ...claude.answer([{ type: "text", text: REJECTED }], "refusal"),
        portcullis: findings("tool_call_rejected", [passed("t1", 0, "read")]),
      },
    },
  ),
  decorate(
    "the legacy function_call is judged too",
    {
      request: chat.request("hi"),
      answer: chat.answer({ function_call: { name: "send", arguments: "{}" } }, "function_call"),
      service: [ok(clean(2)), verdictOn(refused(null, 0, "send"))],
    },
    {
      returned: {
        ...chat.answer({ content: REJECTED }, "content_filter"),
        portcullis: findings("tool_call_rejected", [refused(null, 0, "send")]),
      },
    },
  ),
  decorate(
    "Anthropic: a rejected use is taken out",
    {
      request: claude.request("hi", { tools: [{ name: "read", input_schema: { type: "object" } }] }),
      answer: claude.answer(
        [
          { type: "text", text: "Let me." },
          { type: "tool_use", id: "t1", name: "send", input: { to: "x" } },
        ],
        "tool_use",
      ),
      service: [ok(clean(2)), verdictOn(refused("t1", 0, "send"))],
    },
    {
      returned: {
        ...claude.answer(
          [
            { type: "text", text: "Let me." },
            { type: "text", text: REJECTED },
          ],
          "refusal",
        ),
        portcullis: findings("tool_call_rejected", [refused("t1", 0, "send")]),
      },
      requests: [
        {},
        { body: { tool_calls: [{ id: "t1", name: "send", arguments: '{"to":"x"}' }], tools: [{ name: "read" }] } },
      ],
    },
  ),
  decorate(
    "Anthropic: the other use stays",
    {
      request: claude.request("hi"),
      answer: claude.answer(
        [
          { type: "tool_use", id: "t1", name: "send", input: {} },
          { type: "tool_use", id: "t2", name: "read", input: {} },
        ],
        "tool_use",
      ),
      service: [ok(clean(2)), verdictOn(refused("t1", 0, "send"), passed("t2", 1, "read"))],
    },
    {
      returned: {
        ...claude.answer(
          [
            { type: "tool_use", id: "t2", name: "read", input: {} },
            { type: "text", text: REJECTED },
          ],
          "tool_use",
        ),
        portcullis: findings("tool_call_rejected", [refused("t1", 0, "send"), passed("t2", 1, "read")]),
      },
    },
  ),
  decorate(
    "Anthropic: protected and restored",
    {
      request: claude.request(mail),
      decorateOptions: { protect: true },
      answer: claude.answer(
        [
          { type: "text", text: `to ${token}` },
          { type: "tool_use", id: "t1", name: "read", input: { to: token } },
        ],
        "tool_use",
      ),
      service: [seen, verdictOn(passed("t1", 0, "read"))],
    },
    {
      providerRequest: claude.request(`write to ${token}`),
      returned: claude.answer(
        [
          { type: "text", text: `to ${ADA}` },
          { type: "tool_use", id: "t1", name: "read", input: { to: ADA } },
        ],
        "tool_use",
      ),
    },
  ),
  decorate(
    "Responses: a rejected call is taken out",
    {
      request: responses.request("hi", { tools: [{ type: "function", name: "read", parameters: {} }] }),
      answer: responses.answer([responses.call("c1", "send", "{}")]),
      service: [ok(clean(2)), verdictOn(refused("c1", 0, "send"))],
    },
    {
      returned: {
        ...responses.answer([
          {
            type: "message",
            role: "assistant",
            status: "completed",
            content: [{ type: "output_text", text: REJECTED, annotations: [] }],
          },
        ]),
        portcullis: findings("tool_call_rejected", [refused("c1", 0, "send")]),
      },
    },
  ),
  decorate(
    "Responses: protected and restored",
    {
      request: responses.request(mail),
      decorateOptions: { protect: true },
      answer: responses.answer([responses.message(`to ${token}`)]),
      service: [seen],
    },
    {
      providerRequest: responses.request(`write to ${token}`),
      returned: responses.answer([responses.message(`to ${ADA}`)]),
    },
  ),
  decorate(
    "one record for the whole, tools included",
    {
      request: chat.request("hi", { tools }),
      answer: chat.answer({ tool_calls: [chat.call("c1", "send", "{}")] }, "tool_calls"),
      service: [ok(clean(2)), verdictOn(refused("c1", 0, "send"))],
    },
    {
      telemetry: [
        {
          type: "guard.decorate",
          decision: "block",
          blocked: true,
          reason: "tool_call_rejected",
          scannedChars: 2,
          tool: { calls: 1, findings: 1, blocked: 1, names: ["send"] },
        },
      ],
    },
  ),
];
