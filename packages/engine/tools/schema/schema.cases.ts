/** Schemas with values that pass and values that do not, by keyword; and schemas that must be refused. */
interface Case {
  readonly schema: unknown;
  readonly pass: readonly unknown[];
  readonly fail: readonly unknown[];
}

const tree = {
  type: "object",
  properties: { value: { type: "number" }, children: { type: "array", items: { $ref: "#" } } },
  required: ["value"],
};

export const CASES: Readonly<Record<string, readonly Case[]>> = {
  "boolean schemas": [
    { schema: true, pass: [null, 1, {}], fail: [] },
    { schema: false, pass: [], fail: [null, 1, {}] },
    { schema: {}, pass: [null, 1, {}], fail: [] },
  ],
  type: [
    { schema: { type: "integer" }, pass: [1, 1.0, -0], fail: [1.5, "1", null, true] },
    { schema: { type: "number" }, pass: [1, 1.5], fail: ["1"] },
    { schema: { type: ["string", "null"] }, pass: ["", null], fail: [0, false, [], {}] },
    { schema: { type: "object" }, pass: [{}], fail: [[], null, "{}"] },
    { schema: { type: "STRING" }, pass: ["x"], fail: [1] },
    { schema: { type: "OBJECT", properties: { n: { type: "INTEGER" } } }, pass: [{ n: 1 }], fail: [{ n: "1" }] },
  ],
  nullable: [
    { schema: { type: "string", nullable: true }, pass: ["x", null], fail: [1] },
    { schema: { type: "string", enum: ["a"], nullable: true }, pass: ["a", null], fail: ["b"] },
    { schema: { type: "string", nullable: false }, pass: ["x"], fail: [null] },
  ],
  "enum and const": [
    {
      schema: { enum: ["a", 1, null, [1, { x: 2 }]] },
      pass: ["a", 1, null, [1, { x: 2 }]],
      fail: ["b", "1", [1, { x: 3 }], {}],
    },
    { schema: { enum: [0] }, pass: [0, -0, 0.0], fail: [false, "0"] },
    { schema: { enum: ["[1]"] }, pass: ["[1]"], fail: [[1]] },
    { schema: { const: { a: 1, b: [2] } }, pass: [{ b: [2], a: 1 }], fail: [{ a: 1 }, { a: 1, b: [2], c: 3 }] },
    { schema: { const: null }, pass: [null], fail: [0, ""] },
    { schema: { enum: ["a", "b"], const: "b" }, pass: ["b"], fail: ["a"] },
  ],
  "numeric bounds": [
    { schema: { minimum: 1, maximum: 3 }, pass: [1, 3, "0"], fail: [0.99, 3.01] },
    { schema: { exclusiveMinimum: 1, exclusiveMaximum: 3 }, pass: [2], fail: [1, 3] },
    { schema: { minimum: 1, exclusiveMinimum: true }, pass: [1.1], fail: [1] },
    { schema: { minimum: 1, exclusiveMinimum: false }, pass: [1], fail: [0] },
    { schema: { multipleOf: 0.01 }, pass: [4.02, 0, 19.99, -0.07], fail: [4.021] },
    { schema: { multipleOf: 7 }, pass: [21, -7], fail: [20] },
    { schema: { multipleOf: 1e-8 }, pass: [123912391, 0.5], fail: [1e-9] },
  ],
  "string length and pattern": [
    { schema: { minLength: 2, maxLength: 3 }, pass: ["ab", "abc", "😀😀", 1], fail: ["a", "abcd", "😀"] },
    { schema: { minLength: "2" }, pass: ["ab"], fail: ["a"] },
    { schema: { pattern: "b" }, pass: ["abc", 5], fail: ["ac"] },
    { schema: { pattern: "^\\p{Lu}\\d+$" }, pass: ["É1"], fail: ["é1", "E"] },
    { schema: { pattern: "^(?!admin)" }, pass: ["user"], fail: ["admin1"] },
  ],
  format: [
    { schema: { format: "date" }, pass: ["2024-02-29", 7], fail: ["2023-02-29", "2024-13-01", "29.2.2024", "today"] },
    {
      schema: { format: "date-time" },
      pass: ["2026-11-15T09:30:00Z", "2026-11-15T09:30:00+02:00", "2026-11-15T09:30"],
      fail: ["2026-11-15", "2026-11-15T25:00:00Z", "soon"],
    },
    { schema: { format: "time" }, pass: ["09:30", "23:59:60Z", "09:30:00.5+01:00"], fail: ["9:30", "24:00"] },
    { schema: { format: "duration" }, pass: ["P1D", "PT30M", "P2W", "P1Y2M3DT4H"], fail: ["P", "PT", "1D", "P1"] },
    {
      schema: { format: "uuid" },
      pass: ["2eb8aa08-aa98-11ea-b4aa-73b441d16380"],
      fail: ["2eb8aa08", "2eb8aa08-aa98-11ea-b4aa-73b441d1638g"],
    },
    { schema: { format: "ipv4" }, pass: ["10.0.0.1"], fail: ["10.0.0", "10.0.0.256", "10.0.0.1.", "010.0.0.1"] },
    {
      schema: { format: "ipv6" },
      pass: ["::", "::1", "2001:db8::1", "::ffff:1.2.3.4"],
      fail: [":::", "1::2::3", "12345::", "1:2:3:4:5:6:7"],
    },
    { schema: { format: "hostname" }, pass: ["a.example", "localhost"], fail: ["-a.example", "a_b", ""] },
    {
      schema: { format: "email" },
      pass: ["a@b.example", "jörg@münchen.example"],
      fail: ["a", "@b", "a@", "a@b.example\nBcc: c@d.example"],
    },
    {
      schema: { format: "uri" },
      pass: ["https://a.example/x?y#z", "mailto:a@b.example"],
      fail: ["a.example", "https://a b", ""],
    },
    { schema: { format: "int32" }, pass: [1, 2147483647], fail: [2147483648, 1.5] },
    { schema: { format: "no-such-format" }, pass: ["anything"], fail: [] },
  ],
  items: [
    { schema: { items: { type: "integer" } }, pass: [[], [1, 2], "x"], fail: [[1, "2"]] },
    { schema: { prefixItems: [{ type: "string" }], items: false }, pass: [[], ["a"]], fail: [[1], ["a", 1]] },
    { schema: { items: [{ type: "string" }], additionalItems: false }, pass: [["a"]], fail: [["a", "b"], [1]] },
    { schema: { items: [{}], additionalItems: { type: "null" } }, pass: [[1, null]], fail: [[1, 2]] },
    { schema: { minItems: 1, maxItems: 2 }, pass: [[1], [1, 2]], fail: [[], [1, 2, 3]] },
    {
      schema: { uniqueItems: true },
      pass: [
        [1, "1", true, null],
        [[1], [2]],
      ],
      fail: [
        [1, 1.0],
        [
          { a: 1, b: 2 },
          { b: 2, a: 1 },
        ],
      ],
    },
  ],
  contains: [
    { schema: { contains: { const: 5 } }, pass: [[1, 5], "x"], fail: [[], [1]] },
    {
      schema: { contains: { const: 5 }, minContains: 2, maxContains: 3 },
      pass: [
        [5, 5],
        [5, 1, 5, 5],
      ],
      fail: [[5], [5, 5, 5, 5]],
    },
    { schema: { contains: { const: 5 }, minContains: 0 }, pass: [[]], fail: [] },
  ],
  properties: [
    {
      schema: { properties: { a: { type: "string" } }, required: ["a"] },
      pass: [{ a: "" }, { a: "x", b: 1 }, 3],
      fail: [{}, { a: 1 }],
    },
    { schema: { properties: { a: false } }, pass: [{}], fail: [{ a: 1 }] },
    {
      schema: { additionalProperties: false, properties: { a: {} }, patternProperties: { "^x-": { type: "string" } } },
      pass: [{ a: 1, "x-b": "c" }],
      fail: [{ b: 1 }, { "x-b": 2 }],
    },
    { schema: { additionalProperties: { type: "integer" } }, pass: [{ a: 1 }], fail: [{ a: "1" }] },
    { schema: { propertyNames: { maxLength: 2 } }, pass: [{ ab: 1 }], fail: [{ abc: 1 }] },
    { schema: { minProperties: 1, maxProperties: 2 }, pass: [{ a: 1 }], fail: [{}, { a: 1, b: 2, c: 3 }] },
    {
      schema: { required: ["__proto__", "constructor"] },
      pass: [JSON.parse('{"__proto__":1,"constructor":2}')],
      fail: [{}],
    },
    {
      schema: JSON.parse('{"properties":{"__proto__":{"type":"string"}}}'),
      pass: [{}],
      fail: [JSON.parse('{"__proto__":1}')],
    },
    { schema: { required: ["toString"] }, pass: [{ toString: 1 }], fail: [{}] },
  ],
  dependencies: [
    { schema: { dependentRequired: { card: ["address"] } }, pass: [{}, { card: 1, address: 2 }], fail: [{ card: 1 }] },
    {
      schema: { dependentSchemas: { card: { required: ["address"] } } },
      pass: [{}, { card: 1, address: 2 }],
      fail: [{ card: 1 }],
    },
    {
      schema: { dependencies: { a: ["b"], c: { required: ["d"] } } },
      pass: [
        { a: 1, b: 2 },
        { c: 1, d: 2 },
      ],
      fail: [{ a: 1 }, { c: 1 }],
    },
  ],
  "allOf, anyOf, oneOf, not": [
    { schema: { allOf: [{ type: "integer" }, { minimum: 2 }] }, pass: [2], fail: [1, 2.5] },
    { schema: { anyOf: [{ type: "integer" }, { minLength: 2 }] }, pass: [1, "ab", 2.5], fail: ["a"] },
    { schema: { oneOf: [{ multipleOf: 3 }, { multipleOf: 5 }] }, pass: [9, 10], fail: [15, 7] },
    { schema: { not: { type: "string" } }, pass: [1], fail: ["x"] },
    { schema: { not: {} }, pass: [], fail: [1] },
  ],
  "if, then, else": [
    {
      // As text, because an object with a member `then` is taken for a promise.
      schema: JSON.parse(`{"if": {"properties": {"k": {"const": "a"}}, "required": ["k"]},
        "then": {"required": ["x"]}, "else": {"required": ["y"]}}`),
      pass: [
        { k: "a", x: 1 },
        { k: "b", y: 1 },
      ],
      fail: [{ k: "a" }, { k: "b", x: 1 }],
    },
    { schema: JSON.parse('{"then": {"type": "string"}}'), pass: [1], fail: [] },
  ],
  "references inside the document": [
    {
      schema: tree,
      pass: [{ value: 1, children: [{ value: 2, children: [] }] }],
      fail: [{ value: 1, children: [{ children: [] }] }],
    },
    { schema: { $ref: "#/$defs/a~1b", $defs: { "a/b": { type: "string" } } }, pass: ["x"], fail: [1] },
    { schema: { $ref: "#/definitions/c%25d", definitions: { "c%d": { type: "string" } } }, pass: ["x"], fail: [1] },
    { schema: { $ref: "#here", $defs: { x: { $anchor: "here", type: "string" } } }, pass: ["x"], fail: [1] },
    {
      schema: { $id: "https://tools.example/a", $ref: "b", $defs: { x: { $id: "b", type: "string" } } },
      pass: ["x"],
      fail: [1],
    },
    {
      schema: { $id: "urn:example:a", $ref: "urn:example:a#/$defs/x", $defs: { x: { type: "string" } } },
      pass: ["x"],
      fail: [1],
    },
    { schema: { $ref: "#/$defs/x", minLength: 2, $defs: { x: { type: "string" } } }, pass: ["ab"], fail: ["a", 1] },
    {
      schema: {
        $schema: "http://json-schema.org/draft-07/schema#",
        properties: { p: { $ref: "#/definitions/x", minLength: 2 } },
        definitions: { x: { type: "string" } },
      },
      pass: [{ p: "a" }],
      fail: [{ p: 1 }],
    },
    { schema: { properties: { $ref: { type: "string" } } }, pass: [{ $ref: "x" }], fail: [{ $ref: 1 }] },
    { schema: { const: { $ref: "#/nowhere" } }, pass: [{ $ref: "#/nowhere" }], fail: [{}] },
    { schema: { $ref: "#/x-parts/0", "x-parts": [{ type: "null" }] }, pass: [null], fail: [1] },
  ],
  "dynamic references": [
    {
      schema: {
        $id: "https://tools.example/strict",
        $dynamicAnchor: "node",
        $ref: "tree",
        unevaluatedProperties: false,
        $defs: {
          tree: {
            $id: "tree",
            $dynamicAnchor: "node",
            type: "object",
            properties: { data: true, kids: { type: "array", items: { $dynamicRef: "#node" } } },
          },
        },
      },
      pass: [{ kids: [{ data: 1 }] }],
      fail: [{ kids: [{ daat: 1 }] }],
    },
  ],
  unevaluated: [
    {
      schema: { allOf: [{ properties: { a: {} } }], properties: { b: {} }, unevaluatedProperties: false },
      pass: [{ a: 1, b: 2 }],
      fail: [{ c: 1 }],
    },
    {
      schema: {
        anyOf: [
          { properties: { a: { type: "string" } }, required: ["a"] },
          { properties: { b: {} }, required: ["b"] },
        ],
        unevaluatedProperties: false,
      },
      pass: [{ a: "" }, { a: "", b: 1 }],
      fail: [{ a: 1, b: 1 }],
    },
    { schema: { unevaluatedProperties: { type: "integer" } }, pass: [{ a: 1 }], fail: [{ a: "1" }] },
    {
      schema: { prefixItems: [{}], contains: { type: "string" }, unevaluatedItems: false },
      pass: [[1, "a"]],
      fail: [[1, 2, "a"]],
    },
    {
      schema: { allOf: [{ unevaluatedProperties: false, properties: { a: {} } }], properties: { b: {} } },
      pass: [{ a: 1 }],
      fail: [{ b: 1 }],
    },
  ],
  "keywords that were not set": [
    {
      schema: {
        type: "STRING",
        enum: null,
        items: null,
        minItems: null,
        properties: null,
        required: null,
        format: null,
      },
      pass: ["x"],
      fail: [1, null],
    },
    { schema: { $ref: null, $id: null, $schema: null, anyOf: null, const: null }, pass: [null], fail: [1] },
  ],
  "keywords that are not known": [
    {
      schema: { "x-order": 1, deprecated: true, examples: [1], default: 5, title: 3, propertyOrdering: ["a"] },
      pass: [1, {}],
      fail: [],
    },
  ],
};

export const FAULTS: readonly (readonly [schema: unknown, code: string, path: string])[] = [
  ["string", "invalid_schema", ""],
  [null, "invalid_schema", ""],
  [[], "invalid_schema", ""],
  [{ type: "strin" }, "invalid_schema", "/type"],
  [{ type: [] }, "invalid_schema", "/type"],
  [{ type: 5 }, "invalid_schema", "/type"],
  [{ properties: [] }, "invalid_schema", "/properties"],
  [{ properties: { a: 5 } }, "invalid_schema", "/properties/a"],
  [{ properties: { "a/b": { required: true } } }, "invalid_schema", "/properties/a~1b/required"],
  [{ required: "a" }, "invalid_schema", "/required"],
  [{ enum: {} }, "invalid_schema", "/enum"],
  [{ minLength: -1 }, "invalid_schema", "/minLength"],
  [{ minLength: 1.5 }, "invalid_schema", "/minLength"],
  [{ maximum: "9" }, "invalid_schema", "/maximum"],
  [{ multipleOf: 0 }, "invalid_schema", "/multipleOf"],
  [{ items: 5 }, "invalid_schema", "/items"],
  [{ anyOf: {} }, "invalid_schema", "/anyOf"],
  [{ anyOf: [{}, 3] }, "invalid_schema", "/anyOf/1"],
  [{ nullable: "yes" }, "invalid_schema", "/nullable"],
  [{ uniqueItems: 1 }, "invalid_schema", "/uniqueItems"],
  [{ format: 1 }, "invalid_schema", "/format"],
  [{ pattern: 1 }, "invalid_schema", "/pattern"],
  [{ $id: 1 }, "invalid_schema", "/$id"],
  [{ $ref: 1 }, "invalid_schema", "/$ref"],
  [{ $recursiveRef: "#" }, "invalid_schema", "/$recursiveRef"],
  [{ $defs: { unused: { type: "nope" } } }, "invalid_schema", "/$defs/unused/type"],
  [{ dependentRequired: { a: [1] } }, "invalid_schema", "/dependentRequired/a"],
  [{ pattern: "(a)\\1" }, "pattern_not_supported", "/pattern"],
  [{ pattern: "(" }, "pattern_not_supported", "/pattern"],
  [{ patternProperties: { "[": {} } }, "pattern_not_supported", "/patternProperties/["],
  [{ pattern: "(a{999}){999}" }, "schema_too_large", "/pattern"],
  [{ $ref: "https://elsewhere.example/s.json" }, "remote_reference", "/$ref"],
  [{ items: { $ref: "other.json#/a" } }, "remote_reference", "/items/$ref"],
  [{ $ref: "#/$defs/no" }, "unresolved_reference", "/$ref"],
  [{ $ref: "#no" }, "unresolved_reference", "/$ref"],
  [{ $ref: "#/%" }, "unresolved_reference", "/$ref"],
  [{ $schema: "https://dialect.example/own" }, "unknown_dialect", "/$schema"],
  [{ $ref: "#" }, "reference_loop", ""],
  [{ $defs: { a: { $ref: "#/$defs/b" }, b: { allOf: [{ $ref: "#/$defs/a" }] } } }, "reference_loop", ""],
  [{ not: { $ref: "#" } }, "reference_loop", ""],
];
