/**
 * Which members of one value some schema has already spoken for. Only the `unevaluated…` keywords, and the question
 * whether an argument was expected at all, need to know; elsewhere nothing is kept.
 */
export interface Seen {
  readonly keys: Set<string>;
  allKeys: boolean;
  readonly items: Set<number>;
  /** The first so many items. */
  prefix: number;
  allItems: boolean;
  /** Whether a schema that names properties took part: only then is another name unexpected. */
  names: boolean;
}

export function newSeen(): Seen {
  return { keys: new Set(), allKeys: false, items: new Set(), prefix: 0, allItems: false, names: false };
}

/** Adds what a schema that passed has seen; of one that failed nothing is kept. */
export function addSeen(into: Seen, from: Seen): void {
  for (const key of from.keys) into.keys.add(key);
  for (const item of from.items) into.items.add(item);
  into.allKeys ||= from.allKeys;
  into.allItems ||= from.allItems;
  into.names ||= from.names;
  into.prefix = Math.max(into.prefix, from.prefix);
}

export function hasItem(seen: Seen, index: number): boolean {
  return seen.allItems || index < seen.prefix || seen.items.has(index);
}
