/**
 * A folded view without the marks of emphasis that Markdown and chat programs put around words. Marks inside a word
 * break it and are another matter; an underscore inside one is a name in a program and stays.
 */
import { placedView, type View } from "./frame.ts";
import { isWordUnit } from "./skeleton.ts";

const MARKED = new Uint8Array(128);
for (const mark of "*_~`") MARKED[mark.charCodeAt(0)] = 1;

/** The view without its marks, or null when it has none. */
export function withoutMarkup({ codes, length, startOf, endOf }: View): View | null {
  if (!hasMark(codes, 0, length)) return null;
  const kept = new Uint16Array(length);
  const starts = new Int32Array(length);
  const ends = new Int32Array(length);
  let size = 0;
  let dropped = false;
  for (let at = 0; at < length; at++) {
    const unit = codes[at] as number;
    // A mark that stood between blanks leaves two of them.
    const second: boolean = unit === 0x20 && dropped && size > 0 && kept[size - 1] === 0x20;
    dropped = second || isMark(codes, at);
    if (dropped) continue;
    kept[size] = unit;
    starts[size] = startOf(at);
    ends[size] = endOf(at + 1);
    size += 1;
  }
  return placedView(kept, size, starts, ends);
}

/** Whether a mark stands between two places of folded units. */
export function hasMark(codes: Uint16Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (isMark(codes, at)) return true;
  return false;
}

function isMark(codes: Uint16Array, at: number): boolean {
  const unit = codes[at] as number;
  if (unit >= 128 || MARKED[unit] === 0) return false;
  return !(unit === 0x5f && at > 0 && isWordUnit(codes[at - 1] as number) && isWordUnit(codes[at + 1] as number));
}
