/**
 * From what the model read to what is reported: titles cut off, spans that stand inside addresses of machines refused,
 * broken addresses joined over line ends, and a score that means how often such a span is right.
 */
import type { Tag } from "../tagger.ts";
import type { Piece } from "./decode.ts";
import { FAMILY, FORM, GIVEN, TITLE } from "./gazetteer.ts";
import {
  SHAPE_CAPITALS,
  SHAPE_IDEOGRAPH,
  SHAPE_INITIAL,
  SHAPE_LOWER,
  SHAPE_NUMBER,
  SHAPE_SIGN,
  type Tokens,
} from "./tokens.ts";
import { ADDRESS, PERSON } from "./weights.ts";

const SHAPE_COMMA = SHAPE_SIGN + 2;

interface Reading {
  readonly text: string;
  readonly tokens: Tokens;
}

export function tagsOf(pieces: readonly Piece[], reading: Reading): Tag[] {
  const tags: Tag[] = [];
  for (const piece of joinLines(pieces, reading)) {
    if (piece.label === PERSON) pushPerson(piece, reading, tags);
    else pushPlain(piece, reading, tags);
  }
  return tags;
}

/** An address may run over a line end: street above, postcode and town below. */
function joinLines(pieces: readonly Piece[], { text, tokens }: Reading): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    if (before !== undefined && before.label === ADDRESS && piece.label === ADDRESS) {
      const gap = text.slice(tokens.end[before.last], tokens.start[piece.first]);
      if (/^[\s,;]{0,3}\r?\n[ \t>*]{0,8}$|^[\s,]{1,3}$/u.test(gap)) {
        joined[joined.length - 1] = {
          ...before,
          last: piece.last,
          probability: Math.max(before.probability, piece.probability),
        };
        continue;
      }
    }
    joined.push(piece);
  }
  return joined;
}

function pushPerson(piece: Piece, { text, tokens }: Reading, tags: Tag[]): void {
  let { first, last } = piece;
  while (first < last && isTitle(tokens, first, text)) first++;
  while (first < last && (tokens.shape[first] as number) >= SHAPE_SIGN) first++;
  while (last > first && (tokens.shape[last] as number) >= SHAPE_SIGN && !isInitialDot(tokens, last)) last--;
  if (isTitle(tokens, first, text) && first === last) return;
  // Two blanks and more part the fields of a form.
  for (let row = first; row < last; row++) {
    if ((tokens.start[row + 1] as number) - (tokens.end[row] as number) > 1) last = row;
  }
  const start = tokens.start[first] as number;
  const end = tokens.end[last] as number;
  if (end - start < 2 || isMachineText(text, start, end) || holdsDigit(tokens, first, last)) return;
  if (holdsRun(tokens, first, last)) return;
  if (NO_NAME.test(text.slice(start, end)) || EPONYM.test(text.slice(end, end + 24))) return;
  // Names in small letters are real in chat and rare elsewhere; the model has to be very sure of one.
  const opening = tokens.opens[first] === 1 && tokens.shape[first] === SHAPE_IDEOGRAPH;
  const cost = isSmall(tokens, first, last) || opening ? SMALL_LETTERS_COST : 0;
  const score = scoreOf(piece.probability - cost);
  if (score <= 0) return;
  const comma = listComma(tokens, first, last);
  if (comma < 0) {
    tags.push({ type: "person_name", start, end, score });
    return;
  }
  tags.push({ type: "person_name", start, end: tokens.end[comma - 1] as number, score });
  tags.push({ type: "person_name", start: tokens.start[comma + 1] as number, end, score });
}

function pushPlain(piece: Piece, { text, tokens }: Reading, tags: Tag[]): void {
  let { first, last } = piece;
  // An address neither begins nor ends in a plain small word, save for the word for the road in front.
  if (piece.label === ADDRESS) while (last > first && tokens.shape[last] === SHAPE_LOWER) last--;
  while (first < last && (tokens.shape[first] as number) >= SHAPE_SIGN) first++;
  while (last > first && (tokens.shape[last] as number) >= SHAPE_SIGN && !isInitialDot(tokens, last)) last--;
  const start = tokens.start[first] as number;
  const end = tokens.end[last] as number;
  if (end - start < 2 || isMachineText(text, start, end)) return;
  if (piece.label === ADDRESS) {
    // A street without a number, or a number without a street, is no address.
    if (end - start < 6 || !/\d/u.test(text.slice(start, end)) || !/\p{L}{2}/u.test(text.slice(start, end))) return;
    if (!isPostal(tokens, first, last)) return;
    if (COUNTED.test(text.slice(Math.max(0, start - 12), start)) || AMOUNT.test(text.slice(start, end))) return;
    tags.push({ type: "street_address", start, end, score: scoreOf(piece.probability) });
    return;
  }
  tags.push({ type: "location", start, end, score: scoreOf(piece.probability) });
}

/** Cents: no house and no postcode is written with two digits behind a point. */
const AMOUNT = /\d[.,٫]\d{2}(?![\d.,])/u;

/** Words that number things: what they stand before is no house. */
const COUNTED =
  /(?<![a-z])(?:version|chapter|section|line|page|step|figure|fig\.|table|level|part|volume|phase|module|lesson|episode|season|v)\s?$/iu;

const TITLES = new Set(
  `mr mrs ms miss mx dr prof professor doctor sir lady lord dame rev father sister judge justice herr herrn frau fräulein doktor
  señor señora señorita sr sra srta don doña dn dña monsieur madame mademoiselle m mme mlle me maître signor signora signorina sig dott
  dottor dottoressa ing avv senhor senhora dom dona pan pani panna panem panią p dhr de heer mevrouw mevr mw meneer drs fru hr herra rouva
  domnul doamna úr dr. д-р г-н г-жа пан пані господин госпожа`
    .trim()
    .split(/\s+/u),
);

/** Letters that are both an initial and a title ("M", "P") count as a title only where no dot makes them an initial. */
function isTitle(tokens: Tokens, row: number, text: string): boolean {
  const word = text.slice(tokens.start[row], tokens.end[row]).toLowerCase();
  if (word.length <= 1) return false;
  return TITLES.has(word) && ((tokens.known[row] as number) & TITLE || TITLES.has(word)) !== 0;
}

function isInitialDot(tokens: Tokens, row: number): boolean {
  const before = tokens.shape[row - 1] as number;
  return (
    tokens.glued[row] === 1 &&
    tokens.shape[row] === SHAPE_SIGN + 1 &&
    (before === SHAPE_INITIAL || before === SHAPE_CAPITALS)
  );
}

/** Handles, paths, URLs, e-mail addresses and identifiers: what touches their signs is part of them. */
function isMachineText(text: string, start: number, end: number): boolean {
  const before = text.charAt(start - 1);
  const after = text.charAt(end);
  if ("@/\\_#$~".includes(before) && before !== "") return true;
  if ("@/\\_(=".includes(after) && after !== "") return !(after === "/" && text.charAt(end + 1) === " ");
  if (before === "." && /[\p{L}\d)\]]/u.test(text.charAt(start - 2)) && /\p{Ll}/u.test(text.charAt(start - 2)))
    return true;
  if (after === "." && /[\p{Ll}\d_]/u.test(text.charAt(end + 1))) return true;
  if (before === "-" && /[\d_]/u.test(text.charAt(start - 2))) return true;
  return after === ":" && text.charAt(end + 1) === ":";
}

const SMALL_LETTERS_COST = 0.4;

/** Whom a greeting may address without naming anyone, and the programs that every browser claims to be. */
const NO_NAME =
  /^(?:Team|All|Everyone|Everybody|Folks|Sir|Madam|Guys|There|Friends?|Colleagues?|Customer|User|Support|Admin|Gecko|Mozilla|Safari|Chrome)$/iu;

/** Diseases, laws and methods carry the name of a person and say nothing of one. */
const EPONYM =
  /^(?:['’]s)?[ -](?:disease|syndrome|lymphoma|palsy|ziekte|syndroom|sequentie|krankheit|syndrom|test|scale|score|index|algorithm|theorem|theory|law|effect|equation|method|distribution|principle|paradox|transform|filter|tree|sort)(?![a-z])/iu;

/** The comma between two given names, which are two people; "Moreno, Angela" is one. Or -1. */
function listComma(tokens: Tokens, first: number, last: number): number {
  for (let row = first + 1; row < last; row++) {
    if (tokens.shape[row] !== SHAPE_COMMA) continue;
    const left = tokens.known[row - 1] as number;
    const right = tokens.known[row + 1] as number;
    return row === first + 1 && (left & GIVEN) !== 0 && (right & GIVEN) !== 0 && (left & FAMILY) === 0 ? row : -1;
  }
  return -1;
}

function isSmall(tokens: Tokens, first: number, last: number): boolean {
  for (let row = first; row <= last; row++) {
    const shape = tokens.shape[row] as number;
    if (shape !== SHAPE_LOWER && shape < SHAPE_SIGN) return false;
  }
  return true;
}

const RUN_CHARS_MAX = 24;

/** A script without blanks gives whole sentences as one word; no name is that long. */
function holdsRun(tokens: Tokens, first: number, last: number): boolean {
  for (let row = first; row <= last; row++) {
    if ((tokens.end[row] as number) - (tokens.start[row] as number) > RUN_CHARS_MAX) return true;
  }
  return false;
}

/**
 * What an address has and a part list, a status line or a year has not: a word for a road where the number comes first
 * and stands alone, and no unit glued to a number ("256MB").
 */
function isPostal(tokens: Tokens, first: number, last: number): boolean {
  let numbers = 0;
  let road = false;
  for (let row = first; row <= last; row++) {
    const shape = tokens.shape[row] as number;
    if (shape >= SHAPE_NUMBER && shape < SHAPE_SIGN) {
      numbers++;
      const next = row + 1;
      // A single digit with letters behind it may be the inner half of a British or Dutch postcode.
      const glued =
        shape > SHAPE_NUMBER &&
        next <= last &&
        tokens.glued[next] === 1 &&
        (tokens.shape[next] as number) < SHAPE_IDEOGRAPH;
      if (glued && (tokens.end[next] as number) - (tokens.start[next] as number) > 1 && !isOrdinal(tokens, next))
        return false;
    } else if (shape === SHAPE_IDEOGRAPH || ((tokens.known[row] as number) & FORM) !== 0) road = true;
  }
  const numberFirst = (tokens.shape[first] as number) >= SHAPE_NUMBER;
  return !holdsRun(tokens, first, last) && (!numberFirst || numbers > 1 || road);
}

/** Two small letters behind a number: 5th, 22nd. */
function isOrdinal(tokens: Tokens, row: number): boolean {
  return tokens.shape[row] === SHAPE_LOWER && (tokens.end[row] as number) - (tokens.start[row] as number) === 2;
}

function holdsDigit(tokens: Tokens, first: number, last: number): boolean {
  for (let row = first; row <= last; row++) {
    const shape = tokens.shape[row] as number;
    if (shape >= SHAPE_NUMBER && shape < SHAPE_SIGN) return true;
  }
  return false;
}

/**
 * What a probability of the model is worth, as measured on rows kept apart: it is surer than it is right on text unlike its
 * training, where even the surest are wrong one time in twenty, and a little less sure than it is right about the doubtful.
 */
function scoreOf(probability: number): number {
  const drawn = probability < EVEN ? (probability * 0.5) / EVEN : 0.5 + (probability - EVEN) * SLOPE;
  return Math.round(drawn * 1000) / 1000;
}

/** Spans of this probability are right one time in two. */
const EVEN = 0.48;
const SLOPE = 0.865;
