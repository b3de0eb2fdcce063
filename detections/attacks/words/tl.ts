/**
 * Tagalog words that several rules share, as fragments of patterns. Written as one would write them: rules and texts are
 * folded alike, so accents and case do not matter.
 */
import { re } from "../words.ts";
import { WORD } from "./any.ts";

/** Words for "earlier" or "given to you", after the noun. */
export const AFTER =
  "(?:sa itaas|noon|dati|kanina|na ibinigay|na natanggap|mo|ninyo|na nauna|na ito sa itaas|bago ito)";

/** Words for "earlier", before the noun. */
export const EARLIER =
  "(?:nakaraang|naunang|nauna|dating|dati|iyong|inyong|mong|mga lumang|orihinal na|unang|ibinigay na|natanggap na|nakaraan|umiiral na|naunang mga)";

/** "What you were told", as a whole. */
export const TOLD =
  "(?:(?:lahat ng |lahat |mga )?(?:sinabi|itinuro|iniutos|natutunan|ibinilin|nalaman)(?: ko| nila| mo)?(?: sa iyo| sa inyo| sayo)?(?: noon| dati| kanina| bago ito)?)";

/** Verbs, in commanding forms, that bring something hidden into the answer. */
export const REVEAL =
  "(?:ipakita|sabihin|ibunyag|ilantad|ulitin|i-print|isulat|ilista|isalin|ibahagi|ibigay|ilarawan|kopyahin|ihayag|ipaalam|banggitin|ilabas|ipaliwanag|magbigay|sabihan|baybayin)";

/** Words for what a model is told by those who run it. */
export const ORDERS =
  "(?:tagubilin|utos|panuto|instruksyon|instruksiyon|direksyon|alituntunin|patakaran|prompt|panuntunan|kautusan|instructions?|direktiba|paghihigpit|konteksto|mensahe|gabay|tuntunin|bilin)";

/** Verbs, in commanding forms, that tell someone to drop what they were told. */
export const DISMISS =
  "(?:huwag pansinin|huwag mong pansinin|huwag ninyong pansinin|balewalain|ibalewala|kalimutan|isantabi|ipagwalang-bahala|ipagwalang bahala|huwag sundin|huwag mong sundin|talikuran|i-ignore|iwaksi|burahin|suwayin|labagin|hayaan|itapon|laktawan|iwasan|huwag intindihin|ipagpaliban)";

/** A password, key or code that is called secret. */
export const SECRET = `(?:(?:lihim|sikreto|sikretong|nakatago|nakatagong|sekretong|kumpidensyal|kompidensyal)(?: na)?(?: mga)? (?:${WORD} )?(?:susi|password|code|kodigo|salita|impormasyon|numero|parirala|key)|secret (?:key|code|password)|(?:iyong|inyong) (?:password|susi|lihim|sikreto|secret key|key|code)|(?:password|susi|sikreto|lihim) mo|lihim na susi)`;

/** Names for the text that the operator put in front of the conversation. */
export const PROMPT = `(?:(?:system prompt|prompt ng (?:system|sistema)|tagubilin ng (?:system|sistema)|mensahe ng sistema)|(?:nakatagong|lihim na|panloob na|orihinal na|unang|paunang|kumpletong|iyong|inyong) (?:mga )?(?:${WORD} )?(?:na )?(?:tagubilin|utos|panuto|instruksyon|instruksiyon|prompt|alituntunin|patakaran|instructions?)|(?:mga )?(?:tagubilin|panuto|instruksyon|prompt|alituntunin) mo)`;

/** Company that makes a sentence talk about attacks and not an attack. */
export const MENTION = re`prompt[- ]?injection|pag-?atake|umaatake|mapaminsala`;
