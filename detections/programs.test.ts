/** Every pattern of the rules, as the program that runs and as V8 has it: the same matches in the rules' own examples. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { compilePattern, createCompiler, createMachine, fold, translatePattern } from "@portcullis/engine/static";
import { attackRules } from "./index.ts";

const rules = await attackRules();
const SAMPLE = 5;

test("programs match what their expressions match, in honest and attack fragments", () => {
  const compiler = createCompiler();
  const examples = rules.flatMap((rule) => [...rule.catches, ...rule.ignores]);
  const cases = rules.flatMap((rule, k) => {
    if (!rule.pattern) return [];
    const translated = translatePattern(rule.pattern.source);
    const place = compiler.add(translated);
    const others = Array.from({ length: SAMPLE }, (_, n) => examples[(k * 31 + n * 977) % examples.length] as string);
    // Code points beyond the basic plane are two units to a program, so texts that hold them are left to the examples.
    const text = fold(
      [...rule.catches, ...others, ...rule.ignores].join("\n").replaceAll(/[«»]|[^\0-\uffff]/gu, ""),
    ).text;
    return [{ id: rule.id, place, text, expression: compilePattern(translated) }];
  });
  const machine = createMachine(compiler.finish());
  for (const { id, place, text, expression } of cases) {
    const codes = Uint16Array.from(text, (letter) => letter.charCodeAt(0));
    machine.begin(codes, text.length);
    const ours: string[] = [];
    for (let at = 0; at < text.length; ) {
      const end = machine.matchAt(place, at);
      if (end > at) ours.push(`${at}-${end}`);
      at = end > at ? end : at + 1;
    }
    const theirs = [...text.matchAll(expression)].map((match) => `${match.index}-${match.index + match[0].length}`);
    assert.deepEqual(ours, theirs, id);
  }
});
