/**
 * Reads a pattern for what would let a text drive it: gaps without an end, repeats inside repeats that share letters,
 * and, since no such list is ever complete, work that grows faster than the text on inputs made from the pattern itself.
 */
import { type Node, PatternError, parsePattern, widthOf } from "./pattern.ts";
import { countSteps, inSet } from "./steps.ts";
import { foldNode } from "./translate.ts";

export const PATTERN_CHARS_MAX = 8_000;
/** Longest gap that a pattern may leave open. */
const GAP_MAX = 400;
const LOOK_CHARS_MAX = 24;

/** What is wrong with a pattern, each a sentence; nothing is wrong with an empty list. */
export function reviewPattern(source: string): string[] {
  if (source.length > PATTERN_CHARS_MAX)
    return [`it has ${source.length} characters; the limit is ${PATTERN_CHARS_MAX}`];
  let node: Node;
  try {
    node = foldNode(parsePattern(source));
  } catch (error) {
    if (error instanceof PatternError) return [`it has ${error.message}`];
    throw error;
  }
  const faults = new Set<string>();
  reviewNode(node, 1, faults);
  if (faults.size === 0) reviewGrowth(node, faults);
  return [...faults];
}

/** `within` is endless inside a repeat without an end whose rounds nothing tells apart. */
function reviewNode(node: Node, within: number, faults: Set<string>): void {
  switch (node.kind) {
    case "sequence":
      for (const part of node.parts) reviewNode(part, within, faults);
      return;
    case "choice":
      for (const option of node.options) reviewNode(option, within, faults);
      return;
    case "look":
      if (widthOf(node.body) > LOOK_CHARS_MAX)
        faults.add(`a look-around may be at most ${LOOK_CHARS_MAX} characters wide`);
      return;
    case "repeat": {
      const open = node.max > GAP_MAX;
      if (open && isWide(node.body)) faults.add(`a gap must have an end of at most ${GAP_MAX} characters`);
      if (open && within === Number.POSITIVE_INFINITY) faults.add("a repeat without an end stands inside another");
      // A round that begins or ends with a sign of its own can be cut into rounds in one way only.
      const told = open && !isToldApart(node.body);
      reviewNode(node.body, told ? Number.POSITIVE_INFINITY : within, faults);
      return;
    }
    default:
  }
}

/** Whether the body of a repeat begins or ends with a character that none of its inner repeats takes. */
function isToldApart(body: Node): boolean {
  if (body.kind === "choice") return body.options.every(isToldApart);
  const parts =
    body.kind === "sequence" ? body.parts.filter((part) => part.kind !== "edge" && part.kind !== "look") : [body];
  const inner = parts.filter((part) => part.kind === "repeat" && part.max > 1);
  const edges = [parts[0], parts.at(-1)].filter((part) => part?.kind === "text" || part?.kind === "set") as Node[];
  return edges.some((edge) => {
    const sample = sampleOf(edge);
    return inner.every((part) => part.kind === "repeat" && !(part.body.kind === "any" || takes(part.body, sample)));
  });
}

function takes(node: Node, letter: string): boolean {
  if (node.kind === "set") return inSet(node.items, letter) !== node.negated;
  return sampleOf(node).startsWith(letter);
}

/** Whether the node takes nearly any character, so that repeating it is a gap. */
function isWide(node: Node): boolean {
  if (node.kind === "any") return true;
  if (node.kind === "choice") return node.options.some(isWide);
  return (
    node.kind === "set" && (node.negated || node.items.some((item) => "name" in item && /^[SWDP]/u.test(item.name)))
  );
}

const HOSTILE_CHARS = 400;
/** Twice the text may cost this much more: two is linear, and edges add a little. */
const GROWTH_MAX = 2.75;
/** Work below the first is nothing to drive, whatever its growth; work above the second is too much of it. */
const STEPS_PER_CHAR_FREE = 96;
const STEPS_PER_CHAR_MAX = 2_000;

function reviewGrowth(node: Node, faults: Set<string>): void {
  const max = STEPS_PER_CHAR_MAX * 2 * HOSTILE_CHARS;
  for (const unit of hostileUnits(node)) {
    const steps = (chars: number) => countSteps(node, unit.repeat(Math.ceil(chars / unit.length)), max);
    const twice = steps(2 * HOSTILE_CHARS);
    if (twice <= STEPS_PER_CHAR_FREE * 2 * HOSTILE_CHARS) continue;
    if (twice >= max || twice > GROWTH_MAX * steps(HOSTILE_CHARS)) {
      faults.add("its work grows faster than the text");
      return;
    }
  }
}

const HOSTILE_UNITS_MAX = 12;

/** Texts to repeat: what the pattern begins with, what its repeats are made of, and letters that fit everywhere. */
function hostileUnits(node: Node): string[] {
  const units = new Set(["a", " ", "a ", "a.", "\n"]);
  const sample = sampleOf(node);
  for (const share of [0.25, 0.5, 0.75, 0.9]) units.add(sample.slice(0, Math.ceil(sample.length * share)) || "a");
  const visit = (part: Node) => {
    if (part.kind === "repeat") {
      units.add(sampleOf(part.body) || "a");
      visit(part.body);
    } else if (part.kind === "sequence") for (const inner of part.parts) visit(inner);
    else if (part.kind === "choice") for (const inner of part.options.slice(0, 4)) visit(inner);
  };
  visit(node);
  return [...units].slice(0, HOSTILE_UNITS_MAX);
}

/** One text that the node matches, more or less. */
export function sampleOf(node: Node): string {
  switch (node.kind) {
    case "text":
      return node.text;
    case "any":
      return "a";
    case "set": {
      const first = node.items[0];
      if (node.negated || !first) return "x";
      return "name" in first
        ? first.name === "d"
          ? "1"
          : first.name === "s"
            ? " "
            : "a"
        : String.fromCodePoint(first.from);
    }
    case "choice":
      return sampleOf(node.options[0] as Node);
    case "sequence":
      return node.parts.map(sampleOf).join("");
    case "repeat":
      return sampleOf(node.body).repeat(Math.max(1, Math.min(node.min, 8)));
    case "edge":
    case "look":
      return "";
  }
}
