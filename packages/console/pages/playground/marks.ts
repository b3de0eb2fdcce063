/**
 * Where the findings of a verdict stand in the text. Offsets are UTF-16 code units, the unit of JavaScript strings and
 * of DOM ranges, so nothing is converted. While someone types, marks of the text before move along with it.
 */
import type { Detection, ScanVerdict } from "@portcullis/contract";
import type { Layer } from "@portcullis/contract/admin";

export type MarkKind = "critical" | "high" | "medium" | "low" | "suppressed" | "entity" | "layer" | "window";

export interface Mark {
  readonly kind: MarkKind;
  readonly start: number;
  readonly end: number;
}

export function marksOf(answer: {
  readonly verdict: Pick<ScanVerdict, "matches" | "cloak" | "model_check">;
  readonly layers: readonly Layer[];
}): Mark[] {
  const { matches, cloak, model_check } = answer.verdict;
  return [
    ...matches.map(({ start, end, severity, suppressed }) => ({
      kind: suppressed ? ("suppressed" as const) : severity,
      start,
      end,
    })),
    ...(cloak?.entities ?? []).map(({ start, end }) => ({ kind: "entity" as const, start, end })),
    ...answer.layers
      .filter(({ depth }) => depth === 1)
      .map(({ start, end }) => ({ kind: "layer" as const, start, end })),
    ...(model_check?.results ?? [])
      .filter(({ flagged }) => flagged)
      .map(({ start, end }) => ({ kind: "window" as const, start, end })),
  ];
}

export function marksOfDetection({ entities }: Detection): Mark[] {
  return entities.map(({ start, end }) => ({ kind: "entity" as const, start, end }));
}

/**
 * The marks of `before` as they stand in `after`, when the one became the other by one edit: what lies before the edit
 * stays, what lies behind it moves, what it touched is gone until the next verdict.
 */
export function moveMarks(marks: readonly Mark[], { before, after }: { before: string; after: string }): Mark[] {
  if (before === after) return [...marks];
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before.charCodeAt(head) === after.charCodeAt(head)) head++;
  let tail = 0;
  while (
    tail < most - head &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  ) {
    tail++;
  }
  const shift = after.length - before.length;
  return marks.flatMap((mark) => {
    if (mark.end <= head) return [mark];
    if (mark.start >= before.length - tail) return [{ ...mark, start: mark.start + shift, end: mark.end + shift }];
    return [];
  });
}
