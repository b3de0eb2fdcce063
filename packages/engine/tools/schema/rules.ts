/** The keywords that speak of one kind of value, gathered; null where there are none, so that judging skips them. */
import { isArray, type JsonObject } from "../json.ts";
import type { Format } from "./format.ts";
import type { Keywords } from "./keywords.ts";
import type { ArrayRules, NumberRules, ObjectRules, SchemaNode, StringRules } from "./node.ts";

const GROUPS = {
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "format"],
  string: ["minLength", "maxLength", "pattern", "format"],
  array: [
    ...["minItems", "maxItems", "uniqueItems", "items", "prefixItems", "additionalItems"],
    ...["contains", "minContains", "maxContains", "unevaluatedItems"],
  ],
  object: [
    ...["minProperties", "maxProperties", "required", "properties", "patternProperties", "additionalProperties"],
    ...["propertyNames", "dependentRequired", "dependentSchemas", "dependencies", "unevaluatedProperties"],
  ],
  combined: ["allOf", "anyOf", "oneOf", "not", "if", "then", "else"],
} as const;

/** Which of the groups a schema has anything for: most have keywords of one or two. */
export type Groups = Readonly<Record<keyof typeof GROUPS, boolean>>;

export function groupsIn(schema: JsonObject): Groups {
  const has = (group: keyof typeof GROUPS) => GROUPS[group].some((key) => schema.has(key));
  return {
    number: has("number"),
    string: has("string"),
    array: has("array"),
    object: has("object"),
    combined: has("combined"),
  };
}

export function numberRules(
  keywords: Keywords,
  format: Format | null,
  blame: (key: string) => void,
): NumberRules | null {
  // Draft 4 and OpenAPI 3.0 say with a boolean that the bound itself is out.
  const exclusive = (key: string, bound: string): number | null =>
    typeof keywords.get(key) === "boolean"
      ? keywords.flag(key)
        ? keywords.number(bound)
        : null
      : keywords.number(key);
  const multipleOf = keywords.number("multipleOf");
  if (multipleOf !== null && multipleOf <= 0) blame("multipleOf");
  const rules = {
    min: keywords.number("minimum") ?? Number.NEGATIVE_INFINITY,
    max: keywords.number("maximum") ?? Number.POSITIVE_INFINITY,
    above: exclusive("exclusiveMinimum", "minimum") ?? Number.NEGATIVE_INFINITY,
    below: exclusive("exclusiveMaximum", "maximum") ?? Number.POSITIVE_INFINITY,
    multipleOf,
    format: format?.number ? format : null,
  };
  const bounds = [rules.min, rules.max, rules.above, rules.below];
  return bounds.some(Number.isFinite) || multipleOf !== null || rules.format ? rules : null;
}

export function stringRules(keywords: Keywords, format: Format | null): StringRules | null {
  const rules = {
    charsMin: keywords.count("minLength") ?? 0,
    charsMax: keywords.count("maxLength") ?? Number.POSITIVE_INFINITY,
    pattern: keywords.pattern("pattern"),
    format: format?.string ? format : null,
  };
  const says = rules.charsMin > 0 || rules.charsMax !== Number.POSITIVE_INFINITY || rules.pattern || rules.format;
  return says ? rules : null;
}

export function arrayRules(keywords: Keywords): ArrayRules | null {
  // Before 2020-12 a list of schemas stood under `items`, and the rest under `additionalItems`.
  const tuple = isArray(keywords.get("items"));
  const rules = {
    itemsMin: keywords.count("minItems") ?? 0,
    itemsMax: keywords.count("maxItems") ?? Number.POSITIVE_INFINITY,
    unique: keywords.flag("uniqueItems"),
    prefix: keywords.nodes(tuple ? "items" : "prefixItems"),
    items: keywords.node(tuple ? "additionalItems" : "items"),
    contains: keywords.node("contains"),
    containsMin: keywords.count("minContains") ?? 1,
    containsMax: keywords.count("maxContains") ?? Number.POSITIVE_INFINITY,
    unevaluated: keywords.node("unevaluatedItems"),
  };
  const bounded = rules.itemsMin > 0 || rules.itemsMax !== Number.POSITIVE_INFINITY || rules.unique;
  const nests = rules.prefix.length > 0 || rules.items || rules.contains || rules.unevaluated;
  return bounded || nests ? rules : null;
}

export function objectRules(keywords: Keywords): ObjectRules | null {
  const dependentRequired: [string, readonly string[]][] = [];
  const dependentSchemas: [string, SchemaNode][] = [];
  for (const key of ["dependentRequired", "dependentSchemas", "dependencies"]) {
    for (const { name, needs } of keywords.dependencies(key)) {
      if ("resource" in needs) dependentSchemas.push([name, needs]);
      else dependentRequired.push([name, needs]);
    }
  }
  const properties = keywords.nodeMap("properties");
  const rules = {
    keysMin: keywords.count("minProperties") ?? 0,
    keysMax: keywords.count("maxProperties") ?? Number.POSITIVE_INFINITY,
    required: keywords.names("required"),
    properties:
      keywords.get("properties") === undefined ? null : new Map(properties.map(({ name, node }) => [name, node])),
    patterns: keywords.nodeMap("patternProperties").flatMap(({ name, node, path }) => {
      const pattern = keywords.patternAt(name, path);
      return pattern ? [{ pattern, node }] : [];
    }),
    additional: keywords.node("additionalProperties"),
    names: keywords.node("propertyNames"),
    dependentRequired,
    dependentSchemas,
    unevaluated: keywords.node("unevaluatedProperties"),
  };
  const bounded = rules.keysMin > 0 || rules.keysMax !== Number.POSITIVE_INFINITY || rules.required.length > 0;
  const depends = dependentRequired.length > 0 || dependentSchemas.length > 0;
  const nests = rules.properties || rules.patterns.length > 0 || rules.additional || rules.names || rules.unevaluated;
  return bounded || depends || nests ? rules : null;
}

type Combinations = Pick<SchemaNode, "allOf" | "anyOf" | "oneOf" | "not" | "condition">;

export const NO_COMBINATIONS: Combinations = { allOf: [], anyOf: [], oneOf: [], not: null, condition: null };

export function combinations(keywords: Keywords): Combinations {
  const [test, yes, no] = [keywords.node("if"), keywords.node("then"), keywords.node("else")];
  return {
    allOf: keywords.nodes("allOf"),
    anyOf: keywords.nodes("anyOf"),
    oneOf: keywords.nodes("oneOf"),
    not: keywords.node("not"),
    condition: test && { test, yes, no },
  };
}
