/**
 * Italian words that several rules share, as fragments of patterns. Written as one would write them: rules and texts are
 * folded alike, so accents and case do not matter.
 */
import { quotedIn, type Talk, talkOf } from "./talk.ts";

/** "Your", as one says it to the model. */
export const YOUR = "(?:tue|tua|tuo|tuoi|vostre|sue|suoi)";

/** Words for "earlier", before the noun. */
export const EARLIER =
  "(?:precedent[ei]|passat[ei]|inizial[ei]|originali|originarie|prime|vecchie|vecchi|altre|suddette)";

/** Small words that may stand between the verb and what it governs. */
export const FILLER =
  "(?:per favore|ora|adesso|semplicemente|completamente|totalmente|d'ora in poi|tutto|tutta|tutti|tutte|ogni|qualsiasi|il|lo|la|i|gli|le|di|del|dello|della|dei|degli|delle|alle|agli|queste|questi|quelle|mie|nostre|l'intero)";

/** Words for what a model is told by those who run it. */
export const ORDERS =
  "(?:istruzioni?|indicazioni?|ordini?|regol[ae]|direttiv[ae]|comand[oi]|prompt|linee guida|programmazione|restrizioni|limitazioni|politiche|contesto|messaggi|richieste|disposizioni|vincoli|protocolli|misure di sicurezza|suggerimenti|impostazioni)";

/** Words for "earlier" or "given to you", after the noun. */
export const AFTER =
  "(?:precedent[ei]|sopra|di sopra|soprastanti|di prima|inizial[ei]|original[ei]|originarie|passate|passati|ricevut[aeio]|esistenti|di sistema|fornite|date|che (?:ti|le|vi) (?:sono state|è stata|sono stati|hanno) (?:date|dato|dati|data|fornite)|che (?:ti ho|hai|ha|ti hanno) (?:dato|ricevuto|date|detto)|finora|di sicurezza|in precedenza|precedentemente)";

/** "What you were told", as a whole. */
export const TOLD =
  "(?:(?:quello |ciò |tutto ciò |tutto quello )?(?:che|quanto) (?:ti|le|vi) (?:è stato|hanno|ho|abbiamo|ha|viene) (?:detto|insegnato|ordinato|indicato|chiesto)(?: prima| in precedenza| finora| precedentemente)?|(?:quello |ciò |quanto )?(?:che )?(?:hai imparato|detto prima|detto in precedenza|precede|è scritto sopra)|(?:testo|contesto|contenuto) (?:precedente|sopra|soprastante))";

/** Verbs, in commanding forms, that bring something hidden into the answer. */
export const REVEAL =
  "(?:mostra|mostrami|mostri|mi mostri|mostrarmi|dimmi|mi dica|dirmi|rivela|rivelami|riveli|rivelarmi|ripeti|ripetimi|ripeta|stampa|stampi|scrivi|scrivimi|scriva|elenca|elenchi|traduci|traduca|riassumi|condividi|condivida|dammi|mi dia|fornisci|forniscimi|fornisca|descrivi|descriva|cita|copia|incolla|divulga|svela|svelami|recita|codifica|spiega|spiegami|comunica|esponi|sillaba|restituisci)";

/** Names for the text that the operator put in front of the conversation. */
export const PROMPT =
  "(?:(?:prompt|messaggio|istruzioni?|indicazioni|configurazione|direttive|regole|richiesta|comandi) (?:(?:iniziale|completo|interno) )?(?:di |del )?(?:tuo )?sistema|system[- ]?prompt|(?:prompt|istruzioni?|indicazioni|regole|direttive|configurazione|messaggio) (?:inizial[ei]|original[ei]|nascost[aeio]|segret[aeio]|intern[aeio]|riservat[aeio]|complet[aeio]|esatt[aeio]|di partenza|precedenti))";

/** Verbs, in commanding forms, that tell someone to drop what they were told. */
export const DISMISS =
  "(?:ignora|ignori|ignorate|dimentica|dimentichi|dimenticate|dimenticati|si dimentichi|scordati|scorda|trascura|trascuri|trascurate|tralascia|tralasci|scarta|scarti|scartate|disattendi|disattendete|disobbedisci|disobbedisca|non seguire|non segua|non seguite|non tenere conto|non tenga conto|non considerare|non rispettare|non obbedire|salta|salti|bypassa|aggira|aggiri|annulla|annulli|cancella|cancelli|sovrascrivi|sovrascriva|elimina|elimini|viola|infrangi|lascia perdere|lasci perdere|smetti di seguire|metti da parte)";

/** How one tells of attacks. */
export const TALK: Talk = {
  free: String.raw`malevol|dannos|attacc(?:o|hi)|iniezione|attaccant[ei]|aggressor[ei]|(?:test|prova) \d`,
  about:
    "attacc(?:o|hi)|audit|rilev|riconosc|note di versione|glossario|lezione|significa|si traduce|come tradu|caso di test|rapporto|protegg|filtr|vulnerabilit|revisione|modello|malevol|dannos|segnalazione|jailbreak",
  before:
    "fras[ei](?: come)?|testo(?: di prova)?|ingress[oi](?: come)?|come|dice|scriv(?:e|ono)|recita|dire|per esempio|ad esempio|stringa|messaggio",
  after: "significa|vuol dire|in inglese",
  open: "ignor|non ignor|dimentic|disobbed|aggir|mostr|rivel|dimmi|ripet|ora sei|sei|non hai|fai finta|da ora|agisci|invia|disattiv|sono il tuo",
  obey: "obbedi|esegu|segui|fai",
  said: "sussurrò|disse|mormorò|gridò|rispose|esclamò",
};

/** Company that makes a sentence talk about attacks and not an attack. */
export const MENTION = talkOf(TALK);

/** The same for what nobody writes about in other words: only a quotation counts. */
export const QUOTED = quotedIn(TALK);
