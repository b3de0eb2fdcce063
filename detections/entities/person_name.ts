/**
 * Names of people. Most are the tagger's to find; these recognisers read the places where a text itself says that a name
 * follows: a label, a title, a mail header, a signature, an introduction. Titles stay outside of the range.
 */
import {
  defineEntity,
  type Found,
  type LabelRecogniser,
  type Page,
  type WordList,
  words,
} from "@portcullis/engine/cloak";

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
  täisnimi, vardas, pavardė, vardas pavardė, uzvārds, vārds uzvārds, ime i prezime, prezime, ime in priimek, priimek, піб, п.і.б, име и фамилия, име презиме фамилия, ime prezime, име и презиме, نام و نام خانوادگی, نام خانوادگی, fornafn, ad ve soyad, họ tên đầy đủ, पूरा नाम, रोगी का नाम, नाम, রোগীর নাম, নাম, நோயாளி பெயர், பெயர், పేరు, ಹೆಸರು, പേര്, નામ, ਨਾਮ, नाव, họ và tên, họ tên, nama lengkap, nama, ชื่อ, ชื่อ-นามสกุล`);

const TITLES =
  words(`mr, mrs, ms, mx, dr, prof, professor, herr, herrn, frau, señor, señora, señorita, sr, sra, srta, monsieur, madame, mme,
  mlle, signor, signora, sig ra, dott, dottoressa, senhor, senhora, pan, pani, dhr, mevr, mevrouw, meneer, fru, hr, пан, пані, г-н, г-жа,
  господин, госпожа`);

const INTRODUCTIONS =
  words(`my name is, my name's, name is, i am called, me llamo, mi nombre es, je m'appelle, mon nom est, mein name ist, ich heiße,
  ich heisse, mi chiamo, il mio nome è, meu nome é, me chamo, chamo-me, nazywam się, mam na imię, mijn naam is, ik heet, jag heter,
  jeg heter, jeg hedder, nimeni on, jmenuji se, volám sa, mă numesc, benim adım, adım, меня зовут, мене звати, казвам се, името ми е, зовем се, zovem se, ime mi je, moje ime je, ime mi je, minu nimi on, mani sauc, mano vardas, με λένε, ονομάζομαι, είμαι ο, είμαι η, שמי, קוראים לי, اسمي, أنا اسمي, نام من, मेरा नाम, tôi tên là, tên tôi là, tên là, nama saya, nama saya adalah, saya bernama, jina langu ni`);

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
const FIELDS = words("nom, nombre, naam, navn, namn, név, nimi, jméno, nom et prénoms, nom de naissance, nom d'usage");

const PASSENGERS = words(
  "passenger, passengers, passenger name, pax, pax name, traveller, traveler, name, pasajero, passager, passagier",
);

const WORD = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,24}";
const PARTICLE =
  "(?:(?:de|da|do|dos|das|del|della|di|du|van|von|der|den|ten|ter|zu|bin|ibn|al|el|la|le|y|e|af|av)[ '’]){0,2}";
const NAME = `(?:\\p{Lu}\\.[ ]?){0,2}${WORD}(?:[ ](?:\\p{Lu}\\.[ ]?){0,2}${PARTICLE}${WORD}){0,3}`;
/** Scripts without capitals: two to five words, or a short run of ideographs. */
const OTHER_NAME =
  "[\\p{Script=Thai}]{2,24}[ ][\\p{Script=Thai}]{2,24}|[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}・]{2,9}(?:[ ][\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}]{1,6})?|[\\p{Script=Hangul}]{2,5}|[\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Thai}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Gujarati}\\p{Script=Gurmukhi}\\p{M}]{2,20}(?:[ ][\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Gujarati}\\p{Script=Gurmukhi}\\p{M}]{2,20}){1,3}";

/** Two or three words in scripts with blanks and without capitals, and no more: what follows is the sentence. */
const SPACED_NAME =
  "[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Devanagari}\\p{M}’']{2,16}[ ][\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Devanagari}\\p{M}’']{2,16}";

const TWO_WORDS = `${WORD}(?:[ ](?:\\p{Lu}\\.[ ]?)?${PARTICLE}${WORD}){1,3}`;

const BEHALF = words(
  `in the name of, on behalf of, signed by, a nombre de, firmado por, firmada por, au nom de, signé par, signée par, auf den namen, im namen von, unterschrieben von, em nome de, em nome da, assinado por, intestato a, intestata a, a nome di, firmato da, seguita da, ten name van, op naam van, ondertekend door, podpisane przez, w imieniu, jménem, podepsal, în numele, semnat de, i namn av, подписал, подписала, от имени, підписав, підписала`,
);
const BIRTHS = [
  " born on",
  " geboren",
  " né le",
  " née le",
  " nacido",
  " nacida",
  " nascido",
  " nascida",
  " nato il",
  " nata il",
  " urodzon",
  " narozen",
  " narodený",
  " narodená",
  " född",
  " født",
  " syntynyt",
  " sündinud",
  " dzimis",
  " gimęs",
  " gimusi",
  " rođen",
  " rojen",
  " născut",
];

const THAI = words("ชื่อ-นามสกุล, ชื่อ นามสกุล, ชื่อนามสกุล, ผมชื่อ, ดิฉันชื่อ, ฉันชื่อ, นาย, นางสาว, ชื่อผู้ป่วย, ชื่อผู้รับ");

const NAME_FIELD = words("name, name of holder, holder");
/** What the fields beside a person's name are called; their names are nobody's. */
const OTHER_FIELDS =
  words(`email, e-mail, email address, courriel, correo, correo electrónico, sähköposti, epost, e-post, e-posta, e-mailadres, имейл, эл почта, электронная почта, ел пошта, електронна пошта, el paštas, e-pasts, e-pošta, surel, メール, メールアドレス, 邮箱, 電子郵件, 이메일, อีเมล, البريد الإلكتروني, ایمیل, ईमेल,
  phone, telephone, mobile, tel, cell, fax, dob, date of birth, birth date, birthday, birthdate, born, gender, sex, age, ssn, passport, address, street, nationality, marital status, subject, datum, giao`);
const PERSONAL_NEAR =
  /(?:^|[^a-z])(?:e-?mail|phone|tel|telephone|mobile|dob|birth|birthday|birthdate|ssn|passport|gender|sex|age|nationality|address)(?:[^a-z]|$)/i;
const NO_PERSON_NEAR =
  /(?:^|[^a-z])(?:price|sku|qty|quantity|stock|version|license|repository|dependencies|type|module|namespace)["']?[:=,|\t]/i;
const COMPANY =
  /(?<![\p{L}])(?:Inc|LLC|Ltd|Limited|Corp|Corporation|GmbH|AG|SA|SARL|SL|BV|AB|Oy|PLC|Company|Co|Group|Holdings?|Bank|University|College|School|Hospital|Clinic|Hotel|Restaurant|Cafe|Store|Shop|Services?|Solutions|Systems|Technologies|Software|Foundation|Institute|Agency|Department|Center|Centre|Street|Road|Avenue|City|County|Team|Project|Plan|Account|Card|Event|Meeting|Server|Service|File|Report|Test)(?![\p{L}])/u;
const NEAR_CHARS = 160;

/** A field called "name" in a record that has other fields of a person. */
function judgeForm({ text, start, end }: Found, page: Page): number | null {
  const before = page.text.slice(Math.max(0, start - NEAR_CHARS), start);
  if (!/(?:[:=]\s{0,2}["']?|>|\|\s?)$/u.test(before) && page.cellEnd(start) === -1) return null;
  if (NO_NAME.test(text) || COMPANY.test(text)) return null;
  const around =
    page.cellEnd(start) === -1 ? before + page.text.slice(end, end + NEAR_CHARS) : page.text.slice(0, 2 * NEAR_CHARS);
  return PERSONAL_NEAR.test(around) && !NO_PERSON_NEAR.test(around) ? 0.65 : null;
}

/** Capitalised words that stand where a name would. */
const NO_NAME =
  /^(?:The|This|That|Your|My|Our|His|Her|Their|It|Not|Yes|No|And|Or|If|In|On|At|To|For|From|Please|Required|Optional|Example|Test|Name|First|Last|Full|Mr|Mrs|Ms|Dr|None|Null|True|False|String|Unknown|Enter|Field|Value|Data|User|Admin|Customer|Client|Patient|President|Chairman|Speaker|Minister|Secretary|Officer|Team|Support|Caller|Agent|Operator|Assistant|Sales|Service|Engineering|Marketing|Sir|Madam|Error|Invalid|Missing|Sent|Date|Address|Email|Phone|Company|Bank|All|Any|Other|January|February|March|April|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)(?![\p{L}])/u;

const SURNAMES_ZH =
  "王李张劉刘陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何林高罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾肖萧蕭田董潘袁蔡蒋蔣余于杜叶葉程苏蘇魏吕呂丁任卢盧姚沈钟鍾姜崔谭譚陆陸范汪廖石金贾賈夏韦韋付方邹鄒熊白孟秦邱江尹薛闫段雷侯龙龍陶黎贺賀毛郝龚龔邵万萬钱錢严嚴覃武戴莫孔向汤湯";
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
    labelled("introduced", { labels: INTRODUCTIONS, score: 0.85, value: `${NAME}|${SPACED_NAME}` }),
    {
      kind: "label",
      id: "of-form",
      labels: NAME_FIELD,
      hears: [OTHER_FIELDS],
      // "Name" names everything; beside somebody's birth, phone or address two words or three with capitals are somebody.
      value: new RegExp(
        `${WORD}(?:[ ](?:\\p{Lu}\\.[ ]?)?${PARTICLE}${WORD}){1,3}(?<!['’])(?![\\p{L}\\p{M}\\d@_(=/\\\\])`,
        "yu",
      ),
      judge: judgeForm,
    },
    {
      kind: "pattern",
      id: "honoured-east",
      needs: ["eastern"],
      // The word of respect stands behind the name.
      pattern: new RegExp(
        `(?<![\\p{Script=Han}々])(?!お客|皆|奥|神|王|患者|担当|各位|利用|会員|契約|関係|本人|弁護|先生|店員|社長|部長)(?:[\\p{Script=Han}々]{2,5}|[\\p{Script=Han}々]{1,3}[ 　][\\p{Script=Han}々]{1,3})(?=[ ]?(?:様|さん|さま|氏(?!\\p{Script=Han})))|(?<![가-힣])(?!고객|하나|하느|장모|이모|고모|임금|유저|노인|강사|기사|주인|이웃|조카|서방|한분|전문|안내|오너|손주|선생)[${SURNAMES_KO}][가-힣]{2}(?=[ ]?(?:님|씨)(?![가-힣]{2})|[ ]?고객님)|(?<=[叫是系繫络絡请請和与與告给給对對向由，。、：:])[${SURNAMES_ZH}][\\p{Script=Han}]{1,2}(?=[ ]?(?:先生|女士|小姐|同学|老师|经理|医生|大夫|律师|教授))|(?<=[叫])[${SURNAMES_ZH}][\\p{Script=Han}]{1,2}(?=[，。,.！!、])`,
        "gu",
      ),
      judge: 0.85,
    },
    labelled("thai", {
      labels: THAI,
      score: 0.8,
      value: "[\\p{Script=Thai}]{2,24}[ ][\\p{Script=Thai}]{2,24}(?=[ \\n]|$|[<|\"',])",
    }),
    {
      kind: "label",
      id: "on-behalf",
      labels: BEHALF,
      value: new RegExp(`${TWO_WORDS}(?![\\p{L}\\p{M}\\d@_(=/\\\\])`, "yu"),
      judge: ({ text }) => (NO_NAME.test(text) || COMPANY.test(text) ? null : 0.65),
    },
    {
      kind: "keyword",
      id: "of-birth",
      keywords: BIRTHS,
      before: 64,
      after: 12,
      // Whoever is born is named right in front.
      pattern: new RegExp(
        `(?<![\\p{L}\\p{M}\\d'’-])${TWO_WORDS}(?=,?[ ](?:${BIRTHS.map((word) => word.trim().replace(".", "\\.")).join("|")})(?![\\p{L}]{4}))`,
        "gu",
      ),
      judge: ({ text }) => (NO_NAME.test(text) || COMPANY.test(text) ? null : 0.75),
    },
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
    "Name: «Wiremu Tahere»\nPhone: none\nDOB: 1980",
    "«佐々木 健»様のお部屋です",
    "担当は«伊藤»さんです。",
    "어제 «박서연» 님이 오셨습니다",
    "请转告«陈晓明»先生明天来",
    "大家好，我叫«林静»，来自杭州",
    "ชื่อ-นามสกุล: «สมชาย ใจดี»",
    "مرحبا، اسمي «ليلى حداد» وأحتاج مساعدة",
    "El contrato de «Lucía Robles», nacida el 3 de mayo, vence hoy",
    "zahlbar an «Dogan Häring», geboren am 3. Mai",
    "la cuenta está a nombre de «Jaime Peñalosa» desde hoy",
    "Vardas, pavardė: «Rasa Petrauskienė»",
  ],
  ignores: [
    "First name is required",
    "signed on behalf of Northern Trust Bank",
    '{"name": "Blue Cotton Shirt", "sku": "B-12", "email": null}',
    "Name: Acme Holdings Ltd\nPhone: none",
    "お客様各位、皆様のご来店",
    "고객님 감사합니다, 선생님",
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
