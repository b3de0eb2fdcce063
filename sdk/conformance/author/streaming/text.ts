/** Text of a stream: when it is scanned, what is held, and how a block ends it. */

import { blockBody } from "../blocked.ts";
import type { Case } from "../case.ts";
import { chunk, say } from "../providers.ts";
import { clean, dead, hit, ok } from "../service.ts";
import { asked, blocked, end, found, many, opening, stop, stream } from "./stream.ts";

const twoChoices = [
  chunk({ content: "one" }, null, 0),
  chunk({ content: "two" }, null, 1),
  chunk({}, "stop", 0),
  chunk({}, "stop", 1),
];
const usage = {
  id: "chatcmpl-1",
  object: "chat.completion.chunk",
  created: 1,
  model: "gpt-x",
  choices: [],
  usage: { total_tokens: 9 },
};

export const text: readonly Case[] = [
  stream(
    "a short answer is scanned once, at the end",
    { chunks: [opening, say("hel"), say("lo"), stop], service: [ok(clean(5))] },
    {
      chunks: [opening, say("hel"), say("lo"), stop],
      requests: [
        {
          path: "/v1/scan",
          body: { text: "hello", surface: "unknown", segments: [{ start: 0, end: 5, surface: "assistant" }] },
        },
      ],
    },
  ),
  stream(
    "a stream without text asks nothing",
    { chunks: [opening, stop], service: [] },
    { chunks: [opening, stop], requests: [] },
  ),
  stream("an empty stream is empty", { chunks: [], service: [] }, { chunks: [], requests: [] }),
  stream(
    "the first scan comes when the first chunk could leave, each next at twice the text, at most at 1,000 more",
    {
      chunks: [...many(20, 100), stop],
      service: [ok(clean(400)), ok(clean(800)), ok(clean(1600)), ok(clean(2000))],
    },
    { chunks: [...many(20, 100), stop], requests: asked(400, 800, 1600, 2000) },
  ),
  stream(
    "a scan looks back 2,000 characters",
    {
      chunks: [...many(40, 100), stop],
      service: [400, 800, 1600, 2600, 3000, 2400].map((length) => ok(clean(length))),
    },
    { chunks: [...many(40, 100), stop], requests: asked(400, 800, 1600, 2600, 3000, 2400) },
  ),
  stream(
    "what is held when an attack shows never leaves",
    { chunks: [...many(12, 100), stop], service: [ok(clean(400)), ok(clean(800)), ok(hit(1200, found))] },
    { chunks: [...many(5, 100), end(blocked)], requests: asked(400, 800, 1200) },
  ),
  stream(
    "the first to leave is followed by all that is held",
    { chunks: [...many(65, 4), say("evil"), stop], service: [ok(clean(260)), ok(hit(264, found))] },
    { chunks: [...many(1, 4), end(blocked)], requests: asked(260, 264) },
  ),
  stream(
    "an attack in a short answer: nothing leaves but the opening",
    { chunks: [opening, say("evil"), say(" words"), stop], service: [ok(hit(10, found))] },
    { chunks: [opening, end(blocked)] },
  ),
  stream(
    "a smaller window lets more out",
    {
      chunks: [...many(4, 10), stop],
      callOptions: { holdChars: 10, restore: false },
      service: [ok(clean(20)), ok(hit(40, found))],
    },
    { chunks: [...many(1, 10), end(blocked)], requests: asked(20, 40) },
  ),
  stream(
    "a chunk is never parted",
    { chunks: [say("x".repeat(300)), say("y".repeat(300)), say("z"), stop], service: [ok(clean(600)), ok(clean(601))] },
    { chunks: [say("x".repeat(300)), say("y".repeat(300)), say("z"), stop], requests: asked(600, 601) },
  ),
  stream(
    "a chunk too long to leave is not scanned alone",
    { chunks: [say("x".repeat(600)), say("y"), stop], service: [ok(clean(601))] },
    { chunks: [say("x".repeat(600)), say("y"), stop], requests: asked(601) },
  ),
  stream(
    "a service that does not answer ends the stream",
    { chunks: [opening, say("hello"), stop], service: [dead] },
    { chunks: [opening, end(blockBody("scan_unavailable"))] },
  ),
  stream(
    "unless told to let pass",
    { chunks: [opening, say("hello"), stop], options: { onScanError: "allow" }, service: [dead] },
    { chunks: [opening, say("hello"), stop] },
  ),
  stream(
    "report lets pass",
    { chunks: [say("hello"), stop], options: { onMatch: "report" }, service: [ok(hit(5, found))] },
    { chunks: [say("hello"), stop] },
  ),
  stream(
    "two choices are two texts",
    {
      chunks: twoChoices,
      service: [ok(clean(3)), ok(clean(3))],
    },
    {
      chunks: twoChoices,
      requests: [{ body: { text: "one" } }, { body: { text: "two" } }],
    },
  ),
  stream(
    "usage at the end passes",
    {
      chunks: [say("hi"), stop, usage],
      service: [ok(clean(2))],
    },
    {
      chunks: [say("hi"), stop, usage],
    },
  ),
  stream(
    "a refusal is text too",
    { chunks: [chunk({ refusal: "I can" }), chunk({ refusal: "not" }), stop], service: [ok(clean(8))] },
    {
      chunks: [chunk({ refusal: "I can" }), chunk({ refusal: "not" }), stop],
      requests: [{ body: { text: "I cannot" } }],
    },
  ),
];
