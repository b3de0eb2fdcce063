/**
 * A rule set several times as large, made of the same kind of words: every word of a rule is exchanged for another word
 * of the rules' literals that is as long, so that the copies are as common in text as the originals.
 */
import type { Pack } from "@portcullis/engine/static";

export function grownPack(pack: Pack, times: number): Pack {
  // The commonest words stay: a rule set that waits for "which" and "about" is no larger set of the same kind.
  const byLength = new Map<number, string[]>();
  const words = new Set(pack.literals.filter((literal) => /^[a-z]{5,}$/u.test(literal)));
  for (const word of words) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);
  const place = new Map([...byLength.values()].flatMap((same) => same.map((word, k): [string, number] => [word, k])));
  const exchange = (text: string, shift: number) =>
    text.replaceAll(/[a-z]{3,}/gu, (word) => {
      const same = byLength.get(word.length);
      const at = place.get(word);
      return same && at !== undefined ? (same[(at + shift) % same.length] ?? word) : word;
    });
  const copies = Array.from({ length: times }, (_, copy) => copy);
  return {
    version: pack.version,
    words: pack.words,
    books: pack.books,
    companies: pack.companies,
    literals: copies.flatMap((copy) => pack.literals.map((literal) => exchange(literal, 17 * copy))),
    rules: copies.flatMap((copy) =>
      pack.rules.map((rule) => ({
        ...rule,
        id: copy === 0 ? rule.id : `${rule.id}-${copy}`,
        needs: rule.needs.map((group) => group.map((literal) => literal + copy * pack.literals.length)),
      })),
    ),
  };
}
