/**
 * Turns a rule's pattern into the one that runs on folded text. Authors write natural words in any script; here every
 * literal and every set goes through the same folding as the text does.
 *
 * - A blank also matches a line break, because folding keeps one of the two for a run of white space.
 * - `.` matches any character; `^` and `$` are the edges of a line.
 * - `\w` is a letter, mark or digit of any script; `\b` is the edge of a word in any script that writes blanks between
 *   words. Next to a letter of a script that does not (Han, kana, Thai, Lao, Khmer, Burmese) `\b` is always true, so a
 *   rule may put it around every phrase.
 * - Case is folded away, so the flags of the author's expression do not matter.
 */
import { fold } from "./fold.ts";
import { type Node, parsePattern, type SetItem } from "./pattern.ts";

/**
 * The expression of a translated pattern, as V8 runs it: what programs are held to. Scans run none. `v` only for what asks
 * for it; `m` makes `^` and `$` the edges of a line.
 */
export function compilePattern(translated: string): RegExp {
  const flags = /\\[pPu]\{/u.test(translated) ? "gmv" : "gm";
  const source = translated.replaceAll(WORD_TOKEN, WORD_RANGES).replaceAll(NOT_WORD_TOKEN, NOT_WORD_RANGES);
  return new RegExp(source, flags);
}

/** A set wider than this is scripts, not letters: it is taken as it stands. */
const SET_POINTS_MAX = 2_048;

/**
 * What a word is made of in folded text, as ranges of code units: everything beyond ASCII but punctuation, symbols and
 * the marks of other scripts. A few ranges run much faster than the exact property, and folding has removed the doubtful.
 */
export const WORD_UNITS: readonly (readonly [first: number, last: number])[] = [
  [0x30, 0x39],
  [0x5f, 0x5f],
  [0x61, 0x7a],
  [0xaa, 0xaa],
  [0xb5, 0xb5],
  [0xba, 0xba],
  [0xc0, 0x37d],
  [0x37f, 0x386],
  [0x388, 0x588],
  [0x58a, 0x5bd],
  [0x5c4, 0x609],
  [0x60d, 0x61a],
  [0x620, 0x6d3],
  [0x6d5, 0x963],
  [0x966, 0xe4e],
  [0xe50, 0x1fff],
  [0x2c00, 0x2dff],
  [0x3005, 0x3007],
  [0x3040, 0xd7ff],
  [0xe000, 0xfdff],
  [0xfe70, 0xfefe],
  [0xff10, 0xff19],
  [0xff21, 0xff3a],
  [0xff41, 0xff5a],
  [0xff66, 0xffdc],
];

// The ranges are written with the characters themselves: V8 does not compile an expression of more than 20,000.
const WORD_RANGES = rangesOf(WORD_UNITS);
const NOT_WORD_RANGES = rangesOf(
  [...WORD_UNITS, [0x10000, 0x10000] as const].map(([first], k) => [(WORD_UNITS[k - 1]?.[1] ?? -1) + 1, first - 1]),
);

function rangesOf(ranges: readonly (readonly [number, number] | readonly number[])[]): string {
  return ranges
    .filter(([first, last]) => (first as number) <= (last as number))
    .map(([first, last]) => `${printUnit(first as number)}-${printUnit(last as number)}`)
    .join("");
}

function printUnit(unit: number): string {
  const plain = (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39) || (unit > 0xa0 && unit < 0xd800);
  return plain ? String.fromCharCode(unit) : `\\u${unit.toString(16).padStart(4, "0")}`;
}

/** Stand for the ranges in a printed pattern, which would otherwise say little else; `compilePattern` puts them in. */
export const WORD_TOKEN = "\ue000";
export const NOT_WORD_TOKEN = "\ue001";
const WORD = `[${WORD_TOKEN}]`;

const WHITE = "[ \\n]";

export function translatePattern(source: string): string {
  return printPattern(foldNode(parsePattern(source)));
}

/** The tree with its literals and sets folded. Dropped letters become empty sequences. */
export function foldNode(node: Node): Node {
  switch (node.kind) {
    case "text":
      return { kind: "text", text: fold(node.text).text };
    case "set":
      return foldSet(node.negated, node.items);
    case "sequence":
      return { kind: "sequence", parts: node.parts.map(foldNode) };
    case "choice":
      return { kind: "choice", options: node.options.map(foldNode) };
    case "look":
      return { ...node, body: foldNode(node.body) };
    case "repeat":
      return { ...node, body: foldNode(node.body) };
    case "any":
    case "edge":
      return node;
  }
}

function foldSet(negated: boolean, items: readonly SetItem[]): Node {
  const folded = new Map<string, SetItem>();
  const add = (item: SetItem) => folded.set("name" in item ? item.name : `${item.from}-${item.to}`, item);
  for (const item of items) {
    if ("name" in item) add(item);
    else if (item.to - item.from > SET_POINTS_MAX) add(item);
    else {
      for (let point = item.from; point <= item.to; point++) {
        const text = fold(String.fromCodePoint(point)).text;
        const letter = text.codePointAt(0);
        if (letter !== undefined && String.fromCodePoint(letter) === text) add({ from: letter, to: letter });
        // A blank in a set stands for white space, and folding may have kept the line break.
        if (text === " ") add({ from: 10, to: 10 });
      }
    }
  }
  return { kind: "set", negated, items: [...folded.values()] };
}

export function printPattern(node: Node): string {
  switch (node.kind) {
    case "text":
      return printText(node.text);
    case "set":
      return printSet(node.negated, node.items);
    case "any":
      return "[^]";
    case "sequence":
      return printSequence(node.parts);
    case "choice":
      return `(?:${node.options.map(printPattern).join("|")})`;
    case "look":
      return `(?${node.behind ? "<" : ""}${node.negated ? "!" : "="}${printPattern(node.body)})`;
    case "repeat":
      return `${printRepeated(node.body)}${printBounds(node.min, node.max)}${node.lazy ? "?" : ""}`;
    case "edge":
      return printEdge(node.edge, null, null);
  }
}

/** One unit or set stands by itself before a quantifier; anything longer in a group. */
function printRepeated(body: Node): string {
  const printed = printPattern(body);
  return body.kind === "set" || body.kind === "any" || (body.kind === "text" && body.text.length === 1)
    ? printed
    : `(?:${printed})`;
}

function printBounds(min: number, max: number): string {
  if (max === Number.POSITIVE_INFINITY) return min === 0 ? "*" : min === 1 ? "+" : `{${min},}`;
  if (min === 0 && max === 1) return "?";
  return min === max ? `{${min}}` : `{${min},${max}}`;
}

function printText(text: string): string {
  let out = "";
  for (let k = 0; k < text.length; k++) out += text[k] === " " ? WHITE : printLetter(text.charCodeAt(k));
  return out;
}

function printLetter(point: number): string {
  if (point > 0xffff) return `\\u{${point.toString(16)}}`;
  const letter = String.fromCharCode(point);
  return /[a-z0-9]/u.test(letter) || (point > 0x7f && (point < 0xd800 || point > 0xdfff))
    ? letter
    : `\\u${point.toString(16).padStart(4, "0")}`;
}

function printSet(negated: boolean, items: readonly SetItem[]): string {
  const inner = items.map((item) => {
    if ("name" in item) return printName(item.name);
    return item.from === item.to ? printLetter(item.from) : `${printLetter(item.from)}-${printLetter(item.to)}`;
  });
  return `[${negated ? "^" : ""}${inner.join("")}]`;
}

function printName(name: string): string {
  if (name === "w") return WORD_TOKEN;
  if (name === "W") return NOT_WORD_TOKEN;
  return `\\${name}`;
}

function printSequence(parts: readonly Node[]): string {
  let out = "";
  for (let k = 0; k < parts.length; k++) {
    const part = parts[k] as Node;
    if (part.kind !== "edge") out += printPattern(part);
    else out += printEdge(part.edge, lastLetterOf(parts.slice(0, k)), firstLetterOf(parts.slice(k + 1)));
  }
  return out;
}

/** With a letter known on one side, the edge is a single look at the other side, which runs several times faster. */
function printEdge(edge: "^" | "$" | "b" | "B", before: string | null, after: string | null): string {
  if (edge === "^" || edge === "$") return edge;
  if (edge === "b") {
    if ((before && isUnspaced(before)) || (after && isUnspaced(after))) return "";
    if (after && isWord(after)) return `(?<!${WORD})`;
    if (before && isWord(before)) return `(?!${WORD})`;
  }
  const edges = `(?<=${WORD})(?!${WORD})|(?<!${WORD})(?=${WORD})`;
  return edge === "b" ? `(?:${edges})` : `(?!${edges})`;
}

const isWord = (letter: string) => /^[\p{L}\p{M}\p{N}_]/u.test(letter);

/** Whether the letter belongs to a script that is written without blanks between words. */
export const isUnspaced = (letter: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    letter,
  );

/** A letter that may start the parts, when every other that may start them is of the same kind; else null. */
function firstLetterOf(parts: readonly Node[]): string | null {
  const letters: (string | null)[] = [];
  for (const part of parts) {
    const optional = part.kind === "repeat" && part.min === 0;
    letters.push(edgeLetter(optional ? part.body : part, "first"));
    // What may be missing leaves its place to the next.
    if (!optional) return sameKind(letters);
  }
  return null;
}

function lastLetterOf(parts: readonly Node[]): string | null {
  const letters: (string | null)[] = [];
  for (const part of [...parts].reverse()) {
    const optional = part.kind === "repeat" && part.min === 0;
    letters.push(edgeLetter(optional ? part.body : part, "last"));
    if (!optional) return sameKind(letters);
  }
  return null;
}

function edgeLetter(node: Node, side: "first" | "last"): string | null {
  if (node.kind === "text") return (side === "first" ? [...node.text][0] : [...node.text].at(-1)) ?? null;
  if (node.kind === "sequence") return side === "first" ? firstLetterOf(node.parts) : lastLetterOf(node.parts);
  if (node.kind === "repeat") return node.min > 0 ? edgeLetter(node.body, side) : null;
  if (node.kind === "choice") return sameKind(node.options.map((option) => edgeLetter(option, side)));
  if (node.kind === "set" && !node.negated) {
    return sameKind(
      node.items.map((item) => {
        if ("name" in item) return item.name === "w" || item.name === "d" || item.name === "p{L}" ? "a" : null;
        return item.from === item.to ? String.fromCodePoint(item.from) : null;
      }),
    );
  }
  return null;
}

function sameKind(letters: readonly (string | null)[]): string | null {
  const first = letters[0];
  if (first === undefined || first === null) return null;
  const same = letters.every(
    (letter) => letter !== null && isWord(letter) === isWord(first) && isUnspaced(letter) === isUnspaced(first),
  );
  return same ? first : null;
}
