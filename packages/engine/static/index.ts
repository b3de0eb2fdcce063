/** The static pass: rules as data, compiled to a pack, run by a scanner in time linear in the text. */
export { type Folded, fold } from "./fold.ts";
export { compileRules, type Pack, type PackedRule, WINDOW_DEFAULT, WINDOW_MAX } from "./pack.ts";
export { PatternError } from "./pattern.ts";
export type { Match, RuleFacts, StaticReport, StaticScanner } from "./port.ts";
export { defineRule, type Rule, SURFACES_DEFAULT } from "./rule.ts";
export { createScanner } from "./scanner.ts";
