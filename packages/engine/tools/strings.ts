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

/** Hands over each string until `take` says that it has had enough. */
export function eachString(value: Json, path: string, take: (found: ArgumentString) => boolean): boolean {
  if (typeof value === "string") return value.length < CHARS_MIN || take({ path, text: value, isName: false });
  if (isArray(value)) {
    return value.every((item, index) => !holdsText(item) || eachString(item, `${path}/${index}`, take));
  }
  if (!isObject(value)) return true;
  for (const [key, item] of value) {
    const plain = PLAIN_NAME.test(key);
    if (plain && !holdsText(item)) continue;
    const place = `${path}/${escapeToken(key)}`;
    if (!plain && !take({ path: place, text: key, isName: true })) return false;
    if (!eachString(item, place, take)) return false;
  }
  return true;
}

function holdsText(value: Json): boolean {
  return typeof value === "string" ? value.length >= CHARS_MIN : typeof value === "object" && value !== null;
}

/** Whether a model has anything to read in it: a city, a number or an identifier instructs nobody. */
export function isProse(text: string): boolean {
  const ascii = /^[\0-\x7f]*$/.test(text);
  return text.length >= (ascii ? 16 : 8) && !/^[\w.:/@+=%&?#~,;-]{1,200}$/.test(text);
}
