/**
 * What reads names, places, addresses and dates: a model, or a gazetteer with a grammar. Synchronous and pure, because
 * it already runs on a worker thread and the thread has nothing else to do.
 *
 * A tagger that cannot answer throws; the detector then has no answer either, and the caller hears `unavailable`.
 */
import type { EntityType } from "@portcullis/contract";

/** A range of the text that the tagger was given, in UTF-16 code units, end exclusive. `score` means P(correct). */
export interface Tag {
  readonly type: EntityType;
  readonly start: number;
  readonly end: number;
  readonly score: number;
}

export interface Tagger {
  /** What it can tag; absent: person_name, street_address, location, date, date_of_birth. */
  readonly types?: readonly EntityType[];
  /** Tags may overlap and come in any order: merging is the detector's. */
  tag(text: string): readonly Tag[];
}
