/** Personal-data detection: what an entity type is made of, and the detector that runs the definitions. */
export { createDetector, type DetectorParts, type PureDetector } from "./detector.ts";
export { type MergeOptions, merge, type Span } from "./merge.ts";
export type { DetectOptions, Detector, Entity } from "./port.ts";
export * from "./recogniser.ts";
export type { Tag, Tagger } from "./tagger.ts";
