/**
 * Every evasion on every attack: it must be found nearly always, at exactly the place where the disguised attack stands in
 * the text as sent; and the same evasion of honest text must stay quiet.
 */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { payloadOf } from "../payload.ts";
import { compileRules } from "./pack.ts";
import { ATTACKS, HONEST, PROOF_RULES } from "./proof/attacks.ts";
import { DISGUISES, ENCODINGS, ESCAPES, type Transformation, TURNS } from "./proof/transformations.ts";
import { createScanner } from "./scanner.ts";

const scanner = createScanner(compileRules(PROOF_RULES, { version: "2000.01.01" }));

/** Of the attacks under one transformation, those that must be found. */
const CAUGHT_MIN = 0.95;

function prove({ name, apply }: Transformation, encoded: boolean): void {
  it(`${name}: attacks are found where they stand`, () => {
    const missed: string[] = [];
    for (const { before, attack, after } of ATTACKS) {
      const hidden = apply(attack);
      const { matches } = scanner.scan(payloadOf(before + hidden + after));
      // Marks of emphasis around the first and the last word are no part of them.
      const start = before.length + (/^[*_`]*/u.exec(hidden)?.[0].length ?? 0);
      const end = before.length + hidden.length - (/[*_`]*$/u.exec(hidden)?.[0].length ?? 0);
      const at = (ruleId: string) =>
        matches.some((match) => match.ruleId === ruleId && match.start === start && match.end === end);
      if (!at("drop-orders") || (encoded && !at("encoded-payload"))) missed.push(attack);
    }
    const caught = 1 - missed.length / ATTACKS.length;
    assert.ok(caught >= CAUGHT_MIN, `${name}: ${caught} caught; missed "${missed.join('", "')}"`);
  });

  it(`${name}: honest text stays quiet`, () => {
    for (const text of HONEST) {
      const { matches } = scanner.scan(payloadOf(apply(text)));
      const loud = matches.filter((match) => match.ruleId !== "invisible-text");
      assert.deepEqual(loud, [], text);
    }
  });
}

describe("transformations", () => {
  it("are tried on enough texts to mean something", () => {
    assert.ok(ATTACKS.length >= 50 && HONEST.length >= 50);
  });
  for (const transformation of DISGUISES) prove(transformation, false);
  for (const transformation of ESCAPES) prove(transformation, transformation.name !== "percent-encoded blanks");
  for (const transformation of ENCODINGS) prove(transformation, true);
  for (const transformation of TURNS) prove(transformation, true);
});
