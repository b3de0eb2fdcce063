import assert from "node:assert/strict";
import { test } from "node:test";
import { ATTACK_CATEGORIES, DECISIONS, type Quota, ScanVerdict, SEVERITIES } from "@portcullis/contract";
import fc from "fast-check";
import { verdictText } from "./verdict-text.ts";

const count = fc.nat({ max: 2 ** 40 });
const limit = fc.option(count, { nil: null });
const counter = fc.record({ used: count, limit, remaining: limit });
const counters = fc.record({ scans: counter, blocks: counter });
const odd = fc.string({ unit: "binary", maxLength: 12 });
/** Blocks of other passes: their text is made by the general way, so their shape does not matter here. */
const block = fc.object({ maxDepth: 2 });

const verdict = fc.record(
  {
    decision: fc.constantFrom(...DECISIONS),
    blocked: fc.boolean(),
    reason: fc.option(odd, { nil: null }),
    severity: fc.option(fc.constantFrom(...SEVERITIES), { nil: null }),
    categories: fc.uniqueArray(fc.constantFrom(...ATTACK_CATEGORIES), { maxLength: 3 }),
    matches: fc.array(fc.record({ signature_id: odd, evidence: odd, start: count }), { maxLength: 3 }),
    scanned_chars: count,
    signature_version: fc.constant("2026.11.15"),
    model_check: block,
    tool_validation: block,
    cloak: block,
    quota: fc.record({
      plan: odd,
      period: fc.constant("2026-11"),
      aho: counters,
      ai: counters,
      overflow: count,
      enforcement_withheld: fc.boolean(),
    } satisfies Record<keyof Quota, unknown>),
  } satisfies Record<keyof ScanVerdict, unknown>,
  {
    requiredKeys: [
      "decision",
      "blocked",
      "reason",
      "severity",
      "categories",
      "matches",
      "scanned_chars",
      "signature_version",
      "quota",
    ],
  },
);

test("the text of a verdict is the one that the general way gives", () => {
  fc.assert(
    fc.property(verdict, (given) => {
      // In the order of the contract, as the wire form is built.
      const names = Object.keys(ScanVerdict.properties).filter((name) => name in given);
      const ordered = Object.fromEntries(names.map((name) => [name, given[name as keyof typeof given]]));
      assert.equal(verdictText(ordered as unknown as ScanVerdict), JSON.stringify(ordered));
    }),
  );
});
