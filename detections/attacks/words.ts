/**
 * Words that many attack rules share, as fragments of patterns. A rule stays readable when it says "a verb of dismissal,
 * a word for earlier, a word for orders" instead of listing forty words, and a synonym learnt once helps all of them.
 */

/** A pattern over folded text from a template. Fragments are put in as they are; line breaks and indents go. */
export function re(strings: TemplateStringsArray, ...fragments: readonly string[]): RegExp {
  return new RegExp(part(strings, ...fragments), "gu");
}

/** A fragment of a pattern, laid out over several lines. */
export function part(strings: TemplateStringsArray, ...fragments: readonly string[]): string {
  return String.raw({ raw: strings.raw.map((piece) => piece.replace(/\s*\n\s*/gu, "")) }, ...fragments);
}

/** Up to `count` words of one sentence: the gap may not run over a full stop. */
export function upTo(count: number): string {
  return `(?:[^\\s.!?]{1,30} ){0,${count}}`;
}

/** Verbs that tell someone to drop what they were told, in the imperative. */
export const DISMISS = part`
  (?:ignore|ingore|ignroe|igonre|ignor|overlook|disregard|forget(?! to )|discard|dismiss|abandon|neglect(?! to )|override|overwrite|bypass|
  nullify|erase|set aside|put aside|cast aside|throw (?:away|out)|toss out|pay no (?:attention|heed|mind) to|
  never ?mind|unlearn|supersede|disobey|drop|scrap|void|purge|(?:do not|don't|dont|stop|no longer|never|cease|
  quit|refrain from) (?:follow|obey|heed|adhere to|comply with|listen to|abide by|consider|use|respect|
  honou?r)(?:ing)?)
`;

/** What wakes a rule that is built on a verb of dismissal. */
export const DISMISS_WORDS: readonly string[] = [
  "ignor",
  "ingore",
  "ignroe",
  "igonre",
  "overlook",
  "disregard",
  "forget",
  "discard",
  "dismiss",
  "abandon",
  "neglect",
  "override",
  "overwrite",
  "bypass",
  "nullify",
  "erase",
  "set aside",
  "put aside",
  "cast aside",
  "throw away",
  "throw out",
  "toss out",
  "pay no",
  "never mind",
  "nevermind",
  "unlearn",
  "supersede",
  "disobey",
  "drop ",
  "scrap ",
  "void ",
  "purge",
  "not follow",
  "n't follow",
  "dont follow",
  "stop follow",
  "longer follow",
  "never follow",
  "cease follow",
  "quit follow",
  "not obey",
  "n't obey",
  "stop obey",
  "longer obey",
  "never obey",
  "not heed",
  "n't heed",
  "adhere to",
  "adhering to",
  "comply with",
  "complying with",
  "not listen to",
  "n't listen to",
  "stop listening",
  "abide by",
  "abiding by",
  "not consider",
  "n't consider",
  "not respect",
];

/** What came before, seen from the sentence that says it. */
export const EARLIER = part`
  (?:previous(?:ly)?|previos|prevous|previus|pervious|prevoius|prior|earlier|preceding|above|former|foregoing|
  aforementioned|original|initial|old|past|prev)
`;

/** What a model is told by those who run it; words that people seldom use of each other's mail. */
export const ORDERS = part`
  (?:instructions?|instuctions?|insturctions?|instrutions?|intructions?|instrctions?|instructons?|directives?|
  directions|guidelines?|guidance|rules?|orders|commands?|prompts?|programming|constraints?|restrictions?|
  training|safeguards?|guard-?rails?|system messages?|system text)
`;

/** What keeps a model from answering. */
export const LIMITS = part`
  (?:restrictions?|limits?|limitations?|filters?|filtering|rules?|guidelines?|censor(?:ship|ing)?|ethic(?:s|
  al \w+)|moral(?:s|ity|ities| \w+)|boundar(?:y|ies)|constraints?|safeguards?|guard-?rails?|content polic(?:y|
  ies)|safety|inhibitions?|scruples|taboos?|moderation)
`;

/** Verbs that bring something hidden into the answer. */
export const REVEAL = part`
  (?:reveal|show|display|print|output|repeat|recite|disclose|expose|share|tell|give|provide|write|list|dump|leak|
  copy|paste|echo|return|reproduce|quote|state|type|send|present|read|spell|regurgitate|spit|transcribe|extract|
  divulge|include|append|restate|report|export|publish|describe|explain|summari[sz]e|paraphrase|rephrase|
  translate|encode|convert|render|rewrite)
`;

/** Names for the text that the operator put in front of the conversation. */
export const PROMPT = part`
  (?:(?:system|initial|hidden|secret|internal|original|base|developer|pre|meta|master|root|core|starting|
  underlying|confidential|custom|setup|full|exact|entire|complete|first|very first|opening|preceding|priming|
  configuration)[ -]?(?:(?:system|initial|hidden|secret|internal|original|developer) )?(?:prompts?|instructions?|
  messages?|directives?|guidelines?|rules|context|configuration|commands?)|pre-?prompt|system_prompt|sysprompt|
  sys prompt|meta-?prompt)
`;

/** Companies that make models: the voices a forger borrows. */
export const VENDOR = part`
  (?:open ?ai|anthropic|deep ?mind|google|meta(?: ai)?|microsoft|mistral|x\.?ai|deep ?seek|cohere|perplexity|
  your (?:developers?|creators?|makers?|vendor|provider|programmers?))
`;

/** What the reader of the text is called when it is a model. */
export const MODEL = part`
  (?:ai|a\.i\.|llm|gpt(?:-?\d\w*)?|chat ?gpt|claude|gemini|bard|copilot|llama|assistant|chat ?bot|bot|
  language model|large language model|model|agent)
`;

/** How an attack begins, for telling whether a cue stands right before one. */
const OPENING = part`
  (?:please )?(?:ignor|disregard|forget|overrid|bypass|disable|reveal|repeat|show|print|tell|give|output|respond|
  you are|you must|act as|pretend|imagine|system|what is|what are|what's|start|begin|enable|activate|from now|
  new instruct|do anything|dan\b|hypothetical|developer mode|<\|)
`;

/**
 * Company that makes a sentence a mention of the attack and not the attack: articles, documentation, tests and
 * questions. Kept narrow, for whatever stands here is what an attacker may write to be lowered; the common words ("such
 * as", "for example") count only right before the attack.
 */
export const MENTION = re`
  (?:\| ?["'\x60]{1,3}${OPENING}|\b(?:e\.g\.|such as|for (?:example|instance)|examples?(?: \d+)?:|example (?:text|
  prompt|attack|input)s?|(?:phrase|prompt|input|thing|string|message|command|sentence|text|request|quer(?:y|ie)|
  word)s? (?:like|such as|that (?:say|tell|ask|contain)s?)|like|as|(?:the |this )?(?:phrase|sentence|string|
  pattern|wording|term|rule)|contains?|includes?|reads?|titled|called|quotes?|
  says)[:,]? ?["'«\x60*-]{1,3} ?${OPENING}|\b(?:e\.g\.|such as|for (?:example|instance)|examples?(?: \d+)?:|
  (?:phrase|prompt|input|string|message|command|sentence|request)s? (?:like|such as)|the (?:phrase|sentence|
  string|wording))[:,]? .{0,24}?${OPENING}|\b(?:(?:attackers?|adversar(?:y|ies)|hackers?|(?:malicious|bad|
  threat) (?:users?|actors?|prompts?|inputs?|instructions|content)) (?:can|could|may|might|would|uses?|sends?|
  tr(?:y|ies)|craft\w*|embed\w*|inject\w*|attempts?|plants?|hides?)|attempt(?:s|ed|ing)? to (?:make|get|trick|
  bypass|inject|extract|jailbreak|manipulate|elicit|convince)|prompt[-_ ]?injections?|injection (?:attacks?|
  attempts?|detect\w+|payloads?|patterns?|techniques?)|jailbreak(?:s|ing)? (?:attempts?|prompts?|attacks?|
  techniques?|detect\w+|patterns?|taxonomy)|prompt (?:leaking|leakage|attacks?|hacking|shield|extraction)|
  red[- ]?team(?:s|ing|er|ers)?\b|owasp|mitre|llm01|cve-\d|vulnerabilit(?:y|ies)|mitigat(?:e|es|ion|ions)|
  test[ _]cases?|unit tests?|(?:the|an?) (?:\S{1,20} )?(?:model|llm|chat ?bot|agent|ai|assistant)s? (?:to|
  into) (?:ignor|disregard|reveal|bypass|leak|act|behav|follow|forget|overrid|break|say|do|output|execut)\w*|
  (?:ask(?:s|ed)|tell(?:s|ing)|trick(?:s|ed|ing)|instruct(?:s|ing)|caus(?:es?|ing)|mak(?:es|ing)|gets|
  convinc(?:es?|ing)|manipulat(?:es?|ing)) (?:the (?:model|llm|ai|assistant|chat ?bot|agent)|(?:an? )?(?:llm|ai|
  model)s?)\b|(?:trick|manipulat|convinc)\w* (?:it|them) (?:to|into)|pytest|fixtures?\b|prompt_shield|attack_\w+|
  injection_\w+|is (?:safe|unsafe|malicious)\b|(?:blocked|prohibited|detector|quoted|banned|malicious|
  common) examples?|classify (?:this|the)|label (?:it|this) as|user string|adversarial|payloads? (?:that|which|to|
  is|are|for|in)\b|(?:assert|plugins|strategies|vars|tests|expected\w*|purpose|targets|numtests|providers?|
  defaulttest|prompts):)|\b(?:assert(?: |\w*\()|expect\())
`;

/** Company that makes a chat-template token a thing talked about: model cards, tokenizer code, prompt-format guides. */
export const TEMPLATE = re`
  (?:\b(?:chat[ _-]?templates?|apply_chat_template|tokeni[sz]ers?|special[ _]tokens?|jinja|prompt (?:format|
  template)s?|chatml|eos_token|bos_token|stop[ _]?(?:tokens?|sequences?|words)|add_generation_prompt|model card|
  vocab(?:ulary)?|fine-?tun(?:e|ed|ing)|end[- ]of[- ]turn token|control tokens?|added_tokens|gguf|llama\.cpp|vllm|
  training (?:data|format)|prompt[-_ ]?injections?|inject(?:s|ed|ing|ion)?\b|jailbreaks?\b|attack(?:s|ers?)?\b|
  red[- ]?team\w*|such as|e\.g\.|for example|(?:is|are) (?:used|inserted|added|marked) (?:to|as|by)|
  marks? (?:the )?(?:turns?|start|end|beginning))|>\x60, \x60<|\bstop["']?[=:] ?\[|\{\{ ?[\w.]+ ?\}\}|\{(?:role|content|prompt|
  user_input|system|instruction|question)\b)
`;
