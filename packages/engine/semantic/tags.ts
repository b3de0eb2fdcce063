/**
 * Tags from the judge's token logits: each word takes the tag of its first piece, in the window where it stands farthest
 * from a cut; words of one type in a row are one span. Pure, in tokens and offsets of the text that was tokenised.
 */
import type { EntityType } from "@portcullis/contract";
import type { Tag } from "../cloak/tagger.ts";
import type { Registry } from "./registry.ts";
import type { Tokens } from "./tokenizer.ts";
import type { Window } from "./windows.ts";

/** `logits` has one row a token of the window, `[CLS]` and `[SEP]` included. Null: the gate found nobody in it. */
export interface TaggedWindow {
  readonly window: Window;
  readonly logits: Float32Array | null;
}

/** The types in the order of the tags; `null` is an organisation, known so that it is not taken for a person. */
const TYPES: readonly (EntityType | null)[] = [
  "person_name",
  "location",
  "date",
  "date_of_birth",
  "street_address",
  null,
];
const TAG_COUNT = 1 + 2 * TYPES.length;
/** Tags, and one logit more that tells of injected spans. */
const LOGITS_PER_TOKEN = TAG_COUNT + 1;
/** For a type that the registry gives no bar. */
const BAR_DEFAULT = 0.5;

interface Span {
  /** Index of the type. */
  readonly type: number;
  readonly start: number;
  end: number;
  words: number;
  sure: number;
}

export function decodeTags(tokens: Tokens, windows: readonly TaggedWindow[], registry: Registry): Tag[] {
  const spans: Span[] = [];
  let owner = 0;
  let open = false;
  for (let at = 0; at < tokens.ids.length; at++) {
    if (tokens.firsts[at] === 0) continue;
    while (owner + 1 < windows.length && isDeeper(windows, owner + 1, { at, count: tokens.ids.length })) owner++;
    const { window, logits } = windows[owner]!;
    const word = logits && readWord(logits, at - window.from + 1, registry.temperature.tags);
    if (word) extend(spans, { ...word, start: tokens.starts[at]!, end: tokens.ends[lastPiece(tokens, at)]! }, open);
    open = word !== null;
  }
  return spans.flatMap(({ type: index, start, end, words, sure }) => {
    const type = TYPES[index];
    const score = sure / words;
    return type && score >= (registry.tagger.min[type] ?? BAR_DEFAULT) ? [{ type, start, end, score }] : [];
  });
}

/** Joins the word to the span before it, or opens another. A stray I- opens one: half a name is better than none. */
function extend(spans: Span[], word: Word & { readonly start: number; readonly end: number }, open: boolean): void {
  const last = spans.at(-1);
  if (open && last && !word.begins && last.type === word.type) {
    last.end = word.end;
    last.words++;
    last.sure += word.sure;
  } else spans.push({ type: word.type, start: word.start, end: word.end, words: 1, sure: word.sure });
}

/** Whether the token stands in the window and farther from its cuts than in the one before it. */
function isDeeper(windows: readonly TaggedWindow[], index: number, place: Place): boolean {
  return depth(windows[index]!.window, place) > depth(windows[index - 1]!.window, place);
}

interface Place {
  readonly at: number;
  /** Tokens of the whole text. */
  readonly count: number;
}

/** How many tokens of context there are on the poorer side; an edge of the text is no cut. */
function depth({ from, to }: Window, { at, count }: Place): number {
  if (at < from || at >= to) return -1;
  const left = from === 0 ? Number.POSITIVE_INFINITY : at - from;
  const right = to === count ? Number.POSITIVE_INFINITY : to - 1 - at;
  return Math.min(left, right);
}

interface Word {
  readonly type: number;
  readonly begins: boolean;
  /** Probability of the type, begun or continued; "not nothing" would count what another type claims. */
  readonly sure: number;
}

/** Null: outside. */
function readWord(logits: Float32Array, row: number, temperature: number): Word | null {
  const from = row * LOGITS_PER_TOKEN;
  let best = 0;
  for (let tag = 1; tag < TAG_COUNT; tag++) if (logits[from + tag]! > logits[from + best]!) best = tag;
  if (best === 0) return null;
  const weight = (tag: number) => Math.exp((logits[from + tag]! - logits[from + best]!) / temperature);
  let sum = 0;
  for (let tag = 0; tag < TAG_COUNT; tag++) sum += weight(tag);
  const type = (best - 1) >> 1;
  return { type, begins: best % 2 === 1, sure: (weight(1 + 2 * type) + weight(2 + 2 * type)) / sum };
}

function lastPiece(tokens: Tokens, first: number): number {
  let last = first;
  while (last + 1 < tokens.ids.length && tokens.firsts[last + 1] === 0) last++;
  return last;
}
