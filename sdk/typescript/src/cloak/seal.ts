/**
 * Seals what a vault keeps outside this process: AES-256-GCM bound to its token, under a key derived from the vault's
 * own, and a hash in the place of the subject. Both languages write the same bytes.
 */
import type { VaultEntry } from "../vaults/vault.ts";
import { webcrypto } from "../webcrypto.ts";

export interface Sealer {
  seal(token: string, entry: VaultEntry, iv?: Uint8Array<ArrayBuffer>): Promise<string>;
  /** Throws when it does not open; `openSealed` gives null. */
  open(token: string, sealed: string): Promise<VaultEntry>;
  subjectHash(subject: string): Promise<string>;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

export async function sealer(vaultKey: string): Promise<Sealer> {
  const { subtle } = webcrypto;
  const ikm = await subtle.importKey("raw", utf8(vaultKey), "HKDF", false, ["deriveBits"]);
  const how = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: utf8("portcullis-vault-v1") };
  const bytes = await subtle.deriveBits(how, ikm, 256);
  const aes = await subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
  const hmac = await subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const under = (iv: Uint8Array<ArrayBuffer>, token: string) => ({ name: "AES-GCM", iv, additionalData: utf8(token) });
  return {
    async seal(token, { subject, type, value }, iv = webcrypto.getRandomValues(new Uint8Array(IV_BYTES))) {
      const text = utf8(ascii(JSON.stringify({ subject, type, value })));
      const box = new Uint8Array(await subtle.encrypt(under(iv, token), aes, text));
      return toBase64url(iv) + toBase64url(box);
    },
    async open(token, sealed) {
      const box = fromBase64url(sealed);
      if (box.length < IV_BYTES + TAG_BYTES) throw new Error("too short");
      const text = await subtle.decrypt(under(box.slice(0, IV_BYTES), token), aes, box.slice(IV_BYTES));
      const { subject, type, value } = JSON.parse(new TextDecoder().decode(text)) as VaultEntry;
      return { subject, type, value };
    },
    async subjectHash(subject) {
      const hash = new Uint8Array(await subtle.sign("HMAC", hmac, utf8(`subject:${subject}`)));
      return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    },
  };
}

/** What was sealed, or null when it was made under another key, for another token, or was tampered with. */
export async function openSealed(keeper: Sealer, token: string, sealed: string): Promise<VaultEntry | null> {
  try {
    return await keeper.open(token, sealed);
  } catch {
    return null;
  }
}

/** A lone surrogate has no UTF-8 form, so everything beyond ASCII is written as an escape. */
function ascii(json: string): string {
  return json.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function toBase64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(text)) throw new Error("no base64url");
  return Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
}
