/**
 * Cuts a long text into pieces that one detector call reads, and puts the answers together again. Neighbours overlap by
 * more than the longest entity that matters (a private key of 4096 bits), so that what stands on a border is whole in one
 * of them; cuts are made after blanks where there are any, so that no number is read in half.
 */
import type { EntityType } from "@portcullis/contract";
import { merge } from "./merge.ts";
import type { Entity } from "./port.ts";
import type { Span } from "./unite.ts";

export interface Piece {
  readonly start: number;
  readonly text: string;
}

export const PIECE_CHARS_MAX = 12_000;
export const OVERLAP_CHARS = 3_500;
/** How far back from where a cut is due a blank is looked for. */
const SLACK_CHARS = 256;

export function cutIntoPieces(text: string): Piece[] {
  if (text.length <= PIECE_CHARS_MAX) return [{ start: 0, text }];
  const pieces: Piece[] = [];
  for (let start = 0; ; ) {
    if (text.length - start <= PIECE_CHARS_MAX) {
      pieces.push({ start, text: text.slice(start) });
      return pieces;
    }
    const end = cutBefore(text, start + PIECE_CHARS_MAX);
    pieces.push({ start, text: text.slice(start, end) });
    start = cutBefore(text, end - OVERLAP_CHARS);
  }
}

/** One list for the whole text. The same find in two pieces is one; half a find and the whole of it are their union. */
export function joinPieces(text: string, answers: readonly { piece: Piece; entities: readonly Entity[] }[]): Entity[] {
  const spans: Span[] = [];
  const types = new Set<EntityType>();
  for (const { piece, entities } of answers) {
    for (const entity of entities) {
      types.add(entity.type);
      spans.push({
        type: entity.type,
        start: entity.start + piece.start,
        end: entity.end + piece.start,
        score: entity.confidence,
        proof: "pattern",
      });
    }
  }
  return merge(spans, { types, minConfidence: 0, text });
}

/** The place after the last blank before `due`, or `due` itself, but never inside a surrogate pair. */
function cutBefore(text: string, due: number): number {
  for (let at = due; at > due - SLACK_CHARS; at--) {
    if (/\s/.test(text[at - 1] as string)) return at;
  }
  const code = text.charCodeAt(due);
  return code >= 0xdc00 && code <= 0xdfff ? due - 1 : due;
}
