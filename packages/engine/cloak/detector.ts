/**
 * Text in, entities out: synchronous, pure, in time linear in the text. `createDetector` compiles the definitions once;
 * each call reads the text as a page, wakes the recognisers that the page gives reason for, asks the tagger, maps every
 * claim back to the text as sent and merges. The worker pool in `inference/` runs it off the event loop.
 */
import type { EntityType } from "@portcullis/contract";
import { blendTags } from "./blend.ts";
import { tableOf } from "./calibrate.ts";
import { type Claims, claimInto, type Owned } from "./claims.ts";
import { indexKeywords } from "./keywords.ts";
import { compileLexicon } from "./lexicon.ts";
import { merge } from "./merge.ts";
import { type LaidOutPage, layOut } from "./page.ts";
import { isPlausible } from "./plausible.ts";
import type { Entity } from "./port.ts";
import type {
  EntityDefinition,
  FormRecogniser,
  KeywordRecogniser,
  LabelRecogniser,
  PatternRecogniser,
} from "./recogniser.ts";
import { firstFrom } from "./sorted.ts";
import type { Tag, Tagger } from "./tagger.ts";
import type { Span } from "./unite.ts";
import { type View, viewOf } from "./view.ts";
import { compileWaking } from "./waking.ts";

export interface DetectorParts {
  readonly entities: readonly EntityDefinition[];
  /** Null only where names, places and dates are not wanted, as in a bench of the recognisers alone. */
  readonly tagger: Tagger | null;
}

export interface DetectAsk {
  readonly types: readonly EntityType[];
  readonly minConfidence: number;
  /** What a model has read in the text beforehand, in offsets of the text as sent; the tagger then fills its gaps. */
  readonly tags?: readonly Tag[] | undefined;
}

export interface PureDetector {
  detect(text: string, options: DetectAsk): Entity[];
}

/** How far right of its keyword a match may end that begins before it. */
const AFTER_CHARS_DEFAULT = 200;

export function createDetector(parts: DetectorParts): PureDetector {
  const all: readonly Owned[] = parts.entities
    .flatMap((entity) => entity.recognisers.map((recogniser) => ({ ...recogniser, type: entity.type })))
    .map((recogniser, number) => ({ ...recogniser, number, table: tableOf(recogniser.measured) }));
  for (const recogniser of all) checkFlags(recogniser);
  const labels = all.filter((r): r is Owned<LabelRecogniser> => r.kind === "label");
  const byKeyword = all.filter((r): r is Owned<KeywordRecogniser> => r.kind === "keyword");
  const waking = compileWaking(
    all.filter((r): r is Owned<PatternRecogniser> => r.kind === "pattern"),
    all.filter((r): r is Owned<FormRecogniser> => r.kind === "form"),
  );

  const keywords = byKeyword.flatMap((recogniser) => recogniser.keywords);
  const owners = byKeyword.flatMap((recogniser) => recogniser.keywords.map(() => recogniser));
  const index = indexKeywords(keywords);
  const lexicon = compileLexicon(
    labels.map((r) => r.labels),
    all.flatMap((r) => [...(r.hears ?? []), ...(r.with ?? [])]),
  );
  const labelsByList = Array.from({ length: lexicon.size }, (_, number) =>
    labels.filter((recogniser) => lexicon.numberOf(recogniser.labels) === number),
  );

  const conditional = all.filter((recogniser) => recogniser.with !== undefined);
  const reached = new Int32Array(all.length);
  const isWanted = new Uint8Array(all.length);
  let last = askedFor([], all);

  return {
    detect(text, { types, minConfidence, tags }) {
      if (!isSame(types, last.types)) last = askedFor(types, all);
      const { wanted } = last;
      const view = viewOf(text);
      const page = layOut(view, lexicon);
      isWanted.set(last.isWanted);
      for (const { number, with: lists } of conditional) if (lists && !page.hears(lists)) isWanted[number] = 0;
      const spans: Span[] = [];
      const claims = claimInto(spans, { page, view, reached: reached.fill(0), minConfidence });
      waking.read(claims, isWanted);
      index.find(page.units, (keyword, at) => {
        const recogniser = owners[keyword] as Owned<KeywordRecogniser>;
        if (isWanted[recogniser.number] === 0 || at < (claims.reached[recogniser.number] as number)) return;
        tryKeyword(recogniser, { at, end: at + (keywords[keyword] as string).length, claims });
      });
      tryLabels(claims, { labelsByList, isWanted });
      const isLabel = labelsIn(page, view);
      for (const tag of tagsOf(parts.tagger, page, { wanted, view, text, tags }))
        if (isPlausible(tag, { text, isLabel })) spans.push({ ...tag, proof: "model" });
      return merge(spans, { types: wanted, minConfidence, text, isLabel });
    },
  };
}

/** What a list of types comes to; callers send the same one again and again. */
interface Asked {
  readonly types: readonly EntityType[];
  readonly wanted: ReadonlySet<EntityType>;
  /** Recognisers of these types, by their numbers. */
  readonly isWanted: Uint8Array;
}

function askedFor(types: readonly EntityType[], all: readonly Owned[]): Asked {
  const wanted = new Set(types);
  return { types: [...types], wanted, isWanted: Uint8Array.from(all, ({ type }) => (wanted.has(type) ? 1 : 0)) };
}

function isSame(types: readonly EntityType[], before: readonly EntityType[]): boolean {
  if (types.length !== before.length) return false;
  for (let at = 0; at < types.length; at++) if (types[at] !== before[at]) return false;
  return true;
}

/** What a tagger reads that does not say otherwise; it is not asked when a caller wants none of it. */
export const TAGGED_TYPES: readonly EntityType[] = [
  "person_name",
  "street_address",
  "location",
  "date",
  "date_of_birth",
];

interface TagAsk {
  readonly wanted: ReadonlySet<EntityType>;
  readonly view: View;
  readonly text: string;
  readonly tags: readonly Tag[] | undefined;
}

/** In offsets of the text as sent. */
function tagsOf(tagger: Tagger | null, page: LaidOutPage, { wanted, view, text, tags }: TagAsk): readonly Tag[] {
  if (!tagger || !(tagger.types ?? TAGGED_TYPES).some((type) => wanted.has(type))) return tags ?? [];
  const own = tagger.tag(page.text).map((tag) => ({ ...tag, ...rangeIn(view, tag.start, tag.end) }));
  return tags ? blendTags(tags, own, text) : own;
}

interface KeywordTry {
  readonly at: number;
  readonly end: number;
  readonly claims: Claims;
}

function tryKeyword(recogniser: Owned<KeywordRecogniser>, { at, end, claims }: KeywordTry): void {
  const { pattern, before = 0, after = AFTER_CHARS_DEFAULT } = recogniser;
  if (before === 0) {
    claims.tryAt(recogniser, pattern, at);
    return;
  }
  const from = Math.max(claims.reached[recogniser.number] as number, at - before);
  claims.tryWithin(recogniser, pattern, { from, to: end + after + 1, last: at + after });
}

const NO_CELLS: readonly number[] = [];

interface LabelTry {
  readonly labelsByList: readonly (readonly Owned<LabelRecogniser>[])[];
  readonly isWanted: Uint8Array;
}

function tryLabels(claims: Claims, { labelsByList, isWanted }: LabelTry): void {
  const { page } = claims;
  const hits = page.hits();
  const tried = new Set<number>();
  for (let i = 0; i < hits.start.length; i++) {
    const recognisers = labelsByList[hits.list[i] as number] as readonly Owned<LabelRecogniser>[];
    if (recognisers.length === 0) continue;
    const cells = page.table()?.cellsUnder(hits.start[i] as number) ?? NO_CELLS;
    // A heading names the cells below it, not the first of the next line.
    const after = cells.length > 0 ? -1 : page.afterLabel(hits.end[i] as number);
    for (const recogniser of recognisers) {
      if (isWanted[recogniser.number] === 0) continue;
      for (let place = -1; place < cells.length; place++) {
        const at = place === -1 ? after : (cells[place] as number);
        const key = recogniser.number * (page.text.length + 1) + at;
        if (at === -1 || tried.has(key)) continue;
        tried.add(key);
        if (place === -1 && isNextName(page.text, at)) continue;
        claims.tryAt(recogniser, recogniser.value, at);
      }
    }
  }
}

const NAME_IN_QUOTES = /["'][\w .-]{1,40}["']\s?:/y;
const NAME_OF_TAG = /<\/?[A-Za-z][\w:.-]{0,40}(?: [^<>]{0,80})?\/?>/y;

/** `<th>Street</th><td></td><th>Town`: what stands in such a mark names what follows it. */
const HEADING_TAG = /<(?:th|dt|label)(?: [^<>]{0,24})?>$/i;
const TAG_CHARS_MAX = 32;

/** Whether what follows a label is the name of the next field, `"login","user":` or `</GivenName><FamilyName>`, and no value. */
function isNextName(text: string, at: number): boolean {
  const before = text[at - 1];
  if (before === ">" && HEADING_TAG.test(text.slice(Math.max(0, at - TAG_CHARS_MAX), at))) return true;
  const pattern = before === '"' || before === "'" ? NAME_IN_QUOTES : before === "<" ? NAME_OF_TAG : null;
  if (pattern === null) return false;
  pattern.lastIndex = at - 1;
  return pattern.test(text);
}

/** Whether a range of the text as sent is a word of some list or part of one, worked out when the first is asked about. */
function labelsIn(page: LaidOutPage, view: View): (start: number, end: number) => boolean {
  let starts: number[] | null = null;
  let ends: number[] = [];
  return (start, end) => {
    if (starts === null) {
      starts = page.hits().start.map((at) => view.start(at));
      ends = page.hits().end.map((at) => view.end(at));
    }
    for (let i = firstFrom(starts, start - LABEL_CHARS_MAX); i < starts.length && (starts[i] as number) <= start; i++) {
      if ((ends[i] as number) >= end) return true;
    }
    return false;
  };
}

const LABEL_CHARS_MAX = 48;

/** The view's range in the text as sent. */
function rangeIn(view: View, start: number, end: number): { start: number; end: number } {
  return { start: view.start(start), end: view.end(end) };
}

function checkFlags(recogniser: Owned): void {
  if (recogniser.kind === "form") return;
  const { flags } = recogniser.kind === "label" ? recogniser.value : recogniser.pattern;
  const sticky =
    recogniser.kind === "pattern"
      ? recogniser.starts !== undefined && recogniser.starts !== "page"
      : recogniser.kind === "label" || !recogniser.before;
  if (flags.includes(sticky ? "y" : "g")) return;
  throw new Error(`${recogniser.type}/${recogniser.id}: its pattern needs the flag ${sticky ? "y" : "g"}.`);
}
