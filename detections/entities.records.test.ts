/**
 * Somebody's record, in every form that records come in: JSON, YAML, CSV, INSERT, XML, HTML, Markdown, a form in words of
 * twelve languages. Values are made here and right by their checks; each must be found, as its own type, from its first
 * character to its last. Nothing is found in records of the same forms that are nobody's.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { DEFAULTS, ENTITY_TYPES, type EntityType } from "@portcullis/contract";
import { createDetector, createTagger } from "@portcullis/engine/cloak";
import fc from "fast-check";
import { entities } from "./entities/index.gen.ts";

const detector = createDetector({
  entities,
  tagger: createTagger(readFileSync(join(import.meta.dirname, "entities", "tagger.gen.bin"))),
});
const TYPES = ENTITY_TYPES.filter((type) => type !== "location" && type !== "date");

interface Field {
  readonly type: EntityType;
  /** The name of the field in programs, then in English, German, French, Spanish, Polish, Russian, Turkish, Finnish, Croatian, Lithuanian, Japanese, Greek. */
  readonly names: readonly string[];
  readonly value: fc.Arbitrary<string>;
}

const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((each) => each.join(""));
const letters = (length: number) =>
  fc.array(fc.constantFrom(..."ABCEHKLMNPRTX"), { minLength: length, maxLength: length }).map((each) => each.join(""));

/** The digit that makes the sum right. */
function withLuhn(head: string): string {
  let sum = 0;
  for (let i = 0; i < head.length; i++) {
    const doubled = Number(head[head.length - 1 - i]) * (i % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return head + String((10 - (sum % 10)) % 10);
}

function withMod97(country: string, account: string): string {
  const spelled = [...`${account}${country}00`].map((char) => Number.parseInt(char, 36)).join("");
  const check = 98n - (BigInt(spelled) % 97n);
  return `${country}${String(check).padStart(2, "0")}${account}`;
}

const FIELDS: readonly Field[] = [
  {
    type: "payment_card",
    names:
      "card_number,Card number,Kartennummer,Numéro de carte,Número de tarjeta,Numer karty,Номер карты,Kart numarası,Kortin numero,Broj kartice,Kortelės numeris,カード番号,Αριθμός κάρτας".split(
        ",",
      ),
    value: fc
      .tuple(fc.constantFrom("4539", "5425", "2223"), digits(11), fc.constantFrom("", " ", "-"))
      .map(([head, rest, sign]) => (withLuhn(head + rest).match(/\d{4}/g) ?? []).join(sign)),
  },
  {
    type: "iban",
    names: "iban,IBAN,IBAN,IBAN,IBAN,IBAN,IBAN,IBAN,IBAN,IBAN,IBAN,IBAN,IBAN".split(","),
    value: fc.tuple(digits(18), fc.boolean()).map(([account, spaced]) => {
      const whole = withMod97("DE", account);
      return spaced ? whole.replace(/(.{4})(?=.)/g, "$1 ") : whole;
    }),
  },
  {
    type: "passport_number",
    names:
      "passport_number,Passport number,Reisepassnummer,Numéro de passeport,Pasaporte,Nr paszportu,Паспорт,Pasaport No,Passin numero,Broj putovnice,Paso numeris,旅券番号,Αριθμός διαβατηρίου".split(
        ",",
      ),
    value: fc.tuple(letters(2), digits(7)).map((parts) => parts.join("")),
  },
  {
    type: "date_of_birth",
    names:
      "dob,Date of birth,Geburtsdatum,Date de naissance,Fecha de nacimiento,Data urodzenia,Дата рождения,Doğum tarihi,Syntymäaika,Datum rođenja,Gimimo data,生年月日,Ημερομηνία γέννησης".split(
        ",",
      ),
    value: fc
      .tuple(fc.integer({ min: 1940, max: 2009 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join("-")),
  },
  {
    type: "phone_number",
    names:
      "phone,Phone,Telefon,Téléphone,Teléfono,Telefon,Телефон,Telefon,Puhelinnumero,Telefon,Telefonas,電話番号,Τηλέφωνο".split(
        ",",
      ),
    value: fc.oneof(
      digits(8).map((rest) => `+49 151 ${rest}`),
      digits(6).map((rest) => `+44 20 79${rest.slice(0, 2)} ${rest.slice(2)}`),
      digits(7).map((rest) => `+48 601 ${rest.slice(0, 3)} ${rest.slice(3, 6)}`),
    ),
  },
  {
    type: "username",
    names:
      "username,Username,Benutzername,Identifiant,Usuario,Nazwa użytkownika,Логин,Kullanıcı adı,Käyttäjätunnus,Korisničko ime,Vartotojo vardas,ユーザー名,Όνομα χρήστη".split(
        ",",
      ),
    value: fc.constantFrom("mwallner", "t.okonjo", "piet_vdb", "jsoares91", "larsen-k"),
  },
  {
    type: "email",
    names:
      "email,Email,E-Mail,Courriel,Correo electrónico,E-mail,Эл. почта,E-posta,Sähköposti,E-mail,El. paštas,メールアドレス,Email".split(
        ",",
      ),
    value: fc.constantFrom("t.okonjo@example.org", "piet+shop@example.co.uk", "soares_91@example.pt"),
  },
  {
    type: "street_address",
    names:
      "address,Address,Anschrift,Adresse,Domicilio,Adres zamieszkania,Адрес,Adres,Osoite,Adresa,Adresas,住所,Διεύθυνση".split(
        ",",
      ),
    value: fc.constantFrom(
      "Lindenweg 14, 24103 Kiel",
      "27 Orchard Road",
      "Polní 8, 345 62 Holýšov",
      "ul. Leśna 5/7, 31-146 Kraków",
      "Calle Luna 9, 28004 Madrid",
    ),
  },
  {
    type: "card_security_code",
    names: "cvv,CVV,CVV,CVV,CVV,CVV,CVV,CVV,CVV,CVV,CVV,CVV,CVV".split(","),
    value: fc.integer({ min: 100, max: 999 }).map(String),
  },
];

type Pair = readonly [name: string, value: string];
type Frame = (pairs: readonly Pair[]) => string;

const FRAMES: Readonly<Record<string, Frame>> = {
  json: (pairs) => JSON.stringify(Object.fromEntries(pairs)),
  "json in lines": (pairs) => JSON.stringify({ id: 7, customer: Object.fromEntries(pairs) }, null, 2),
  yaml: (pairs) => `customer:\n${pairs.map(([name, value]) => `  ${name}: "${value}"\n`).join("")}`,
  csv: (pairs) => `${pairs.map(([name]) => name).join(",")}\n${pairs.map(([, value]) => cell(value)).join(",")}\n`,
  "csv below a sentence": (pairs) => `Here they are:\n\n${FRAMES.csv?.(pairs)}`,
  insert: (pairs) =>
    `INSERT INTO people (${pairs.map(([name]) => name).join(", ")}) VALUES (${pairs.map(([, value]) => `'${value}'`).join(", ")});`,
  xml: (pairs) => `<person>${pairs.map(([name, value]) => `<${name}>${value}</${name}>`).join("\n")}</person>`,
};

const WORDED: Readonly<Record<string, Frame>> = {
  form: (pairs) => pairs.map(([name, value]) => `${name}: ${value}\n`).join(""),
  "values below their names": (pairs) => pairs.map(([name, value]) => `${name}:\n${value}\n`).join(""),
  "html rows": (pairs) =>
    `<table>${pairs.map(([name, value]) => `<tr><th>${name}</th><td>${value}</td></tr>\n`).join("")}</table>`,
  "html columns": (pairs) =>
    `<table><tr>${pairs.map(([name]) => `<th>${name}</th>`).join("")}</tr><tr>${pairs.map(([, value]) => `<td>${value}</td>`).join("")}</tr></table>`,
  markdown: (pairs) =>
    `# Guests\n\n| ${pairs.map(([name]) => name).join(" | ")} |\n|${"---|".repeat(pairs.length)}\n| ${pairs.map(([, value]) => value).join(" | ")} |\n`,
};

function cell(value: string): string {
  return value.includes(",") ? `"${value}"` : value;
}

/** A record of some fields in one language; 0 is the language of programs. */
const records = (languages: fc.Arbitrary<number>) =>
  fc
    .tuple(languages, fc.shuffledSubarray([...FIELDS], { minLength: 3, maxLength: 6 }))
    .chain(([language, fields]) =>
      fc
        .tuple(...fields.map(({ value }) => value))
        .map((values) =>
          fields.map((field, i) => ({ ...field, name: field.names[language] as string, value: values[i] as string })),
        ),
    );

/** Every field is found as what it is, and its range is the value. */
function assertFound(frame: Frame, record: readonly { type: EntityType; name: string; value: string }[]): void {
  const text = frame(record.map(({ name, value }): Pair => [name, value]));
  const found = detector.detect(text, { types: TYPES, minConfidence: DEFAULTS.minConfidence });
  const shown = found.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);
  for (const { type, value } of record)
    assert.ok(shown.includes(`${type} ${value}`), `${type} ${value} in:\n${text}\n${shown.join("\n")}`);
}

describe("somebody's record", () => {
  for (const [name, frame] of Object.entries(FRAMES)) {
    it(`is found whole in ${name}`, () => {
      fc.assert(
        fc.property(records(fc.constant(0)), (record) => assertFound(frame, record)),
        { numRuns: 60 },
      );
    });
  }
  for (const [name, frame] of Object.entries(WORDED)) {
    it(`is found whole in twelve languages as ${name}`, () => {
      fc.assert(
        fc.property(records(fc.integer({ min: 1, max: 12 })), (record) => assertFound(frame, record)),
        { numRuns: 120 },
      );
    });
  }
});

const THINGS: readonly (readonly [name: string, value: fc.Arbitrary<string>])[] = [
  ["order_id", digits(9)],
  ["sku", fc.tuple(letters(2), digits(5)).map((parts) => parts.join("-"))],
  ["total", fc.tuple(fc.nat(9_999), fc.integer({ min: 10, max: 99 })).map((parts) => parts.join("."))],
  ["created_at", digits(2).map((seconds) => `2031-02-11T10:30:${String(Number(seconds) % 60).padStart(2, "0")}Z`)],
  ["version", fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30)).map((parts) => parts.join("."))],
  [
    "cache_key",
    fc.array(fc.constantFrom(..."0123456789abcdef"), { minLength: 32, maxLength: 32 }).map((each) => each.join("")),
  ],
  ["trace_id", fc.uuid()],
  ["latitude", fc.double({ min: -90, max: 90, noNaN: true }).map((value) => value.toFixed(6))],
  ["bytes", fc.nat(99_999_999).map(String)],
];

describe("nobody's record", () => {
  for (const [name, frame] of Object.entries({ ...FRAMES, form: WORDED.form as Frame })) {
    it(`stays quiet in ${name}`, () => {
      const things = fc
        .shuffledSubarray([...THINGS], { minLength: 3, maxLength: 6 })
        .chain((chosen) => fc.tuple(...chosen.map(([thing, value]) => value.map((each): Pair => [thing, each]))));
      fc.assert(
        fc.property(things, (pairs) => {
          const text = frame(pairs);
          const found = detector.detect(text, { types: TYPES, minConfidence: DEFAULTS.minConfidence });
          assert.deepEqual(
            found.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`),
            [],
            text,
          );
        }),
        { numRuns: 100 },
      );
    });
  }
});
