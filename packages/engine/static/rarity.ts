/**
 * How rare a run of letters is in text: what the automaton looks for of a literal is its rarest few letters, so that most
 * of what it finds is what was meant. Reckoned from the classes of letters side by side, as the automaton sees them.
 */
import { EVERYDAY, EVERYWHERE } from "./common.ts";
import { CLASS, FOREIGN_CLASSES } from "./skeleton.ts";

/** Bits of surprise of a letter by itself, a to z: each a digit. */
const ALONE = "46553655397f54459443576867";
/** And of a letter after another: a row for each first letter. L is of the class of I and never asked for. */
const AFTER = `
75457757386f43659333667857
3667285825af7837b546499b56
395838933b5f8828a463589b79
35552667399f6645a444576a68
46445567498f53557334766677
476644882a8f7627b364497a69
45653644398f6546a444587a75
287717983a9f76378664698979
464445583a7f53359644668866
38782589587e78378848398998
46662675398f6556a645386b68
55555555555555555555555555
24662787398f57449755597a58
37433537487f7646a743577a68
66556467497f4345b355365986
387737753a9f6845b353497968
68777888498e887887770989a8
375527673a6f55369544667b59
46463665397f66458642486a76
475636723a9f6636b445596957
545546683b8f4385c333997889
297718892baf8848b878899999
37663773299f7537a445894a68
37453677388e57639752677665
45554566488f4523a544585a67
35663747398f7726a744687974`
  .trim()
  .split(/\s+/u);
/** Of the classes that no Latin letter is in. */
const BITS_FOREIGN = 7;
const isForeign = (letter: number) => FOREIGN_CLASSES.includes(letter);

/** Bits of surprise of a word that is in every paragraph or on every page: no part of one is rarer than the whole. */
const BITS_EVERYWHERE = 7;
const BITS_EVERYDAY = 11;
/** A word of so few letters is taken for one that is everywhere. */
const LITTLE_LETTERS_MAX = 2;

/**
 * The letters to look for: as few, from where they are rarest, as are rare enough; of a short literal all. `gaps` tells
 * after which letters a word ends.
 */
export function rarestLetters(
  letters: readonly number[],
  gaps: readonly number[],
  { least, most, bits }: { readonly least: number; readonly most: number; readonly bits: number },
): { readonly from: number; readonly to: number } {
  const classes = letters.map((letter) => CLASS[letter] as number);
  const words = wordsOf(letters, gaps);
  let best = { from: 0, to: Math.min(least, letters.length) };
  for (let size = least; size <= Math.min(most, letters.length); size++) {
    let rarest = -1;
    for (let from = 0; from + size <= letters.length; from++) {
      const rarity = bitsOf(classes, words, from, from + size);
      if (rarity <= rarest) continue;
      rarest = rarity;
      best = { from, to: from + size };
    }
    if (rarest >= bits) break;
  }
  return best;
}

interface Word {
  readonly from: number;
  readonly to: number;
  readonly bitsMax: number;
}

function wordsOf(letters: readonly number[], gaps: readonly number[]): Word[] {
  const words: Word[] = [];
  for (let from = 0; from < letters.length; ) {
    let to = from + 1;
    while (to < letters.length && gaps[to - 1] === 0) to += 1;
    words.push({ from, to, bitsMax: bitsMaxOf(String.fromCharCode(...letters.slice(from, to))) });
    from = to;
  }
  return words;
}

function bitsMaxOf(word: string): number {
  if (EVERYWHERE.has(word)) return BITS_EVERYWHERE;
  if (EVERYDAY.has(word)) return BITS_EVERYDAY;
  return word.length <= LITTLE_LETTERS_MAX && /^[a-z]+$/u.test(word) ? BITS_EVERYWHERE : Number.POSITIVE_INFINITY;
}

/** Words follow each other as they like; within one a letter is told by the letter before it. */
function bitsOf(classes: readonly number[], words: readonly Word[], from: number, to: number): number {
  let sum = 0;
  for (const word of words) {
    const first = Math.max(from, word.from);
    const last = Math.min(to, word.to);
    if (first >= last) continue;
    let told = bitsAlone(classes[first] as number);
    for (let k = first + 1; k < last; k++) told += bitsAfter(classes[k - 1] as number, classes[k] as number);
    sum += Math.min(told, word.bitsMax);
  }
  return sum;
}

function bitsAlone(letter: number): number {
  return isForeign(letter) ? BITS_FOREIGN : Number.parseInt(ALONE[letter - 1] as string, 16);
}

function bitsAfter(first: number, second: number): number {
  if (isForeign(first) || isForeign(second)) return bitsAlone(second);
  return Number.parseInt((AFTER[first - 1] as string)[second - 1] as string, 16);
}
