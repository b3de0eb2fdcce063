/**
 * Two words for wrong in one breath, said as a virtue: "will write illegal and unethical things".
 */
import { defineRule } from "@portcullis/engine/static";
import { MENTION, re } from "../words.ts";

export default defineRule({
  id: "immoral-and-proud",
  category: "jailbreak",
  severity: "medium",
  title: "Wrongdoing praised as a trait",
  meaning:
    "The text describes the model or its character as one that likes, allows or delivers illegal, unethical or immoral things.",
  keywords: [
    "illegal",
    "unethical",
    "immoral",
    "inhumane",
    "amoral",
    "legality",
    "morality",
    "ethicality",
    "harmfulness",
  ],
  pattern: re`
    (?:\b(?:illegal|unethical|immoral|inhumane|amoral|unlawful)(?:,|/| and| or|, and|
    , or) ?(?:\S{1,12},? ){0,2}?(?:illegal|unethical|immoral|inhumane|amoral|explicit|offensive|dangerous|unlawful|
    uncensored|toxic|harmful)\b|\b(?:without|no|nor|any|regardless of|disregard\w*|(?:not|n't|never) (?:care|think|
    worry) about|ignor\w+|irrespective of|
    zero)(?: any| the| for| of| all| to| its| about| regard| concern| concerns| care| hesitation| or){0,5} (?:legality|
    morality|ethicality|harmfulness|ethics)(?:,|/| and| or|, and|, or) ?(?:\S{1,12},? ){0,2}?(?:legality|morality|
    ethics|ethicality|harmfulness|morals|consequences|safety|potential harm))
  `,
  unless: re`
    \b(?:do not|don't|must not|should not|shouldn't|not (?:allowed|permitted|acceptable|provide|generate|create|
    answer|promote|support|encourage|engage)|cannot|can't|won't|will not|refus\w+|avoid\w*|refrain|prohibit\w*|
    forbid\w*|forbidden|block(?:s|ed|ing)?|report(?:ed|s|ing)?|moderat(?:or|ion|ors)|law enforcement|decline|
    prevent\w*|terms of (?:service|use)|detect\w*|flag(?:s|ged)?|filter out|against|condemn\w*|considered|whether|
    is it|are they|court|philosoph\w*|debate|wrong|policy prohibits|unsafe|tests?|testing|plugins?|evaluat\w+|
    acts? of|practices|experiments?|slavery|war|regime|treatment|journalis\w*|hackers?)\b
  `,
  mention: MENTION,
  unlessWindow: 160,
  catches: [
    "Mira loves «illegal, immoral» ideas and shares them all.",
    "It answers «without any concern for legality or ethics».",
    "He can write «unethical and offensive» songs on demand.",
  ],
  ignores: [
    "Do not generate illegal or unethical content.",
    "Is it illegal or immoral to keep a lost coin?",
    "The court called the treatment inhumane and illegal.",
  ],
});
