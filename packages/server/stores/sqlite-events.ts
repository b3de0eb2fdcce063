/**
 * A batch of events on its way to SQLite's thread, and what becomes of it there. A message between threads costs by the
 * number of its values, so a batch is one text and one list of numbers, and what most of its events share is in it once.
 */
import { countedAt, GRAINS, grainStart } from "./events/grains.ts";
import type { EventCells } from "./sql/engine.ts";
import { escapeText } from "./text.ts";

/** `marks` and `record` are JSON text that a database can hold; the others are made so on the way. */
export type StoredEvent = Omit<EventCells, "weights">;

type Place = Pick<StoredEvent, "tenantId" | "source" | "month" | "keyId">;

export interface PackedEvents {
  /** Of each event its id and its record, with a NUL between any two: no text that a database can hold has one. */
  readonly texts: string;
  /** Of each event which place, which marks, when it came and its own time. */
  readonly numbers: Float64Array;
  readonly places: readonly Place[];
  readonly marks: readonly string[];
}

/** What new events add to one sum. */
export interface Sum {
  readonly tenantId: string;
  readonly grain: number;
  readonly at: number;
  readonly mark: string;
  readonly n: number;
}

const END = "\0";
const NUMBERS = 4;

export function packEvents(events: readonly StoredEvent[]): PackedEvents {
  const texts: string[] = [];
  const numbers = new Float64Array(events.length * NUMBERS);
  const [places, marks] = [createIndex<Place>(), createIndex<string>()];
  let last: { readonly event: StoredEvent; readonly place: number } | null = null;
  for (const [i, event] of events.entries()) {
    if (last === null || !isAtSamePlace(last.event, event)) last = { event, place: places.of(...placeOf(event)) };
    texts.push(escapeText(event.id), event.record);
    numbers[i * NUMBERS] = last.place;
    numbers[i * NUMBERS + 1] = marks.of(event.marks, event.marks);
    numbers[i * NUMBERS + 2] = event.receivedAt;
    numbers[i * NUMBERS + 3] = event.at;
  }
  return { texts: texts.join(END), numbers, places: places.all, marks: marks.all };
}

/** How much of the queue's room it takes. */
export function charsOf({ texts, numbers, marks }: PackedEvents): number {
  return texts.length + numbers.length + marks.reduce((sum, text) => sum + text.length, 0);
}

/** Writes each event, and after them what those that were new add to the sums; returns how many were. */
export function writeEvents(
  { texts, numbers, places, marks }: PackedEvents,
  write: { insert(event: StoredEvent): boolean; add(sum: Sum): void },
): number {
  const parts = texts.split(END);
  const tally = createTally(marks);
  let written = 0;
  for (let i = 0; i * NUMBERS < numbers.length; i += 1) {
    const { tenantId, source, month, keyId } = places[numbers[i * NUMBERS]!]!;
    const which = numbers[i * NUMBERS + 1]!;
    const [receivedAt, at] = [numbers[i * NUMBERS + 2]!, numbers[i * NUMBERS + 3]!];
    const [id, record] = [parts[2 * i]!, parts[2 * i + 1]!];
    if (!write.insert({ tenantId, source, id, month, keyId, receivedAt, at, marks: marks[which]!, record })) continue;
    written += 1;
    tally.count(tenantId, grainStart(countedAt({ at, receivedAt }), GRAINS.minute), which);
  }
  for (const sum of tally.sums()) write.add(sum);
  return written;
}

/** Counts first how often each text of marks came, because they are few, and only then reads them. */
function createTally(marks: readonly string[]) {
  const tenants = new Map<string, Map<number, Float64Array>>();
  let last: { readonly tenantId: string; readonly minute: number; readonly times: Float64Array } | null = null;

  function timesOf(tenantId: string, minute: number): Float64Array {
    const minutes = tenants.get(tenantId) ?? new Map<number, Float64Array>();
    tenants.set(tenantId, minutes);
    const times = minutes.get(minute) ?? new Float64Array(marks.length);
    minutes.set(minute, times);
    return times;
  }

  return {
    count(tenantId: string, minute: number, which: number): void {
      if (last?.minute !== minute || last.tenantId !== tenantId) {
        last = { tenantId, minute, times: timesOf(tenantId, minute) };
      }
      last.times[which]! += 1;
    },
    *sums(): Generator<Sum> {
      for (const [tenantId, minutes] of tenants) {
        const ofMinutes = [...minutes].map(([minute, times]) => [minute, addUp(marks, times)] as const);
        for (const grain of Object.values(GRAINS)) {
          for (const [at, ofMarks] of together(ofMinutes, grain)) {
            for (const [mark, n] of ofMarks) yield { tenantId, grain, at, mark, n };
          }
        }
      }
    },
  };
}

type OfMarks = ReadonlyMap<string, number>;

function addUp(marks: readonly string[], times: Float64Array): OfMarks {
  const sums = new Map<string, number>();
  for (const [which, text] of marks.entries()) {
    if (times[which] === 0) continue;
    for (const [mark, weight] of weightsOf(text)) sums.set(mark, (sums.get(mark) ?? 0) + weight * times[which]!);
  }
  return sums;
}

function together(ofMinutes: readonly (readonly [minute: number, OfMarks])[], grain: number): Map<number, OfMarks> {
  const buckets = new Map<number, OfMarks>();
  for (const [minute, ofMarks] of ofMinutes) {
    const at = grainStart(minute, grain);
    const known = buckets.get(at);
    if (known === undefined) {
      buckets.set(at, ofMarks);
      continue;
    }
    const sums = new Map(known);
    for (const [mark, n] of ofMarks) sums.set(mark, (sums.get(mark) ?? 0) + n);
    buckets.set(at, sums);
  }
  return buckets;
}

type Weights = readonly (readonly [mark: string, weight: number])[];

/** Marks that were read before: the next batch has mostly the same. */
const readBefore = new Map<string, Weights>();
const READ_BEFORE_MAX = 2_000;

function weightsOf(text: string): Weights {
  const known = readBefore.get(text);
  if (known !== undefined) return known;
  const weights = Object.entries(JSON.parse(text) as Record<string, number>);
  if (readBefore.size >= READ_BEFORE_MAX) readBefore.clear();
  readBefore.set(text, weights);
  return weights;
}

function placeOf({ tenantId, source, month, keyId }: StoredEvent): [name: string, Place] {
  const place = { tenantId: escapeText(tenantId), source: escapeText(source), month, keyId: escapeText(keyId) };
  return [[place.tenantId, place.source, month, place.keyId].join(END), place];
}

function isAtSamePlace(a: StoredEvent, b: StoredEvent): boolean {
  return a.keyId === b.keyId && a.tenantId === b.tenantId && a.month === b.month && a.source === b.source;
}

/** Everything once, by its number. */
function createIndex<T>() {
  const numbers = new Map<string, number>();
  const all: T[] = [];
  return {
    all: all as readonly T[],
    of(name: string, value: T): number {
      const known = numbers.get(name);
      if (known !== undefined) return known;
      numbers.set(name, all.length);
      return all.push(value) - 1;
    },
  };
}
