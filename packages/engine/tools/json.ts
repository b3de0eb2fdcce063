/**
 * JSON as this room knows it: objects are maps, so that `__proto__` and `constructor` are keys like any other, and a
 * strict reader that also notices what `JSON.parse` hides: a key said twice, and a number that no two readers agree on.
 * Both are ways to show one thing to the guard and another to the tool.
 */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = ReadonlyMap<string, Json>;

export type FlawReason = "syntax" | "too_deep" | "duplicate_key" | "unsafe_number";

export interface Flaw {
  readonly reason: FlawReason;
  /** JSON Pointer of the value at fault; null where the text stopped making sense. */
  readonly path: string | null;
}

export type Reading =
  | {
      readonly read: true;
      readonly value: Json;
      readonly flaws: readonly Flaw[];
      /** Values that a later key of the same name displaced: another reader might have kept them. */
      readonly displaced: readonly { readonly path: string; readonly value: Json }[];
    }
  | { readonly read: false; readonly flaw: Flaw };

/** Flaws past this many add nothing to the verdict. */
const FLAWS_MAX = 8;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const NONZERO_DIGIT = /^-?[0.]*[1-9]/;
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

/** Reads all of `text` as one JSON value, in time linear in its length and never deeper than `depthMax`. */
export function readJson(text: string, depthMax: number): Reading {
  const flaws: Flaw[] = [];
  const displaced: { path: string; value: Json }[] = [];
  const trail: (string | number)[] = [];
  let at = 0;
  let fatal: Flaw | null = null;

  const stop = (reason: FlawReason): null => {
    fatal ??= { reason, path: reason === "too_deep" ? pointer(trail) : null };
    return null;
  };
  const note = (reason: FlawReason) => {
    if (flaws.length < FLAWS_MAX) flaws.push({ reason, path: pointer(trail) });
  };

  const skipBlanks = () => {
    for (; ; at++) {
      const code = text.charCodeAt(at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
    }
  };

  const readValue = (): Json => {
    skipBlanks();
    switch (text[at]) {
      case "{":
        return readNested(readObject);
      case "[":
        return readNested(readArray);
      case '"':
        return readString();
      case "t":
        return readWord("true", true);
      case "f":
        return readWord("false", false);
      case "n":
        return readWord("null", null);
      default:
        return readNumber();
    }
  };

  const readNested = (read: () => Json): Json => {
    if (trail.length >= depthMax) return stop("too_deep");
    at++;
    return read();
  };

  const readWord = (word: string, value: Json): Json => {
    if (!text.startsWith(word, at)) return stop("syntax");
    at += word.length;
    return value;
  };

  const readNumber = (): Json => {
    NUMBER.lastIndex = at;
    const literal = NUMBER.exec(text)?.[0];
    if (literal === undefined) return stop("syntax");
    at += literal.length;
    const value = Number(literal);
    // Past 2^53 neighbours share a double; past its range or below its smallest, the number becomes another one.
    const unsafe = Math.abs(value) > Number.MAX_SAFE_INTEGER || (value === 0 && NONZERO_DIGIT.test(literal));
    if (unsafe) note("unsafe_number");
    return value;
  };

  const readString = (): string => {
    let from = ++at;
    let pieces = "";
    for (; ; at++) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) {
        pieces += text.slice(from, at++);
        return pieces;
      }
      // A control character, or NaN at the end of the text.
      if (!(code >= 0x20)) return stop("syntax") ?? "";
      if (code !== BACKSLASH) continue;
      pieces += text.slice(from, at);
      const letter = text[++at] ?? "";
      if (letter === "u") {
        const digits = text.slice(at + 1, at + 5);
        if (!/^[0-9a-fA-F]{4}$/.test(digits)) return stop("syntax") ?? "";
        pieces += String.fromCharCode(Number.parseInt(digits, 16));
        at += 4;
      } else if (Object.hasOwn(ESCAPES, letter)) {
        pieces += ESCAPES[letter];
      } else {
        return stop("syntax") ?? "";
      }
      from = at + 1;
    }
  };

  const readArray = (): Json => {
    const items: Json[] = [];
    skipBlanks();
    if (text[at] === "]") {
      at++;
      return items;
    }
    for (;;) {
      trail.push(items.length);
      items.push(readValue());
      trail.pop();
      if (fatal) return null;
      skipBlanks();
      const mark = text[at++];
      if (mark === "]") return items;
      if (mark !== ",") return stop("syntax");
    }
  };

  const readObject = (): Json => {
    const members = new Map<string, Json>();
    skipBlanks();
    if (text[at] === "}") {
      at++;
      return members;
    }
    for (;;) {
      skipBlanks();
      if (text[at] !== '"') return stop("syntax");
      const key = readString();
      if (fatal) return null;
      skipBlanks();
      if (text[at++] !== ":") return stop("syntax");
      trail.push(key);
      const earlier = members.get(key);
      if (earlier !== undefined) {
        note("duplicate_key");
        displaced.push({ path: pointer(trail), value: earlier });
      }
      members.set(key, readValue());
      trail.pop();
      if (fatal) return null;
      skipBlanks();
      const mark = text[at++];
      if (mark === "}") return members;
      if (mark !== ",") return stop("syntax");
    }
  };

  const value = readValue();
  skipBlanks();
  if (!fatal && at < text.length) stop("syntax");
  return fatal ? { read: false, flaw: fatal } : { read: true, value, flaws, displaced };
}

/** RFC 6901. */
export function pointer(trail: readonly (string | number)[]): string {
  return trail.map((token) => `/${escapeToken(token)}`).join("");
}

export function escapeToken(token: string | number): string {
  if (typeof token === "number") return `${token}`;
  return token.includes("~") || token.includes("/") ? token.replaceAll("~", "~0").replaceAll("/", "~1") : token;
}

export type Conversion =
  | { readonly read: true; readonly value: Json }
  | { readonly read: false; readonly path: string; readonly reason: "too_deep" | "not_json" };

/** The same value as maps, from one that `JSON.parse` made. */
export function toJson(value: unknown, depthMax: number): Conversion {
  const trail: (string | number)[] = [];
  let fault: { path: string; reason: "too_deep" | "not_json" } | null = null;
  const convert = (part: unknown): Json => {
    if (part === null || typeof part === "string" || typeof part === "boolean") return part;
    if (typeof part === "number" && Number.isFinite(part)) return part;
    if (typeof part !== "object" || trail.length >= depthMax) {
      fault ??= { path: pointer(trail), reason: typeof part === "object" ? "too_deep" : "not_json" };
      return null;
    }
    const below = (token: string | number, child: unknown): Json => {
      trail.push(token);
      const made = fault ? null : convert(child);
      trail.pop();
      return made;
    };
    if (Array.isArray(part)) return part.map((child, index) => below(index, child));
    return new Map(Object.entries(part).map(([key, child]) => [key, below(key, child)]));
  };
  const made = convert(value);
  return fault
    ? { read: false, ...(fault as { path: string; reason: "too_deep" | "not_json" }) }
    : { read: true, value: made };
}

export function isObject(value: Json | undefined): value is JsonObject {
  return value instanceof Map;
}

export function isArray(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** One spelling for equal values: keys sorted, numbers as JavaScript writes them. */
export function canonical(value: Json): string {
  if (isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (!isObject(value)) return typeof value === "number" ? `${value === 0 ? 0 : value}` : JSON.stringify(value);
  let text = "{";
  for (const key of [...value.keys()].sort()) {
    text += `${text === "{" ? "" : ","}${JSON.stringify(key)}:${canonical(value.get(key) ?? null)}`;
  }
  return `${text}}`;
}
