/**
 * A folded view without the marks of emphasis that Markdown and chat programs put around words. Marks inside a word
 * break it and are another matter; an underscore inside one is a name in a program and stays.
 */
import { mappedView, type View } from "./frame.ts";
import { isWordUnit } from "./skeleton.ts";

export const MARKS = ["*", "_", "~", "`"] as const;
const MARKED = new Uint8Array(128);
for (const mark of MARKS) MARKED[mark.charCodeAt(0)] = 1;

/** Units `[from, to)` of a view without the marks among them. */
export function withoutMarkup(view: View, from: number, to: number): View {
  const { codes } = view;
  const kept = new Uint16Array(to - from);
  const places = new Int32Array(to - from);
  let size = 0;
  let dropped = false;
  for (let at = from; at < to; at++) {
    const unit = codes[at] as number;
    // A mark that stood between blanks leaves two of them.
    const second: boolean = unit === 0x20 && dropped && size > 0 && kept[size - 1] === 0x20;
    dropped = second || (isMark(unit) && !isInName(codes, at));
    if (dropped) continue;
    kept[size] = unit;
    places[size] = at;
    size += 1;
  }
  return mappedView(view, kept, size, places);
}

/** The first mark at a word between two places of folded units, else `to`: those of lists and of sums stand by themselves. */
export function nextMark(codes: Uint16Array, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    if (!isMark(codes[at] as number)) continue;
    const before = at > 0 && isWordUnit(codes[at - 1] as number);
    const after = isWordUnit(codes[at + 1] as number);
    if (codes[at] === 0x5f ? before !== after : before || after) return at;
  }
  return to;
}

const isMark = (unit: number) => unit < 128 && MARKED[unit] === 1;

function isInName(codes: Uint16Array, at: number): boolean {
  return codes[at] === 0x5f && at > 0 && isWordUnit(codes[at - 1] as number) && isWordUnit(codes[at + 1] as number);
}
