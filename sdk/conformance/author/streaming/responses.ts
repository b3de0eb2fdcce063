/** The same over the events of OpenAI Responses, some of which repeat the whole text. */
import type { Case } from "../case.ts";
import { responses } from "../providers.ts";
import { clean, hit, ok, passed, rejected, verdictOn } from "../service.ts";
import { ADA, ada } from "../tokens.ts";
import { blocked, found, rejectedCall, stream, vault } from "./stream.ts";

const item = responses.call("c1", "read", '{"q":"x"}');
const responsesUse = [
  responses.added(0, { ...item, arguments: "", status: "in_progress" }),
  responses.json(0, "c1", '{"q"'),
  responses.json(0, "c1", ':"x"}'),
  responses.jsonDone(0, "c1", '{"q":"x"}'),
  responses.itemDone(0, item),
];

const hello = [
  responses.created,
  responses.say("hel"),
  responses.say("lo"),
  responses.said("hello"),
  responses.completed([responses.message("hello")]),
];

export const responsesEvents: readonly Case[] = [
  stream(
    "Responses: text, with events that repeat it",
    {
      chunks: hello,
      callOptions: { provider: "responses" },
      service: [ok(clean(5))],
    },
    {
      chunks: hello,
      requests: [{ body: { text: "hello" } }],
    },
  ),
  stream(
    "Responses: a token is restored everywhere",
    {
      chunks: [
        responses.say(ada.token.slice(0, 5)),
        responses.say(ada.token.slice(5)),
        responses.said(ada.token),
        responses.completed([responses.message(ada.token)]),
      ],
      callOptions: { provider: "responses" },
      vault,
      service: [ok(clean(ada.token.length))],
    },
    {
      chunks: [
        responses.say(ADA),
        responses.say(""),
        responses.said(ADA),
        responses.completed([responses.message(ADA)]),
      ],
    },
  ),
  stream(
    "Responses: a done event that says more is scanned",
    {
      chunks: [responses.say("hello"), responses.said("hello, evil")],
      callOptions: { provider: "responses" },
      service: [ok(clean(5)), ok(hit(11, found))],
    },
    {
      chunks: [
        responses.say("hello"),
        {
          type: "response.failed",
          sequence_number: 2,
          response: {
            id: { $any: "string" },
            object: "response",
            status: "failed",
            model: null,
            output: [],
            error: { code: "portcullis_request_blocked", message: "Request blocked by Portcullis: r." },
          },
          portcullis: blocked,
        },
      ],
    },
  ),
  stream(
    "Responses: a block is a failed response",
    {
      chunks: [responses.created, responses.say("evil")],
      callOptions: { provider: "responses" },
      service: [ok(hit(4, found))],
    },
    {
      chunks: [
        responses.created,
        {
          type: "response.failed",
          sequence_number: 1,
          response: {
            id: "resp_1",
            object: "response",
            status: "failed",
            model: "gpt-x",
            output: [],
            error: { code: "portcullis_request_blocked", message: "Request blocked by Portcullis: r." },
          },
          portcullis: blocked,
        },
      ],
    },
  ),
  stream(
    "Responses: a call is judged when its item is done",
    {
      chunks: [responses.created, ...responsesUse, responses.completed([item])],
      callOptions: { provider: "responses" },
      service: [verdictOn(passed("c1", 0, "read"))],
    },
    {
      chunks: [responses.created, ...responsesUse, responses.completed([item])],
      requests: [{ body: { tool_calls: [{ id: "c1", name: "read", arguments: '{"q":"x"}' }] } }],
    },
  ),
  stream(
    "Responses: a rejected call ends the stream",
    {
      chunks: [...responsesUse, responses.completed([item])],
      callOptions: { provider: "responses" },
      service: [verdictOn(rejected("c1", 0, "read"))],
    },
    {
      chunks: [
        {
          type: "response.failed",
          sequence_number: 0,
          response: {
            id: { $any: "string" },
            object: "response",
            status: "failed",
            model: null,
            output: [],
            error: {
              code: "portcullis_request_blocked",
              message: "Request blocked by Portcullis: tool_call_rejected.",
            },
          },
          portcullis: rejectedCall,
        },
      ],
    },
  ),
];
