/** Tool calls against their declarations: read the tool list once, then judge the calls of the request by it. */
export { type JudgeCallsInput, judgeCalls } from "./calls.ts";
export type { Scan } from "./poison.ts";
export type { CallReport, ToolCall, ToolFinding, ToolReport } from "./port.ts";
export {
  declarationTexts,
  readTools,
  type Tool,
  type Toolbox,
  type ToolsFault,
  type ToolsFaultCode,
  type ToolsReading,
} from "./toolbox.ts";
