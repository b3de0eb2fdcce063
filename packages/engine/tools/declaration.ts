/**
 * Finds the tools in one entry of a tool list, whoever's shape it has: OpenAI chat and Responses, Anthropic, MCP,
 * Gemini, Bedrock, bare, and built-ins that a provider runs itself. The shape is read from the fields, entry by entry,
 * so that lists may mix them.
 */
import { LIMITS } from "@portcullis/contract";
import { canonical, isArray, isObject, type Json, type JsonObject } from "./json.ts";

export interface Declaration {
  readonly name: string;
  /** JSON Pointer of the declaration in the tool list. */
  readonly path: string;
  /** All that the model is shown of the tool. */
  readonly declaration: Json;
  /** The schema of its arguments with its place; null where none was given. */
  readonly schema: { readonly value: Json; readonly path: string } | null;
  /** OpenAI's promise that arguments hold nothing but what the schema names. */
  readonly strict: boolean;
  /** Whether it takes plain text in place of JSON (OpenAI's custom tools). */
  readonly takesText: boolean;
  /** Whether several entries may declare it: two remote servers may each have a tool of the same name. */
  readonly repeatable: boolean;
}

export type DeclarationFaultCode = "not_an_object" | "missing_name" | "invalid_name" | "ambiguous_schema";

export type EntryReading =
  | { readonly read: true; readonly declarations: readonly Declaration[] }
  | { readonly read: false; readonly code: DeclarationFaultCode; readonly path: string };

const SCHEMA_KEYS = ["parameters", "input_schema", "inputSchema", "parametersJsonSchema", "parameters_json_schema"];

/** Gemini's own tools are told by the key that holds their settings. */
const GEMINI_BUILT_INS = new Set([
  "codeExecution",
  "code_execution",
  "computerUse",
  "computer_use",
  "enterpriseWebSearch",
  "enterprise_web_search",
  "fileSearch",
  "file_search",
  "googleMaps",
  "google_maps",
  "googleSearch",
  "google_search",
  "googleSearchRetrieval",
  "google_search_retrieval",
  "retrieval",
  "urlContext",
  "url_context",
]);

export function readEntry(entry: Json, path: string): EntryReading {
  if (!isObject(entry)) return { read: false, code: "not_an_object", path };
  const listKey = ["functionDeclarations", "function_declarations"].find((key) => isArray(entry.get(key)));
  if (listKey) return readGemini(entry, listKey, path);
  const wrapKey = ["function", "custom", "toolSpec"].find((key) => isObject(entry.get(key)));
  if (wrapKey) return readFunction({ entry, holder: entry.get(wrapKey) as JsonObject, path: `${path}/${wrapKey}` });
  const type = entry.get("type");
  if (type === "mcp" || type === "mcp_toolset") return readServer(entry, path);
  if (entry.has("name") || type === "function") return readFunction({ entry, holder: entry, path });
  if (typeof type === "string") return single(builtIn(type, entry, path), `${path}/type`);
  const keys = [...entry.keys()].filter((key) => GEMINI_BUILT_INS.has(key));
  if (keys.length === 0) return { read: false, code: "missing_name", path };
  return { read: true, declarations: keys.map((key) => builtIn(key, entry.get(key) ?? null, `${path}/${key}`)) };
}

function readFunction({ entry, holder, path }: { entry: JsonObject; holder: JsonObject; path: string }): EntryReading {
  const name = holder.get("name");
  if (name === undefined) return { read: false, code: "missing_name", path };
  const schemas = SCHEMA_KEYS.flatMap((key) => readSchema(holder, key, path));
  const [schema, ...others] = schemas;
  // Two schemas that differ are two stories: one for the guard, one for the tool.
  const other = others.find(({ value }) => schema && canonical(value) !== canonical(schema.value));
  if (other) return { read: false, code: "ambiguous_schema", path: other.path };
  const declaration = {
    name: typeof name === "string" ? name : "",
    path,
    declaration: entry,
    schema: schema ?? null,
    strict: holder.get("strict") === true || entry.get("strict") === true,
    takesText: entry.get("type") === "custom" && !schema,
    repeatable: false,
  };
  return single(declaration, `${path}/name`);
}

function readSchema(holder: JsonObject, key: string, path: string): { value: Json; path: string }[] {
  const value = holder.get(key);
  if (value === undefined || value === null) return [];
  // Bedrock wraps the schema once more.
  const wrapped = key === "inputSchema" && isObject(value) && value.size === 1 ? value.get("json") : undefined;
  return [wrapped === undefined ? { value, path: `${path}/${key}` } : { value: wrapped, path: `${path}/${key}/json` }];
}

function readGemini(entry: JsonObject, listKey: string, path: string): EntryReading {
  const declarations: Declaration[] = [];
  for (const [at, item] of (entry.get(listKey) as readonly Json[]).entries()) {
    const place = `${path}/${listKey}/${at}`;
    if (!isObject(item)) return { read: false, code: "not_an_object", path: place };
    const reading = readFunction({ entry: item, holder: item, path: place });
    if (!reading.read) return reading;
    declarations.push(...reading.declarations);
  }
  for (const [key, value] of entry) {
    if (GEMINI_BUILT_INS.has(key)) declarations.push(builtIn(key, value, `${path}/${key}`));
  }
  return declarations.length > 0 ? { read: true, declarations } : { read: false, code: "missing_name", path };
}

/** A remote MCP server: its label, and the tools of it that the caller allowed by name. */
function readServer(entry: JsonObject, path: string): EntryReading {
  const label = entry.get("server_label") ?? entry.get("mcp_server_name") ?? entry.get("type") ?? null;
  const allowed = entry.get("allowed_tools");
  const listed = isObject(allowed) ? allowed.get("tool_names") : allowed;
  const names = [label, ...(isArray(listed) ? listed : [])];
  const declarations = names.map((name) => ({
    ...builtIn(typeof name === "string" ? name : "", entry, path),
    repeatable: true,
  }));
  return declarations.every(({ name }) => isName(name))
    ? { read: true, declarations }
    : { read: false, code: "invalid_name", path };
}

function builtIn(name: string, declaration: Json, path: string): Declaration {
  return { name, path, declaration, schema: null, strict: false, takesText: false, repeatable: false };
}

function single(declaration: Declaration, namePath: string): EntryReading {
  return isName(declaration.name)
    ? { read: true, declarations: [declaration] }
    : { read: false, code: "invalid_name", path: namePath };
}

function isName(name: string): boolean {
  return name.trim() !== "" && name.length <= LIMITS.toolNameCharsMax;
}
