/**
 * Czech words that several rules share, as fragments of patterns. Written as one would write them: rules and texts are
 * folded alike, so accents and case do not matter.
 */
import { re } from "../words.ts";
import { WORD } from "./any.ts";

/** "Your", as one says it to the model. */
export const YOUR = "(?:své|svá|svoje|svých|tvé|tvá|tvoje|tvých|vaše|vašich)";

/** Words for "earlier" or "given to you", after the noun. */
export const AFTER = String.raw`(?:výše|shora|dříve|předtím|uvedené výše|kter\p{L}{1,2} (?:jsi|jste|ti|vám) ${WORD})`;

/** Small words that may stand between the verb and what it governs. */
export const FILLER =
  "(?:prosím|teď|nyní|prostě|úplně|ihned|od teď|všechny|všechno|všech|vše|veškeré|veškerých|jakékoli|jakékoliv|na|ty|tyto|moje|o|si|se|podle)";

/** A password, key or code that is called secret. */
export const SECRET = String.raw`(?:(?:tajn|skryt|důvěrn|utajovan)\p{L}{1,3} (?:${WORD} )?(?:hesl\p{L}|klíč\p{L}{0,2}|kód\p{L}{0,2}|slov\p{L}|fráz\p{L}|informac\p{L}|čísl\p{L}))`;

/** "What you were told", as a whole. */
export const TOLD = String.raw`(?:,? ?co (?:ti|vám|jsi|jste|bylo)[^.!?]{0,25}(?:řečeno|řekli|řekl|naučil\p{L}{0,2}|nařízeno|říkali|dozvěděl\p{L}{0,2})(?: dříve| předtím)?|předchozí (?:text|kontext))`;

/** Words for what a model is told by those who run it. */
export const ORDERS =
  "(?:instrukc(?:e|í|i|ích)|pokyn(?:y|ů|u|ech)?|příkaz(?:y|ů|u)?|pravid(?:la|el|lo|lech)|směrnic(?:e)?|zadání|prompt(?:y|ů|u)?|nařízení|omezení|kontext|nastavení|direktiv(?:y)?|doporučení)";

/** Verbs, in commanding forms, that bring something hidden into the answer. */
export const REVEAL =
  "(?:ukaž|ukažte|prozraď|prozraďte|odhal|odhalte|vypiš|vypište|zopakuj|zopakujte|vytiskni|napiš|napište|přelož|přeložte|řekni|řekněte|sděl|sdělte|vyjmenuj|popiš|cituj|zkopíruj|zobraz|zobrazte|vyzraď|dej|dejte|uveď)";

/** Words for "earlier", before the noun. */
export const EARLIER = String.raw`(?:předchoz\p{L}{1,3}|předešl\p{L}{1,3}|dřívějš\p{L}{1,3}|dosavadn\p{L}{1,3}|původn\p{L}{1,3}|výše uveden\p{L}{1,3}|výšeuveden\p{L}{1,3}|systémov\p{L}{1,3}|minul\p{L}{1,3}|počáteční\p{L}{0,2}|stávající\p{L}{0,2}|vnitřní)`;

/** Verbs, in commanding forms, that tell someone to drop what they were told. */
export const DISMISS =
  "(?:ignoruj|ignorujte|zapomeň|zapomeňte|přehlížej|přehlédni|přehlédněte|vynech|vynechte|odhoď|zahoď|zahoďte|pomiň|pomiňte|neřiď se|neřiďte se|nedodržuj|nedodržujte|nedbej|nedbejte|neposlouchej|poruš|porušte|obejdi|obejděte|zruš|zrušte|přepiš|nevšímej si|nevšímejte si)";

/** Names for the text that the operator put in front of the conversation. */
export const PROMPT = String.raw`(?:systémov\p{L}{1,3} (?:prompt\p{L}{0,2}|pokyn\p{L}{0,2}|instrukc\p{L}{1,2}|zpráv\p{L}|výzv\p{L})|system[- ]?prompt|(?:skryt|tajn|vnitřn|původn|počátečn|interní|důvěrn|přesn|úpln|celý)\p{L}{0,3} (?:instrukc\p{L}{1,2}|prompt\p{L}{0,2}|pokyn\p{L}{0,2}|pravidla|konfigurac\p{L}))`;

/** Company that makes a sentence talk about attacks and not an attack. */
export const MENTION = re`prompt[- ]?injection|injektáž|útočník|útok|škodliv`;
