/**
 * Names that look like other names. A tool called like one that the model trusts, but for a letter from another
 * alphabet, is there to be called by mistake.
 */

/** Letters of other alphabets that are drawn like a Latin one, in lower case. */
const TWINS: Readonly<Record<string, string>> = {
  а: "a",
  ɑ: "a",
  α: "a",
  в: "b",
  ь: "b",
  с: "c",
  ϲ: "c",
  ԁ: "d",
  е: "e",
  ҽ: "e",
  ε: "e",
  ɡ: "g",
  һ: "h",
  н: "h",
  і: "i",
  ι: "i",
  ı: "i",
  ј: "j",
  к: "k",
  κ: "k",
  ӏ: "l",
  ⅼ: "l",
  м: "m",
  п: "n",
  ո: "n",
  η: "n",
  о: "o",
  ο: "o",
  օ: "o",
  σ: "o",
  р: "p",
  ρ: "p",
  ԛ: "q",
  г: "r",
  ѕ: "s",
  т: "t",
  τ: "t",
  ս: "u",
  υ: "u",
  ѵ: "v",
  ν: "v",
  ԝ: "w",
  ω: "w",
  х: "x",
  χ: "x",
  у: "y",
  γ: "y",
  ʏ: "y",
  ᴢ: "z",
};

const INVISIBLE = /[\p{Cf}\p{Cc}\p{Mn}\u115f\u1160\u3164\uffa0]/gu;

/** How a name looks: two names with one look cannot be told apart at a glance. */
export function lookOf(name: string): string {
  const plain = name.normalize("NFKD").toLowerCase().replace(INVISIBLE, "");
  return Array.from(plain, (letter) => TWINS[letter] ?? letter)
    .join("")
    .replaceAll("0", "o")
    .replaceAll("1", "l");
}

const OTHER_ALPHABET = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;

/** Whether Latin letters stand beside ones of another alphabet that only look Latin. */
export function mixesAlphabets(name: string): boolean {
  const letters = Array.from(name.toLowerCase());
  const copies = letters.some((letter) => Object.hasOwn(TWINS, letter) && OTHER_ALPHABET.test(letter));
  return copies && letters.some((letter) => /[a-z]/.test(letter));
}

/** How far a name is from plain spelling: of two that look alike, the stranger one is the copy. */
export function strangeness(name: string): number {
  let strange = 0;
  for (const letter of name) strange += letter > "\u007f" ? 100 : /[0-9]/.test(letter) ? 1 : 0;
  return strange;
}
