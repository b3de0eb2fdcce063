/**
 * A file of JSON lines, a line at a time, in constant memory. A line past the bound is told as such and its rest is
 * skipped: one bad row must not end a run of millions.
 */
import { createReadStream } from "node:fs";
import { StringDecoder } from "node:string_decoder";

/** A text of sixteen million characters, each escaped, and its frame. */
const LINE_CHARS_MAX = 100_000_000;

export interface Line {
  /** Counted from 1. */
  readonly number: number;
  /** Null: longer than the bound. */
  readonly text: string | null;
  /** Bytes of the file up to and with this line. */
  readonly endsAt: number;
}

export async function* readLines(path: string): AsyncGenerator<Line> {
  const decoder = new StringDecoder("utf8");
  let pieces: string[] = [];
  let chars = 0;
  let number = 0;
  let bytes = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 })) {
    let from = 0;
    const buffer = chunk as Buffer;
    for (let at = buffer.indexOf(10); at >= 0; at = buffer.indexOf(10, from)) {
      keep(buffer.subarray(from, at));
      yield line(bytes + at + 1);
      from = at + 1;
    }
    keep(buffer.subarray(from));
    bytes += buffer.length;
  }
  if (chars > 0) yield line(bytes);

  function keep(part: Buffer): void {
    const text = decoder.write(part);
    chars += text.length;
    if (chars <= LINE_CHARS_MAX) pieces.push(text);
    else pieces = [];
  }

  function line(endsAt: number): Line {
    const text =
      chars > LINE_CHARS_MAX ? null : (pieces.length === 1 ? pieces[0]! : pieces.join("")).replace(/\r$/, "");
    pieces = [];
    chars = 0;
    number += 1;
    return { number, text, endsAt };
  }
}
