/**
 * Turns a pattern's tree into a program for the matcher: a flat list of steps without a stack. Repetition is spelt out,
 * so the size is bounded here and nowhere else.
 */
import type { CharSet } from "./charset.ts";
import { ASSERTIONS, type Assertion, type Tree } from "./parse.ts";

type Step =
  | { readonly op: "take"; readonly set: CharSet }
  | { readonly op: "fork"; readonly left: number; readonly right: number }
  | { readonly op: "go"; readonly to: number }
  | { readonly op: "assert"; readonly assertion: Assertion }
  | { readonly op: "look"; readonly look: number; readonly negated: boolean }
  | { readonly op: "accept" };

export const OP = { take: 0, fork: 1, go: 2, assert: 3, look: 4, accept: 5 } as const;

/** The steps as columns, because the matcher's inner loop is where a hostile pattern spends its time. */
export interface Program {
  readonly size: number;
  /** Which of OP each step is. */
  readonly ops: Uint8Array;
  /** Where a fork's first way, or a go, leads; which look; which assertion. */
  readonly first: Int32Array;
  /** Where a fork's second way leads; whether a look is negated. */
  readonly second: Int32Array;
  readonly sets: readonly (CharSet | null)[];
  readonly looks: readonly Look[];
  /** Nothing can match but at the very start: the search may end as soon as it runs dry. */
  readonly anchored: boolean;
}

export interface Look {
  readonly program: Program;
  readonly behind: boolean;
}

/** The program, or null when it would have more than `stepsMax` steps in all. */
export function compileTree(tree: Tree, stepsMax: number): Program | null {
  // Counts tree visits as well as steps: an empty group repeated a million times has no steps, but many visits.
  const work = { left: stepsMax };
  const program = assemble(tree, false, work);
  return work.left < 0 ? null : program;
}

/** `backwards` spells sequences from right to left: so a look-ahead can be answered by one sweep from the end. */
function assemble(tree: Tree, backwards: boolean, work: { left: number }): Program {
  const steps: Step[] = [];
  const looks: Look[] = [];

  const emit = (step: Step): number => {
    work.left--;
    return steps.push(step) - 1;
  };

  const build = (part: Tree): void => {
    if (--work.left < 0) return;
    switch (part.kind) {
      case "set":
        emit({ op: "take", set: part.set });
        return;
      case "assert":
        emit({ op: "assert", assertion: part.assertion });
        return;
      case "all":
        for (const item of backwards ? part.items.toReversed() : part.items) build(item);
        return;
      case "any":
        buildAny(part.options);
        return;
      case "repeat":
        buildRepeat(part.item, part.min, part.max);
        return;
      case "look": {
        const program = assemble(part.item, !part.behind, work);
        emit({ op: "look", look: looks.push({ program, behind: part.behind }) - 1, negated: part.negated });
        return;
      }
    }
  };

  const buildAny = (options: readonly Tree[]) => {
    const exits: number[] = [];
    for (const [index, option] of options.entries()) {
      if (index === options.length - 1) {
        build(option);
        break;
      }
      const fork = emit({ op: "fork", left: steps.length + 1, right: 0 });
      build(option);
      exits.push(emit({ op: "go", to: 0 }));
      steps[fork] = { op: "fork", left: fork + 1, right: steps.length };
    }
    for (const exit of exits) steps[exit] = { op: "go", to: steps.length };
  };

  const buildRepeat = (item: Tree, min: number, max: number) => {
    for (let count = 0; count < min && work.left >= 0; count++) build(item);
    if (max === Number.POSITIVE_INFINITY) {
      const fork = emit({ op: "fork", left: steps.length + 1, right: 0 });
      build(item);
      emit({ op: "go", to: fork });
      steps[fork] = { op: "fork", left: fork + 1, right: steps.length };
      return;
    }
    // Each optional copy leaves for the common end, so that a run of n keeps two threads alive and not n.
    const forks: number[] = [];
    for (let count = min; count < max && work.left >= 0; count++) {
      forks.push(emit({ op: "fork", left: steps.length + 1, right: 0 }));
      build(item);
    }
    for (const fork of forks) steps[fork] = { op: "fork", left: fork + 1, right: steps.length };
  };

  build(tree);
  emit({ op: "accept" });
  return toColumns(steps, looks);
}

function toColumns(steps: readonly Step[], looks: readonly Look[]): Program {
  const [head] = steps;
  return {
    size: steps.length,
    ops: Uint8Array.from(steps, (step) => OP[step.op]),
    first: Int32Array.from(steps, firstOf),
    second: Int32Array.from(steps, (step) =>
      step.op === "fork" ? step.right : step.op === "look" ? Number(step.negated) : 0,
    ),
    sets: steps.map((step) => (step.op === "take" ? step.set : null)),
    looks,
    anchored: head?.op === "assert" && head.assertion === "start",
  };
}

function firstOf(step: Step): number {
  switch (step.op) {
    case "fork":
      return step.left;
    case "go":
      return step.to;
    case "look":
      return step.look;
    case "assert":
      return ASSERTIONS.indexOf(step.assertion);
    default:
      return 0;
  }
}
