/**
 * Random schemas and arguments for the tests and the bench: mostly well formed, so that judging gets deep, with enough
 * nonsense that reading is tried as well. Recursion, patterns that explode elsewhere and keys of the language's own
 * machinery are all frequent.
 */
import fc from "fast-check";

const KEYS = ["a", "b", "to", "__proto__", "constructor", "toString", "x/y", "", "é", "items"];
const PATTERNS = [
  "^a+$",
  "^(a+)+$",
  "(a|a)*b",
  "^\\d{1,9}$",
  "[^x]",
  "(?!b).",
  "(?<=a)b",
  "\\p{L}",
  "(a",
  "(a)\\1",
  "x{200}",
];
const TYPES = ["string", "integer", "number", "boolean", "null", "array", "object", "STRING", "OBJECT", "nope"];
const REFS = ["#", "#/$defs/a", "#/$defs/b", "#/properties/a", "#here", "#/items", "https://elsewhere.example/x"];
const FORMATS = ["date", "date-time", "email", "ipv6", "uri", "uuid", "duration", "int32", "unheard-of"];

const key = fc.constantFrom(...KEYS);
const count = fc.nat({ max: 5 });
const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom("aaaaaaaaaaaaaaaaaaaaaaaa!", "2026-11-15", "a@b.example", "\ud800"),
);

const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.oneof(fc.constantFrom(null, true, false, 0, 1, -1.5, 1e21), text),
    fc.array(tie("value"), { maxLength: 5 }),
    fc.array(fc.tuple(key, tie("value")), { maxLength: 5 }).map(asObject),
  ),
})).value;

const schema = fc.letrec<{ schema: unknown }>((tie) => {
  const node = tie("schema");
  const map = fc.array(fc.tuple(key, node), { maxLength: 4 }).map(asObject);
  const list = fc.array(node, { maxLength: 3 });
  const keyword = fc.oneof(
    fc.tuple(fc.constant("type"), fc.oneof(fc.constantFrom(...TYPES), fc.subarray(TYPES))),
    fc.tuple(fc.constantFrom("properties", "$defs", "dependentSchemas", "definitions"), map),
    fc.tuple(
      fc.constant("patternProperties"),
      fc.tuple(fc.constantFrom(...PATTERNS), node).map((pair) => asObject([pair])),
    ),
    fc.tuple(fc.constantFrom("allOf", "anyOf", "oneOf", "prefixItems"), list),
    fc.tuple(fc.constantFrom("items", "not", "if", "then", "else", "contains", "propertyNames"), node),
    fc.tuple(
      fc.constantFrom("additionalProperties", "unevaluatedProperties", "unevaluatedItems"),
      fc.oneof(node, fc.boolean()),
    ),
    fc.tuple(fc.constantFrom("minLength", "maxItems", "minProperties", "maxContains", "minimum", "multipleOf"), count),
    fc.tuple(fc.constantFrom("required"), fc.array(key, { maxLength: 3 })),
    fc.tuple(fc.constantFrom("enum", "const", "default"), value),
    fc.tuple(fc.constant("pattern"), fc.constantFrom(...PATTERNS)),
    fc.tuple(fc.constant("format"), fc.constantFrom(...FORMATS)),
    fc.tuple(fc.constantFrom("$ref", "$dynamicRef"), fc.constantFrom(...REFS)),
    fc.tuple(fc.constantFrom("$anchor", "$dynamicAnchor", "$id"), fc.constantFrom("here", "there")),
    fc.tuple(fc.constantFrom("nullable", "uniqueItems", "exclusiveMinimum"), fc.boolean()),
    fc.tuple(fc.string({ maxLength: 8 }), value),
  );
  return {
    schema: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.boolean(),
      fc.array(keyword, { maxLength: 5 }).map(asObject),
      fc.array(keyword, { maxLength: 3 }).map(asObject),
    ),
  };
}).schema;

const rawArguments = fc.oneof(
  { weight: 8, arbitrary: value.map((sent) => JSON.stringify(sent) ?? "") },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: text },
);

/** A tool's schema, and the raw arguments of a call to it. */
export const schemaAndArguments: fc.Arbitrary<[schema: unknown, text: string]> = fc.tuple(schema, rawArguments);

/** Keeps `__proto__` a key. */
function asObject(pairs: readonly (readonly [string, unknown])[]): unknown {
  const object: Record<string, unknown> = {};
  for (const [name, part] of pairs)
    Object.defineProperty(object, name, { value: part, enumerable: true, configurable: true });
  return object;
}
