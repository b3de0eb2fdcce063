/** From an offset back to message, part and position; and what replacing there does to a payload. */
import { type Case, marked } from "./case.ts";

const located = (
  name: string,
  payload: unknown,
  [start, end]: readonly [number, number],
  locations: readonly (readonly [readonly (string | number)[], number, number])[],
): Case => ({
  name,
  op: "locate",
  given: { payload, start, end },
  expect: { locations: locations.map(([path, from, to]) => ({ path, start: from, end: to })) },
});
type Replacement = readonly [start: number, end: number, text: string];
const rewritten = (name: string, payload: unknown, replacements: readonly Replacement[], after: unknown): Case => ({
  name,
  op: "rewrite",
  given: { payload, replacements: replacements.map(([start, end, text]) => ({ start, end, text })) },
  expect: after === SAME ? { payload, same: true } : { payload: after },
});
const SAME = Symbol("same");

const chat = (...contents: readonly string[]) => ({ messages: contents.map((content) => ({ role: "user", content })) });
const call = (args: string) => ({
  messages: [
    {
      role: "assistant",
      content: null,
      tool_calls: [{ id: "c", type: "function", function: { name: "f", arguments: args } }],
    },
  ],
});
const mail = marked("write to «a@b.example» now");
const use = (input: object) => ({
  messages: [{ role: "assistant", content: [{ type: "tool_use", id: "t", name: "f", input }] }],
});
const at = (index: number) => ["messages", index, "content"] as const;

export const rewriting: readonly Case[] = [
  located("inside a string", "hello world", [6, 11], [[[], 6, 11]]),
  located("the whole of a leaf", chat("abc", "def"), [5, 8], [[at(1), 0, 3]]),
  located(
    "from one leaf into the next",
    chat("abc", "def"),
    [1, 7],
    [
      [at(0), 1, 3],
      [at(1), 0, 2],
    ],
  ),
  located(
    "over three leaves",
    chat("abc", "d", "ef"),
    [0, 10],
    [
      [at(0), 0, 3],
      [at(1), 0, 1],
      [at(2), 0, 2],
    ],
  ),
  located("a range that ends in a separator", chat("abc", "def"), [2, 4], [[at(0), 2, 3]]),
  located("a range that begins in a separator", chat("abc", "def"), [4, 6], [[at(1), 0, 1]]),
  located("only a separator", chat("abc", "def"), [3, 5], []),
  located("an empty range", chat("abc"), [1, 1], []),
  located("past the end", chat("abc"), [2, 9], [[at(0), 2, 3]]),
  located(
    "empty leaves are skipped",
    chat("a", "", "b"),
    [0, 6],
    [
      [at(0), 0, 1],
      [at(2), 0, 1],
    ],
  ),
  located(
    "a part",
    {
      messages: [
        {
          role: "user",
          content: [
            { type: "text", text: "ab" },
            { type: "text", text: "cd" },
          ],
        },
      ],
    },
    [4, 6],
    [[["messages", 0, "content", 1, "text"], 0, 2]],
  ),
  located("after a pair of surrogates", chat("\u{1f600}x", "y"), [2, 3], [[at(0), 2, 3]]),
  located(
    "decoded arguments: positions of the decoded string",
    call('{"a":"\\u0041\\u0042","b":"xyz"}'),
    [4, 6],
    [[["messages", 0, "tool_calls", 0, "function", "arguments", "b"], 0, 2]],
  ),
  located(
    "system comes first",
    { system: "abc", messages: [{ role: "user", content: "def" }] },
    [0, 2],
    [[["system"], 0, 2]],
  ),
  located(
    "in an Anthropic tool's input",
    use({ q: "abc" }),
    [1, 2],
    [[["messages", 0, "content", 0, "input", "q"], 1, 2]],
  ),

  rewritten("a string", mail.text, [[mail.start, mail.end, "[REDACTED]"]], "write to [REDACTED] now"),
  rewritten("nothing to replace is the very same object", chat("abc"), [], SAME),
  rewritten("a replacement by itself is the very same object", chat("abc"), [[0, 3, "abc"]], SAME),
  rewritten("an empty range changes nothing", chat("abc"), [[1, 1, "x"]], SAME),
  rewritten("only a separator changes nothing", chat("abc", "def"), [[3, 5, "x"]], SAME),
  rewritten("one message of two", chat("abc", "def"), [[5, 6, "X"]], chat("abc", "Xef")),
  rewritten(
    "several in one leaf, in any order",
    chat("abcdef"),
    [
      [4, 5, "E"],
      [0, 1, "AA"],
      [2, 3, ""],
    ],
    chat("AAbdEf"),
  ),
  rewritten(
    "over a border: the text stands in every leaf it touches",
    chat("abc", "def"),
    [[2, 6, "#"]],
    chat("ab#", "#ef"),
  ),
  rewritten(
    "neighbours that touch",
    chat("abcd"),
    [
      [0, 2, "x"],
      [2, 4, "y"],
    ],
    chat("xy"),
  ),
  rewritten("replaced by nothing", chat("abc"), [[0, 3, ""]], chat("")),
  rewritten(
    "parts keep their other fields",
    {
      messages: [
        {
          role: "user",
          content: [
            { type: "text", text: "abc", cache_control: { type: "ephemeral" } },
            { type: "image_url", image_url: { url: "u" } },
          ],
        },
      ],
    },
    [[0, 1, "X"]],
    {
      messages: [
        {
          role: "user",
          content: [
            { type: "text", text: "Xbc", cache_control: { type: "ephemeral" } },
            { type: "image_url", image_url: { url: "u" } },
          ],
        },
      ],
    },
  ),
  rewritten(
    "provider parameters stay",
    {
      model: "m",
      temperature: 0,
      messages: [{ role: "user", content: "abc" }],
      tools: [{ type: "function", function: { name: "f" } }],
    },
    [[0, 1, "X"]],
    {
      model: "m",
      temperature: 0,
      messages: [{ role: "user", content: "Xbc" }],
      tools: [{ type: "function", function: { name: "f" } }],
    },
  ),
  rewritten("a pair of surrogates replaced whole", chat("a\u{1f600}b"), [[1, 3, "x"]], chat("axb")),
  rewritten("a range that parts a pair takes it whole", chat("a\u{1f600}b"), [[1, 2, "x"]], chat("axb")),
  rewritten(
    "JSON arguments: only the changed literal is written anew",
    call('{ "a": "x\\u0041", "n": 12345678901234567890, "b":"yz" ,"e":1e400}'),
    [[4, 6, "Q"]],
    call('{ "a": "x\\u0041", "n": 12345678901234567890, "b":"Q" ,"e":1e400}'),
  ),
  rewritten(
    "JSON arguments: what must be escaped is",
    call('{"a":"x"}'),
    [[0, 1, 'q"\\\n\t\b\f\r\u0001/\u00e9\u2028']],
    call('{"a":"q\\"\\\\\\n\\t\\b\\f\\r\\u0001/\u00e9\u2028"}'),
  ),
  rewritten(
    "JSON arguments: a lone surrogate is escaped, a pair is not",
    call('{"a":"x"}'),
    [[0, 1, "\ud800-\u{1f600}"]],
    call('{"a":"\\ud800-\u{1f600}"}'),
  ),
  rewritten(
    "JSON arguments: one of two equal keys",
    call('{"a":"one","a":"two"}'),
    [[5, 8, "2"]],
    call('{"a":"one","a":"2"}'),
  ),
  rewritten(
    "JSON arguments: inside a decoded string",
    call('{"a":"l1\\nl2"}'),
    [[3, 5, "XX"]],
    call('{"a":"l1\\nXX"}'),
  ),
  rewritten("JSON arguments: a bare string", call('"abc"'), [[1, 2, "X"]], call('"aXc"')),
  rewritten("JSON arguments: an empty string stays", call('{"a":"","b":"x"}'), [[2, 3, "Y"]], call('{"a":"","b":"Y"}')),
  rewritten(
    "arguments that do not parse are rewritten as they stand",
    call('{"a": "x'),
    [[7, 8, "Y"]],
    call('{"a": "Y'),
  ),
  rewritten(
    "Anthropic input: the object is copied along the path",
    use({ q: "abc", n: 1, deep: { z: ["x", "y"] } }),
    [[8, 9, "Y"]],
    use({ q: "abc", n: 1, deep: { z: ["x", "Y"] } }),
  ),
  rewritten(
    "Responses input and instructions",
    { instructions: "abc", input: "def" },
    [
      [0, 1, "X"],
      [5, 6, "Y"],
    ],
    { instructions: "Xbc", input: "Yef" },
  ),
  rewritten(
    "a document's text",
    {
      messages: [
        {
          role: "user",
          content: [{ type: "document", title: "T", source: { type: "text", media_type: "text/plain", data: "body" } }],
        },
      ],
    },
    [[3, 7, "-"]],
    {
      messages: [
        {
          role: "user",
          content: [{ type: "document", title: "T", source: { type: "text", media_type: "text/plain", data: "-" } }],
        },
      ],
    },
  ),
  rewritten("a list as payload", [{ role: "user", content: "abc" }], [[0, 1, "X"]], [{ role: "user", content: "Xbc" }]),
];
