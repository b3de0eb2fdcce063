/**
 * One running text of a stream: what came, how far it was scanned, how far it may leave, and what stands in the place
 * of tokens in it.
 */
import { canonical, TOKEN } from "../cloak/token.ts";
import type { Replacement } from "../payload/flatten.ts";

export interface Running {
  text: string;
  /** Where its first piece ends: the least that can leave. */
  firstTo: number;
  scannedTo: number;
  /** Up to here it may leave. */
  clearedTo: number;
  /** Up to here tokens were looked for. */
  restoredTo: number;
  readonly replacements: Replacement[];
}

export function newRunning(): Running {
  return { text: "", firstTo: 0, scannedTo: 0, clearedTo: 0, restoredTo: 0, replacements: [] };
}

/** Tokens that begin in what was cleared and were not looked at before. */
export function nextTokens(running: Running): readonly (Replacement & { readonly token: string })[] {
  const found: (Replacement & { token: string })[] = [];
  // The regex runs over the whole text, so that a token's surroundings are seen where they lie before this point.
  const regex = new RegExp(TOKEN);
  regex.lastIndex = running.restoredTo;
  for (
    let match = regex.exec(running.text);
    match && match.index < running.clearedTo;
    match = regex.exec(running.text)
  ) {
    const [form] = match;
    found.push({ start: match.index, end: match.index + form.length, text: form, token: canonical(form) });
  }
  running.restoredTo = Math.max(running.clearedTo, found.at(-1)?.end ?? 0);
  return found;
}

/** What leaves in the place of one piece: a value stands where its token began. */
export function release({ text, replacements }: Running, start: number, end: number): string {
  let out = "";
  let from = start;
  for (const one of replacements) {
    if (one.end <= from || one.start >= end) continue;
    if (one.start >= start) out += text.slice(from, one.start) + one.text;
    from = Math.min(one.end, end);
  }
  return out + text.slice(from, end);
}
