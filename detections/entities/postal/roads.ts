/**
 * The words of postal addresses: what streets are called in front of their name and behind it, houses and flats, towns,
 * and the orders in which postcode, town and country follow.
 */
export const CAP = "\\p{Lu}[\\p{L}\\p{M}'’.-]{0,24}";
export const NUMBER = "\\d{1,5}(?:[-/]\\d{1,4}){0,3}(?:[ ]?[A-Za-z])?(?![\\p{L}\\d])";
export const UNIT =
  "(?:,?[ ](?:(?:Apt|Apartment|Suite|Ste|Unit|Flat|Floor|Fl|Room|Rm|Bldg|Building|No|Nr|bte|bus|piso|apto|dpto|depto|esc|int|edif|m|lok|kv|кв|оф|Bl|Sc|Ap|Et)(?![\\p{L}])\\.?[ ]?#?[ ]?[\\w-]{1,6}|#[ ]?[\\w-]{1,6}|\\d{1,2}(?:st|nd|rd|th)[ ]Floor|\\d{1,2}[ºª°](?:[ ]?[A-Z](?![\\p{L}]))?))?";
/** Only what is short is cut short ("St. Gallen"): a full stop behind a longer word ends the sentence. */
const TOWN_WORD = "\\p{Lu}(?:[\\p{L}\\p{M}]{0,3}\\.|[\\p{L}\\p{M}'’-]{0,24})";
export const TOWN = `${TOWN_WORD}(?:[ -](?:(?:de|del|la|le|les|am|an|der|den|im|upon|on|of|sur|do|da|di|in|ob|nad)[ -]){0,2}${TOWN_WORD}){0,2}`;
/** What a letterhead goes on with, behind a town. */
const CONTACT =
  "(?:Tel|Tél|Telefon|Telefoon|Phone|Fon|Fax|Mobil|Mobile|Mob|Cell|Handy|E-?[Mm]ail|Mail|Web|DOB|Born|SSN|IBAN|Date|Attn|ID)(?![\\p{L}])";
/** What parts the lines of an address: a comma, a break, or a break as JSON writes it. */
const PART = "(?:,?\\s{1,3}|,?\\\\n)";
/** Town, postcode and country, in the orders of the world; read once, behind whichever street was found. */
export const TAIL = new RegExp(
  [
    `${PART}${TOWN},?[ ][A-Z]{2}(?:,?[ ](?:\\d{5}(?:-\\d{4})?|[A-Z]\\d[A-Z][ ]?\\d[A-Z]\\d))?(?![\\p{L}\\d])`,
    `${PART}(?:${TOWN},?\\s{1,2}){0,2}[A-Z]{1,2}\\d[A-Z\\d]?[ ]\\d[A-Z]{2}(?![\\p{L}\\d])`,
    `${PART}(?:[A-Z]{1,3}-)?(?:\\d{2,3}[- ]?\\d{2,3}|\\d{4}-\\d{3}|\\d{5}-\\d{3})(?:[ ]?[A-Z]{2})?,?[ ]${TOWN}(?:[ ]\\([A-Z]{2}\\))?`,
    `${PART}${TOWN}[ ]\\([\\p{L} .]{2,20}\\)[ ][A-Z]\\d[A-Z][ ]?\\d[A-Z]\\d`,
    `(?:,|[ ]-)\\s{1,3}(?:${TOWN}(?:,|[ ]-)[ ])?${TOWN}(?:[ ]?[-/,][ ]?)[A-Z]{2},?[ ](?:CEP:?[ ])?\\d{5}-?\\d{3}(?!\\d)`,
    `${PART}CEP:?[ ]\\d{5}-?\\d{3}(?!\\d)`,
    `${PART}${TOWN},?[ ](?:[A-Z]{2,3}[ ])?\\d{4,6}(?![\\d-])`,
  ]
    .map((form) => `(?:${form})(?:,[ ](?!${CONTACT})${TOWN}|,?[ ](?:USA|U\\.S\\.A\\.|US|UK)(?![\\p{L}]))?`)
    .join("|"),
  "uy",
);

export const ROADS_EN =
  "(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Square|Sq|Terrace|Ter|Way|Parkway|Pkwy|Highway|Hwy|Close|Crescent|Cres|Gardens|Grove|Mews|Row|Alley|Circle|Cir|Trail|Loop|Plaza|Walk|Quay|Broadway|Turnpike|Pike|Parade|Pde|Esplanade|Promenade)";
export const ROADS_FR = "rue,avenue,av\\.,boulevard,bd,place,chemin,allée,impasse,quai,route,cours,passage";
const ROADS_FRONT_LIST =
  "rue,avenue,av\\.,boulevard,place,chemin,impasse,quai,route,cours,passage,square,calle,c/,avenida,avda\\.?,plaza,paseo,carrer,camino,carretera,ronda,via,viale,corso,piazza,piazzale,largo,vicolo,rua,travessa,alameda,estrada,rodovia,ul\\.,ulica,al\\.,aleja,aleje,os\\.,osiedle,pl\\.,plac,bulwar,str\\.,strada,bulevardul,calea,aleea,intrarea,splaiul,drumul,ulice,jalan,jl\\.,jln\\.,gang,carrera,transversal,diagonal,pasaje,jirón,jr\\.,travesía,glorieta,cuesta,urbanización,rúa,contrada,strada,salita,lungomare,praceta,avda,trg,rue";
export const ROADS_FRONT = bothCases(ROADS_FRONT_LIST);
export const ROADS_FRONT_KEYWORDS = ROADS_FRONT_LIST.split(",").map((word) => `${word.replace(/\\|\?/gu, "")} `);
const ROADS_FRONT_ACCENTED_LIST =
  "allée,praça,náměstí,třída,șoseaua,piața,ул\\.,улица,вул\\.,вулиця,бул\\.,бульв\\.,бульвар,булевард,проспект,просп\\.,пр-т,пр\\.,площадь,площа,пл\\.,пер\\.,переулок,пров\\.,провулок,узвіз,шосе,шоссе,наб\\.,набережная,набережна,алея,аллея,проезд,đường,phố,οδός,λεωφόρος,λεωφ\\.,ulica";
export const ROADS_FRONT_ACCENTED = bothCases(ROADS_FRONT_ACCENTED_LIST);
/** Capitals beyond ASCII are keywords of their own. */
export const ROADS_FRONT_ACCENTED_KEYWORDS = ROADS_FRONT_ACCENTED_LIST.replace(/\\/gu, "")
  .split(",")
  .flatMap((word) => [...new Set([`${word} `, `${word.charAt(0).toUpperCase()}${word.slice(1)} `])]);
export const ROAD_FIRST_REST = `[ ]["„“«]?(?:(?:de|del|du|des|la|las|los|el|le|les|da|do|dos|das|di|della|dei|św\\.|gen\\.|dr\\.)[ ]){0,2}${CAP}(?:[ ](?:(?:de|del|la|y|e|da|do|di|i)[ ])?${CAP}){0,3}["”“»]?,?[ ](?:[nN][º°.]?[ ]?|[nN]r\\.?[ ]?|[nN]o\\.?[ ]?|№[ ]?|д(?:\\.|ом)[ ]?|буд(?:\\.|инок)[ ]?|#[ ]?|č\\.p\\.[ ]?)?${NUMBER}${UNIT}`;
export const ROADS_BACK = bothCases(
  "straße,strasse,str\\.,weg,platz,allee,gasse,ring,damm,ufer,chaussee,steig,stieg,hof,markt,straat,laan,plein,gracht,kade,singel,dreef,steenweg,gade,vej,vænget,stræde,plads,gate,gata,gaten,vei,veien,veg,vegen,vegur,stræti,braut,gatan,vägen,väg,gränd,stigen,torget,katu,tie,kuja,polku,utca,u\\.,út,útja,tér,tere,námestie,náměstí,trieda,nábrežie,köz,körút,krt\\.,rakpart,sétány,sokak,sokağı,sok\\.,sk\\.,caddesi,cad\\.,cd\\.,bulvarı,blv\\.,ulica,ulice,cesta,trg,iela,gatve,bulvāris,tänav,tn,mnt,pst,puiestee,gatvė,g\\.,pr\\.,al\\.,alėja,prospektas,prospekt,steeg,baan,pad,dijk,pfad,graben,zeile,promenade",
);
export const BOXES = bothCases(
  "p\\.?[ ]?o\\.?[ ]?box,P\\.?[ ]?O\\.?[ ]?Box,P\\.?[ ]?O\\.?[ ]?BOX,postfach,apartado(?:[ ]de[ ]correos)?,boite[ ]postale,postbus,casella[ ]postale,caixa[ ]postal",
);

/** Road words as people write them: small, or with a capital. The flag `i` would let small words pass for names. */
export function bothCases(list: string): string {
  const forms = list.split(",").flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]);
  return `(?:${[...new Set(forms)].join("|")})`;
}

/** ASCII beginnings of the words above that part few others; the pattern decides. */
export const ROADS_BEHIND_KEYWORDS =
  "stra,str.,weg ,platz,allee,gasse,ring ,damm,ufer ,chaussee,steig ,laan ,plein,gracht,kade ,singel,dreef,steenweg,gade ,vej ,gate ,gata ,gaten ,vei ,veien ,gatan,katu ,kuja ,utca,sokak,soka,caddesi,cad.,bulvar,markt ,ulica,ulice,cesta,trg ,iela,gatv,prospekt, u. ,út ,útja,tér ,námestie,náměstí,trieda ,rakpart,krt.,veg ,vegen,vegur,braut ,stigen ,torget ,plads ,sok.,mnt , tn ,pst ,puiestee, g. , pr. , al. ,steeg ,baan ,pad ,dijk ,pfad ,graben ,zeile ,promenade, sk. , cd. , blv.".split(
    ",",
  );

export const AMBIGUOUS_ROAD = /^(?:[Rr]ing|gate|tie|hof|markt|trg|cad|pad|baan|graben|tere|g\.|u\.|al\.|pr\.|tn|cd\.)/u;
