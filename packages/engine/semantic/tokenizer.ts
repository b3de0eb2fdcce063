/**
 * Uncased WordPiece with offsets, as the reference library does it, in one pass over the text: clean, lower-case, drop
 * marks, part at white space, punctuation and ideographs, then take the longest piece that fits. Offsets are UTF-16
 * units of the text that was given, and each word's shape keeps what lower-casing lost.
 */

/** One text as the model reads it, without `[CLS]` and `[SEP]`. All arrays have one entry a piece. */
export interface Tokens {
  readonly ids: Int32Array;
  readonly shapes: Int32Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** 1 on the first piece of a word. */
  readonly firsts: Uint8Array;
}

export interface Tokenizer {
  readonly cls: number;
  readonly sep: number;
  tokenise(text: string): Tokens;
}

const WORD_CHARS_MAX = 100;
/** Words come back: the pieces of the commonest are kept, up to a bound, and started anew past it. */
const REMEMBERED_WORDS_MAX = 20_000;
const REMEMBERED_CHARS_MAX = 32;

const SHAPE = { none: 0, lower: 1, title: 2, upper: 3, mixed: 4, digits: 5, alphanumeric: 6, other: 7 } as const;

export function createTokenizer(vocabulary: string): Tokenizer {
  const pieces = vocabulary.split("\n");
  if (pieces.at(-1) === "") pieces.pop();
  const idOf = new Map(pieces.map((piece, id) => [piece, id]));
  const known = (piece: string) => {
    const id = idOf.get(piece);
    if (id === undefined) throw new RangeError(`the vocabulary has no ${piece}`);
    return id;
  };
  const unknown = known("[UNK]");
  const longest = Math.max(...pieces.map((piece) => piece.length));
  let remembered = new Map<string, readonly number[]>();

  return { cls: known("[CLS]"), sep: known("[SEP]"), tokenise };

  function tokenise(text: string): Tokens {
    const ids: number[] = [];
    const shapes: number[] = [];
    const starts: number[] = [];
    const ends: number[] = [];
    const firsts: number[] = [];
    const word = new Word();
    const close = () => {
      if (word.length === 0) return;
      const shape = word.shape();
      // Pieces tell how many folded characters each has; the word knows where those stood.
      let at = 0;
      for (const [index, id] of piecesOf(word.text, word.points).entries()) {
        const size = id === unknown ? word.length : lengthOf(pieces[id]!, index > 0);
        ids.push(id);
        shapes.push(shape);
        starts.push(word.startOf(at));
        ends.push(word.endOf(at + size - 1));
        firsts.push(index === 0 ? 1 : 0);
        at += size;
      }
      word.clear();
    };
    readCharacters(text, word, close);
    close();
    return {
      ids: Int32Array.from(ids),
      shapes: Int32Array.from(shapes),
      starts: Int32Array.from(starts),
      ends: Int32Array.from(ends),
      firsts: Uint8Array.from(firsts),
    };
  }

  function piecesOf(text: string, points: number): readonly number[] {
    if (points > WORD_CHARS_MAX) return [unknown];
    const kept = remembered.get(text);
    if (kept) return kept;
    const found = longestPieces(text);
    if (text.length <= REMEMBERED_CHARS_MAX) {
      if (remembered.size >= REMEMBERED_WORDS_MAX) remembered = new Map();
      remembered.set(text, found);
    }
    return found;
  }

  function longestPieces(text: string): readonly number[] {
    const found: number[] = [];
    let at = 0;
    while (at < text.length) {
      const prefix = at === 0 ? "" : "##";
      let end = Math.min(text.length, at + longest);
      let id: number | undefined;
      while (end > at) {
        id = idOf.get(prefix + text.slice(at, end));
        if (id !== undefined) break;
        end--;
      }
      if (id === undefined) return [unknown];
      found.push(id);
      at = end;
    }
    return found;
  }
}

function lengthOf(piece: string, continued: boolean): number {
  return continued ? piece.length - 2 : piece.length;
}

/** Walks the text once and hands each word over when it ends. Punctuation and ideographs are words of their own. */
function readCharacters(text: string, word: Word, close: () => void): void {
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at)!;
    const next = at + (code > 0xffff ? 2 : 1);
    if (code < 0x80) {
      const kind = ASCII_KIND[code]!;
      if (kind === KIND.letter) word.addPlain(code, at);
      else if (kind === KIND.space) close();
      else if (kind === KIND.punctuation) {
        close();
        word.addPlain(code, at);
        close();
      }
    } else readRare(String.fromCodePoint(code), { at, next, word, close });
    at = next;
  }
}

const KIND = { letter: 0, space: 1, punctuation: 2, dropped: 3 } as const;
const ASCII_KIND = Uint8Array.from({ length: 128 }, (_, code) => {
  if (code === 9 || code === 10 || code === 13 || code === 32) return KIND.space;
  // Vertical tab and form feed are white space to Unicode, but are cleaned away as controls first.
  if (code < 32 || code === 127) return KIND.dropped;
  return /[!-/:-@[-`{-~]/.test(String.fromCharCode(code)) ? KIND.punctuation : KIND.letter;
});

function readRare(
  character: string,
  { at, next, word, close }: { at: number; next: number; word: Word; close: () => void },
): void {
  if (/\p{White_Space}/u.test(character) && !/\p{Cc}/u.test(character)) {
    close();
    return;
  }
  if (character === "\ufffd" || /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u.test(character)) return;
  const alone = isIdeograph(character.codePointAt(0)!);
  if (alone) close();
  for (const part of character.normalize("NFD")) {
    if (/\p{Mn}/u.test(part)) continue;
    for (const folded of part.toLowerCase()) {
      if (/\p{White_Space}/u.test(folded)) close();
      else if (/[\p{P}$+<=>^`|~]/u.test(folded)) {
        close();
        word.add(folded, { original: character, at, next });
        close();
      } else word.add(folded, { original: character, at, next });
    }
  }
  word.touch(next);
  if (alone) close();
}

/** The reference library's blocks, its gap from U+2B820 on included. */
function isIdeograph(code: number): boolean {
  return (
    (code >= 0x4e00 && code <= 0x9fff) ||
    (code >= 0x3400 && code <= 0x4dbf) ||
    (code >= 0x20000 && code <= 0x2a6df) ||
    (code >= 0x2a700 && code <= 0x2b73f) ||
    (code >= 0x2b740 && code <= 0x2b81f) ||
    (code >= 0x2b920 && code <= 0x2ceaf) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0x2f800 && code <= 0x2fa1f)
  );
}

/** A word in the making: its folded letters, where each came from, and the case of the letters as they were. */
class Word {
  text = "";
  points = 0;
  #starts: number[] = [];
  #ends: number[] = [];
  #uppers = 0;
  #lowers = 0;
  #letters = 0;
  #digits = 0;
  #firstCasedIsUpper = false;
  #countedTo = -1;

  get length(): number {
    return this.text.length;
  }

  /** ASCII, which folds by one bit and is all that most words hold. */
  addPlain(code: number, at: number): void {
    const upper = code >= 65 && code <= 90;
    if (upper || (code >= 97 && code <= 122)) this.#countLetter(upper ? 1 : 0, upper ? 0 : 1);
    else if (code >= 48 && code <= 57) this.#digits++;
    this.text += String.fromCharCode(upper ? code + 32 : code);
    this.points++;
    this.#starts.push(at);
    this.#ends.push(at + 1);
  }

  add(folded: string, { original, at, next }: { original: string; at: number; next: number }): void {
    if (this.#countedTo !== at) {
      this.#countedTo = at;
      if (/\p{L}/u.test(original)) {
        this.#countLetter(/[\p{Lu}\p{Lt}]/u.test(original) ? 1 : 0, /\p{Ll}/u.test(original) ? 1 : 0);
      } else if (/\p{Nd}/u.test(original)) this.#digits++;
    }
    this.text += folded;
    this.points++;
    for (let unit = 0; unit < folded.length; unit++) {
      this.#starts.push(at);
      this.#ends.push(next);
    }
  }

  /** A mark that was dropped still belongs to the letter before it. */
  touch(end: number): void {
    if (this.#ends.length > 0) this.#ends[this.#ends.length - 1] = Math.max(end, this.#ends.at(-1)!);
  }

  startOf(index: number): number {
    return this.#starts[index]!;
  }

  endOf(index: number): number {
    return this.#ends[index]!;
  }

  shape(): number {
    if (this.#letters === 0 && this.#digits === 0) return SHAPE.other;
    if (this.#letters === 0) return SHAPE.digits;
    if (this.#digits > 0) return SHAPE.alphanumeric;
    if (this.#uppers === 0 && this.#lowers === 0) return SHAPE.none;
    if (this.#uppers === 0) return SHAPE.lower;
    if (this.#lowers === 0 && this.#uppers >= 2) return SHAPE.upper;
    if (this.#firstCasedIsUpper && this.#uppers === 1) return SHAPE.title;
    return SHAPE.mixed;
  }

  clear(): void {
    this.text = "";
    this.points = 0;
    this.#starts = [];
    this.#ends = [];
    this.#uppers = 0;
    this.#lowers = 0;
    this.#letters = 0;
    this.#digits = 0;
    this.#firstCasedIsUpper = false;
    this.#countedTo = -1;
  }

  #countLetter(upper: number, lower: number): void {
    if (this.#uppers === 0 && this.#lowers === 0 && upper) this.#firstCasedIsUpper = true;
    this.#letters++;
    this.#uppers += upper;
    this.#lowers += lower;
  }
}
