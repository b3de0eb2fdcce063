/**
 * German words that several rules share, as fragments of patterns. Written as one would write them: rules and texts are
 * folded alike, so accents and case do not matter.
 */
import { quotedIn, type Talk, talkOf } from "./talk.ts";

/** "Your", as one says it to the model. */
export const YOUR = "(?:deine|deiner|deinen|eure|ihre|ihren)";

/** Words for "earlier" or "given to you", after the noun. */
export const AFTER =
  "(?:oben|zuvor|vorher|davor|bisher|darüber|erhalten hast|erhalten haben|gegeben wurden|gegeben wurde|bekommen hast|bekommen haben|außer acht|außer kraft|vorher gab|zuvor gab)";

/** Small words that may stand between the verb and what it governs. */
export const FILLER =
  "(?:bitte|mal|eben|doch|ganzen|jetzt|nun|sofort|einfach|ab sofort|komplett|völlig|vollständig|mehr|länger|alle|aller|allen|all|jede|jeden|jegliche|jeglichen|sämtliche|sämtlichen|die|der|den|das|dem|diese|dieser|diesen|jene|meine|unsere|von|an|gegen|dabei|also|zuerst|hiermit|du)";

/** Words for "earlier", before the noun. */
export const EARLIER =
  "(?:(?:vorherig|vorig|vorangehend|vorangegangen|vorhergehend|bisherig|früher|obig|obenstehend|ursprünglich|anfänglich|bestehend|vorstehend|erhalten|gegeben|vorgegeben|sonstig|ander|eingebaut|intern)(?:e|en|er|es|em)|(?:oben|zuvor|vorher|bisher|früher) (?:genannte|genannten|gegebene|gegebenen|erteilte|erteilten|erhaltene|erhaltenen|stehende|stehenden))";

/** Verbs, in commanding forms, that tell someone to drop what they were told. */
export const DISMISS =
  "(?:ignorier|ignoriere|ignorieren sie|vergiss|vergesst|vergessen sie|missachte|missachten sie|verwirf|verwerfen sie|überspringe|überspringen sie|übergehe|übergehen sie|übersieh|übersehen sie|umgehe|umgehen sie|überschreibe|überschreiben sie|lösche|löschen sie|breche|brich|brechen sie|befolge nicht|befolgen sie nicht|folge nicht|folgen sie nicht|lass|lassen sie|setze|setzen sie|widersetze dich|stoppe|streiche|streichen sie)";

/** Verbs, in commanding forms, that bring something hidden into the answer. */
export const REVEAL =
  "(?:zeig|zeige|zeigen sie|nenne|nenn|nennen sie|verrate|verrat|verraten sie|gib|geben sie|offenbare|offenbaren sie|offenlege|lege|legen sie|wiederhole|wiederholen sie|drucke|drucken sie|schreibe|schreib|schreiben sie|liste|listen sie|übersetze|übersetzen sie|sag|sage|sagen sie|enthülle|enthüllen sie|teile|teilen sie|beschreibe|beschreiben sie|erkläre|zitiere|zitieren sie|kopiere|fasse|fassen sie|buchstabiere|kodiere|rezitiere|präsentiere)";

/** "What you were told", as a whole. */
export const TOLD =
  "(?:(?:alles|was|das|allem)(?: was| das|, was|, das)?(?: bisher| zuvor| vorher| oben| davor)? (?:dir|ihnen|du|sie|man dir|man ihnen|ich dir|wir dir|ich ihnen) [^.!?]{0,25}(?:gesagt|mitgeteilt|aufgetragen|vorgegeben|angewiesen|beigebracht|gelernt|erklärt|befohlen|erfahren|gehört|geschrieben)|(?:alles|den gesamten text|den text|den kontext) (?:zuvor|vorher|davor|oben|vorherige|obige|bisherige|vorangegangene|bis hierher|bis hierhin|vor diesem|darüber)(?: [^.!?]{0,10}(?:gesagte|geschriebene))?)";

/** Words for what a model is told by those who run it. */
export const ORDERS =
  "(?:anweisung|anweisungen|instruktion|instruktionen|vorgabe|vorgaben|befehl|befehle|befehlen|regel|regeln|richtlinie|richtlinien|anleitung|anleitungen|aufforderung|aufforderungen|eingabeaufforderung|eingabeaufforderungen|prompt|prompts|systemprompt|direktive|direktiven|weisung|weisungen|vorschriften|aufgabenstellung|programmierung|einschränkungen|beschränkungen|schutzmaßnahmen|sicherheitsregeln|sicherheitsrichtlinien|sicherheitsvorkehrungen|systemanweisungen|vereinbarungen|leitlinien|anordnungen)";

/** Names for the text that the operator put in front of the conversation. */
export const PROMPT =
  "(?:system[- ]?prompts?|systemprompts?|systemanweisung(?:en)?|systemnachricht|systemaufforderung|systemeingabeaufforderung|systemvorgaben?|(?:initial|start)[- ]?prompt|(?:interne|internen|versteckte|versteckten|verborgene|verborgenen|geheime|geheimen|ursprüngliche|ursprünglichen|anfängliche|anfänglichen|genaue|genauen|vertrauliche|vertraulichen|exakte|exakten|eigentlichen|vollständigen|bisherigen|ersten|vorherigen) (?:anweisung|anweisungen|instruktionen|prompt|eingabeaufforderung|vorgaben|regeln|richtlinien|konfiguration|systemanweisungen))";

/** How one tells of attacks. */
export const TALK: Talk = {
  free: "angriffe?|angreifer|austricks|(?:schadhaft|bösartig|manipuliert)e[rnsm]? (?:eingabe|anweisung|prompt|text|nutzer|inhalt)",
  about:
    "angriff|attacke|erkennung|detektor|filter|prüfbericht|testfall|glossar|jailbreak|vorlesung|befund|fehler|changelog|schützen|schwachstelle|codeprüfung|modell|bedeutet|wie übersetzt|übersetzt man|bösartig",
  before:
    "s[aä]tzen?(?: wie)?|eingaben?(?: wie)?|wie|text|testtext|formulierung|ausdruck|jemand|zum beispiel|etwa|befehl|so|schreib(?:t|en)|lautet|heißt",
  after: "schreibt|eingibt|steht|heißt|bedeutet|gemeint|ins englische|lautet",
  open: "ignor|vergiss|vergess|missacht|umgeh|zeig|verrat|nenn|gib|wiederhol|du (?:bist|hast)|sag|tu so|schreib|ab (?:jetzt|sofort)|deine (?:anweis|regeln)|ich bin",
  obey: "befolg|führ|gehorch|folge|tue|mach",
  said: "flüster|sagte|rief|murmel|schrie|antwortete|brummte|meinte",
};

/** Company that makes a sentence talk about attacks and not an attack. */
export const MENTION = talkOf(TALK);

/** The same for what nobody writes about in other words: only a quotation counts. */
export const QUOTED = quotedIn(TALK);
