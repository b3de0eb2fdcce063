/** JSON Schema, draft 7 and 2020-12, for schemas and values that both come from strangers. */
export { compileSchema, type Schema, type SchemaAllowance, type SchemaOptions, type SchemaReading } from "./compile.ts";
export { type Judgement, judge, type Problem, type ProblemKind } from "./judge.ts";
export type { SchemaFault, SchemaFaultCode } from "./resources.ts";
