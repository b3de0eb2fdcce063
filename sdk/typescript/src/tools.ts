/** Tool calls in any provider's form, as the service takes them; and their verdict. */
import { type Context, inspect, type Resolved } from "./inspect.ts";
import type { Failure, ScanResult, ToolCallVerdict } from "./result.ts";
import type { Severity } from "./words.ts";

/** A call as it goes over the wire. */
export interface ToolCall {
  readonly id?: string;
  readonly name: string;
  readonly arguments: string;
}

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

interface AnyCall {
  readonly id?: string | null;
  readonly call_id?: string;
  readonly type?: string;
  readonly name?: string;
  readonly toolCallId?: string;
  readonly toolName?: string;
  readonly arguments?: unknown;
  readonly input?: unknown;
  readonly function?: { readonly name?: string; readonly arguments?: unknown };
  readonly custom?: { readonly name?: string; readonly input?: unknown };
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

/** OpenAI chat, OpenAI Responses, Anthropic, Vercel AI SDK, a custom tool of either, or `{ name, arguments }`. */
export function readCall(call: object): ToolCall {
  const any = call as AnyCall;
  const inner = any.function ?? any.custom ?? any;
  const given = any.function?.arguments ?? any.custom?.input ?? any.arguments ?? any.input;
  const id = any.call_id ?? any.toolCallId ?? any.id;
  return {
    ...(typeof id === "string" ? { id } : {}),
    name: String(inner.name ?? any.toolName ?? ""),
    arguments: typeof given === "string" ? given : JSON.stringify(given ?? {}),
  };
}
