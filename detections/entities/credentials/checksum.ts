/**
 * Sums that vendors put into their tokens: the CRC-32 of GitHub and npm, in base 62. Small and pure, since a page may
 * be read where no platform library is at hand.
 */
const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

/** True when the last six characters are the CRC-32 of the 30 characters between prefix and sum, in base 62. */
export function endsWithCrc32(token: string): boolean {
  const body = token.slice(token.indexOf("_") + 1);
  if (body.length < 36) return false;
  const payload = body.slice(-36, -6);
  return base62(crc32(payload)).padStart(6, "0") === body.slice(-6);
}

function crc32(ascii: string): number {
  let crc = 0xffffffff;
  for (let index = 0; index < ascii.length; index++) {
    crc = (CRC_TABLE[(crc ^ ascii.charCodeAt(index)) & 0xff] ?? 0) ^ (crc >>> 8);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function base62(value: number): string {
  let digits = "";
  for (let rest = value; rest > 0; rest = Math.floor(rest / 62)) digits = BASE62.charAt(rest % 62) + digits;
  return digits === "" ? "0" : digits;
}
