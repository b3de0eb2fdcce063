/**
 * Names of people. Most are the tagger's to find; these recognisers read the places where a text itself says that a name
 * follows: a label, a title, a mail header, a signature, an introduction. Titles stay outside of the range.
 */
import { defineEntity, type LabelRecogniser, type WordList, words } from "@portcullis/engine/cloak";

const LABELS =
  words(`full name, first name, last name, middle name, surname, given name, given names, family name, maiden name,
  patient name, customer name, client name, employee name, contact name, contact person, account holder, cardholder, cardholder name,
  name on card, beneficiary name, applicant name, recipient name, guest name, passenger name, student name, author name, legal name,
  firstname, lastname, fullname, vorname, nachname, familienname, vollständiger name, kontoinhaber, ansprechpartner, prénom, nom de famille,
  nom complet, nom et prénom, titulaire, nombre completo, nombre y apellidos, apellido, apellidos, titular, nome completo, cognome,
  nome e cognome, sobrenome, nome do titular, voornaam, achternaam, volledige naam, imię, nazwisko, imię i nazwisko, jméno, příjmení,
  meno a priezvisko, förnamn, efternamn, fornavn, etternavn, efternavn, etunimi, sukunimi, vezetéknév, keresztnév, teljes név,
  nume, prenume, nume complet, adı soyadı, ad soyad, soyadı, фамилия, имя, фио, отчество, прізвище, ім'я, име, фамилия и имя,
  όνομα, ονοματεπώνυμο, επώνυμο, 氏名, お名前, 姓名, 名前, 患者名, 이름, 성명, 성함, الاسم, الاسم الكامل, שם מלא, שם משפחה, שם פרטי,
  पूरा नाम, रोगी का नाम, नाम, রোগীর নাম, নাম, நோயாளி பெயர், பெயர், పేరు, ಹೆಸರು, പേര്, નામ, ਨਾਮ, नाव, họ và tên, họ tên, nama lengkap, nama, ชื่อ, ชื่อ-นามสกุล`);

const TITLES =
  words(`mr, mrs, ms, mx, dr, prof, professor, herr, herrn, frau, señor, señora, señorita, sr, sra, srta, monsieur, madame, mme,
  mlle, signor, signora, sig ra, dott, dottoressa, senhor, senhora, pan, pani, dhr, mevr, mevrouw, meneer, fru, hr, пан, пані, г-н, г-жа,
  господин, госпожа`);

const INTRODUCTIONS =
  words(`my name is, my name's, name is, i am called, me llamo, mi nombre es, je m'appelle, mon nom est, mein name ist, ich heiße,
  ich heisse, mi chiamo, il mio nome è, meu nome é, me chamo, chamo-me, nazywam się, mam na imię, mijn naam is, ik heet, jag heter,
  jeg heter, jeg hedder, nimeni on, jmenuji se, volám sa, mă numesc, benim adım, adım, меня зовут, мене звати, казвам се`);

const SIGN_OFFS =
  words(`regards, kind regards, best regards, warm regards, sincerely, yours sincerely, yours truly, yours faithfully, best wishes,
  cheers, mit freundlichen grüßen, freundliche grüße, viele grüße, beste grüße, cordialement, bien à vous, saludos, un saludo, atentamente, saluti,
  cordiali saluti, distinti saluti, atenciosamente, com os melhores cumprimentos, abraços, met vriendelijke groet, groeten, pozdrawiam,
  z poważaniem, s pozdravem, s pozdravom, med vänliga hälsningar, med venlig hilsen, med vennlig hilsen, üdvözlettel, cu stimă, saygılarımla,
  с уважением, з повагою`);

/** Who somebody is; a name follows where a colon does. */
const ROLES =
  words(`employee, customer, client, patient, passenger, applicant, tenant, borrower, insured, policyholder, claimant, student, guest, attendee,
  cardholder, beneficiary, payee, recipient, contact, attn, prescriber, physician, cliente, paciente, empleado, pasajero, titular, patientin, kunde, kundin,
  mitarbeiter, mitarbeiterin, versicherter, passagier, klant, patiënt, client, patient·e, passager, salarié, assuré, dipendente, paziente, passeggero, klient, pacjent,
  pracownik, pasażer, zákazník, pacient, funcionário, hóspede, bill to, ship to, sold to, deliver to`);

/** The word for a name alone, in languages where little else that programs write is called so. */
const FIELDS = words("nom, nombre, naam, navn, namn, név, jméno, nom et prénoms, nom de naissance, nom d'usage");

const PASSENGERS = words(
  "passenger, passengers, passenger name, pax, pax name, traveller, traveler, name, pasajero, passager, passagier",
);

const WORD = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,24}";
const PARTICLE =
  "(?:(?:de|da|do|dos|das|del|della|di|du|van|von|der|den|ten|ter|zu|bin|ibn|al|el|la|le|y|e|af|av)[ '’]){0,2}";
const NAME = `(?:\\p{Lu}\\.[ ]?){0,2}${WORD}(?:[ ](?:\\p{Lu}\\.[ ]?){0,2}${PARTICLE}${WORD}){0,3}`;
/** Scripts without capitals: two to five words, or a short run of ideographs. */
const OTHER_NAME =
  "[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}・]{2,9}(?:[ ][\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}]{1,6})?|[\\p{Script=Hangul}]{2,5}|[\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Thai}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Gujarati}\\p{Script=Gurmukhi}\\p{M}]{2,20}(?:[ ][\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Gujarati}\\p{Script=Gurmukhi}\\p{M}]{2,20}){1,3}";

/** Capitalised words that stand where a name would. */
const NO_NAME =
  /^(?:The|This|That|Your|My|Our|His|Her|Their|It|Not|Yes|No|And|Or|If|In|On|At|To|For|From|Please|Required|Optional|Example|Test|Name|First|Last|Full|Mr|Mrs|Ms|Dr|None|Null|True|False|String|Unknown|Enter|Field|Value|Data|User|Admin|Customer|Client|Patient|President|Chairman|Speaker|Minister|Secretary|Officer|Team|Support|Caller|Agent|Operator|Assistant|Sales|Service|Engineering|Marketing|Sir|Madam|Error|Invalid|Missing|Sent|Date|Address|Email|Phone|Company|Bank|All|Any|Other|January|February|March|April|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)(?![\p{L}])/u;

const SURNAMES_KO = "김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하";
/** Behind a greeting or "I am" alone: "…입니다" ends most sentences. */
const INTRODUCED_KO = /(?:안녕하세요[,.!]?|저는|이름은) ?$/u;

interface Reader {
  readonly labels: WordList;
  readonly score: number;
  readonly value: string;
}

function labelled(id: string, { labels, score, value }: Reader): LabelRecogniser {
  return {
    kind: "label",
    id,
    labels,
    value: new RegExp(`(?:${value})(?![\\p{L}\\p{M}\\d@_(=/\\\\])`, "yu"),
    judge: ({ text, start }, page) => {
      // The value must begin a word, and a label in small letters inside running text says little.
      if (/[\p{L}\p{M}\d_@./-]/u.test(page.text.charAt(start - 1))) return null;
      return NO_NAME.test(text) || (/^\p{Lu}+$/u.test(text) && text.length < 4) ? null : score;
    },
  };
}

export default defineEntity({
  type: "person_name",
  meaning:
    "Given, family and full names of people, without titles. Read by the tagger, and where a label, title, mail header or signature announces one.",
  recognisers: [
    labelled("labelled", { labels: LABELS, score: 0.8, value: `${NAME}|${OTHER_NAME}` }),
    labelled("of-role", {
      labels: ROLES,
      score: 0.75,
      value: `(?<=[:=]["' ]{0,3})${WORD}(?:[ ](?:\\p{Lu}\\.[ ]?){0,2}${PARTICLE}${WORD}){1,3}`,
    }),
    labelled("of-field", { labels: FIELDS, score: 0.7, value: `(?<=[:=]["' ]{0,3})(?:${NAME})` }),
    {
      kind: "label",
      id: "passenger",
      labels: PASSENGERS,
      // As airlines write it: family name, stroke, given names and title.
      value: /[A-Z]{2,24}\/[A-Z]{2,24}(?: [A-Z]{2,24}){0,3}(?![\w/])/y,
      judge: 0.85,
    },
    labelled("introduced", { labels: INTRODUCTIONS, score: 0.85, value: NAME }),
    labelled("titled", { labels: TITLES, score: 0.75, value: NAME }),
    labelled("signed", { labels: SIGN_OFFS, score: 0.7, value: `${NAME}(?=[ ]?(?:\\n|$|,))` }),
    {
      kind: "pattern",
      id: "travel-document",
      needs: ["angle"],
      // The first line of a passport's zone: the country, the family name, two fillers, the given names.
      pattern:
        /(?<![\w<])P[A-Z<][A-Z]{3}(?<value>[A-Z]{1,30}(?:<[A-Z]{1,30}){0,3}<<[A-Z]{1,30}(?:<[A-Z]{1,30}){0,4})<{2,36}(?!\w)/dg,
      judge: 0.97,
    },
    {
      kind: "pattern",
      id: "introduced-east",
      needs: ["eastern"],
      // "… と申します", "안녕하세요, …입니다": whoever says so is named right there.
      pattern: new RegExp(
        `(?:(?<=[、。,!はの ]|^)(?!弊社|当社|私|会社|株式)(?:[\\p{Script=Han}]{2,5}(?: [\\p{Script=Han}]{1,3})?|[\\p{Script=Katakana}ー]{2,12})(?=と(?:申し|いい|言い)ます)|(?<=[요는은,.!] ?)[${SURNAMES_KO}][가-힣]{1,2}(?=입니다|이라고|라고 합|이에요|예요))`,
        "gu",
      ),
      judge: ({ start, text }, page) =>
        /[가-힣]/.test(text) && !INTRODUCED_KO.test(page.text.slice(Math.max(0, start - 12), start)) ? null : 0.85,
    },
    {
      kind: "keyword",
      id: "record",
      // The two parts of a name as records of patients and contacts have them; as words they are anybody's.
      keywords: ['"family":', '"given":', '"familyname":', '"givenname":'],
      pattern: new RegExp(`"(?:family|given)(?:Name)?": ?\\[?"(?<value>${NAME})"`, "yiud"),
      judge: ({ text }) => (NO_NAME.test(text) || !/^\p{Lu}/u.test(text) ? null : 0.85),
    },
    {
      kind: "keyword",
      id: "health-message",
      // HL7: the fifth field of a patient's segment, family name and given names between carets.
      keywords: ["pid|"],
      pattern: /PID\|(?:[^|\n]{0,120}\|){4}(?<value>\p{L}[\p{L}'’ -]{0,30}(?:\^\p{L}[\p{L}'’ .-]{0,30}){1,2})/duy,
      judge: 0.95,
    },
    {
      kind: "keyword",
      id: "mail-header",
      keywords: [
        "from:",
        "to:",
        "cc:",
        "bcc:",
        "reply-to:",
        "sender:",
        "author:",
        "signed-off-by:",
        "co-authored-by:",
        "reviewed-by:",
      ],
      pattern: new RegExp(`[A-Za-z-]{2,16}:[ ]{0,2}"?(?<value>${NAME})"?[ ]?<[^\\s<>]{3,80}@`, "yud"),
      judge: ({ text }) => (NO_NAME.test(text) ? null : 0.85),
    },
  ],
  finds: [
    "P<UTO«ERIKSSON<<ANNA<MARIA»<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10",
    "Full name: «Amara Okafor»",
    '{"firstName": "«Lucía»", "lastName": "«Fernández de la Vega»"}',
    "Hello, my name is «Tomasz Zieliński» and I need help.",
    "Please ask Dr. «Ingrid Solberg» about it.",
    "Mit freundlichen Grüßen\n«Katharina Vogel»",
    "From: «Priya Raghavan» <priya@example.org>",
    "first_name,last_name\n«Noah»,«Lindqvist»\n«Chloé»,«Marchand»",
    "Nom : «LEFEBVRE»  Prénom : «Antoine»",
    "e Employee: «Dolores Whitfield»",
    "Passenger: «OKAFOR/CHIDINMA MRS»  LH 1171",
    "氏名：«山田太郎»",
    '"name":[{"family":"«Adeyemi»","given":["«Folake»"]}]',
    "PID|1||8812^^^H^MR||«HOLLOWAY^GRACE^A»||19790612|F",
    "初めまして、«佐藤美咲»と申します。",
    "안녕하세요, «김민수»입니다.",
  ],
  ignores: [
    "First name is required",
    "<GivenName></GivenName><FamilyName></FamilyName>",
    "Contact: Sales Department, Customer: Service Desk",
    "서비스 이용 안내입니다. 감사합니다.",
    "以上が弊社と申しますものの方針です",
    '{"family":"serif","given":["a"]}',
    "const lastName = getLastName(user)",
    "the name of the server is web-1",
    "From: Support Team <help@example.org>",
    "Mr. President, thank you",
    "kind regards to the team",
    "@amara_okafor pushed a commit",
  ],
});
