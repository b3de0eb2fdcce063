/** The static pass: rules as data, compiled to a pack, run by a scanner in time linear in the text. */
export { BUDGETS } from "./budget.ts";
export { BUDGET_REACHED, BUILT_IN_FACTS } from "./builtin.ts";
export { isCommonWord } from "./common.ts";
export { type Folded, fold } from "./fold.ts";
export { type Image, readImage, writeImage } from "./image.ts";
export { decodeLayers, type Layer } from "./layers.ts";
export { createLiveScanner, type LiveScanner } from "./live.ts";
export { type Compiler, createCompiler } from "./match/compile.ts";
export { createMachine, type Machine } from "./match/machine.ts";
export { type OperatorRules, type RuleError, type RuleFile, readOperatorRules } from "./operator.ts";
export { compileRules, type Pack, type PackedRule, WINDOW_DEFAULT, WINDOW_MAX } from "./pack.ts";
export { PatternError } from "./pattern.ts";
export type { Match, RuleFacts, StaticOptions, StaticReport, StaticScanner } from "./port.ts";
export { reviewPattern } from "./review.ts";
export { defineRule, type Rule, SURFACES_DEFAULT } from "./rule.ts";
export { buildTables, createScanner } from "./scanner.ts";
export { compilePattern, translatePattern } from "./translate.ts";
export { warmUp } from "./warm.ts";
