/** Leaves inside the arguments of tool calls, which are JSON when they parse. */
import type { Case } from "../case.ts";
import { flat, one } from "./leaf.ts";

const call = (args: string) =>
  one({
    role: "assistant",
    content: null,
    tool_calls: [{ id: "c1", type: "function", function: { name: "send", arguments: args } }],
  });
const ARGS = ["messages", 0, "tool_calls", 0, "function", "arguments"] as const;

const deep = (depth: number) => `${"[".repeat(depth)}"x"${"]".repeat(depth)}`;

export const argumentsOfCalls: readonly Case[] = [
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
];
