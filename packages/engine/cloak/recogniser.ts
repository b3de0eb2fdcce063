/**
 * What an entity type is made of: recognisers, words that speak for it, and its own examples.
 *
 * A recogniser sees the *page*: the text as people read it (digits of every script as 0-9, full-width forms narrow, odd
 * blanks as blanks, invisible characters gone), and answers in page offsets; the detector maps them back. It comes in
 * four kinds, so that a page pays only for what it holds:
 *
 * - `keyword`: a literal ("ghp_", "-----BEGIN") wakes it, and the pattern is tried only there;
 * - `label`: a word that names the thing ("passport no", "cvv") wakes it, and the value is read right after it;
 * - `form`: text of one of its written forms (`999-99-9999`) wakes it, and there is no pattern at all;
 * - `pattern`: tried where a number, a code or a sign that it begins with stands.
 */
import type { EntityType } from "@portcullis/contract";

/** What backs a claim, strongest first; it breaks ties when ranges merge. Tags of a tagger are `model`. */
export type Proof = "checksum" | "pattern" | "model";

/** What a page must hold before a pattern is tried on it. `eastern`: a script that is not written with Latin, Greek or Cyrillic letters. */
export type Feature = "digit" | "angle" | "eastern";

/**
 * Where a pattern may begin. `number`: at a run of digits alone of a length in the range, with at least `digits` digits in
 * it and the groups behind it together; `from` says where a match that holds this number begins, or -1 when none can.
 * `code`: at a run of letters and digits that has both and is that long. `at`: where it says for each at sign, or nowhere when
 * it says -1. `colons`: at hexadecimal groups with `::` or six colons. `pairs`: at `ab:cd:`, `ab-cd-`, `abcd.abcd.`. All these
 * have flag `y`; a pattern that is tried on the whole `page` has `g`, and is for scripts in which none of this can be told.
 */
export type Starts =
  | "page"
  | "colons"
  | "pairs"
  | { readonly at: (text: string, sign: number) => number }
  | { readonly code: Bounds }
  | { readonly number: Bounds; readonly digits?: number; readonly from?: (text: string, at: number) => number };

export type Bounds = readonly [min: number, max: number];

/** A list of words that speak for (or against) a type. Whole words, any case; see `words`. */
export interface WordList {
  readonly words: readonly string[];
  /** Counts as near also when the label of something else stands in between ("invalid passport 123"). */
  readonly lasting?: boolean;
}

/** How close a word of a list stands: right in front as a label, elsewhere near on the line, or not at all. */
export type Nearness = "label" | "near" | "none";

/** A range that a recogniser was woken for: of a form, or of the group named `value` where its pattern has one. */
export interface Found {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * One match of a recogniser's pattern. The group named `value` must be the last place in the match where its text stands,
 * or the pattern must have the flag `d`, which costs time.
 */
export interface Match extends Found {
  readonly match: RegExpExecArray;
}

/** What a judge may ask about the place where a match stands. All positions are page offsets. */
export interface Page {
  readonly text: string;
  /** How close a word of `list` stands to the range. The recogniser must have declared the list in `hears`. */
  nearness(list: WordList, start: number, end: number): Nearness;
  /** Whether a word of one of the lists stands anywhere on the page. The recogniser must have declared them in `hears`. */
  hears(lists: readonly WordList[]): boolean;
  /** Whether no word of any list stands near: then nothing speaks for the range or against it. */
  isQuiet(start: number, end: number): boolean;
  /** Whether the label of some type's value stands right in front: what follows it is that, not something else. */
  isNamed(start: number, end?: number): boolean;
  /** Where the cell ends that the place stands in, of a table with headings; -1 when it stands in none. */
  cellEnd(start: number): number;
  /** The run of characters without blanks, quotes or brackets that the range stands in. */
  token(start: number, end: number): { readonly text: string; readonly start: number; readonly end: number };
  /** The line that the range stands in. */
  line(start: number): { readonly text: string; readonly start: number; readonly end: number };
}

/**
 * A score that means P(correct), from 0 to 1; or a claim that also narrows the range, changes the type or says that a
 * checksum passed; or null: no claim. Scores under 0.05 are dropped.
 */
export type Judgement = number | Claim | null;

export interface Claim {
  readonly score: number;
  readonly start?: number;
  readonly end?: number;
  readonly proof?: Proof;
  readonly type?: EntityType;
}

export type Judge = (found: Match, page: Page) => Judgement;

interface RecogniserBase {
  /** A slug that is unique within the type. */
  readonly id: string;
  /** It claims nothing on a page without a word of one of these lists. */
  readonly with?: readonly WordList[];
  /** Word lists that the judge asks `page.nearness` about. */
  readonly hears?: readonly WordList[];
  /** A number when every match is as good as the next. */
  readonly judge: Judge | number;
  /** Default `pattern`. */
  readonly proof?: Proof;
  /** By the score that the judge gives: how often such finds were right, where that was counted. */
  readonly measured?: Readonly<Record<string, number>>;
}

export interface PatternRecogniser extends RecogniserBase {
  readonly kind: "pattern";
  /** Default `page`. */
  readonly starts?: Starts;
  readonly needs?: readonly Feature[];
  readonly pattern: RegExp;
}

export interface FormRecogniser extends Omit<RecogniserBase, "judge"> {
  readonly kind: "form";
  /** `9` a digit, `A` a letter, `X` either; everything else stands for itself. Of several that fit, the best claim counts. */
  readonly forms: readonly string[];
  /**
   * `whole` (default): no sign joins it to a word on either side, as `-` joins the parts of a date. `open`: no letter or
   * digit touches it; the judge sees to the rest.
   */
  readonly edges?: "whole" | "open";
  readonly judge: (found: Found, page: Page) => Judgement;
}

export interface KeywordRecogniser extends RecogniserBase {
  readonly kind: "keyword";
  /** Three characters or more; letters of ASCII are compared without case, all others as they stand. */
  readonly keywords: readonly string[];
  /** Flag `y`: tried at each keyword's place, `before` characters to its left at most. */
  readonly pattern: RegExp;
  /**
   * How far left of the keyword a match may begin. 0 (default): it begins with the keyword. More: the pattern has flag
   * `g` instead and is tried on the text from `before` characters before the keyword to `after` behind it, and no further.
   */
  readonly before?: number;
  /** How far right of the keyword a match of a `g` pattern may end. Default 200. */
  readonly after?: number;
}

export interface LabelRecogniser extends RecogniserBase {
  readonly kind: "label";
  /** Words and phrases that name the value: "passport", "passport number", "social security". See `words`. */
  readonly labels: WordList;
  /** Flag `y`: the value itself; the detector skips what stands between a label and its value (`": `, ` = `, ` is `, `#`). */
  readonly value: RegExp;
}

export type Recogniser = PatternRecogniser | KeywordRecogniser | LabelRecogniser | FormRecogniser;

/** One entity type: a file in `detections/entities`, named after the type. */
export interface EntityDefinition {
  readonly type: EntityType;
  /** One or two sentences for the printed reference: what it holds and how sure a find is. */
  readonly meaning: string;
  readonly recognisers: readonly Recogniser[];
  /** Texts in which it must find exactly the ranges marked «so», at the default confidence. */
  readonly finds: readonly string[];
  /** Near misses that must stay quiet for this type at the default confidence. */
  readonly ignores: readonly string[];
}

/** Only there so that an entity file is checked where it is written. */
export function defineEntity(definition: EntityDefinition): EntityDefinition {
  return definition;
}

/**
 * Words and phrases, one a line or parted by commas, lower case. A blank in a phrase stands for any of: blank, `_`, `-`,
 * `.`, or a change of case ("social security" also meets `social_security`, `socialSecurity`). Scripts that put no blanks
 * between words are met anywhere in the text.
 */
export function words(list: string): WordList {
  const all = list.split(/[,\n]/u).map((word) => word.trim().toLowerCase());
  return { words: [...new Set(all.filter((word) => word !== ""))] };
}
