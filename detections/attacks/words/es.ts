/**
 * Spanish words that several rules share, as fragments of patterns. Written as one would write them: rules and texts are
 * folded alike, so accents and case do not matter.
 */
import { quotedIn, type Talk, talkOf } from "./talk.ts";

/** "Your", as one says it to the model. */
export const YOUR = "(?:tus|tu|sus|vuestras)";

/** Words for "earlier", before the noun. */
export const EARLIER =
  "(?:previas?|previos?|anteriores|anterior|antiguas|antiguos|pasadas|iniciales|originales|primeras|precedentes|existentes|dichas|mencionadas)";

/** Small words that may stand between the verb and what it governs. */
export const FILLER =
  "(?:por favor|ahora|ya|simplemente|completamente|por completo|totalmente|a partir de ahora|todo|toda|todos|todas|cualquier|cualesquiera|el|la|lo|los|las|de|del|estas|estos|esas|esos|mis|nuestras|cada|una|absolutamente|a)";

/** Words for what a model is told by those who run it. */
export const ORDERS =
  "(?:instrucción|instrucciones|indicación|indicaciones|orden|órdenes|regla|reglas|directriz|directrices|directivas?|pautas?|mandatos?|prompt|prompts|comandos?|consignas?|normas|restricciones|programación|limitaciones|políticas|contexto|advertencias|guías|lineamientos|mensajes?|solicitudes|salvaguardas|medidas de seguridad|protocolos)";

/** Words for "earlier" or "given to you", after the noun. */
export const AFTER =
  "(?:previas?|previos?|anteriores|anterior|de arriba|arriba|precedentes?|iniciales|inicial|originales|original|que te (?:dieron|han dado|he dado|di|dijeron|hayan dado|fueron dadas)|que (?:se )?le (?:dieron|han dado|he dado|di|dijeron|hayan dado)|que (?:has|ha|hayas|haya) recibido|que recibiste|que recibió|dadas|recibidas|recibidos|pasadas|anteriormente|previamente|antes|existentes|del sistema|hasta ahora|mencionadas|de seguridad)";

/** Verbs, in commanding forms, that bring something hidden into the answer. */
export const REVEAL =
  "(?:muestra|muéstrame|muestre|muéstreme|mostrarme|dime|dígame|di|decirme|revela|revélame|revele|revéleme|revelarme|repite|repíteme|repita|imprime|imprima|escribe|escribeme|escriba|enumera|enumere|traduce|traduzca|resume|resuma|comparte|comparta|dame|deme|danos|darme|proporciona|proporcióname|proporcione|describe|describa|cita|copia|copie|pega|expón|divulga|devuelve|devuelva|genera|recita|recite|codifica|explica|explícame|lee|deletrea|deletree|deletréame|filtra)";

/** Names for the text that the operator put in front of the conversation. */
export const PROMPT =
  "(?:(?:prompt|mensaje|instrucciones|instrucción|indicaciones|indicación|configuración|directrices|aviso|mensajes|petición|solicitud|órdenes|reglas) (?:(?:del?|inicial|iniciales|original) )?(?:tu |su |el )?sistema|system[- ]?prompt|(?:prompt|instrucciones|instrucción|indicaciones|órdenes|reglas|directrices|configuración|mensaje) (?:inicial(?:es)?|original(?:es)?|oculta?s?|ocultos?|secreta?s?|secretos?|internas?|privadas?|confidenciales|completas?|exactas|anteriores|previas|internos))";

/** "What you were told", as a whole. */
export const TOLD =
  "(?:(?:todo )?(?:lo )?(?:que )(?:se )?(?:te|le|les) (?:dij(?:e|o|eron|imos)|han? (?:dicho|enseñado|indicado|ordenado|pedido|instruido)|hayan (?:dicho|enseñado|indicado|ordenado)|enseñaron|ordenaron|he dicho|haya dicho|hemos dicho|indicaron|pidieron)(?: antes| anteriormente| previamente| hasta ahora)?|(?:todo )?(?:lo )?(?:anterior|que aprendiste|que has aprendido|dicho anteriormente|que está arriba|que sabes hasta ahora)|(?:todo )?(?:el )?(?:texto|contexto|contenido) (?:anterior|previo|de arriba|precedente))";

/** Verbs, in commanding forms, that tell someone to drop what they were told. */
export const DISMISS =
  "(?:deja de lado|deje de lado|ignora|ignore|ignorad|ignoren|olvida|olvide|olviden|olvídate de|olvídese de|omite|omita|descarta|descarte|desestima|desestime|desobedece|desobedezca|haz caso omiso|haga caso omiso|pasa por alto|pase por alto|desatiende|desatienda|no sigas|no siga|no obedezcas|no obedezca|no tengas en cuenta|no tenga en cuenta|deja de seguir|deje de seguir|no hagas caso a|no hagas caso de|anula|anule|elimina|elimine|borra|borre|sobrescribe|sobrescriba|rompe|quebranta|incumple|viola|salta|sáltate|evita|prescinde de|prescinda de|suspende|cancela)";

/** How one tells of attacks. */
export const TALK: Talk = {
  free: String.raw`(?:instruccion|entrada|prompt|texto|contenido|usuario)(?:e?s)? malicios|ataques?|inyecci[oó]n|atacantes?|prueba \d|para que no revele`,
  about:
    "ataques?|auditor[ií]a|detector|detecta|reconoce|registro de cambios|glosario|clase|significa|se traduce|cómo traduc|caso de prueba|informe|proteger|filtr|vulnerabilidad|revisión|modelo|malicios|jailbreak",
  before:
    "frases?(?: como)?|oración|texto(?: de prueba)?|entradas?(?: como)?|como|dicen?|escriben?|decir(?:le)?|pide|por ejemplo|cadena|mensaje",
  after: "significa|quiere decir|en inglés|al inglés",
  open: "ignor|no ignor|olvid|desobed|omit|muestr|muéstr|revel|dime|repit|ahora eres|eres|ya no|no tienes|finge|a partir|actúa|envía|desactiv|soy tu",
  obey: "obede|ejecut|cumpl|sigue|haz",
  said: "susurró|dijo|murmuró|gritó|respondió|exclamó",
};

/** Company that makes a sentence talk about attacks and not an attack. */
export const MENTION = talkOf(TALK);

/** The same for what nobody writes about in other words: only a quotation counts. */
export const QUOTED = quotedIn(TALK);
