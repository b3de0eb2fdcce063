/**
 * Names and places as a set of hashes: an open-addressed table of 24 bits of hash and 8 bits of kind an entry. One word
 * in a few thousand is taken for another; the model reads a hit as a hint and nothing more.
 */
import { joinHashes, SHAPE_LOWER, SHAPE_SIGN, type Tokens } from "./tokens.ts";

export const GIVEN = 1;
export const FAMILY = 2;
export const CITY = 4;
export const REGION = 8;
export const TITLE = 16;
/** Words for kinds of streets and companies: what stands beside them is no person. */
export const FORM = 32;
/** Seen often in small letters in running text: a capital on it may only open a sentence. */
export const COMMON = 64;
/** Set on tokens that a place of several words covers. */
export const PLACE_PHRASE = 256;

export interface Gazetteer {
  kindsOf(hash: number): number;
}

/** `table` has a power of two of entries; 0 is an empty one. */
export function openGazetteer(table: Uint32Array): Gazetteer {
  const mask = table.length - 1;
  return {
    kindsOf(hash) {
      const wanted = hash >>> 8;
      for (let slot = slotOf(hash, mask); ; slot = (slot + 1) & mask) {
        const entry = table[slot] as number;
        if (entry === 0) return 0;
        if (entry >>> 8 === wanted) return entry & 0xff;
      }
    },
  };
}

export function slotOf(hash: number, mask: number): number {
  return (Math.imul(hash, 0x9e3779b1) >>> 7) & mask;
}

const PHRASE_WORDS_MAX = 4;

/** Marks every token with what the gazetteer knows of it, alone and as part of a phrase. */
export function look(gazetteer: Gazetteer, tokens: Tokens): void {
  for (let row = 0; row < tokens.count; row++) {
    if ((tokens.shape[row] as number) >= 7) continue;
    tokens.known[row] = (tokens.known[row] as number) | gazetteer.kindsOf(tokens.word[row] as number);
    // A phrase begins with a capital, or in a script that has none.
    if (tokens.shape[row] === SHAPE_LOWER) continue;
    let hash = tokens.word[row] as number;
    for (let last = row + 1, words = 1; last < tokens.count && words < PHRASE_WORDS_MAX; last++) {
      const shape = tokens.shape[last] as number;
      if (tokens.opens[last] === 1) break;
      // A hyphen or an apostrophe inside a place's name is no word of it.
      if (shape >= SHAPE_SIGN && tokens.glued[last] === 1 && isJoiner(tokens, last)) continue;
      if (shape >= 7) break;
      hash = joinHashes(hash, tokens.word[last] as number);
      words++;
      const kinds = gazetteer.kindsOf(hash);
      if (kinds !== 0) {
        for (let each = row; each <= last; each++) {
          tokens.known[each] = (tokens.known[each] as number) | PLACE_PHRASE | (kinds & (CITY | REGION | GIVEN));
        }
      }
      // Only capitals carry a phrase on, save for a small word or two inside it.
      if (shape === 1 && words > 2) break;
    }
  }
}

const JOINERS = new Set([SHAPE_SIGN + 1, SHAPE_SIGN + 5, SHAPE_SIGN + 6, SHAPE_SIGN + 34]);

function isJoiner(tokens: Tokens, row: number): boolean {
  return JOINERS.has(tokens.shape[row] as number) && row + 1 < tokens.count && tokens.glued[row + 1] === 1;
}
