/**
 * A text cut into the windows that the model reads: each token stands in at least one, neighbours overlap, the last one
 * ends at the last token, so nothing on a border is lost.
 */
import type { Tokenizer, Tokens } from "./tokenizer.ts";

export interface Window {
  /** First token and the one past the last, of the text's tokens. */
  readonly from: number;
  readonly to: number;
}

export function windowsOf(
  tokens: number,
  { content, stride }: { readonly content: number; readonly stride: number },
): Window[] {
  if (tokens === 0) return [];
  const windows: Window[] = [];
  for (let from = 0; ; from += stride) {
    if (from + content >= tokens) {
      windows.push({ from: Math.max(0, tokens - content), to: tokens });
      return windows;
    }
    windows.push({ from, to: from + content });
  }
}

export interface WindowInput {
  readonly ids: Int32Array;
  readonly shapes: Int32Array;
}

/** The window between `[CLS]` and `[SEP]`, which have shape 0. */
export function inputOf(tokens: Tokens, { from, to }: Window, { cls, sep }: Tokenizer): WindowInput {
  const ids = new Int32Array(to - from + 2);
  const shapes = new Int32Array(to - from + 2);
  ids[0] = cls;
  ids.set(tokens.ids.subarray(from, to), 1);
  ids[ids.length - 1] = sep;
  shapes.set(tokens.shapes.subarray(from, to), 1);
  return { ids, shapes };
}
