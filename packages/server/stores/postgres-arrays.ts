/**
 * Columns of a batch in PostgreSQL's own binary form of arrays. A batch written as JSON is parsed twice by the server,
 * and as arrays in text every quote of every record is escaped here and undone there; this is read as it stands.
 */
const HEAD_BYTES = 20;
const LENGTH_BYTES = 4;
const [TEXT, BIGINT] = [25, 20];
const HALF = 2 ** 32;

/** As `text[]`. The values hold no NUL and no lone surrogate. */
export function textArray(values: readonly string[]): Buffer {
  let bytes = HEAD_BYTES;
  for (const value of values) bytes += LENGTH_BYTES + Buffer.byteLength(value);
  const array = headed(bytes, { type: TEXT, count: values.length });
  let at = HEAD_BYTES;
  for (const value of values) {
    const length = array.write(value, at + LENGTH_BYTES, "utf8");
    array.writeInt32BE(length, at);
    at += LENGTH_BYTES + length;
  }
  return array;
}

/** As `bigint[]`. The values are whole numbers that a double holds exactly. */
export function bigintArray(values: readonly number[]): Buffer {
  const array = headed(HEAD_BYTES + values.length * (LENGTH_BYTES + 8), { type: BIGINT, count: values.length });
  let at = HEAD_BYTES;
  for (const value of values) {
    const high = Math.floor(value / HALF);
    array.writeInt32BE(8, at);
    array.writeInt32BE(high, at + 4);
    array.writeUInt32BE(value - high * HALF, at + 8);
    at += 12;
  }
  return array;
}

/** One dimension that counts from one, and no nulls. */
function headed(bytes: number, { type, count }: { readonly type: number; readonly count: number }): Buffer {
  const array = Buffer.allocUnsafe(bytes);
  for (const [i, word] of [1, 0, type, count, 1].entries()) array.writeInt32BE(word, i * 4);
  return array;
}
