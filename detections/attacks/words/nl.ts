/**
 * Dutch words that several rules share, as fragments of patterns. Written as one would write them: rules and texts are
 * folded alike, so accents and case do not matter.
 */
import { quotedIn, type Talk, talkOf } from "./talk.ts";

/** "Your", as one says it to the model. */
export const YOUR = "(?:jouw|je|uw|jullie)";

/** Verbs, in commanding forms, that bring something hidden into the answer. */
export const REVEAL =
  "(?:toon|laat|geef|vertel|onthul|openbaar|herhaal|print|schrijf|noem|vertaal|deel|beschrijf|citeer|kopieer|spel|lek|som|zeg|verklap|vat)";

/** Words for "earlier", before the noun. */
export const EARLIER =
  "(?:(?:vorig|eerder|voorgaand|voorafgaand|bestaand|oorspronkelijk|bovenstaand|bovengenoemd|initieel|initiël|oud)e?|eerder gegeven|andere|gegeven)";

/** Small words that may stand between the verb and what it governs. */
export const FILLER =
  "(?:alstublieft|alsjeblieft|nu|gewoon|volledig|compleet|meteen|vanaf nu|alle|al|elke|iedere|de|het|deze|die|dit|dat|mijn|onze|van|u|je|eventuele|aan)";

/** Words for "earlier" or "given to you", after the noun. */
export const AFTER =
  "(?:hierboven|daarvoor|hiervoor|van hierboven|van eerder|van daarnet|die (?:je|u) (?:hebt|heeft|eerder|kreeg|gekregen)|tot nu toe|opzij|over|buiten beschouwing)";

/** Verbs, in commanding forms, that tell someone to drop what they were told. */
export const DISMISS =
  "(?:negeer|vergeet|verwerp|overtreed|sla|omzeil|overschrijf|verwijder|wis|schend|doorbreek|laat|volg niet|gehoorzaam niet|houd je niet aan|hou je niet aan|houd geen rekening met|trek je niets aan van|stop met het volgen van|zet)";

/** Words for what a model is told by those who run it. */
export const ORDERS =
  "(?:instructies?|aanwijzing(?:en)?|opdracht(?:en)?|regels?|richtlijn(?:en)?|bevel(?:en)?|commando's|commando|prompts?|programmering|beperkingen|beleid|context|voorschriften|orders|systeemprompt|systeeminstructies|veiligheidsregels|berichten)";

/** "What you were told", as a whole. */
export const TOLD =
  "(?:(?:alles|dat|wat)(?: wat| dat)?(?: er)? (?:je|jou|u|ik je|ik jou|ik u|we je|tegen je|tegen u|hiervoor|hierboven|eerder) [^.!?]{0,25}(?:verteld|gezegd|geleerd|opgedragen|geïnstrueerd|staat|bevolen)|alles (?:hierboven|hiervoor|van hiervoor)|tekst hierboven)";

/** Names for the text that the operator put in front of the conversation. */
export const PROMPT =
  "(?:systeem[- ]?prompt|system prompt|systeeminstructies?|systeembericht|systeemopdracht|(?:verborgen|geheime|interne|oorspronkelijke|initiële|originele|exacte|volledige|vertrouwelijke|eerste) (?:instructies?|prompt|aanwijzingen|opdracht|regels|richtlijnen|configuratie))";

/** How one tells of attacks. */
export const TALK: Talk = {
  free: "kwaadaardige (?:instructies|invoer|prompts?|tekst)|aanval(?:len)?|prompt-?inject|aanvallers?|kwaadwill",
  about:
    "aanval|audit|detector|herken|wijzigingslog|woordenlijst|college|betekent|hoe vertaal|vertaal je|testgeval|rapport|bescherm|filter|kwetsbaarhe|opmerking|model|kwaadaardig|foutmelding|jailbreak",
  before:
    "zin(?:nen)?(?: als)?|tekst|testtekst|invoer(?: als)?|als|luidt|schrijft|iemand|zeggen|zegt|bijvoorbeeld|opdracht",
  after: "betekent|typt|schrijft|in het engels",
  open: "negeer|vergeet|overtreed|omzeil|laat|toon|onthul|vertel|herhaal|je bent|jij bent|je hebt|doe alsof|vanaf nu|stuur|schakel|ik ben je|geef",
  obey: "voer|gehoorzaam|volg|doe",
  said: "fluister|zei|riep|mompel|antwoordde",
};

/** Company that makes a sentence talk about attacks and not an attack. */
export const MENTION = talkOf(TALK);

/** The same for what nobody writes about in other words: only a quotation counts. */
export const QUOTED = quotedIn(TALK);
