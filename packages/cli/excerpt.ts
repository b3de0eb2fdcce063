/**
 * Found ranges as a person wants to see them: the line they stand in, the range marked. Control characters are shown
 * as pictures, because a text under inspection may try to drive the terminal.
 */
export interface Marked {
  readonly start: number;
  readonly end: number;
  /** Printed before the line. */
  readonly label: string;
}

const AROUND = 48;
const MARKED_MAX = 96;

export function excerpts(text: string, ranges: readonly Marked[], colours: boolean): string {
  const mark = (inner: string) => (colours ? `\u001b[30;43m${inner}\u001b[0m` : `«${inner}»`);
  return ranges
    .map(({ start, end, label }) => {
      const before = safe(text.slice(Math.max(0, start - AROUND), start));
      const after = safe(text.slice(end, end + AROUND));
      const inner = safe(text.slice(start, Math.min(end, start + MARKED_MAX)));
      const cut = end - start > MARKED_MAX ? "…" : "";
      return `  ${label}  ${start}-${end}\n    ${before}${mark(inner + cut)}${after}`;
    })
    .join("\n");
}

export function paint(text: string, colour: "red" | "green" | "yellow", colours: boolean): string {
  const code = { red: 31, green: 32, yellow: 33 }[colour];
  return colours ? `\u001b[1;${code}m${text}\u001b[0m` : text;
}

function safe(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, (character) =>
    character.charCodeAt(0) < 0x20 ? String.fromCharCode(0x2400 + character.charCodeAt(0)) : "·",
  );
}
