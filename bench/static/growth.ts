/**
 * A rule set several times as large, of the same kind: every long word of a rule's keywords and pattern is exchanged for
 * another word of the rules that is as long and as common, in general and in the prose of this bench, and the whole is
 * compiled as any rule set is.
 */
import { compileRules, isCommonWord, type Pack, type Rule } from "@portcullis/engine/static";
import { proseOf } from "./texts.ts";

export function grownPack(rules: readonly Rule[], times: number): Pack {
  const exchange = exchanger(rules);
  const copies = Array.from({ length: times }, (_, copy) => copy);
  const grown = copies.flatMap((copy) => (copy === 0 ? rules : rules.map((rule) => exchanged(rule, copy, exchange))));
  return compileRules(grown, { version: "2000.01.01" });
}

type Exchange = (text: string, shift: number) => string;

function exchanged(rule: Rule, copy: number, exchange: Exchange): Rule {
  return {
    ...rule,
    id: `${rule.id}-${copy}`,
    keywords: rule.keywords.map((keyword) => exchange(keyword, copy)),
    ...(rule.pattern && { pattern: new RegExp(exchange(rule.pattern.source, copy), rule.pattern.flags) }),
  };
}

/** Escapes of a pattern are passed over; what is left of it in small letters is words. */
const WORDS = /\\[a-z]|\\.|\(\?<?[a-z]|[a-z]{5,}/gu;

function exchanger(rules: readonly Rule[]): Exchange {
  const alike = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const rule of rules) {
    for (const [word] of [...rule.keywords, rule.pattern?.source ?? ""].join(" ").matchAll(WORDS)) {
      if (seen.has(word) || !/^[a-z]{5,}$/u.test(word)) continue;
      seen.add(word);
      alike.set(kindOf(word), [...(alike.get(kindOf(word)) ?? []), word]);
    }
  }
  const place = new Map([...alike.values()].flatMap((same) => same.map((word, k): [string, number] => [word, k])));
  return (text, copy) =>
    text.replaceAll(WORDS, (word) => {
      const at = place.get(word);
      const same = alike.get(kindOf(word)) ?? [];
      return at === undefined ? word : (same[(at + 17 * copy) % same.length] ?? word);
    });
}

const PROSE = new Set(
  proseOf(100_000)
    .toLowerCase()
    .match(/[a-z]+/gu),
);

const kindOf = (word: string) => `${word.length} ${isCommonWord(word)} ${PROSE.has(word)}`;
