export type { SemanticPass, SemanticReport, SemanticResult } from "./port.ts";
