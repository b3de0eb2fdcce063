/**
 * A linear-chain conditional random field over hashed features, trained by AdaGrad on the exact likelihood. Where a
 * source does not label places, a token may be either "nothing" or a place: the likelihood sums over both.
 */
export const LABELS = 7;

export interface Sequence {
  /** Rows `from` to `to` of the feature columns. */
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

export interface Corpus {
  /** Feature ids of token t: `features[offsets[t]] … features[offsets[t + 1] - 1]`. */
  readonly features: Int32Array;
  readonly offsets: Int32Array;
  /** Bits of the labels that a token may have. */
  readonly allowed: Uint8Array;
  readonly sequences: readonly Sequence[];
}

export class Crf {
  readonly weights: Float32Array;
  readonly transitions = new Float32Array(LABELS * LABELS);
  readonly #gradients: Float32Array;
  readonly #transitionGradients = new Float32Array(LABELS * LABELS).fill(1);
  readonly #rate: number;
  readonly #decay: number;

  constructor(featureCount: number, { rate, decay }: { rate: number; decay: number }) {
    this.weights = new Float32Array(featureCount * 8);
    this.#gradients = new Float32Array(featureCount * 8).fill(0.1);
    this.#rate = rate;
    this.#decay = decay;
  }

  /** One pass over the sequences in the given order; returns the mean loss a token. */
  train(corpus: Corpus, order: Int32Array): number {
    let loss = 0;
    let tokens = 0;
    for (const index of order) {
      const sequence = corpus.sequences[index] as Sequence;
      loss += this.#learn(corpus, sequence);
      tokens += sequence.to - sequence.from;
    }
    return loss / tokens;
  }

  #learn(corpus: Corpus, { from, to, weight }: Sequence): number {
    const length = to - from;
    const emissions = this.emissions(corpus, from, to);
    const free = forwardBackward(emissions, this.transitions, length, null);
    const bound = forwardBackward(emissions, this.transitions, length, corpus.allowed.subarray(from, to));
    for (let t = 0; t < length; t++) {
      for (let y = 0; y < LABELS; y++) {
        const step = (bound.marginals[t * LABELS + y]! - free.marginals[t * LABELS + y]!) * weight;
        if (step > 1e-4 || step < -1e-4) this.#move(corpus, from + t, y, step);
      }
    }
    for (let pair = 0; pair < LABELS * LABELS; pair++) {
      const step = (bound.pairs[pair]! - free.pairs[pair]!) * weight;
      this.#transitionGradients[pair]! += step * step;
      this.transitions[pair]! += (this.#rate * step) / Math.sqrt(this.#transitionGradients[pair]!);
    }
    return free.logSum - bound.logSum;
  }

  #move(corpus: Corpus, token: number, label: number, step: number): void {
    const end = corpus.offsets[token + 1]!;
    for (let at = corpus.offsets[token]!; at < end; at++) {
      const place = corpus.features[at]! * 8 + label;
      const gradient = step - this.#decay * this.weights[place]!;
      this.#gradients[place]! += gradient * gradient;
      this.weights[place]! += (this.#rate * gradient) / Math.sqrt(this.#gradients[place]!);
    }
  }

  emissions(corpus: Corpus, from: number, to: number): Float64Array {
    const scores = new Float64Array((to - from) * LABELS);
    for (let token = from; token < to; token++) {
      const row = (token - from) * LABELS;
      const end = corpus.offsets[token + 1]!;
      for (let at = corpus.offsets[token]!; at < end; at++) {
        const place = corpus.features[at]! * 8;
        for (let y = 0; y < LABELS; y++) scores[row + y]! += this.weights[place + y]!;
      }
    }
    return scores;
  }
}

interface Sums {
  readonly marginals: Float64Array;
  readonly pairs: Float64Array;
  readonly logSum: number;
}

/** Scaled forward and backward sums; `allowed` narrows the paths. */
export function forwardBackward(
  emissions: Float64Array,
  transitions: Float32Array,
  length: number,
  allowed: Uint8Array | null,
): Sums {
  const L = LABELS;
  const steps = new Float64Array(L * L);
  for (let pair = 0; pair < L * L; pair++) steps[pair] = Math.exp(transitions[pair]!);
  const local = new Float64Array(length * L);
  let logSum = 0;
  for (let t = 0; t < length; t++) {
    let best = -Infinity;
    for (let y = 0; y < L; y++) best = Math.max(best, emissions[t * L + y]!);
    logSum += best;
    for (let y = 0; y < L; y++) {
      const open = allowed === null || ((allowed[t]! >> y) & 1) === 1;
      local[t * L + y] = open ? Math.exp(emissions[t * L + y]! - best) : 0;
    }
  }
  const forward = new Float64Array(length * L);
  const scales = new Float64Array(length);
  for (let t = 0; t < length; t++) {
    let sum = 0;
    for (let y = 0; y < L; y++) {
      let reach = 0;
      // A line begins and ends in "nothing", which is label 0.
      if (t === 0) reach = steps[y]!;
      else for (let x = 0; x < L; x++) reach += forward[(t - 1) * L + x]! * steps[x * L + y]!;
      const value = reach * local[t * L + y]!;
      forward[t * L + y] = value;
      sum += value;
    }
    scales[t] = sum;
    logSum += Math.log(sum);
    for (let y = 0; y < L; y++) forward[t * L + y]! /= sum;
  }
  const backward = new Float64Array(length * L);
  let ending = 0;
  for (let y = 0; y < L; y++) {
    backward[(length - 1) * L + y] = steps[y * L]!;
    ending += forward[(length - 1) * L + y]! * steps[y * L]!;
  }
  logSum += Math.log(ending);
  const marginals = new Float64Array(length * L);
  const pairs = new Float64Array(L * L);
  for (let t = length - 1; t >= 0; t--) {
    for (let y = 0; y < L; y++) marginals[t * L + y] = (forward[t * L + y]! * backward[t * L + y]!) / ending;
    if (t === 0) break;
    for (let x = 0; x < L; x++) {
      let back = 0;
      for (let y = 0; y < L; y++) {
        const flow = steps[x * L + y]! * local[t * L + y]! * backward[t * L + y]!;
        back += flow;
        pairs[x * L + y]! += (forward[(t - 1) * L + x]! * flow) / (scales[t]! * ending);
      }
      backward[(t - 1) * L + x] = back / scales[t]!;
    }
  }
  for (let y = 0; y < L; y++) {
    pairs[y]! += marginals[y]!;
    pairs[y * L]! += marginals[(length - 1) * L + y]!;
  }
  return { marginals, pairs, logSum };
}
