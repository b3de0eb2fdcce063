/**
 * Polish words that several rules share, as fragments of patterns. Written as one would write them: rules and texts are
 * folded alike, so accents and case do not matter.
 */
import { WORD } from "./any.ts";
import { quotedIn, type Talk, talkOf } from "./talk.ts";

/** "Your", as one says it to the model. */
export const YOUR = "(?:swoje|swoich|twoje|twoich|wasze|swoją)";

/** Small words that may stand between the verb and what it governs. */
export const FILLER =
  "(?:proszę|teraz|po prostu|całkowicie|natychmiast|od teraz|wszystkie|wszystko|wszystkich|wszelkie|wszelkich|każde|każdą|te|tych|moje|o|na|do|ze|z|się|także)";

/** Words for "earlier" or "given to you", after the noun. */
export const AFTER = String.raw`(?:powyżej|wcześniej|uprzednio|przedtem|podane wcześniej|któr\p{L}{1,3} (?:ci|wam|otrzymał\p{L}{0,4}|dostał\p{L}{0,4})[^.!?]{0,12}|systemowe|bezpieczeństwa)`;

/** Verbs, in commanding forms, that bring something hidden into the answer. */
export const REVEAL =
  "(?:pokaż|pokażcie|ujawnij|ujawnijcie|wypisz|wyświetl|powtórz|powtórzcie|wydrukuj|napisz|wymień|przetłumacz|podaj|podajcie|powiedz|zdradź|zdradźcie|opisz|zacytuj|skopiuj|udostępnij|przedstaw|daj|przeliteruj|odsłoń|streść|zakoduj)";

/** A password, key or code that is called secret. */
export const SECRET = String.raw`(?:(?:tajn|sekretn|ukryt|poufn)\p{L}{1,3} (?:${WORD} )?(?:hasł\p{L}{1,2}|klucz\p{L}{0,2}|kod\p{L}{0,2}|słow\p{L}{1,2}|fraz\p{L}{1,2}|informacj\p{L}{1,2}|liczb\p{L})|(?:hasł|klucz|kod|słow)\p{L}{0,2} (?:tajn|sekretn)\p{L}{1,3})`;

/** Words for what a model is told by those who run it. */
export const ORDERS =
  "(?:instrukcj(?:e|i|ę|ach|om)|polece(?:nia|ń|niach|nie)|wskazówk(?:i|ach)|wskazówek|wytyczn(?:e|ych)|rozkaz(?:y|ów|ach)|reguł(?:y|ach)?|zasad(?:y|ach)?|dyrektyw(?:y)?|komend(?:y)?|prompt(?:y|ów|u)?|ogranicze(?:nia|ń)|kontekst|ustawie(?:nia|ń)|zalece(?:nia|ń)|nakaz(?:y|ów))";

/** Words for "earlier", before the noun. */
export const EARLIER = String.raw`(?:poprzedni\p{L}{0,3}|wcześniejsz\p{L}{1,3}|dotychczasow\p{L}{1,3}|powyższ\p{L}{1,3}|uprzedni\p{L}{0,3}|pierwotn\p{L}{1,3}|początkow\p{L}{1,3}|oryginaln\p{L}{1,3}|otrzyman\p{L}{1,3}|istniejąc\p{L}{1,3}|systemow\p{L}{1,3}|dan\p{L}{1,3} ci|wcześniej (?:podane|otrzymane|wydane))`;

/** "What you were told", as a whole. */
export const TOLD = String.raw`(?:,? ?co (?:ci|wam|tobie|zostało|było|ci wcześniej|wcześniej)[^.!?]{0,25}(?:powiedzi\p{L}{2,6}|mówi\p{L}{2,6}|naucz\p{L}{2,6}|kazan\p{L}{1,3}|napisano|polecono)(?: wcześniej| przedtem)?|(?:cały )?(?:powyższy|poprzedni|wcześniejszy) (?:tekst|kontekst)|,? ?co (?:jest|było|znajduje się) (?:powyżej|wcześniej))`;

/** Verbs, in commanding forms, that tell someone to drop what they were told. */
export const DISMISS =
  "(?:zignoruj|zignorujcie|ignoruj|ignorujcie|zapomnij|zapomnijcie|proszę zapomnieć|pomiń|pomińcie|odrzuć|odrzućcie|lekceważ|zlekceważ|zlekceważcie|nie zwracaj uwagi|nie zważaj|nie przestrzegaj|nie stosuj się do|nie słuchaj|nie wykonuj|nie bierz pod uwagę|obejdź|złam|nadpisz|usuń|porzuć|anuluj|unieważnij|przestań przestrzegać|przestań stosować)";

/** Names for the text that the operator put in front of the conversation. */
export const PROMPT = String.raw`(?:(?:prompt\p{L}{0,2}|instrukcj\p{L}{1,2}|poleceni\p{L}{1,2}|komunikat|wiadomość|ustawienia|wytyczne) systemow\p{L}{1,3}|systemow\p{L}{1,3} (?:prompt\p{L}{0,2}|instrukcj\p{L}{1,2})|system[- ]?prompt|(?:ukryt|tajn|wewnętrzn|początkow|pierwotn|oryginaln|poufn|dokładn|pełn|sekretn)\p{L}{1,3} (?:instrukcj\p{L}{1,2}|prompt\p{L}{0,2}|polecenia|zasady|wytyczne|reguły|konfiguracj\p{L}|wskazówki))`;

/** How one tells of attacks. */
export const TALK: Talk = {
  free: String.raw`złośliw\p{L}{1,3} (?:instrukc|polece|prompt|tekst|treś)|atak(?:i|u|ów)?\b|wstrzyk|atakując`,
  about:
    "atak|audyt|detektor|rozpozna|dziennik zmian|słownicz|wykład|znaczy|jak przetłum|przypadek test|raport|chroni|filtr|podatno|przegląd|model|złośliw|zgłoszenie|jailbreak",
  before: String.raw`zdani\p{L}{0,3}(?: typu)?|taki(?:e|mi)? jak|tekst(?: testowy)?|wejści\p{L}{1,3}|brzmi|pisze|napisze|piszą|powiedzieć|na przykład|polecenie`,
  after: "znaczy|po angielsku|powinien",
  open: "zignoruj|ignoruj|nie ignoruj|zapomnij|złam|omiń|pokaż|ujawnij|podaj|powtórz|powiedz|jesteś|nie masz|udawaj|od teraz|wyślij|wyłącz|jestem twoim",
  obey: "wykonaj|posłuch|zastosuj|zrób",
  said: "szepn|powiedzia|rzek|krzykn|odpar|mrukn",
};

/** Company that makes a sentence talk about attacks and not an attack. */
export const MENTION = talkOf(TALK);

/** The same for what nobody writes about in other words: only a quotation counts. */
export const QUOTED = quotedIn(TALK);
