/**
 * Counts what a backtracking matcher does. V8 tells nobody how often it stepped back, and a clock on a busy machine tells
 * lies; this walks the same tree in the same order and counts, so that growth can be asserted exactly.
 */

import type { Node, SetItem } from "./pattern.ts";
import { isWordUnit } from "./skeleton.ts";

/** Steps to look for a folded pattern from every place of a text, as a search does; stops counting at `max`. */
export function countSteps(node: Node, text: string, max: number): number {
  const walk: Walk = { text, steps: 0, max };
  for (let at = 0; at <= text.length && walk.steps < max; at++) {
    const end = tryAt(walk, node, at);
    if (end !== null && end > at) at = end - 1;
  }
  return walk.steps;
}

interface Walk {
  readonly text: string;
  readonly max: number;
  steps: number;
}

function tryAt(walk: Walk, node: Node, at: number): number | null {
  let end: number | null = null;
  step(walk, node, at, (to) => {
    end = to;
    return true;
  });
  return end;
}

type Next = (at: number) => boolean;

/** Whether the node matches at `at` and what follows matches after it. Past the limit everything fails, to come home. */
function step(walk: Walk, node: Node, at: number, next: Next): boolean {
  walk.steps += 1;
  if (walk.steps >= walk.max) return false;
  switch (node.kind) {
    case "text":
      return walk.text.startsWith(node.text, at) && next(at + node.text.length);
    case "any":
      return at < walk.text.length && next(at + 1);
    case "set":
      return at < walk.text.length && inSet(node.items, walk.text[at] as string) !== node.negated && next(at + 1);
    case "edge":
      return isEdge(walk.text, node.edge, at) && next(at);
    case "look":
      return looks(walk, node, at) !== node.negated && next(at);
    case "choice":
      return node.options.some((option) => step(walk, option, at, next));
    case "sequence":
      return inOrder(walk, node.parts, 0, at, next);
    case "repeat":
      return repeated(walk, node, 0, at, next);
  }
}

function inOrder(walk: Walk, parts: readonly Node[], index: number, at: number, next: Next): boolean {
  const part = parts[index];
  return part ? step(walk, part, at, (to) => inOrder(walk, parts, index + 1, to, next)) : next(at);
}

function repeated(walk: Walk, node: Node & { kind: "repeat" }, count: number, at: number, next: Next): boolean {
  const again = () =>
    count < node.max &&
    step(walk, node.body, at, (to) => (to > at || count < node.min) && repeated(walk, node, count + 1, to, next));
  if (count < node.min) return again();
  return node.lazy ? next(at) || again() : again() || next(at);
}

function looks(walk: Walk, node: Node & { kind: "look" }, at: number): boolean {
  if (!node.behind) return step(walk, node.body, at, () => true);
  for (let from = at; from >= Math.max(0, at - 16); from--) {
    if (step(walk, node.body, from, (to) => to === at)) return true;
  }
  return false;
}

function isEdge(text: string, edge: "^" | "$" | "b" | "B", at: number): boolean {
  if (edge === "^") return at === 0 || text[at - 1] === "\n";
  if (edge === "$") return at === text.length || text[at] === "\n";
  const wordBefore = at > 0 && isWord(text.charCodeAt(at - 1));
  const wordAfter = at < text.length && isWord(text.charCodeAt(at));
  return (wordBefore !== wordAfter) === (edge === "b");
}

const isWord = (unit: number) => unit === 0x5f || isWordUnit(unit);

export function inSet(items: readonly SetItem[], letter: string): boolean {
  const point = letter.codePointAt(0) as number;
  return items.some((item) => ("name" in item ? inClass(item.name, letter) : point >= item.from && point <= item.to));
}

function inClass(name: string, letter: string): boolean {
  switch (name) {
    case "d":
      return /\d/u.test(letter);
    case "D":
      return !/\d/u.test(letter);
    case "s":
      return /\s/u.test(letter);
    case "S":
      return !/\s/u.test(letter);
    case "w":
      return isWord(letter.charCodeAt(0));
    case "W":
      return !isWord(letter.charCodeAt(0));
    default:
      return new RegExp(`\\${name}`, "u").test(letter);
  }
}
