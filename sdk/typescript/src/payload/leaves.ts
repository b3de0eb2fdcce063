/**
 * Finds the leaves of a payload: the strings that people or models wrote, in the order in which they are flattened,
 * each with whose words they are. Everything else passes through untouched.
 */
import { ConfigurationError } from "../errors.ts";
import type { Surface } from "../words.ts";
import { literalsOf } from "./json.ts";

export type Path = readonly (string | number)[];

/** One string of a payload. `literal` is set when it stands inside a JSON text at `path` cut to `holder` names. */
export interface Leaf {
  readonly path: Path;
  readonly text: string;
  readonly surface: Surface;
  readonly literal?: { readonly holder: Path; readonly from: number; readonly to: number };
}

type Take = (leaf: Leaf) => void;
type Fields = Readonly<Record<string, unknown>>;

const KNOWN = ["system", "instructions", "prompt", "messages", "input"] as const;
const TEXT_AT: Readonly<Record<string, string>> = {
  text: "text",
  input_text: "text",
  output_text: "text",
  refusal: "refusal",
};
const ROLE_SURFACE: Readonly<Record<string, Surface>> = {
  system: "system",
  developer: "system",
  user: "user",
  assistant: "assistant",
  tool: "tool_result",
  function: "tool_result",
};

export function leavesOf(payload: unknown, surface: Surface = "user"): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const take: Take = (leaf) => leaves.push(leaf);
  if (typeof payload === "string") take({ path: [], text: payload, surface });
  else if (Array.isArray(payload)) readEntries(payload, [], "user", take);
  else {
    const fields = fieldsOf(payload);
    // Fail closed: a payload in which nothing would be found was never seen by anybody.
    if (!fields || !KNOWN.some((name) => name in fields)) {
      throw new ConfigurationError("payload", `must be a string, a list, or have one of ${KNOWN.join(", ")}`);
    }
    readParts(fields.system, ["system"], "system", take);
    readEntries(fields.instructions, ["instructions"], "system", take);
    readPrompt(fields.prompt, take);
    readEntries(fields.messages, ["messages"], "user", take);
    readEntries(fields.input, ["input"], "user", take);
  }
  return leaves;
}

function readPrompt(prompt: unknown, take: Take): void {
  readEntries(prompt, ["prompt"], "user", take);
  for (const [name, value] of Object.entries(fieldsOf(fieldsOf(prompt)?.variables) ?? {})) {
    const path = ["prompt", "variables", name];
    if (typeof value === "string") take({ path, text: value, surface: "user" });
    else readPart(fieldsOf(value), path, "user", take);
  }
}

/** A list of messages and items, or a string in the place of one. */
function readEntries(entries: unknown, path: Path, surface: Surface, take: Take): void {
  if (typeof entries === "string") take({ path, text: entries, surface });
  if (!Array.isArray(entries)) return;
  for (const [index, entry] of entries.entries()) {
    if (typeof entry === "string") take({ path: [...path, index], text: entry, surface });
    else readEntry(fieldsOf(entry), [...path, index], take);
  }
}

function readEntry(entry: Fields | null, path: Path, take: Take): void {
  if (!entry) return;
  if (typeof entry.role === "string") {
    readMessage(entry, entry.role, path, take);
    return;
  }
  const type = String(entry.type);
  if (type === "function_call" || type === "mcp_call") readArguments(entry.arguments, [...path, "arguments"], take);
  if (type === "custom_tool_call") readParts(entry.input, [...path, "input"], "assistant", take);
  if (type.endsWith("_call_output") || type === "mcp_call") {
    readParts(entry.output, [...path, "output"], "tool_result", take);
  }
}

function readMessage(message: Fields, role: string, path: Path, take: Take): void {
  const surface = Object.hasOwn(ROLE_SURFACE, role) ? ROLE_SURFACE[role]! : "unknown";
  readParts(message.content, [...path, "content"], surface, take);
  readParts(message.refusal, [...path, "refusal"], surface, take);
  const calls = Array.isArray(message.tool_calls) ? message.tool_calls : [];
  for (const [index, call] of calls.entries()) {
    const at = [...path, "tool_calls", index];
    readArguments(fieldsOf(call?.function)?.arguments, [...at, "function", "arguments"], take);
    readParts(fieldsOf(call?.custom)?.input, [...at, "custom", "input"], "assistant", take);
  }
  readArguments(fieldsOf(message.function_call)?.arguments, [...path, "function_call", "arguments"], take);
}

/** A string, or a list of parts. */
function readParts(parts: unknown, path: Path, surface: Surface, take: Take): void {
  if (typeof parts === "string") take({ path, text: parts, surface });
  else if (Array.isArray(parts)) {
    for (const [index, part] of parts.entries()) readPart(fieldsOf(part), [...path, index], surface, take);
  }
}

function readPart(part: Fields | null, path: Path, surface: Surface, take: Take): void {
  if (!part) return;
  const type = String(part.type);
  const name = Object.hasOwn(TEXT_AT, type) ? TEXT_AT[type]! : null;
  if (name) {
    const text = part[name];
    if (typeof text === "string") take({ path: [...path, name], text, surface });
  } else if (/^(?:server_|mcp_)?tool_use$|^tool-call$/.test(type)) {
    readStrings(part.input, [...path, "input"], "assistant", take);
  } else if (/^(?:mcp_)?tool_result$/.test(type)) {
    readParts(part.content, [...path, "content"], "tool_result", take);
  } else if (type === "tool-result") readToolOutput(fieldsOf(part.output), [...path, "output"], take);
  else if (type === "document") readDocument(part, path, take);
  else if (type === "search_result") {
    readParts(part.title, [...path, "title"], "document", take);
    readParts(part.content, [...path, "content"], "document", take);
  }
}

function readDocument(part: Fields, path: Path, take: Take): void {
  readParts(part.title, [...path, "title"], "document", take);
  readParts(part.context, [...path, "context"], "document", take);
  const source = fieldsOf(part.source);
  const field = source?.type === "text" ? "data" : source?.type === "content" ? "content" : null;
  if (field) readParts(source?.[field], [...path, "source", field], "document", take);
}

/** What a tool gave back, in the prompts of the Vercel AI SDK: text, JSON, or a list of parts. */
function readToolOutput(output: Fields | null, path: Path, take: Take): void {
  const at = [...path, "value"];
  if (output?.type === "content") readParts(output.value, at, "tool_result", take);
  else readStrings(output?.value, at, "tool_result", take);
}

/** Arguments as JSON text: every string value inside, or the text itself when it is no JSON. */
function readArguments(json: unknown, path: Path, take: Take): void {
  if (typeof json !== "string") return;
  const literals = literalsOf(json);
  if (!literals) take({ path, text: json, surface: "assistant" });
  for (const { path: inside, value, from, to } of literals ?? []) {
    take({ path: [...path, ...inside], text: value, surface: "assistant", literal: { holder: path, from, to } });
  }
}

/** Every string value of a JSON value. Walked with a list of its own: depth is the sender's to choose. */
function readStrings(root: unknown, path: Path, surface: Surface, take: Take): void {
  const waiting: { readonly value: unknown; readonly path: Path }[] = [{ value: root, path }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path: at } = next;
    if (typeof value === "string") take({ path: at, text: value, surface });
    else if (Array.isArray(value)) {
      for (let i = value.length - 1; i >= 0; i--) waiting.push({ value: value[i], path: [...at, i] });
    } else if (typeof value === "object" && value !== null) {
      for (const [name, held] of Object.entries(value).reverse()) waiting.push({ value: held, path: [...at, name] });
    }
  }
}

export function fieldsOf(value: unknown): Fields | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}
