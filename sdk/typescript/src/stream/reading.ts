/**
 * What a guard needs to know of one event of a provider's stream. A reader per provider finds it; the guard itself
 * knows no provider.
 */

import type { Path } from "../payload/leaves.ts";
import type { BlockBody } from "../telling/block.ts";
import type { ToolCall } from "../tool-call.ts";

/** A piece of running text, and where in the event it stands. */
export interface Delta {
  /** The running text, or the tool call, that it belongs to. */
  readonly key: string;
  readonly path: Path;
  readonly text: string;
}

export interface Reading {
  readonly texts: readonly Delta[];
  readonly args: readonly Delta[];
  /** Calls that this event says something of: it waits until they are judged. */
  readonly calls: readonly { readonly key: string; readonly id?: string; readonly name?: string }[];
  /** Calls that are whole now, by key; `call` where the event itself repeats the whole of it. */
  readonly done: readonly { readonly key: string; readonly call?: ToolCall }[];
  /** Texts that the event repeats as a whole. Null: the event repeats nothing. */
  readonly wholes: readonly string[] | null;
}

/** What is known of a stream when it has to be ended. */
export interface Ending {
  readonly body: BlockBody;
  /** The last event that was read, if any, and the last that left. */
  readonly lastRead: unknown;
  readonly lastReleased: unknown;
  readonly model: string | null;
}

export interface Reader {
  read(event: unknown): Reading;
  /** The event that a block ends the stream with, in the provider's own shape. */
  end(ending: Ending): unknown;
}

export const NOTHING: Reading = { texts: [], args: [], calls: [], done: [], wholes: null };
