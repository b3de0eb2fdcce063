/**
 * Romanian words that several rules share, as fragments of patterns. Written as one would write them: rules and texts are
 * folded alike, so accents and case do not matter.
 */
import { re } from "../words.ts";
import { WORD } from "./any.ts";

/** "Your", as one says it to the model. */
export const YOUR = "(?:tale|propriile tale)";

/** Words for "earlier", before the noun. */
export const EARLIER = "(?:anterioare|precedente|vechi|inițiale)";

/** Small words that may stand between the verb and what it governs. */
export const FILLER =
  "(?:te rog|vă rog|acum|pur și simplu|complet|total|de acum|toate|tot|toți|orice|cele|cel|aceste|acele|mele|de|la|tuturor)";

/** A password, key or code that is called secret. */
export const SECRET =
  "(?:(?:parola|cheia|codul|cuvântul|fraza|informația|informațiile|numărul)(?: ta| tău)? (?:secretă|secret|ascunsă|ascuns|confidențială|secrete)|(?:parola|cheia|secretul) (?:ta|tău))";

/** "What you were told", as a whole. */
export const TOLD =
  "(?:(?:ce|ceea ce|tot ce) (?:ți s-a|ți-am|ai fost|vi s-a|ți-au|ai)[^.!?]{0,20}(?:spus|învățat|ordonat|cerut|instruit)(?: anterior| înainte| până acum)?|textul (?:anterior|de mai sus))";

/** Words for "earlier" or "given to you", after the noun. */
export const AFTER = `(?:anterioare|anterior|precedente|de mai sus|de dinainte|inițiale|originale|primite|date|existente|de sistem|tale|ale tale|dumneavoastră|pe care (?:le-ai|ți le-am|le-ați|ți s-au) ${WORD}|de până acum)`;

/** Words for what a model is told by those who run it. */
export const ORDERS =
  "(?:instrucțiun(?:i|ile|ilor|ea)|indicaț(?:ii|iile)|ordin(?:e|ele|ul)|regul(?:i|ile|ilor)|directiv(?:e|ele)|comen(?:zi|zile)|prompt(?:ul|uri|urile)?|îndrumăr(?:i|ile)|restricț(?:ii|iile)|context(?:ul)?|limităr(?:i|ile)|mesaj(?:ul|ele))";

/** Verbs, in commanding forms, that bring something hidden into the answer. */
export const REVEAL =
  "(?:arată|arată-mi|arătați|arătați-mi|dezvăluie|dezvăluie-mi|dezvăluiți|repetă|repetați|afișează|afișați|tipărește|scrie|scrieți|listează|tradu|traduceți|spune|spune-mi|spuneți|spuneți-mi|dă-mi|dați-mi|divulgă|descrie|citează|copiază|împărtășește|rezumă|oferă-mi)";

/** Verbs, in commanding forms, that tell someone to drop what they were told. */
export const DISMISS =
  "(?:ignoră|ignorați|uită|uitați|uită de|neglijează|omite|omiteți|nu urma|nu urmați|nu respecta|nu respectați|nu ține cont de|nu țineți cont de|nu lua în considerare|nu lua în seamă|renunță la|renunțați la|treci peste|anulează|anulați|încalcă|ocolește|șterge|suprascrie|lasă deoparte|nesocotește)";

/** Names for the text that the operator put in front of the conversation. */
export const PROMPT =
  "(?:(?:prompt(?:ul)?|mesaj(?:ul)?|instrucțiunile|instrucțiuni|indicațiile) (?:tău |tale |inițial )?(?:de |al )sistem|system[- ]?prompt|(?:instrucțiunile|prompt(?:ul)?|regulile|indicațiile|directivele|configurația) (?:tale |tău |ta )?(?:ascunse?|secrete?|interne?|inițiale?|originale?|confidențiale?|complete?|exacte?)|(?:instrucțiunile|prompt(?:ul)?|indicațiile) (?:tale|tău))";

/** Company that makes a sentence talk about attacks and not an attack. */
export const MENTION = re`prompt[- ]?injection|injectare|atacator|atac(?:uri|ul)|malițios|rău intenționat`;
