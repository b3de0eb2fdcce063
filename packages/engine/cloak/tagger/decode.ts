/**
 * From features to spans: the best path through a line by Viterbi, and for each span on it the probability that every
 * token of it is of its kind, by forward and backward sums. Tokens that stand far from anything name-like are skipped;
 * they are most of a text.
 */
import { FEATURES_MAX, featuresOf } from "./features.ts";
import { COMMON, GIVEN } from "./gazetteer.ts";
import { SHAPE_LOWER, SHAPE_NUMBER, type Tokens } from "./tokens.ts";
import { LABELS, OUTSIDE, placeOf, type ReadyWeights } from "./weights.ts";

export interface Piece {
  /** First and last token, and the label that opened the span. */
  readonly first: number;
  readonly last: number;
  readonly label: number;
  readonly probability: number;
}

/** How far around such a token the model reads, over numbers and signs; a plain word ends the reach. */
const REACH = 3;

export function decode(tokens: Tokens, traits: Uint8Array, weights: ReadyWeights): Piece[] {
  const pieces: Piece[] = [];
  const near = markNear(tokens);
  for (let from = 0; from < tokens.count; ) {
    if (near[from] === 0) {
      from++;
      continue;
    }
    let to = from + 1;
    while (to < tokens.count && near[to] === 1 && tokens.opens[to] === 0) to++;
    readStretch({ tokens, traits, weights, from, to }, pieces);
    from = to;
  }
  return pieces;
}

/** 1 for tokens beside one that could be part of a name, and for numbers and signs that follow on: addresses hold both. */
function markNear(tokens: Tokens): Uint8Array {
  const { count, shape, known } = tokens;
  const near = new Uint8Array(count);
  for (let row = 0; row < count; row++) {
    const kind = shape[row] as number;
    if (kind >= SHAPE_NUMBER || (kind === SHAPE_LOWER && !isLowerName(known[row] as number))) continue;
    near[row] = 1;
    for (let each = row + 1, steps = 0; each < count && steps < REACH; each++, steps++) {
      near[each] = 1;
      if ((shape[each] as number) < SHAPE_NUMBER) break;
    }
    for (let each = row - 1, steps = 0; each >= 0 && steps < REACH; each--, steps++) {
      near[each] = 1;
      if ((shape[each] as number) < SHAPE_NUMBER) break;
    }
  }
  return near;
}

/** People type names in small letters too; words that are also everyday ones are left to their capitals. */
function isLowerName(known: number): boolean {
  return (known & GIVEN) !== 0 && (known & COMMON) === 0;
}

interface Stretch {
  readonly tokens: Tokens;
  readonly traits: Uint8Array;
  readonly weights: ReadyWeights;
  readonly from: number;
  readonly to: number;
}

function readStretch(stretch: Stretch, pieces: Piece[]): void {
  const length = stretch.to - stretch.from;
  const scores = scoresOf(stretch);
  if (!isPromising(scores)) return;
  const path = bestPath(scores, stretch.weights.transitions, length);
  if (isEmpty(path)) return;
  const marginals = marginalsOf(scores, stretch.weights.factors, length);
  for (let at = 0; at < length; at++) {
    const label = path[at] as number;
    if (label === OUTSIDE) continue;
    const opener = label % 2 === 1 ? label : label - 1;
    let last = at;
    while (last + 1 < length && path[last + 1] === opener + 1) last++;
    let sure = 1;
    for (let each = at; each <= last; each++) {
      sure = Math.min(
        sure,
        (marginals[each * LABELS + opener] as number) + (marginals[each * LABELS + opener + 1] as number),
      );
    }
    pieces.push({ first: stretch.from + at, last: stretch.from + last, label: opener, probability: sure });
    at = last;
  }
}

/** Below this no neighbour can lift a label over "outside", so the path need not be searched. */
const HOPELESS = -0.5;

function isPromising(scores: Float64Array): boolean {
  for (let place = 0; place < scores.length; place++) {
    if ((scores[place] as number) > HOPELESS && place % LABELS !== OUTSIDE) return true;
  }
  return false;
}

function isEmpty(path: Uint8Array): boolean {
  for (let at = 0; at < path.length; at++) if (path[at] !== OUTSIDE) return false;
  return true;
}

const hashes = new Int32Array(FEATURES_MAX);

/** The sums of one token live in six variables: the loop that adds them up is where the time goes. */
function scoresOf({ tokens, traits, weights, from, to }: Stretch): Float64Array {
  const { marks, values, scale } = weights;
  const scores = new Float64Array((to - from) * LABELS);
  for (let row = from, place = 0; row < to; row++, place += LABELS) {
    const count = featuresOf(tokens, row, traits, hashes);
    let b = 0;
    let c = 0;
    let d = 0;
    let e = 0;
    let f = 0;
    let g = 0;
    for (let each = 0; each < count; each++) {
      const at = placeOf(marks, hashes[each] as number);
      if (at < 0) continue;
      b += values[at] as number;
      c += values[at + 1] as number;
      d += values[at + 2] as number;
      e += values[at + 3] as number;
      f += values[at + 4] as number;
      g += values[at + 5] as number;
    }
    // "Outside" stays at nought.
    scores[place + 1] = b * scale;
    scores[place + 2] = c * scale;
    scores[place + 3] = d * scale;
    scores[place + 4] = e * scale;
    scores[place + 5] = f * scale;
    scores[place + 6] = g * scale;
  }
  return scores;
}

function bestPath(scores: Float64Array, transitions: Float32Array, length: number): Uint8Array {
  const back = new Uint8Array(length * LABELS);
  // The sums replace the scores row by row in a copy; marginals need the scores again.
  const reach = scores.slice();
  for (let label = 0; label < LABELS; label++) reach[label] = (reach[label] as number) + (transitions[label] as number);
  for (let at = 1; at < length; at++) {
    const row = at * LABELS;
    for (let label = 0; label < LABELS; label++) {
      // A span is carried on only by its own kind: an even label follows itself or its opener.
      const inner = label > 0 && label % 2 === 0;
      const first = inner ? label - 1 : 0;
      const last = inner ? label : LABELS - 1;
      let best = Number.NEGATIVE_INFINITY;
      let from = first;
      for (let before = first; before <= last; before++) {
        const value = (reach[row - LABELS + before] as number) + (transitions[before * LABELS + label] as number);
        if (value > best) {
          best = value;
          from = before;
        }
      }
      reach[row + label] = (reach[row + label] as number) + best;
      back[row + label] = from;
    }
  }
  const end = (length - 1) * LABELS;
  let label = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let each = 0; each < LABELS; each++) {
    const value = (reach[end + each] as number) + (transitions[each * LABELS] as number);
    if (value > best) {
      best = value;
      label = each;
    }
  }
  const path = new Uint8Array(length);
  for (let at = length - 1; at >= 0; at--) {
    path[at] = label;
    label = back[at * LABELS + label] as number;
  }
  return path;
}

const backward = new Float64Array(LABELS);
const before = new Float64Array(LABELS);

/** P(label) of each token, by sums that are scaled at every step so that long lines neither vanish nor overflow. */
function marginalsOf(scores: Float64Array, factors: Float64Array, length: number): Float64Array {
  const local = new Float64Array(length * LABELS);
  const forward = new Float64Array(length * LABELS);
  for (let at = 0; at < length; at++) {
    const row = at * LABELS;
    let best = Number.NEGATIVE_INFINITY;
    for (let label = 0; label < LABELS; label++)
      if ((scores[row + label] as number) > best) best = scores[row + label] as number;
    let sum = 0;
    for (let label = 0; label < LABELS; label++) {
      const value = Math.exp((scores[row + label] as number) - best);
      local[row + label] = value;
      let reach = 0;
      if (at === 0) reach = factors[label] as number;
      else {
        const inner = label > 0 && label % 2 === 0;
        const last = inner ? label : LABELS - 1;
        for (let from = inner ? label - 1 : 0; from <= last; from++) {
          reach += (forward[row - LABELS + from] as number) * (factors[from * LABELS + label] as number);
        }
      }
      forward[row + label] = reach * value;
      sum += reach * value;
    }
    for (let label = 0; label < LABELS; label++) forward[row + label] = (forward[row + label] as number) / sum;
  }
  for (let label = 0; label < LABELS; label++) backward[label] = factors[label * LABELS] as number;
  for (let at = length - 1; at >= 0; at--) {
    const row = at * LABELS;
    let sum = 0;
    for (let label = 0; label < LABELS; label++) {
      const value = (forward[row + label] as number) * (backward[label] as number);
      forward[row + label] = value;
      sum += value;
    }
    for (let label = 0; label < LABELS; label++) forward[row + label] = (forward[row + label] as number) / sum;
    stepBack({ factors, local, row });
  }
  return forward;
}

/** One step back; the products of what lies ahead are formed once, and inner labels reach only their own kind. */
function stepBack({ factors, local, row }: { factors: Float64Array; local: Float64Array; row: number }): void {
  for (let label = 0; label < LABELS; label++)
    before[label] = (local[row + label] as number) * (backward[label] as number);
  let total = 0;
  for (let from = 0; from < LABELS; from++) {
    const at = from * LABELS;
    let flow =
      (factors[at] as number) * (before[OUTSIDE] as number) +
      (factors[at + 1] as number) * (before[1] as number) +
      (factors[at + 3] as number) * (before[3] as number) +
      (factors[at + 5] as number) * (before[5] as number);
    if (from !== OUTSIDE) {
      const inner = from % 2 === 0 ? from : from + 1;
      flow += (factors[at + inner] as number) * (before[inner] as number);
    }
    backward[from] = flow;
    total += flow;
  }
  for (let from = 0; from < LABELS; from++) backward[from] = (backward[from] as number) / total;
}
