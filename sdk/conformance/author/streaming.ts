/** Streams: what is held, what is released and when, and how a block ends them. */
import type { Area, Case } from "./case.ts";
import { chunk, chunkCall, claude, responses, responsesCall, say } from "./providers.ts";
import { digitsOf, KEY } from "./vectors.ts";
import { clean, hit, match } from "./verdict.ts";

interface Given {
  readonly chunks: readonly object[];
  readonly options?: object;
  readonly callOptions?: object;
  readonly service: readonly object[];
  readonly vault?: readonly object[];
}
const stream = (name: string, given: Given, expect: object): Case => ({
  name,
  op: "stream",
  given: {
    ...given,
    options: { tokenKey: KEY, ...given.options },
    callOptions: { provider: "chat", ...given.callOptions },
  },
  expect: { ...expect },
});
const ok = (body: object) => ({ body });
const dead = { status: 401, body: { error: "unauthorized", message: "m", request_id: "r" } };
const body = (reason: string, more: object = {}) => ({
  error: {
    type: "request_blocked",
    code: "portcullis_request_blocked",
    message: `Request blocked by Portcullis: ${reason}.`,
    param: null,
    reason,
    severity: null,
    categories: [],
    request_id: null,
    ...more,
  },
});
const found = match("r", [0, 4]);
const blocked = body("r", { severity: "high", categories: ["direct_injection"] });
const end = (portcullis: object) => ({ ...chunk({}, "content_filter"), portcullis });
const opening = chunk({ role: "assistant", content: "" });
const stop = chunk({}, "stop");
const ADA = "ada@lovelace.example";
const entry = (subject: string, value: string) => ({
  token: `<EMAIL_${digitsOf(KEY, subject, "email", value).slice(0, 12)}>`,
  subject,
  type: "email",
  value,
});
const ada = entry("default", ADA);
const bob = entry("bob", "bob@bob.example");
const quoted = {
  token: `<PERSON_NAME_${digitsOf(KEY, "default", "person_name", 'Ada "Q"').slice(0, 12)}>`,
  subject: "default",
  type: "person_name",
  value: 'Ada "Q"',
};
const vault = [ada, bob, quoted];
const judged = (id: string, index: number, name: string, allowed: boolean) => ({
  id,
  index,
  name,
  allowed,
  severity: allowed ? null : "high",
  findings: [],
});
const verdict = (...calls: readonly ReturnType<typeof judged>[]) => {
  const allowed = calls.every((call) => call.allowed);
  return ok(
    clean(0, {
      ...(allowed ? {} : { decision: "block", blocked: true }),
      tool_validation: { allowed, severity: allowed ? null : "high", calls },
    }),
  );
};
const many = (count: number, size: number) =>
  Array.from({ length: count }, (_, i) => say(String.fromCharCode(97 + (i % 26)).repeat(size)));
const asked = (...lengths: readonly number[]) =>
  lengths.map((length) => ({ body: { segments: [{ start: 0, end: length, surface: "assistant" }] } }));
const rejected = body("tool_call_rejected", { severity: "high" });
const tools = [{ type: "function", function: { name: "read" } }];
const splitAt = (text: string, ...places: readonly number[]) =>
  [0, ...places].map((from, i) => text.slice(from, places[i] ?? text.length));
const weather = [
  chunkCall(0, "c1", "read", ""),
  chunkCall(0, undefined, undefined, '{"q":'),
  chunkCall(0, undefined, undefined, '"x"}'),
];
const claudeUse = [claude.use(1, "t1", "read"), claude.json(1, '{"q"'), claude.json(1, ':"x"}'), claude.end(1)];
const item = responsesCall("c1", "read", '{"q":"x"}');
const responsesUse = [
  responses.added(0, { ...item, arguments: "", status: "in_progress" }),
  responses.json(0, "c1", '{"q"'),
  responses.json(0, "c1", ':"x"}'),
  responses.jsonDone(0, "c1", '{"q":"x"}'),
  responses.itemDone(0, item),
];

export const streaming: Area = {
  area: "streaming",
  cases: [
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
      "the first scan comes at 512 characters, the next at 1,000 more",
      { chunks: [...many(20, 100), stop], service: [ok(clean(600)), ok(clean(1600)), ok(clean(2000))] },
      { chunks: [...many(20, 100), stop], requests: asked(600, 1600, 2000) },
    ),
    stream(
      "a scan looks back 2,000 characters",
      {
        chunks: [...many(40, 100), stop],
        service: [ok(clean(600)), ok(clean(1600)), ok(clean(2600)), ok(clean(3000)), ok(clean(2400))],
      },
      { chunks: [...many(40, 100), stop], requests: asked(600, 1600, 2600, 3000, 2400) },
    ),
    stream(
      "what is held when an attack shows never leaves",
      { chunks: [...many(12, 100), stop], service: [ok(clean(600)), ok(hit(1200, found))] },
      { chunks: [...many(3, 100), end(blocked)], requests: asked(600, 1200) },
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
      { chunks: [say("x".repeat(600)), say("y"), stop], service: [ok(clean(600)), ok(clean(601))] },
      { chunks: [say("x".repeat(600)), say("y"), stop], requests: asked(600, 601) },
    ),
    stream(
      "a service that does not answer ends the stream",
      { chunks: [opening, say("hello"), stop], service: [dead] },
      { chunks: [opening, end(body("scan_unavailable"))] },
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
        chunks: [
          chunk({ content: "one" }, null, 0),
          chunk({ content: "two" }, null, 1),
          chunk({}, "stop", 0),
          chunk({}, "stop", 1),
        ],
        service: [ok(clean(3)), ok(clean(3))],
      },
      {
        chunks: [
          chunk({ content: "one" }, null, 0),
          chunk({ content: "two" }, null, 1),
          chunk({}, "stop", 0),
          chunk({}, "stop", 1),
        ],
        requests: [{ body: { text: "one" } }, { body: { text: "two" } }],
      },
    ),
    stream(
      "usage at the end passes",
      {
        chunks: [
          say("hi"),
          stop,
          {
            id: "chatcmpl-1",
            object: "chat.completion.chunk",
            created: 1,
            model: "gpt-x",
            choices: [],
            usage: { total_tokens: 9 },
          },
        ],
        service: [ok(clean(2))],
      },
      {
        chunks: [
          say("hi"),
          stop,
          {
            id: "chatcmpl-1",
            object: "chat.completion.chunk",
            created: 1,
            model: "gpt-x",
            choices: [],
            usage: { total_tokens: 9 },
          },
        ],
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

    stream(
      "a tool call is judged when it is whole",
      {
        chunks: [opening, ...weather, chunk({}, "tool_calls")],
        callOptions: { tools },
        service: [verdict(judged("c1", 0, "read", true))],
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
        service: [verdict(judged("c1", 0, "read", false))],
      },
      { chunks: [opening, end(rejected)] },
    ),
    stream(
      "two calls are judged in one request",
      {
        chunks: [...weather, chunkCall(1, "c2", "read", "{}"), chunk({}, "tool_calls")],
        service: [verdict(judged("c1", 0, "read", true), judged("c2", 1, "read", true))],
      },
      {
        chunks: [...weather, chunkCall(1, "c2", "read", "{}"), chunk({}, "tool_calls")],
        requests: [{ body: { tool_calls: [{ id: "c1" }, { id: "c2", arguments: "{}" }] } }],
      },
    ),
    stream(
      "calls of a stream that just ends are judged",
      { chunks: [...weather], service: [verdict(judged("c1", 0, "read", true))] },
      { chunks: [...weather], requests: [{ body: { tool_calls: [{ id: "c1" }] } }] },
    ),
    stream(
      "text before a call keeps its place",
      {
        chunks: [say("let me"), ...weather, chunk({}, "tool_calls")],
        service: [verdict(judged("c1", 0, "read", true)), ok(clean(6))],
      },
      { chunks: [say("let me"), ...weather, chunk({}, "tool_calls")] },
    ),
    stream(
      "a call under report is released though rejected",
      {
        chunks: [...weather, chunk({}, "tool_calls")],
        options: { onMatch: "report" },
        service: [verdict(judged("c1", 0, "read", false))],
      },
      { chunks: [...weather, chunk({}, "tool_calls")] },
    ),
    stream(
      "calls nobody could judge end the stream",
      { chunks: [...weather, chunk({}, "tool_calls")], service: [dead] },
      { chunks: [end(body("scan_unavailable"))] },
    ),

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
        service: [verdict(judged("c1", 0, "read", true))],
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

    stream(
      "Anthropic: text",
      {
        chunks: [
          claude.start,
          claude.text(0),
          { type: "ping" },
          claude.say(0, "hel"),
          claude.say(0, "lo"),
          claude.end(0),
          claude.done(),
          claude.stop,
        ],
        callOptions: { provider: "anthropic" },
        service: [ok(clean(5))],
      },
      {
        chunks: [
          claude.start,
          claude.text(0),
          { type: "ping" },
          claude.say(0, "hel"),
          claude.say(0, "lo"),
          claude.end(0),
          claude.done(),
          claude.stop,
        ],
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
        service: [verdict(judged("t1", 0, "read", true))],
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
        service: [verdict(judged("t1", 0, "read", true))],
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
        service: [verdict(judged("t1", 0, "read", false))],
      },
      { chunks: [claude.start, { type: "error", error: rejected.error }] },
    ),
    stream(
      "Anthropic: thinking passes in its place",
      {
        chunks: [
          claude.say(0, "a"),
          { type: "content_block_delta", index: 1, delta: { type: "thinking_delta", thinking: "hm" } },
          claude.say(2, "b"),
        ],
        callOptions: { provider: "anthropic" },
        service: [ok(clean(2))],
      },
      {
        chunks: [
          claude.say(0, "a"),
          { type: "content_block_delta", index: 1, delta: { type: "thinking_delta", thinking: "hm" } },
          claude.say(2, "b"),
        ],
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

    stream(
      "Responses: text, with events that repeat it",
      {
        chunks: [
          responses.created,
          responses.say("hel"),
          responses.say("lo"),
          responses.said("hello"),
          responses.completed([responses.message("hello")]),
        ],
        callOptions: { provider: "responses" },
        service: [ok(clean(5))],
      },
      {
        chunks: [
          responses.created,
          responses.say("hel"),
          responses.say("lo"),
          responses.said("hello"),
          responses.completed([responses.message("hello")]),
        ],
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
        service: [verdict(judged("c1", 0, "read", true))],
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
        service: [verdict(judged("c1", 0, "read", false))],
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
            portcullis: rejected,
          },
        ],
      },
    ),
  ],
};
