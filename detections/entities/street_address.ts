/**
 * Postal addresses: a street with its number, a post box, or the whole block down to postcode, town and country, which
 * is one range. Streets are known by their kind of road in the language of the country; the tagger finds those without.
 */
import { defineEntity, type Found, type Judge, type Judgement } from "@portcullis/engine/cloak";
import { labelEnd, labelledAddresses } from "./postal/labelled.ts";
import {
  AMBIGUOUS_ROAD,
  BOXES,
  bothCases,
  CAP,
  NUMBER,
  ROAD_FIRST_REST,
  ROADS_BACK,
  ROADS_BEHIND_KEYWORDS,
  ROADS_EN,
  ROADS_FR,
  ROADS_FRONT,
  ROADS_FRONT_ACCENTED,
  ROADS_FRONT_ACCENTED_KEYWORDS,
  ROADS_FRONT_KEYWORDS,
  TAIL,
  TOWN,
  UNIT,
} from "./postal/roads.ts";

/**
 * Where the street begins: the word that the road word ends, and up to two capitalised words before it; then the house
 * number, where the country writes it first and none stands behind.
 */
function streetStart(text: string, road: number, numbered: boolean): number | null {
  if (!endsName(text, road)) return null;
  const left = text.slice(Math.max(0, road - 70), road);
  const name =
    /(?:\p{Lu}(?:[\p{L}\p{M}]{0,3}\.|[\p{L}\p{M}'’-]{0,24})[ ]){0,3}(?:\p{Lu}[\p{L}\p{M}'’-]{0,30})?$/u.exec(
      left,
    )?.[0] ?? "";
  if (name.trim() === "") return null;
  // A name that runs into the road word is whole; only a few words belong in front of it.
  if (!/[ ]$/u.test(name)) {
    const joined =
      /(?:(?:Am|An|Auf|Im|In|Zum|Zur|Alte|Alter|Neue|Neuer|Große|Kleine|Obere|Untere|Sankt|St\.|Dr\.|Prof\.|Oude|Nieuwe|Lange|Stora|Lilla|Gamle|Nye|\p{Lu}[\p{L}]{2,14}er)[ ](?:der[ ]|den[ ]|dem[ ])?)?[\p{L}\p{M}'’-]+$/u.exec(
        name,
      );
    return startOf(text, { road, name: joined?.[0] ?? name, numbered });
  }
  return startOf(text, { road, name, numbered });
}

/** Whether a word stands right before `at`, with a blank in between or none: most road words in a text are no street's. */
function endsName(text: string, at: number): boolean {
  const code = text.charCodeAt(text.charCodeAt(at - 1) === 32 ? at - 2 : at - 1);
  const small = code | 0x20;
  return (small >= 97 && small <= 122) || code >= 128 || code === 45 || code === 46 || code === 39;
}

function startOf(
  text: string,
  { road, name, numbered }: { road: number; name: string; numbered: boolean },
): number | null {
  if (numbered) return road - name.length;
  const from = road - name.length;
  const number = /(?<![\p{L}\d.,/:-])\d{1,5}[A-Za-z]?,?[ ]$/u.exec(text.slice(Math.max(0, from - 9), from));
  return number === null ? null : from - number[0].length;
}

/** What the word behind the number at `at` begins with, where it stands as house numbers do: 12 Mill, 18B Harbour, 4-6, Rue, 3 bis rue. */
function behindHouse(text: string, at: number): number {
  let end = at;
  while (end - at < HOUSE_CHARS_MAX && isHouseUnit(text.charCodeAt(end))) end++;
  if (text.charCodeAt(end) === 44) end++;
  return text.charCodeAt(end) === 32 ? text.charCodeAt(end + 1) : 0;
}

/** A name of a road: a capital, or an ordinal. */
function isHouse(text: string, at: number): boolean {
  const code = behindHouse(text, at);
  return (
    (code >= 65 && code <= 90) || code >= 128 || (code >= 48 && code <= 57 && ORDINAL.test(text.slice(at, at + 18)))
  );
}

const ORDINAL = /[ ]\d{1,3}(?:st|nd|rd|th)/;

/** A word for a road, or what parts two houses of the same number. */
function isHouseOfRoad(text: string, at: number): boolean {
  const code = behindHouse(text, at);
  return code >= 128 || ROAD_INITIALS.includes(String.fromCharCode(code | 0x20));
}

const ROAD_INITIALS = "abcdinpqrt";

const HOUSE_CHARS_MAX = 12;

/** A digit, one of the first eight letters, a hyphen, or the stroke between a flat and its house. */
function isHouseUnit(code: number): boolean {
  return (code >= 47 && code <= 57) || code === 45 || ((code | 0x20) >= 97 && (code | 0x20) <= 104);
}

/** Words that carry numbers of their own, and no houses. */
const COUNTED =
  /(?<![\p{L}])(?:Version|Section|Chapter|Page|Figure|Table|Line|Step|Level|Windows|Python|Node|Article|Artikel|Article|Kapitel|Seite|Jan|January|Feb|February|March|April|May|June|July|Aug|August|Sept?|September|Oct|October|Nov|November|Dec|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)[ .]/u;

/** A name or two, or what lies at, under or behind something, as Slavs call their streets. */
const BARE_STREET = `(?:(?:Na|Pod|Nad|U|V|Ve|Za|Pri|Při|Před|Pred|Ob|Ke|K|Do|Od)[ ](?:\\p{L}{3,20}[ ]?){1,2}(?<![ ])|${CAP}(?:[ ](?:(?:nad|pod|na|de|la|di|da|der)[ ])?${CAP})?)`;
const STREET_BEFORE = new RegExp(`(?<![\\p{L}\\d-])${BARE_STREET}[ ]$`, "u");
const STREET_CHARS_MAX = 60;

/** Where a name begins that a house's number follows; nowhere unless a comma or a break and a postcode follow the number. */
function streetBefore(text: string, at: number): number {
  if (text.charCodeAt(at - 1) !== 32) return -1;
  let end = at;
  while (end - at < HOUSE_CHARS_MAX && isHouseUnit(text.charCodeAt(end))) end++;
  if (text.charCodeAt(end) === 46) end++;
  if (text.charCodeAt(end) === 44) end++;
  const gap = text.charCodeAt(end);
  if ((gap !== 32 && gap !== 10) || (gap === 32 && text.charCodeAt(end - 1) !== 44)) return -1;
  if (!/^[A-Z\d]/.test(text.charAt(end + 1)) || !/\d/.test(text.slice(end + 1, end + 5))) return -1;
  const left = STREET_BEFORE.exec(text.slice(Math.max(0, at - STREET_CHARS_MAX), at));
  return left === null ? -1 : at - left[0].length;
}

/** Surer than the tagger ever is, which would call a street without its number a place. */
const judge: Judge = ({ text, start, end }, page) => {
  TAIL.lastIndex = end;
  const tail = TAIL.exec(page.text)?.[0] ?? "";
  const left = page.text.slice(Math.max(0, start - UNIT_CHARS_MAX), start);
  // "In 2019 Park Avenue opened": a year, and no house.
  if (tail === "" && /^(?:19|20)\d\d[ ]/u.test(text) && IN_A_YEAR.test(left)) return null;
  const unit = UNIT_IN_FRONT.exec(left)?.[0].length ?? 0;
  const trimmed = (text + tail).replace(/[\s,.'’-]+$/u, "");
  const score = tail !== "" || trimmed.length > 24 ? 0.96 : 0.94;
  return { score, start: start - unit, end: start + trimmed.length };
};

const UNIT_CHARS_MAX = 24;
const UNIT_IN_FRONT =
  /(?<![\p{L}\d])(?:Flat|Apt|Apartment|Suite|Ste|Unit|Level|Floor|Room|Bldg|Building)\.?[ ]#?[A-Z\d-]{1,5},?[ ]$/u;
const IN_A_YEAR = /(?<![\p{L}])(?:in|since|from|until|by|during|of|after|before|and|early|late)[ ]$/iu;

/** East Asian addresses are anchored at the word for the road or ward; what comes before it is read backwards. */
function before({ start, end }: Found, text: string, pattern: RegExp): Judgement {
  const left = pattern.exec(text.slice(Math.max(0, start - 40), start));
  return left === null ? null : { score: 0.94, start: start - left[0].length, end };
}

export default defineEntity({
  type: "street_address",
  meaning:
    "A street with its house number, a post office box, or a whole postal block down to postcode, town and country as one range.",
  recognisers: [
    ...labelledAddresses,
    {
      kind: "pattern",
      id: "number-first",
      starts: { number: [1, 5], from: (text, at) => (isHouse(text, at) ? at : -1) },
      pattern: new RegExp(
        `(?<![\\p{L}\\d.,/:$€£#-])\\d{1,5}[A-Ha-h]?(?:[-/]\\d{1,5})?,?[ ](?:(?:N|S|E|W|NE|NW|SE|SW|North|South|East|West)\\.?[ ])?(?:(?:\\d{1,3}(?:st|nd|rd|th)|${CAP})[ ]){1,4}?${ROADS_EN}(?![\\p{L}\\d])\\.?(?:[ ](?:N|S|E|W|NE|NW|SE|SW|North(?:east|west)?|South(?:east|west)?|East|West)(?![\\p{L}\\d]))?${UNIT}`,
        "uy",
      ),
      judge,
    },
    {
      kind: "pattern",
      id: "number-then-road",
      starts: { number: [1, 4], from: (text, at) => (isHouseOfRoad(text, at) ? at : -1) },
      pattern: new RegExp(
        `(?<![\\p{L}\\d.,/:$€£#-])\\d{1,4}(?:[ ]?(?:bis|ter|[A-D]))?,?[ ]${bothCases(`${ROADS_FR},đường,phố,ngõ`)}[ ](?:(?:de|du|des|la|le|les|l['’]|d['’]|au|aux)[ ]?){0,3}${CAP}(?:[ -](?:(?:de|du|des|la|le|les)[ -])?${CAP}){0,3}${UNIT}`,
        "uy",
      ),
      judge,
    },
    {
      kind: "keyword",
      id: "road-first",
      keywords: ROADS_FRONT_KEYWORDS,
      pattern: new RegExp(`(?<![\\p{L}\\d])${ROADS_FRONT}${ROAD_FIRST_REST}`, "uy"),
      judge,
    },
    {
      kind: "keyword",
      id: "road-first-accented",
      keywords: ROADS_FRONT_ACCENTED_KEYWORDS,
      pattern: new RegExp(`(?<![\\p{L}\\d])${ROADS_FRONT_ACCENTED}${ROAD_FIRST_REST}`, "uy"),
      judge,
    },
    {
      kind: "keyword",
      id: "road-behind",
      keywords: ROADS_BEHIND_KEYWORDS,
      pattern: new RegExp(
        `${ROADS_BACK}(?:,?[ ](?:[nN](?:r|o|º|°)\\.?[ ]?:?[ ]?)?${NUMBER}(?:\\.(?=,))?${UNIT}(?:[ ,/]{1,2}(?:D|Daire|K|Kat)[ ]?[.:][ ]?\\d{1,3}){0,2})?(?![\\p{L}\\d])`,
        "uy",
      ),
      judge: (found, page) => {
        const start = streetStart(page.text, found.start, /\d/u.test(found.text));
        const claim = start === null ? null : judge(found, page);
        if (start === null || claim === null || typeof claim === "number") return null;
        // "During 1994", "Spring 3": these endings are a street's only when a town follows.
        const alone = claim.end === found.end;
        const joined = page.text[found.start - 1] === "-" && /\d/u.test(found.text);
        return alone && !joined && AMBIGUOUS_ROAD.test(found.text) ? null : { ...claim, start };
      },
    },
    {
      kind: "pattern",
      id: "named-house",
      starts: { number: [1, 4], from: streetBefore },
      // No word for a road, but a house's number, a postcode and a town: "Klímova 702, 544 01 Dvůr Králové".
      pattern: new RegExp(
        `${BARE_STREET}[ ]${NUMBER}\\.?(?:,[ ]|,?\\n)(?:[A-Z]{1,3}-)?(?!(?:19|20)\\d\\d[ ])(?:\\d{5}|\\d{4}(?:[ ]?[A-Z]{2},?)?|\\d{3}[ ]\\d{2}|\\d{2}-\\d{3})[ ]${TOWN}`,
        "uy",
      ),
      judge: ({ text, start }) => {
        if (COUNTED.test(text)) return null;
        const from = labelEnd(text);
        const trimmed = text.replace(/[\s,.'’-]+$/u, "");
        return from < text.search(/\d/u) ? { score: 0.8, start: start + from, end: start + trimmed.length } : null;
      },
    },
    {
      kind: "keyword",
      id: "grid",
      // Colombia numbers its roads: the house stands so many metres from the crossing with another.
      keywords: [
        "calle ",
        "cl. ",
        "cl ",
        "carrera ",
        "cra. ",
        "cra ",
        "cr. ",
        "kra ",
        "transversal ",
        "diagonal ",
        "avenida ",
        "av. ",
      ].filter((word) => word.length > 3),
      pattern:
        /(?<![\p{L}\d])(?:[Cc]alle|C[lL]\.?|[Cc]arrera|C(?:ra|RA|r)\.?|K(?:ra|r)\.?|[Tt]ransversal|[Dd]iagonal|[Aa]venida|Av\.?) \d{1,3}(?: ?[A-Z](?![\p{L}]))?(?: (?:[Bb]is|BIS|[Ss]ur|[Nn]orte|[Ee]ste))? ?(?:#|No?\.?|N[°º]|[Nn]úmero) ?\d{1,3}[A-Za-z]? ?- ?\d{1,3}(?: (?:Sur|Norte|Este|Oeste))?(?![\p{L}\d])/uy,
      judge,
    },
    {
      kind: "keyword",
      id: "post-box",
      keywords: [
        "p.o. box",
        "po box",
        "p.o.box",
        "postfach",
        "apartado",
        "boite postale",
        "postbus",
        "casella postale",
        "caixa postal",
      ],
      pattern: new RegExp(`(?<![\\p{L}\\d])${BOXES}[ ](?:n[º°.]?[ ]?)?\\d{1,6}(?:[ ]?\\d{2})?`, "uy"),
      judge,
    },
    {
      kind: "pattern",
      id: "script-without-capitals",
      needs: ["digit", "eastern"],
      pattern:
        /(?:(?:شارع|طريق|خیابان|بلوار|کوچه|گلی|רחוב|רח'|שדרות|שד'|ถนน|ซอย) ?[\p{L}\p{M}]{2,20}(?: [\p{L}\p{M}]{2,20}){0,3}[,،]? (?:رقم |پلاک |№ ?)?\d{1,5}|(?<![\p{L}\d.,/:-])\d{1,5},? [\p{L}\p{M}]{2,24}(?: [\p{L}\p{M}]{2,24})? ?(?:मार्ग|रोड|सड़क|रस्ता|पथ|नगर|गली|कॉलोनी|चौक|विहार|রোড|সড়ক|রাস্তা|ৰোড|পথ|சாலை|தெரு|రోడ్డు|వీధి|ರಸ್ತೆ|ಬೀದಿ|റോഡ്|തെരുവ്|રોડ|માર્ગ|ਰੋਡ|ਗਲੀ|ରୋଡ|ମାର୍ଗ|ถนน)(?:,? [\p{L}\p{M}]{3,20})?)/gu,
      judge: 0.94,
    },
    {
      kind: "pattern",
      id: "japanese",
      needs: ["digit", "eastern"],
      pattern:
        /[市区郡町村][\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{0,14}\d{1,4}(?:丁目|番地?|号|[-−ー‐–の]\d{1,4}){1,4}(?:番地?|号)?/gu,
      judge: (found, page) =>
        before(found, page.text, /(?:〒 ?\d{3}-?\d{4}\s{0,2})?(?:(?![住在])\p{Script=Han}){1,14}$/u),
    },
    {
      kind: "pattern",
      id: "chinese",
      needs: ["digit", "eastern"],
      pattern:
        /[路街道巷段](?:\d{1,3}[段巷弄]){0,3}\d{1,5}[号號](?:之?\d{1,4}(?:[栋楼室单元號楼樓座-]{1,2}|(?!\d))){0,4}/gu,
      judge: (found, page) => before(found, page.text, /(?:(?![住在于於到址])\p{Script=Han}){1,20}$/u),
    },
    {
      kind: "pattern",
      id: "korean",
      needs: ["digit", "eastern"],
      pattern: /[로길동](?:\d{1,3}번?길)? ?\d{1,4}(?:-\d{1,4})?(?:,? \d{1,4}동)?(?:,? \d{1,5}호)?/gu,
      judge: (found, page) =>
        before(
          found,
          page.text,
          /(?:\p{Script=Hangul}{2,8}[시도] )?(?:\p{Script=Hangul}{1,6}[시군구] ){1,2}\p{Script=Hangul}{1,10}$/u,
        ),
    },
  ],
  finds: [
    "Ship to «742 Maple Street, Springfield, IL 62704» today",
    "She lives at «18B Harbour Lane, Bristol, BS1 4QA».",
    "Anschrift: «Lindenstraße 12a, 10969 Berlin»",
    "habita en «Calle Mayor 45, 28013 Madrid»",
    "«12 rue de la République, 69002 Lyon»",
    "residente in «Via Garibaldi 7, 20121 Milano»",
    "mora na «Rua das Flores, 120»",
    "mora na «Rua das Flores, 120, apto 5, CEP 04538-133»",
    "Ana, «Rua das Flores 120, 1200-195 Lisboa»",
    "«Av. Paulista, 1578 - Bela Vista, São Paulo - SP, 01310-200»",
    "«Mariahilfer Straße 45/3/12, 1060 Wien»",
    "«Flat 3, 45 High Street, Oxford OX1 4AA»",
    "at «10 Mill Street, Summertown, Oxford OX2 7AB»",
    "«100 Queen Street West, Toronto, ON M5H 2N2»",
    "«5/12 George St, Sydney NSW 2000»",
    '{"address":"«Hanauer Landstraße 164\\n60314 Frankfurt»"}',
    "at «97 10th Street Northwest» again",
    "wohnhaft «Am Markt 5, 07743 Jena», Tel.: 03641",
    "vive en «C/ Mayor, 45, 3º B, 28013 Madrid»",
    "1 block from «1600 Pennsylvania Avenue NW, Washington, DC 20500»",
    "Ihre Adresse «Hauptstr. 5, 80331 München»",
    "他住在«北京市朝阳区建国路88号»。",
    "zam. «ul. Długa 15/3, 31-146 Kraków»",
    "Adres: «Kerkstraat 88, 1017 GP Amsterdam»",
    "reply to «PO Box 4410, Portland, OR 97208»",
    "живе на «вулиця Хрещатик 22»",
    "woon in «34 Voortrekkerstraat»",
    "يسكن في «شارع الزيتون 27»",
    "jag bor på «Storgatan 12 B, 111 23 Stockholm». Ring 070-123 45 67",
    "in «Via Garibaldi 22, 20121 Milano». Ordine 5533",
    "an «Emmy-Noether-Ring 38», bitte",
    "írjon ide: «Kossuth utca 12., H-8402 Somogy»",
    "livré au «180, chemin du Parc, Laval (Québec) H7T 1B9» hier",
    "Address: «Rosenbakken 14, 9000 Aalborg»\nPhone: none",
    '{"name":"Mila","shippingAddress":"«Vrtna 7b, 10430 Samobor»","items":3}',
    'id,address,note\n7,"«Zelená 18, 460 01 Liberec»",new',
    "INSERT INTO homes (id, address) VALUES (4, '«Harju tn 3-12, 80010 Pärnu»');",
    "<tr><th>Adresas</th><td>«Pilies g. 9-4»</td></tr>",
    "ad: Mert, adres: «Moda Cad. No: 41 D: 6, 34710 Kadıköy»",
    "envíelo a «Carrera 43A # 16-38» hoy",
    "posílejte na «Polní 27, 345 62 Holýšov» prosím",
    "Él vive en «Ramón Gómez 12» desde mayo",
    "نشانی: «تهران، خیابان بهار، پلاک 21»",
    "पता: «41, शांति नगर, इंदौर 452001»",
    "住所：«東京都新宿区西新宿2-8-1»",
    "地址：«上海市浦东新区世纪大道100号»",
  ],
  ignores: [
    "our road trip went down every street in town",
    "chapter 12 of the Way",
    "listening on port 8080 via nginx 1",
    "3 ways to improve your code",
    "on 5th Avenue there are shops",
    "version 2 Road Map",
    "In 2019 Park Avenue opened three stores",
    "see line 42 in Main Place Holder",
    "address: 10.0.4.17 port 22",
    'address: "localhost:8080"',
    "MAC address: 00:1B:44:11:3A:B7, IP address: fe80::1",
    "const address = getAddress(42)",
    "Address: see section 4 below",
    "email address is required, 3 of 5",
    "In May 12, 14500 Visitors came",
    "lives at Level 3 of the stack",
  ],
});
