/** Leaves of a string and of a chat: roles, parts, and what is none. */
import type { Case } from "../case.ts";
import { flat, one } from "./leaf.ts";

export const messages: readonly Case[] = [
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
];
