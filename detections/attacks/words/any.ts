/** Fragments of patterns that fit every language that writes blanks between words. */

/** One word: letters with their marks, a hyphen or an apostrophe inside. */
export const WORD = String.raw`[\p{L}\p{M}'’-]{1,24}`;
