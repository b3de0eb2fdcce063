/**
 * All leaves of a payload as one text, and the way back: from an offset to the string it stands in, and from
 * replacements to a payload that is copied only along the paths that changed.
 */
import type { Location } from "../result.ts";
import type { Surface } from "../words.ts";
import { type Leaf, leavesOf, type Path } from "./leaves.ts";
import { isInsidePair } from "./pairs.ts";

/** A range of the flattened text, and whose words it is. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly surface: Surface;
}

/** A leaf with its place in the flattened text. */
export interface PlacedLeaf extends Leaf {
  readonly start: number;
  readonly end: number;
}

/** A payload as one text. */
export interface Flat {
  readonly text: string;
  readonly segments: readonly Segment[];
  readonly leaves: readonly PlacedLeaf[];
}

/** What is to stand in the place of a range of the flattened text. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const SEPARATOR = "\n\n";
export const SEGMENTS_MAX = 2_000;

/** All leaves of a payload as one text, with whose words each is. */
export function flatten(payload: unknown, surface?: Surface): Flat {
  const leaves: PlacedLeaf[] = [];
  let start = 0;
  for (const leaf of leavesOf(payload, surface)) {
    const end = start + leaf.text.length;
    leaves.push({ ...leaf, start, end });
    start = end + SEPARATOR.length;
  }
  const segments = leaves
    .filter((leaf) => leaf.end > leaf.start)
    .map((leaf): Segment => ({ start: leaf.start, end: leaf.end, surface: leaf.surface }));
  return {
    text: leaves.map((leaf) => leaf.text).join(SEPARATOR),
    segments: segments.length > SEGMENTS_MAX ? joinNeighbours(segments) : segments,
    leaves,
  };
}

/** Where a range of the text stands in the payload: one location for each leaf that it touches. */
export function locate(flat: Flat, start: number, end: number): readonly Location[] {
  return touched(flat, start, end).map((leaf) => ({
    path: leaf.path,
    start: Math.max(start, leaf.start) - leaf.start,
    end: Math.min(end, leaf.end) - leaf.start,
  }));
}

/** The parts of a range that stand in leaves, in places of the flattened text, with what stands there. */
export function spansOf(
  flat: Flat,
  start: number,
  end: number,
): readonly { readonly start: number; readonly end: number; readonly value: string }[] {
  return touched(flat, start, end).map((leaf) => {
    const [from, to] = [Math.max(start, leaf.start), Math.min(end, leaf.end)];
    return { start: from, end: to, value: leaf.text.slice(from - leaf.start, to - leaf.start) };
  });
}

/** A range that would part a surrogate pair, grown to hold it: half of one is no text that could be sent anywhere. */
export function whole<R extends { readonly start: number; readonly end: number }>({ text }: Flat, range: R): R {
  const { start, end } = range;
  if (start === end) return range;
  return { ...range, start: start - Number(isInsidePair(text, start)), end: end + Number(isInsidePair(text, end)) };
}

/** The payload with the ranges replaced. The given one is never changed; nothing to change gives it back itself. */
export function rewrite<P>(payload: P, flat: Flat, replacements: readonly Replacement[]): P {
  const changes = new Map<PlacedLeaf, string>();
  for (const [leaf, list] of byLeaf(flat, replacements)) {
    const text = splice(leaf.text, list);
    if (text !== leaf.text) changes.set(leaf, text);
  }
  if (changes.size === 0) return payload;
  const copied = new Set<object>();
  const literals = new Map<Path, Replacement[]>();
  let root: unknown = payload;
  for (const [leaf, text] of changes) {
    if (leaf.literal) {
      const { holder, from, to } = leaf.literal;
      const list = literals.get(holder) ?? [];
      list.push({ start: from, end: to, text: JSON.stringify(text) });
      literals.set(holder, list);
    } else root = put(root, leaf.path, () => text, copied);
  }
  for (const [holder, list] of literals) root = put(root, holder, (json) => splice(json as string, list), copied);
  return root as P;
}

/** A text with ranges of its own replaced; they may come in any order, and where two meet in a pair the first has it. */
export function splice(text: string, replacements: readonly Replacement[]): string {
  let out = "";
  let from = 0;
  for (const { start, end, text: instead } of [...replacements].sort((a, b) => a.start - b.start)) {
    out += text.slice(from, start) + instead;
    from = Math.max(from, end);
  }
  return out + text.slice(from);
}

function byLeaf(flat: Flat, replacements: readonly Replacement[]): Map<PlacedLeaf, Replacement[]> {
  const lists = new Map<PlacedLeaf, Replacement[]>();
  for (const { start, end, text } of replacements.map((one) => whole(flat, one))) {
    for (const leaf of touched(flat, start, end)) {
      const list = lists.get(leaf) ?? [];
      const [from, to] = [Math.max(start, leaf.start) - leaf.start, Math.min(end, leaf.end) - leaf.start];
      list.push({ start: from, end: to, text });
      lists.set(leaf, list);
    }
  }
  return lists;
}

function touched({ leaves }: Flat, start: number, end: number): readonly PlacedLeaf[] {
  let low = 0;
  let high = leaves.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (leaves[middle]!.end > start) high = middle;
    else low = middle + 1;
  }
  const found: PlacedLeaf[] = [];
  for (let i = low; i < leaves.length && leaves[i]!.start < end; i++) {
    const leaf = leaves[i]!;
    if (Math.min(end, leaf.end) > Math.max(start, leaf.start)) found.push(leaf);
  }
  return found;
}

/** Sets one value deep inside, copying what lies on the way and was not copied before. */
export function put(root: unknown, path: Path, change: (old: unknown) => unknown, copied: Set<object>): unknown {
  if (path.length === 0) return change(root);
  const top = own(root, copied);
  let holder = top;
  for (const name of path.slice(0, -1)) {
    const inner = own(holder[name], copied);
    holder[name] = inner;
    holder = inner;
  }
  const last = path.at(-1)!;
  holder[last] = change(holder[last]);
  return top;
}

function own(value: unknown, copied: Set<object>): Record<string | number, unknown> {
  if (copied.has(value as object)) return value as Record<string, unknown>;
  const copy = Array.isArray(value)
    ? [...value]
    : Object.assign(Object.create(Object.getPrototypeOf(value)) as object, value);
  copied.add(copy);
  return copy as unknown as Record<string, unknown>;
}

function joinNeighbours(segments: readonly Segment[]): readonly Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (last?.surface === segment.surface) joined[joined.length - 1] = { ...last, end: segment.end };
    else joined.push(segment);
  }
  return joined;
}
