/**
 * Scores predicted ranges against labelled rows, by type and by source: strict (same type, same range) and overlap (same
 * type, any shared character); category-level overlap; and how many rows without entities were flagged. Predictions
 * outside a row's scope are not judged, since its source did not label them.
 */
import { ENTITY_TYPE_CATEGORY, ENTITY_TYPES, type EntityType } from "@portcullis/contract";

export interface Range {
  readonly type: EntityType;
  readonly start: number;
  readonly end: number;
  readonly confidence?: number;
}

export interface Row {
  readonly id: string;
  readonly text: string;
  readonly entities: readonly Range[];
  readonly ignore?: readonly { readonly start: number; readonly end: number }[];
  readonly scope: "all" | readonly EntityType[];
  readonly source: string;
  readonly lang: string;
}

export interface Count {
  tp: number;
  fp: number;
  fn: number;
}

export interface Scores {
  readonly strict: Map<string, Count>;
  readonly overlap: Map<string, Count>;
  readonly category: Map<string, Count>;
  /** Rows without entities, and those of them with a prediction, by source. */
  readonly quiet: Map<string, { rows: number; flagged: number }>;
}

export interface ScoreOptions {
  /** Sources whose ignored ranges count as wrong when predicted. */
  readonly countIgnored: ReadonlySet<string>;
}

export function newScores(): Scores {
  return { strict: new Map(), overlap: new Map(), category: new Map(), quiet: new Map() };
}

/** Adds one row. Keys of the maps are `type`, `source` and `source/type`. */
export function addRow(
  scores: Scores,
  row: Row,
  { predicted, countIgnored }: ScoreOptions & { predicted: readonly Range[] },
): void {
  const judged = judgedRanges(row, predicted, countIgnored);
  const gold = row.entities.filter((range) => inScope(row, range.type));
  const keys = (range: Range) => [range.type, row.source, `${row.source}/${range.type}`];
  pair(gold, judged, {
    same: (a, b) => a.type === b.type && a.start === b.start && a.end === b.end,
    into: scores.strict,
    keys,
  });
  pair(gold, judged, { same: (a, b) => a.type === b.type && shared(a, b) > 0, into: scores.overlap, keys });
  const categoryOf = (range: Range) => ENTITY_TYPE_CATEGORY[range.type];
  pair(gold, judged, {
    same: (a, b) => categoryOf(a) === categoryOf(b) && shared(a, b) > 0,
    into: scores.category,
    keys: (range) => [categoryOf(range), row.source],
  });
  if (gold.length === 0) {
    const quiet = scores.quiet.get(row.source) ?? { rows: 0, flagged: 0 };
    scores.quiet.set(row.source, { rows: quiet.rows + 1, flagged: quiet.flagged + (judged.length > 0 ? 1 : 0) });
  }
}

/** Predictions that the row's labels can speak about. */
export function judgedRanges(row: Row, predicted: readonly Range[], countIgnored: ReadonlySet<string>): Range[] {
  const ignore = countIgnored.has(row.source) ? [] : (row.ignore ?? []);
  return predicted.filter(
    (range) =>
      inScope(row, range.type) &&
      (row.entities.some((gold) => shared(gold, range) > 0) || !ignore.some((each) => shared(each, range) > 0)),
  );
}

export function f1({ tp, fp, fn }: Count): { precision: number; recall: number; f1: number } {
  const precision = tp / (tp + fp) || 0;
  const recall = tp / (tp + fn) || 0;
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) || 0 };
}

export function shared(a: { start: number; end: number }, b: { start: number; end: number }): number {
  return Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));
}

function inScope(row: Row, type: EntityType): boolean {
  return row.scope === "all" ? ENTITY_TYPES.includes(type) : row.scope.includes(type);
}

interface Pairing {
  readonly same: (gold: Range, predicted: Range) => boolean;
  readonly into: Map<string, Count>;
  readonly keys: (range: Range) => readonly string[];
}

/** Each gold range takes the free prediction that shares most with it. */
function pair(gold: readonly Range[], predicted: readonly Range[], { same, into, keys }: Pairing): void {
  const free = new Set(predicted);
  for (const wanted of gold) {
    let best: Range | null = null;
    for (const range of free) {
      if (same(wanted, range) && (!best || shared(wanted, range) > shared(wanted, best))) best = range;
    }
    if (best) free.delete(best);
    for (const key of keys(wanted)) countFor(into, key)[best ? "tp" : "fn"]++;
  }
  for (const range of free) for (const key of keys(range)) countFor(into, key).fp++;
}

function countFor(counts: Map<string, Count>, key: string): Count {
  const count = counts.get(key) ?? { tp: 0, fp: 0, fn: 0 };
  counts.set(key, count);
  return count;
}
