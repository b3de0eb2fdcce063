/**
 * A folded view without the marks of emphasis that Markdown and chat programs put around words. Marks inside a word
 * break it and are another matter; an underscore inside one is a name in a program and stays.
 */
import { placedView, type View } from "./frame.ts";

const MARKS = /[*_~`]/u;

/** The view without its marks, or null when it has none. */
export function withoutMarkup(view: View): View | null {
  if (!MARKS.test(view.text)) return null;
  let text = "";
  let copiedTo = 0;
  const starts = new Int32Array(view.text.length);
  const ends = new Int32Array(view.text.length);
  let size = 0;
  const copy = (to: number) => {
    for (let at = copiedTo; at < to; at++) {
      starts[size] = view.startOf(at);
      ends[size] = view.endOf(at + 1);
      size += 1;
    }
    text += view.text.slice(copiedTo, to);
  };
  for (let at = 0; at < view.text.length; at++) {
    const sign = view.text[at] as string;
    const inName = sign === "_" && isLetter(view.text[at - 1]) && isLetter(view.text[at + 1]);
    // A mark that stood between blanks leaves two of them.
    const second = sign === " " && copiedTo === at && text.endsWith(" ");
    if (!second && (inName || !MARKS.test(sign))) continue;
    copy(at);
    copiedTo = at + 1;
  }
  copy(view.text.length);
  return placedView(text, starts, ends);
}

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
