/**
 * Base64, ordinary and url-safe, with or without padding and line breaks. A run may begin in the middle of the alphabet,
 * because a path or a word leans against it, so a short run is tried from four places.
 */
import { readsLikeText } from "./decoded.ts";

const SAMPLE_CHARS = 32;
const SHIFTS_CHARS_MAX = 4_096;

const VALUE = new Int8Array(128).fill(-1);
for (const [value, letter] of [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"].entries()) {
  VALUE[letter.charCodeAt(0)] = value;
}
VALUE["-".charCodeAt(0)] = 62;
VALUE["_".charCodeAt(0)] = 63;

export function decodeBase64(run: string): { readonly text: string; readonly skipped: number } | null {
  // Most runs are names and paths. The first of every four signs of a text is a capital more often than not.
  if (!/[A-Z]/u.test(run)) return null;
  const starts = run.length <= SHIFTS_CHARS_MAX ? shiftsOf(run) : [0];
  for (const skipped of starts) {
    // A few bytes tell, before the rest is read.
    if (!startsLikeText(run, skipped)) continue;
    const text = textOf(bytesOf(run.slice(skipped)));
    if (text !== null && readsLikeText(text)) return { text, skipped };
  }
  return null;
}

/** After a sign that may belong to a path or a name, the text may start anew. */
function shiftsOf(run: string): number[] {
  const shifts = [0, 1, 2, 3];
  const lean = Math.max(run.lastIndexOf("/"), run.lastIndexOf("-"), run.lastIndexOf("_"), run.search(/=[^=\s]/u));
  if (lean > 0 && run.length - lean > 12) shifts.push(lean + 1);
  return shifts;
}

function bytesOf(run: string): Uint8Array {
  const bytes = new Uint8Array((run.length * 3) >> 2);
  let size = 0;
  let held = 0;
  let bits = 0;
  for (let at = 0; at < run.length; at++) {
    const unit = run.charCodeAt(at);
    const value = unit < 128 ? (VALUE[unit] as number) : -1;
    if (value < 0) continue;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[size++] = (held >> bits) & 0xff;
    }
  }
  return bytes.subarray(0, size);
}

/** Whether the first bytes of a run could be those of a text. Nothing is made for it: it is asked of every long name. */
function startsLikeText(run: string, skipped: number): boolean {
  const end = Math.min(run.length, skipped + SAMPLE_CHARS);
  let held = 0;
  let bits = 0;
  let size = 0;
  let odd = 0;
  let zeros = 0;
  for (let at = skipped; at < end; at++) {
    const unit = run.charCodeAt(at);
    const value = unit < 128 ? (VALUE[unit] as number) : -1;
    if (value < 0) continue;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    const byte = (held >> bits) & 0xff;
    if ((byte < 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) || byte === 0x7f) odd += 1;
    if (byte === 0 && size % 2 === 1) zeros += 1;
    size += 1;
  }
  return odd === 0 || isMostlyZero(zeros, size);
}

/** UTF-16 of Latin text has a zero in every other byte; shells encode their commands so. */
function isWide(bytes: Uint8Array): boolean {
  let zeros = 0;
  for (let at = 1; at < bytes.length; at += 2) if (bytes[at] === 0) zeros += 1;
  return isMostlyZero(zeros, bytes.length);
}

const isMostlyZero = (zeros: number, size: number) => size >= 8 && zeros * 2.5 >= size;

function textOf(bytes: Uint8Array): string | null {
  if (isWide(bytes.subarray(0, 64))) return new TextDecoder("utf-16le").decode(bytes);
  const text = new TextDecoder().decode(bytes);
  return text.includes("\ufffd\ufffd\ufffd") ? null : text;
}
