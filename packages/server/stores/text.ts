/**
 * Strings as databases can hold them. JavaScript strings may hold NUL and lone surrogates, which PostgreSQL refuses
 * and SQLite mangles; ids and tool names from the wire may hold both. They are written as SUBSTITUTE (U+001A) and
 * four hex digits, SUBSTITUTE itself too, so that different strings stay different and every string comes back.
 */
const ESCAPE = "\u001a";
const UNSTORABLE = /[\0\u001a\p{Surrogate}]/gu;
const ESCAPED = /\u001a([0-9a-f]{4})/g;

export function escapeText(text: string): string {
  if (text.isWellFormed() && !text.includes("\0") && !text.includes(ESCAPE)) return text;
  return text.replace(UNSTORABLE, (unit) => ESCAPE + unit.charCodeAt(0).toString(16).padStart(4, "0"));
}

export function unescapeText(text: string): string {
  if (!text.includes(ESCAPE)) return text;
  return text.replace(ESCAPED, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Walks every escape sequence of a JSON text, so that the `u0000` after an escaped backslash is left alone. */
const JSON_UNSTORABLE = /\\(?:u(0000|001a|d[89a-f][0-9a-f]{2})|.)/gs;
const JSON_ESCAPED = /\\(?:u001a([0-9a-f]{4})|.)/gs;

/** `JSON.stringify` writes NUL and lone surrogates as \uXXXX, which `jsonb` refuses: the same escape, one level down. */
export function toStoredJson(value: unknown): string {
  const text = JSON.stringify(value);
  if (!text.includes("\\u")) return text;
  return text.replace(JSON_UNSTORABLE, (whole, hex?: string) => (hex === undefined ? whole : `\\u001a${hex}`));
}

export function fromStoredJson(text: string): unknown {
  if (!text.includes("\\u001a")) return JSON.parse(text);
  return JSON.parse(text.replace(JSON_ESCAPED, (whole, hex?: string) => (hex === undefined ? whole : `\\u${hex}`)));
}

/** The order of the databases: by the bytes of the stored form. */
export function compareText(a: string, b: string): number {
  return Buffer.compare(Buffer.from(escapeText(a)), Buffer.from(escapeText(b)));
}
