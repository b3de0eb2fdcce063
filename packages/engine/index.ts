/** How to look: ports of the passes, what they hand back, and the fold of it all into one verdict. */
export type { DetectOptions, Detector, Entity } from "./cloak/port.ts";
export { didNotRun, type FailureReason, type Outcome, ran } from "./outcome.ts";
export { cut, owners, type Payload, payloadOf, type Segment, type Surface } from "./payload.ts";
export type { SemanticPass, SemanticReport, SemanticResult } from "./semantic/port.ts";
export type { Match, RuleFacts, StaticReport, StaticScanner } from "./static/port.ts";
export type { CallReport, ToolCall, ToolFinding, ToolReport } from "./tools/port.ts";
export * from "./verdict.ts";
