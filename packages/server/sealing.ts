/**
 * Sealed boxes for what is encrypted at rest: AES-256-GCM, a random nonce each, bound to a context (whose record it
 * is) so that a box moved to another place does not open. Several keys may open; the first one seals.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import type { MetaStore } from "./stores/ports.ts";

export interface Sealer {
  /** `v1.<key id>.<nonce and box and tag, base64url>` */
  seal(plain: Uint8Array, context: string): string;
  /** Throws `SealBroken` when the box was changed, moved, or sealed with a key that is not at hand. */
  open(sealed: string, context: string): Buffer;
  /** Names the key that seals; safe to show. */
  readonly keyId: string;
}

export class SealBroken extends Error {
  constructor(problem: "malformed" | "unknown key" | "tampered") {
    super(`the sealed box does not open: ${problem}`);
    this.name = "SealBroken";
  }
}

const VERSION = "v1";
const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Keys that may open. Rotation needs two; more than a handful is a mistake in the setting. */
const KEYS_MAX = 8;

/** Takes the setting as it is written: 32-byte keys in base64, the sealing one first, separated by commas. */
export function createSealer(setting: string): Sealer {
  const keys = new Map(readKeys(setting).map((key) => [keyIdOf(key), key]));
  const [keyId, sealingKey] = keys.entries().next().value!;

  return {
    keyId,
    seal(plain, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealingKey, nonce).setAAD(contextBytes(context));
      const box = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
      return `${VERSION}.${keyId}.${box.toString("base64url")}`;
    },
    open(sealed, context) {
      const [version, id, text, ...rest] = sealed.split(".");
      if (version !== VERSION || id === undefined || text === undefined || rest.length > 0) {
        throw new SealBroken("malformed");
      }
      const key = keys.get(id);
      if (!key) throw new SealBroken("unknown key");
      const box = Buffer.from(text, "base64url");
      if (box.length < NONCE_BYTES + TAG_BYTES) throw new SealBroken("malformed");
      const decipher = createDecipheriv(CIPHER, key, box.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(contextBytes(context)).setAuthTag(box.subarray(-TAG_BYTES));
      try {
        return Buffer.concat([decipher.update(box.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
      } catch {
        throw new SealBroken("tampered");
      }
    },
  };
}

export function makeSealingKey(): string {
  return randomBytes(KEY_BYTES).toString("base64");
}

/**
 * The key of an embedded store, made on first start and kept beside the data. It guards a copied backup of single
 * tables, not a stolen data folder; whoever needs more sets a key of their own.
 */
export async function keptSealingKey(meta: MetaStore): Promise<{ readonly key: string; readonly made: boolean }> {
  const fresh = makeSealingKey();
  const key = await meta.putIfAbsent("sealing_key", fresh);
  return { key, made: key === fresh };
}

function readKeys(setting: string): Buffer[] {
  const parts = setting.split(",").map((part) => part.trim());
  if (parts.length > KEYS_MAX) throw new RangeError(`at most ${KEYS_MAX} sealing keys are taken`);
  return parts.map((part, index) => {
    const key = Buffer.from(part, "base64");
    // The key itself is never repeated in the message: it may end up in a log.
    if (key.length !== KEY_BYTES || !/^[A-Za-z0-9+/_-]{43}=?$/.test(part)) {
      throw new RangeError(`sealing key ${index + 1} must be ${KEY_BYTES} bytes in base64`);
    }
    return key;
  });
}

/** Derived, so that a key cannot go under the wrong name after a rotation. */
function keyIdOf(key: Buffer): string {
  return createHash("sha256").update("portcullis sealing key id").update(key).digest("hex").slice(0, 8);
}

/** JSON keeps lone surrogates apart, which UTF-8 alone would fold into one. */
function contextBytes(context: string): Buffer {
  return Buffer.from(JSON.stringify(context));
}
