/**
 * What a tagger says of a text, held against what recognisers have read there. Part of scoring: it happens before ranges
 * are merged, and only with claims that the caller asked for, so that nothing else can move a tag.
 *
 * - A tag is split at stronger claims of recognisers and at those that have read a form of their own and are sure of it, so
 *   that neither a name nor an address swallows the number or the e-mail beside it, however sure the tagger is.
 * - What is left of a tag when its value is gone, and is only the word that named it ("IBAN"), is dropped.
 */
import type { EntityType } from "@portcullis/contract";
import { type Group, type Span, stronger, unite } from "./unite.ts";

export interface FitOptions {
  /** What recognisers claim. */
  readonly claims: readonly Span[];
  readonly text: string;
  /** Whether the range is a word that names a value. Absent: every rest of a tag stays. */
  readonly isLabel?: ((start: number, end: number) => boolean) | undefined;
}

/** The tags as they count beside the claims. */
export function fitTags(tags: readonly Span[], { claims, text, isLabel }: FitOptions): Span[] {
  if (tags.length === 0) return [];
  const cuts: Cuts = { claimed: unite(claims), text, isLabel };
  return tags.flatMap((tag) => fitTag(tag, cuts));
}

interface Cuts {
  readonly claimed: readonly Group[];
  readonly text: string;
  readonly isLabel: FitOptions["isLabel"];
}

/** A weak claim inside a tag cuts nothing: the two are united later. */
function fitTag(span: Span, cuts: Cuts): Span[] {
  const inside = overlapping(cuts.claimed, span);
  if (isFieldName(span, cuts) || isLabelOf(span, inside, cuts)) return [];
  const stops = inside.filter((group) => stronger(group.strongest, span) || isValidated(group.strongest, span));
  if (stops.length === 0) return [span];
  const pieces: Span[] = [];
  let from = span.start;
  let same = false;
  for (const stop of [...stops, { start: span.end, end: span.end, strongest: null }]) {
    const trimmed = trim(cuts.text, from, stop.start);
    const piece = trimmed && { ...span, ...trimmed };
    // Behind what a recogniser has read to its end as the same thing, a new sentence is not more of it.
    const goesOn = !(same && piece && /[.;:!?]\s/.test(cuts.text.slice(from, piece.start)));
    same = stop.strongest?.type === span.type;
    if (
      goesOn &&
      piece &&
      !isFragment(piece, cuts) &&
      !isFieldName(piece, cuts) &&
      !isLeftover(piece, piece, cuts) &&
      !isLabelOf(piece, overlapping(cuts.claimed, piece), cuts)
    )
      pieces.push(piece);
    from = Math.max(from, stop.end);
  }
  return pieces;
}

/** A recogniser that is this sure has read a form; a tagger only guesses at codes. */
const SURE = 0.7;
/** What recognisers know by the words around it, as taggers do. */
const WORDED: ReadonlySet<EntityType> = new Set(["person_name", "location"]);

/** Two readings of the same thing are united, whichever is longer. */
function isValidated({ type, score }: Span, tag: Span): boolean {
  return score >= SURE && type !== tag.type && !WORDED.has(type);
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

const NAME_CHARS_MAX = 40;
/** The rest of the name of a field, and what parts it from its value or one heading from the next. */
const NAMES_VALUE = /^[\p{L}\p{M} .,№°-]{0,30}(?:["'”]?\s?[:=：]|<\/(?:t[hd]|dt|b|label)>|\s\|)/u;

/** A word that names values, in small letters or a long one, in capitals or before a colon: the heading of a column, and nobody's name. */
function isFieldName({ type, start, end }: Span, { text, isLabel }: Cuts): boolean {
  if (type !== "person_name" || isLabel === undefined || !isLabel(start, end)) return false;
  const word = text.slice(start, end);
  return (
    /^(?:\p{Ll}+|\p{L}{8,}|\p{Lu}{3,5})$/u.test(word) ||
    (word !== "Nick" && NAMES_VALUE.test(text.slice(end, end + NAME_CHARS_MAX)))
  );
}

/** Half of an address, without its number or without any word. */
function isFragment({ type, start, end }: Span, { text, isLabel }: Cuts): boolean {
  if (type !== "street_address" || !isLabel) return false;
  const rest = text.slice(start, end);
  return !(/\p{N}/u.test(rest) && /\p{L}{2}/u.test(rest));
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
