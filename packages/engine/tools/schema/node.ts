/**
 * A schema made ready for judging: keywords sorted by the kind of value they speak of, references resolved, patterns
 * compiled, values to compare with turned into keys. Data only: it is walked, never turned into code.
 */
import { canonical, type Json, type JsonObject } from "../json.ts";
import type { Pattern } from "../pattern/index.ts";
import type { Format } from "./format.ts";

/** A part of the document with an identity of its own (`$id`), against which its references are read. */
export interface Resource {
  readonly base: string;
  readonly root: JsonObject;
  readonly anchors: Map<string, JsonObject>;
  readonly dynamicAnchors: Map<string, JsonObject>;
  /** Up to draft 7 a `$ref` silences all that stands beside it. */
  readonly refStandsAlone: boolean;
}

export interface SchemaNode {
  readonly resource: Resource;
  /** Set for the schemas `true` and `false`, which have nothing else. */
  readonly always: boolean | null;
  ref: SchemaNode | null;
  dynamicRef: { readonly anchor: string | null; readonly target: SchemaNode } | null;
  /** The types that are allowed, as a sum of TYPE; 0 allows all. */
  readonly types: number;
  readonly nullable: boolean;
  /** `enum` and `const`: the value's key must be in each. */
  readonly allowed: readonly ReadonlySet<string>[];
  readonly number: NumberRules | null;
  readonly string: StringRules | null;
  readonly array: ArrayRules | null;
  readonly object: ObjectRules | null;
  readonly allOf: readonly SchemaNode[];
  readonly anyOf: readonly SchemaNode[];
  readonly oneOf: readonly SchemaNode[];
  readonly not: SchemaNode | null;
  readonly condition: {
    readonly test: SchemaNode;
    readonly yes: SchemaNode | null;
    readonly no: SchemaNode | null;
  } | null;
}

export interface NumberRules {
  readonly min: number;
  readonly max: number;
  readonly above: number;
  readonly below: number;
  readonly multipleOf: number | null;
  readonly format: Format | null;
}

export interface StringRules {
  readonly charsMin: number;
  readonly charsMax: number;
  readonly pattern: Pattern | null;
  readonly format: Format | null;
}

export interface ArrayRules {
  readonly itemsMin: number;
  readonly itemsMax: number;
  readonly unique: boolean;
  readonly prefix: readonly SchemaNode[];
  readonly items: SchemaNode | null;
  readonly contains: SchemaNode | null;
  readonly containsMin: number;
  readonly containsMax: number;
  readonly unevaluated: SchemaNode | null;
}

export interface ObjectRules {
  readonly keysMin: number;
  readonly keysMax: number;
  readonly required: readonly string[];
  /** Null where the schema has no `properties` at all: then it knows no names, and none is unexpected. */
  readonly properties: ReadonlyMap<string, SchemaNode> | null;
  readonly patterns: readonly { readonly pattern: Pattern; readonly node: SchemaNode }[];
  readonly additional: SchemaNode | null;
  readonly names: SchemaNode | null;
  readonly dependentRequired: readonly (readonly [string, readonly string[]])[];
  readonly dependentSchemas: readonly (readonly [string, SchemaNode])[];
  readonly unevaluated: SchemaNode | null;
}

export const TYPE = { null: 1, boolean: 2, integer: 4, number: 8, string: 16, array: 32, object: 64 } as const;

/** The types that a value has: a whole number is both. */
export function typesOf(value: Json): number {
  if (value === null) return TYPE.null;
  switch (typeof value) {
    case "string":
      return TYPE.string;
    case "boolean":
      return TYPE.boolean;
    case "number":
      return Number.isInteger(value) ? TYPE.integer | TYPE.number : TYPE.number;
    default:
      return Array.isArray(value) ? TYPE.array : TYPE.object;
  }
}

/** Equal values have equal keys, and no others. */
export function keyOf(value: Json): string {
  return typeof value === "string" ? `"${value}` : canonical(value);
}

/** The schemas `true` and `false`. */
export function constantNode(always: boolean, resource: Resource): SchemaNode {
  return {
    resource,
    always,
    ref: null,
    dynamicRef: null,
    types: 0,
    nullable: false,
    allowed: [],
    number: null,
    string: null,
    array: null,
    object: null,
    allOf: [],
    anyOf: [],
    oneOf: [],
    not: null,
    condition: null,
  };
}

/** The schemas that judge the same value as this one does. */
export function inPlace(node: SchemaNode): SchemaNode[] {
  const { condition } = node;
  const single = [node.ref, node.dynamicRef?.target, node.not, condition?.test, condition?.yes, condition?.no];
  const dependent = node.object?.dependentSchemas.map(([, schema]) => schema) ?? [];
  return [...node.allOf, ...node.anyOf, ...node.oneOf, ...dependent, ...single.filter((other) => other != null)];
}
