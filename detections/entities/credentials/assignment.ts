/**
 * Reads "name, then value" wherever people write it: JSON, YAML, env files, headers, command lines, code, XML, Markdown
 * tables, sentences. A recogniser wakes at a noun (`key`, `token`, `passw…`); from there the whole name is read to the
 * left and right, then what links it to a value, then the value. Nothing here decides whether the value is a secret.
 */
export interface Assignment {
  /** The name in lower-case words: `X-Api-Key` and `xApiKey` are both x, api, key. */
  readonly before: readonly string[];
  readonly noun: string;
  /** Words of the name after the noun: `token_count` has count. */
  readonly after: readonly string[];
  readonly link: Link;
  readonly quoted: boolean;
  /** The name is written as environment variables are. */
  readonly shouted: boolean;
  readonly start: number;
  readonly end: number;
  /** The character behind the value; a call or an index is no literal. */
  readonly next: string;
}

/** `tie`: a sign that assigns. `loose`: a comma, a dash, a word like "is". `blank`: only white space. */
export type Link = "tie" | "loose" | "blank";

const NAME_CHARS_MAX = 60;
const VALUE_CHARS_MAX = 1_500;

/** Programs that lay out settings line up their signs below each other. */
const ALIGNED_CHARS_MAX = 32;
const TIE = /(?::\s{0,2}(?:&?'?(?:static )?[Ss]tr(?:ing)?)\s{0,2}=|:=|=>|->|={1,3}|:{1,2}(?!\/\/)|>)[ \t]{0,8}/y;
const LOOSE =
  /(?:\||,|[-–—]{1,2}|(?:is|was|are|set to|to be|to|as|of|with|value|equals|es|ist|lautet|est|é|è|jest|to jest)(?= |:)(?::)?)[ \t]{0,8}/iy;

/** Reads the assignment whose noun stands at `at`, or null when no value follows. */
export function readAssignment(text: string, at: number, noun: string): Assignment | null {
  const nameStart = readLeft(text, at);
  let nameEnd = at + noun.length;
  while (nameEnd < text.length && nameEnd - at < NAME_CHARS_MAX && isNameUnit(text.charCodeAt(nameEnd))) nameEnd++;
  const here = skip(text, skip(text, nameEnd, "\"'`\\]) \t", 8), " \t", ALIGNED_CHARS_MAX);
  const tie = stick(TIE, text, here);
  const loose = tie === here ? stick(LOOSE, text, here) : here;
  const link: Link = tie > here ? "tie" : loose > here ? "loose" : "blank";
  const linkEnd = Math.max(tie, loose);
  // Nothing in between is no link: `token.value`, `keyboard`.
  if (linkEnd === nameEnd) return null;
  // A blank alone joins a flag or header word to its value; a closing quote or bracket in between parts them.
  if (link === "blank" && /["'`\])]/u.test(text.slice(nameEnd, here)) && !/["'`(]/u.test(text.charAt(here - 1)))
    return null;
  let start = linkEnd;
  if (link === "tie") start = skipBreak(text, start);
  start = skipWrapper(text, start);
  const value = readValue(text, start, link);
  if (value === null) return null;
  const { quoted, start: valueStart, end, next } = value;
  return {
    before: splitName(text.slice(nameStart, at)),
    noun: noun.toLowerCase(),
    after: splitName(text.slice(at + noun.length, nameEnd)),
    link,
    shouted: isShouted(text, nameStart, nameEnd),
    quoted,
    start: valueStart,
    end,
    next,
  };
}

/** Lower-case words of an identifier: parted by signs, and by a turn from small to capital. */
export function splitName(name: string): readonly string[] {
  const words: string[] = [];
  let from = -1;
  let turnable = false;
  for (let at = 0; at <= name.length; at++) {
    const code = at < name.length ? name.charCodeAt(at) : 0;
    const capital = code >= 65 && code <= 90;
    const plain = (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
    if (from !== -1 && (!(capital || plain) || (capital && turnable))) {
      words.push(name.slice(from, at).toLowerCase());
      from = -1;
    }
    if (from === -1 && (capital || plain)) from = at;
    turnable = plain;
  }
  return words;
}

/** Capitals, digits and underlines alone. */
function isShouted(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (!((code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95)) return false;
  }
  return end > start;
}

/** The identifier to the left, and up to two plain words in front of it on the same line ("access token", "API key"). */
function readLeft(text: string, at: number): number {
  let start = at;
  let blanks = 0;
  while (start > 0 && at - start < NAME_CHARS_MAX) {
    const unit = text.charCodeAt(start - 1);
    if (isNameUnit(unit) || unit === DOT) start--;
    else if (unit === BLANK && blanks < 2 && start > 1 && isNameUnit(text.charCodeAt(start - 2))) {
      blanks++;
      start--;
    } else break;
  }
  return start;
}

const BLANK = 32;
const DOT = 46;

function isNameUnit(unit: number): boolean {
  return (
    (unit >= 97 && unit <= 122) ||
    (unit >= 65 && unit <= 90) ||
    (unit >= 48 && unit <= 57) ||
    unit === 95 ||
    unit === 45 ||
    unit === 36
  );
}

function stick(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

function skip(text: string, from: number, chars: string, most: number): number {
  let at = from;
  while (at < text.length && at - from < most && chars.includes(text.charAt(at))) at++;
  return at;
}

/** A value may stand on the line below its name, indented. */
function skipBreak(text: string, from: number): number {
  const at = skip(text, from, " \t", 8);
  if (text.charAt(at) !== "\n" && text.charAt(at) !== "\r") return at;
  const below = skip(text, at, "\r\n", 2);
  const indented = skip(text, below, " \t", 24);
  return indented > below ? indented : from;
}

const WRAPPER =
  /(?:Bearer |Basic |Token |ApiKey |apikey |Key |bearer )?(?:new String\(|String\(|SecretStr\(|[brfuBRFU](?=["'])|@(?="))?/y;

function skipWrapper(text: string, from: number): number {
  return stick(WRAPPER, text, skip(text, from, " \t\\", 4));
}

const QUOTES = "\"'`“”„«‘’";
const CLOSERS: Readonly<Record<string, string>> = { "“": "”", "„": "“", "«": "»", "‘": "’" };

function readValue(
  text: string,
  from: number,
  link: Link,
): Pick<Assignment, "quoted" | "start" | "end" | "next"> | null {
  const opener = text.charAt(from);
  if (opener !== "" && QUOTES.includes(opener)) {
    const closer = CLOSERS[opener] ?? opener;
    let start = from + 1;
    // Scheme words inside the quotes belong to the header, not to the secret.
    start = stick(/(?:Bearer|Basic|Token|token|bearer|ApiKey|apikey|Key|SSWS)[ :=]/y, text, start);
    start = skip(text, start, " ", 2);
    let end = start;
    while (end < text.length && end - start <= VALUE_CHARS_MAX) {
      const char = text.charAt(end);
      if (char === closer || char === "\n") break;
      if (char === "\\" && text.charAt(end + 1) === closer) break;
      end++;
    }
    if (end === start || text.charAt(end) === "\n") return null;
    const trimmed = start + text.slice(start, end).trimEnd().length;
    return { quoted: true, start, end: trimmed, next: text.charAt(end + 1) };
  }
  let end = from;
  while (end < text.length && end - from <= VALUE_CHARS_MAX && !isStop(text.charAt(end))) {
    // In a query string an ampersand parts the pairs; elsewhere it is a character like others.
    if (text.charAt(end) === "=" && isInnerEqual(text, end)) break;
    if (text.charAt(end) === "&" && /^&\w{1,40}=/u.test(text.slice(end, end + 42))) break;
    end++;
  }
  // At the end of a sentence a mark is the sentence's; behind a sign that assigns it is as often the value's own.
  const marks = link === "tie" ? ".:?" : ".:!?*";
  while (end > from && marks.includes(text.charAt(end - 1))) end--;
  return end === from ? null : { quoted: false, start: from, end, next: text.charAt(end) };
}

/** Base64 ends in equal signs; one inside a value begins another pair. */
function isInnerEqual(text: string, at: number): boolean {
  const next = text.charAt(at + 1);
  return next !== "" && next !== "=" && !isStop(next);
}

function isStop(char: string): boolean {
  return " \t\r\n\"'`<>,;(){}[]|\\".includes(char);
}
