import assert from "node:assert/strict";
import { test } from "node:test";
import { inventory, isAccepted, printBillOfMaterials } from "./inventory.ts";

test("every package that the service runs on has a licence we accept", () => {
  const refused = inventory().filter(({ licence }) => !isAccepted(licence));
  assert.deepEqual(
    refused.map(({ name, licence }) => `${name}: ${licence || "none"}`),
    [],
  );
});

test("the list holds what the rooms import, with what those import, and no tool of ours", () => {
  const names = new Set(inventory().map(({ name }) => name));
  for (const name of ["fastify", "avvio", "pg", "pg-protocol", "onnxruntime-node", "libphonenumber-js"])
    assert.ok(names.has(name), name);
  for (const name of ["typescript", "@biomejs/biome", "fast-check"]) assert.ok(!names.has(name), name);
});

test("the bill of materials names each package once, by a reference that exists", () => {
  const bill = JSON.parse(printBillOfMaterials()) as {
    components: { purl: string; hashes?: { content: string }[] }[];
    dependencies: { dependsOn: string[] }[];
  };
  const references = bill.components.map(({ purl }) => purl);
  assert.equal(new Set(references).size, references.length);
  assert.deepEqual(bill.dependencies[0]!.dependsOn, references);
  for (const { hashes } of bill.components) if (hashes) assert.match(hashes[0]!.content, /^[0-9a-f]{128}$/);
});
