/**
 * Reads a tool list into a toolbox: every tool by its name, with the schema of its arguments ready for judging. One
 * declaration that cannot be understood refuses the whole list, with its place; it is never passed over in silence.
 */
import { LIMITS } from "@portcullis/contract";
import { type Declaration, type DeclarationFaultCode, readEntry } from "./declaration.ts";
import { canonical, toJson } from "./json.ts";
import { compileSchema, type Schema, type SchemaAllowance, type SchemaFaultCode } from "./schema/index.ts";

export interface Tool extends Omit<Declaration, "schema"> {
  /** Null where the declaration gave none: then nothing is known of its arguments. */
  readonly schema: Schema | null;
  /** The declaration in one spelling: equal declarations have equal texts. */
  readonly text: string;
}

export interface Toolbox {
  readonly tools: ReadonlyMap<string, Tool>;
}

export type ToolsFaultCode =
  | DeclarationFaultCode
  | SchemaFaultCode
  | "duplicate_name"
  | "too_many_tools"
  | "tools_too_large"
  | "schema_too_deep"
  | "not_json";

export interface ToolsFault {
  /** Of the entry in the list. */
  readonly index: number;
  /** JSON Pointer from the root of the list. */
  readonly path: string;
  readonly code: ToolsFaultCode;
  /** A fixed sentence: names and schemas are text of strangers, and none of it is repeated. */
  readonly message: string;
}

export type ToolsReading =
  | { readonly ok: true; readonly tools: Toolbox }
  | { readonly ok: false; readonly error: ToolsFault };

const MESSAGES: Readonly<Record<ToolsFaultCode, string>> = {
  not_an_object: "a tool declaration must be an object",
  missing_name: "a tool declaration has no name",
  invalid_name: `a tool's name must be a string of 1 to ${LIMITS.toolNameCharsMax} characters that is not blank`,
  duplicate_name: "two tools have the same name",
  ambiguous_schema: "a tool declares two schemas that differ",
  too_many_tools: `a request may declare ${LIMITS.toolsMax} tools at most`,
  tools_too_large: `the tool declarations are longer than ${LIMITS.toolArgumentsTotalCharsMax} characters together`,
  schema_too_deep: `a tool declaration is nested deeper than ${LIMITS.toolSchemaDepthMax} levels`,
  not_json: "a tool declaration holds something that is not JSON",
  invalid_schema: "a keyword of the tool's schema has a value that it cannot have",
  unknown_dialect: "the schema names a dialect that is not known; draft 7 and 2020-12 are",
  remote_reference: "the schema refers to a document outside itself, and nothing is fetched",
  unresolved_reference: "the schema refers to a place that does not exist in it",
  reference_loop: "the schema refers to itself without end",
  pattern_not_supported: "the pattern is no regular expression that can be matched in linear time",
  schema_too_large: "the tool schemas, or a pattern in them, are larger than can be judged",
};

export function readTools(list: readonly unknown[]): ToolsReading {
  const tools = new Map<string, Tool>();
  const allowance: SchemaAllowance = {
    nodesLeft: LIMITS.toolSchemaNodesMax,
    patternStepsLeft: LIMITS.toolPatternStepsTotalMax,
    patternStepsMax: LIMITS.toolPatternStepsMax,
    patternCharsMax: LIMITS.toolPatternCharsMax,
    patterns: new Map(),
  };
  let charsLeft: number = LIMITS.toolArgumentsTotalCharsMax;

  const refuse = (index: number, code: ToolsFaultCode, path = `/${index}`): ToolsReading => ({
    ok: false,
    error: { index, path, code, message: MESSAGES[code] },
  });

  for (const [index, value] of list.entries()) {
    const converted = toJson(value, LIMITS.toolSchemaDepthMax);
    if (!converted.read) {
      const code = converted.reason === "too_deep" ? "schema_too_deep" : "not_json";
      return refuse(index, code, `/${index}${converted.path}`);
    }
    const entry = readEntry(converted.value, `/${index}`);
    if (!entry.read) return refuse(index, entry.code, entry.path);
    const whole = canonical(converted.value);
    charsLeft -= whole.length;
    if (charsLeft < 0) return refuse(index, "tools_too_large");

    for (const { schema: source, ...declaration } of entry.declarations) {
      const { name, path, repeatable } = declaration;
      const earlier = tools.get(name);
      if (earlier && !(earlier.repeatable && repeatable)) return refuse(index, "duplicate_name", path);
      if (!earlier && tools.size >= LIMITS.toolsMax) return refuse(index, "too_many_tools", path);
      const reading = source && compileSchema(source.value, { allowance, formats: true });
      if (reading && !reading.read) return refuse(index, reading.fault.code, source?.path + reading.fault.path);
      const text = declaration.declaration === converted.value ? whole : canonical(declaration.declaration);
      tools.set(name, { ...declaration, schema: reading?.schema ?? null, text: earlier ? earlier.text + text : text });
    }
  }
  return { ok: true, tools: { tools } };
}

/** What stands under each tool's name, in one spelling, for whoever keeps a hash of it. */
export function declarationTexts(toolbox: Toolbox): ReadonlyMap<string, string> {
  return new Map([...toolbox.tools].map(([name, tool]) => [name, tool.text]));
}
