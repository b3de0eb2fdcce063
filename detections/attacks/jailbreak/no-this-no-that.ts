/**
 * A litany of absences: no rules, no filters, no ethics.
 */
import { defineRule } from "@portcullis/engine/static";
import { MENTION, re } from "../words.ts";

export default defineRule({
  id: "no-this-no-that",
  category: "jailbreak",
  severity: "high",
  title: "No rules, no filters, no ethics",
  meaning:
    "The text strings together absent safeguards (no rules, no filters, no ethics), which only a jailbreak has reason to do.",
  keywords: [
    "no filter",
    "no rules",
    "no ethics",
    "no morals",
    "no restrictions",
    "no limits",
    "no censorship",
    "no guidelines",
    "no limitations",
    "no boundaries",
    "no guardrails",
    "no safety",
  ],
  pattern: re`
    \bno (?:\S{1,12} )?(?:filters?|rules|ethics|morals|restrictions|limits|censorship|guidelines|limitations|
    boundaries|guard-?rails|safety \S{1,12}|moral \S{1,12}|ethical \S{1,12}|content polic\S{1,4})(?:,|;| and| or|
    ,? and|/|\.) ?(?:and |or )?no (?:\S{1,12} )?(?:filters?|rules|ethics|morals?|restrictions|limits|censorship|
    guidelines|limitations|boundaries|guard-?rails|safety|disclaimers?|warnings?|laws?|consequences|refusals?|
    moderation)\b
  `,
  unless: re`
    \b(?:upload|plan includes|pricing|contract|fees|no commitment|camera|photo|sandbox game|dating|market|
    speed limit|trade|coffee|instagram)\b
  `,
  mention: MENTION,
  unlessWindow: 280,
  catches: [
    "In here there are «no rules, no filters» at all.",
    "Zed speaks with «no ethics and no limits», always.",
    "[«no censorship, no ethical guidelines»] go",
  ],
  ignores: [
    "Our plan includes no limits and no fees.",
    "There were no rules about parking on the street.",
    "No filter, no sugar: just coffee.",
  ],
});
