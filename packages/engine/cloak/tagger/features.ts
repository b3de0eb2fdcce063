/**
 * What the model sees of a token: some forty hashed facts about it and its neighbours. Training and reading use this
 * one list, so a change here asks for new weights; `FEATURES_VERSION` stands in the weights file and must agree.
 */
import { isCodeSign, SHAPE_CAPITALISED, SHAPE_CAPITALS, SHAPE_LOWER, type Tokens } from "./tokens.ts";

export const FEATURES_VERSION = 1;
export const FEATURES_MAX = 44;

/** Facts about the line that a token stands in: 1 it has no capital, 2 it has no small letter, 4 it looks like code. */
export function readLines(tokens: Tokens): Uint8Array {
  const traits = new Uint8Array(tokens.count);
  for (let from = 0; from < tokens.count; ) {
    let to = from + 1;
    while (to < tokens.count && tokens.opens[to] === 0) to++;
    let lower = 0;
    let capitalised = 0;
    let capitals = 0;
    let codeSigns = 0;
    for (let row = from; row < to; row++) {
      const shape = tokens.shape[row] as number;
      if (shape === SHAPE_LOWER) lower++;
      else if (shape === SHAPE_CAPITALISED) capitalised++;
      else if (shape === SHAPE_CAPITALS) capitals++;
      else codeSigns += isCodeSign(shape);
    }
    const lineChars = (tokens.end[to - 1] as number) - (tokens.start[from] as number);
    let trait = 0;
    if (capitalised + capitals === 0) trait |= 1;
    if (lower + capitalised === 0) trait |= 2;
    else if (capitalised >= 4 && lower <= capitalised / 3) trait |= 8;
    if (codeSigns * 16 > lineChars) trait |= 4;
    traits.fill(trait, from, to);
    from = to;
  }
  return traits;
}

const NONE = 0x7fffffff;

/** Writes the hashes of token `row` into `out` and returns how many there are. */
export function featuresOf(tokens: Tokens, row: number, traits: Uint8Array, out: Int32Array): number {
  const { word, shape, known, glued, opens, prefix, suffix2, suffix3, suffix4 } = tokens;
  const last = tokens.count - 1;
  // Neighbours end at the line; what lies beyond is one and the same nothing.
  const hasLeft = opens[row] === 0;
  const hasLeft2 = hasLeft && opens[row - 1] === 0;
  const hasRight = row < last && opens[row + 1] === 0;
  const hasRight2 = hasRight && row + 1 < last && opens[row + 2] === 0;
  const w = word[row] as number;
  const wl = hasLeft ? (word[row - 1] as number) : NONE;
  const wr = hasRight ? (word[row + 1] as number) : NONE;
  const wl2 = hasLeft2 ? (word[row - 2] as number) : NONE;
  const wr2 = hasRight2 ? (word[row + 2] as number) : NONE;
  const s = (shape[row] as number) | ((glued[row] as number) << 6) | ((hasRight ? (glued[row + 1] as number) : 0) << 7);
  const sl = hasLeft ? (shape[row - 1] as number) : 0;
  const sr = hasRight ? (shape[row + 1] as number) : 0;
  const sl2 = hasLeft2 ? (shape[row - 2] as number) : 0;
  const sr2 = hasRight2 ? (shape[row + 2] as number) : 0;
  const k = known[row] as number;
  const kl = hasLeft ? (known[row - 1] as number) : 0;
  const kr = hasRight ? (known[row + 1] as number) : 0;
  const kl2 = hasLeft2 ? (known[row - 2] as number) : 0;
  const kr2 = hasRight2 ? (known[row + 2] as number) : 0;
  const trait = traits[row] as number;
  const sk = (s << 16) | k;
  let n = 0;
  out[n++] = mix(1, w);
  out[n++] = mix2(2, w, s);
  out[n++] = mix(3, wl);
  out[n++] = mix(4, wr);
  out[n++] = mix(5, wl2);
  out[n++] = mix(6, wr2);
  out[n++] = mix2(7, wl, w);
  out[n++] = mix2(8, w, wr);
  out[n++] = mix2(9, wl, sk);
  out[n++] = mix2(10, wr, sk);
  out[n++] = mix2(11, wl2, mix(sl, sk));
  out[n++] = mix2(12, wr2, mix(sr, sk));
  out[n++] = mix2(15, s, trait);
  out[n++] = mix2(16, s, (sl << 8) | sr);
  out[n++] = mix2(17, s, (sl2 << 8) | sl);
  out[n++] = mix2(18, s, (sr << 8) | sr2);
  out[n++] = mix2(20, prefix[row] as number, s);
  out[n++] = mix2(21, suffix2[row] as number, s);
  out[n++] = mix2(22, suffix3[row] as number, s);
  out[n++] = mix2(23, suffix4[row] as number, s);
  out[n++] = mix2(24, k, s);
  out[n++] = mix2(25, (kl << 16) | k, s);
  out[n++] = mix2(26, (k << 16) | kr, s);
  out[n++] = mix2(27, mix((kl << 16) | k, kr), s);
  out[n++] = mix2(28, (kl2 << 16) | kl, sk);
  out[n++] = mix2(29, (kr << 16) | kr2, sk);
  out[n++] = mix2(30, sk, (sl << 8) | trait);
  out[n++] = mix2(32, hasLeft ? (suffix3[row - 1] as number) : NONE, s);
  out[n++] = mix2(33, hasRight ? (suffix3[row + 1] as number) : NONE, s);
  out[n++] = mix2(34, w, trait);
  out[n++] = mix2(35, mix(wl, wr), s);
  if (hasLeft && sl >= 16) {
    // Behind a sign the word before it counts: `Name: Ana`, `"name": "Ana"`, `Paris, Texas`.
    out[n++] = mix2(37, wl2, mix(sl, s));
    let far = row - 2;
    while (far >= 0 && row - far < 6 && opens[far + 1] === 0 && (shape[far] as number) >= 16) far--;
    const label = far >= 0 && opens[far + 1] === 0 ? (word[far] as number) : NONE;
    out[n++] = mix2(38, label, mix(sl, s));
    out[n++] = mix2(39, label, k);
  }
  return n;
}

function mix(seed: number, value: number): number {
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
  return hash ^ (hash >>> 15);
}

function mix2(seed: number, left: number, right: number): number {
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ left;
  hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad) ^ right;
  hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97);
  return hash ^ (hash >>> 15);
}
