/** The impure room: what needs threads, files or the network. */
export { type DetectorPoolOptions, openDetector } from "./cloak-pool.ts";
export type { WorkerSource } from "./cloak-worker.ts";
export { typeOfLabel } from "./external-labels.ts";
export { type ExternalDetectorOptions, openExternalDetector } from "./external-ner.ts";
export { openEncoder, openRegistry, openTokenizer, verifiedPath } from "./semantic-model.ts";
export { openSemantic, type SemanticModel, type SemanticPoolOptions } from "./semantic-pool.ts";
export type { ThreadFault } from "./thread.ts";
