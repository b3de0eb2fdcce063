/** Tokens in a stream are restored, also where a chunk's border parts them. */
import type { Case } from "../case.ts";
import { chunk, chunkCall, say } from "../providers.ts";
import { clean, ok, passed, verdictOn } from "../service.ts";
import { ADA, ada, bob, KEY } from "../tokens.ts";
import { asked, many, quoted, stop, stream, vault } from "./stream.ts";

const splitAt = (text: string, ...places: readonly number[]) =>
  [0, ...places].map((from, i) => text.slice(from, places[i] ?? text.length));

export const tokens: readonly Case[] = [
  stream(
    "a token in one chunk",
    { chunks: [say(`to ${ada.token}.`), stop], vault, service: [ok(clean(4 + ada.token.length))] },
    { chunks: [say(`to ${ADA}.`), stop] },
  ),
  stream(
    "a token over three chunks stands where it began",
    {
      chunks: [...splitAt(`to ${ada.token}!`, 4, 10).map(say), stop],
      vault,
      service: [ok(clean(4 + ada.token.length))],
    },
    { chunks: [say(`to ${ADA}`), say(""), say("!"), stop] },
  ),
  stream(
    "a token split inside its bracket",
    {
      chunks: [say("to <"), say(`${ada.token.slice(1)} and`), say(" on"), stop],
      vault,
      service: [ok(clean(10 + ada.token.length))],
    },
    { chunks: [say(`to ${ADA}`), say(" and"), say(" on"), stop] },
  ),
  stream(
    "an unknown token stays",
    { chunks: [say("to <EMAIL_0000"), say("00000000>"), stop], vault, service: [ok(clean(23))] },
    { chunks: [say("to <EMAIL_0000"), say("00000000>"), stop] },
  ),
  stream(
    "another subject's token may be left",
    { chunks: [say(bob.token), stop], options: { onDenied: "leave" }, vault, service: [ok(clean(bob.token.length))] },
    { chunks: [say(bob.token), stop] },
  ),
  {
    name: "another subject's token throws in the stream",
    op: "stream",
    given: {
      chunks: [say(bob.token), stop],
      vault,
      options: { tokenKey: KEY },
      callOptions: { provider: "chat" },
      service: [ok(clean(bob.token.length))],
    },
    expect: { error: "RestoreDeniedError", count: 1 },
  },
  stream(
    "restoring can be left off",
    {
      chunks: [say(ada.token), stop],
      callOptions: { restore: false },
      vault,
      service: [ok(clean(ada.token.length))],
    },
    { chunks: [say(ada.token), stop] },
  ),
  stream(
    "a token where the window ends is not torn",
    {
      chunks: [
        ...many(2, 100),
        say("x".repeat(50)),
        say("<EMA"),
        say(ada.token.slice(4)),
        say("y".repeat(245)),
        say("z".repeat(100)),
        stop,
      ],
      vault,
      service: [ok(clean(515)), ok(clean(615))],
    },
    {
      chunks: [
        ...many(2, 100),
        say("x".repeat(50)),
        say(ADA),
        say(""),
        say("y".repeat(245)),
        say("z".repeat(100)),
        stop,
      ],
      requests: asked(515, 615),
    },
  ),
  stream(
    "tokens in arguments, escaped for JSON",
    {
      chunks: [
        chunkCall(0, "c1", "read", `{"to":"${quoted.token.slice(0, 8)}`),
        chunkCall(0, undefined, undefined, `${quoted.token.slice(8)}","n":1}`),
        chunk({}, "tool_calls"),
      ],
      vault,
      service: [verdictOn(passed("c1", 0, "read"))],
    },
    {
      chunks: [
        chunkCall(0, "c1", "read", '{"to":"Ada \\"Q\\"'),
        chunkCall(0, undefined, undefined, '","n":1}'),
        chunk({}, "tool_calls"),
      ],
      requests: [{ body: { tool_calls: [{ arguments: `{"to":"${quoted.token}","n":1}` }] } }],
    },
  ),
];
