/**
 * What a key looks like: `pk_live_` or `pk_test_`, 27 random characters of base 62 (160 bits) and a checksum of six, so
 * that a mistyped or made-up key is known without asking the store, and a leaked one is found by its shape.
 */
import { hash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

export type KeyMode = "live" | "test";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const RANDOM_CHARS = 27;
const CHECKSUM_CHARS = 6;
const ISSUED = /^pk_(?:live|test)_[0-9A-Za-z]{33}$/;

/** Keys that an operator chose: any printable ASCII without spaces, long enough not to be guessed in passing. */
const PRESENTABLE = /^[!-~]{20,200}$/;

/** How much of a key is shown to tell it from others. */
const ISSUED_HINT_CHARS = "pk_live_".length + 4;
const CHOSEN_HINT_CHARS = 4;

export function makeKey(mode: KeyMode): string {
  const body = `pk_${mode}_${randomText(RANDOM_CHARS)}`;
  return body + checksum(body);
}

export function makeKeyId(): string {
  return `key_${randomText(20)}`;
}

/** What can be a key at all; everything else is refused unread. */
export function isPresentable(presented: string): boolean {
  return PRESENTABLE.test(presented);
}

/** Has the shape of a key of ours, but not its checksum: mistyped, cut or made up. */
export function isMisspelt(presented: string): boolean {
  if (!ISSUED.test(presented)) return false;
  return checksum(presented.slice(0, -CHECKSUM_CHARS)) !== presented.slice(-CHECKSUM_CHARS);
}

/** Keys are random, so a fast hash is enough: there is no dictionary to try. */
export function hashKey(key: string): string {
  return hash("sha256", key, "hex");
}

export function hintOf(key: string): string {
  return key.slice(0, ISSUED.test(key) ? ISSUED_HINT_CHARS : CHOSEN_HINT_CHARS);
}

export function modeOf(hint: string): KeyMode {
  return hint.startsWith("pk_test_") ? "test" : "live";
}

function checksum(body: string): string {
  let rest = crc32(body);
  let text = "";
  for (let i = 0; i < CHECKSUM_CHARS; i += 1) {
    text = ALPHABET[rest % ALPHABET.length] + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
}

function randomText(chars: number): string {
  // Bytes past the last whole multiple of 62 are thrown away: kept, they would make some characters likelier.
  const fair = 256 - (256 % ALPHABET.length);
  let text = "";
  while (text.length < chars) {
    for (const byte of randomBytes(chars)) {
      if (byte < fair && text.length < chars) text += ALPHABET[byte % ALPHABET.length];
    }
  }
  return text;
}
