/**
 * What every attack rule owes its readers and its runners: a name that is its place, examples on both sides, keywords
 * that are really there, and patterns whose work grows with the text and no faster.
 */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { fold, type Rule, reviewPattern } from "@portcullis/engine/static";
import { attackRules } from "./index.ts";
import { ruleFiles } from "./print.ts";

const rules = await attackRules();

describe("attack rules are kept well", () => {
  it("every rule has its own file, named after it, in the folder of its category", () => {
    const files = ruleFiles().map(({ category, id }) => `${category}/${id}`);
    assert.deepEqual(
      rules.map((rule) => `${rule.category}/${rule.id}`),
      files,
    );
    assert.equal(new Set(rules.map((rule) => rule.id)).size, rules.length, "ids are unique");
  });

  for (const rule of rules) {
    it(`${rule.id} is well formed`, () => {
      assert.match(rule.id, /^[a-z0-9]+(?:-[a-z0-9]+)*$/u);
      assert.ok(rule.title.length > 0 && rule.title.length <= 60, "a title of at most 60 characters");
      assert.ok(rule.meaning.length >= 40 && rule.meaning.length <= 400, "a meaning of 40 to 400 characters");
      assert.ok(rule.catches.length >= 2, "at least two texts that it catches");
      assert.ok(rule.ignores.length >= 2, "at least two near misses");
      assert.ok((rule.window ?? 0) <= 400 && (rule.unlessWindow ?? 0) <= 400, "windows of at most 400");
      assert.ok(rule.keywords.length > 0, "a keyword");
      const caught = rule.catches.map((marked) => fold(marked.replaceAll(/[«»]/gu, "")).text);
      for (const keyword of rule.keywords) assert.ok(lettersOf(keyword) >= 2, `"${keyword}" is too short a keyword`);
      for (const text of caught) {
        assert.ok(
          rule.keywords.some((keyword) => text.includes(fold(keyword).text)),
          `no keyword stands in: ${text}`,
        );
      }
    });
  }
});

describe("patterns do bounded work", () => {
  // Rules share expressions for the company of a match; each is reviewed once.
  const reviewed = new Set<string>();
  for (const rule of rules) {
    const sources = patternsOf(rule).filter(({ source }) => !reviewed.has(source));
    for (const { source } of sources) reviewed.add(source);
    if (sources.length === 0) continue;
    it(rule.id, () => {
      for (const { name, source } of sources) assert.deepEqual(reviewPattern(source), [], name);
    });
  }
});

function patternsOf({ pattern, unless, mention }: Rule): { readonly name: string; readonly source: string }[] {
  return Object.entries({ pattern, unless, mention }).flatMap(([name, expression]) =>
    expression ? [{ name, source: expression.source }] : [],
  );
}

const lettersOf = (keyword: string) => fold(keyword).text.trim().length;
