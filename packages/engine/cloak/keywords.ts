/**
 * Finds hundreds of literals in one pass. Every keyword is filed under the low five bits of its first three characters, which
 * are the same for both cases of a letter; a position whose bits lead to an empty bucket, which is nearly every one, costs
 * a table look-up and no more.
 * Letters of ASCII are compared without case, all others as they stand.
 */
export interface KeywordIndex {
  /** Calls `hit` with the index of each keyword, as given, at each place where it stands, left to right. */
  find(units: Uint16Array, hit: (keyword: number, at: number) => void): void;
}

const BITS = 5;
const LOW = (1 << BITS) - 1;
const BUCKETS = 1 << (3 * BITS);

export function indexKeywords(keywords: readonly string[]): KeywordIndex {
  const lowered = keywords.map((keyword) => keyword.replace(/[A-Z]/g, (letter) => letter.toLowerCase()));
  /** By bucket: the fourth characters that its keywords go on with, as bits. */
  const follow = new Int32Array(BUCKETS);
  const buckets: number[][] = Array.from({ length: BUCKETS });
  for (const [number, keyword] of lowered.entries()) {
    if (keyword.length < 3) throw new Error(`A keyword needs three characters or more: ${JSON.stringify(keyword)}`);
    let bucket = 0;
    for (let at = 0; at < 3; at++) bucket = push(bucket, keyword.charCodeAt(at));
    follow[bucket] = (follow[bucket] as number) | (keyword.length === 3 ? -1 : 1 << (keyword.charCodeAt(3) & LOW));
    buckets[bucket] = [...(buckets[bucket] ?? []), number];
  }
  if (lowered.length === 0) return { find: () => {} };

  return {
    find(units, hit) {
      const { length } = units;
      let bucket = 0;
      for (let at = 0; at < length; at++) {
        bucket = push(bucket, units[at] as number);
        const follows = follow[bucket] as number;
        // A keyword of three characters may be followed by anything, the others each by their fourth.
        if (follows === 0 || at < 2 || ((follows >>> ((units[at + 1] as number) & LOW)) & 1) === 0) continue;
        const numbers = buckets[bucket] as readonly number[];
        for (let i = 0; i < numbers.length; i++) {
          const number = numbers[i] as number;
          if (standsAt(lowered[number] as string, units, at - 2)) hit(number, at - 2);
        }
      }
    },
  };
}

/** The bucket of the last three characters, when one more is read. */
function push(bucket: number, code: number): number {
  return ((bucket << BITS) | (code & LOW)) & (BUCKETS - 1);
}

function lower(code: number): number {
  return code >= 65 && code <= 90 ? code + 32 : code;
}

function standsAt(keyword: string, units: Uint16Array, at: number): boolean {
  if (at + keyword.length > units.length) return false;
  for (let i = 0; i < keyword.length; i++) {
    if (lower(units[at + i] as number) !== keyword.charCodeAt(i)) return false;
  }
  return true;
}
