/**
 * One thread that reads payloads with the model. It loads and warms up the model of the folder that it is told of, says
 * that it is ready, and then reads; tokenising happens here too. Between two windows it lets other jobs have their turn,
 * so that a short text does not wait for a long one. An error's message could hold a piece of the text and goes nowhere.
 */
import { parentPort, workerData } from "node:worker_threads";
import type { Tag } from "../cloak/tagger.ts";
import { type Payload, payloadOf } from "../payload.ts";
import type { SemanticReport } from "../semantic/port.ts";
import { type ReaderParts, type ReadingAsk, readPayload } from "../semantic/reader.ts";
import { SURFACE_IDS } from "../semantic/registry.ts";
import { inputOf } from "../semantic/windows.ts";
import { openEncoder, openRegistry, openTokenizer } from "./semantic-model.ts";

export interface SemanticJob extends ReadingAsk {
  readonly payload: Payload;
}

export type SemanticReply =
  | {
      readonly kind: "read";
      readonly id: number;
      readonly report: SemanticReport | null;
      readonly tags: readonly Tag[] | null;
    }
  | { readonly kind: "fault"; readonly id: number };

const port = parentPort;
if (port === null) throw new Error("This file runs as a worker thread.");

const { folder } = workerData as { readonly folder: string };
const registry = openRegistry(folder);
const tokenizer = openTokenizer(folder, registry);
const encoder = await openEncoder(folder, registry);
const parts: ReaderParts = { registry, tokenizer, encoder, now: () => performance.now() };
const say = (reply: SemanticReply) => port.postMessage(reply);

await warmUp();
port.on("message", ({ id, payload, attacksMs, tagsMs }: SemanticJob & { readonly id: number }) => {
  readPayload(payload, parts, { attacksMs, tagsMs }).then(
    (reading) => say({ kind: "read", id, ...reading }),
    () => say({ kind: "fault", id }),
  );
});
port.postMessage({ kind: "ready" });

/** The first run of a graph is slow: it is not a caller who waits for it. */
async function warmUp(): Promise<void> {
  const tokens = tokenizer.tokenise("warm up ".repeat(registry.window.content));
  const to = Math.min(registry.window.content, tokens.ids.length);
  const { hidden } = await encoder.gate(inputOf(tokens, { from: 0, to }, tokenizer), SURFACE_IDS.unknown);
  await encoder.judge(hidden);
  await readPayload(payloadOf("ready"), parts, { attacksMs: 1_000, tagsMs: 1_000 });
}
