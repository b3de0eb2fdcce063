/**
 * Finds hundreds of literals in one pass. Every keyword is filed under a hash of its first three characters; a position
 * whose three characters hash to an empty bucket, which is nearly every one, costs a table look-up and no more.
 * Letters of ASCII are compared without case, all others as they stand.
 */
export interface KeywordIndex {
  /** Calls `hit` with the index of each keyword, as given, at each place where it stands, left to right. */
  find(units: Uint16Array, hit: (keyword: number, at: number) => void): void;
}

const BUCKETS = 1 << 15;

export function indexKeywords(keywords: readonly string[]): KeywordIndex {
  const lowered = keywords.map((keyword) => keyword.replace(/[A-Z]/g, (letter) => letter.toLowerCase()));
  /** By bucket: the fourth characters that its keywords go on with, as bits. */
  const follow = new Int32Array(BUCKETS);
  const buckets: number[][] = Array.from({ length: BUCKETS });
  for (const [number, keyword] of lowered.entries()) {
    if (keyword.length < 3) throw new Error(`A keyword needs three characters or more: ${JSON.stringify(keyword)}`);
    const bucket = hash(keyword.charCodeAt(0), keyword.charCodeAt(1), keyword.charCodeAt(2));
    follow[bucket] = (follow[bucket] as number) | (keyword.length === 3 ? -1 : 1 << (keyword.charCodeAt(3) & 31));
    buckets[bucket] = [...(buckets[bucket] ?? []), number];
  }
  if (lowered.length === 0) return { find: () => {} };

  return {
    find(units, hit) {
      let a = 0;
      let b = 0;
      for (let at = 0; at < units.length; at++) {
        const c = lower(units[at] as number);
        const bucket = hash(a, b, c);
        const follows = follow[bucket] as number;
        // A keyword of three characters may be followed by anything, the others each by their fourth.
        if (follows !== 0 && at >= 2 && ((follows >>> ((units[at + 1] as number) & 31)) & 1) === 1) {
          for (const number of buckets[bucket] as number[]) {
            if (standsAt(lowered[number] as string, units, at - 2)) hit(number, at - 2);
          }
        }
        a = b;
        b = c;
      }
    },
  };
}

function hash(a: number, b: number, c: number): number {
  return (a * 1193 + b * 37 + c) & (BUCKETS - 1);
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
