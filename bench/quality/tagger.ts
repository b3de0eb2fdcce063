/**
 * Names and places on labelled rows: the gazetteer's tagger alone, and the model's with the gazetteer where the model does
 * not read. By source, and for the many-language source by language; rows without entities apart.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EntityType } from "@portcullis/contract";
import { entities } from "@portcullis/detections/entities";
import { createDetector, createTagger } from "@portcullis/engine/cloak";
import { openSemantic } from "@portcullis/engine/inference";
import { table } from "../report.ts";
import { MODEL_DIR, mapAll } from "./asking.ts";
import { readRows } from "./cloak.ts";
import { addRow, type Count, f1, newScores, type Range, type Row, type Scores } from "./cloak-score.ts";

const TYPES: readonly EntityType[] = ["person_name", "location"];
const SOURCES = ["wikigold", "wikineural", "openmed_golden", "deduce_nl"];

export async function judgeTagger(data: string): Promise<string> {
  const rows = readRows(join(data, "pii", "dev.jsonl.gz")).map((row) => ({ ...row, source: labelOf(row) }));
  const weights = new URL("../../detections/entities/tagger.gen.bin", import.meta.url);
  const detector = createDetector({ entities, tagger: createTagger(readFileSync(weights)) });
  const model = await openSemantic({ folder: MODEL_DIR, workers: 2, queueMax: 1_000 });
  const [gazetteer, blended] = [newScores(), newScores()];
  try {
    await mapAll(rows, async (row) => {
      const outcome = await model.tag(row.text, { deadlineMs: 10 * 60_000 });
      if (!outcome.ran) throw new Error("the model did not answer");
      add(gazetteer, row, detector.detect(row.text, { types: TYPES, minConfidence: 0.5 }));
      add(blended, row, detector.detect(row.text, { types: TYPES, minConfidence: 0.5, tags: outcome.value }));
    });
  } finally {
    await model.close();
  }
  return [
    `Overlap F1, confidence 0.5 and over. Model ${model.model} ${model.version}.`,
    table(
      ["source", "type", "gazetteer", "model and gazetteer"],
      [
        ...sourcesOf(rows).flatMap((source) =>
          TYPES.map((type) => [source, type, ...[gazetteer, blended].map((one) => shown(one, `${source}/${type}`))]),
        ),
        ...TYPES.map((type) => [
          "wikineural, mean of the languages",
          type,
          ...[gazetteer, blended].map((scores) => meanOf(scores, rows, type)),
        ]),
      ],
    ),
    table(
      ["rows without entities", "rows", "gazetteer flags", "model and gazetteer flag"],
      [...gazetteer.quiet]
        .sort()
        .map(([source, { rows: count, flagged }]) => [source, count, flagged, blended.quiet.get(source)?.flagged ?? 0]),
    ),
  ].join("\n\n");
}

function add(scores: Scores, row: Row, predicted: readonly Range[]): void {
  addRow(scores, row, { predicted, countIgnored: new Set() });
}

function labelOf(row: Row): string {
  return row.source === "wikineural" ? `wikineural ${row.lang}` : row.source;
}

function sourcesOf(rows: readonly Row[]): string[] {
  const names = [...new Set(rows.map((row) => row.source))].sort();
  return names.filter((name) => SOURCES.some((source) => name.startsWith(source)));
}

function shown(scores: Scores, key: string): string {
  const count: Count | undefined = scores.overlap.get(key);
  if (!count || count.tp + count.fn === 0) return "–";
  const { precision, recall, f1: score } = f1(count);
  return `${score.toFixed(3)} (P ${precision.toFixed(2)}, R ${recall.toFixed(2)})`;
}

function meanOf(scores: Scores, rows: readonly Row[], type: EntityType): string {
  const languages = sourcesOf(rows).filter((source) => source.startsWith("wikineural"));
  const values = languages.map((source) => f1(scores.overlap.get(`${source}/${type}`) ?? { tp: 0, fp: 0, fn: 0 }).f1);
  return (values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)).toFixed(3);
}
