/** A tool call in any provider's form, as the service takes it. */

/** A call as it goes over the wire. */
export interface ToolCall {
  readonly id?: string;
  readonly name: string;
  readonly arguments: string;
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
