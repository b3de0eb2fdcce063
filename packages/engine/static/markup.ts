/**
 * A folded view without the marks of emphasis that Markdown and chat programs put around words. Marks inside a word
 * break it and are another matter; an underscore inside one is a name in a program and stays.
 */
import { placedView, type View } from "./frame.ts";

const MARKS = /[*_~`]/u;

/** The range of the view without its marks, or null when it has none. */
export function withoutMarkup(view: View, from: number, to: number): View | null {
  const part = view.text.slice(from, to);
  if (!MARKS.test(part)) return null;
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = from; at < to; at++) {
    const sign = view.text[at] as string;
    if (MARKS.test(sign) && !(sign === "_" && isLetter(view.text[at - 1]) && isLetter(view.text[at + 1]))) continue;
    // A mark that stood between blanks leaves two of them.
    if (sign === " " && text.endsWith(" ")) continue;
    text += sign;
    starts.push(view.startOf(at));
    ends.push(view.endOf(at + 1));
  }
  return placedView(text, starts, ends);
}

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
