/**
 * Escapes that stand among plain text: HTML entities and comments, percent encoding, and the backslash escapes of JSON
 * and of programs. Only the surroundings of an escape are decoded, in one pass for all kinds.
 */
import { FOLD } from "../characters.ts";
import type { Frame } from "../frame.ts";
import { isWordUnit } from "../skeleton.ts";
import { type Decoded, decodedUnits } from "./decoded.ts";

/** Plain text that is decoded along with an escape on each side: what a rule may need to see around it. */
const CONTEXT_UNITS = 448;

const GATES = ["&", "%", "\\", "<!--"] as const;
const OPENS = new Uint8Array(65_536);
for (const sign of "&%\\<") OPENS[sign.charCodeAt(0)] = 1;

export function decodeEscapes(frame: Frame): Decoded[] {
  if (GATES.every((gate) => !frame.text.includes(gate))) return [];
  return regionsOf(frame).map((region) => decodeRegion(frame, region.start, region.end));
}

/** Stretches of text around escapes that decode to something, merged where they touch. */
function regionsOf(frame: Frame): { start: number; end: number }[] {
  const { units, length } = frame;
  const regions: { start: number; end: number }[] = [];
  const comments = { from: -1, end: -1 };
  let last: { start: number; end: number } | null = null;
  for (let at = 0; at < length; at++) {
    if (OPENS[units[at] as number] === 0) continue;
    const read = readEscape(frame, at, comments);
    if (read === null) continue;
    const start = Math.max(0, at - CONTEXT_UNITS);
    if (last && start <= last.end) last.end = Math.min(length, read.end + CONTEXT_UNITS);
    else {
      last = { start, end: Math.min(length, read.end + CONTEXT_UNITS) };
      regions.push(last);
    }
    at = read.end - 1;
  }
  return regions;
}

function decodeRegion(frame: Frame, from: number, to: number): Decoded {
  const { units } = frame;
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  /** Units of the decoded text, ascending, that were a letter in disguise or follow a comment inside a word. */
  const hidden: number[] = [];
  const comments = { from: -1, end: -1 };
  let plainFrom = from;
  const copyPlain = (end: number) => {
    for (let at = plainFrom; at < end; at++) {
      starts.push(at);
      ends.push(at + 1);
    }
    text += frame.text.slice(plainFrom, end);
  };
  for (let at = from; at < to; at++) {
    if (OPENS[units[at] as number] === 0) continue;
    const read = readEscape(frame, at, comments);
    if (read === null) continue;
    copyPlain(at);
    if (read.text === "" || isWordUnit(FOLD[read.text.charCodeAt(0)] as number)) hidden.push(text.length);
    for (let k = 0; k < read.text.length; k++) {
      starts.push(at);
      ends.push(read.end);
    }
    text += read.text;
    plainFrom = read.end;
    at = read.end - 1;
  }
  copyPlain(Math.max(to, plainFrom));
  return decodedUnits(text, starts, ends, (start, end) => hidden.some((at) => at >= start && at < end));
}

interface Escape {
  readonly text: string;
  readonly end: number;
}

function readEscape(frame: Frame, at: number, comments: { from: number; end: number }): Escape | null {
  switch (frame.units[at]) {
    case 0x26:
      return readEntity(frame, at);
    case 0x25:
      return readPercent(frame, at);
    case 0x5c:
      return readBackslash(frame, at);
    default:
      return readComment(frame, at, comments);
  }
}

const NAMED: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  apos: "'",
  nbsp: " ",
  Tab: " ",
  NewLine: "\n",
  excl: "!",
  num: "#",
  dollar: "$",
  percnt: "%",
  lpar: "(",
  rpar: ")",
  ast: "*",
  plus: "+",
  comma: ",",
  period: ".",
  sol: "/",
  colon: ":",
  semi: ";",
  equals: "=",
  quest: "?",
  commat: "@",
  lsqb: "[",
  bsol: "\\",
  rsqb: "]",
  lowbar: "_",
  grave: "`",
  lbrace: "{",
  lcub: "{",
  verbar: "|",
  vert: "|",
  rbrace: "}",
  rcub: "}",
  shy: "",
  zwnj: "",
  zwj: "",
  ZeroWidthSpace: "",
  hyphen: "-",
};
const ENTITY_CHARS_MAX = 18;

function readEntity({ text }: Frame, at: number): Escape | null {
  const piece = /^&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,16}));?/u.exec(
    text.slice(at, at + ENTITY_CHARS_MAX),
  );
  if (!piece) return null;
  const end = at + piece[0].length;
  if (piece[3] !== undefined) {
    const named = Object.hasOwn(NAMED, piece[3]) && piece[0].endsWith(";") ? NAMED[piece[3]] : undefined;
    return named === undefined ? null : { text: named, end };
  }
  const point = piece[1] === undefined ? Number.parseInt(piece[2] ?? "", 16) : Number(piece[1]);
  return pointEscape(point, end);
}

function pointEscape(point: number, end: number): Escape | null {
  return point > 0 && point <= 0x10ffff ? { text: String.fromCodePoint(point), end } : null;
}

/** One character of percent-encoded UTF-8. */
function readPercent({ units, length }: Frame, at: number): Escape | null {
  const lead = byteAt(units, length, at);
  if (lead < 0) return null;
  if (lead < 0x80) return { text: String.fromCharCode(lead), end: at + 3 };
  const more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : lead >= 0xc0 ? 1 : 0;
  let point = lead & (0x3f >> more);
  for (let k = 1; k <= more; k++) {
    const next = byteAt(units, length, at + 3 * k);
    if (next < 0x80 || next > 0xbf) return null;
    point = (point << 6) | (next & 0x3f);
  }
  return more === 0 ? null : pointEscape(point, at + 3 * (more + 1));
}

function byteAt(units: Uint16Array, length: number, at: number): number {
  if (at + 2 >= length || units[at] !== 0x25) return -1;
  const high = hexValue(units[at + 1] as number);
  const low = hexValue(units[at + 2] as number);
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}

export function hexValue(unit: number): number {
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30;
  const low = unit | 0x20;
  return low >= 0x61 && low <= 0x66 ? low - 0x57 : -1;
}

/** Backslashes before an escape, and what follows the last of them: as long as an escape may be. */
const BACKSLASHES_MAX = 8;

/** One escape of JSON or a program, escaped again or not. */
function readBackslash({ units, length }: Frame, at: number): Escape | null {
  let next = at + 1;
  while (next < length && units[next] === 0x5c && next - at < BACKSLASHES_MAX) next += 1;
  if (next >= length) return null;
  const sign = units[next] as number;
  switch (sign) {
    case 0x6e:
    case 0x72:
    case 0x74:
      return { text: "\n", end: next + 1 };
    case 0x22:
    case 0x27:
    case 0x2f:
      return { text: String.fromCharCode(sign), end: next + 1 };
    case 0x78:
      return readHex(units, length, next + 1, 2);
    case 0x75:
      return readHex(units, length, next + 1, 4) ?? readBraced(units, length, next + 1);
    case 0x55:
      return readHex(units, length, next + 1, 8) ?? readBraced(units, length, next + 1);
    default:
      return readOctal(units, length, next);
  }
}

function readHex(units: Uint16Array, length: number, from: number, digits: number): Escape | null {
  if (from + digits > length) return null;
  let point = 0;
  for (let at = from; at < from + digits; at++) {
    const value = hexValue(units[at] as number);
    if (value < 0) return null;
    point = point * 16 + value;
  }
  return pointEscape(point, from + digits);
}

const BRACED_DIGITS_MAX = 6;

function readBraced(units: Uint16Array, length: number, from: number): Escape | null {
  if (units[from] !== 0x7b) return null;
  let point = 0;
  for (let at = from + 1; at < length && at <= from + 1 + BRACED_DIGITS_MAX; at++) {
    if (units[at] === 0x7d) return at > from + 1 ? pointEscape(point, at + 1) : null;
    const value = hexValue(units[at] as number);
    if (value < 0) return null;
    point = point * 16 + value;
  }
  return null;
}

function readOctal(units: Uint16Array, length: number, from: number): Escape | null {
  if (from + 3 > length) return null;
  let point = 0;
  for (let at = from; at < from + 3; at++) {
    const value = (units[at] as number) - 0x30;
    if (value < 0 || value > (at === from ? 3 : 7)) return null;
    point = point * 8 + value;
  }
  return pointEscape(point, from + 3);
}

/** `comments` remembers the next end, so that a text full of openings is not searched once for each. */
function readComment({ text }: Frame, at: number, comments: { from: number; end: number }): Escape | null {
  if (!text.startsWith("<!--", at)) return null;
  if (comments.from < 0 || (comments.end >= 0 && comments.end < at + 4)) {
    comments.from = at;
    comments.end = text.indexOf("-->", at + 4);
  }
  return comments.end < 0 ? null : { text: "", end: comments.end + 3 };
}
