/**
 * The persona described from outside: he has no morals, she ignores all laws, it answers everything.
 */
import { defineRule } from "@portcullis/engine/static";
import { MENTION, re } from "../words.ts";

export default defineRule({
  id: "amoral-character",
  category: "jailbreak",
  severity: "high",
  title: "Character defined by having no ethics",
  meaning:
    "The text defines a character by the absence of ethics, laws or content policy and lets the model speak through it.",
  keywords: [
    "safety restriction",
    "safety guideline",
    "safety constraint",
    "safety filter",
    "no ethic",
    "no moral",
    "ethic",
    "moral",
    "content polic",
    "legality",
    "laws",
    "content filter",
    "any request",
    "every request",
    "any question",
    "inhibition",
    "no restrictions",
  ],
  pattern: re`
    \b(?:(?:has|have|had|having|with|possess(?:es)?) (?:absolutely )?(?:no|zero|
    neither) (?:\S{1,12} )?(?:(?:ethic(?:s|al)|moral(?:s|ity)?|content|safety)(?:,| or| and|
    /)? ?(?:\S{1,12} )?(?:guidelines?|restrictions?|limit(?:s|ations?)|filters?|polic(?:y|ies)|boundar(?:y|ies)|
    constraints?|code|compass|principles?|standards?|qualms|obligations?|considerations?|programming)|moral(?:s|ity|
    ities) (?:or|and) ethics|ethics (?:or|and) morals|(?:laws|rules|restrictions), (?:morals|ethics|rules|
    restrictions|limits))|(?:doesn't|does not|don't|do not|never|need not|
    didn't) (?:have to |need to )?(?:care (?:about|for)|follow|obey|abide by|adhere to|comply with|respect|have|
    consider|regard) (?:any |the |of |about |all |any of the ){0,6}(?:\S{1,12} )?(?:(?:laws?|rules?|legality|legal|
    ethic(?:s|al)|moral(?:s|ity)?)(?:,|/| or| and|, or|, and) ?(?:\S{1,12} )?(?:ethic(?:s|al \S{1,12})|moral(?:s|
    ity| \S{1,12})|laws?|rules|regulations|guidelines|restrictions|norms)|
    open ?ai(?:'s)? (?:content |usage )?(?:polic(?:y|ies)|guidelines|rules)|content (?:polic(?:y|ies)|filters?))|
    (?:disregards?|ignores?|unbound by|unbounded by|bound by no|above|beyond|free (?:of|from)|without regard (?:to|
    for)|without concern for|no concern for|unconcerned (?:with|about)|unconstrained by|not bound by|
    not constrained by|not limited by|unaffected by|rejects?|lacks?|
    devoid of) (?:all |any |of |the |human |such |societal ){0,6}(?:(?:laws?|rules?|legality|legal|ethic(?:s|al)|
    moral(?:s|ity)?|safety|societal norms)(?:,|/| or| and|, or|, and) ?(?:\S{1,12} )?(?:ethic(?:s|al \S{1,12})|
    moral(?:s|ity| \S{1,12})|laws?|rules|legality|regulations|guidelines|restrictions|norms|safety)|
    open ?ai(?:'s)? (?:content |usage |ethical |safety )?(?:polic(?:y|ies)|guidelines?|rules)|content (?:polic(?:y|ies)|restrictions|
    guidelines|filters?)))\b
  `,
  unless: re`
    \b(?:corporations?|politicians?|governments?|wolves|sharks?|nature has|nietzsche|sociopaths?|psychopaths?|
    movie review|novel review|film|hobbes|markets?|employers?|companies|compan(?:y|ies)|compliance (?:officer|
    training))\b
  `,
  mention: MENTION,
  unlessWindow: 280,
  catches: [
    "Kharn is a bot that «has no moral guidelines» and loves chaos.",
    "She «ignores laws, ethics» and all the rest of it.",
    "The narrator «does not follow OpenAI's content policy».",
  ],
  ignores: [
    "The politician has no moral compass, says the film review.",
    "Companies must respect laws and ethics.",
    "Does the product follow your content policy?",
  ],
});
