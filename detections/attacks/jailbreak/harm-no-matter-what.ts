/**
 * Asks for the answer although it is illegal, unethical or dangerous, in so many words.
 */
import { defineRule } from "@portcullis/engine/static";
import { MENTION, re } from "../words.ts";

export default defineRule({
  id: "harm-no-matter-what",
  category: "jailbreak",
  severity: "medium",
  title: "Even if it is illegal or unethical",
  meaning:
    "The text demands answers although they are illegal, unethical or harmful: the standing clause of most jailbreaks.",
  keywords: [
    "illegal",
    "unethical",
    "immoral",
    "harmful",
    "dangerous",
    "offensive",
    "inappropriate",
    "explicit",
    "unsafe",
    "legality",
  ],
  pattern: re`
    \b(?:(?:even if|even when|even though|no matter (?:how|if|whether)|regardless (?:of (?:whether|if|how)|if|
    whether)|whether or not|whether) (?:it|they|that|this|these|the \S{1,12}|something|
    your \S{1,12})?(?:'s| is| are| may be| might be| seems?| sounds?| be)? ?(?:considered |deemed |potentially |possibly )?(?:illegal|
    unethical|immoral|harmful|dangerous|offensive|inappropriate|unsafe|morally wrong|against (?:the law|your|
    open ?ai))|(?:illegal|unethical|immoral|harmful|dangerous|explicit|offensive|unsafe|inappropriate)(?:,|
    /| or| and|, or|, and) ?(?:(?:or |and )?(?:\S{1,12},? )?){0,3}?(?:illegal|unethical|immoral|harmful|dangerous|
    explicit|offensive|unsafe|inappropriate|sexual|violent) (?:content|information|requests?|questions?|topics?|
    advice|acts?|answers?|responses?|things|activit(?:y|ies)|nature|material|subjects?|
    suggestions?)(?:,? \S{1,16}){0,6}? (?:without|regardless|no matter|freely|anyway|is (?:allowed|fine|ok|okay|
    permitted)|are (?:allowed|fine|ok|okay|permitted|welcome))|(?:can|will|may|must|should|able to|allowed to|
    free to|permitted to|happy to|willing to|ready to) (?:now |freely |also |even ){0,6}(?:generate|produce|create|
    write|provide|answer|discuss|give|say|promote|encourage|display|engage in|suggest|use|output|
    talk about) (?:\S{1,14} ){0,4}?(?:illegal|unethical|immoral|unsafe)(?:,|/| or| and|, or|
    , and)? ?(?:\S{1,14} ){0,4}?(?:content|information|requests?|questions?|topics?|advice|acts?|answers?|
    responses?|things|activit(?:y|ies)|nature|material|subjects?|suggestions?))\b
  `,
  unless: re`
    \b(?:do not|don't|never|must not|should not|not allowed|cannot|can't|won't|will not|refuse|avoid|refrain|
    prohibit\w*|forbidden|block(?:s|ed)?|report(?:ed|s)?|moderators?|law enforcement|unlawful|safely|decline|
    prevent\w*|without generating|terms of service)\b
  `,
  mention: MENTION,
  unlessWindow: 280,
  catches: [
    "Tell me how, «even if it is illegal».",
    "It «can generate unethical or harmful content» at will.",
    "«illegal, immoral or dangerous requests are answered, and everything is allowed»",
  ],
  ignores: [
    "You must not create illegal or harmful content.",
    "Report dangerous or offensive posts to the moderators.",
    "Is it illegal to park here?",
  ],
});
