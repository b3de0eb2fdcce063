/** Tool calls of a plain answer: one that was rejected never reaches the caller, whoever the provider is. */
import type { Case } from "../case.ts";
import {
  chatAnswer,
  chatCall,
  chatRequest,
  claudeAnswer,
  claudeRequest,
  responses,
  responsesAnswer,
  responsesCall,
  responsesRequest,
} from "../providers.ts";
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
      request: chatRequest(mail, { tools }),
      decorateOptions: { protect: true },
      answer: chatAnswer({ tool_calls: [chatCall("c1", "read", `{"to":"${token}"}`)] }, "tool_calls"),
      service: [seen, verdictOn(passed("c1", 0, "read"))],
    },
    {
      returned: chatAnswer({ tool_calls: [chatCall("c1", "read", `{"to":"${ADA}"}`)] }, "tool_calls"),
      requests: [{}, { body: { tools, tool_calls: [{ id: "c1", name: "read", arguments: `{"to":"${token}"}` }] } }],
    },
  ),
  decorate(
    "a call that is allowed stays",
    {
      request: chatRequest("hi", { tools }),
      answer: chatAnswer({ tool_calls: [chatCall("c1", "read", "{}")] }, "tool_calls"),
      service: [ok(clean(2)), verdictOn(passed("c1", 0, "read"))],
    },
    { returned: chatAnswer({ tool_calls: [chatCall("c1", "read", "{}")] }, "tool_calls") },
  ),
  decorate(
    "a rejected call never reaches the caller",
    {
      request: chatRequest("hi", { tools }),
      answer: chatAnswer({ tool_calls: [chatCall("c1", "send", "{}")] }, "tool_calls"),
      service: [ok(clean(2)), verdictOn(refused("c1", 0, "send"))],
    },
    {
      returned: {
        ...chatAnswer({ content: REJECTED }, "content_filter"),
        portcullis: findings("tool_call_rejected", [refused("c1", 0, "send")]),
      },
    },
  ),
  decorate(
    "one of two is rejected",
    {
      request: chatRequest("hi", { tools }),
      answer: chatAnswer(
        { content: "Reading.", tool_calls: [chatCall("c1", "send", "{}"), chatCall("c2", "read", "{}")] },
        "tool_calls",
      ),
      service: [ok(clean(2)), verdictOn(refused("c1", 0, "send"), passed("c2", 1, "read"))],
    },
    {
      returned: {
        ...chatAnswer({ content: `Reading.\n\n${REJECTED}`, tool_calls: [chatCall("c2", "read", "{}")] }, "tool_calls"),
        portcullis: findings("tool_call_rejected", [refused("c1", 0, "send"), passed("c2", 1, "read")]),
      },
    },
  ),
  decorate(
    "report keeps a rejected call",
    {
      request: chatRequest("hi", { tools }),
      options: { onMatch: "report" },
      answer: chatAnswer({ tool_calls: [chatCall("c1", "send", "{}")] }, "tool_calls"),
      service: [ok(clean(2)), verdictOn(refused("c1", 0, "send"))],
    },
    { returned: chatAnswer({ tool_calls: [chatCall("c1", "send", "{}")] }, "tool_calls") },
  ),
  decorate(
    "calls nobody could judge are rejected",
    {
      request: chatRequest("hi", { tools }),
      answer: chatAnswer({ tool_calls: [chatCall("c1", "read", "{}")] }, "tool_calls"),
      service: [ok(clean(2)), dead],
    },
    {
      returned: {
        ...chatAnswer({ content: REJECTED }, "content_filter"),
        portcullis: findings("scan_unavailable", []),
      },
    },
  ),
  decorate(
    "calls that together are an attack are all taken out",
    {
      request: chatRequest("hi", { tools }),
      answer: chatAnswer({ tool_calls: [chatCall("c1", "read", "{}"), chatCall("c2", "read", "{}")] }, "tool_calls"),
      service: [ok(clean(2)), together(passed("c1", 0, "read"), passed("c2", 1, "read"))],
    },
    {
      returned: {
        ...chatAnswer({ content: REJECTED }, "content_filter"),
        portcullis: findings("tool_call_rejected", [passed("c1", 0, "read"), passed("c2", 1, "read")]),
      },
    },
  ),
  decorate(
    "Anthropic: uses that together are an attack are all taken out",
    {
      request: claudeRequest("hi"),
      answer: claudeAnswer([{ type: "tool_use", id: "t1", name: "read", input: {} }], "tool_use"),
      service: [ok(clean(2)), together(passed("t1", 0, "read"))],
    },
    {
      returned: {
        ...claudeAnswer([{ type: "text", text: REJECTED }], "refusal"),
        portcullis: findings("tool_call_rejected", [passed("t1", 0, "read")]),
      },
    },
  ),
  decorate(
    "the legacy function_call is judged too",
    {
      request: chatRequest("hi"),
      answer: chatAnswer({ function_call: { name: "send", arguments: "{}" } }, "function_call"),
      service: [ok(clean(2)), verdictOn(refused(null, 0, "send"))],
    },
    {
      returned: {
        ...chatAnswer({ content: REJECTED }, "content_filter"),
        portcullis: findings("tool_call_rejected", [refused(null, 0, "send")]),
      },
    },
  ),
  decorate(
    "Anthropic: a rejected use is taken out",
    {
      request: claudeRequest("hi", { tools: [{ name: "read", input_schema: { type: "object" } }] }),
      answer: claudeAnswer(
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
        ...claudeAnswer(
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
      request: claudeRequest("hi"),
      answer: claudeAnswer(
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
        ...claudeAnswer(
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
      request: claudeRequest(mail),
      decorateOptions: { protect: true },
      answer: claudeAnswer(
        [
          { type: "text", text: `to ${token}` },
          { type: "tool_use", id: "t1", name: "read", input: { to: token } },
        ],
        "tool_use",
      ),
      service: [seen, verdictOn(passed("t1", 0, "read"))],
    },
    {
      providerRequest: claudeRequest(`write to ${token}`),
      returned: claudeAnswer(
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
      request: responsesRequest("hi", { tools: [{ type: "function", name: "read", parameters: {} }] }),
      answer: responsesAnswer([responsesCall("c1", "send", "{}")]),
      service: [ok(clean(2)), verdictOn(refused("c1", 0, "send"))],
    },
    {
      returned: {
        ...responsesAnswer([
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
      request: responsesRequest(mail),
      decorateOptions: { protect: true },
      answer: responsesAnswer([responses.message(`to ${token}`)]),
      service: [seen],
    },
    {
      providerRequest: responsesRequest(`write to ${token}`),
      returned: responsesAnswer([responses.message(`to ${ADA}`)]),
    },
  ),
  decorate(
    "one record for the whole, tools included",
    {
      request: chatRequest("hi", { tools }),
      answer: chatAnswer({ tool_calls: [chatCall("c1", "send", "{}")] }, "tool_calls"),
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
