/** Holds what a case expects against what came out, by the rules of `conformance/README.md`. */
import assert from "node:assert/strict";

/** What a caller or a provider gets to see is held exactly. */
const EXACT = ["payload", "returned", "providerRequest", "chunks", "text"];

export function assertFits(expected: unknown, actual: unknown, where = "", exact = false): void {
  if (isMark(expected, "$any")) {
    assert.equal(typeof actual, expected.$any, `${where} is a ${String(expected.$any)}`);
    return;
  }
  if (isMark(expected, "$absent") || expected === null) {
    assert.equal(actual ?? null, null, `${where} is absent`);
    return;
  }
  if (Array.isArray(expected)) {
    assert.ok(Array.isArray(actual), `${where} is a list, not ${JSON.stringify(actual)}`);
    assert.equal(actual.length, expected.length, `${where} has the length: ${JSON.stringify(actual)}`);
    for (const [index, one] of expected.entries()) assertFits(one, actual[index], `${where}[${index}]`, exact);
    return;
  }
  if (typeof expected === "object") {
    assert.ok(typeof actual === "object" && actual !== null, `${where} is an object, not ${JSON.stringify(actual)}`);
    const fields = actual as Record<string, unknown>;
    if (exact) {
      const there = Object.keys(fields).filter((name) => fields[name] !== undefined);
      assert.deepEqual(there.sort(), Object.keys(expected).sort(), `${where} has these fields`);
    }
    for (const [name, value] of Object.entries(expected)) {
      assertFits(value, fields[name], `${where}.${name}`, exact || EXACT.includes(name));
    }
    return;
  }
  assert.deepEqual(actual, expected, where);
}

function isMark<N extends string>(value: unknown, name: N): value is Record<N, unknown> {
  return typeof value === "object" && value !== null && name in value;
}

/** `$repeat` and `$join` in what is given become the strings they stand for. */
export function expand(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expand);
  if (typeof value !== "object" || value === null) return value;
  const fields = value as Record<string, unknown>;
  if ("$repeat" in fields) return String(fields.$repeat).repeat(Number(fields.times));
  if ("$join" in fields) return (fields.$join as unknown[]).map(expand).join("");
  return Object.fromEntries(Object.entries(fields).map(([name, held]) => [name, expand(held)]));
}
