/**
 * Wallet secrets that carry their own checksum: BIP-39 phrases (one random row of dictionary words in sixteen passes, in
 * 256 for 24 words, and rows of twelve dictionary words are rare to begin with) and base58check private keys.
 */
import { SEED_WORDS } from "./seed-words.ts";
import { sha256 } from "./sha256.ts";

let places: Map<string, number> | null = null;

/** True when the words are 12, 15, 18, 21 or 24 of the list and their last bits are the hash of the rest. */
export function isSeedPhrase(phrase: readonly string[]): boolean {
  if (phrase.length < 12 || phrase.length > 24 || phrase.length % 3 !== 0) return false;
  places ??= new Map(SEED_WORDS.map((word, place) => [word, place]));
  const entropyBits = (phrase.length * 32) / 3;
  const bytes = new Uint8Array(entropyBits / 8);
  let held = 0;
  let bits = 0;
  let filled = 0;
  for (const word of phrase) {
    const place = places.get(word);
    if (place === undefined) return false;
    held = (held << 11) | place;
    bits += 11;
    while (bits >= 8 && filled < bytes.length) {
      bits -= 8;
      bytes[filled++] = (held >> bits) & 0xff;
    }
    held &= (1 << bits) - 1;
  }
  const sumBits = phrase.length / 3;
  return held === sha256(bytes)[0]! >> (8 - sumBits);
}

export function isSeedWord(word: string): boolean {
  places ??= new Map(SEED_WORDS.map((each, place) => [each, place]));
  return places.has(word);
}

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** True when the last four bytes of the decoded value are the double hash of the others. */
export function isBase58Check(value: string): boolean {
  const bytes: number[] = [];
  for (const char of value) {
    let carry = BASE58.indexOf(char);
    if (carry < 0) return false;
    for (let index = 0; index < bytes.length; index++) {
      carry += bytes[index]! * 58;
      bytes[index] = carry & 0xff;
      carry >>= 8;
    }
    for (; carry > 0; carry >>= 8) bytes.push(carry & 0xff);
  }
  for (const char of value) {
    if (char !== "1") break;
    bytes.push(0);
  }
  const whole = Uint8Array.from(bytes.reverse());
  const sum = sha256(sha256(whole.subarray(0, -4)));
  return whole.length > 4 && whole.subarray(-4).every((byte, index) => byte === sum[index]);
}
