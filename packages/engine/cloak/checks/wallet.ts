/** Checksums of crypto wallet addresses. Chance passes neither: 32 bits in base58check, 30 in bech32. */
import { sha256 } from "./sha256.ts";

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** Version, twenty bytes, and the first four of a double SHA-256 over them. */
export function isBase58Check(text: string): boolean {
  const bytes = new Uint8Array(25);
  for (const char of text) {
    let carry = BASE58.indexOf(char);
    if (carry === -1) return false;
    for (let i = bytes.length - 1; i >= 0; i--) {
      carry += (bytes[i] as number) * 58;
      bytes[i] = carry & 0xff;
      carry >>= 8;
    }
    if (carry !== 0) return false;
  }
  const check = sha256(sha256(bytes.subarray(0, 21)));
  return check.subarray(0, 4).every((byte, i) => byte === bytes[21 + i]);
}

const BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3] as const;
const BECH32_CONSTANT = 1;
const BECH32M_CONSTANT = 0x2bc830a3;

/** Segregated witness addresses (BIP 173 and 350). */
export function isBech32(text: string): boolean {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return false;
  const lower = text.toLowerCase();
  const split = lower.lastIndexOf("1");
  let sum = 1;
  const add = (value: number) => {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    for (const [bit, generator] of GENERATORS.entries()) if ((top >>> bit) & 1) sum ^= generator;
  };
  const human = lower.slice(0, split);
  for (const char of human) add(char.charCodeAt(0) >> 5);
  add(0);
  for (const char of human) add(char.charCodeAt(0) & 31);
  for (const char of lower.slice(split + 1)) {
    const value = BECH32.indexOf(char);
    if (value === -1) return false;
    add(value);
  }
  return sum === BECH32_CONSTANT || sum === BECH32M_CONSTANT;
}
