/** Cuts long text into pieces that overlap, so that nothing on a border is lost and nothing is silently left out. */
import { SEGMENTS_MAX, type Segment } from "./flatten.ts";
import { isInsidePair } from "./pairs.ts";

export interface Piece {
  readonly start: number;
  readonly end: number;
  /** Counted from the piece's own start. */
  readonly segments: readonly Segment[];
}

const OVERLAP_MAX = 2_000;

export function cut(text: string, maxChars: number, segments: readonly Segment[] = []): readonly Piece[] {
  const overlap = Math.min(OVERLAP_MAX, Math.floor(maxChars / 4));
  const pieces: Piece[] = [];
  for (let start = 0; ; ) {
    const end = endOf(text, start, maxChars, segments);
    pieces.push({ start, end, segments: within(segments, start, end) });
    if (end >= text.length) return pieces;
    start = end - overlap;
    if (isInsidePair(text, start)) start--;
  }
}

function endOf(text: string, start: number, maxChars: number, segments: readonly Segment[]): number {
  let end = Math.min(start + maxChars, text.length);
  const first = segments.findIndex((segment) => segment.end > start);
  const beyond = first < 0 ? undefined : segments[first + SEGMENTS_MAX];
  if (beyond && beyond.start < end) end = beyond.start;
  if (isInsidePair(text, end)) end += end - 1 > start ? -1 : 1;
  return end;
}

function within(segments: readonly Segment[], start: number, end: number): readonly Segment[] {
  return segments
    .filter((segment) => segment.end > start && segment.start < end)
    .map(({ surface, ...range }) => ({
      start: Math.max(range.start, start) - start,
      end: Math.min(range.end, end) - start,
      surface,
    }));
}
