/** The verdict on tool calls. */
import { type Context, inspect, type Resolved } from "./inspect.ts";
import type { Failure, ScanResult, ToolCallVerdict } from "./result.ts";
import type { ToolCall } from "./tool-call.ts";
import type { Severity } from "./words.ts";

/** What is to be done about tool calls. */
export interface ToolCallsResult {
  readonly allowed: boolean;
  /** Whether any must be kept from running, under the options of the call. */
  readonly blocked: boolean;
  readonly severity: Severity | null;
  /** One for each call, in order; empty when the service did not answer. */
  readonly calls: readonly ToolCallVerdict[];
  readonly error: Failure | null;
}

export async function judgeCalls(
  context: Context,
  calls: readonly ToolCall[],
  options: Resolved,
  until: number,
): Promise<{ readonly verdict: ToolCallsResult; readonly result: ScanResult }> {
  const { result } = await inspect(context, "", { ...options, cloak: false }, { until, toolCalls: calls });
  const { toolValidation, error } = result;
  const verdict: ToolCallsResult = {
    // Without an answer nothing was allowed, unless the caller chose to let pass what was not judged.
    allowed: toolValidation ? toolValidation.allowed : !result.blocked,
    blocked: result.blocked,
    severity: toolValidation?.severity ?? null,
    calls: toolValidation?.calls ?? [],
    error,
  };
  const reason = result.reason ?? (verdict.allowed ? null : "tool_call_rejected");
  return { verdict, result: { ...result, reason, severity: result.severity ?? verdict.severity } };
}
