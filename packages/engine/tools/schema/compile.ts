/**
 * Reads a schema into nodes. A keyword whose value makes no sense is a fault with its place, never ignored: a schema
 * that was half understood would allow what it was written to forbid. Keywords that are not known say nothing.
 */
import { isObject, type Json, type JsonObject } from "../json.ts";
import { type Pattern, readPattern } from "../pattern/index.ts";
import { keywordOf, readKeywords } from "./keywords.ts";
import { constantNode, inPlace, type Resource, type SchemaNode } from "./node.ts";
import { indexResources, type SchemaFault, type SchemaFaultCode } from "./resources.ts";
import { arrayRules, combinations, groupsIn, NO_COMBINATIONS, numberRules, objectRules, stringRules } from "./rules.ts";

export interface Schema {
  readonly root: SchemaNode;
  /** The node at a dynamic anchor, for references that are resolved while judging. */
  readonly nodeOf: (schema: JsonObject) => SchemaNode | undefined;
}

/** What one request's schemas may use up together. */
export interface SchemaAllowance {
  nodesLeft: number;
  patternStepsLeft: number;
  readonly patternCharsMax: number;
  readonly patternStepsMax: number;
  /** Compiled once for all tools of a request. */
  readonly patterns: Map<string, Pattern>;
}

export interface SchemaOptions {
  /** Whether `format` asserts; by the letter of the newer drafts it only informs. */
  readonly formats: boolean;
  readonly allowance: SchemaAllowance;
}

export type SchemaReading =
  | { readonly read: true; readonly schema: Schema }
  | { readonly read: false; readonly fault: SchemaFault };

interface Link {
  readonly node: SchemaNode;
  readonly key: "$ref" | "$dynamicRef";
  readonly reference: string;
  readonly path: string;
}

export function compileSchema(document: Json, options: SchemaOptions): SchemaReading {
  if (typeof document === "boolean") {
    return { read: true, schema: { root: constantNode(document, NO_RESOURCE), nodeOf: () => undefined } };
  }
  if (!isObject(document)) return { read: false, fault: { code: "invalid_schema", path: "" } };

  const { allowance } = options;
  const resources = indexResources(document);
  const nodes = new Map<JsonObject, SchemaNode>();
  const links: Link[] = [];
  let fault: SchemaFault | null = resources.fault;
  const blame = (code: SchemaFaultCode, path: string) => {
    fault ??= { code, path };
  };

  const compile = (schema: Json, path: string, outer: Resource): SchemaNode => {
    if (typeof schema === "boolean") return constantNode(schema, outer);
    const known = isObject(schema) && nodes.get(schema);
    if (known) return known;
    if (!isObject(schema) || --allowance.nodesLeft < 0) {
      blame(isObject(schema) ? "schema_too_large" : "invalid_schema", path);
      return constantNode(false, outer);
    }
    const node = compileObject(schema, path, resources.ownerOf(schema) ?? outer);
    nodes.set(schema, node);
    for (const key of ["$ref", "$dynamicRef"] as const) {
      const reference = keywordOf(schema, key);
      if (typeof reference === "string") links.push({ node, key, reference, path: `${path}/${key}` });
      else if (reference !== undefined) blame("invalid_schema", `${path}/${key}`);
    }
    // Its dynamic scope is not modelled; to guess would be to pass what it forbids.
    if (keywordOf(schema, "$recursiveRef") !== undefined) blame("invalid_schema", `${path}/$recursiveRef`);
    return node;
  };

  const compileObject = (schema: JsonObject, path: string, owner: Resource): SchemaNode => {
    const blameAt = (place: string) => blame("invalid_schema", place);
    const shared = {
      schema,
      path,
      formats: options.formats,
      blame: blameAt,
      compile: (part: Json, place: string) => compile(part, place, owner),
      pattern: compilePattern,
    };
    const keywords = readKeywords({
      ...shared,
      silenced: owner.refStandsAlone && keywordOf(schema, "$ref") !== undefined,
    });
    // Definitions are read even where nothing refers to them: what they hold must be understood too.
    if (schema.has("$defs") || schema.has("definitions")) {
      const definitions = readKeywords({ ...shared, silenced: false });
      definitions.nodeMap("$defs");
      definitions.nodeMap("definitions");
    }

    const groups = groupsIn(schema);
    const format = keywords.format();
    return {
      resource: owner,
      always: null,
      ref: null,
      dynamicRef: null,
      types: keywords.types(),
      nullable: keywords.flag("nullable"),
      allowed: keywords.allowed(),
      number: groups.number ? numberRules(keywords, format, (key) => blameAt(`${path}/${key}`)) : null,
      string: groups.string ? stringRules(keywords, format) : null,
      array: groups.array ? arrayRules(keywords) : null,
      object: groups.object ? objectRules(keywords) : null,
      ...(groups.combined ? combinations(keywords) : NO_COMBINATIONS),
    };
  };

  const compilePattern = (source: string, path: string): Pattern | null => {
    const known = allowance.patterns.get(source);
    if (known) return known;
    const stepsMax = Math.min(allowance.patternStepsMax, allowance.patternStepsLeft);
    const reading = readPattern(source, { charsMax: allowance.patternCharsMax, stepsMax });
    if (!reading.read) {
      blame(reading.reason === "too_large" ? "schema_too_large" : "pattern_not_supported", path);
      return null;
    }
    allowance.patternStepsLeft -= reading.pattern.program.size;
    allowance.patterns.set(source, reading.pattern);
    return reading.pattern;
  };

  const root = compile(document, "", resources.top);
  // Following a reference may reach a place that was not compiled yet, and that one may refer on.
  for (let link = links.pop(); link && !fault; link = links.pop()) {
    const target = resources.resolve(link.reference, link.node.resource);
    fault ??= resources.fault;
    if (typeof target === "string") {
      blame(target, link.path);
      break;
    }
    const node = compile(target.schema, link.path, target.owner);
    if (link.key === "$ref") link.node.ref = node;
    else {
      const dynamic = target.anchor !== null && target.owner.dynamicAnchors.get(target.anchor) === target.schema;
      link.node.dynamicRef = { anchor: dynamic ? target.anchor : null, target: node };
    }
  }
  if (!fault && loops(nodes.values())) blame("reference_loop", "");
  return fault ? { read: false, fault } : { read: true, schema: { root, nodeOf: (schema) => nodes.get(schema) } };
}

/** Whether judging some value could come back to the same schema without having moved on inside the value. */
function loops(nodes: Iterable<SchemaNode>): boolean {
  const state = new Map<SchemaNode, "open" | "done">();
  const trail: { node: SchemaNode; ways: SchemaNode[] }[] = [];
  const open = (node: SchemaNode) => {
    state.set(node, "open");
    trail.push({ node, ways: inPlace(node) });
  };
  for (const start of nodes) {
    if (!state.has(start)) open(start);
    for (let top = trail.at(-1); top; top = trail.at(-1)) {
      const way = top.ways.pop();
      if (!way) {
        state.set(top.node, "done");
        trail.pop();
      } else if (state.get(way) === "open") {
        return true;
      } else if (!state.has(way)) {
        open(way);
      }
    }
  }
  return false;
}

const NO_RESOURCE: Resource = {
  base: "",
  root: new Map(),
  anchors: new Map(),
  dynamicAnchors: new Map(),
  refStandsAlone: false,
};
