/**
 * One thread that detects. It loads the definitions and the tagger that it is told of, says that it is ready, and then
 * answers one text at a time. What goes back is ranges or the bare fact of a fault: an error's message could hold
 * a piece of the text.
 */
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import type { EntityType } from "@portcullis/contract";
import { createDetector, TAGGED_TYPES } from "../cloak/detector.ts";
import type { Entity } from "../cloak/port.ts";
import type { EntityDefinition } from "../cloak/recogniser.ts";
import type { Tag, Tagger } from "../cloak/tagger.ts";

/** Where a worker finds what it runs. */
export interface WorkerSource {
  /** A module that exports `entities`. */
  readonly entities: string;
  /**
   * The file that the tagger is made from, and the module that exports `createTagger(bytes)` (default: the gazetteer
   * tagger). Null: recognisers alone, and whoever asks for names or places hears `unavailable`.
   */
  readonly tagger: { readonly file: string; readonly module?: string } | null;
}

export interface WorkerJob {
  readonly id: number;
  readonly text: string;
  readonly types: readonly EntityType[];
  readonly minConfidence: number;
  /** See `DetectAsk`. */
  readonly tags?: readonly Tag[] | undefined;
}

export type WorkerReply =
  | { readonly kind: "found"; readonly id: number; readonly entities: readonly Entity[] }
  | { readonly kind: "fault"; readonly id: number };

const port = parentPort;
if (port === null) throw new Error("This file runs as a worker thread.");

const source = workerData as WorkerSource;
const { entities } = (await import(source.entities)) as { entities: readonly EntityDefinition[] };
const detector = createDetector({ entities, tagger: await loadTagger(source.tagger) });
const say = (reply: WorkerReply) => port.postMessage(reply);

port.on("message", ({ id, text, types, minConfidence, tags }: WorkerJob) => {
  try {
    // Fail closed: without a tagger nobody looked for these, and an empty list would say that somebody did.
    if (!source.tagger && !tags && types.some((type) => TAGGED_TYPES.includes(type))) throw new Error("no tagger");
    say({ kind: "found", id, entities: detector.detect(text, { types, minConfidence, tags }) });
  } catch {
    say({ kind: "fault", id });
  }
});
port.postMessage({ kind: "ready" });

async function loadTagger(from: WorkerSource["tagger"]): Promise<Tagger | null> {
  if (from === null) return null;
  const { createTagger } = (await import(from.module ?? "../cloak/tagger/index.ts")) as {
    createTagger: (bytes: Uint8Array) => Tagger;
  };
  return createTagger(readFileSync(from.file));
}
