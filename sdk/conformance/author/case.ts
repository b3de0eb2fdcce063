/** What a case is, and the small helpers that keep the authored files short. No client is imported anywhere here. */
import { KEY } from "./tokens.ts";

export interface Case {
  readonly name: string;
  readonly op: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly expect: Readonly<Record<string, unknown>>;
}

export interface Area {
  readonly area: string;
  readonly cases: readonly Case[];
}

/** What a case hands to a client: the payload or calls, the options, and what the service answers. */
export interface Given {
  readonly options?: object;
  readonly callOptions?: object;
  readonly service?: readonly object[];
  readonly [more: string]: unknown;
}

export const of =
  (op: string) =>
  (name: string, given: Given, expect: object): Case => ({ name, op, given: { ...given }, expect: { ...expect } });

/** The same for a client that makes tokens: under a key that is the same in every run. */
export const keyed =
  (op: string) =>
  (name: string, given: Given, expect: object): Case =>
    of(op)(name, { ...given, options: { tokenKey: KEY, ...given.options } }, expect);

export const SEPARATOR = "\n\n";

/** A leaf as a reader of the payload sees it: where it stands, what it says, whose words they are. */
export type Leaf = readonly [path: readonly (string | number)[], text: string, surface: string];

/** Leaves joined by hand's rule: text, a segment for each that is not empty, and where each leaf stands. */
export function flattened(leaves: readonly Leaf[]) {
  let text = "";
  const segments: object[] = [];
  const places: object[] = [];
  for (const [index, [path, value, surface]] of leaves.entries()) {
    if (index > 0) text += SEPARATOR;
    const start = text.length;
    text += value;
    const end = text.length;
    places.push({ path, start, end, surface });
    if (end > start) segments.push({ start, end, surface });
  }
  return { text, segments, leaves: places };
}

/** The range between « and » in a text, and the text without the marks. */
export function marked(text: string): { readonly text: string; readonly start: number; readonly end: number } {
  const start = text.indexOf("«");
  const end = text.indexOf("»") - 1;
  if (start < 0 || end < start) throw new Error(`no marks in ${text}`);
  return { text: text.replace("«", "").replace("»", ""), start, end };
}
