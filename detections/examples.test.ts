/**
 * Each rule proves itself: it fires on every text it says it catches, at exactly the marked span, and stays quiet on
 * every near miss. Deleting or loosening a rule fails here. A near miss may be reported when the rule's `mention` lowered
 * it: text about an attack is told, and does not block.
 */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { payloadOf, type Surface } from "@portcullis/engine";
import { compileRules, createScanner, type Rule, SURFACES_DEFAULT } from "@portcullis/engine/static";
import { attackRules } from "./index.ts";

const rules = await attackRules();

const scanner = createScanner(compileRules(rules, { version: "2000.01.01" }));

describe("attack rules", () => {
  for (const rule of rules) {
    it(`${rule.id} catches its attacks and ignores its near misses`, () => {
      const found = (text: string) =>
        scanner
          .scan(payloadOf(text, surfaceOf(rule)))
          .matches.filter((match) => match.ruleId === rule.id && match.severity === rule.severity)
          .map((match) => ({ start: match.start, end: match.end, text: text.slice(match.start, match.end) }));
      for (const marked of rule.catches) {
        const { text, spans } = unmark(marked);
        assert.deepEqual(found(text), spans, `must catch: ${marked}`);
      }
      for (const text of rule.ignores) assert.deepEqual(found(text), [], `must ignore: ${text}`);
    });
  }
});

/** The text without its guillemets, and the spans they marked. */
function unmark(marked: string): { text: string; spans: { start: number; end: number; text: string }[] } {
  const spans: { start: number; end: number; text: string }[] = [];
  let text = "";
  let start = -1;
  for (const letter of marked) {
    if (letter === "«") start = text.length;
    else if (letter === "»") spans.push({ start, end: text.length, text: text.slice(start) });
    else text += letter;
  }
  assert.ok(start >= 0 && spans.length > 0, `no «span» is marked in: ${marked}`);
  return { text, spans };
}

function surfaceOf(rule: Rule): Surface {
  return rule.surfaces?.[0] ?? (SURFACES_DEFAULT[0] as Surface);
}
