/** Tokens, computed with Node's own crypto, and the people whose data stands behind them in the cases. */
import { createHmac } from "node:crypto";

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const KEY = "correct horse battery staple";

export function digitsOf(tokenKey: string, subject: string, type: string, value: string): string {
  const hmac = createHmac("sha256", Buffer.from(tokenKey, "utf8"));
  for (const field of ["portcullis-token-v1", subject, type, value]) {
    // Node writes a lone surrogate as U+FFFD, which is what the format says.
    const bytes = Buffer.from(field, "utf8");
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    hmac.update(length).update(bytes);
  }
  const bits = [...hmac.digest()].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  // 256 bits are 51 digits and one bit: the 52nd is that bit and four zeros.
  return (bits.padEnd(260, "0").match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join("");
}

export const tokenFor = (subject: string, type: string, value: string, digits = 12) =>
  `<${type.toUpperCase()}_${digitsOf(KEY, subject, type, value).slice(0, digits)}>`;

/** What the vault holds for one value. */
export const entry = (subject: string, type: string, value: string) => ({
  token: tokenFor(subject, type, value),
  subject,
  type,
  value,
});

export const ADA = "ada@lovelace.example";
export const ada = entry("default", "email", ADA);
export const bob = entry("bob", "email", "bob@bob.example");
