/**
 * Builds the gazetteer table from lists whose licences allow it (NOTICE names them): given and family names, cities,
 * regions and countries, titles, company forms, street words.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import {
  CITY,
  COMMON,
  FAMILY,
  FORM,
  GIVEN,
  REGION,
  slotOf,
  TITLE,
} from "../../packages/engine/cloak/tagger/gazetteer.ts";
import { joinHashes, tokenise } from "../../packages/engine/cloak/tagger/tokens.ts";
import { LOCALES } from "./names.ts";

type Parts = Readonly<Record<string, readonly string[] | Record<string, string>>>;

export interface Lists {
  readonly names: Readonly<Record<string, { first: readonly string[]; last: readonly string[] }>>;
  readonly addresses: Readonly<Record<string, Parts>>;
  readonly cities: readonly { readonly name: string; readonly country: string; readonly people: number }[];
}

export function readLists(data: string): Lists {
  const folder = join(data, "pii/gazetteers");
  return {
    names: json(join(folder, "faker_person_names.json.gz")) as Lists["names"],
    addresses: json(join(folder, "faker_address_parts.json.gz")) as Lists["addresses"],
    cities: lines(join(folder, "cities15000.tsv.gz"))
      .slice(1)
      .map((line) => line.split("\t"))
      .map(([name = "", country = "", , people = "0"]) => ({ name, country, people: Number(people) })),
  };
}

export function buildGazetteer(data: string, lists: Lists, common: ReadonlySet<number>): Uint32Array {
  const folder = join(data, "pii/gazetteers");
  const kinds = new Map<number, number>();
  const put = (phrase: string, kind: number) => {
    const hash = hashPhrase(phrase);
    if (hash !== null) kinds.set(hash, (kinds.get(hash) ?? 0) | kind);
  };
  for (const { first, last } of Object.values(lists.names)) {
    for (const name of first) for (const part of name.split(/[\s-]+/u)) put(part, GIVEN);
    for (const name of last) for (const part of name.split(/[\s-]+/u)) put(part, FAMILY);
  }
  for (const line of lines(join(folder, "given_names_by_country.tsv.gz")).slice(1)) {
    for (const name of line.split("\t").slice(2)) for (const part of name.split(/[\s-]+/u)) put(part, GIVEN);
  }
  for (const line of lines(join(folder, "family_names_by_country.tsv.gz")).slice(1)) {
    for (const name of line.split("\t").slice(1)) for (const part of name.split(/[\s-]+/u)) put(part, FAMILY);
  }
  for (const own of Object.values(LOCALES)) {
    for (const name of own.first) put(name, GIVEN);
    for (const name of own.last) put(name, FAMILY);
    for (const name of own.cities) put(name, CITY);
  }
  for (const city of lists.cities) put(city.name, CITY);
  for (const parts of Object.values(lists.addresses)) {
    for (const [key, kind] of [
      ["city_name", CITY],
      ["state", REGION],
      ["county", REGION],
      ["country", REGION],
    ] as const) {
      const list = parts[key];
      if (Array.isArray(list)) for (const name of list) put(name, kind);
    }
    for (const key of ["street_suffix", "street_prefix"]) {
      const list = parts[key];
      if (Array.isArray(list)) for (const name of list) put(name, FORM);
    }
  }
  const dictionaries = json(join(folder, "libpostal_dictionaries.json.gz")) as Record<string, Record<string, string[]>>;
  for (const dictionary of Object.values(dictionaries)) {
    for (const [key, kind] of [
      ["personal_titles", TITLE],
      ["company_types", FORM],
      ["street_types", FORM],
    ] as const) {
      for (const entry of dictionary[key] ?? []) {
        for (const form of entry.split("|"))
          if (form.length >= 2 && !/\s/u.test(form)) put(form.replace(/\./gu, ""), kind);
      }
    }
  }
  for (const form of "inc ltd llc llp plc gmbh ag sa srl spa bv nv oy ab as aps kft doo corp co company group holdings bank university institute association foundation ministry".split(
    " ",
  ))
    put(form, FORM);
  for (const form of "mr mrs ms miss dr prof professor sir lady lord herr frau señor señora sr sra don doña monsieur madame mme mlle signor signora dott pan pani dhr mevrouw mw sen rep gov president".split(
    " ",
  ))
    put(form, TITLE);
  for (const hash of common) kinds.set(hash, (kinds.get(hash) ?? 0) | COMMON);
  return pack(kinds);
}

/** The hash that the reader computes for the same words in a text; null for what it could never meet. */
function hashPhrase(phrase: string): number | null {
  const tokens = tokenise(phrase);
  let hash: number | null = null;
  let words = 0;
  for (let row = 0; row < tokens.count; row++) {
    const shape = tokens.shape[row] as number;
    if (shape >= 7) {
      if (shape < 16) return null;
      continue;
    }
    hash = hash === null ? (tokens.word[row] as number) : joinHashes(hash, tokens.word[row] as number);
    words++;
  }
  return words > 4 ? null : hash;
}

function pack(kinds: ReadonlyMap<number, number>): Uint32Array {
  let size = 1;
  while (size < kinds.size * 1.35) size *= 2;
  const table = new Uint32Array(size);
  const sorted = [...kinds].sort((a, b) => a[0] - b[0]);
  for (const [hash, kind] of sorted) {
    let slot = slotOf(hash, size - 1);
    while (table[slot] !== 0 && (table[slot] as number) >>> 8 !== hash >>> 8) slot = (slot + 1) & (size - 1);
    table[slot] = (((hash >>> 8) << 8) | ((table[slot] as number) & 0xff) | kind) >>> 0;
  }
  return table;
}

function json(path: string): unknown {
  return JSON.parse(gunzipSync(readFileSync(path)).toString("utf8"));
}

function lines(path: string): string[] {
  return gunzipSync(readFileSync(path))
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "");
}
