import type { SemanticMode, Severity, Surface } from "./words.ts";

/** What a field means when the caller leaves it out. */
export const DEFAULTS = {
  blockSeverity: "medium" as Severity,
  scanChars: 100_000,
  includeEvidence: false,
  semantic: "enforce" as SemanticMode,
  surface: "unknown" as Surface,
  minConfidence: 0.5,
  skipWhenBlocked: true,
  replacement: "[REDACTED]",
} as const;
