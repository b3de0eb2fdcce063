/**
 * A pack as bytes: what a service loads. Everything that is slow to work out stands in it ready made, as tables that are
 * used where they lie; only the facts of the rules are read. Written when the rules are printed.
 *
 * First the length of the head, then the head as JSON, then the tables, each at a multiple of eight. Numbers are in the
 * order of the processors that the program runs on, the low byte first.
 */
import type { Layout } from "./layout.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Pack } from "./pack.ts";
import type { StartIndex } from "./starts.ts";

/** What is worked out of a pack before it can run. */
export interface Tables {
  readonly lexicon: Lexicon;
  readonly layout: Layout;
  readonly starts: StartIndex;
}

type Table = Uint8Array | Uint16Array | Int32Array | Uint32Array;

const KINDS = { u8: Uint8Array, u16: Uint16Array, i32: Int32Array, u32: Uint32Array } as const;
type Kind = keyof typeof KINDS;

/** Where a table stands among the tables, in place of it. */
interface Placed {
  readonly $: Kind;
  readonly at: number;
  readonly count: number;
}

export interface Image {
  readonly pack: Pack;
  readonly tables: Tables;
}

const ALIGN = 8;
const aligned = (at: number) => Math.ceil(at / ALIGN) * ALIGN;

export function writeImage(image: Image): Uint8Array {
  const tables: Table[] = [];
  let size = 0;
  const head = JSON.stringify(image, (_, value: unknown) => {
    const kind = kindOf(value);
    if (kind === null) return value;
    const table = value as Table;
    const placed: Placed = { $: kind, at: size, count: table.length };
    tables.push(table);
    size = aligned(size + table.byteLength);
    return placed;
  });
  const text = new TextEncoder().encode(head);
  const first = aligned(4 + text.length);
  const bytes = new Uint8Array(first + size);
  new DataView(bytes.buffer).setUint32(0, text.length, true);
  bytes.set(text, 4);
  let at = first;
  for (const table of tables) {
    bytes.set(new Uint8Array(table.buffer, table.byteOffset, table.byteLength), at);
    at = aligned(at + table.byteLength);
  }
  return bytes;
}

export function readImage(given: Uint8Array): Image {
  // A file may have been read to anywhere in a larger block, and tables of words must lie at multiples of their size.
  const bytes = given.byteOffset % ALIGN === 0 ? given : given.slice();
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const head = new TextDecoder().decode(bytes.subarray(4, 4 + length));
  const first = bytes.byteOffset + aligned(4 + length);
  return placeTables(JSON.parse(head), bytes.buffer as ArrayBuffer, first) as Image;
}

function kindOf(value: unknown): Kind | null {
  for (const kind of Object.keys(KINDS) as Kind[]) if (value instanceof KINDS[kind]) return kind;
  return null;
}

const isPlaced = (value: object): value is Placed => "$" in value;

/** Puts tables where the head names them. Long lists of facts hold none and are passed over. */
function placeTables(value: unknown, memory: ArrayBuffer, first: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (isPlaced(value)) return new KINDS[value.$](memory, first + value.at, value.count);
  if (Array.isArray(value) && typeof value[0] === "string") return value;
  const fields = value as Record<string, unknown>;
  for (const name of Object.keys(fields)) {
    if (!PLAIN_FIELDS.has(name)) fields[name] = placeTables(fields[name], memory, first);
  }
  return fields;
}

const PLAIN_FIELDS: ReadonlySet<string> = new Set(["rules", "companies", "words", "exact", "signs"]);
