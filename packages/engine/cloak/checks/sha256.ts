/**
 * SHA-256 (FIPS 180-4) for messages of a block or less, which is all that a wallet's checksum takes. Written out because
 * the engine imports nothing of the platform.
 */
export function sha256(message: Uint8Array): Uint8Array {
  if (message.length > 55) throw new RangeError("one block only");
  const words = new Uint32Array(64);
  const block = new Uint8Array(64);
  block.set(message);
  block[message.length] = 0x80;
  const view = new DataView(block.buffer);
  view.setUint32(60, message.length * 8);
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(i * 4);
  for (let i = 16; i < 64; i++) {
    const a = words[i - 15] as number;
    const b = words[i - 2] as number;
    const small = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const large = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    words[i] = ((words[i - 16] as number) + small + (words[i - 7] as number) + large) | 0;
  }
  let [a, b, c, d, e, f, g, h] = START;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[i] as number) + (words[i] as number)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) digest.setUint32(i * 4, (START[i] as number) + value);
  return new Uint8Array(digest.buffer);
}

function rotate(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by));
}

/** The first 32 bits of the fractions of the square roots of the first eight primes. */
const START: readonly [number, number, number, number, number, number, number, number] = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

/** The same of the cube roots of the first 64 primes, computed rather than copied out. */
const ROUNDS: readonly number[] = firstPrimes(64).map((prime) => fraction(prime));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}

/** 32 bits of the cube root's fraction, exactly: an integer cube root of prime * 2^96. */
function fraction(prime: number): number {
  const target = BigInt(prime) << 96n;
  let root = 0n;
  for (let bit = 35n; bit >= 0n; bit--) {
    const next = root | (1n << bit);
    if (next * next * next <= target) root = next;
  }
  return Number(root & 0xffffffffn);
}
