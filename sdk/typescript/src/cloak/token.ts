/**
 * What a value becomes. A token is deterministic under (key, subject, type, value), readable for a model, and says
 * nothing of the value without the vault.
 */
import type { StrategyChoice } from "../options.ts";
import { type HmacKey, webcrypto } from "../webcrypto.ts";
import { ENTITY_CATEGORY, ENTITY_TYPES, type EntityType, type Strategy } from "../words.ts";

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const DIGITS_MIN = 12;
export const DIGITS_STEP = 4;
export const DIGITS_MAX = 52;

/** Every form that models make of a token: bare, in brackets, escaped for HTML or Markdown, in lower case. */
export const TOKEN = (() => {
  const bare = `(?:${ENTITY_TYPES.join("|")})_[0-9a-hjkmnp-tv-z]{12}(?:[0-9a-hjkmnp-tv-z]{4}){0,10}`;
  return new RegExp(`<${bare}>|&lt;${bare}&gt;|\\\\<${bare}\\\\>|(?<![a-z0-9_])${bare}(?![a-z0-9_])`, "gi");
})();

/** Longer than any token in any form: the longest type, 52 digits, and HTML's brackets. */
export const TOKEN_CHARS_MAX = 96;

export function tokenOf(type: EntityType, digits: string): string {
  return `<${type.toUpperCase()}_${digits}>`;
}

/** The token as it was made, whatever a model made of it. */
export function canonical(form: string): string {
  return `<${form.replace(/^(?:<|&lt;|\\<)|(?:>|&gt;|\\>)$/gi, "").toUpperCase()}>`;
}

export async function importTokenKey(tokenKey: string): Promise<HmacKey> {
  const hmac = { name: "HMAC", hash: "SHA-256" };
  return webcrypto.subtle.importKey("raw", utf8(tokenKey), hmac, false, ["sign"]);
}

/** A key for this process alone. */
export function randomTokenKey(): string {
  const bytes = webcrypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** All 52 digits of a value; a token takes the first twelve, and more when they are taken. */
export async function digitsOf(key: HmacKey, subject: string, type: string, value: string): Promise<string> {
  const fields = ["portcullis-token-v1", subject, type, value].map(utf8);
  const message = new Uint8Array(fields.reduce((sum, field) => sum + 4 + field.length, 0));
  const view = new DataView(message.buffer);
  let at = 0;
  for (const field of fields) {
    view.setUint32(at, field.length);
    message.set(field, at + 4);
    at += 4 + field.length;
  }
  return base32(new Uint8Array(await webcrypto.subtle.sign("HMAC", key, message)));
}

/** What is asked for this type, but for what must never be kept. */
export function strategyFor(type: EntityType, choice: StrategyChoice): Strategy {
  const category = ENTITY_CATEGORY[type];
  if (category === "credential" || type === "card_security_code") return "redact";
  return typeof choice === "string" ? choice : (choice[type] ?? choice[category] ?? "tokenize");
}

/** Letters and digits hidden but for the last four, and all of them when there are fewer than eight. */
export function mask(value: string): string {
  const signs = /[\p{L}\p{N}]/gu;
  const count = value.match(signs)?.length ?? 0;
  let seen = 0;
  return value.replace(signs, (sign) => (++seen > count - 4 && count >= 8 ? sign : "*"));
}

function base32(bytes: Uint8Array): string {
  let out = "";
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff;
    for (bits += 8; bits >= 5; bits -= 5) out += ALPHABET[(held >> (bits - 5)) & 31];
  }
  return bits > 0 ? out + ALPHABET[(held << (5 - bits)) & 31] : out;
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
