/**
 * The evasions that the engine sees through, as functions on text. Those that dress letters leave the sentence around the
 * attack alone; those that encode replace the attack by its encoding. Each tells the text that carries the attack.
 */
export interface Transformation {
  readonly name: string;
  /** What the attack becomes. */
  apply(text: string): string;
}

const each = (text: string, change: (letter: string, k: number) => string) => [...text].map(change).join("");
const letters = (text: string, change: (letter: string, k: number) => string) =>
  each(text, (letter, k) => (/[a-z]/iu.test(letter) ? change(letter, k) : letter));
const inserted = (text: string, mark: string) => text.replaceAll(/(?<=[a-z])(?=[a-z])/giu, mark);
const everyThird = (text: string, mark: string) => text.replaceAll(/([a-z]{3})(?=[a-z])/giu, `$1${mark}`);
const shifted = (text: string, small: number, capital: number) =>
  letters(text, (letter) => {
    const code = letter.charCodeAt(0);
    return String.fromCodePoint(code < 0x61 ? capital + code - 0x41 : small + code - 0x61);
  });
const utf8 = (text: string) => [...new TextEncoder().encode(text)];
const hexOf = (byte: number) => byte.toString(16).padStart(2, "0");
const base64 = (text: string) => btoa(String.fromCharCode(...utf8(text)));
const table = (pairs: Readonly<Record<string, string>>) => (text: string) =>
  each(text, (letter) => pairs[letter] ?? letter);

const MORSE: Readonly<Record<string, string>> = Object.fromEntries(
  `a.- b-... c-.-. d-.. e. f..-. g--. h.... i.. j.--- k-.- l.-.. m-- n-. o--- p.--. q--.- r.-. s... t- u..- v...- w.--
  x-..- y-.-- z--..`
    .split(/\s+/u)
    .map((entry) => [entry.slice(0, 1), entry.slice(1)]),
);

/** Letters in another dress, side by side or with something between them. */
export const DISGUISES: readonly Transformation[] = [
  { name: "upper case", apply: (text) => text.toUpperCase() },
  { name: "mixed case", apply: (text) => each(text, (letter, k) => (k % 2 ? letter.toUpperCase() : letter)) },
  { name: "full width", apply: (text) => shifted(text, 0xff41, 0xff21) },
  { name: "mathematical bold", apply: (text) => shifted(text, 0x1d41a, 0x1d400) },
  { name: "mathematical script", apply: (text) => shifted(text, 0x1d4ea, 0x1d4d0) },
  { name: "mathematical monospace", apply: (text) => shifted(text, 0x1d68a, 0x1d670) },
  { name: "circled", apply: (text) => shifted(text, 0x24d0, 0x24b6) },
  { name: "squared", apply: (text) => shifted(text.toUpperCase(), 0x1f130, 0x1f130) },
  { name: "negative squared", apply: (text) => shifted(text.toUpperCase(), 0x1f170, 0x1f170) },
  { name: "small capitals", apply: table({ a: "ᴀ", e: "ᴇ", i: "ɪ", o: "ᴏ", u: "ᴜ", r: "ʀ", n: "ɴ", s: "ꜱ", t: "ᴛ" }) },
  { name: "Cyrillic look-alikes", apply: table({ a: "а", e: "е", o: "о", p: "р", c: "с", i: "і", s: "ѕ", y: "у" }) },
  { name: "Greek look-alikes", apply: table({ a: "α", o: "ο", i: "ι", e: "ε", v: "ν", t: "τ", u: "υ", p: "ρ" }) },
  { name: "accents", apply: table({ a: "á", e: "ë", i: "î", o: "õ", u: "ü", n: "ñ", c: "ç", s: "š", r: "ř" }) },
  { name: "combining marks", apply: (text) => letters(text, (letter) => `${letter}\u0301\u0323`) },
  {
    name: "stacked marks",
    apply: (text) => letters(text, (letter) => `${letter}${"\u0300\u0315\u0327\u0489".repeat(3)}`),
  },
  { name: "zero-width spaces", apply: (text) => inserted(text, "\u200b") },
  { name: "zero-width joiners", apply: (text) => inserted(text, "\u200d") },
  { name: "many zero-width characters", apply: (text) => inserted(text, "\u200b\u2060\ufeff\u200c".repeat(2)) },
  { name: "soft hyphens", apply: (text) => inserted(text, "\u00ad") },
  { name: "control characters", apply: (text) => inserted(text, "\u0007") },
  { name: "tag characters inside", apply: (text) => inserted(text, "\u{e0061}") },
  { name: "bidi controls", apply: (text) => inserted(text, "\u202d\u202c") },
  { name: "bidi isolates", apply: (text) => everyThird(text, "\u2066\u2069") },
  { name: "variation selectors", apply: (text) => letters(text, (letter) => `${letter}\ufe0f`) },
  { name: "leetspeak", apply: table({ a: "4", e: "3", i: "1", o: "0", s: "5", t: "7" }) },
  { name: "leetspeak with signs", apply: table({ a: "@", e: "3", i: "!", o: "0", s: "$" }) },
  { name: "ones for l", apply: table({ l: "1", i: "1", o: "0" }) },
  { name: "spaced out", apply: (text) => inserted(text.replaceAll(" ", "   "), " ") },
  { name: "spaced out without gaps", apply: (text) => [...text.replaceAll(" ", "")].join(" ") },
  { name: "dotted out", apply: (text) => inserted(text, ".") },
  { name: "dashed out", apply: (text) => inserted(text, "-") },
  { name: "underscored", apply: (text) => inserted(text, "_") },
  { name: "starred out", apply: (text) => inserted(text, "*") },
  { name: "dots inside words", apply: (text) => everyThird(text, ".") },
  { name: "dashes inside words", apply: (text) => everyThird(text, "-") },
  { name: "slashes inside words", apply: (text) => everyThird(text, "/") },
  { name: "line breaks inside words", apply: (text) => everyThird(text, "\n") },
  { name: "blanks inside words", apply: (text) => everyThird(text, " ") },
  { name: "line breaks between words", apply: (text) => text.replaceAll(" ", "\n") },
  { name: "wide white space", apply: (text) => text.replaceAll(" ", " \u00a0\u3000 \t") },
  { name: "emoji inside words", apply: (text) => everyThird(text, "🔥") },
  {
    name: "bold words",
    apply: (text) =>
      text
        .split(" ")
        .map((word) => `**${word}**`)
        .join(" "),
  },
  {
    name: "italic words",
    apply: (text) =>
      text
        .split(" ")
        .map((word) => `_${word}_`)
        .join(" "),
  },
  {
    name: "code words",
    apply: (text) =>
      text
        .split(" ")
        .map((word) => `\`${word}\``)
        .join(" "),
  },
  { name: "bold inside words", apply: (text) => text.replaceAll(/([a-z]{2})([a-z]{2})/giu, "$1**$2**") },
];

/** Escapes among plain letters: the match stands on what was escaped, from its first sign to its last. */
export const ESCAPES: readonly Transformation[] = [
  { name: "decimal entities", apply: (text) => each(text, (letter) => `&#${letter.codePointAt(0)};`) },
  { name: "hexadecimal entities", apply: (text) => letters(text, (letter) => `&#x${hexOf(letter.charCodeAt(0))};`) },
  { name: "some entities", apply: (text) => text.replaceAll(/[aeiou]/gu, (letter) => `&#${letter.charCodeAt(0)};`) },
  { name: "comments inside words", apply: (text) => everyThird(text, "<!-- x -->") },
  { name: "unicode escapes", apply: (text) => letters(text, (letter) => `\\u00${hexOf(letter.charCodeAt(0))}`) },
  { name: "braced unicode escapes", apply: (text) => letters(text, (letter) => `\\u{${hexOf(letter.charCodeAt(0))}}`) },
  { name: "hexadecimal escapes", apply: (text) => each(text, (letter) => `\\x${hexOf(letter.charCodeAt(0))}`) },
  { name: "percent encoding", apply: (text) => each(text, (letter) => `%${hexOf(letter.charCodeAt(0))}`) },
  { name: "percent-encoded blanks", apply: (text) => text.replaceAll(" ", "%20") },
];

/** The whole attack in another alphabet: the match stands on all of it. */
export const ENCODINGS: readonly Transformation[] = [
  { name: "base64", apply: base64 },
  {
    name: "url-safe base64",
    apply: (text) => base64(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", ""),
  },
  { name: "wrapped base64", apply: (text) => base64(text).replaceAll(/(.{20})(?=.)/gu, "$1\n") },
  { name: "base64 twice", apply: (text) => base64(base64(text)) },
  { name: "base64 of UTF-16", apply: (text) => btoa([...text].map((letter) => `${letter}\0`).join("")) },
  { name: "hexadecimal", apply: (text) => utf8(text).map(hexOf).join("") },
  { name: "hexadecimal with blanks", apply: (text) => utf8(text).map(hexOf).join(" ") },
  {
    name: "hexadecimal list",
    apply: (text) =>
      utf8(text)
        .map((byte) => `0x${hexOf(byte)}`)
        .join(", "),
  },
  {
    name: "binary",
    apply: (text) =>
      utf8(text)
        .map((byte) => byte.toString(2).padStart(8, "0"))
        .join(" "),
  },
  {
    name: "binary without blanks",
    apply: (text) =>
      utf8(text)
        .map((byte) => byte.toString(2).padStart(8, "0"))
        .join(""),
  },
  { name: "decimal codes", apply: (text) => utf8(text).join(" ") },
  { name: "decimal code list", apply: (text) => utf8(text).join(", ") },
  {
    name: "Morse",
    apply: (text) =>
      text
        .split(" ")
        .map((word) => [...word].map((letter) => MORSE[letter]).join(" "))
        .join(" / "),
  },
  { name: "base64 of hexadecimal", apply: (text) => base64(utf8(text).map(hexOf).join(" ")) },
  {
    name: "tag characters",
    apply: (text) => each(text, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))),
  },
  {
    name: "variation selector bytes",
    apply: (text) =>
      utf8(text)
        .map((byte) => String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16))
        .join(""),
  },
];

const rot13 = (text: string) =>
  letters(text, (letter) => {
    const base = letter < "a" ? 65 : 97;
    return String.fromCharCode(base + ((letter.charCodeAt(0) - base + 13) % 26));
  });

/** The attack turned around, letter for letter. */
export const TURNS: readonly Transformation[] = [
  { name: "ROT13", apply: rot13 },
  { name: "reversed", apply: (text) => [...text].reverse().join("") },
  {
    name: "reversed words",
    apply: (text) =>
      text
        .split(" ")
        .map((word) => [...word].reverse().join(""))
        .join(" "),
  },
];
