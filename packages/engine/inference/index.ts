/** The impure room: what needs threads, files or the network. */
export { type DetectorPoolOptions, openDetector } from "./cloak-pool.ts";
export type { WorkerSource } from "./cloak-worker.ts";
export { type ExternalDetectorOptions, openExternalDetector } from "./external-ner.ts";
export type { ThreadFault } from "./thread.ts";
