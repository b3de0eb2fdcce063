/**
 * Swedish words that several rules share, as fragments of patterns. Written as one would write them: rules and texts are
 * folded alike, so accents and case do not matter.
 */
import { re } from "../words.ts";
import { WORD } from "./any.ts";

/** "Your", as one says it to the model. */
export const YOUR = "(?:dina|din|era|ditt)";

/** Words for "earlier" or "given to you", after the noun. */
export const AFTER = "(?:ovan|ovanför|innan|tidigare|som du (?:har )?(?:fått|fick)|hittills)";

/** Words for "earlier", before the noun. */
export const EARLIER = "(?:tidigare|föregående|ovanstående|ursprungliga|befintliga|förra|gamla|givna|inbyggda)";

/** Small words that may stand between the verb and what it governs. */
export const FILLER =
  "(?:nu|bara|helt|fullständigt|alla|allt|samtliga|varje|de|den|det|dessa|mina|vänligen|snälla|av|om)";

/** Verbs, in commanding forms, that bring something hidden into the answer. */
export const REVEAL =
  "(?:visa|avslöja|berätta|upprepa|skriv|skriv ut|lista|översätt|säg|ge|dela|beskriv|citera|kopiera|återge|läck|sammanfatta|stava)";

/** A password, key or code that is called secret. */
export const SECRET = `(?:(?:hemlig|dold|konfidentiell)(?:a|t)? (?:${WORD} )?(?:lösenord(?:et)?|nyckel|nyckeln|kod|koden|ord|ordet|fras|information|tal))`;

/** "What you were told", as a whole. */
export const TOLD =
  "(?:(?:allt )?(?:som|vad) (?:du|jag|man)[^.!?]{0,20}(?:har )?(?:sagt|fått veta|lärt|blivit tillsagd|instruerats|hört)(?: dig)?(?: tidigare| innan| hittills)?|texten ovan)";

/** Verbs, in commanding forms, that tell someone to drop what they were told. */
export const DISMISS =
  "(?:ignorera|glöm|glöm bort|strunta i|bortse från|förbise|hoppa över|åsidosätt|förkasta|bryt mot|kringgå|skriv över|radera|följ inte|lyd inte|lämna|ta inte hänsyn till|bry dig inte om|sluta följa)";

/** Names for the text that the operator put in front of the conversation. */
export const PROMPT =
  "(?:systemprompt(?:en)?|system prompt|systeminstruktion(?:er|en|erna)?|systemmeddelande(?:t)?|(?:dolda|hemliga|interna|ursprungliga|fullständiga|exakta|konfidentiella|första) (?:instruktion(?:er|erna)?|prompt(?:en)?|anvisningar|regler|riktlinjer))";

/** Words for what a model is told by those who run it. */
export const ORDERS =
  "(?:instruktion(?:er|erna)?|anvisning(?:ar|arna)?|order|regler(?:na)?|riktlinjer(?:na)?|kommando(?:n|na)?|direktiv(?:en)?|prompt(?:en|ar)?|befallning(?:ar)?|begränsning(?:ar|arna)?|sammanhang(?:et)?|föreskrifter|uppmaning(?:ar|arna)?|systemprompt(?:en)?)";

/** Company that makes a sentence talk about attacks and not an attack. */
export const MENTION = re`prompt[- ]?injection|angripare|attack(?:er|en)?|skadlig`;
