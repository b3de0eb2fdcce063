/**
 * From what recognisers and the tagger claim to what is reported: sorted ranges that never overlap. DESIGN.md says why
 * each step stands where it stands.
 *
 * 1. Claims of types that were not asked for, and claims under the bar, go first: they must not widen or rename others.
 * 2. A tag of the model is split at stronger claims of recognisers, so that a name does not swallow the e-mail beside it.
 * 3. What overlaps is united, transitively; ranges that only touch stay apart.
 * 4. The union takes type and score of its strongest member.
 */
import { ENTITY_TYPE_CATEGORY, ENTITY_TYPES, type EntityType } from "@portcullis/contract";
import type { Entity } from "./port.ts";
import type { Proof } from "./recogniser.ts";

/** One range that someone claims, in offsets of the text as sent. */
export interface Span {
  readonly type: EntityType;
  readonly start: number;
  readonly end: number;
  readonly score: number;
  readonly proof: Proof;
}

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
  const groups = unite(claimed);
  const pieces = splitModelSpans(tagged, { claimed: groups, text: options.text, isLabel: options.isLabel });
  return (pieces.length === 0 ? groups : unite([...claimed, ...pieces])).map((group) => {
    const { type, score } = group.strongest;
    return { type, category: ENTITY_TYPE_CATEGORY[type], start: group.start, end: group.end, confidence: score };
  });
}

interface Group {
  start: number;
  end: number;
  strongest: Span;
}

function unite(spans: readonly Span[]): Group[] {
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

interface Cuts {
  readonly claimed: readonly Group[];
  readonly text: string;
  readonly isLabel: MergeOptions["isLabel"];
}

/**
 * Cuts model spans at the ranges that recognisers claim more strongly. A span that such a range covers is gone, and so is
 * a piece that holds neither letter nor digit. A weaker claim inside a tag cuts nothing: it is united with it later.
 */
function splitModelSpans(spans: readonly Span[], cuts: Cuts): Span[] {
  const pieces: Span[] = [];
  for (const span of spans) {
    const inside = overlapping(cuts.claimed, span);
    if (isLabelOf(span, inside, cuts)) continue;
    const stops = inside.filter((group) => stronger(group.strongest, span) || isWholly(group, span));
    if (stops.length === 0) {
      pieces.push(span);
      continue;
    }
    let from = span.start;
    for (const stop of [...stops, { start: span.end, end: span.end }]) {
      const trimmed = trim(cuts.text, from, stop.start);
      const piece = trimmed && { ...span, ...trimmed };
      if (piece && !isLeftover(piece, piece, cuts) && !isLabelOf(piece, overlapping(cuts.claimed, piece), cuts))
        pieces.push(piece);
      from = Math.max(from, stop.end);
    }
  }
  return pieces;
}

/** A recogniser that is this sure of all that a tag covers has read its form; a tagger only guesses at such codes. */
const SURE = 0.7;

function isWholly({ start, end, strongest }: Group, span: Span): boolean {
  if (strongest.type === "person_name" || strongest.type === "location") return false;
  return start <= span.start && end >= span.end && strongest.score >= SURE;
}

/** Characters that may stand between a label and the claim that it names. */
const LINK_CHARS_MAX = 4;

/** A tag that is nothing but the label of a claim ("IBAN: …"), with the claim in it or behind it. */
function isLabelOf(span: Span, inside: readonly Group[], cuts: Cuts): boolean {
  const { claimed, text } = cuts;
  if (inside.length === 0) {
    const next = overlapping(claimed, { ...span, start: span.end, end: span.end + LINK_CHARS_MAX })[0];
    return next !== undefined && isLeftover(span, span, cuts) && !/\p{L}/u.test(text.slice(span.end, next.start));
  }
  const [only] = inside;
  if (inside.length > 1 || only === undefined || only.end < span.end || only.start <= span.start) return false;
  const piece = trim(text, span.start, only.start);
  return piece !== null && isLeftover(span, piece, cuts);
}

/** What is left of a tag when its value is gone: the word that named it, or one word of an address without a number. */
function isLeftover({ type }: Span, { start, end }: { start: number; end: number }, { text, isLabel }: Cuts): boolean {
  if (!isLabel) return false;
  const word = text.slice(start, end);
  if (type === "street_address" && /^[^\s\d]*$/u.test(word)) return true;
  // "Nick" is a word for a login and a name; nobody is called IBAN, and a field is named before a colon.
  const named = word === word.toUpperCase() || (text[end] === ":" && word !== "Nick");
  return (type !== "person_name" || named) && isLabel(start, end);
}

/** The range without the blanks and signs at its edges, or null when nothing else is there. */
function trim(text: string, start: number, end: number): { start: number; end: number } | null {
  if (end <= start) return null;
  const slice = text.slice(start, end);
  const first = slice.search(/[\p{L}\p{N}]/u);
  if (first === -1) return null;
  const last = slice.length - (/[^\p{L}\p{N}\p{M}]*$/u.exec(slice)?.[0].length ?? 0);
  return { start: start + first, end: start + last };
}

function overlapping(groups: readonly Group[], span: Span): readonly Group[] {
  let low = 0;
  let high = groups.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((groups[middle] as Group).end <= span.start) low = middle + 1;
    else high = middle;
  }
  const found: Group[] = [];
  for (let i = low; i < groups.length && (groups[i] as Group).start < span.end; i++) found.push(groups[i] as Group);
  return found;
}
