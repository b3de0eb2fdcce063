/**
 * Puts broken-up text together again: letters that were spaced or dotted out, words with signs or line breaks inside,
 * digits written for letters. Only the letters are kept; where the words end is worked out from a vocabulary, as the
 * cheapest way to read the letters as words. It runs on a small window where a keyword was found in disguise.
 */
import { mappedView, type View } from "./frame.ts";
import { CLASS, CLASS_COUNT, isWordUnit, STANDS_FOR } from "./skeleton.ts";
import { isUnspaced } from "./translate.ts";

export interface Speller {
  respell(view: View): View;
}

/** Letters that one call reads: more than the widest window. */
const LETTERS_MAX = 16_384;

/** Costs of a reading, in arbitrary units; the cheapest wins. */
const COST_WORD = 8;
const COST_LONE_LETTER = 6;
const COST_STRANGE_LETTER = 7;
/** A word that ends where the text shows no separator, or that reaches over one. */
const COST_NO_SEPARATOR = 3;
const COST_OVER_SEPARATOR = 1;

/** Builds the vocabulary when it is first asked for: plain text never needs it. */
export function createSpeller(words: readonly string[]): Speller {
  let trie: Trie | null = null;
  return {
    respell(view) {
      trie ??= growTrie(words);
      return respell(view, trie);
    },
  };
}

interface Trie {
  /** Child by `node * 32 + class`; 0 for none. */
  readonly children: Uint16Array;
  /** Index of the word that ends at a node, plus one; 0 for none. */
  readonly wordAt: Uint16Array;
  /** What reading the word at a node costs. */
  readonly costAt: Uint8Array;
  readonly words: readonly string[];
}

const NODES_MAX = 65_535;

function growTrie(words: readonly string[]): Trie {
  let size = 1;
  const total = words.reduce((sum, word) => sum + word.length, 2);
  const children = new Uint16Array(Math.min(total, NODES_MAX) * CLASS_COUNT);
  const wordAt = new Uint16Array(Math.min(total, NODES_MAX));
  const costAt = new Uint8Array(wordAt.length);
  for (const [k, word] of words.entries()) {
    if (size + word.length >= NODES_MAX) break;
    let node = 0;
    for (let at = 0; at < word.length; at++) {
      const slot = node * CLASS_COUNT + (CLASS[word.charCodeAt(at)] as number);
      if (children[slot] === 0) children[slot] = size++;
      node = children[slot] as number;
    }
    // The commoner word comes first and keeps the place.
    if (wordAt[node] !== 0) continue;
    wordAt[node] = k + 1;
    costAt[node] = word.length === 1 ? COST_LONE_LETTER : COST_WORD;
  }
  return { children, wordAt, costAt, words };
}

interface Letters {
  /** Folded units of the letters, and where each stands in the view. */
  readonly units: Uint16Array;
  readonly places: Int32Array;
  readonly count: number;
}

function respell(view: View, trie: Trie): View {
  const letters = lettersOf(view);
  const { wordTo, wordIndex } = readCheapest(letters, trie);
  return write(view, letters, wordTo, wordIndex, trie);
}

function lettersOf({ codes, length }: View): Letters {
  const size = Math.min(length, LETTERS_MAX);
  const units = new Uint16Array(size);
  const places = new Int32Array(size);
  let count = 0;
  for (let at = 0; at < size; at++) {
    const unit = codes[at] as number;
    if (!isWordUnit(unit) && !readsAsLetter(codes, at, length)) continue;
    units[count] = unit;
    places[count] = at;
    count += 1;
  }
  return { units, places, count };
}

/** Whether a sign is written for a letter. One that ends sentences has to stand before a letter. */
function readsAsLetter(codes: Uint16Array, at: number, length: number): boolean {
  const unit = codes[at] as number;
  if (STANDS_FOR[unit] === 0) return false;
  const reads = (other: number) => isWordUnit(other) || STANDS_FOR[other] !== 0;
  if (at + 1 < length && reads(codes[at + 1] as number)) return true;
  return unit !== 0x21 && at > 0 && reads(codes[at - 1] as number);
}

/** The cheapest reading: for each place where a word starts, where it ends and which word it is. */
function readCheapest({ units, places, count }: Letters, { children, wordAt, costAt }: Trie) {
  const cost = new Int32Array(count + 1).fill(2 ** 30);
  const from = new Int32Array(count + 1);
  const word = new Int32Array(count + 1);
  const classes = CLASS;
  cost[0] = 0;
  for (let at = 0; at < count; at++) {
    const here = cost[at] as number;
    if (here + COST_STRANGE_LETTER < (cost[at + 1] as number)) {
      cost[at + 1] = here + COST_STRANGE_LETTER;
      from[at + 1] = at;
      word[at + 1] = 0;
    }
    let node = 0;
    let inside = 0;
    for (let end = at; end < count; end++) {
      node = children[node * CLASS_COUNT + (classes[units[end] as number] as number)] as number;
      if (node === 0) break;
      if (end > at && (places[end] as number) - (places[end - 1] as number) > 1) inside += COST_OVER_SEPARATOR;
      const found = wordAt[node] as number;
      if (found === 0) continue;
      const separated = end + 1 === count || (places[end + 1] as number) - (places[end] as number) > 1;
      const total = here + (costAt[node] as number) + inside + (separated ? 0 : COST_NO_SEPARATOR);
      if (total < (cost[end + 1] as number)) {
        cost[end + 1] = total;
        from[end + 1] = at;
        word[end + 1] = found;
      }
    }
  }
  const wordTo = new Int32Array(count + 1);
  const wordIndex = new Int32Array(count + 1);
  for (let end = count; end > 0; end = from[end] as number) {
    wordTo[from[end] as number] = end;
    wordIndex[from[end] as number] = word[end] as number;
  }
  return { wordTo, wordIndex };
}

function write(view: View, letters: Letters, wordTo: Int32Array, wordIndex: Int32Array, trie: Trie): View {
  // Every letter may have a blank before it.
  const codes = new Uint16Array(2 * letters.count + 1);
  const places = new Int32Array(codes.length);
  let size = 0;
  let strange = false;
  for (let at = 0; at < letters.count; at = wordTo[at] as number) {
    const end = wordTo[at] as number;
    const index = wordIndex[at] as number;
    const first = letters.places[at] as number;
    const word = index === 0 ? null : (trie.words[index - 1] as string);
    const initial = word === null ? (letters.units[at] as number) : word.charCodeAt(0);
    const glued = index === 0 && strange && first - (letters.places[at - 1] as number) === 1;
    if (size > 0 && !glued && !isUnspacedUnit(initial)) {
      codes[size] = 0x20;
      places[size] = first;
      size += 1;
    }
    // A word has as many letters as it was found over, so each keeps its own place.
    for (let k = at; k < end; k++) {
      codes[size] = word === null ? initial : word.charCodeAt(k - at);
      places[size] = letters.places[k] as number;
      size += 1;
    }
    strange = index === 0;
  }
  return mappedView(view, codes, size, places);
}

/** Asking an expression for each letter costs more than all the rest. */
const isUnspacedUnit = (unit: number) => unit > 0x0dff && isUnspaced(String.fromCharCode(unit));
