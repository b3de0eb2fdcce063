/**
 * Portuguese words that several rules share, as fragments of patterns. Written as one would write them: rules and texts are
 * folded alike, so accents and case do not matter.
 */
import { quotedIn, type Talk, talkOf } from "./talk.ts";

/** "Your", as one says it to the model. */
export const YOUR = "(?:suas|sua|seus|seu|tuas|tua|teu|teus)";

/** Words for "earlier", before the noun. */
export const EARLIER =
  "(?:anterior(?:es)?|prévi[ao]s?|passad[ao]s|inicia(?:l|is)|origina(?:l|is)|primeiras|antig[ao]s|existentes|outras)";

/** Small words that may stand between the verb and what it governs. */
export const FILLER =
  "(?:por favor|agora|simplesmente|completamente|totalmente|a partir de agora|tudo|todo|toda|todos|todas|qualquer|quaisquer|o|a|os|as|de|do|da|dos|das|estas|estes|essas|esses|minhas|nossas|cada|uma|se)";

/** Words for what a model is told by those who run it. */
export const ORDERS =
  "(?:instrução|instruções|indicação|indicações|ordem|ordens|regras?|diretriz|diretrizes|diretivas?|orientações|comandos?|prompts?|programação|restrições|limitações|políticas|contexto|mensagens|normas|solicitações|protocolos|medidas de segurança|avisos)";

/** Words for "earlier" or "given to you", after the noun. */
export const AFTER =
  "(?:anterior(?:es)?|prévi[ao]s?|acima|de cima|inicia(?:l|is)|origina(?:l|is)|passad[ao]s|recebid[ao]s|dad[ao]s|existentes|do sistema|que (?:te|lhe|você|foram|vos) (?:deram|foram dadas|recebeu|dei|dadas|disseram|foi dado)|fornecidas|até agora|antes|anteriormente|de segurança|precedentes)";

/** "What you were told", as a whole. */
export const TOLD =
  "(?:(?:o )?que (?:(?:lhe|te|você|vos|já) )?(?:(?:foi|eu|já|tinha|havia|haviam|tinham) ){0,2}(?:(?:te|lhe) )?(?:dito|disseram|disse|ensinado|ensinaram|ordenado|aprendeu|aprendeste|instruído|mandaram)(?: antes| anteriormente| até agora| acima)?|(?:o )?(?:que (?:veio antes|está acima|foi dito antes|precede)|dito anteriormente)|(?:o )?(?:texto|contexto|conteúdo) (?:anterior|acima|prévio))";

/** Verbs, in commanding forms, that tell someone to drop what they were told. */
export const DISMISS =
  "(?:ignore|ignora|ignorem|esqueça|esquece|esqueçam|desconsidere|desconsidera|desconsiderem|desrespeite|desobedeça|despreze|descarte|descarta|omita|omite|negligencie|pule|não siga|não sigas|não obedeça|não leve em consideração|não leve em conta|não considere|deixe de lado|deixa de lado|deixe de seguir|pare de seguir|anule|anula|apague|apaga|sobrescreva|substitua|contorne|viole|quebre|abandone|abandona|ultrapasse)";

/** Verbs, in commanding forms, that bring something hidden into the answer. */
export const REVEAL =
  "(?:mostre|mostra|mostre-me|mostra-me|me mostre|me mostra|me mostrar|diga|diz|diga-me|me diga|me diz|diz-me|me dizer|revele|revela|me revele|revele-me|me revelar|repita|repete|imprima|imprime|escreva|escreve|liste|traduza|traduz|resuma|compartilhe|partilhe|me dê|dê-me|dá-me|me dá|forneça|fornece|me forneça|descreva|cite|copie|divulgue|exponha|recite|codifique|explique|exiba|soletre|me conte|conte-me|me fale|informe)";

/** Names for the text that the operator put in front of the conversation. */
export const PROMPT =
  "(?:(?:prompt|mensagem|instruções|instrução|configuração|diretrizes|regras|comandos?|orientações|aviso) (?:(?:inicial|completo|interno|completa) )?(?:de |do )(?:seu |teu )?sistema|system[- ]?prompt|(?:prompt|instruções|instrução|orientações|regras|diretrizes|configuração|mensagem|ordens) (?:inicia(?:l|is)|origina(?:l|is)|ocult[ao]s?|secret[ao]s?|intern[ao]s?|confidenciais|complet[ao]s?|exat[ao]s?|escondid[ao]s?|anteriores))";

/** How one tells of attacks. */
export const TALK: Talk = {
  free: String.raw`(?:instruç|entrada|prompt|texto|conteúdo|usuário)\p{L}{0,4} malicios|ataques?|injeção|atacantes?|invasor`,
  about:
    "ataques?|auditoria|detect|detet|reconhec|regist|glossário|aula|significa|se traduz|como traduz|caso de teste|relat|proteg|filtr|vulnerabilidad|revisão|modelo|malicios|jailbreak",
  before:
    "frases?(?: como)?|texto(?: de teste)?|entradas?(?: como)?|como|diz|escrevem?|dizer|por exemplo|string|mensagem",
  after: "significa|quer dizer|em inglês|para inglês",
  open: "ignor|não ignor|esque[cç]|desobede|contorn|mostr|revel|diga|repit|agora você|você é|você não|finja|a partir|aja|envi|desativ|sou o seu",
  obey: "obede|execut|cumpr|siga|faça",
  said: "sussurrou|disse|murmurou|gritou|respondeu|exclamou",
};

/** Company that makes a sentence talk about attacks and not an attack. */
export const MENTION = talkOf(TALK);

/** The same for what nobody writes about in other words: only a quotation counts. */
export const QUOTED = quotedIn(TALK);
