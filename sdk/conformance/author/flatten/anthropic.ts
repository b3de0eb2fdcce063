/** Leaves of Anthropic blocks: text, tools, documents, search results. */
import type { Case } from "../case.ts";
import { flat, one } from "./leaf.ts";

export const anthropic: readonly Case[] = [
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
];
