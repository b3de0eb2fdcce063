/**
 * The words that attacks are made of, read from the rules themselves. Broken-up text is put together again with them:
 * letters that were spaced out over a whole sentence have lost where its words end, and these tell.
 */
import { fold } from "./fold.ts";
import { expand } from "./literals.ts";
import { type Node, parsePattern } from "./pattern.ts";
import type { Rule } from "./rule.ts";
import { foldNode } from "./translate.ts";

/** Strings that one part of a pattern may stand for; longer lists are no words. */
const EXPANSIONS_MAX = 64;
const WORD_CHARS_MAX = 24;

/** Distinct folded words of the rules' examples and patterns, the most used first. */
export function wordsOf(rules: readonly Rule[]): string[] {
  const counts = new Map<string, number>();
  const count = (text: string, weight: number) => {
    for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      if (word.length <= WORD_CHARS_MAX && !/^\d+$/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + weight);
    }
  };
  for (const word of COMMON_WORDS) counts.set(word, 1_000);
  for (const rule of rules) {
    for (const text of [...rule.catches, ...rule.ignores, ...rule.keywords]) count(fold(text).text, 1);
    if (rule.pattern) for (const text of phrasesOf(foldNode(parsePattern(rule.pattern.source)))) count(text, 0.01);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word]) => word);
}

/** What the parts of a pattern spell, part by part, where they spell a few things only. */
function phrasesOf(node: Node): string[] {
  const phrases: string[] = [];
  const visit = (part: Node) => {
    const all = expand(part, EXPANSIONS_MAX);
    if (all) phrases.push(...all);
    else if (part.kind === "sequence") visitRuns(part.parts);
    else if (part.kind === "choice") for (const option of part.options) visit(option);
    else if (part.kind === "repeat") visit(part.body);
  };
  // A sequence is cut at its blanks, so that the pieces are whole words.
  const visitRuns = (parts: readonly Node[]) => {
    let run: Node[] = [];
    const close = () => {
      if (run.length === 1) visit(run[0] as Node);
      else if (run.length > 1) {
        const all = expand({ kind: "sequence", parts: run }, EXPANSIONS_MAX);
        if (all) phrases.push(...all);
        else for (const part of run) visit(part);
      }
      run = [];
    };
    for (const part of parts) {
      if (part.kind === "text" && (part.text === " " || part.text === "\n")) close();
      else if (part.kind !== "edge") run.push(part);
    }
    close();
  };
  visit(node);
  return phrases;
}

/** Short words of everyday sentences, so that what stands between the words of an attack is cut right too. */
const COMMON_WORDS: readonly string[] =
  `a i an as at be by do go he if in is it me my no of on or so to up us we am all and any are ask but can did for from
  get give had has have her him his how into its just let like make may more most must new not now off one only other
  our out over own please put say see she should some such tell than that the their them then there these they this
  those too use was way were what when where which who why will with would yes you your about after also because been
  before being between both could does done each every first following here know last long made many much never next
  nothing once old past point same set still stop take text thing things think time until very want well while without
  word words work write`.split(/\s+/u);
