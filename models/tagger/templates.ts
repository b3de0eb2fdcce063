/**
 * Made-up rows for what the labelled sources lack: names and addresses inside JSON, CSV, logs, mail, forms and chat, in
 * many scripts; and text of the same look that holds none (code, configuration, logs, prompts).
 */
import type { Lists } from "./gazetteer.ts";
import { LOCALES } from "./names.ts";
import type { Row, Span } from "./rows.ts";

type Random = () => number;

/** `{P}` a full name, `{F}` a given name, `{L}` a family name, `{C}` a city, `{A}` a street address, `{B}` a postal block. */
const FRAMES: readonly string[] = [
  "From: {P} <{m}>\nTo: {P} <{m}>\nSubject: {t}",
  "Hi {F},\n\n{s}\n\nBest regards,\n{P}\n{j}, {o}\n{n}",
  "Dear {P},\n{s}\nSincerely,\n{P}",
  "hey {F}, {s}",
  "{F}: {s}\n{F}: ok, thanks\n{F}: {s}",
  "my name is {P} and i live in {C}",
  "I am {P}, {j} at {o}.",
  "This is {F} from {C}. {s}",
  '{"name": "{P}", "city": "{C}", "id": {n}, "role": "{j}"}',
  '{"firstName":"{F}","lastName":"{L}","email":"{m}","active":true}',
  '{"user":{"full_name":"{P}","address":"{B}"},"status":"ok"}',
  "name,city,amount\n{P},{C},{n}\n{P},{C},{n}",
  "id;first_name;last_name;country\n{n};{F};{L};{R}\n{n};{F};{L};{R}",
  "| {n} | {P} | {C} | {t} |",
  "Name: {P}\nAddress: {B}\nPhone: {n}",
  "Patient: {P}\nDOB: 12/04/1971\nMRN: {n}\nAttending: Dr. {P}",
  "Customer {P} called about order {n}. {s}",
  "INFO  user={P} action=login status=ok",
  "2026-02-11 09:14:55 INFO  [worker-3] invoice {n} assigned to {P}",
  "Ship to:\n{P}\n{B}",
  "Deliver to {B} before noon.",
  "She lives at {A}, and works in {C}.",
  "Author: {P} <{m}>\nDate:   Tue Mar 3 10:22:01 2026 +0100\n\n    {s}",
  "Signed-off-by: {P} <{m}>",
  "Contact {P} ({j}) or {P} for details.",
  "Meeting with {P}, {P} and {F} in {C} on Tuesday.",
  "<name>{P}</name><city>{C}</city>",
  "Mr. {L} and Mrs. {L} arrived from {C}.",
  "Dr. {P} will see you at 10.",
  "{P} wrote:\n> {s}",
  "Employee name: {P}, department: Finance, manager: {P}",
  "The witness, {P}, of {A}, said that {s}",
  "Thanks {F}! {s}",
  "Can you ask {F} {L} whether {s}",
  "@{u} thanks, {F} will take it",
  "assignee: {P}\nreporter: {P}\npriority: high",
];

/** Words that announce a name or a place, by the language of the names that follow. */
const NAME_LABELS: Readonly<Record<string, readonly string[]>> = {
  en: ["Name", "Patient", "Customer", "Contact", "Employee", "Attn", "Client", "Tenant", "Witness"],
  de: ["Name", "Patient", "Kunde", "Ansprechpartner", "Mieter", "Frau", "Herr"],
  fr: ["Nom", "Patient", "Client", "Madame", "Monsieur", "Contact"],
  es: ["Nombre", "Paciente", "Cliente", "Señora", "Sr.", "Titular"],
  it: ["Nome", "Paziente", "Cliente", "Signora", "Sig."],
  pt: ["Nome", "Paciente", "Cliente", "Sra.", "Titular"],
  nl: ["Naam", "Patiënt", "Klant", "Mevrouw", "Dhr."],
  pl: ["Imię i nazwisko", "Pacjent", "Pani", "Pan", "Klient"],
  cs: ["Jméno", "Pacient", "Paní", "Pan"],
  ru: ["Имя", "ФИО", "Пациент", "Клиент", "Госпожа"],
  uk: ["Ім'я", "ПІБ", "Пацієнт", "Пані"],
  tr: ["Adı Soyadı", "Hasta", "Müşteri", "Sayın"],
  ar: ["الاسم", "المريض", "السيد", "العميل"],
  fa: ["نام", "بیمار", "آقای"],
  ur: ["نام", "مریض"],
  he: ["שם", "מטופל", "לקוח"],
  ja: ["氏名", "患者", "お名前", "担当"],
  zh: ["姓名", "患者", "客户", "联系人"],
  ko: ["이름", "환자", "성명", "고객"],
  ne: ["नाम", "रोगी", "श्री"],
  th: ["ชื่อ", "ผู้ป่วย", "คุณ"],
  el: ["Όνομα", "Ασθενής", "Κύριος"],
  sv: ["Namn", "Patient", "Kund"],
  da: ["Navn", "Patient", "Kunde"],
  nb: ["Navn", "Pasient", "Kunde"],
  fi: ["Nimi", "Potilas", "Asiakas"],
  hu: ["Név", "Páciens", "Beteg", "Ügyfél"],
  ro: ["Nume", "Pacient", "Client", "Doamna"],
  hr: ["Ime", "Pacijent", "Gospođa"],
  sr: ["Ime", "Pacijent"],
  id: ["Nama", "Pasien", "Bapak", "Ibu"],
  vi: ["Họ tên", "Bệnh nhân", "Ông", "Bà"],
};
const LABEL_FRAMES: readonly string[] = [
  "{N}: {P}",
  "{N}: {P}, {n}",
  "{N} {P}",
  "{N}: {P}\n{C}",
  "{N} = {P}; id = {n}",
  "{N} {P} ({n})",
  "- {N}: {P}",
  "{N}：{P}",
];

const SENTENCES: readonly string[] = [
  "the report is ready for review",
  "please find the invoice attached",
  "could we move the call to Thursday?",
  "I will send the contract tomorrow",
  "the delivery was two days late",
  "let me know if anything is missing",
  "we need the signed copy by Friday",
  "the server was down this morning",
  "see you at the office",
];
const TOPICS: readonly string[] = [
  "Quarterly numbers",
  "Re: Contract",
  "Invoice overdue",
  "Lunch?",
  "Release plan",
  "Access request",
];
const JOBS: readonly string[] = [
  "Account Manager",
  "Senior Engineer",
  "Head of Sales",
  "nurse",
  "Product Owner",
  "Lawyer",
  "CFO",
];
const COMPANIES: readonly string[] = [
  "Acme Corp",
  "Globex GmbH",
  "Initech",
  "Umbrella Ltd",
  "Northwind Traders",
  "Blue Harbor Bank",
];

const EMPTY_FRAMES: readonly string[] = [
  'const {i} = new {I}({ {i}: {n}, mode: "{w}" });',
  "export class {I} extends {I}Base implements {I}Port {\n  constructor(private readonly {i}: {I}) {}\n}",
  'import { {I}, {I} } from "@{w}/{w}";',
  "SELECT {w}, COUNT(*) FROM {w}_{w} WHERE {w} = {n} GROUP BY {w};",
  "{d} ERROR {I}: Connection to {w}:{n} refused (attempt {n})",
  "{d} WARN [{w}] {I} took {n} ms, Retrying In {n} Seconds",
  "kernel: [{n}.{n}] {w}: Link is Up - 1Gbps/Full",
  'Traceback (most recent call last):\n  File "{w}.py", line {n}, in {w}\n{I}Error: {w} is not {w}',
  "apiVersion: v1\nkind: {I}\nmetadata:\n  name: {w}-{w}\nspec:\n  replicas: {n}",
  "Write a {a} about {w} in the style of a {w}.",
  "Explain the difference between {T} and {T} with an example.",
  "You are a helpful assistant. Answer in JSON with the keys {w}, {w} and {w}.",
  "Summarize the following article in three bullet points.",
  "Generate a marketing plan for a {w} startup. Include Goals, Budget, Timeline and Risks.",
  "How do I center a div with Flexbox and Tailwind CSS?",
  "Translate the text below into German. Keep the Markdown formatting.",
  "## {H} {H}\n\n- **{H}**: {w} {w}\n- **{H} {H}**: {w}",
  "GET /api/v1/{w}/{n} HTTP/1.1\nHost: {w}.example.com\nUser-Agent: Mozilla/5.0\nAccept: */*",
  "{H} {H} Settings > {H} > {H}",
  "npm run {w} && docker compose up -d {w}",
  "def {w}_{w}(self, {w}: {I}) -> {I}:\n    return self.{w}.{w}({w})",
  "TODO: refactor {I}.{i}() before the {H} release",
  "Status: {H}\nPriority: {H}\nComponent: {H} {H}\nFix Version: {n}.{n}",
  "Act as a {H} {H} and review my {w} code.",
  "Step {n}: Open the {H} tab, click {H} and select {H} {H}.",
  "The {H} Team will deploy {T} on Monday at {n}:00 UTC.",
  "{T} vs {T}: which one should we use for {w}?",
  "Error Code: {n}\nDescription: {H} {H} Not Found",
];
const IDENTIFIERS =
  "user order session config request handler token cache router parser stream buffer worker client server model schema query record event logger metric index table column filter state store action reducer widget button layout theme vector matrix tensor batch pipeline scheduler monitor adapter gateway proxy balancer replica shard cluster node pod volume secret profile account payment invoice report export import upload download message channel queue topic broker".split(
    " ",
  );
const HEADINGS =
  "Overview Installation Usage Options Advanced General Security Network Storage Billing Summary Details Introduction Background Features Requirements Support Terms Privacy Account Profile Dashboard Analytics Integration Deployment Testing Release Notes Quick Start Data Model Service Platform Engineering Marketing Sales Finance Open High Low Closed Critical Pending Approved Customer Success Project Status Next Steps Action Items Key Takeaways Best Practices Machine Learning Deep Cloud Native".split(
    " ",
  );
const TECH =
  "TCP UDP React Angular Vue Python Java Kotlin Swift Rust Docker Kubernetes Terraform Ansible Jenkins Redis Kafka Postgres MySQL MongoDB Elasticsearch GraphQL REST OAuth Linux Windows Android Azure Lambda Spark Hadoop Airflow Grafana Prometheus Django Flask Spring Laravel Rails Node Deno Bun Svelte Webpack Vite Jest Cypress Selenium Excel Word Outlook Slack Jira Confluence Notion Figma Photoshop Chrome Firefox Safari".split(
    " ",
  );
const KINDS_OF_TEXT = ["poem", "story", "haiku", "blog post", "summary", "tweet", "letter", "song"];

export function makeRows(lists: Lists, count: number, random: Random): Row[] {
  const locales = Object.keys(lists.names);
  const rows: Row[] = [];
  for (let made = 0; made < count; made++) {
    // English three times in ten; the other locales share the rest.
    const locale = random() < 0.3 ? "en" : pick(locales, random);
    rows.push(fill(pick(FRAMES, random), { id: `frame/${made}`, source: "frames", random, lists, locale }));
  }
  const labelled = locales.filter((locale) => NAME_LABELS[locale.slice(0, 2)] !== undefined);
  for (let made = 0; made < count / 2; made++) {
    const locale = pick(labelled, random);
    rows.push(fill(pick(LABEL_FRAMES, random), { id: `label/${made}`, source: "frames", random, lists, locale }));
  }
  for (let made = 0; made < count / 4; made++) {
    const locale = pick(Object.keys(LOCALES), random);
    const own = LOCALES[locale];
    if (own === undefined) continue;
    const frame =
      random() < 0.6 ? pick(own.frames, random) : pick(LABEL_FRAMES, random).replace("{N}", pick(own.labels, random));
    rows.push(fill(frame, { id: `own/${made}`, source: "frames", random, lists, locale }));
  }
  for (let made = 0; made < count * 0.9; made++) {
    rows.push(fill(pick(EMPTY_FRAMES, random), { id: `empty/${made}`, source: "code", random, lists, locale: "en" }));
  }
  return rows;
}

interface Filling {
  readonly id: string;
  readonly source: string;
  readonly random: Random;
  readonly lists: Lists;
  readonly locale: string;
}

function fill(frame: string, filling: Filling): Row {
  const spans: Span[] = [];
  let text = "";
  let from = 0;
  for (const match of frame.matchAll(/\{([A-Za-z])\}/gu)) {
    text += frame.slice(from, match.index);
    from = match.index + match[0].length;
    const slot = match[1] as string;
    const value = fillSlot(slot, filling);
    const kind =
      slot === "A" || slot === "B" ? "address" : "PFL".includes(slot) ? "person" : "CR".includes(slot) ? "place" : null;
    if (kind !== null) spans.push({ kind, start: text.length, end: text.length + value.length });
    text += value;
  }
  text += frame.slice(from);
  return { id: filling.id, source: filling.source, text, spans, placesUnknown: false, weight: 0.7 };
}

function fillSlot(slot: string, filling: Filling): string {
  const { random, lists, locale } = filling;
  const names = LOCALES[locale] ?? lists.names[locale] ?? lists.names.en;
  const first = () => pick(names?.first.length ? names.first : ["Ana"], random);
  const last = () => pick(names?.last.length ? names.last : ["Silva"], random);
  switch (slot) {
    case "P":
      return fullName(locale, first(), last(), random);
    case "F":
      return first();
    case "L":
      return last();
    case "N":
      return pick(NAME_LABELS[locale.slice(0, 2)] ?? ["Name"], random);
    case "C":
      return cityOf(filling);
    case "R":
      return pick((lists.addresses[locale]?.country as string[] | undefined) ?? ["Portugal"], random);
    case "A":
      return streetOf(filling);
    case "B":
      return `${streetOf(filling)}${pick([", ", "\n"], random)}${townLine(filling)}`;
    case "m":
      return `${pick(IDENTIFIERS, random)}.${Math.floor(random() * 90)}@example.${pick(["com", "org", "de"], random)}`;
    case "u":
      return `${pick(IDENTIFIERS, random)}_${Math.floor(random() * 990)}`;
    case "n":
      return String(Math.floor(random() * 10 ** (1 + Math.floor(random() * 5))));
    case "s":
      return pick(SENTENCES, random);
    case "t":
      return pick(TOPICS, random);
    case "j":
      return pick(JOBS, random);
    case "o":
      return pick(COMPANIES, random);
    case "w":
      return pick(IDENTIFIERS, random);
    case "i":
      return pick(IDENTIFIERS, random) + capital(pick(IDENTIFIERS, random));
    case "I":
      return capital(pick(IDENTIFIERS, random)) + capital(pick(IDENTIFIERS, random));
    case "H":
      return pick(HEADINGS, random);
    case "T":
      return pick(TECH, random);
    case "a":
      return pick(KINDS_OF_TEXT, random);
    default:
      return `2026-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 10)} 1${Math.floor(random() * 10)}:22:0${Math.floor(random() * 10)}`;
  }
}

function fullName(locale: string, first: string, last: string, random: Random): string {
  if (/^(?:ja|zh|ko)/u.test(locale)) return last + (random() < 0.2 ? " " : "") + first;
  const dice = random();
  if (locale === "hu" || dice < 0.04) return `${last} ${first}`;
  if (dice < 0.08) return `${last}, ${first}`;
  if (dice < 0.14) return `${first.charAt(0)}. ${last}`;
  if (dice < 0.2) return `${first} ${String.fromCharCode(65 + Math.floor(random() * 26))}. ${last}`;
  return `${first} ${last}`;
}

function cityOf({ random, lists, locale }: Filling): string {
  const local = LOCALES[locale]?.cities ?? lists.addresses[locale]?.city_name;
  if (LOCALES[locale] !== undefined) return pick(LOCALES[locale].cities, random);
  if (Array.isArray(local) && random() < 0.5) return pick(local, random);
  return pick(lists.cities, random).name;
}

/** Street addresses in the order and with the words of their country. */
function streetOf(filling: Filling): string {
  const { random, lists, locale } = filling;
  const parts = lists.addresses[locale];
  const number =
    String(1 + Math.floor(random() ** 2 * 400)) + (random() < 0.1 ? "abc".charAt(Math.floor(random() * 3)) : "");
  const name = lists.names[locale]?.last[0] === undefined ? "Rosa" : pick(lists.names[locale].last, random);
  const own = parts?.street_name;
  const suffix = parts?.street_suffix;
  const prefix = parts?.street_prefix;
  const lead = /^(?:en|fr|he|vi|th)/u.test(locale);
  let street: string;
  if (Array.isArray(own) && own.length > 20) street = pick(own, random);
  else if (Array.isArray(prefix) && prefix.length > 0) street = `${pick(prefix, random)} ${name}`;
  else if (Array.isArray(suffix) && suffix.length > 0)
    street = /^(?:en|az|tr)/u.test(locale) ? `${name} ${pick(suffix, random)}` : `${name}${pick(suffix, random)}`;
  else street = pick([`${name} Street`, `${name} Road`, `${name} Avenue`, `${name} Lane`], random);
  const unit =
    random() < 0.15 ? pick([", Apt 4B", " Apt. 12", ", Unit 3", " Suite 200", ", Flat 7", ", 2nd Floor"], random) : "";
  return lead
    ? `${number} ${street}${unit}`
    : `${street}${locale.startsWith("pt") || locale.startsWith("it") || locale.startsWith("ru") ? "," : ""} ${number}${unit}`;
}

function townLine(filling: Filling): string {
  const { random, lists, locale } = filling;
  const pattern = lists.addresses[locale]?.postcode;
  const shape = Array.isArray(pattern) && pattern.length > 0 ? pick(pattern, random) : "#####";
  const code = shape
    .replace(/#/gu, () => String(Math.floor(random() * 10)))
    .replace(/\?/gu, () => String.fromCharCode(65 + Math.floor(random() * 26)));
  const city = cityOf(filling);
  const country = lists.addresses[locale]?.country;
  const tail = random() < 0.2 && Array.isArray(country) && country.length > 0 ? `, ${pick(country, random)}` : "";
  if (locale === "en")
    return `${city}, ${pick(["CA", "NY", "TX", "WA", "IL", "MA", "FL", "OH", "GA", "NJ"], random)} ${code.slice(0, 5)}${tail}`;
  return (locale.startsWith("en") ? `${city} ${code}` : `${code} ${city}`) + tail;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)] as T;
}
