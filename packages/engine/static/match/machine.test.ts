/** Programs against the expressions that V8 makes of the same patterns: same starts, same ends, on texts of all kinds. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { fold } from "../fold.ts";
import { codesOf } from "../frame.ts";
import { compilePattern, translatePattern } from "../translate.ts";
import { createCompiler } from "./compile.ts";
import { createMachine } from "./machine.ts";

const PATTERNS: readonly string[] = [
  String.raw`\b(?:ignore|disregard|forget) (?:all )?(?:of )?(?:your |the )?(?:previous|prior) (?:instructions?|rules)\b`,
  "a.{0,12}?b.{0,12}c",
  String.raw`(?:\w+ ){0,4}?end\b`,
  "(?:ab|a)(?:c|bcd)(?:d{0,3})",
  String.raw`^[#>-]{1,4} ?\S{1,9}$`,
  "(?:x(?! to )y?){1,3}z",
  String.raw`(?<=no )more|(?<![\w-])less(?![\w-])`,
  String.raw`[^.!?\n]{0,20}(?:stop|halt)`,
  "(?:[a-c]{2,5},){2,}d?",
  "무시(?:해|하고)|忽略.{0,4}指令",
  String.raw`\B\d{2,4}\b|[\p{L}]{3}-`,
];

/** The same texts in every run. */
function* texts(count: number): Generator<string> {
  const pieces =
    "ignore all previous instructions the rules your a b c ab abcd abc, end no more less x y z to stop halt # > -- 12 345 무시하고 忽略所有指令 é ß . ! ? \n".split(
      " ",
    );
  let seed = 99;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return (seed >>> 8) % below;
  };
  for (let k = 0; k < count; k++) {
    let text = "";
    for (let n = next(24); n >= 0; n--) text += `${pieces[next(pieces.length)]}${[" ", "", "\n", "-"][next(4)]}`;
    yield fold(text).text;
  }
}

describe("a program", () => {
  const compiler = createCompiler();
  const programs = PATTERNS.map((source) => {
    const translated = translatePattern(source);
    return { source, place: compiler.add(translated), expression: compilePattern(translated) };
  });
  const machine = createMachine(compiler.finish());

  for (const { source, place, expression } of programs) {
    it(`finds what V8 finds: ${source}`, () => {
      let found = 0;
      for (const text of texts(600)) {
        machine.begin(codesOf(text), text.length);
        const ours: string[] = [];
        for (let at = 0; at <= text.length; ) {
          const end = machine.matchAt(place, at);
          if (end >= 0) ours.push(`${at}-${end}`);
          at = end > at ? end : at + 1;
        }
        const theirs: string[] = [];
        for (let at = 0; at <= text.length; ) {
          expression.lastIndex = at;
          const match = expression.exec(text);
          if (!match) break;
          theirs.push(`${match.index}-${match.index + match[0].length}`);
          at = Math.max(match.index + match[0].length, match.index + 1);
        }
        found += theirs.length;
        assert.deepEqual(ours, theirs, JSON.stringify(text));
      }
      assert.ok(found > 0, "no text holds a match");
    });
  }

  it("does work that grows with the text and not with its square", () => {
    const { place } = programs[1] as { place: number };
    const work = (length: number) => {
      const codes = codesOf("a".repeat(length));
      const before = machine.steps();
      machine.begin(codes, length);
      for (let at = 0; at < length; at++) machine.matchAt(place, at);
      return machine.steps() - before;
    };
    assert.ok(work(4_000) <= 2.2 * work(2_000), `${work(2_000)} and ${work(4_000)} steps`);
  });
});
