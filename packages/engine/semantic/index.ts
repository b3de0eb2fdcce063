/** The semantic pass without its engine room: words, windows, the cascade, and what its numbers mean. */
export type { SemanticPass, SemanticReport, SemanticResult } from "./port.ts";
export { type Encoder, type Reading, type ReadingAsk, readPayload } from "./reader.ts";
export { type Registry, readRegistry, SURFACE_IDS } from "./registry.ts";
export { createTokenizer, type Tokenizer, type Tokens } from "./tokenizer.ts";
export { inputOf, windowsOf } from "./windows.ts";
