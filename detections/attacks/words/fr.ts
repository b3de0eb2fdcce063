/**
 * French words that several rules share, as fragments of patterns. Written as one would write them: rules and texts are
 * folded alike, so accents and case do not matter.
 */
import { WORD } from "./any.ts";
import { quotedIn, type Talk, talkOf } from "./talk.ts";

/** "Your", as one says it to the model. */
export const YOUR = "(?:tes|ton|ta|vos|votre)";

/** Words for "earlier", before the noun. */
export const EARLIER = "(?:précédentes?|précédents?|antérieures?|anciennes?|anciens|premières?|présentes|autres)";

/** Small words that may stand between the verb and what it governs. */
export const FILLER =
  "(?:s'il te plaît|s'il vous plaît|maintenant|simplement|complètement|totalement|désormais|tout|toute|tous|toutes|le|la|les|ces|cette|ce|de|des|du|mes|nos|chacune|quelque|aux|l'ensemble|bien|immédiatement|donc)";

/** Words for what a model is told by those who run it. */
export const ORDERS =
  "(?:instructions?|consignes?|ordres?|règles?|directives?|indications?|commandes?|prompts?|invites?|programmation|restrictions|limitations|lignes directrices|contexte|politiques|recommandations|messages?|demandes|protocoles|mesures de sécurité)";

/** Names for the text that the operator put in front of the conversation. */
export const PROMPT = `(?:(?:prompt|message|instructions?|invite|consignes?|configuration|directives|règles|requête|instruction) (?:${WORD} )?(?:du |de )?système|system[- ]?prompt|prompt système|(?:prompt|instructions?|invite|consignes?|directives|règles|configuration|message) (?:initiale?s?|initiaux|d'origine|originale?s?|cachée?s?|secrète?s?|secrets?|internes?|confidentielle?s?|complète?s?|exactes?|de départ|précédentes))`;

/** "What you were told", as a whole. */
export const TOLD =
  "(?:(?:ce qui|tout ce qui|tout ce que|ce que|ce qu'on|tout ce qu'on) [^.!?]{0,14}(?:t'|te |vous |tu |précède)[^.!?]{0,14}(?:dit|dite|appris|ordonné|demandé|indiqué|enseigné|précède|expliqué)(?: avant| auparavant| précédemment| plus tôt| jusqu'ici| jusqu'à présent)?|(?:ce qui|tout ce qui) (?:précède|est écrit plus haut|est au-dessus|a été dit|a été dit avant)|(?:texte|contexte|contenu) (?:précédent|ci-dessus|antérieur))";

/** Words for "earlier" or "given to you", after the noun. */
export const AFTER =
  "(?:précédentes?|précédents?|antérieure?s?|ci-dessus|plus haut|au-dessus|initiales?|initiaux|initial|d'origine|originales?|d'avant|préalables|reçues?|reçus|existantes|système|qui (?:t'|vous )(?:ont été|a été|avaient été) (?:donné|donnée|données|donnés)|(?:qu'on|que l'on) (?:t'a|vous a) (?:donné|donnée|données|donnés)|que (?:je t'ai|tu as|vous avez|je vous ai) (?:donné|données|données|reçu|reçues|reçus)|de sécurité|auparavant)";

/** Verbs, in commanding forms, that bring something hidden into the answer. */
export const REVEAL =
  "(?:montre|montrez|montre-moi|montrez-moi|me montrer|affiche|affichez|affiche-moi|dis|dis-moi|dites|dites-moi|me dire|révèle|révélez|révèle-moi|révélez-moi|me révéler|répète|répétez|répète-moi|imprime|imprimez|écris|écrivez|écris-moi|énumère|liste|listez|traduis|traduisez|résume|résumez|partage|partagez|donne|donnez|donne-moi|donnez-moi|me donner|décris|décrivez|cite|citez|copie|copiez|recopie|recopiez|divulgue|divulguez|expose|exposez|fournis|fournissez|fournis-moi|récite|récitez|épelle|épelez|encode|explique|transmets|communique|communiquez)";

/** Verbs, in commanding forms, that tell someone to drop what they were told. */
export const DISMISS =
  "(?:laisse tomber|laissez tomber|ignore|ignorez|oublie|oubliez|néglige|négligez|écarte|écartez|rejette|rejetez|fais abstraction|faites abstraction|fais fi|faites fi|ne tiens pas compte de|ne tenez pas compte de|ne tiens plus compte de|ne tenez plus compte de|ne tenir compte d'aucune|ne suis pas|ne suivez pas|ne suis plus|ne suivez plus|ne respecte pas|ne respectez pas|ne respecte plus|désobéis à|désobéissez à|passe outre|passez outre|outrepasse|outrepassez|contourne|contournez|annule|annulez|efface|effacez|supprime|supprimez|remplace|remplacez|écrase|viole|enfreins|transgresse|mets de côté|mettez de côté|laisse de côté|abandonne|abandonnez|n'obéis plus à|cesse de suivre|cessez de suivre|arrête de suivre|arrêtez de suivre)";

/** How one tells of attacks. */
export const TALK: Talk = {
  free: "attaques?|injection|attaquants?|(?:texte|contenu|instruction|invite|prompt|requête|utilisateur)s? malveillant",
  about:
    "attaques?|audit|détect|reconnaît|journal des modif|glossaire|cours|veut dire|signifie|comment traduire|se traduit|cas de test|rapport|protéger|filtr|vulnérabilit|relecture|modèle|malveillant|anomalie|jailbreak",
  before:
    "phrases?(?: comme)?|texte(?: d'essai)?|entrées?(?: comme)?|comme|dit|écrit|écrivent|dire|par exemple|chaîne|ceci|message",
  after: "veut dire|signifie|en anglais",
  open: "ignor|n'ignor|oubli|désobé|contourn|montre|affich|révèl|donne|répèt|tu es|tu n'as|fais comme|à partir|agis|envoie|désactiv|je suis ton|dis",
  obey: "exécut|obéi|suis|fais|applique",
  said: "murmura|dit|chuchota|cria|souffla|répondit|déclara|lança",
};

/** Company that makes a sentence talk about attacks and not an attack. */
export const MENTION = talkOf(TALK);

/** The same for what nobody writes about in other words: only a quotation counts. */
export const QUOTED = quotedIn(TALK);
