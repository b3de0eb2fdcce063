/**
 * The string values inside a JSON text, with the place of each literal, so that one can be written anew while every
 * other byte stays: numbers too large for a double, doubled keys, white space.
 */

/** A string value: where in the document it stands, what it says, and the range of its literal, quotes included. */
export interface Literal {
  readonly path: readonly (string | number)[];
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

const DEPTH_MAX = 128;

interface Holder {
  readonly isList: boolean;
  /** The key or the index that the next value stands under. */
  at: string | number;
  keyNext: boolean;
}

/** The literals in document order, or null when the text is no JSON, or nests too deep to be read. */
export function literalsOf(json: string): readonly Literal[] | null {
  try {
    JSON.parse(json);
  } catch {
    return null;
  }
  // From here on the text is known to be JSON, so that signs alone tell what they are.
  const literals: Literal[] = [];
  const holders: Holder[] = [];
  for (let i = 0; i < json.length; i++) {
    const sign = json[i];
    const holder = holders.at(-1);
    if (sign === '"') {
      const end = literalEnd(json, i);
      const value = JSON.parse(json.slice(i, end)) as string;
      if (holder?.keyNext) {
        holder.at = value;
        holder.keyNext = false;
      } else literals.push({ path: holders.map(({ at }) => at), value, from: i, to: end });
      i = end - 1;
    } else if (sign === "{" || sign === "[") {
      if (holders.length === DEPTH_MAX) return null;
      holders.push({ isList: sign === "[", at: 0, keyNext: sign === "{" });
    } else if (sign === "}" || sign === "]") holders.pop();
    else if (sign === "," && holder) {
      if (holder.isList) holder.at = (holder.at as number) + 1;
      else holder.keyNext = true;
    }
  }
  return literals;
}

function literalEnd(json: string, start: number): number {
  let i = start + 1;
  while (json[i] !== '"') i += json[i] === "\\" ? 2 : 1;
  return i + 1;
}
