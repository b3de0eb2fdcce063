/**
 * Patterns of strangers, matched without backtracking: all ways through the pattern are walked at once, so that time
 * is at most the length of the text times the size of the program, whatever either holds.
 *
 * A look-around is answered for every position before the search that asks, by one sweep of its own; this works
 * because nothing is captured, and only "does it match" is asked.
 */
import { contains, WORD } from "./charset.ts";
import { ASSERTIONS, parsePattern } from "./parse.ts";
import { compileTree, OP, type Program } from "./program.ts";

export interface Pattern {
  readonly program: Program;
}

/** Steps that are left to spend; a match that runs out of them has no answer. */
export interface Budget {
  left: number;
}

export interface PatternLimits {
  readonly charsMax: number;
  readonly stepsMax: number;
}

export type PatternReading =
  | { readonly read: true; readonly pattern: Pattern }
  | { readonly read: false; readonly reason: "too_large" | "not_supported" };

export function readPattern(source: string, limits: PatternLimits): PatternReading {
  if (source.length > limits.charsMax) return { read: false, reason: "too_large" };
  const tree = parsePattern(source);
  if (!tree) return { read: false, reason: "not_supported" };
  const program = compileTree(tree, limits.stepsMax);
  return program ? { read: true, pattern: { program } } : { read: false, reason: "too_large" };
}

/** Whether the pattern matches anywhere in the text; null when the budget ran out first. */
export function matches(pattern: Pattern, text: string, budget: Budget): boolean | null {
  budget.left -= text.length;
  if (budget.left < 0) return null;
  const codePoints = toCodePoints(text);
  const places = sweep(pattern.program, codePoints, { backwards: false, first: true, budget });
  return places && places.length > 0;
}

function toCodePoints(text: string): Int32Array {
  const codePoints = new Int32Array(text.length);
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at)!;
    if (codePoint > 0xffff) at++;
    codePoints[count++] = codePoint;
  }
  return codePoints.subarray(0, count);
}

interface SweepOptions {
  readonly backwards: boolean;
  /** Whether the first place is enough. */
  readonly first: boolean;
  readonly budget: Budget;
}

/** The positions at which a match that began anywhere before is complete; null when the budget ran out. */
function sweep(program: Program, text: Int32Array, options: SweepOptions): number[] | null {
  const { ops, first, second, sets, anchored } = program;
  const { budget, backwards } = options;
  const looks = answerLooks(program, text, budget);
  if (!looks) return null;

  const scratch = scratchOf(program);
  const { visited, stack } = scratch;
  let { current, next } = scratch;
  let count = 0;
  let nextCount = 0;
  let spent = 0;
  const places: number[] = [];

  /** Follows all that consumes nothing from `from`, and queues what consumes. True when the end was reached. */
  const follow = (from: number, position: number, mark: number): boolean => {
    let accepted = false;
    let depth = 0;
    stack[depth++] = from;
    while (depth > 0) {
      const index = stack[--depth]!;
      if (visited[index] === mark) continue;
      visited[index] = mark;
      spent++;
      switch (ops[index]) {
        case OP.take:
          next[nextCount++] = index;
          break;
        case OP.fork:
          stack[depth++] = second[index]!;
          stack[depth++] = first[index]!;
          break;
        case OP.go:
          stack[depth++] = first[index]!;
          break;
        case OP.assert:
          if (holds(first[index]!, text, position)) stack[depth++] = index + 1;
          break;
        case OP.look:
          if (looks[first[index]!]![position] !== second[index]) stack[depth++] = index + 1;
          break;
        default:
          accepted = true;
      }
    }
    return accepted;
  };

  const total = text.length;
  for (let walked = 0; walked <= total; walked++) {
    const position = backwards ? total - walked : walked;
    const mark = ++scratch.marks;
    let accepted = false;
    nextCount = 0;
    if (walked > 0) {
      const taken = text[backwards ? position : position - 1]!;
      for (let index = 0; index < count; index++) {
        const step = current[index]!;
        if (contains(sets[step]!, taken) && follow(step + 1, position, mark)) accepted = true;
      }
      spent += count;
    }
    if (!anchored || position === 0) accepted = follow(0, position, mark) || accepted;
    if (spent > budget.left) break;
    if (accepted) places.push(position);
    if (accepted && options.first) break;
    [current, next] = [next, current];
    count = nextCount;
    // Nothing is under way, and nothing can begin any more.
    if (count === 0 && anchored && !backwards) break;
  }
  budget.left -= spent;
  return budget.left < 0 ? null : places;
}

interface Scratch {
  /** The mark of a step's last visit, so that each step is walked once a position. */
  readonly visited: Uint32Array;
  readonly stack: Int32Array;
  readonly current: Int32Array;
  readonly next: Int32Array;
  /** Positions walked so far, over all texts: each has a mark of its own. */
  marks: number;
}

/** Working space, kept with the program: a pattern is matched against thousands of short strings in a request. */
const scratches = new WeakMap<Program, Scratch>();
const MARKS_MAX = 2 ** 32 - 1 - 2 ** 24;

function scratchOf(program: Program): Scratch {
  const { size } = program;
  const known = scratches.get(program);
  if (known && known.marks < MARKS_MAX) return known;
  const fresh = {
    visited: new Uint32Array(size),
    // Every step is pushed by at most two others at a position.
    stack: new Int32Array(2 * size + 1),
    current: new Int32Array(size),
    next: new Int32Array(size),
    marks: 0,
  };
  scratches.set(program, fresh);
  return fresh;
}

/** For each look-around, a flag per position; null when the budget ran out. */
function answerLooks(program: Program, text: Int32Array, budget: Budget): Uint8Array[] | null {
  const answers: Uint8Array[] = [];
  for (const look of program.looks) {
    const places = sweep(look.program, text, { backwards: !look.behind, first: false, budget });
    if (!places) return null;
    const flags = new Uint8Array(text.length + 1);
    for (const place of places) flags[place] = 1;
    answers.push(flags);
  }
  return answers;
}

function holds(assertion: number, text: Int32Array, position: number): boolean {
  switch (ASSERTIONS[assertion]) {
    case "start":
      return position === 0;
    case "end":
      return position === text.length;
    case "word_edge":
      return isWord(text, position - 1) !== isWord(text, position);
    default:
      return isWord(text, position - 1) === isWord(text, position);
  }
}

function isWord(text: Int32Array, index: number): boolean {
  const codePoint = text[index];
  return codePoint !== undefined && contains(WORD, codePoint);
}
