/**
 * Counts how often each recogniser's finds are right on the tuning rows, by the score that its judge gave them, and prints
 * the table that the definitions read.
 *
 *   node bench/quality/calibrate.ts --data DIR
 *
 * A judge's scores are few: one for a find under its label, one beside a word, one alone, one bare. So each is counted by
 * itself. A small count is held to what the judge said, as if that had been seen `PRIOR` times.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ENTITY_TYPE_CATEGORY, ENTITY_TYPES, type EntityType } from "@portcullis/contract";
import { written } from "@portcullis/detections/entities";
import {
  type Calibration,
  createDetector,
  type EntityDefinition,
  type Judgement,
  type Match,
  type Page,
  type Recogniser,
  scoreKey,
} from "@portcullis/engine/cloak";
import { readRows } from "./cloak.ts";
import { judgedRanges, type Range, type Row, shared } from "./cloak-score.ts";

const PRIOR = 12;
/** Fewer finds than this say nothing. */
const FINDS_MIN = 8;
/** A find is not put on the other side of the default bar by fewer than this. */
const FINDS_TO_CROSS = 25;
const BAR = 0.5;
const SURE_MAX = 0.995;
/** What scores less is dropped by the detector. */
const SCORE_MIN = 0.05;
const OUTPUT = join(import.meta.dirname, "..", "..", "detections", "entities", "calibration.gen.ts");

interface Find extends Range {
  readonly key: string;
  readonly score: number;
}

interface Tally {
  all: number;
  right: number;
  readonly score: number;
}

export function countRows(rows: readonly Row[]): Map<string, Map<string, Tally>> {
  let finds: Find[] = [];
  const listening = written.map((entity) => listenTo(entity, (find) => finds.push(find)));
  const detector = createDetector({ entities: listening, tagger: null });
  const tallies = new Map<string, Map<string, Tally>>();
  for (const row of rows) {
    finds = [];
    detector.detect(row.text, { types: ENTITY_TYPES, minConfidence: 0 });
    for (const find of judgedRanges(row, finds, new Set()) as Find[]) {
      const scores = tallies.get(find.key) ?? new Map<string, Tally>();
      tallies.set(find.key, scores);
      const tally = scores.get(scoreKey(find.score)) ?? { all: 0, right: 0, score: find.score };
      scores.set(scoreKey(find.score), tally);
      tally.all++;
      if (row.entities.some((gold) => isSame(gold.type, find.type) && shared(gold, find) > 0)) tally.right++;
    }
  }
  return tallies;
}

/** Which of the four a credential is called differs from source to source; that it is one does not. */
function isSame(a: EntityType, b: EntityType): boolean {
  return a === b || (ENTITY_TYPE_CATEGORY[a] === "credential" && ENTITY_TYPE_CATEGORY[b] === "credential");
}

function measure(tallies: ReadonlyMap<string, ReadonlyMap<string, Tally>>): Calibration {
  const byRecogniser: [string, Record<string, number>][] = [];
  for (const [key, scores] of [...tallies].sort()) {
    const measured: [string, number][] = [];
    for (const [score, tally] of [...scores].sort()) {
      if (tally.all < FINDS_MIN) continue;
      const share = Math.min(SURE_MAX, (tally.right + PRIOR * tally.score) / (tally.all + PRIOR));
      const crosses = share >= BAR !== tally.score >= BAR;
      if (!crosses || tally.all >= FINDS_TO_CROSS) measured.push([score, Number(share.toFixed(3))]);
    }
    if (measured.length > 0) byRecogniser.push([key, Object.fromEntries(measured)]);
  }
  return Object.fromEntries(byRecogniser);
}

/** The definition with judges that tell what they say. */
function listenTo(entity: EntityDefinition, tell: (find: Find) => void): EntityDefinition {
  return {
    ...entity,
    recognisers: entity.recognisers.map((recogniser): Recogniser => {
      const { judge } = recogniser;
      const heard = (found: Match, page: Page): Judgement => {
        const judged = typeof judge === "number" ? judge : judge(found, page);
        if (judged === null) return null;
        const claim = typeof judged === "number" ? { score: judged } : judged;
        if (claim.score < SCORE_MIN) return judged;
        const type: EntityType = claim.type ?? entity.type;
        const range = { start: claim.start ?? found.start, end: claim.end ?? found.end };
        tell({ type, ...range, key: `${entity.type}/${recogniser.id}`, score: claim.score });
        return judged;
      };
      return { ...recogniser, judge: heard } as Recogniser;
    }),
  };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { data: { type: "string" } } });
  if (values.data === undefined) {
    console.error("usage: node bench/quality/calibrate.ts --data DIR");
    process.exit(2);
  }
  const tallies = countRows(readRows(join(values.data, "pii", "train.jsonl.gz")));
  const calibration = measure(tallies);
  writeFileSync(
    OUTPUT,
    [
      "// Printed from the labelled tuning rows by bench/quality/calibrate.ts; do not edit.",
      'import type { Calibration } from "@portcullis/engine/cloak";',
      "",
      `export const calibration: Calibration = ${JSON.stringify(calibration, null, 2)};`,
      "",
    ].join("\n"),
  );
  console.log(
    `${Object.keys(calibration).length} recognisers have measured scores. Now: node detections/entities/print.ts`,
  );
}
