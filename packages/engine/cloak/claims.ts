/**
 * From a place where a recogniser was woken to what it claims. Every way of waking ends here: a form that was read, a
 * pattern tried at one place, a pattern tried in a stretch around a sign.
 */
import type { EntityType } from "@portcullis/contract";
import { calibrated, type ScoreTable } from "./calibrate.ts";
import type { LaidOutPage } from "./page.ts";
import type { Claim, FormRecogniser, Judgement, Recogniser } from "./recogniser.ts";
import type { Span } from "./unite.ts";
import type { View } from "./view.ts";
import { isWhole } from "./weigh.ts";

/** A recogniser with the type that it belongs to and a number of its own. */
export type Owned<R extends Recogniser = Recogniser> = R & {
  readonly type: EntityType;
  readonly number: number;
  readonly table: ScoreTable | null;
};
export type Matching = Exclude<Recogniser, FormRecogniser>;

export interface Claims {
  readonly page: LaidOutPage;
  /** How far each recogniser has read, by its number: what begins before that is part of an earlier match. */
  readonly reached: Int32Array;
  /** Whether the place stands in the last claim that is all but certain: numbers and codes in there are parts of it. */
  isSettled(at: number): boolean;
  /** Tries a sticky pattern at one place. */
  tryAt(recogniser: Owned<Matching>, pattern: RegExp, at: number): void;
  /** Tries a pattern with flag `g` on the text between two places; a match begins at `last` at the latest. */
  tryWithin(recogniser: Owned<Matching>, pattern: RegExp, range: { from: number; to: number; last: number }): void;
  /** Weighs a range of one of a recogniser's forms; `best` is the best claim so far from the same start. */
  weighForm(
    recogniser: Owned<FormRecogniser>,
    range: { start: number; end: number },
    best: FormClaim | null,
  ): FormClaim | null;
  keep(recogniser: Owned, range: { start: number; end: number }, claim: Claim): void;
}

/** What a recogniser claims at a range that has one of its forms. */
export interface FormClaim {
  readonly start: number;
  readonly end: number;
  readonly claim: Claim;
}

/** A claim so weak that no bar above nothing would let it pass. */
const SCORE_MIN = 0.05;
/** A claim this strong leaves nothing to be found inside it. */
const SCORE_SETTLED = 0.9;

export interface ClaimOptions {
  readonly page: LaidOutPage;
  readonly view: View;
  readonly reached: Int32Array;
  readonly minConfidence: number;
}

export function claimInto(spans: Span[], { page, view, reached, minConfidence }: ClaimOptions): Claims {
  const { text } = page;
  // A claim under the caller's bar must not hide one over it.
  const sure = Math.max(SCORE_SETTLED, minConfidence);
  let settledStart = 0;
  let settledEnd = 0;

  const keep: Claims["keep"] = (recogniser, range, claim) => {
    const score = Math.min(calibrated(claim.score, recogniser.table), 1);
    const start = claim.start ?? range.start;
    const end = claim.end ?? range.end;
    if (score >= sure) {
      settledStart = start;
      settledEnd = end;
    }
    spans.push({
      type: claim.type ?? recogniser.type,
      start: view.start(start),
      end: view.end(end),
      score,
      proof: claim.proof ?? recogniser.proof ?? "pattern",
    });
  };

  function judge(recogniser: Owned<Matching>, match: RegExpExecArray, shift: number): void {
    const [from, to] = valueRange(match);
    const start = from + shift;
    const end = to + shift;
    reached[recogniser.number] = match.index + match[0].length + shift;
    const { judge: opinion } = recogniser;
    const claim = asClaim(
      typeof opinion === "number" ? opinion : opinion({ text: text.slice(start, end), start, end, match }, page),
    );
    if (claim) keep(recogniser, { start, end }, claim);
  }

  return {
    page,
    reached,
    isSettled: (at) => at < settledEnd && at >= settledStart,
    keep,
    tryAt(recogniser, pattern, at) {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (match) judge(recogniser, match, 0);
    },
    tryWithin(recogniser, pattern, { from, to, last }) {
      // One character before, so that a look-behind sees it; and nothing after, so that a place costs no more than itself.
      const shift = Math.max(0, from - 1);
      const stretch = text.slice(shift, to);
      pattern.lastIndex = from - shift;
      for (let match = pattern.exec(stretch); match && match.index + shift <= last; match = pattern.exec(stretch)) {
        if (match[0] === "") pattern.lastIndex++;
        judge(recogniser, match, shift);
      }
    },
    weighForm(recogniser, range, best) {
      const { start, end } = range;
      if (recogniser.edges !== "open" && !isWhole(page, start, end)) return best;
      const claim = asClaim(recogniser.judge({ text: text.slice(start, end), start, end }, page));
      return claim && claim.score > (best?.claim.score ?? 0) ? { ...range, claim } : best;
    },
  };
}

function asClaim(judged: Judgement): Claim | null {
  if (judged === null) return null;
  const claim = typeof judged === "number" ? { score: judged } : judged;
  return claim.score >= SCORE_MIN ? claim : null;
}

/** The whole match, or its group named `value`: by its indices, or else as the last place where it stands in the match. */
function valueRange(match: RegExpExecArray): readonly [from: number, to: number] {
  const value = match.groups?.value;
  if (value === undefined) return [match.index, match.index + match[0].length];
  const from = match.index + match[0].lastIndexOf(value);
  return match.indices?.groups?.value ?? [from, from + value.length];
}
