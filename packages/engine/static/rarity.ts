/**
 * How rare a run of letters is in text: what the automaton looks for of a literal is its rarest few letters, so that most
 * of what it finds is what was meant. Reckoned from the classes of letters side by side, as the automaton sees them.
 */
import { isCommonWord } from "./common.ts";
import { CLASS } from "./skeleton.ts";

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
/** Of the few classes that no Latin letter is in. */
const BITS_OTHER = 9;
const LATIN_CLASSES = 26;

/** Bits of surprise of a word that is on every page: what is wholly inside of one is no rarer. */
const BITS_COMMON = 14;

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
  const commonTo = commonWords(letters, gaps);
  let best = { from: 0, to: Math.min(least, letters.length) };
  for (let size = least; size <= Math.min(most, letters.length); size++) {
    let rarest = -1;
    for (let from = 0; from + size <= letters.length; from++) {
      const told = bitsOf(classes, from, from + size);
      const rarity = from + size <= (commonTo[from] as number) ? Math.min(told, BITS_COMMON) : told;
      if (rarity <= rarest) continue;
      rarest = rarity;
      best = { from, to: from + size };
    }
    if (rarest >= bits) break;
  }
  return best;
}

/** For each letter the end of its word, when that is a common one; else 0. */
function commonWords(letters: readonly number[], gaps: readonly number[]): number[] {
  const commonTo = letters.map(() => 0);
  for (let from = 0; from < letters.length; ) {
    let to = from + 1;
    while (to < letters.length && gaps[to - 1] === 0) to += 1;
    if (isCommonWord(String.fromCharCode(...letters.slice(from, to)))) commonTo.fill(to, from, to);
    from = to;
  }
  return commonTo;
}

function bitsOf(classes: readonly number[], from: number, to: number): number {
  let sum = bitsAlone(classes[from] as number);
  for (let k = from + 1; k < to; k++) sum += bitsAfter(classes[k - 1] as number, classes[k] as number);
  return sum;
}

function bitsAlone(letter: number): number {
  return letter > LATIN_CLASSES ? BITS_OTHER : Number.parseInt(ALONE[letter - 1] as string, 16);
}

function bitsAfter(first: number, second: number): number {
  if (first > LATIN_CLASSES || second > LATIN_CLASSES) return bitsAlone(second);
  return Number.parseInt((AFTER[first - 1] as string)[second - 1] as string, 16);
}
