/**
 * Runs programs on folded units: the first match in the order that the pattern prefers, as an expression of V8 finds it,
 * but in work that a text cannot drive. A run of one kind of unit remembers between which places all that follows it
 * has failed, for every start that is tried on the same stretch, so each place is tried once and not once a start.
 *
 * It is one loop over numbers, warm after a few texts for all rules alike; expressions each have to be compiled when they
 * are first needed, and cost milliseconds then.
 */
import { GROUP, GROUPS, type OP, type Programs } from "./program.ts";

export interface Machine {
  /** Begins a stretch: what was remembered of another is forgotten. */
  begin(codes: Uint16Array, end: number): void;
  /** Where the match of the program ends that starts at `at`, or -1. */
  matchAt(program: number, at: number): number;
  /** Instructions done since it was made. It only grows; whoever bounds work takes differences. */
  steps(): number;
}

/** Choices that may be open at once: more than a window is long, and every one of them moves on in the text. */
const OPEN_MAX = 16_384;
const OPEN_SIZE = 4;
/** With more than this no choice is opened: one may open as many ways as fit between here and the end. */
const OPEN_TOP = (OPEN_MAX - 512) * OPEN_SIZE;

export function createMachine(programs: Programs): Machine {
  const groups = GROUP;
  const { code, texts, rows, lists, classes, members, classWords } = programs;
  const stack = new Int32Array(OPEN_MAX * OPEN_SIZE);
  /** For each run the stretch in which its following is known to fail, both ends within, and for which text. */
  const failedFrom = new Int32Array(programs.runs);
  const failedTo = new Int32Array(programs.runs);
  const failedIn = new Int32Array(programs.runs);
  /** For each run a stretch that is all of its set, whether it is known to end there, and for which text. */
  const filledFrom = new Int32Array(programs.runs);
  const filledTo = new Int32Array(programs.runs);
  const filledEnds = new Uint8Array(programs.runs);
  const filledIn = new Int32Array(programs.runs);
  let generation = 0;
  let codes: Uint16Array = new Uint16Array(0);
  let end = 0;
  let total = 0;
  let target = 0;
  let walked = 0;

  function begin(given: Uint16Array, to: number): void {
    codes = given;
    end = to;
    generation += 1;
    if (generation === 0x7fffffff) {
      failedIn.fill(0);
      filledIn.fill(0);
      generation = 1;
    }
  }

  function isIn(set: number, unit: number): boolean {
    const number = classes[unit] as number;
    return (((members[set * classWords + (number >> 5)] as number) >>> (number & 31)) & 1) === 1;
  }

  /** Where a run from `at` ends, at `most` or before. A gap is entered from place after place: none is walked twice. */
  function reach(run: number, set: number, at: number, most: number): number {
    const known =
      run >= 0 && filledIn[run] === generation && at >= (filledFrom[run] as number) && at <= (filledTo[run] as number);
    const from = known ? (filledTo[run] as number) : at;
    let to = from;
    if (!known || filledEnds[run] === 0) {
      while (to < most && isIn(set, codes[to] as number)) to += 1;
      if (run >= 0) {
        if (!known) filledFrom[run] = at;
        filledTo[run] = to;
        filledEnds[run] = to < most ? 1 : 0;
        filledIn[run] = generation;
      }
    }
    walked = to - from;
    return Math.min(to, most);
  }

  /** Keeps the stretch that now is known to fail; of two that do not touch, the later. */
  function remember(run: number, from: number, to: number): void {
    if (run < 0) return;
    if (
      failedIn[run] === generation &&
      from <= (failedTo[run] as number) + 1 &&
      to >= (failedFrom[run] as number) - 1
    ) {
      failedFrom[run] = Math.min(failedFrom[run] as number, from);
      failedTo[run] = Math.max(failedTo[run] as number, to);
      return;
    }
    failedIn[run] = generation;
    failedFrom[run] = from;
    failedTo[run] = to;
  }

  /** The next place, from `place` on in steps of `step` and up to `last`, from which what follows a run may match; or -1. */
  function nextPlace(pc: number, place: number, last: number, step: 1 | -1): number {
    const text = codes;
    const firsts = code[pc + 6] as number;
    const atWord = code[pc + 7] === 1;
    const run = code[pc + 8] as number;
    const known = run >= 0 && failedIn[run] === generation;
    const low = known ? (failedFrom[run] as number) : 0;
    const high = known ? (failedTo[run] as number) : -1;
    let at = place;
    /** What was known to fail is passed over at once. */
    let skipped = 0;
    while (step < 0 ? at >= last : at <= last) {
      if (at >= low && at <= high) {
        const on = step < 0 ? low - 1 : high + 1;
        skipped += Math.abs(on - at);
        at = on;
        continue;
      }
      if (
        (at >= end || ((firsts >>> (groups[text[at] as number] as number)) & 1) === 1) &&
        !(atWord && at > 0 && isIn(0, text[at - 1] as number))
      ) {
        total += Math.abs(at - place) - skipped;
        return at;
      }
      at += step;
    }
    total += Math.abs(at - place) - skipped;
    return -1;
  }

  function matchAt(program: number, from: number): number {
    return go(program, from, 0);
  }

  function go(program: number, from: number, floor: number): number {
    const text = codes;
    const stop = end;
    const open = stack;
    let pc = program;
    let at = from;
    let top = floor;
    let steps = 0;
    for (;;) {
      steps += 1;
      // Plain numbers, so that it is one jump; the name beside each is checked by the compiler.
      switch (code[pc]) {
        case 0 satisfies typeof OP.match:
          total += steps;
          return at;
        case 1 satisfies typeof OP.unit:
          if (at < stop && text[at] === code[pc + 2]) {
            at += 1;
            pc = code[pc + 1] as number;
            continue;
          }
          break;
        case 2 satisfies typeof OP.text: {
          const length = code[pc + 3] as number;
          if (at + length > stop) break;
          const first = code[pc + 2] as number;
          let k = 0;
          while (k < length) {
            const unit = text[at + k] as number;
            const wanted = texts[first + k] as number;
            if (unit !== wanted && !(wanted === 0x20 && unit === 0x0a)) break;
            k += 1;
          }
          steps += k >> 2;
          if (k === length) {
            at += length;
            pc = code[pc + 1] as number;
            continue;
          }
          break;
        }
        case 3 satisfies typeof OP.set:
          if (at < stop && isIn(code[pc + 2] as number, text[at] as number)) {
            at += 1;
            pc = code[pc + 1] as number;
            continue;
          }
          break;
        case 4 satisfies typeof OP.any:
          if (at < stop) {
            at += 1;
            pc = code[pc + 1] as number;
            continue;
          }
          break;
        case 5 satisfies typeof OP.ahead:
          if ((at < stop && isIn(code[pc + 2] as number, text[at] as number)) === (code[pc + 3] === 0)) {
            pc = code[pc + 1] as number;
            continue;
          }
          break;
        case 6 satisfies typeof OP.behind:
          if ((at > 0 && isIn(code[pc + 2] as number, text[at - 1] as number)) === (code[pc + 3] === 0)) {
            pc = code[pc + 1] as number;
            continue;
          }
          break;
        case 7 satisfies typeof OP.lineStart:
          if (at === 0 || text[at - 1] === 0x0a) {
            pc = code[pc + 1] as number;
            continue;
          }
          break;
        case 8 satisfies typeof OP.lineEnd:
          if (at === stop || text[at] === 0x0a) {
            pc = code[pc + 1] as number;
            continue;
          }
          break;
        case 9 satisfies typeof OP.lookAhead:
          if (go(code[pc + 2] as number, at, top) >= 0 === (code[pc + 3] === 0)) {
            pc = code[pc + 1] as number;
            continue;
          }
          break;
        case 10 satisfies typeof OP.lookBehind:
          if (looksBehind(pc, at, top) === (code[pc + 3] === 0)) {
            pc = code[pc + 1] as number;
            continue;
          }
          break;
        case 11 satisfies typeof OP.here:
          if (at === target) {
            pc = 0;
            continue;
          }
          break;
        case 12 satisfies typeof OP.either: {
          const group = at < stop ? (groups[text[at] as number] as number) : -1;
          const first = group < 0 || (((code[pc + 3] as number) >>> group) & 1) === 1;
          const second = group < 0 || (((code[pc + 4] as number) >>> group) & 1) === 1;
          if (first && second) {
            if (top > OPEN_TOP) return overrun();
            open[top] = code[pc + 2] as number;
            open[top + 1] = at;
            open[top + 2] = -1;
            top += OPEN_SIZE;
          }
          if (!first && !second) break;
          pc = code[first ? pc + 1 : pc + 2] as number;
          continue;
        }
        case 13 satisfies typeof OP.choose: {
          const row = code[pc + 1] as number;
          const list = rows[row + (at < stop ? (groups[text[at] as number] as number) : GROUPS)] as number;
          const count = lists[list] as number;
          if (count === 0) break;
          steps += count >> 1;
          if (top > OPEN_TOP) return overrun();
          for (let k = count; k > 1; k--) {
            open[top] = lists[list + k] as number;
            open[top + 1] = at;
            open[top + 2] = -1;
            top += OPEN_SIZE;
          }
          pc = lists[list + 1] as number;
          continue;
        }
        case 14 satisfies typeof OP.run: {
          const set = code[pc + 2] as number;
          const least = at + (code[pc + 3] as number);
          const most = Math.min(stop, at + (code[pc + 4] as number));
          const reached = reach(code[pc + 8] as number, set, at, most);
          steps += walked >> 2;
          if (reached < least) break;
          const lazy = code[pc + 5] === 1;
          const place = lazy ? nextPlace(pc, least, reached, 1) : nextPlace(pc, reached, least, -1);
          if (place < 0) {
            remember(code[pc + 8] as number, least, reached);
            break;
          }
          if (top > OPEN_TOP) return overrun();
          open[top] = pc;
          open[top + 1] = place;
          open[top + 2] = least;
          open[top + 3] = reached;
          top += OPEN_SIZE;
          at = place;
          pc = code[pc + 1] as number;
          continue;
        }
        default:
          throw new RangeError(`no instruction ${code[pc]}`);
      }
      for (;;) {
        if (top === floor) {
          total += steps;
          return -1;
        }
        const least = open[top - 2] as number;
        if (least < 0) {
          top -= OPEN_SIZE;
          pc = open[top] as number;
          at = open[top + 1] as number;
          break;
        }
        const run = open[top - 4] as number;
        const reached = open[top - 1] as number;
        const tried = open[top - 3] as number;
        const place =
          code[run + 5] === 1 ? nextPlace(run, tried + 1, reached, 1) : nextPlace(run, tried - 1, least, -1);
        if (place < 0) {
          remember(code[run + 8] as number, least, reached);
          top -= OPEN_SIZE;
          continue;
        }
        open[top - 3] = place;
        pc = code[run + 1] as number;
        at = place;
        break;
      }
    }
  }

  /** Fail closed: whoever counts steps sees the budget spent. */
  function overrun(): number {
    total += 1e9;
    return -1;
  }

  function looksBehind(pc: number, at: number, top: number): boolean {
    const outer = target;
    target = at;
    let found = false;
    const widest = code[pc + 5] as number;
    for (let back = code[pc + 4] as number; back <= widest && back <= at && !found; back++) {
      found = go(code[pc + 2] as number, at - back, top) >= 0;
    }
    target = outer;
    return found;
  }

  return { begin, matchAt, steps: () => total };
}
