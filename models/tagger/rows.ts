/**
 * Labelled rows for training, as one shape: text, spans, what the source does not label, and a weight. Reads the data
 * folder; adds the same rows in small letters and in capitals, since people type both.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

export interface Row {
  readonly id: string;
  readonly source: string;
  readonly text: string;
  readonly spans: readonly Span[];
  /** Places are in the text and not labelled. */
  readonly placesUnknown: boolean;
  readonly weight: number;
}

export interface Span {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
}

export type Kind = "person" | "place" | "address";

interface SourceRow {
  id: string;
  text: string;
  source: string;
  lang: string;
  scope: string[] | "all";
  entities: { type: string; start: number; end: number; value: string }[];
  meta?: { full_address?: [number, number] };
}

const KINDS: Readonly<Record<string, Kind>> = { person_name: "person", location: "place", street_address: "address" };

/** Labels that a program made, or text from damaged scans. */
const WEIGHTS: Readonly<Record<string, number>> = {
  parlamint: 0.4,
  twnertc_tr: 0.4,
  wikiner_ru: 0.4,
  europeana_news: 0.5,
  newseye: 0.5,
  litbank: 0.7,
  broad_twitter: 0.7,
};

export function readRows(data: string): Row[] {
  const rows = readLines<SourceRow>(join(data, "pii/ner_train.jsonl.gz")).map(convert);
  for (const row of readLines<SourceRow>(join(data, "pii/train.jsonl.gz"))) {
    if (row.source === "broad_twitter") rows.push(convert(withoutHandles(row)));
  }
  return rows;
}

export function readLines<T>(path: string): T[] {
  return gunzipSync(readFileSync(path))
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);
}

function convert(row: SourceRow): Row {
  const block = row.meta?.full_address;
  const spans: Span[] = [];
  for (const entity of row.entities) {
    const kind = KINDS[entity.type];
    if (kind === undefined) continue;
    // A postal address is one span from the street to the country; its parts are no places of their own.
    if (block !== undefined && kind !== "person" && entity.start >= block[0] && entity.end <= block[1]) continue;
    spans.push({ kind, start: entity.start, end: entity.end });
  }
  if (block !== undefined) spans.push({ kind: "address", start: block[0], end: block[1] });
  spans.sort((a, b) => a.start - b.start);
  return {
    id: row.id,
    source: row.source,
    text: row.text,
    spans,
    placesUnknown: row.scope !== "all" && !row.scope.includes("location"),
    weight: WEIGHTS[row.source] ?? 1,
  };
}

/** A handle is a login, never a name. */
function withoutHandles(row: SourceRow): SourceRow {
  return {
    ...row,
    entities: row.entities.filter(
      (entity) => entity.value !== "@" && row.text.charAt(entity.start - 1) !== "@" && !entity.value.startsWith("@"),
    ),
  };
}

/** A share of the rows again as people type in a hurry, or in forms and headings. */
export function recase(rows: readonly Row[], random: () => number): Row[] {
  const again: Row[] = [];
  for (const row of rows) {
    const dice = random();
    if (row.source === "code" || row.source.startsWith("synth_logs")) continue;
    const recased = dice < 0.12 ? row.text.toLowerCase() : dice < 0.17 ? row.text.toUpperCase() : null;
    if (recased !== null && recased.length === row.text.length) {
      again.push({
        ...row,
        id: `${row.id}~`,
        text: recased,
        weight: row.weight * 0.5,
        placesUnknown: row.placesUnknown,
      });
    }
  }
  return again;
}

/** A small reproducible generator (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
