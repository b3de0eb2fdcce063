/**
 * Names that look like other names. A tool called like one that the model trusts, but for a letter from another
 * alphabet, is there to be called by mistake.
 */
import { LOOKALIKES } from "../static/lookalikes.ts";

const INVISIBLE = /[\p{Cf}\p{Cc}\p{Mn}\u115f\u1160\u3164\uffa0]/gu;

/** How a name looks: two names with one look cannot be told apart at a glance. */
export function lookOf(name: string): string {
  const plain = name.normalize("NFKD").toLowerCase().replace(INVISIBLE, "");
  return Array.from(plain, (letter) => LOOKALIKES.get(letter) ?? letter)
    .join("")
    .replaceAll("0", "o")
    .replaceAll("1", "l");
}

const OTHER_ALPHABET = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;

/** Whether Latin letters stand beside ones of another alphabet that only look Latin. */
export function mixesAlphabets(name: string): boolean {
  const letters = Array.from(name.toLowerCase());
  const copies = letters.some((letter) => LOOKALIKES.has(letter) && OTHER_ALPHABET.test(letter));
  return copies && letters.some((letter) => /[a-z]/.test(letter));
}

/** How far a name is from plain spelling: of two that look alike, the stranger one is the copy. */
export function strangeness(name: string): number {
  let strange = 0;
  for (const letter of name) strange += letter > "\u007f" ? 100 : /[0-9]/.test(letter) ? 1 : 0;
  return strange;
}
