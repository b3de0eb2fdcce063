/**
 * What an entity type is made of: recognisers, words that speak for it, and its own examples.
 *
 * A recogniser sees the *page*: the text as people read it (digits of every script as 0-9, full-width forms narrow, odd
 * blanks as blanks, invisible characters gone), and answers in page offsets; the detector maps them back. It comes in
 * three kinds, cheapest first, so that a page pays only for what it holds:
 *
 * - `keyword`: a literal ("ghp_", "-----BEGIN") wakes it, and the pattern is tried only there;
 * - `label`: a word that names the thing ("passport no", "cvv") wakes it, and the value is read right after it;
 * - `pattern`: tried over the whole page, once the page has the features that it needs.
 */
import type { EntityType } from "@portcullis/contract";

/** What backs a claim, strongest first; it breaks ties when ranges merge. Tags of a tagger are `model`. */
export type Proof = "checksum" | "pattern" | "model";

/**
 * What a page must hold before a pattern is tried on it. `digits3` is three digits in a row, and so on; `number9` is nine
 * digits with at most one blank, dot, hyphen or slash between two of them.
 */
export type Feature =
  | "digit"
  | "digits3"
  | "digits4"
  | "digits6"
  | "at"
  | "dot"
  | "colon"
  | "slash"
  | "upper"
  | "angle"
  | "number9";

/** A list of words that speak for (or against) a type. Whole words, any case; see `words`. */
export interface WordList {
  readonly words: readonly string[];
  /** Counts as near also when the label of something else stands in between ("invalid passport 123"). */
  readonly lasting?: boolean;
}

/** How close a word of a list stands: right in front as a label, elsewhere near on the line, or not at all. */
export type Nearness = "label" | "near" | "none";

/**
 * One match of a recogniser's pattern. `start`/`end` are of the group named `value` where the pattern has one; it must be the
 * last place in the match where its text stands, or the pattern must have the flag `d`, which costs time.
 */
export interface Found {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly match: RegExpExecArray;
}

/** What a judge may ask about the place where a match stands. All positions are page offsets. */
export interface Page {
  readonly text: string;
  /** How close a word of `list` stands to the range. The recogniser must have declared the list in `hears`. */
  nearness(list: WordList, start: number, end: number): Nearness;
  /** Whether the label of some type's value stands right in front: what follows it is that, not something else. */
  isNamed(start: number, end?: number): boolean;
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

export type Judge = (found: Found, page: Page) => Judgement;

interface RecogniserBase {
  /** A slug that is unique within the type. */
  readonly id: string;
  /** Word lists that the judge asks `page.nearness` about. */
  readonly hears?: readonly WordList[];
  /** A number when every match is as good as the next. */
  readonly judge: Judge | number;
  /** Default `pattern`. */
  readonly proof?: Proof;
}

export interface PatternRecogniser extends RecogniserBase {
  readonly kind: "pattern";
  readonly needs: readonly Feature[];
  /** Flag `g`. */
  readonly pattern: RegExp;
  /**
   * `digits`: every match has a digit in it and stands within two words of one, so that only those parts of the page need
   * to be read. `codes`: every match is within one word of seven characters or more that has both a digit and a letter in
   * it. Much cheaper than `page`, which is the default.
   */
  readonly reads?: "page" | "digits" | "codes";
}

export interface KeywordRecogniser extends RecogniserBase {
  readonly kind: "keyword";
  /** ASCII, three characters or more, compared without case. */
  readonly keywords: readonly string[];
  /** Flag `y`: tried at each keyword's place, `before` characters to its left at most. */
  readonly pattern: RegExp;
  /**
   * How far left of the keyword a match may begin. 0 (default): it begins with the keyword. More: the pattern has flag
   * `g` instead and is tried within `before` and `after` characters of the keyword.
   */
  readonly before?: number;
  /** How far right of the keyword a `g` pattern may look. Default 200. */
  readonly after?: number;
}

export interface LabelRecogniser extends RecogniserBase {
  readonly kind: "label";
  /** Words and phrases that name the value: "passport", "passport number", "social security". See `words`. */
  readonly labels: WordList;
  /** Flag `y`: the value itself; the detector skips what stands between a label and its value (`": `, ` = `, ` is `, `#`). */
  readonly value: RegExp;
}

export type Recogniser = PatternRecogniser | KeywordRecogniser | LabelRecogniser;

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
