/** Leaves of OpenAI Responses, legacy prompts and bare lists. */
import type { Case } from "../case.ts";
import { flat } from "./leaf.ts";

export const responses: readonly Case[] = [
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
];
