/**
 * The text under inspection and where its parts come from. Offsets are UTF-16 units of `text`, half-open, always.
 */
import type { Surface as WireSurface } from "@portcullis/contract";

/** The wire's surfaces, and the one that only the engine gives: a string inside a tool call's arguments. */
export type Surface = WireSurface | "tool_argument";

export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly surface: Surface;
}

export interface Payload {
  readonly text: string;
  /** Of everything that no segment covers. */
  readonly surface: Surface;
  /** Sorted by start, not overlapping, inside the text. */
  readonly segments: readonly Segment[];
}

export function payloadOf(text: string, surface: Surface = "unknown"): Payload {
  return { text, surface, segments: [] };
}

/**
 * The payload as a gapless run of segments, so that every position has exactly one owner. Neighbours of the same
 * surface stay apart: two tool results are two authors.
 */
export function owners(payload: Payload): Segment[] {
  const runs: Segment[] = [];
  let at = 0;
  for (const segment of payload.segments) {
    if (segment.start > at) runs.push({ start: at, end: segment.start, surface: payload.surface });
    if (segment.end > segment.start) runs.push(segment);
    at = Math.max(at, segment.end);
  }
  if (at < payload.text.length || runs.length === 0) {
    runs.push({ start: at, end: payload.text.length, surface: payload.surface });
  }
  return runs;
}

/** The payload cut at `charsMax`: what is past the cut was not seen, and its segments go with it. */
export function cut(payload: Payload, charsMax: number): Payload {
  if (payload.text.length <= charsMax) return payload;
  return {
    text: payload.text.slice(0, charsMax),
    surface: payload.surface,
    segments: payload.segments
      .filter((segment) => segment.start < charsMax)
      .map((segment) => ({ ...segment, end: Math.min(segment.end, charsMax) })),
  };
}
