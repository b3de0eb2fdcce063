/**
 * The literals of a pack, made ready to be found: an automaton for those with letters, a filter of pairs for those that
 * are signs.
 */
import { type Anchor, type Automaton, buildAutomaton } from "./automaton.ts";
import {
  AS_REVERSED,
  AS_ROT13,
  AS_WRITTEN,
  BEGINS,
  BROKEN_LETTERS_MIN,
  ENDS,
  GAP,
  GAP_OPTIONAL,
  type Literals,
} from "./confirm.ts";
import { FOREIGN_MIN, GUARD_END, nearestSign } from "./guards.ts";
import { buildPairs, type Pairs } from "./pairs.ts";
import { rarestLetters } from "./rarity.ts";
import { CLASS, isWordUnit } from "./skeleton.ts";

export interface Lexicon {
  readonly automaton: Automaton;
  readonly literals: Literals;
  readonly pairs: Pairs;
}

interface Written {
  readonly text: string;
  readonly index: number;
  readonly as: typeof AS_WRITTEN | typeof AS_ROT13 | typeof AS_REVERSED;
  readonly urgent: boolean;
  readonly argument: boolean;
}

/** Words that are also looked for in ROT13 and reversed: the commonest of the rules, so that any sentence has one. */
const TURNED_WORDS_MAX = 240;
const TURNED_LETTERS_MIN = 6;
/** Letters of an anchor: as many as it takes for it to be rare, in bits of surprise; fewer bits for a larger rule set. */
const ANCHOR_LETTERS = { least: 3, most: 8 } as const;
const ANCHOR_BITS = [28, 26, 24, 22, 20, 18, 16, 14] as const;

/** Of the literals of a pack: which of them wake a rule, and which are only looked for in arguments of tools. */
export interface Uses {
  readonly waking: ReadonlySet<number>;
  readonly ofArguments: ReadonlySet<number>;
}

export function buildLexicon(texts: readonly string[], words: readonly string[], uses: Uses): Lexicon {
  const written: Written[] = [];
  const signs: { text: string; index: number }[] = [];
  for (const [index, text] of texts.entries()) {
    if (isForPairs(text)) signs.push({ text, index });
    else {
      written.push({
        text,
        index,
        as: AS_WRITTEN,
        urgent: uses.waking.has(index),
        argument: uses.ofArguments.has(index),
      });
    }
  }
  for (const word of words.filter(isTurned).slice(0, TURNED_WORDS_MAX)) {
    written.push({ text: rot13(word), index: -1, as: AS_ROT13, urgent: true, argument: false });
    written.push({ text: [...word].reverse().join(""), index: -1, as: AS_REVERSED, urgent: true, argument: false });
  }
  const { marks, pairs } = buildPairs(signs);
  for (const bits of ANCHOR_BITS) {
    const { literals, anchors } = readLiterals(written, bits);
    const automaton = buildAutomaton(anchors, marks);
    if (automaton) return { automaton, literals, pairs };
  }
  throw new RangeError(`${written.length} literals are more than the automaton has room for`);
}

const isTurned = (word: string) => word.length >= TURNED_LETTERS_MIN && /^[a-z]+$/u.test(word);

/** Whether a literal has too few letters for the automaton, or its signs tell more than its letters. */
function isForPairs(text: string): boolean {
  let letters = 0;
  let narrow = 0;
  for (let k = 0; k < text.length; k++) {
    if (!isWordUnit(text.charCodeAt(k))) continue;
    letters += 1;
    if (text.charCodeAt(k) < 0x0700) narrow += 1;
  }
  // Two letters and a blank are a word: found by the automaton, and held to its edges.
  if (letters === 2 && narrow === 2 && WORD_SIGNS.test(text)) return false;
  if (letters < 3) return true;
  return letters < 5 && (narrow === 0 || !(WORD_SIGNS.test(text) || PROSE_SIGNS.test(text)));
}

export function rot13(text: string): string {
  return text.replaceAll(/[a-z]/giu, (letter) => {
    const code = letter.charCodeAt(0);
    const base = code < 0x61 ? 0x41 : 0x61;
    return String.fromCharCode(base + ((code - base + 13) % 26));
  });
}

/** Signs that words are written with; any other sign in a literal is structure and has to be there. */
const WORD_SIGNS = /^ ?[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N} \n'_.,-]*[\p{L}\p{M}\p{N} ])?$/u;

/** The literal that is looked for in its place: "end-of" and "end_of" stand wherever "end of" does. */
export function spokenAs(literal: string): string {
  return WORD_SIGNS.test(literal) ? literal.replaceAll(/[ \n'_.,-]+/gu, " ") : literal;
}

/** Signs that are all over prose: no sign to look for a word by. */
const PROSE_SIGNS = /^[\p{L}\p{M}\p{N} '",.;:!?]+$/u;

const LETTERS_MAX = 255;

function readLiterals(written: readonly Written[], bits: number): { literals: Literals; anchors: Anchor[] } {
  const words = new Set(written.map(({ text }) => text));
  const compounds = compoundsOf(written);
  const records: number[] = [];
  const exact: string[] = [""];
  const anchors: Anchor[] = [];
  for (const { text, index, as, urgent, argument } of written) {
    const letters: number[] = [];
    const gapAfter: number[] = [];
    for (let at = 0; at < text.length && letters.length < LETTERS_MAX; at++) {
      const unit = text.charCodeAt(at);
      if (isWordUnit(unit)) {
        letters.push(unit);
        gapAfter.push(0);
      } else if (letters.length > 0) gapAfter[gapAfter.length - 1] = GAP;
    }
    // "E mail" is "email" to everybody, and "user name" is "username" to a rule, and the other way round; "nc -e" is not
    // in "audience".
    const joined = String.fromCharCode(...letters);
    for (const [k, gap] of gapAfter.entries()) {
      const lone = letters.length >= BROKEN_LETTERS_MIN && (k === 0 || k === letters.length - 2);
      if (gap === GAP && (lone || words.has(joined))) gapAfter[k] = GAP_OPTIONAL;
    }
    if (joined === text) for (const k of compounds.get(joined) ?? []) gapAfter[k] = GAP_OPTIONAL;
    const { from, to } = rarestLetters(letters, gapAfter, { ...ANCHOR_LETTERS, bits });
    const classes = letters.slice(from, to).map((letter) => CLASS[letter] as number);
    const isExact = !WORD_SIGNS.test(text);
    if (isExact) exact.push(text);
    const edges = (text.startsWith(" ") ? BEGINS : 0) | (text.endsWith(" ") ? ENDS : 0);
    const following = letters[to];
    const guard = following === undefined ? (edges & ENDS && !isExact ? GUARD_END : 0) : (CLASS[following] as number);
    const end = letters[to - 1] as number;
    const last = end >= FOREIGN_MIN ? end : 0;
    const sign = isExact ? nearestSign(text, to - 1) : 0;
    anchors.push({ number: records.length, classes: Uint8Array.from(classes), guard, last, sign, urgent, argument });
    records.push(
      letters.length,
      to - 1,
      as | edges,
      isExact ? exact.length - 1 : 0,
      index & 0xffff,
      (index >> 16) & 0xffff,
    );
    for (const [k, letter] of letters.entries()) records.push(letter, gapAfter[k] as number);
  }
  return { literals: { records: Uint16Array.from(records), exact }, anchors };
}

/** For the letters of literals of several words: after which of them a word ends. */
function compoundsOf(written: readonly Written[]): ReadonlyMap<string, ReadonlySet<number>> {
  const compounds = new Map<string, Set<number>>();
  for (const { text } of written) {
    const words = text.trim().split(" ");
    if (words.length < 2 || !WORD_SIGNS.test(text)) continue;
    const ends = compounds.get(words.join("")) ?? new Set();
    let letters = 0;
    for (const word of words.slice(0, -1)) {
      letters += word.length;
      ends.add(letters - 1);
    }
    compounds.set(words.join(""), ends);
  }
  return compounds;
}
