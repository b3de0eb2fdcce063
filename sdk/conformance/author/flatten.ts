/** Where the leaves of each provider's request stand, in which order, and whose words they are. */
import { type Area, type Case, flattened, type Leaf } from "./case.ts";

const flat = (name: string, payload: unknown, leaves: readonly Leaf[], more: object = {}): Case => ({
  name,
  op: "flatten",
  given: { payload, ...more },
  expect: flattened(leaves),
});
const one = (message: object) => ({ messages: [message] });
const none = (name: string, payload: unknown): Case => ({
  name,
  op: "flatten",
  given: { payload },
  expect: { error: "ConfigurationError", option: "payload" },
});

const call = (args: string) =>
  one({
    role: "assistant",
    content: null,
    tool_calls: [{ id: "c1", type: "function", function: { name: "send", arguments: args } }],
  });
const ARGS = ["messages", 0, "tool_calls", 0, "function", "arguments"] as const;

const deep = (depth: number) => `${"[".repeat(depth)}"x"${"]".repeat(depth)}`;

export const flatten: Area = {
  area: "flatten",
  cases: [
    flat("a string", "hello", [[[], "hello", "user"]]),
    flat("a string of another surface", "hello", [[[], "hello", "tool_result"]], { surface: "tool_result" }),
    flat("an empty string has no segment", "", [[[], "", "user"]]),
    flat(
      "offsets count UTF-16 units",
      {
        messages: [
          { role: "user", content: "\u{1f600}a" },
          { role: "user", content: "b" },
        ],
      },
      [
        [["messages", 0, "content"], "\u{1f600}a", "user"],
        [["messages", 1, "content"], "b", "user"],
      ],
    ),
    flat("a lone surrogate is a character like another", one({ role: "user", content: "a\ud800b" }), [
      [["messages", 0, "content"], "a\ud800b", "user"],
    ]),
    flat("system before messages", { messages: [{ role: "user", content: "q" }], system: "be kind" }, [
      [["system"], "be kind", "system"],
      [["messages", 0, "content"], "q", "user"],
    ]),
    flat(
      "system as text blocks",
      {
        system: [
          { type: "text", text: "one", cache_control: { type: "ephemeral" } },
          { type: "text", text: "two" },
        ],
        messages: [],
      },
      [
        [["system", 0, "text"], "one", "system"],
        [["system", 1, "text"], "two", "system"],
      ],
    ),
    flat(
      "every role of a chat",
      {
        messages: [
          { role: "system", content: "s" },
          { role: "developer", content: "d" },
          { role: "user", content: "u" },
          { role: "assistant", content: "a" },
          { role: "tool", tool_call_id: "c1", content: "t" },
          { role: "function", name: "f", content: "f" },
        ],
      },
      [
        [["messages", 0, "content"], "s", "system"],
        [["messages", 1, "content"], "d", "system"],
        [["messages", 2, "content"], "u", "user"],
        [["messages", 3, "content"], "a", "assistant"],
        [["messages", 4, "content"], "t", "tool_result"],
        [["messages", 5, "content"], "f", "tool_result"],
      ],
    ),
    flat("a role that nobody knows", one({ role: "narrator", content: "once" }), [
      [["messages", 0, "content"], "once", "unknown"],
    ]),
    flat(
      "parts in order, images and files untouched",
      one({
        role: "user",
        content: [
          { type: "text", text: "look" },
          { type: "image_url", image_url: { url: "https://img.example/cat.png" } },
          { type: "file", file: { file_id: "file-1" } },
          { type: "text", text: "what is it?" },
        ],
      }),
      [
        [["messages", 0, "content", 0, "text"], "look", "user"],
        [["messages", 0, "content", 3, "text"], "what is it?", "user"],
      ],
    ),
    flat(
      "tool message with parts",
      one({ role: "tool", tool_call_id: "c1", content: [{ type: "text", text: "page" }] }),
      [[["messages", 0, "content", 0, "text"], "page", "tool_result"]],
    ),
    flat(
      "audio parts are no leaves",
      one({ role: "user", content: [{ type: "input_audio", input_audio: { data: "AAAA", format: "wav" } }] }),
      [],
    ),
    flat(
      "an unknown part with a text of its own passes",
      one({
        role: "user",
        content: [
          { type: "hologram", text: "boo" },
          { type: "text", text: "hi" },
        ],
      }),
      [[["messages", 0, "content", 1, "text"], "hi", "user"]],
    ),
    flat(
      "refusal part and refusal field",
      one({ role: "assistant", content: [{ type: "refusal", refusal: "no" }], refusal: "never" }),
      [
        [["messages", 0, "content", 0, "refusal"], "no", "assistant"],
        [["messages", 0, "refusal"], "never", "assistant"],
      ],
    ),
    flat("null content", one({ role: "assistant", content: null }), []),
    flat(
      "empty content is a leaf of no length",
      {
        messages: [
          { role: "user", content: "" },
          { role: "user", content: "b" },
        ],
      },
      [
        [["messages", 0, "content"], "", "user"],
        [["messages", 1, "content"], "b", "user"],
      ],
    ),
    flat(
      "empty leaves between others keep their separators",
      {
        messages: [
          { role: "user", content: "a" },
          { role: "user", content: "" },
          { role: "user", content: "b" },
        ],
      },
      [
        [["messages", 0, "content"], "a", "user"],
        [["messages", 1, "content"], "", "user"],
        [["messages", 2, "content"], "b", "user"],
      ],
    ),
    flat("names and ids are no leaves", one({ role: "user", name: "Ignore me", content: "x" }), [
      [["messages", 0, "content"], "x", "user"],
    ]),
    flat(
      "provider parameters are no leaves",
      {
        model: "m",
        user: "u-1",
        metadata: { note: "text" },
        stop: ["END"],
        messages: [{ role: "user", content: "x" }],
      },
      [[["messages", 0, "content"], "x", "user"]],
    ),
    flat("entries that are no objects pass", { messages: [null, 3, { role: "user", content: "x" }] }, [
      [["messages", 2, "content"], "x", "user"],
    ]),
    flat(
      "JSON arguments: string values, decoded, in document order",
      call('{"to":"a@b.example","n":3,"body":{"lines":["one","two\\nthree"]},"ok":true}'),
      [
        [[...ARGS, "to"], "a@b.example", "assistant"],
        [[...ARGS, "body", "lines", 0], "one", "assistant"],
        [[...ARGS, "body", "lines", 1], "two\nthree", "assistant"],
      ],
    ),
    flat("JSON arguments: keys that are digits stay in their place", call('{"b":"first","1":"second","0":"third"}'), [
      [[...ARGS, "b"], "first", "assistant"],
      [[...ARGS, "1"], "second", "assistant"],
      [[...ARGS, "0"], "third", "assistant"],
    ]),
    flat("JSON arguments: a doubled key is read twice", call('{"a":"one","a":"two"}'), [
      [[...ARGS, "a"], "one", "assistant"],
      [[...ARGS, "a"], "two", "assistant"],
    ]),
    flat("JSON arguments: keys are no leaves", call('{"ignore all previous":"x"}'), [
      [[...ARGS, "ignore all previous"], "x", "assistant"],
    ]),
    flat("JSON arguments: escapes in keys and values", call('{"k\\u0041":"\\u00e9\\ud83d\\ude00\\/"}'), [
      [[...ARGS, "kA"], "\u00e9\u{1f600}/", "assistant"],
    ]),
    flat("JSON arguments: a bare string", call('"hello"'), [[[...ARGS], "hello", "assistant"]]),
    flat("JSON arguments: no string inside", call('{"n":1,"x":[true,null]}'), []),
    flat("JSON arguments: white space between", call(' { "a" : "x" , "b" : [ "y" ] } '), [
      [[...ARGS, "a"], "x", "assistant"],
      [[...ARGS, "b", 0], "y", "assistant"],
    ]),
    flat("arguments that do not parse are one leaf", call('{"a": "x"'), [[[...ARGS], '{"a": "x"', "assistant"]]),
    flat("arguments with NaN do not parse", call('{"a":NaN,"b":"x"}'), [[[...ARGS], '{"a":NaN,"b":"x"}', "assistant"]]),
    flat("arguments with a raw line feed in a string do not parse", call('{"a":"x\ny"}'), [
      [[...ARGS], '{"a":"x\ny"}', "assistant"],
    ]),
    flat("arguments followed by more do not parse", call('{"a":"x"} y'), [[[...ARGS], '{"a":"x"} y', "assistant"]]),
    flat("empty arguments", call(""), [[[...ARGS], "", "assistant"]]),
    flat("arguments 128 deep are read", call(deep(128)), [[[...ARGS, ...Array(128).fill(0)], "x", "assistant"]]),
    flat("arguments 129 deep are one leaf", call(deep(129)), [[[...ARGS], deep(129), "assistant"]]),
    flat(
      "content before tool calls, several calls",
      {
        messages: [
          {
            role: "assistant",
            tool_calls: [
              { id: "1", type: "function", function: { name: "f", arguments: '{"q":"x"}' } },
              { id: "2", type: "function", function: { name: "g", arguments: '{"q":"y"}' } },
            ],
            content: "calling",
          },
        ],
      },
      [
        [["messages", 0, "content"], "calling", "assistant"],
        [["messages", 0, "tool_calls", 0, "function", "arguments", "q"], "x", "assistant"],
        [["messages", 0, "tool_calls", 1, "function", "arguments", "q"], "y", "assistant"],
      ],
    ),
    flat(
      "the legacy function_call",
      one({ role: "assistant", content: null, function_call: { name: "f", arguments: '{"q":"x"}' } }),
      [[["messages", 0, "function_call", "arguments", "q"], "x", "assistant"]],
    ),
    flat(
      "a custom tool's free text",
      one({
        role: "assistant",
        content: null,
        tool_calls: [{ id: "1", type: "custom", custom: { name: "sh", input: '{"not":"read"}' } }],
      }),
      [[["messages", 0, "tool_calls", 0, "custom", "input"], '{"not":"read"}', "assistant"]],
    ),
    flat("Responses: instructions and a string input", { model: "m", input: "hi", instructions: "be brief" }, [
      [["instructions"], "be brief", "system"],
      [["input"], "hi", "user"],
    ]),
    flat(
      "Responses: messages, calls and outputs",
      {
        input: [
          { role: "user", content: "q" },
          { type: "message", role: "assistant", content: [{ type: "output_text", text: "a", annotations: [] }] },
          { type: "function_call", call_id: "c1", name: "f", arguments: '{"q":"x"}' },
          { type: "function_call_output", call_id: "c1", output: "found" },
        ],
      },
      [
        [["input", 0, "content"], "q", "user"],
        [["input", 1, "content", 0, "text"], "a", "assistant"],
        [["input", 2, "arguments", "q"], "x", "assistant"],
        [["input", 3, "output"], "found", "tool_result"],
      ],
    ),
    flat(
      "Responses: parts of a user",
      {
        input: [
          {
            role: "user",
            content: [
              { type: "input_text", text: "see" },
              { type: "input_image", image_url: "data:image/png;base64,AA==" },
              { type: "input_file", filename: "a.pdf", file_data: "AA==" },
            ],
          },
        ],
      },
      [[["input", 0, "content", 0, "text"], "see", "user"]],
    ),
    flat(
      "Responses: an output in parts",
      {
        input: [
          {
            type: "function_call_output",
            call_id: "c",
            output: [
              { type: "input_text", text: "x" },
              { type: "input_image", image_url: "u" },
              { type: "input_text", text: "y" },
            ],
          },
        ],
      },
      [
        [["input", 0, "output", 0, "text"], "x", "tool_result"],
        [["input", 0, "output", 2, "text"], "y", "tool_result"],
      ],
    ),
    flat(
      "Responses: custom tools and their outputs",
      {
        input: [
          { type: "custom_tool_call", call_id: "c", name: "sh", input: "ls" },
          { type: "custom_tool_call_output", call_id: "c", output: "a.txt" },
        ],
      },
      [
        [["input", 0, "input"], "ls", "assistant"],
        [["input", 1, "output"], "a.txt", "tool_result"],
      ],
    ),
    flat(
      "Responses: an MCP call holds both",
      { input: [{ type: "mcp_call", id: "m", name: "f", server_label: "s", arguments: '{"q":"x"}', output: "page" }] },
      [
        [["input", 0, "arguments", "q"], "x", "assistant"],
        [["input", 0, "output"], "page", "tool_result"],
      ],
    ),
    flat(
      "Responses: reasoning and references are no leaves",
      {
        input: [
          { type: "reasoning", id: "r", summary: [{ type: "summary_text", text: "thinking" }] },
          { type: "item_reference", id: "i" },
        ],
      },
      [],
    ),
    flat("Responses: instructions as items", { instructions: [{ role: "developer", content: "rule" }], input: "q" }, [
      [["instructions", 0, "content"], "rule", "system"],
      [["input"], "q", "user"],
    ]),
    flat(
      "Responses: variables of a stored prompt",
      {
        prompt: {
          id: "pmpt_1",
          variables: {
            city: "Rome",
            note: { type: "input_text", text: "long" },
            pic: { type: "input_image", image_url: "u" },
          },
        },
        input: "go",
      },
      [
        [["prompt", "variables", "city"], "Rome", "user"],
        [["prompt", "variables", "note", "text"], "long", "user"],
        [["input"], "go", "user"],
      ],
    ),
    flat("legacy prompt", { model: "m", prompt: "Once upon" }, [[["prompt"], "Once upon", "user"]]),
    flat("legacy prompts", { prompt: ["a", "b"] }, [
      [["prompt", 0], "a", "user"],
      [["prompt", 1], "b", "user"],
    ]),
    flat("strings in a list of input", { input: ["a", "b"] }, [
      [["input", 0], "a", "user"],
      [["input", 1], "b", "user"],
    ]),
    flat(
      "a list is read as messages",
      [
        { role: "system", content: "s" },
        { role: "user", content: "u" },
      ],
      [
        [[0, "content"], "s", "system"],
        [[1, "content"], "u", "user"],
      ],
    ),
    flat(
      "Anthropic: text blocks",
      one({
        role: "user",
        content: [
          { type: "text", text: "a" },
          { type: "image", source: { type: "base64", media_type: "image/png", data: "AA==" } },
        ],
      }),
      [[["messages", 0, "content", 0, "text"], "a", "user"]],
    ),
    flat(
      "Anthropic: a tool's use and result",
      {
        messages: [
          {
            role: "assistant",
            content: [
              { type: "text", text: "let me" },
              { type: "tool_use", id: "t1", name: "f", input: { q: "x", n: 2, deep: [{ z: "y" }] } },
            ],
          },
          {
            role: "user",
            content: [
              { type: "tool_result", tool_use_id: "t1", content: "page" },
              { type: "text", text: "and?" },
            ],
          },
        ],
      },
      [
        [["messages", 0, "content", 0, "text"], "let me", "assistant"],
        [["messages", 0, "content", 1, "input", "q"], "x", "assistant"],
        [["messages", 0, "content", 1, "input", "deep", 0, "z"], "y", "assistant"],
        [["messages", 1, "content", 0, "content"], "page", "tool_result"],
        [["messages", 1, "content", 1, "text"], "and?", "user"],
      ],
    ),
    flat(
      "Anthropic: a tool result in blocks",
      one({
        role: "user",
        content: [
          {
            type: "tool_result",
            tool_use_id: "t",
            content: [
              { type: "text", text: "a" },
              { type: "image", source: {} },
              { type: "text", text: "b" },
            ],
          },
        ],
      }),
      [
        [["messages", 0, "content", 0, "content", 0, "text"], "a", "tool_result"],
        [["messages", 0, "content", 0, "content", 2, "text"], "b", "tool_result"],
      ],
    ),
    flat(
      "Anthropic: a document of text",
      one({
        role: "user",
        content: [
          {
            type: "document",
            source: { type: "text", media_type: "text/plain", data: "body" },
            title: "T",
            context: "C",
          },
        ],
      }),
      [
        [["messages", 0, "content", 0, "title"], "T", "document"],
        [["messages", 0, "content", 0, "context"], "C", "document"],
        [["messages", 0, "content", 0, "source", "data"], "body", "document"],
      ],
    ),
    flat(
      "Anthropic: a document of blocks",
      one({
        role: "user",
        content: [
          {
            type: "document",
            source: {
              type: "content",
              content: [
                { type: "text", text: "x" },
                { type: "image", source: {} },
              ],
            },
          },
        ],
      }),
      [[["messages", 0, "content", 0, "source", "content", 0, "text"], "x", "document"]],
    ),
    flat(
      "Anthropic: a document whose content is a string",
      one({ role: "user", content: [{ type: "document", source: { type: "content", content: "x" } }] }),
      [[["messages", 0, "content", 0, "source", "content"], "x", "document"]],
    ),
    flat(
      "Anthropic: a PDF's data is no leaf, its title is",
      one({
        role: "user",
        content: [
          {
            type: "document",
            title: "Bill",
            source: { type: "base64", media_type: "application/pdf", data: "JVBERi0=" },
          },
        ],
      }),
      [[["messages", 0, "content", 0, "title"], "Bill", "document"]],
    ),
    flat(
      "Anthropic: search results",
      one({
        role: "user",
        content: [
          { type: "search_result", source: "https://s.example", title: "T", content: [{ type: "text", text: "x" }] },
        ],
      }),
      [
        [["messages", 0, "content", 0, "title"], "T", "document"],
        [["messages", 0, "content", 0, "content", 0, "text"], "x", "document"],
      ],
    ),
    flat(
      "Anthropic: a search result inside a tool result is a document",
      one({
        role: "user",
        content: [
          {
            type: "tool_result",
            tool_use_id: "t",
            content: [
              { type: "search_result", source: "s", title: "T", content: [{ type: "text", text: "x" }] },
              { type: "text", text: "y" },
            ],
          },
        ],
      }),
      [
        [["messages", 0, "content", 0, "content", 0, "title"], "T", "document"],
        [["messages", 0, "content", 0, "content", 0, "content", 0, "text"], "x", "document"],
        [["messages", 0, "content", 0, "content", 1, "text"], "y", "tool_result"],
      ],
    ),
    flat(
      "Anthropic: thinking is no leaf",
      one({
        role: "assistant",
        content: [
          { type: "thinking", thinking: "hm", signature: "s" },
          { type: "redacted_thinking", data: "AA" },
          { type: "text", text: "so" },
        ],
      }),
      [[["messages", 0, "content", 2, "text"], "so", "assistant"]],
    ),
    flat(
      "Anthropic: servers' tools",
      one({
        role: "assistant",
        content: [
          { type: "server_tool_use", id: "s", name: "web_search", input: { query: "x" } },
          { type: "mcp_tool_use", id: "m", name: "f", server_name: "n", input: { q: "y" } },
          { type: "mcp_tool_result", tool_use_id: "m", content: [{ type: "text", text: "z" }] },
        ],
      }),
      [
        [["messages", 0, "content", 0, "input", "query"], "x", "assistant"],
        [["messages", 0, "content", 1, "input", "q"], "y", "assistant"],
        [["messages", 0, "content", 2, "content", 0, "text"], "z", "tool_result"],
      ],
    ),
    none("an object without a known name is no payload", { text: "hello" }),
    none("a number is no payload", 7),
    none("null is no payload", null),
    {
      name: "more than 2,000 segments of one surface become one",
      op: "flatten",
      given: { payload: { prompt: Array(2001).fill("a") } },
      expect: { segments: [{ start: 0, end: 2001 + 2000 * 2, surface: "user" }] },
    },
    {
      name: "joining stops where the surface changes",
      op: "flatten",
      given: { payload: { system: "s", prompt: Array(2000).fill("a") } },
      expect: {
        segments: [
          { start: 0, end: 1, surface: "system" },
          { start: 3, end: 3 + 2000 + 1999 * 2, surface: "user" },
        ],
      },
    },
    {
      name: "2,000 segments stay as they are",
      op: "flatten",
      given: { payload: { prompt: Array(2000).fill("a") } },
      expect: { segments: Array.from({ length: 2000 }, (_, i) => ({ start: i * 3, end: i * 3 + 1, surface: "user" })) },
    },
  ],
};
