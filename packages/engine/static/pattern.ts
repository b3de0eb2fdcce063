/**
 * Reads the source of a rule's pattern into a tree, so that it can be folded, bounded and searched for literals. It
 * knows the part of the language that rules may use and refuses the rest by name: no backreferences, no inline flags.
 */
export type Node =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "set"; readonly negated: boolean; readonly items: readonly SetItem[] }
  | { readonly kind: "any" }
  | { readonly kind: "edge"; readonly edge: "^" | "$" | "b" | "B" }
  | { readonly kind: "sequence"; readonly parts: readonly Node[] }
  | { readonly kind: "choice"; readonly options: readonly Node[] }
  | { readonly kind: "look"; readonly behind: boolean; readonly negated: boolean; readonly body: Node }
  | {
      readonly kind: "repeat";
      readonly body: Node;
      readonly min: number;
      /** Infinity for an open end. */
      readonly max: number;
      readonly lazy: boolean;
    };

/** A range of code points, or a named class such as `d`, `W` or `p{L}`, without its backslash. */
export type SetItem = { readonly from: number; readonly to: number } | { readonly name: string };

export class PatternError extends Error {}

export function parsePattern(source: string): Node {
  const reader = { source, at: 0 };
  const node = readChoice(reader);
  if (reader.at < source.length) fail(reader, "an unmatched )");
  return node;
}

/** The longest text that a node can match. */
export function widthOf(node: Node): number {
  switch (node.kind) {
    case "text":
      return node.text.length;
    case "any":
    case "set":
      return 1;
    case "edge":
    case "look":
      return 0;
    case "choice":
      return Math.max(...node.options.map(widthOf));
    case "sequence":
      return node.parts.reduce((sum, part) => sum + widthOf(part), 0);
    case "repeat":
      return node.max === 0 || widthOf(node.body) === 0 ? 0 : node.max * widthOf(node.body);
  }
}

interface Reader {
  readonly source: string;
  at: number;
}

function fail(reader: Reader, what: string): never {
  throw new PatternError(`${what} at character ${reader.at} of the pattern`);
}

const peek = (reader: Reader): string => {
  const point = reader.source.codePointAt(reader.at);
  return point === undefined ? "" : String.fromCodePoint(point);
};

function take(reader: Reader): string {
  const letter = peek(reader);
  if (letter === "") fail(reader, "an unexpected end");
  reader.at += letter.length;
  return letter;
}

function takeIf(reader: Reader, text: string): boolean {
  if (!reader.source.startsWith(text, reader.at)) return false;
  reader.at += text.length;
  return true;
}

function readChoice(reader: Reader): Node {
  const options = [readSequence(reader)];
  while (takeIf(reader, "|")) options.push(readSequence(reader));
  return options.length === 1 ? (options[0] as Node) : { kind: "choice", options };
}

function readSequence(reader: Reader): Node {
  const parts: Node[] = [];
  for (let next = peek(reader); next !== "" && next !== "|" && next !== ")"; next = peek(reader)) {
    parts.push(readRepeat(reader, readAtom(reader)));
  }
  return parts.length === 1 ? (parts[0] as Node) : { kind: "sequence", parts };
}

function readRepeat(reader: Reader, body: Node): Node {
  let min = 0;
  let max = Number.POSITIVE_INFINITY;
  if (takeIf(reader, "*")) min = 0;
  else if (takeIf(reader, "+")) min = 1;
  else if (takeIf(reader, "?")) max = 1;
  else {
    const bounds = /^\{(\d+)(?:(,)(\d*))?\}/u.exec(reader.source.slice(reader.at, reader.at + 24));
    if (!bounds) return body;
    reader.at += bounds[0].length;
    min = Number(bounds[1]);
    max = bounds[2] === undefined ? min : bounds[3] ? Number(bounds[3]) : Number.POSITIVE_INFINITY;
    if (max < min) fail(reader, "a repeat whose bounds are the wrong way round");
  }
  const lazy = takeIf(reader, "?");
  if (body.kind === "edge" || body.kind === "look") fail(reader, "a repeat of something without width");
  return { kind: "repeat", body, min, max, lazy };
}

function readAtom(reader: Reader): Node {
  const letter = take(reader);
  if (letter === "(") return readGroup(reader);
  if (letter === "[") return readSet(reader);
  if (letter === ".") return { kind: "any" };
  if (letter === "^" || letter === "$") return { kind: "edge", edge: letter };
  if (letter === "\\") return readEscape(reader);
  if ("*+?".includes(letter)) fail(reader, "a repeat of nothing");
  return { kind: "text", text: letter };
}

function readGroup(reader: Reader): Node {
  let look: { behind: boolean; negated: boolean } | null = null;
  if (takeIf(reader, "?")) {
    if (takeIf(reader, "=")) look = { behind: false, negated: false };
    else if (takeIf(reader, "!")) look = { behind: false, negated: true };
    else if (takeIf(reader, "<=")) look = { behind: true, negated: false };
    else if (takeIf(reader, "<!")) look = { behind: true, negated: true };
    else if (takeIf(reader, "<")) while (take(reader) !== ">");
    else if (!takeIf(reader, ":")) fail(reader, "a group of a kind that rules may not use");
  }
  const body = readChoice(reader);
  if (!takeIf(reader, ")")) fail(reader, "a group that is not closed");
  return look ? { kind: "look", ...look, body } : body;
}

function readEscape(reader: Reader): Node {
  const letter = peek(reader);
  if (letter === "b" || letter === "B") {
    take(reader);
    return { kind: "edge", edge: letter };
  }
  const item = readEscapedItem(reader);
  if ("name" in item) return { kind: "set", negated: false, items: [item] };
  return { kind: "text", text: String.fromCodePoint(item.from) };
}

const CONTROLS: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, v: 11, f: 12, "0": 0 };

/** After the backslash: a class by name, or one code point. */
function readEscapedItem(reader: Reader): SetItem {
  const letter = take(reader);
  if ("dDwWsS".includes(letter)) return { name: letter };
  if (letter === "p" || letter === "P") {
    const name = /^\{[\w=]+\}/u.exec(reader.source.slice(reader.at, reader.at + 64));
    if (!name) fail(reader, "a property escape without a name");
    reader.at += name[0].length;
    return { name: letter + name[0] };
  }
  if (letter === "k" || (letter >= "1" && letter <= "9")) fail(reader, "a backreference");
  const control = CONTROLS[letter];
  if (control !== undefined) return { from: control, to: control };
  if (letter === "x" || letter === "u") {
    const code = /^(?:\{([0-9a-f]{1,6})\}|([0-9a-f]{4})|([0-9a-f]{2}))/iu.exec(
      reader.source.slice(reader.at, reader.at + 8),
    );
    const digits = letter === "x" ? code?.[0].slice(0, 2) : (code?.[1] ?? code?.[2]);
    if (!code || digits === undefined) fail(reader, "an escape that names no character");
    reader.at += code[1] === undefined ? digits.length : digits.length + 2;
    const point = Number.parseInt(digits, 16);
    return { from: point, to: point };
  }
  if (/[A-Za-z]/u.test(letter)) fail(reader, `the escape \\${letter}, which rules may not use`);
  const point = letter.codePointAt(0) as number;
  return { from: point, to: point };
}

function readSet(reader: Reader): Node {
  const negated = takeIf(reader, "^");
  const items: SetItem[] = [];
  while (!takeIf(reader, "]")) {
    const first = readSetItem(reader);
    if (!("name" in first) && reader.source[reader.at] === "-" && reader.source[reader.at + 1] !== "]") {
      reader.at += 1;
      const last = readSetItem(reader);
      if ("name" in last || last.to < first.from) fail(reader, "a range that goes nowhere");
      items.push({ from: first.from, to: last.to });
    } else items.push(first);
  }
  return { kind: "set", negated, items };
}

function readSetItem(reader: Reader): SetItem {
  const letter = take(reader);
  if (letter !== "\\") {
    const point = letter.codePointAt(0) as number;
    return { from: point, to: point };
  }
  if (takeIf(reader, "b")) return { from: 8, to: 8 };
  return readEscapedItem(reader);
}
