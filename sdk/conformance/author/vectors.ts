/** Tokens and sealed entries to the byte, computed with Node's own crypto: neither client's code is asked. */
import { createCipheriv, createHmac, hkdfSync } from "node:crypto";
import type { Case } from "./case.ts";
import { digitsOf, KEY } from "./tokens.ts";

const VAULT_KEY = "a key for the vault of tests";

interface Value {
  readonly tokenKey?: string;
  readonly subject?: string;
  readonly type?: string;
  readonly value: string;
}
const vector = (name: string, { tokenKey = KEY, subject = "default", type = "email", value }: Value): Case => {
  const digits = digitsOf(tokenKey, subject, type, value);
  return {
    name,
    op: "token",
    given: { tokenKey, subject, type, value },
    expect: { text: `<${type.toUpperCase()}_${digits.slice(0, 12)}>`, digits },
  };
};
const ada = { subject: "ada", type: "email", value: "ada@lovelace.example" };
const adaDigits = digitsOf(KEY, ada.subject, ada.type, ada.value);
const adaToken = (length: number) => `<EMAIL_${adaDigits.slice(0, length)}>`;
const strategy = (name: string, word: string, type: string, value: string, text: string): Case => ({
  name,
  op: "token",
  given: { tokenKey: KEY, subject: "ada", type, value, strategy: word },
  expect: { text },
});
const collides = (name: string, taken: readonly number[], length: number): Case => ({
  name,
  op: "token",
  given: { tokenKey: KEY, ...ada, taken: taken.map(adaToken) },
  expect: { text: adaToken(length) },
});

const vaultKey = Buffer.from(hkdfSync("sha256", Buffer.from(VAULT_KEY, "utf8"), "", "portcullis-vault-v1", 32));
const ascii = (text: string) =>
  text.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

function sealOf(token: string, entry: { subject: string; type: string; value: string }, iv: string): string {
  const cipher = createCipheriv("aes-256-gcm", vaultKey, Buffer.from(iv, "hex")).setAAD(Buffer.from(token, "utf8"));
  const { subject, type, value } = entry;
  const text = Buffer.concat([cipher.update(ascii(JSON.stringify({ subject, type, value })), "utf8"), cipher.final()]);
  return Buffer.concat([Buffer.from(iv, "hex"), text, cipher.getAuthTag()]).toString("base64url");
}
const sealed = (
  name: string,
  token: string,
  entry: { subject: string; type: string; value: string },
  iv: string,
): readonly Case[] => {
  const box = sealOf(token, entry, iv);
  const subjectHash = createHmac("sha256", vaultKey).update(`subject:${entry.subject}`, "utf8").digest("hex");
  return [
    {
      name: `seal ${name}`,
      op: "seal",
      given: { vaultKey: VAULT_KEY, token, entry, iv },
      expect: { sealed: box, subjectHash },
    },
    { name: `open ${name}`, op: "open", given: { vaultKey: VAULT_KEY, token, sealed: box }, expect: { entry } },
  ];
};
const closed = (name: string, given: object): Case => ({
  name,
  op: "open",
  given: { vaultKey: VAULT_KEY, token: adaToken(12), ...given },
  expect: { error: true },
});
const IV = "000102030405060708090a0b";
const adaBox = sealOf(adaToken(12), ada, IV);

export const vectors: readonly Case[] = [
  vector("a token", ada),
  vector("another subject, another token", { ...ada, subject: "bob" }),
  vector("another type, another token", { ...ada, type: "username" }),
  vector("another key, another token", { ...ada, tokenKey: "sixteen-letters!" }),
  vector("the default subject", { value: "ada@lovelace.example" }),
  vector("fields do not run into one another", { subject: "ab", type: "email", value: "c" }),
  vector("neither this way", { subject: "a", type: "email", value: "bc" }),
  vector("beyond ASCII", { subject: "\u5f20\u4e09", type: "person_name", value: "Zo\u00eb \u{1f600} \u0416" }),
  vector("a composed and a decomposed letter are two values", { type: "person_name", value: "Zoe\u0308" }),
  vector("a lone surrogate is U+FFFD", { type: "username", value: "a\ud800b" }),
  vector("a low surrogate alone too", { type: "username", value: "\udc00" }),
  vector("a long type", { type: "medical_record_number", value: "MRN 004-221" }),
  vector("an empty subject", { subject: "", value: "x@y.example" }),
  vector("a key beyond ASCII", {
    tokenKey: "\u5bc6\u94a5\u5bc6\u94a5\u5bc6\u94a5\u5bc6\u94a5\u5bc6\u94a5\u5bc6\u94a5\u5bc6\u94a5\u5bc6\u94a5",
    value: "x@y.example",
  }),
  vector("a value of 70,000 characters", { type: "street_address", value: "long road ".repeat(7000) }),
  collides("a taken token gets four digits more", [12], 16),
  collides("taken again, eight more", [12, 16], 20),
  collides("to the last digit", [12, 16, 20, 24, 28, 32, 36, 40, 44, 48], 52),
  strategy("hash", "hash", ada.type, ada.value, `[EMAIL#${adaDigits.slice(0, 12)}]`),
  strategy("redact", "redact", ada.type, ada.value, "[REDACTED]"),
  {
    name: "redact with words of one's own",
    op: "token",
    given: { tokenKey: KEY, ...ada, strategy: "redact", replacement: "***" },
    expect: { text: "***" },
  },
  strategy(
    "mask keeps the last four letters and digits, and all other signs",
    "mask",
    "payment_card",
    "4111 1111 1111 1234",
    "**** **** **** 1234",
  ),
  strategy("mask hides letters and digits, not signs", "mask", "email", "ada@lovelace.example", "***@********.***mple"),
  strategy("mask of fewer than eight hides all", "mask", "username", "ab-cd-e", "**-**-*"),
  strategy("mask of exactly eight keeps four", "mask", "username", "abcdefgh", "****efgh"),
  strategy(
    "mask counts letters of every script by code point",
    "mask",
    "person_name",
    "\u0416\u0443\u043a\u043e\u0432 \u{10400}\u{10401}\u{10402}",
    "****\u0432 \u{10400}\u{10401}\u{10402}",
  ),
  strategy(
    "credentials are redacted whatever is asked",
    "tokenize",
    "api_key",
    "sk-live-0000000000000000",
    "[REDACTED]",
  ),
  strategy("so are passwords under mask", "mask", "password", "correcthorse", "[REDACTED]"),
  strategy("so are keys under hash", "hash", "private_key", "-----BEGIN", "[REDACTED]"),
  strategy("so are tokens of others", "tokenize", "auth_token", "eyJhbGciOi", "[REDACTED]"),
  strategy(
    "a card verification code is redacted whatever is asked",
    "mask",
    "card_security_code",
    "12345678",
    "[REDACTED]",
  ),
  ...sealed("an entry", adaToken(12), ada, IV),
  ...sealed(
    "beyond ASCII",
    "<PERSON_NAME_0123456789AB>",
    { subject: "\u5f20\u4e09", type: "person_name", value: "Zo\u00eb \u{1f600}\u007f" },
    "ffffffffffffffffffffffff",
  ),
  ...sealed(
    "an empty value",
    "<USERNAME_0123456789AB>",
    { subject: "", type: "username", value: "" },
    "0f0e0d0c0b0a090807060504",
  ),
  ...sealed(
    "a lone surrogate and quotes",
    "<USERNAME_ABCDEFGH0123>",
    { subject: "s", type: "username", value: 'a\ud800"\\\n' },
    "a1a2a3a4a5a6a7a8a9aaabac",
  ),
  closed("under another token it stays shut", { token: "<EMAIL_000000000000>", sealed: adaBox }),
  closed("under another key it stays shut", { vaultKey: "not the key of the vault", sealed: adaBox }),
  closed("one flipped letter and it stays shut", {
    sealed: `${adaBox.slice(0, 40)}${adaBox[40] === "A" ? "B" : "A"}${adaBox.slice(41)}`,
  }),
  closed("cut short it stays shut", { sealed: adaBox.slice(0, 20) }),
  closed("what is no base64url stays shut", { sealed: "not*sealed" }),
];
