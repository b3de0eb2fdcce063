/**
 * Our tokenizer beside the reference library's on made-up strings: every script, marks, controls, signs, in every
 * mixture. The ids must agree exactly.
 *
 * The library's JavaScript edition departs from the edition that models are trained with in two places, which are left
 * out: it lower-cases a Σ by what stands around it, and does not part ideographs past U+FFFF. The training edition in turn
 * knows Unicode only up to some version; characters that came later are left out too.
 */
import { Tokenizer as Reference } from "@huggingface/tokenizers";
import { createTokenizer } from "@portcullis/engine/semantic";

export interface Parity {
  readonly strings: number;
  readonly pieces: number;
  /** At most a handful, as escaped JSON. */
  readonly differences: readonly string[];
}

export function compareTokenizers(vocabulary: string, strings: number): Parity {
  const ours = createTokenizer(vocabulary);
  const reference = referenceOf(vocabulary);
  const random = randomOf(20_261_115);
  const differences: string[] = [];
  let pieces = 0;
  for (let count = 0; count < strings && differences.length < 5; count++) {
    const text = makeString(random);
    const ids = [...ours.tokenise(text).ids];
    const expected = reference.encode(text, { add_special_tokens: false }).ids;
    pieces += ids.length;
    if (ids.join() !== expected.join()) differences.push(JSON.stringify(text));
  }
  return { strings, pieces, differences };
}

/** A vocabulary for tests without a model: single characters of every block, alone and within words, and some pairs. */
export function plainVocabulary(): string {
  const letters = BLOCKS.flatMap(([from, to]) => sampled(from, to)).map((code) => String.fromCodePoint(code));
  const folded = [...new Set(letters.flatMap((letter) => [...letter.normalize("NFD").toLowerCase()]))].filter(
    (letter) => letter.trim() !== "",
  );
  const pairs = ["th", "er", "on", "an", "re", "ing", "и", "ка", "ار", "ни"];
  return [
    "[PAD]",
    "[UNK]",
    "[CLS]",
    "[SEP]",
    ...new Set([...folded, ...pairs].flatMap((one) => [one, `##${one}`])),
  ].join("\n");
}

function referenceOf(vocabulary: string): Reference {
  const vocab = Object.fromEntries(
    vocabulary
      .split("\n")
      .filter(Boolean)
      .map((piece, id) => [piece, id]),
  );
  const normalizer = { type: "BertNormalizer", clean_text: true, handle_chinese_chars: true, strip_accents: null };
  return new Reference(
    {
      version: "1.0",
      added_tokens: [],
      normalizer: { ...normalizer, lowercase: true },
      pre_tokenizer: { type: "BertPreTokenizer" },
      post_processor: null,
      decoder: null,
      model: {
        type: "WordPiece",
        vocab,
        unk_token: "[UNK]",
        continuing_subword_prefix: "##",
        max_input_chars_per_word: 100,
      },
    } as unknown as ConstructorParameters<typeof Reference>[0],
    {} as ConstructorParameters<typeof Reference>[1],
  );
}

/** Blocks that people write in, with those in which tokenizers tend to part ways: marks, controls, odd blanks, signs. */
const BLOCKS: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0x20, 0x7e],
  [0x61, 0x7a],
  [0x41, 0x5a],
  [0x09, 0x0d],
  [0xa0, 0xff],
  [0x100, 0x24f],
  [0x300, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x4ff],
  [0x531, 0x58a],
  [0x5d0, 0x5f4],
  [0x600, 0x6ff],
  [0x905, 0x97f],
  [0xe01, 0xe5b],
  [0x10a0, 0x10ff],
  [0x1100, 0x11ff],
  [0x1e00, 0x1eff],
  [0x1f00, 0x1ffe],
  [0x2000, 0x206f],
  [0x20a0, 0x20bd],
  [0x2100, 0x214f],
  [0x2190, 0x22ff],
  [0x3000, 0x303f],
  [0x3041, 0x30ff],
  [0x4e00, 0x9fcc],
  [0xac00, 0xd7a3],
  [0xf900, 0xfad9],
  [0xff01, 0xff5e],
  [0x1f600, 0x1f64f],
];

/** Unassigned, private and lone characters are in no text that tokenizers were made for. */
const isWritten = (code: number) => !/[\p{Cn}\p{Co}\p{Cs}\u03a3\u061d]/u.test(String.fromCodePoint(code));

function makeString(random: () => number): string {
  let text = "";
  const words = 1 + Math.floor(random() * 8);
  for (let word = 0; word < words; word++) {
    const [from, to] = BLOCKS[Math.floor(random() * BLOCKS.length)]!;
    const length = random() < 0.01 ? 95 + Math.floor(random() * 12) : 1 + Math.floor(random() * 9);
    for (let at = 0; at < length; at++) {
      const [low, high] = random() < 0.8 ? [from, to] : BLOCKS[Math.floor(random() * BLOCKS.length)]!;
      const code = low + Math.floor(random() * (high - low + 1));
      if (isWritten(code)) text += String.fromCodePoint(code);
    }
    if (random() < 0.8) text += " ";
  }
  return text;
}

function sampled(from: number, to: number): number[] {
  const step = Math.max(1, Math.floor((to - from) / 400));
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step).filter(isWritten);
}

/** The same strings in every run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
