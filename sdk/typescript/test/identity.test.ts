/**
 * Ten thousand random payloads of every shape: flattened, cut at random places, rewritten to tokens and restored, they
 * are what they were; and what is no leaf is never touched.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { writeEntities } from "../src/cloak/protect.ts";
import { restoreAll } from "../src/cloak/restore.ts";
import { importTokenKey } from "../src/cloak/token.ts";
import { unite } from "../src/fold.ts";
import { flatten, locate, memoryVault, rewrite } from "../src/index.ts";
import { literalsOf } from "../src/payload/json.ts";
import { cut } from "../src/payload/pieces.ts";
import type { Entity } from "../src/result.ts";
import { ENTITY_CATEGORY, type EntityType } from "../src/words.ts";

const RUNS = 10_000;
const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 24 }),
  fc.string({ unit: "binary", maxLength: 12 }),
  // Lone surrogates are legal everywhere.
  fc
    .array(fc.constantFrom("a", "\ud83d", "\ude00", "\n", '"', "\\", "<", " "), { maxLength: 8 })
    .map((units) => units.join("")),
);
const json = fc.jsonValue({ maxDepth: 3, stringUnit: "grapheme" });
// Arguments are an object, or a list, or no JSON at all; a lone JSON string is restored as the text it looks like.
const args = fc.oneof(
  json.map((value) => JSON.stringify({ value })),
  text.filter((value) => literalsOf(value) === null),
);
const part = fc.oneof(
  text.map((value) => ({ type: "text", text: value })),
  text.map((value) => ({ type: "input_text", text: value })),
  text.map((value) => ({ type: "refusal", refusal: value })),
  fc.constant({ type: "image_url", image_url: { url: "https://img.example/<EMAIL_000000000000>" } }),
  json.map((input) => ({ type: "tool_use", id: "t", name: "f", input })),
  text.map((content) => ({ type: "tool_result", tool_use_id: "t", content })),
  fc.record({
    type: fc.constant("document"),
    title: text,
    source: fc.record({ type: fc.constant("text"), data: text }),
  }),
);
const content = fc.oneof(text, fc.array(part, { maxLength: 4 }), fc.constant(null));
const message = fc.record(
  {
    role: fc.constantFrom("system", "user", "assistant", "tool", "developer", "narrator"),
    content,
    tool_calls: fc.array(
      args.map((value) => ({ id: "c", type: "function", function: { name: "f", arguments: value } })),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: ["role", "content"] },
);
const item = fc.oneof(
  message,
  args.map((value) => ({ type: "function_call", call_id: "c", name: "f", arguments: value })),
  text.map((output) => ({ type: "function_call_output", call_id: "c", output })),
);
const shapes: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.record({
    system: fc.oneof(text, fc.array(part, { maxLength: 2 })),
    messages: fc.array(message, { maxLength: 4 }),
    model: fc.constant("m"),
  }),
  fc.record({ instructions: text, input: fc.oneof(text, fc.array(item, { maxLength: 4 })) }),
  fc.array(message, { maxLength: 3 }),
);
// What comes over the wire has the usual prototypes and no minus zero.
const payload = shapes.map((value) => JSON.parse(JSON.stringify(value)) as unknown);
const place = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 1, max: 12 }),
  type: fc.constantFrom(...(["email", "person_name", "ssn", "iban"] as const)),
});

const key = await importTokenKey("a key for these tests");

function entitiesIn(
  length: number,
  places: readonly { at: number; length: number; type: EntityType }[],
): readonly Entity[] {
  const found = places.map(({ at, length: size, type }) => {
    const start = Math.floor(at * length);
    return {
      type,
      category: ENTITY_CATEGORY[type],
      start,
      end: Math.min(start + size, length),
      confidence: 0.9,
      locations: [],
    };
  });
  return unite(found.filter(({ start, end }) => end > start));
}

test(`${RUNS} payloads: flatten, offsets, rewrite, restore is the identity`, async () => {
  await fc.assert(
    fc.asyncProperty(payload, fc.array(place, { maxLength: 6 }), async (given, places) => {
      const before = structuredClone(given);
      const flat = flatten(given);
      const entities = entitiesIn(flat.text.length, places);
      // Every offset leads to the very characters that stand there.
      for (const { start, end } of entities) {
        const found = locate(flat, start, end).map((location) =>
          valueAt(flat, location.path, location.start, location.end),
        );
        const joined = flat.leaves.flatMap((leaf) => {
          const [from, to] = [Math.max(start, leaf.start), Math.min(end, leaf.end)];
          return to > from ? [flat.text.slice(from, to)] : [];
        });
        assert.deepEqual(found, joined);
      }
      const vault = memoryVault();
      const cloaking = { vault, tokenKey: async () => key, vaultTtlMs: 60_000 };
      const options = { subject: "s", strategy: "tokenize", replacement: "-" } as const;
      const { replacements } = await writeEntities(flat, entities, cloaking, options);
      const hidden = rewrite(given, flat, replacements);
      assert.deepEqual(given, before, "what was given is not changed");
      if (replacements.length === 0) assert.equal(hidden, given);
      const how = { subject: "s", onDenied: "throw", onError: (error: unknown) => assert.fail(String(error)) } as const;
      const { payload: back } = await restoreAll(hidden, vault, how);
      assert.deepEqual(back, given);
    }),
    { numRuns: RUNS },
  );
});

/** What a leaf says; several leaves may share a path, when a key of JSON text is doubled. */
function valueAt(
  flat: ReturnType<typeof flatten>,
  path: readonly (string | number)[],
  start: number,
  end: number,
): string {
  const leaf = flat.leaves.find((one) => one.path === path)!;
  return leaf.text.slice(start, end);
}

test("pieces cover every character, never part a pair, and overlap", () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 40 }), (given, max) => {
      const pieces = cut(given, max);
      assert.equal(pieces[0]!.start, 0);
      assert.equal(pieces.at(-1)!.end, given.length);
      for (const [index, { start, end }] of pieces.entries()) {
        assert.ok(end - start <= Math.max(max, 2));
        const next = pieces[index + 1];
        if (next) assert.ok(next.start <= end && next.end > end, "each goes on where the one before ended, or sooner");
        for (const place of [start, end]) {
          const isPair = /^[\ud800-\udbff][\udc00-\udfff]$/.test(given.slice(Math.max(place - 1, 0), place + 1));
          assert.ok(!isPair, "a pair is parted");
        }
      }
    }),
    { numRuns: 2_000 },
  );
});
