/**
 * Personal-data detection as the rest of the house sees it: ranges, types and scores, never values.
 */
import type { EntityCategory, EntityType } from "@portcullis/contract";
import type { Outcome } from "../outcome.ts";

export interface Entity {
  readonly type: EntityType;
  readonly category: EntityCategory;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
}

export interface DetectOptions {
  readonly types: readonly EntityType[];
  readonly minConfidence: number;
  readonly deadlineMs: number;
}

export interface Detector {
  /** A dotted date: the latest change of the type mapping. */
  readonly taxonomyVersion: string;
  /** Never throws. Entities are sorted, never overlap, and hold only requested types at or over the bar. */
  detect(text: string, options: DetectOptions): Promise<Outcome<readonly Entity[]>>;
  close(): Promise<void>;
}
