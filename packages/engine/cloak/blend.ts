/**
 * Two taggers, one answer. The model reads Latin letters far better than the gazetteer does, and there it alone speaks;
 * of other scripts its vocabulary holds little more than single letters, and there both do.
 */
import type { Tag } from "./tagger.ts";

/** Both in offsets of `text`. */
export function blendTags(model: readonly Tag[], gazetteer: readonly Tag[], text: string): readonly Tag[] {
  return [...model, ...gazetteer.filter(({ start, end }) => !isLatin(text.slice(start, end)))];
}

function isLatin(word: string): boolean {
  const letter = /\p{L}/u.exec(word)?.[0];
  return letter === undefined || /\p{Script=Latin}/u.test(letter);
}
