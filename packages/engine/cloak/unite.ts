/**
 * The interface's own rule of merging, to the letter: ranges that overlap become their union, transitively, and the union
 * takes type and score of its strongest member. Ranges that only touch stay apart, so no region is told twice.
 */
import { ENTITY_TYPES, type EntityType } from "@portcullis/contract";
import type { Proof } from "./recogniser.ts";

/** One range that someone claims, in offsets of the text as sent. */
export interface Span {
  readonly type: EntityType;
  readonly start: number;
  readonly end: number;
  readonly score: number;
  readonly proof: Proof;
}

/** A union, while it grows. */
export interface Group {
  start: number;
  end: number;
  strongest: Span;
}

export function unite(spans: readonly Span[]): Group[] {
  const groups: Group[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = groups.at(-1);
    if (last && span.start < last.end) {
      last.end = Math.max(last.end, span.end);
      if (stronger(span, last.strongest)) last.strongest = span;
    } else {
      groups.push({ start: span.start, end: span.end, strongest: span });
    }
  }
  return groups;
}

const PROOF_RANK: Readonly<Record<Proof, number>> = { checksum: 0, pattern: 1, model: 2 };
const TYPE_RANK: ReadonlyMap<EntityType, number> = new Map(ENTITY_TYPES.map((type, rank) => [type, rank]));

/** Higher score; then the better proof; then the longer range; then the earlier type; then the earlier range. */
export function stronger(a: Span, b: Span): boolean {
  const order =
    b.score - a.score ||
    PROOF_RANK[a.proof] - PROOF_RANK[b.proof] ||
    b.end - b.start - (a.end - a.start) ||
    (TYPE_RANK.get(a.type) ?? 0) - (TYPE_RANK.get(b.type) ?? 0) ||
    a.start - b.start;
  return order < 0;
}
