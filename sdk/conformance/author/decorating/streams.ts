/** A decorated call that streams: guarded to its end, or the one event of a block. */
import type { Case } from "../case.ts";
import { chat, chunk, claude, responses, say } from "../providers.ts";
import { clean, hit, ok } from "../service.ts";
import { ADA } from "../tokens.ts";
import { attackBody, bad, decorate, found, mail, seen, token } from "./asked.ts";

export const streams: readonly Case[] = [
  decorate(
    "a stream goes through",
    {
      request: chat.request("hi", { stream: true }),
      chunks: [chunk({ role: "assistant", content: "" }), say("hello"), chunk({}, "stop")],
      service: [ok(clean(2)), ok(clean(5))],
    },
    {
      providerRequest: chat.request("hi", { stream: true }),
      chunks: [chunk({ role: "assistant", content: "" }), say("hello"), chunk({}, "stop")],
    },
  ),
  decorate(
    "a blocked stream is one event: chat",
    { request: chat.request(bad, { stream: true }), chunks: [], service: [ok(hit(39, found))] },
    {
      providerRequest: null,
      chunks: [
        {
          id: { $any: "string" },
          object: "chat.completion.chunk",
          created: { $any: "number" },
          model: "gpt-x",
          choices: [{ index: 0, delta: {}, finish_reason: "content_filter" }],
          portcullis: attackBody,
        },
      ],
    },
  ),
  decorate(
    "a blocked stream is one event: Anthropic",
    { request: claude.request(bad, { stream: true }), chunks: [], service: [ok(hit(39, found))] },
    { providerRequest: null, chunks: [{ type: "error", error: attackBody.error }] },
  ),
  decorate(
    "a blocked stream is one event: Responses",
    { request: responses.request(bad, { stream: true }), chunks: [], service: [ok(hit(39, found))] },
    {
      providerRequest: null,
      chunks: [
        {
          type: "response.failed",
          sequence_number: 0,
          response: {
            id: { $any: "string" },
            object: "response",
            status: "failed",
            model: "gpt-x",
            output: [],
            error: {
              code: "portcullis_request_blocked",
              message: "Request blocked by Portcullis: ignore-previous-instructions.",
            },
          },
          portcullis: attackBody,
        },
      ],
    },
  ),
  decorate(
    "a stream is restored when it was protected",
    {
      request: chat.request(mail, { stream: true }),
      decorateOptions: { protect: true },
      chunks: [say(`to ${token.slice(0, 9)}`), say(`${token.slice(9)}.`), chunk({}, "stop")],
      service: [seen, ok(clean(3 + token.length + 1))],
    },
    {
      providerRequest: chat.request(`write to ${token}`, { stream: true }),
      chunks: [say(`to ${ADA}`), say("."), chunk({}, "stop")],
    },
  ),
];
