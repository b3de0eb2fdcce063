/**
 * The text as people read it. A number typed with Arabic-Indic or full-width digits, with non-breaking blanks, or with
 * a soft hyphen or a zero-width character in the middle is still that number; recognisers see it plain, and every
 * offset finds its way back to the text as sent.
 *
 * Most texts hold nothing of the kind: then the view is the text itself and the way back is no work at all.
 */
export interface View {
  readonly text: string;
  /** The units of `text`: walks over a page read them several times, and an array is read faster than a string. */
  readonly units: Uint16Array;
  /** Offset in the text as sent where the view's unit `at` begins. */
  start(at: number): number;
  /** Offset in the text as sent where the view's unit before `at` ends: dropped characters at an edge stay outside. */
  end(at: number): number;
}

export function viewOf(text: string): View {
  const ascii = asciiUnits(text);
  if (ascii) return { text, units: ascii, start: same, end: same };
  if (!ODD.test(text)) return { text, units: unitsOf(text), start: same, end: same };
  const starts = new Int32Array(text.length + 1);
  const ends = new Int32Array(text.length + 1);
  const plainUnits: number[] = [];
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) as number;
    const width = code > 0xffff ? 2 : 1;
    const plain = code < 0x80 ? code : fold(code, at === 0 ? 0 : text.charCodeAt(at - 1));
    if (plain === KEEP) {
      for (let unit = 0; unit < width; unit++) {
        starts[plainUnits.length] = at + unit;
        plainUnits.push(text.charCodeAt(at + unit));
        ends[plainUnits.length] = at + unit + 1;
      }
    } else if (plain !== DROP) {
      starts[plainUnits.length] = at;
      plainUnits.push(plain);
      ends[plainUnits.length] = at + width;
    }
    at += width;
  }
  starts[plainUnits.length] = text.length;
  return {
    text: fromUnits(plainUnits),
    units: Uint16Array.from(plainUnits),
    start: (at) => starts[at] ?? text.length,
    end: (at) => ends[at] ?? text.length,
  };
}

const ENCODER = new TextEncoder();

/** Null when a unit is not ASCII. The encoder copies many units in the time that a loop takes for one. */
function asciiUnits(text: string): Uint16Array | null {
  const bytes = new Uint8Array(text.length);
  const { read, written } = ENCODER.encodeInto(text, bytes);
  // What is not ASCII takes two bytes and more, and then the bytes do not reach to the end.
  return read === text.length && written === read ? new Uint16Array(bytes) : null;
}

function unitsOf(text: string): Uint16Array {
  const { length } = text;
  const units = new Uint16Array(length);
  for (let at = 0; at < length; at++) units[at] = text.charCodeAt(at);
  return units;
}

const same = (at: number) => at;
const KEEP = -1;
const DROP = -2;

/** Anything that `fold` would change; tested first, because a native scan costs next to nothing. */
const ODD =
  /[\u00a0\u00ad\u034f\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0e50-\u0e59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u17e0-\u17e9\u180e\u2000-\u2015\u202a-\u202f\u205f-\u2064\u2066-\u2069\u2212\u3000\ufe00-\ufe0f\ufe63\ufeff\uff01-\uff5e]|\ud835[\udfce-\udfff]/;

/** First characters of the runs of ten decimal digits that people type. */
const DIGIT_ZEROS = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50, 0x0ed0,
  0x0f20, 0x1040, 0x17e0, 0xff10,
] as const;

const BLANK = 0x20;
const HYPHEN = 0x2d;

function fold(code: number, before: number): number {
  if (code === 0xa0 || code === 0x202f || code === 0x205f || code === 0x3000) return BLANK;
  if (code >= 0x2000 && code <= 0x200a) return BLANK;
  if ((code >= 0x2010 && code <= 0x2015) || code === 0x2212 || code === 0xfe63) return HYPHEN;
  // Joiners shape letters in Persian and the Indic scripts; elsewhere they are only there to hide.
  if (code === 0x200c || code === 0x200d) return before < 0x0590 ? DROP : KEEP;
  if (isInvisible(code)) return DROP;
  if (code >= 0xff01 && code <= 0xff5e) return code - 0xfee0;
  if (code >= 0x1d7ce && code <= 0x1d7ff) return 0x30 + ((code - 0x1d7ce) % 10);
  for (const zero of DIGIT_ZEROS) if (code >= zero && code <= zero + 9) return 0x30 + code - zero;
  return KEEP;
}

function isInvisible(code: number): boolean {
  return (
    code === 0xad ||
    code === 0x034f ||
    code === 0x180e ||
    code === 0x200b ||
    code === 0x200e ||
    code === 0x200f ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x2064) ||
    (code >= 0x2066 && code <= 0x2069) ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    code === 0xfeff
  );
}

/** In slices, because a call takes only so many arguments. */
function fromUnits(units: readonly number[]): string {
  let text = "";
  for (let at = 0; at < units.length; at += 4_096) text += String.fromCharCode(...units.slice(at, at + 4_096));
  return text;
}
