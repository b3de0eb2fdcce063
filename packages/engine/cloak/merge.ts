/**
 * From what recognisers and the tagger claim to what is reported: sorted ranges that never overlap. DESIGN.md says why
 * each step stands where it stands.
 *
 * 1. Claims of types that were not asked for, and claims under the bar, go first: they must not widen or rename others.
 * 2. Tags of the model are fitted to the claims of recognisers (`tags.ts`).
 * 3. What overlaps is united, and the union takes type and score of its strongest member (`unite.ts`).
 */
import { ENTITY_TYPE_CATEGORY, type EntityType } from "@portcullis/contract";
import type { Entity } from "./port.ts";
import { fitTags } from "./tags.ts";
import { type Span, unite } from "./unite.ts";

export interface MergeOptions {
  readonly types: ReadonlySet<EntityType>;
  readonly minConfidence: number;
  /** The text that the spans stand in: a piece of a split tag is trimmed to its letters and digits. */
  readonly text: string;
  /** Whether the range is a word that names a value ("IBAN"): as the rest of a split tag it is none. Absent: every rest stays. */
  readonly isLabel?: (start: number, end: number) => boolean;
}

export function merge(spans: readonly Span[], options: MergeOptions): Entity[] {
  const claimed: Span[] = [];
  const tagged: Span[] = [];
  for (const span of spans) {
    if (span.score < options.minConfidence || span.end <= span.start || !options.types.has(span.type)) continue;
    (span.proof === "model" ? tagged : claimed).push(span);
  }
  const tags = fitTags(tagged, { claims: claimed, text: options.text, isLabel: options.isLabel });
  return unite(tags.length === 0 ? claimed : [...claimed, ...tags]).map(({ start, end, strongest }) => {
    const { type, score } = strongest;
    return { type, category: ENTITY_TYPE_CATEGORY[type], start, end, confidence: score };
  });
}
