/** The guard around a call of one's own. */

import { blockBody } from "../blocked.ts";
import type { Case } from "../case.ts";
import { chat } from "../providers.ts";
import { clean, dead, hit, ok, verdictOn } from "../service.ts";
import { ADA } from "../tokens.ts";
import { attackBody, bad, found, mail, REJECTED, refused, seen, token, tools, wrap } from "./asked.ts";

export const wrapping: readonly Case[] = [
  wrap(
    "an honest payload",
    { payload: "hi", answer: "hello", service: [ok(clean(2))] },
    { providerRequest: "hi", result: { blocked: false, value: "hello", body: null, result: { decision: "allow" } } },
  ),
  wrap(
    "an attack",
    { payload: bad, answer: "hello", service: [ok(hit(39, found))] },
    {
      providerRequest: null,
      result: {
        blocked: true,
        value: null,
        body: attackBody,
        result: { decision: "block", reason: "ignore-previous-instructions" },
      },
    },
  ),
  wrap(
    "no answer of the service",
    { payload: "hi", answer: "hello", service: [dead] },
    { providerRequest: null, result: { blocked: true, value: null, body: blockBody("scan_unavailable") } },
  ),
  wrap(
    "protected and restored, an answer of one's own shape",
    { payload: mail, callOptions: { protect: true }, answer: { reply: [`to ${token}`] }, service: [seen] },
    { providerRequest: `write to ${token}`, result: { blocked: false, value: { reply: [`to ${ADA}`] } } },
  ),
  wrap(
    "tools are the caller's",
    {
      payload: "hi",
      callOptions: { tools },
      answer: chat.answer({ tool_calls: [chat.call("c1", "send", "{}")] }, "tool_calls"),
      service: [ok(clean(2)), verdictOn(refused("c1", 0, "send"))],
    },
    {
      result: {
        blocked: false,
        value: {
          choices: [{ message: { content: REJECTED, tool_calls: { $absent: true } } }],
          portcullis: { reason: "tool_call_rejected" },
        },
      },
      requests: [{}, { body: { tools } }],
    },
  ),
  wrap(
    "one record",
    { payload: "hi", answer: "hello", service: [ok(clean(2))] },
    { telemetry: [{ type: "guard.wrap", decision: "allow", blocked: false }] },
  ),
];
