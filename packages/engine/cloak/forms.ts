/**
 * The written forms of numbers and codes, all in one machine. A form says what stands where: `9` a digit, `A` a letter, `X`
 * either, everything else itself (`999-99-9999`). Reading a text from one place is one table look-up a character, and
 * most places are given up at the first or second; what is left has the form of something that is looked for.
 */
export interface FormIndex<T> {
  /**
   * Reads on from `start` and returns at how many places a form ends with nothing but its own characters read; the
   * places and whoever wrote their forms are then in `ends` and `owners`, shortest first.
   */
  read(units: Uint16Array, start: number): number;
  readonly ends: Int32Array;
  readonly owners: (readonly T[])[];
}

/** A machine with more forms that begin alike than this would be a mistake in a definition. */
const ENDS_MAX = 64;
const DIGIT = 1;
const LETTER = 2;
const SIGNS = " -./+():[]";
const WIDTH = 16;
const NODES_MAX = 1 << 16;

/** Kinds of characters, up to the last letter of Latin-1. */
const KIND = new Uint8Array(256);
for (let code = 48; code <= 57; code++) KIND[code] = DIGIT;
for (let code = 65; code <= 90; code++) KIND[code] = KIND[code + 32] = LETTER;
for (const code of [0xc4, 0xd6, 0xdc]) KIND[code] = LETTER;
for (const [at, sign] of [...SIGNS].entries()) KIND[sign.charCodeAt(0)] = LETTER + 1 + at;

export function indexForms<T>(
  entries: readonly { readonly forms: readonly string[]; readonly owner: T }[],
): FormIndex<T> {
  const nodes: (Int32Array | undefined)[] = [new Int32Array(WIDTH)];
  const owned: T[][] = [[]];
  for (const { forms, owner } of entries) {
    for (const form of new Set(forms.flatMap(expandForm))) {
      let node = 0;
      for (const char of form) {
        const kind = char === "9" ? DIGIT : char === "A" ? LETTER : (KIND[char.charCodeAt(0)] ?? 0);
        if (kind === 0 || (kind <= LETTER && char !== "9" && char !== "A")) throw new Error(`Not a form: ${form}`);
        const row = nodes[node] as Int32Array;
        if (row[kind] === 0) {
          row[kind] = nodes.length;
          nodes.push(new Int32Array(WIDTH));
          owned.push([]);
        }
        node = row[kind] as number;
      }
      (owned[node] as T[]).push(owner);
    }
  }
  if (nodes.length > NODES_MAX) throw new Error(`The forms need ${nodes.length} nodes; ${NODES_MAX} is the limit.`);
  // Half the bytes are half the cache misses.
  const next = new Uint16Array(nodes.length * WIDTH);
  for (const [node, row] of nodes.entries()) next.set(row as Int32Array, node * WIDTH);
  const accepts = Uint8Array.from(owned, (owners) => (owners.length > 0 ? 1 : 0));
  const ends = new Int32Array(ENDS_MAX);
  const owners: (readonly T[])[] = new Array<readonly T[]>(ENDS_MAX).fill([]);

  return {
    ends,
    owners,
    read(units, start) {
      let count = 0;
      let node = 0;
      const { length } = units;
      for (let at = start; at < length; at++) {
        const code = units[at] as number;
        const kind = code < 256 ? (KIND[code] as number) : 0;
        node = kind === 0 ? 0 : (next[node * WIDTH + kind] as number);
        if (node === 0) break;
        if (accepts[node] === 1 && count < ENDS_MAX && !goesOn(units, at + 1)) {
          ends[count] = at + 1;
          owners[count++] = owned[node] as T[];
        }
      }
      return count;
    },
  };
}

/** Every form that a form with `X` in it stands for. */
export function expandForm(form: string): string[] {
  const at = form.indexOf("X");
  if (at === -1) return [form];
  return ["9", "A"].flatMap((kind) => expandForm(form.slice(0, at) + kind + form.slice(at + 1)));
}

/** A letter, a digit or an underline at `at`: what stands before it does not end there. The `T` of a timestamp does end a date. */
function goesOn(units: Uint16Array, at: number): boolean {
  if (at >= units.length) return false;
  const code = units[at] as number;
  if (code === 84 || code === 116) return KIND[units[at + 1] as number] !== DIGIT;
  const kind = code < 256 ? (KIND[code] as number) : 0;
  return kind === DIGIT || kind === LETTER || code === 95;
}
