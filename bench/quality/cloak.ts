/**
 * Personal-data detection on labelled rows: by type, by source, on rows that hold nothing, by confidence, and beside
 * Microsoft Presidio where it is installed. Rows are measured, never printed.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { ENTITY_TYPES, type EntityType } from "@portcullis/contract";
import { entities, written } from "@portcullis/detections/entities";
import { createDetector, createTagger, type PureDetector } from "@portcullis/engine/cloak";
import { type PeerAnswers, runPresidio } from "../peers/presidio.ts";
import { table } from "../report.ts";
import { addRow, f1, judgedRanges, newScores, type Range, type Row, type Scores, shared } from "./cloak-score.ts";
import { judgeVectors } from "./cloak-vectors.ts";

/** `data` is the folder that holds `pii/`. */
export async function runCloakQuality(data: string): Promise<string> {
  const folder = join(data, "pii");
  const rows = readRows(join(folder, "dev.jsonl.gz"));
  const countIgnored = sourcesThatCountIgnored(join(folder, "manifest.json"));
  const detector = openWhole();
  const ours = judge(rows, countIgnored, (row) =>
    detector.detect(row.text, { types: ENTITY_TYPES, minConfidence: 0.5 }),
  );
  const peer = await runPresidio(rows);
  const theirs = peer && judge(rows, countIgnored, (row) => peer.found.get(row.id) ?? []);
  return [
    `${rows.length} rows, every type on, confidence 0.5 and over.`,
    byType(ours, theirs),
    bySource(ours, theirs),
    quietRows(ours, theirs),
    besides(peer, ours.ms, rows.length),
    behind(ours, theirs),
    "### Confidence",
    "P(correct) is what a confidence claims to be. Of the ranges in each band, those that share a character with a labelled range of their type:",
    calibration(rows, countIgnored, detector),
    errorLine(rows, countIgnored),
    "### Values without context",
    judgeVectors(join(folder, "vectors"), detector),
  ].join("\n\n");
}

interface Judged extends Scores {
  readonly ms: number;
}

export function readRows(path: string): Row[] {
  const lines = gunzipSync(readFileSync(path)).toString().split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Row);
}

function openWhole(): PureDetector {
  const weights = new URL("../../detections/entities/tagger.gen.bin", import.meta.url);
  return createDetector({ entities, tagger: createTagger(readFileSync(weights)) });
}

function judge(rows: readonly Row[], countIgnored: ReadonlySet<string>, find: (row: Row) => readonly Range[]): Judged {
  const scores = newScores();
  let ms = 0;
  for (const row of rows) {
    const start = performance.now();
    const predicted = find(row);
    ms += performance.now() - start;
    addRow(scores, row, { predicted, countIgnored });
  }
  return { ...scores, ms };
}

const percent = (value: number) => value.toFixed(3);

function byType(ours: Judged, theirs: Judged | null): string {
  const rows = ENTITY_TYPES.flatMap((type) => {
    const count = ours.overlap.get(type);
    if (!count) return [];
    const { precision, recall, f1: score } = f1(count);
    const strict = f1(ours.strict.get(type) ?? count).f1;
    const peer = theirs?.overlap.get(type);
    return [
      [
        type,
        count.tp + count.fn,
        percent(precision),
        percent(recall),
        percent(score),
        percent(strict),
        theirCell(theirs, peer),
      ],
    ];
  });
  return table(["type", "labelled", "precision", "recall", "F1 overlap", "F1 strict", "Presidio F1 overlap"], rows);
}

function bySource(ours: Judged, theirs: Judged | null): string {
  const sources = [...ours.overlap.keys()].filter(
    (key) => !key.includes("/") && !ENTITY_TYPES.includes(key as EntityType),
  );
  const rows = sources.sort().map((source) => {
    const count = ours.overlap.get(source) ?? { tp: 0, fp: 0, fn: 0 };
    const category = f1(ours.category.get(source) ?? count);
    return [
      source,
      count.tp + count.fn,
      percent(f1(count).f1),
      percent(f1(ours.strict.get(source) ?? count).f1),
      percent(category.recall),
      theirCell(theirs, theirs?.overlap.get(source)),
    ];
  });
  return table(["source", "labelled", "F1 overlap", "F1 strict", "recall of category", "Presidio F1 overlap"], rows);
}

function quietRows(ours: Judged, theirs: Judged | null): string {
  const rows = [...ours.quiet].sort().map(([source, { rows: all, flagged }]) => {
    const peer = theirs?.quiet.get(source);
    return [source, all, flagged, `${((100 * flagged) / all).toFixed(1)} %`, peer ? peer.flagged : "–"];
  });
  return table(["rows without entities", "rows", "flagged", "share", "flagged by Presidio"], rows);
}

function theirCell(theirs: Judged | null, count: { tp: number; fp: number; fn: number } | undefined): string {
  return theirs ? percent(count ? f1(count).f1 : 0) : "–";
}

function besides(peer: PeerAnswers | null, ourMs: number, rowCount: number): string {
  if (!peer)
    return "Presidio was not installed on this machine (`bench/peers/presidio.py` says how); its columns are empty.";
  const mean = (ms: number) => `${((1000 * ms) / rowCount).toFixed(0)} µs`;
  return `Presidio ${peer.version}, ${peer.setup}. Time a row on one thread in the same run: ours ${mean(ourMs)}, Presidio ${mean(peer.ms)}.`;
}

/** Where the peer is ahead, so that nobody has to look for it. */
function behind(ours: Judged, theirs: Judged | null): string {
  if (!theirs) return "";
  const scores = [...ours.overlap].flatMap(([key, count]) => {
    const [own, other] = [f1(count).f1, f1(theirs.overlap.get(key) ?? { tp: 0, fp: 0, fn: 0 }).f1];
    return key.includes("/") || other <= own ? [] : [`${key} (${percent(other)} to our ${percent(own)})`];
  });
  const quiet = [...ours.quiet].flatMap(([source, { flagged }]) => {
    const other = theirs.quiet.get(source)?.flagged ?? 0;
    return other < flagged ? [`${source} (${other} to our ${flagged})`] : [];
  });
  const listed = (names: readonly string[]) => (names.length === 0 ? "nowhere" : names.toSorted().join(", "));
  return [
    `Presidio is ahead by F1: ${listed(scores)}. It flags fewer rows without entities: ${listed(quiet)}.`,
    NOT_OURS,
  ].join("\n\n");
}

/** What of the misses and alarms above is the labels', as the rows were found to be. */
const NOT_OURS = [
  "Of what counts against us here, these are matters of labels:",
  "",
  "- noren_ground_truth: the flagged rows without entities hold bearer tokens, JWTs and named random keys, which that source does not label.",
  "- presidio_tests_intl: numbers as whole texts that fail one country's check and pass another's, or Korean numbers that are random since 2020.",
  "- openmed_golden: dates beside a word for birth are labelled `date`, which costs `date_of_birth` its precision; insurance and membership numbers are labelled as national ones; one address for mail is not labelled; a ration card is labelled as a payment card.",
  "- cyberpii_bench: client identifiers and keys, most of them UUIDs, are labelled as crypto wallets, which is most of what `bank_account` misses.",
  "- trufflehog_vectors: passwords in connection strings are labelled as keys, as are several bearer tokens.",
  "",
  "And these are ours:",
  "",
  '- wikigold, wikineural: names and places as the gazetteer tagger reads them, without the model; with it see "Names and places".',
  "- device_id: what is missed are plates of old and rare Indian series as whole texts, which have the form of any code.",
].join("\n");

const BANDS = [0.1, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.01] as const;

function calibration(rows: readonly Row[], countIgnored: ReadonlySet<string>, detector: PureDetector): string {
  const bands = BANDS.slice(1).map(() => ({ all: 0, right: 0, sum: 0 }));
  for (const row of rows) {
    const found = detector.detect(row.text, { types: ENTITY_TYPES, minConfidence: BANDS[0] });
    for (const range of judgedRanges(row, found, countIgnored)) {
      const band = bands[BANDS.findIndex((bound) => (range.confidence ?? 0) < bound) - 1];
      if (!band) continue;
      band.all++;
      band.sum += range.confidence ?? 0;
      if (row.entities.some((gold) => gold.type === range.type && shared(gold, range) > 0)) band.right++;
    }
  }
  const cells = bands.map(({ all, right, sum }, i) => [
    `${BANDS[i]} – ${Math.min(1, BANDS[i + 1] ?? 1)}`,
    all,
    all ? percent(sum / all) : "",
    all ? percent(right / all) : "",
  ]);
  return table(["confidence", "ranges", "mean claimed", "share right"], cells);
}

/** The recognisers alone, with the scores that their judges give and with those that were counted on the tuning rows. */
function errorLine(rows: readonly Row[], countIgnored: ReadonlySet<string>): string {
  const [judged, measured] = [written, entities].map((definitions) =>
    calibrationError(rows, countIgnored, createDetector({ entities: definitions, tagger: null })),
  );
  return `Expected calibration error of the recognisers alone on these rows, which took no part in the counting (\`detections/entities/calibration.gen.ts\`, printed by \`bench/quality/calibrate.ts\` from the tuning rows): ${percent(judged ?? 0)} with the scores that judges give, ${percent(measured ?? 0)} as measured.`;
}

const BINS = 20;

/** The mean gap between claimed and found, over bins of equal width weighted by their ranges. */
function calibrationError(rows: readonly Row[], countIgnored: ReadonlySet<string>, detector: PureDetector): number {
  const bins = Array.from({ length: BINS }, () => ({ all: 0, right: 0, sum: 0 }));
  for (const row of rows) {
    const found = detector.detect(row.text, { types: ENTITY_TYPES, minConfidence: BANDS[0] });
    for (const range of judgedRanges(row, found, countIgnored)) {
      const confidence = range.confidence ?? 0;
      const bin = bins[Math.min(BINS - 1, Math.floor(confidence * BINS))];
      if (!bin) continue;
      bin.all++;
      bin.sum += confidence;
      if (row.entities.some((gold) => gold.type === range.type && shared(gold, range) > 0)) bin.right++;
    }
  }
  const all = bins.reduce((sum, bin) => sum + bin.all, 0);
  return bins.reduce((sum, bin) => sum + Math.abs(bin.sum - bin.right), 0) / all;
}

function sourcesThatCountIgnored(path: string): ReadonlySet<string> {
  const { sources } = JSON.parse(readFileSync(path, "utf8")) as { sources: Record<string, { ignore_policy: string }> };
  return new Set(Object.keys(sources).filter((source) => sources[source]?.ignore_policy === "count_fp"));
}
