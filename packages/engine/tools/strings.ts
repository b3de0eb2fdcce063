/** The strings in a call's arguments, at any depth, with their places: values, and names that could hold prose. */
import { escapeToken, isArray, isObject, type Json } from "./json.ts";

export interface ArgumentString {
  /** JSON Pointer of the value, or of the member whose name it is. */
  readonly path: string;
  readonly text: string;
  readonly isName: boolean;
}

/** No rule has a keyword shorter than this. */
const CHARS_MIN = 3;
/** A name of this form says what it says in one word. */
const PLAIN_NAME = /^[\w.$@-]{1,64}$/;

export function* stringsOf(value: Json, path: string): Generator<ArgumentString> {
  if (typeof value === "string") {
    if (value.length >= CHARS_MIN) yield { path, text: value, isName: false };
  } else if (isArray(value)) {
    for (const [index, item] of value.entries()) if (holdsText(item)) yield* stringsOf(item, `${path}/${index}`);
  } else if (isObject(value)) {
    for (const [key, item] of value) {
      const place = `${path}/${escapeToken(key)}`;
      if (!PLAIN_NAME.test(key)) yield { path: place, text: key, isName: true };
      if (holdsText(item)) yield* stringsOf(item, place);
    }
  }
}

function holdsText(value: Json): boolean {
  return typeof value === "string" ? value.length >= CHARS_MIN : typeof value === "object" && value !== null;
}

/** Whether a model has anything to read in it: a city, a number or an identifier instructs nobody. */
export function isProse(text: string): boolean {
  const ascii = /^[\0-\x7f]*$/.test(text);
  return text.length >= (ascii ? 16 : 8) && !/^[\w.:/@+=%&?#~,;-]{1,200}$/.test(text);
}
