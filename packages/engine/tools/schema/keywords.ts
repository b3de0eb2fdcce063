/**
 * Typed access to the keywords of one schema object. What has the wrong type is blamed at its place, and read as absent
 * so that reading can go on; the blame alone decides.
 */
import { escapeToken, isArray, isObject, type Json, type JsonObject } from "../json.ts";
import type { Pattern } from "../pattern/index.ts";
import { FORMATS, type Format } from "./format.ts";
import { keyOf, type SchemaNode, TYPE } from "./node.ts";

export interface KeywordSource {
  readonly schema: JsonObject;
  readonly path: string;
  /** Whether a `$ref` silences everything beside it. */
  readonly silenced: boolean;
  readonly formats: boolean;
  readonly blame: (path: string) => void;
  readonly compile: (schema: Json, path: string) => SchemaNode;
  readonly pattern: (source: string, path: string) => Pattern | null;
}

export interface Keywords {
  get(key: string): Json | undefined;
  number(key: string): number | null;
  count(key: string): number | null;
  flag(key: string): boolean;
  names(key: string): string[];
  node(key: string): SchemaNode | null;
  nodes(key: string): SchemaNode[];
  /** The members of a map of schemas, with their places. */
  nodeMap(key: string): { readonly name: string; readonly node: SchemaNode; readonly path: string }[];
  /** The members of a map whose values may be a list of names or a schema. */
  dependencies(key: string): { readonly name: string; readonly needs: readonly string[] | SchemaNode }[];
  pattern(key: string): Pattern | null;
  /** A pattern that stands as a name, at a place of its own. */
  patternAt(source: string, path: string): Pattern | null;
  format(): Format | null;
  types(): number;
  allowed(): ReadonlySet<string>[];
}

export function readKeywords(source: KeywordSource): Keywords {
  const { schema, path, silenced, blame, compile } = source;
  const get = (key: string): Json | undefined => (silenced ? undefined : keywordOf(schema, key));
  const placeOf = (key: string, ...tokens: (string | number)[]) => [path, key, ...tokens.map(escapeToken)].join("/");

  const namesAt = (value: Json | undefined, place: string): string[] => {
    if (value === undefined) return [];
    if (isArray(value) && value.every((name) => typeof name === "string")) return value as string[];
    blame(place);
    return [];
  };

  const members = (key: string): [string, Json][] => {
    const value = get(key);
    if (isObject(value)) return [...value];
    if (value !== undefined) blame(placeOf(key));
    return [];
  };

  return {
    get,

    number(key) {
      const value = get(key);
      if (value === undefined || typeof value === "number") return value ?? null;
      blame(placeOf(key));
      return null;
    },

    count(key) {
      const value = get(key);
      // Gemini writes its counts as strings of digits.
      const made = typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value;
      if (made === undefined || (typeof made === "number" && Number.isInteger(made) && made >= 0)) return made ?? null;
      blame(placeOf(key));
      return null;
    },

    flag(key) {
      const value = get(key);
      if (value !== undefined && typeof value !== "boolean") blame(placeOf(key));
      return value === true;
    },

    names: (key) => namesAt(get(key), placeOf(key)),

    node(key) {
      const value = get(key);
      return value === undefined ? null : compile(value, placeOf(key));
    },

    nodes(key) {
      const value = get(key);
      if (isArray(value)) return value.map((item, at) => compile(item, placeOf(key, at)));
      if (value !== undefined) blame(placeOf(key));
      return [];
    },

    nodeMap: (key) =>
      members(key).map(([name, item]) => {
        const place = placeOf(key, name);
        return { name, node: compile(item, place), path: place };
      }),

    dependencies: (key) =>
      members(key).map(([name, item]) => {
        const place = placeOf(key, name);
        return { name, needs: isArray(item) ? namesAt(item, place) : compile(item, place) };
      }),

    pattern(key) {
      const value = get(key);
      if (typeof value === "string") return source.pattern(value, placeOf(key));
      if (value !== undefined) blame(placeOf(key));
      return null;
    },

    patternAt: source.pattern,

    format() {
      const value = get("format");
      if (value !== undefined && typeof value !== "string") blame(placeOf("format"));
      return (source.formats && typeof value === "string" && FORMATS.get(value)) || null;
    },

    types() {
      const value = get("type");
      if (value === undefined) return 0;
      const kinds = (isArray(value) ? value : [value]).map(typeOf);
      if (kinds.length === 0 || kinds.includes(0)) blame(placeOf("type"));
      const sum = kinds.reduce((all, kind) => all | kind, 0);
      // A whole number is a number.
      return sum & TYPE.number ? sum | TYPE.integer : sum;
    },

    allowed() {
      const sets: ReadonlySet<string>[] = [];
      const values = get("enum");
      if (isArray(values)) sets.push(new Set(values.map(keyOf)));
      else if (values !== undefined) blame(placeOf("enum"));
      const value = get("const");
      if (value !== undefined) sets.push(new Set([keyOf(value)]));
      return sets;
    },
  };
}

/**
 * A keyword's value. Null is no value that a keyword can have, but what serialisers write for one that was not set; only
 * `const` means it.
 */
export function keywordOf(schema: JsonObject, key: string): Json | undefined {
  const value = schema.get(key);
  return value === null && key !== "const" ? undefined : value;
}

/** Lower case by the standard, upper case from Gemini; 0 for what is no type. */
function typeOf(word: Json): number {
  if (typeof word !== "string") return 0;
  const name = word === word.toUpperCase() ? word.toLowerCase() : word;
  return Object.hasOwn(TYPE, name) ? TYPE[name as keyof typeof TYPE] : 0;
}
