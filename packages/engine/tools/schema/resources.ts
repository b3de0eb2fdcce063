/**
 * The names inside a schema document: which part has which `$id`, what the anchors mark, and where a reference leads.
 * Only the document itself is searched. A reference out of it is a fault: nothing is ever fetched.
 */
import { escapeToken, isArray, isObject, type Json, type JsonObject } from "../json.ts";
import { keywordOf } from "./keywords.ts";
import type { Resource } from "./node.ts";

export type SchemaFaultCode =
  | "invalid_schema"
  | "unknown_dialect"
  | "remote_reference"
  | "unresolved_reference"
  | "reference_loop"
  | "pattern_not_supported"
  | "schema_too_large";

export interface SchemaFault {
  readonly code: SchemaFaultCode;
  readonly path: string;
}

/** Where schemas stand inside a schema: right under a keyword, in a list, or in a map of names. */
const SUBSCHEMAS: ReadonlyMap<string, "one" | "list" | "map"> = new Map([
  ...["additionalItems", "additionalProperties", "contains", "contentSchema", "if", "then", "else", "items"].map(one),
  ...["not", "propertyNames", "unevaluatedItems", "unevaluatedProperties"].map(one),
  ...["allOf", "anyOf", "oneOf", "prefixItems"].map((key) => [key, "list"] as const),
  ...["$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties"].map(
    (key) => [key, "map"] as const,
  ),
]);

function one(key: string) {
  return [key, "one"] as const;
}

/** The dialects that are understood, with whether a `$ref` stands alone in them. */
const DIALECTS: ReadonlyMap<string, boolean> = new Map([
  ["json-schema.org/draft-04/schema", true],
  ["json-schema.org/draft-06/schema", true],
  ["json-schema.org/draft-07/schema", true],
  ["json-schema.org/draft/2019-09/schema", false],
  ["json-schema.org/draft/2020-12/schema", false],
  ["json-schema.org/schema", false],
]);

/** The base of a document that has no `$id`; hierarchical, so that relative references can be read against it. */
const BASE = "schema:///";

export interface Target {
  readonly schema: Json;
  readonly owner: Resource;
  /** The plain name that led here, where one did. */
  readonly anchor: string | null;
}

export interface Resources {
  ownerOf(schema: JsonObject): Resource | undefined;
  /** Follows a reference, or says why not. */
  resolve(reference: string, from: Resource): Target | SchemaFaultCode;
  readonly fault: SchemaFault | null;
  readonly top: Resource;
}

export function indexResources(document: JsonObject): Resources {
  const byBase = new Map<string, Resource>();
  const owners = new Map<JsonObject, Resource>();
  let fault: SchemaFault | null = null;
  const blame = (code: SchemaFaultCode, path: string) => {
    fault ??= { code, path };
  };

  const index = (schema: Json | undefined, outer: Resource | null, path: string): void => {
    if (!isObject(schema) || owners.has(schema)) return;
    const owner = identify(schema, outer, path);
    owners.set(schema, owner);
    for (const [key, part] of schema) {
      const kind = SUBSCHEMAS.get(key);
      if (kind === undefined) continue;
      if (kind === "map") indexMap(part, owner, `${path}/${key}`);
      // Before 2020-12 `items` may be a list.
      else if (isArray(part)) indexList(part, owner, `${path}/${key}`);
      else index(part, owner, `${path}/${key}`);
    }
  };
  const indexList = (list: Json | undefined, owner: Resource, path: string) => {
    if (isArray(list)) for (const [at, schema] of list.entries()) index(schema, owner, `${path}/${at}`);
  };
  const indexMap = (map: Json | undefined, owner: Resource, path: string) => {
    if (isObject(map)) for (const [key, schema] of map) index(schema, owner, `${path}/${escapeToken(key)}`);
  };

  const identify = (schema: JsonObject, outer: Resource | null, path: string): Resource => {
    const refStandsAlone = dialectOf(schema, outer, path);
    const silenced = refStandsAlone && keywordOf(schema, "$ref") !== undefined;
    const id = silenced ? undefined : keywordOf(schema, "$id");
    if (id !== undefined && typeof id !== "string") blame("invalid_schema", `${path}/$id`);
    let owner = outer;
    let anchor: string | null = null;
    if (typeof id === "string") {
      const url = resolveUrl(id, outer?.base ?? BASE);
      if (!url) blame("invalid_schema", `${path}/$id`);
      else if (url.fragment) anchor = url.fragment;
      if (url && !id.startsWith("#")) owner = enter(url.base, schema, refStandsAlone);
    }
    owner ??= enter(BASE, schema, refStandsAlone);
    if (anchor) owner.anchors.set(anchor, schema);
    for (const key of silenced ? [] : ["$anchor", "$dynamicAnchor"]) {
      const name = keywordOf(schema, key);
      if (name === undefined) continue;
      if (typeof name !== "string") blame("invalid_schema", `${path}/${key}`);
      else (key === "$anchor" ? owner.anchors : owner.dynamicAnchors).set(name, schema);
    }
    return owner;
  };

  const enter = (base: string, root: JsonObject, refStandsAlone: boolean): Resource => {
    const resource = { base, root, refStandsAlone, anchors: new Map(), dynamicAnchors: new Map() };
    if (!byBase.has(base)) byBase.set(base, resource);
    return resource;
  };

  const dialectOf = (schema: JsonObject, outer: Resource | null, path: string): boolean => {
    const named = keywordOf(schema, "$schema");
    if (named === undefined) return outer?.refStandsAlone ?? false;
    const known = typeof named === "string" && DIALECTS.get(named.replace(/^https?:\/\//, "").replace(/#$/, ""));
    if (known === undefined || typeof named !== "string") blame("unknown_dialect", `${path}/$schema`);
    return known === true;
  };

  const resolve = (reference: string, from: Resource): Target | SchemaFaultCode => {
    const url = reference.startsWith("#")
      ? { base: from.base, fragment: decode(reference.slice(1)) }
      : resolveUrl(reference, from.base);
    const owner = url && (url.base === from.base ? from : byBase.get(url.base));
    if (!url || url.fragment === null) return "unresolved_reference";
    if (!owner) return "remote_reference";
    const { fragment } = url;
    if (fragment === "" || fragment.startsWith("/")) return follow(fragment, owner);
    const schema = owner.dynamicAnchors.get(fragment) ?? owner.anchors.get(fragment);
    return schema ? { schema, owner, anchor: fragment } : "unresolved_reference";
  };

  const follow = (fragment: string, start: Resource): Target | SchemaFaultCode => {
    let owner = start;
    let schema: Json | undefined = owner.root;
    for (const token of fragment.split("/").slice(1)) {
      const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
      if (isArray(schema)) schema = /^(?:0|[1-9]\d{0,8})$/.test(key) ? schema[Number(key)] : undefined;
      else schema = isObject(schema) ? schema.get(key) : undefined;
      if (isObject(schema)) owner = owners.get(schema) ?? owner;
    }
    if (schema === undefined) return "unresolved_reference";
    // A place that no keyword leads to is a schema all the same, once something refers to it.
    if (isObject(schema)) index(schema, owner, "");
    return { schema, owner: (isObject(schema) && owners.get(schema)) || owner, anchor: null };
  };

  index(document, null, "");
  return {
    resolve,
    ownerOf: (schema) => owners.get(schema),
    get fault() {
      return fault;
    },
    top: owners.get(document)!,
  };
}

function resolveUrl(reference: string, base: string): { base: string; fragment: string | null } | null {
  try {
    const url = new URL(reference, base);
    const fragment = decode(url.hash.slice(1));
    url.hash = "";
    return { base: url.href, fragment };
  } catch {
    return null;
  }
}

function decode(fragment: string): string | null {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return null;
  }
}
