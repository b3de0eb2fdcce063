/**
 * The trained file and how it is read: a header, the gazetteer, then the features that matter as a table of eight bytes a
 * slot: 16 bits of hash that prove the feature, and one signed byte for each label but "outside", whose weight the others
 * are counted from. Views over the bytes as they are; nothing is unpacked, and a look-up touches one cache line.
 */
import { FEATURES_VERSION } from "./features.ts";

export const LABELS = 7;
/** The order of labels in the file. B opens a span, I carries it on. */
export const OUTSIDE = 0;
export const PERSON = 1;
export const PLACE = 3;
export const ADDRESS = 5;

export const SLOT_BYTES = 8;

const MAGIC = 0x47415450;
const HEADER_BYTES = 20 + LABELS * LABELS * 4;

export interface Weights {
  readonly gazetteer: Uint32Array;
  readonly slots: Uint8Array;
  /** What one step of a value is worth. */
  readonly scale: number;
  readonly transitions: Float32Array;
}

/** What decoding needs besides: the transitions as factors. */
export interface ReadyWeights extends Weights {
  readonly factors: Float64Array;
  /** The slots as marks, every fourth of which is one, and as signed bytes. */
  readonly marks: Uint16Array;
  readonly values: Int8Array;
}

export function readWeights(bytes: Uint8Array): ReadyWeights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < HEADER_BYTES || view.getUint32(0, true) !== MAGIC) throw new Error("This is no tagger file.");
  const version = view.getUint32(4, true);
  if (version !== FEATURES_VERSION) {
    throw new Error(
      `The tagger file has features of version ${version}; this program reads version ${FEATURES_VERSION}.`,
    );
  }
  const gazetteerSlots = view.getUint32(8, true);
  const featureSlots = view.getUint32(12, true);
  const scale = view.getFloat32(16, true);
  const sizes = gazetteerSlots * 4 + featureSlots * SLOT_BYTES;
  if (bytes.byteLength !== HEADER_BYTES + sizes) throw new Error("The tagger file is cut short.");
  // Views need aligned bytes, which a slice of a larger file may not have.
  const copy = new Uint8Array(sizes);
  copy.set(bytes.subarray(HEADER_BYTES));
  const body = copy.buffer;
  const transitions = Float32Array.from({ length: LABELS * LABELS }, (_, pair) => view.getFloat32(20 + pair * 4, true));
  return {
    gazetteer: new Uint32Array(body, 0, gazetteerSlots),
    slots: new Uint8Array(body, gazetteerSlots * 4),
    marks: new Uint16Array(body, gazetteerSlots * 4),
    values: new Int8Array(body, gazetteerSlots * 4),
    scale,
    transitions,
    factors: Float64Array.from(transitions, Math.exp),
  };
}

export function writeWeights({ gazetteer, slots, scale, transitions }: Weights): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + gazetteer.byteLength + slots.byteLength);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, FEATURES_VERSION, true);
  view.setUint32(8, gazetteer.length, true);
  view.setUint32(12, slots.length / SLOT_BYTES, true);
  view.setFloat32(16, scale, true);
  for (const [pair, value] of transitions.entries()) view.setFloat32(20 + pair * 4, value, true);
  for (const [index, entry] of gazetteer.entries()) view.setUint32(HEADER_BYTES + index * 4, entry, true);
  bytes.set(slots, HEADER_BYTES + gazetteer.byteLength);
  return bytes;
}

/** The mark that proves a feature in its slot; 0 marks an empty one. */
export function markOf(hash: number): number {
  return hash >>> 16 || 1;
}

/** Where the feature's six bytes begin, or -1 when the table does not hold it. It may stand in either of two slots. */
export function placeOf(marks: Uint16Array, hash: number): number {
  const mark = hash >>> 16 || 1;
  const at = (hash << 2) & (marks.length - 1);
  if (marks[at] === mark) return at * 2 + 2;
  return marks[at ^ 4] === mark ? (at ^ 4) * 2 + 2 : -1;
}
