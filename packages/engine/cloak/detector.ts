/**
 * Text in, entities out: synchronous, pure, in time linear in the text. `createDetector` compiles the definitions once;
 * each call reads the text as a page, wakes the recognisers that the page gives reason for, asks the tagger, maps every
 * claim back to the text as sent and merges. The worker pool in `inference/` runs it off the event loop.
 */
import type { EntityType } from "@portcullis/contract";
import { blendTags } from "./blend.ts";
import { indexKeywords } from "./keywords.ts";
import { compileLexicon } from "./lexicon.ts";
import { merge, type Span } from "./merge.ts";
import { type LaidOutPage, layOut } from "./page.ts";
import type { Entity } from "./port.ts";
import type {
  Claim,
  EntityDefinition,
  KeywordRecogniser,
  LabelRecogniser,
  PatternRecogniser,
  Recogniser,
} from "./recogniser.ts";
import type { Tag, Tagger } from "./tagger.ts";
import { type View, viewOf } from "./view.ts";

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

/** A claim so weak that no bar above nothing would let it pass. */
const SCORE_MIN = 0.05;
const AFTER_CHARS_DEFAULT = 200;

type Owned<R extends Recogniser> = R & { readonly type: EntityType };

export function createDetector(parts: DetectorParts): PureDetector {
  const all = parts.entities.flatMap((entity) =>
    entity.recognisers.map((recogniser) => ({ ...recogniser, type: entity.type })),
  );
  const patterns = all.filter((r): r is Owned<PatternRecogniser> => r.kind === "pattern");
  const labels = all.filter((r): r is Owned<LabelRecogniser> => r.kind === "label");
  const byKeyword = all.filter((r): r is Owned<KeywordRecogniser> => r.kind === "keyword");
  for (const recogniser of all) checkFlags(recogniser);

  const owners = byKeyword.flatMap((recogniser) => recogniser.keywords.map(() => recogniser));
  const index = indexKeywords(byKeyword.flatMap((recogniser) => recogniser.keywords));
  const lexicon = compileLexicon(
    labels.map((r) => r.labels),
    all.flatMap((r) => r.hears ?? []),
  );
  const labelsByList = new Map<number, Owned<LabelRecogniser>[]>();
  for (const recogniser of labels) {
    const number = lexicon.numberOf(recogniser.labels);
    labelsByList.set(number, [...(labelsByList.get(number) ?? []), recogniser]);
  }

  return {
    detect(text, { types, minConfidence, tags }) {
      const wanted = new Set(types);
      const view = viewOf(text);
      const page = layOut(view.text, lexicon);
      const spans: Span[] = [];
      const claim = claimInto(spans, { page, view });
      for (const recogniser of patterns) {
        if (wanted.has(recogniser.type) && recogniser.needs.every((feature) => page.has(feature))) {
          tryPattern(recogniser, { page, claim });
        }
      }
      const reached = new Map<Recogniser, number>();
      index.find(page.text, (keyword, at) => {
        const recogniser = owners[keyword] as Owned<KeywordRecogniser>;
        if (wanted.has(recogniser.type)) tryKeyword(recogniser, { at, page, reached, claim });
      });
      if (labels.some((recogniser) => wanted.has(recogniser.type))) {
        tryLabels(page, { labelsByList, wanted, claim });
      }
      for (const tag of tagsOf(parts.tagger, page, { wanted, view, text, tags }))
        spans.push({ ...tag, proof: "model" });
      return merge(spans, { types: wanted, minConfidence, text });
    },
  };
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

/** `shift` is what to add to the match's offsets to come to the page's. */
type ClaimOf = (recogniser: Owned<Recogniser>, match: RegExpExecArray, shift?: number) => number;

/** Weighs a match and keeps what comes of it. Returns where the match ends, so that a caller can go on from there. */
function claimInto(spans: Span[], { page, view }: { page: LaidOutPage; view: View }): ClaimOf {
  return (recogniser, match, shift = 0) => {
    const [from, to] = valueRange(match);
    const start = from + shift;
    const end = to + shift;
    const found = { text: page.text.slice(start, end), start, end, match };
    const judged = typeof recogniser.judge === "number" ? recogniser.judge : recogniser.judge(found, page);
    if (judged !== null) {
      const claim: Claim = typeof judged === "number" ? { score: judged } : judged;
      if (claim.score >= SCORE_MIN) {
        spans.push({
          type: claim.type ?? recogniser.type,
          ...rangeIn(view, claim.start ?? start, claim.end ?? end),
          score: Math.min(claim.score, 1),
          proof: claim.proof ?? recogniser.proof ?? "pattern",
        });
      }
    }
    return match.index + match[0].length;
  };
}

/** The whole match, or its group named `value`: by its indices, or else as the last place where it stands in the match. */
function valueRange(match: RegExpExecArray): readonly [from: number, to: number] {
  const value = match.groups?.value;
  if (value === undefined) return [match.index, match.index + match[0].length];
  const from = match.index + match[0].lastIndexOf(value);
  return match.indices?.groups?.value ?? [from, from + value.length];
}

function tryPattern(
  recogniser: Owned<PatternRecogniser>,
  { page, claim }: { page: LaidOutPage; claim: ClaimOf },
): void {
  const { pattern, reads } = recogniser;
  const excerpt = reads === "digits" ? page.digits() : reads === "codes" ? page.codes() : null;
  const text = excerpt?.text ?? page.text;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    if (match[0] === "") pattern.lastIndex++;
    claim(recogniser, match, excerpt ? excerpt.toPage(match.index) - match.index : 0);
  }
}

interface KeywordTry {
  readonly at: number;
  readonly page: LaidOutPage;
  /** How far each recogniser has read: a keyword inside an earlier match is part of it. */
  readonly reached: Map<Recogniser, number>;
  readonly claim: ClaimOf;
}

function tryKeyword(recogniser: Owned<KeywordRecogniser>, { at, page, reached, claim }: KeywordTry): void {
  const done = reached.get(recogniser) ?? 0;
  if (at < done) return;
  const { pattern, before = 0, after = AFTER_CHARS_DEFAULT } = recogniser;
  if (before === 0) {
    pattern.lastIndex = at;
    const match = pattern.exec(page.text);
    if (match) reached.set(recogniser, claim(recogniser, match));
    return;
  }
  const from = Math.max(done, at - before);
  pattern.lastIndex = from;
  for (let match = pattern.exec(page.text); match && match.index <= at + after; match = pattern.exec(page.text)) {
    reached.set(recogniser, claim(recogniser, match));
    if (match[0] === "") pattern.lastIndex++;
  }
}

interface LabelTry {
  readonly labelsByList: ReadonlyMap<number, readonly Owned<LabelRecogniser>[]>;
  readonly wanted: ReadonlySet<EntityType>;
  readonly claim: ClaimOf;
}

function tryLabels(page: LaidOutPage, { labelsByList, wanted, claim }: LabelTry): void {
  const hits = page.hits();
  const tried = new Set<string>();
  for (let i = 0; i < hits.start.length; i++) {
    const recognisers = labelsByList.get(hits.list[i] as number);
    if (!recognisers) continue;
    const cells = page.table()?.cellsUnder(hits.start[i] as number) ?? [];
    const places = [page.afterLabel(hits.end[i] as number), ...cells];
    for (const recogniser of recognisers) {
      if (!wanted.has(recogniser.type)) continue;
      for (const place of places) {
        const key = `${recogniser.type} ${recogniser.id} ${place}`;
        if (place === -1 || tried.has(key)) continue;
        tried.add(key);
        recogniser.value.lastIndex = place;
        const match = recogniser.value.exec(page.text);
        if (match) claim(recogniser, match);
      }
    }
  }
}

/** The view's range in the text as sent. */
function rangeIn(view: View, start: number, end: number): { start: number; end: number } {
  return { start: view.start(start), end: view.end(end) };
}

function checkFlags(recogniser: Owned<Recogniser>): void {
  const { flags } = recogniser.kind === "label" ? recogniser.value : recogniser.pattern;
  const sticky = recogniser.kind === "label" || (recogniser.kind === "keyword" && !recogniser.before);
  if (flags.includes(sticky ? "y" : "g")) return;
  throw new Error(`${recogniser.type}/${recogniser.id}: its pattern needs the flag ${sticky ? "y" : "g"}.`);
}
