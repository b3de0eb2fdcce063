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

type Fields = Readonly<Record<string, unknown>>;
/** How a field is read: a string or parts, a list of entries, any JSON value, JSON text; or a shape of its own. */
type Manner = "parts" | "entries" | "strings" | "json" | Shape;
/** A field, how it is read, and whose words it holds; those of what it stands in where that is not said. */
type Shape = readonly (readonly [name: string, manner: Manner, surface?: Surface])[];

const text = (name: string): Shape => [[name, "parts"]];
const TITLE = ["title", "parts", "document"] as const;
const USE: Shape = [["input", "strings", "assistant"]];
const RESULT: Shape = [["content", "parts", "tool_result"]];
const OUTPUT = ["output", "parts", "tool_result"] as const;
const ARGUMENTS = ["arguments", "json", "assistant"] as const;
const FREE_TEXT: Shape = [["input", "parts", "assistant"]];

/** Parts of a message, by type. */
const PARTS: Readonly<Record<string, Shape>> = {
  text: text("text"),
  input_text: text("text"),
  output_text: text("text"),
  refusal: text("refusal"),
  tool_use: USE,
  server_tool_use: USE,
  mcp_tool_use: USE,
  "tool-call": USE,
  tool_result: RESULT,
  mcp_tool_result: RESULT,
  "tool-result": [["output", [["value", "strings", "tool_result"]]]],
  document: [TITLE, ["context", "parts", "document"], ["source", []]],
  search_result: [TITLE, ["content", "parts", "document"]],
};
/** Where the text of a document's source stands, by its type. */
const SOURCES: Readonly<Record<string, Shape>> = {
  text: [["data", "parts", "document"]],
  content: [["content", "parts", "document"]],
};
/** Items that are no messages, by type. */
const ITEMS: Readonly<Record<string, Shape>> = {
  function_call: [ARGUMENTS],
  mcp_call: [ARGUMENTS, OUTPUT],
  custom_tool_call: FREE_TEXT,
};
const CALL: Shape = [
  ["function", [ARGUMENTS]],
  ["custom", FREE_TEXT],
];
const MESSAGE: Shape = [
  ["content", "parts"],
  ["refusal", "parts"],
  ["tool_calls", CALL],
  ["function_call", [ARGUMENTS]],
];
const PAYLOAD: Shape = [
  ["system", "parts", "system"],
  ["instructions", "entries", "system"],
  ["prompt", "entries", "user"],
  ["messages", "entries", "user"],
  ["input", "entries", "user"],
];
const ROLES: Readonly<Record<string, Surface>> = {
  system: "system",
  developer: "system",
  user: "user",
  assistant: "assistant",
  tool: "tool_result",
  function: "tool_result",
};

export function leavesOf(payload: unknown, surface: Surface = "user"): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const isText = typeof payload === "string";
  if (isText || Array.isArray(payload)) read(payload, isText ? "parts" : "entries", [], surface);
  else {
    // Fail closed: a payload in which nothing would be found was never seen by anybody.
    if (!PAYLOAD.some(([name]) => name in (fieldsOf(payload) ?? {}))) {
      const names = PAYLOAD.map(([name]) => name).join(", ");
      throw new ConfigurationError("payload", `must be a string, a list, or have one of ${names}`);
    }
    read(payload, PAYLOAD, [], surface);
  }
  return leaves;

  function read(value: unknown, manner: Manner, path: Path, surface: Surface): void {
    if (manner === "strings") readStrings(value, path, surface);
    else if (typeof value === "string") {
      if (manner === "json") readJson(value, path, surface);
      else if (typeof manner === "string") leaves.push({ path, text: value, surface });
    } else if (Array.isArray(value)) {
      for (const [index, one] of value.entries()) {
        const at = [...path, index];
        if (typeof manner !== "string") read(one, manner, at, surface);
        else if (manner === "parts") readPart(one, at, surface);
        else if (typeof one === "string") leaves.push({ path: at, text: one, surface });
        else readEntry(one, at);
      }
    } else readFields(fieldsOf(value), manner, path, surface);
  }

  function readFields(fields: Fields | null, manner: Manner, path: Path, surface: Surface): void {
    if (typeof manner !== "string") {
      for (const [name, how, own] of manner) {
        // The source of a document says by its type where its text stands.
        const shape = name === "source" ? shapeOf(SOURCES, fields?.source) : how;
        read(fields?.[name], shape, [...path, name], own ?? surface);
      }
    } else if (manner === "entries") readVariables(fields?.variables, [...path, "variables"]);
  }

  /** The variables of a stored prompt: strings, or parts. */
  function readVariables(variables: unknown, path: Path): void {
    for (const [name, value] of Object.entries(fieldsOf(variables) ?? {})) {
      if (typeof value === "string") leaves.push({ path: [...path, name], text: value, surface: "user" });
      else readPart(value, [...path, name], "user");
    }
  }

  /** An entry with a role is a message; else its type says what it is. */
  function readEntry(entry: unknown, path: Path): void {
    const { role, type } = fieldsOf(entry) ?? {};
    if (typeof role === "string") {
      read(entry, MESSAGE, path, Object.hasOwn(ROLES, role) ? ROLES[role]! : "unknown");
    } else read(entry, String(type).endsWith("_call_output") ? [OUTPUT] : shapeOf(ITEMS, entry), path, "unknown");
  }

  function readPart(part: unknown, path: Path, surface: Surface): void {
    const output = fieldsOf(fieldsOf(part)?.output);
    // What a tool gave back to the Vercel AI SDK is text, JSON, or a list of parts.
    const isList = output?.type === "content" && fieldsOf(part)?.type === "tool-result";
    if (isList) read(output?.value, "parts", [...path, "output", "value"], "tool_result");
    else if (fieldsOf(part)) read(part, shapeOf(PARTS, part), path, surface);
  }

  /** Arguments as JSON text: every string value inside, or the text itself when it is no JSON. */
  function readJson(json: string, path: Path, surface: Surface): void {
    const literals = literalsOf(json);
    if (!literals) leaves.push({ path, text: json, surface });
    for (const { path: inside, value, from, to } of literals ?? []) {
      leaves.push({ path: [...path, ...inside], text: value, surface, literal: { holder: path, from, to } });
    }
  }

  /** Every string value of a JSON value. Walked with a list of its own: depth is the sender's to choose. */
  function readStrings(root: unknown, path: Path, surface: Surface): void {
    const waiting: (readonly [value: unknown, path: Path])[] = [[root, path]];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [value, at] = next;
      if (typeof value === "string") leaves.push({ path: at, text: value, surface });
      else if (typeof value === "object" && value !== null) {
        const isList = Array.isArray(value);
        const held = Object.entries(value).reverse();
        for (const [name, one] of held) waiting.push([one, [...at, isList ? Number(name) : name]]);
      }
    }
  }
}

/** What a value of this type is made of; nothing, when the type is not known. */
function shapeOf(shapes: Readonly<Record<string, Shape>>, value: unknown): Shape {
  const type = String(fieldsOf(value)?.type);
  return Object.hasOwn(shapes, type) ? shapes[type]! : [];
}

function fieldsOf(value: unknown): Fields | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}
