/**
 * One automaton over the skeletons of all literals. A state is a row of 32 next states, one cache line; what is passed
 * over stays in its state, so broken-up words cost no more than whole ones. States that found something are numbered
 * last, so the loop asks one comparison a character.
 *
 * Of a long literal only its rarest few letters are in the table, which is what a hostile text can make slow by walking
 * it where no cache has been; whoever reads the finds compares the rest.
 */
import { CLASS, CLASS_COUNT, EXOTIC, PASSED } from "./skeleton.ts";

export interface Automaton {
  /** Class of each unit of a text, and `MARKED` beside it where the filter of pairs has to look. */
  readonly classes: Uint8Array;
  /** Next state by `state * 32 + class`. */
  readonly table: Uint16Array;
  /** States from here on found something. */
  readonly firstFound: number;
  /** States from here on found something that is not only looked for in arguments of tools. */
  readonly firstSpoken: number;
  /** States from here on found something that has to be compared at once; what those before found may wait. */
  readonly firstUrgent: number;
  /** Anchors of state s: `anchors[anchorStart[s - firstFound] .. anchorStart[s - firstFound + 1])`. */
  readonly anchorStart: Uint32Array;
  /** Where the urgent ones of them end, which stand first. */
  readonly urgentEnd: Uint32Array;
  readonly anchors: Uint32Array;
  /** For each anchor the class of the letter that follows it in its literal, `GUARD_END` for none, 0 for anything. */
  readonly guards: Uint8Array;
  /** For each anchor its last letter, folded, where nothing else stands for that; else 0. */
  readonly lasts: Uint16Array;
  /** For each anchor a sign that its literal has near it, and how far from its end, as `nearestSign` has it; 0 for none. */
  readonly signGuards: Uint32Array;
  /** The state entered at an exotic unit; it has no anchors. */
  readonly exoticState: number;
  readonly depthMax: number;
}

const STATES_MAX = 65_535;

/** Set beside the class of units that stand in a pair: found along the way, for asking twice costs as much again. */
export const MARKED = 32;
const CLASS_BITS = 31;

/** Units that one call of `findAnchors` looks at. */
export const CHUNK_UNITS = 8_192;
const LANES = 4;
/** Room of one lane: position and state of a find at each unit. */
const LANE_SIZE = 2 * (CHUNK_UNITS / LANES) + 16;
const MARKED_SIZE = CHUNK_UNITS / LANES + 8;
/** Chunks below this are run in one lane: setting up four costs more than it gains. */
const LANES_UNITS_MIN = 128;

/** How far a lane looks back for the letters that it starts in the middle of. */
const LOOK_BACK_MAX = 1_024;

/** Finds of a chunk: lane k has `counts[k]` of them, position and state by turns, from `k * laneSize` on. */
export interface Finds {
  readonly found: Int32Array;
  readonly counts: Int32Array;
  readonly laneSize: number;
  /** Places of marked units of lane k: `markedCounts[k]` of them, from `k * markedSize` on. */
  readonly marked: Int32Array;
  readonly markedCounts: Int32Array;
  readonly markedSize: number;
  /** The state after the chunk. */
  state: number;
  /** States from here on are kept. */
  from: number;
}

export function createFinds(): Finds {
  return {
    found: new Int32Array(LANES * LANE_SIZE),
    counts: new Int32Array(LANES),
    laneSize: LANE_SIZE,
    marked: new Int32Array(LANES * MARKED_SIZE),
    markedCounts: new Int32Array(LANES),
    markedSize: MARKED_SIZE,
    state: 0,
    from: 0,
  };
}

/**
 * Runs the automaton over `units[from, to)`, at most a chunk, from the state that `finds` holds. The next state depends
 * on a load that depends on the state before, so one run leaves the processor waiting; four runs over the quarters of the
 * chunk, side by side, wait together. Each starts in the state that the letters before it lead to.
 *
 * There is no call in the loop, and the function is too large to be inlined: either makes it several times slower.
 */
export function findAnchors(automaton: Automaton, units: Uint16Array, from: number, to: number, finds: Finds): void {
  const { table, classes } = automaton;
  const { found, counts, marked, markedCounts, from: firstFound } = finds;
  const quarter = to - from < LANES_UNITS_MIN ? 0 : (to - from) >> 2;
  const second = (from + quarter) | 0;
  const third = (second + quarter) | 0;
  const fourth = (third + quarter) | 0;
  let state0 = finds.state | 0;
  let state1 = quarter === 0 ? 0 : stateAt(automaton, units, second);
  let state2 = quarter === 0 ? 0 : stateAt(automaton, units, third);
  let state3 = quarter === 0 ? state0 : stateAt(automaton, units, fourth);
  let count0 = 0;
  let count1 = LANE_SIZE;
  let count2 = 2 * LANE_SIZE;
  let count3 = 3 * LANE_SIZE;
  let marked0 = 0;
  let marked1 = MARKED_SIZE;
  let marked2 = 2 * MARKED_SIZE;
  let marked3 = 3 * MARKED_SIZE;
  const lastQuiet = (firstFound - 1) | 0;
  for (let k = 0; k < quarter; k++) {
    const class0 = classes[units[(from + k) | 0] as number] as number;
    state0 = table[(state0 << 5) | (class0 & CLASS_BITS)] as number;
    const class1 = classes[units[(second + k) | 0] as number] as number;
    state1 = table[(state1 << 5) | (class1 & CLASS_BITS)] as number;
    const class2 = classes[units[(third + k) | 0] as number] as number;
    state2 = table[(state2 << 5) | (class2 & CLASS_BITS)] as number;
    const class3 = classes[units[(fourth + k) | 0] as number] as number;
    state3 = table[(state3 << 5) | (class3 & CLASS_BITS)] as number;
    // One question for four units: hardly any of them has an answer, and the processor guesses that well.
    const loud = (lastQuiet - state0) | (lastQuiet - state1) | (lastQuiet - state2) | (lastQuiet - state3);
    if (loud >= 0 && ((class0 | class1 | class2 | class3) & MARKED) === 0) continue;
    if ((class0 & MARKED) !== 0) marked[marked0++] = from + k;
    if ((class1 & MARKED) !== 0) marked[marked1++] = second + k;
    if ((class2 & MARKED) !== 0) marked[marked2++] = third + k;
    if ((class3 & MARKED) !== 0) marked[marked3++] = fourth + k;
    if (state0 >= firstFound) {
      found[count0] = from + k;
      found[count0 + 1] = state0;
      count0 += 2;
    }
    if (state1 >= firstFound) {
      found[count1] = second + k;
      found[count1 + 1] = state1;
      count1 += 2;
    }
    if (state2 >= firstFound) {
      found[count2] = third + k;
      found[count2 + 1] = state2;
      count2 += 2;
    }
    if (state3 >= firstFound) {
      found[count3] = fourth + k;
      found[count3 + 1] = state3;
      count3 += 2;
    }
  }
  for (let at = (fourth + quarter) | 0; at < to; at++) {
    const class3 = classes[units[at] as number] as number;
    state3 = table[(state3 << 5) | (class3 & CLASS_BITS)] as number;
    if ((class3 & MARKED) !== 0) marked[marked3++] = at;
    if (state3 >= firstFound) {
      found[count3] = at;
      found[count3 + 1] = state3;
      count3 += 2;
    }
  }
  counts[0] = count0 >> 1;
  counts[1] = (count1 - LANE_SIZE) >> 1;
  counts[2] = (count2 - 2 * LANE_SIZE) >> 1;
  counts[3] = (count3 - 3 * LANE_SIZE) >> 1;
  markedCounts[0] = marked0;
  markedCounts[1] = marked1 - MARKED_SIZE;
  markedCounts[2] = marked2 - 2 * MARKED_SIZE;
  markedCounts[3] = marked3 - 3 * MARKED_SIZE;
  finds.state = state3;
}

/** The state that a run from far before `at` would be in: walks back over the few letters that matter. */
export function stateAt(automaton: Automaton, units: Uint16Array, at: number): number {
  let letters = 0;
  let back = at;
  const low = Math.max(0, at - LOOK_BACK_MAX);
  while (back > low && letters < automaton.depthMax) {
    back -= 1;
    if (CLASS[units[back] as number] !== PASSED) letters += 1;
  }
  let state = 0;
  for (; back < at; back++) {
    state = automaton.table[state * CLASS_COUNT + (CLASS[units[back] as number] as number)] as number;
  }
  return state;
}

/** A run of classes, and the number that it is reported as. */
export interface Anchor {
  readonly number: number;
  readonly classes: Uint8Array;
  /** What has to follow it, when anything stands right there. */
  readonly guard: number;
  /** Its last letter where nothing else stands for that, or 0. */
  readonly last: number;
  /** A sign that has to stand near it. */
  readonly sign: number;
  /** Whether its literal has to be compared at once. */
  readonly urgent: boolean;
  /** Whether it is looked for in arguments of tools only. */
  readonly argument: boolean;
}

/** Null when there are more states than can be numbered. */
export function buildAutomaton(anchors: readonly Anchor[], marks: Uint8Array): Automaton | null {
  const trie = growTrie(anchors);
  if (trie.size > STATES_MAX) return null;
  const order = breadthFirst(trie);
  const classes = CLASS.map((value, unit) => value | (marks[unit] === 1 ? MARKED : 0));
  const numbered = number(trie, order, anchors);
  return numbered && { classes, ...numbered };
}

interface Trie {
  /** Child by `node * 32 + class`; 0 for none. */
  readonly children: Uint32Array;
  readonly ends: Anchor[][];
  readonly size: number;
}

function growTrie(anchors: readonly Anchor[]): Trie {
  const total = anchors.reduce((sum, anchor) => sum + anchor.classes.length, 2);
  const children = new Uint32Array(total * CLASS_COUNT);
  const ends: Anchor[][] = [[]];
  for (const anchor of anchors) {
    let node = 0;
    for (const letter of anchor.classes) {
      let child = children[node * CLASS_COUNT + letter] as number;
      if (child === 0) {
        child = ends.length;
        ends.push([]);
        children[node * CLASS_COUNT + letter] = child;
      }
      node = child;
    }
    ends[node]?.push(anchor);
  }
  return { children, ends, size: ends.length };
}

/** Follows Aho and Corasick: fills every missing child with that of the longest suffix, and hands finds down. */
function breadthFirst(trie: Trie): Uint32Array {
  const { children, ends, size } = trie;
  const fail = new Uint32Array(size);
  const order = new Uint32Array(size);
  let head = 0;
  let tail = 1;
  while (head < tail) {
    const node = order[head++] as number;
    for (let letter = 1; letter < EXOTIC; letter++) {
      const child = children[node * CLASS_COUNT + letter] as number;
      const suffix = node === 0 ? 0 : (children[(fail[node] as number) * CLASS_COUNT + letter] as number);
      if (child === 0) children[node * CLASS_COUNT + letter] = suffix;
      else {
        fail[child] = suffix;
        const inherited = ends[suffix] as Anchor[];
        if (inherited.length > 0) ends[child] = [...(ends[child] as Anchor[]), ...inherited];
        order[tail++] = child;
      }
    }
  }
  return order;
}

/**
 * Renumbers the nodes: breadth first, those that found something last, of them first those that found what is looked for
 * in arguments only and last those that found something urgent, the exotic state after them. A state that found
 * something has a quiet twin that it passes to at a separator, or every blank after a word would find the word again.
 */
function number(trie: Trie, order: Uint32Array, anchors: readonly Anchor[]): Omit<Automaton, "classes"> | null {
  const quiet = [...order].filter((node) => trie.ends[node]?.length === 0);
  const found = [...order].filter((node) => trie.ends[node]?.length !== 0);
  const isSpoken = (node: number) => trie.ends[node]?.some((anchor) => !anchor.argument) ?? false;
  const isUrgent = (node: number) => trie.ends[node]?.some((anchor) => anchor.urgent) ?? false;
  const ofArguments = found.filter((node) => !isSpoken(node));
  const patient = found.filter((node) => isSpoken(node) && !isUrgent(node));
  const loud = [...ofArguments, ...patient, ...found.filter((node) => isSpoken(node) && isUrgent(node))];
  const firstFound = quiet.length + loud.length;
  const exoticState = firstFound + loud.length;
  if (exoticState > STATES_MAX) return null;
  const state = new Uint32Array(trie.size);
  for (const [k, node] of quiet.entries()) state[node] = k;
  for (const [k, node] of loud.entries()) state[node] = firstFound + k;
  const table = new Uint16Array((exoticState + 1) * CLASS_COUNT);
  const write = (row: number, node: number, passed: number) => {
    for (let letter = 1; letter < EXOTIC; letter++) {
      table[row * CLASS_COUNT + letter] = state[trie.children[node * CLASS_COUNT + letter] as number] as number;
    }
    table[row * CLASS_COUNT + PASSED] = passed;
    table[row * CLASS_COUNT + EXOTIC] = exoticState;
  };
  for (const [k, node] of quiet.entries()) write(k, node, k);
  for (const [k, node] of loud.entries()) {
    const twin = quiet.length + k;
    write(twin, node, twin);
    write(firstFound + k, node, twin);
  }
  write(exoticState, 0, 0);
  const anchorStart = new Uint32Array(loud.length + 2);
  const urgentEnd = new Uint32Array(loud.length + 1);
  const flat: Anchor[] = [];
  for (const [k, node] of loud.entries()) {
    const ends = trie.ends[node] as Anchor[];
    const urgent = ends.filter((anchor) => anchor.urgent);
    anchorStart[k] = flat.length;
    urgentEnd[k] = flat.length + urgent.length;
    flat.push(...urgent, ...ends.filter((anchor) => !anchor.urgent));
  }
  anchorStart.fill(flat.length, loud.length);
  return {
    table,
    firstFound,
    firstSpoken: firstFound + ofArguments.length,
    firstUrgent: firstFound + ofArguments.length + patient.length,
    anchorStart,
    urgentEnd,
    anchors: Uint32Array.from(flat, (anchor) => anchor.number),
    guards: Uint8Array.from(flat, (anchor) => anchor.guard),
    lasts: Uint16Array.from(flat, (anchor) => anchor.last),
    signGuards: Uint32Array.from(flat, (anchor) => anchor.sign),
    exoticState,
    depthMax: anchors.reduce((most, anchor) => Math.max(most, anchor.classes.length), 1),
  };
}
