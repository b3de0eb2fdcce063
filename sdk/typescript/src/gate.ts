/**
 * The tool calls of a provider's plain answer: found in each shape, judged together, and the rejected ones taken out in
 * place, so that a call that was rejected never reaches whoever would run it.
 */
import type { Context, Resolved } from "./inspect.ts";
import type { ScanResult } from "./result.ts";
import { readCall, type ToolCall } from "./tool-call.ts";
import { judgeCalls } from "./tools.ts";

/** A call inside an answer: what it is, and how it is taken out. */
interface Found {
  readonly call: ToolCall;
  remove(): void;
}

interface Message {
  content?: unknown;
  tool_calls?: object[];
  function_call?: object;
}
interface Choice {
  readonly message?: Message;
  finish_reason?: string | null;
}
interface AnyAnswer {
  readonly choices?: Choice[];
  output?: object[];
  content?: object[];
  stop_reason?: string | null;
  finishReason?: unknown;
  portcullis?: unknown;
}

const SENTENCE = "A tool call was rejected by Portcullis.";

/** Judges the calls of an answer and takes rejected ones out. Null when there was none to judge. */
export async function gate(
  context: Context,
  answer: unknown,
  options: Resolved,
  until: number,
): Promise<ScanResult | null> {
  if (typeof answer !== "object" || answer === null) return null;
  const { found, tidy } = callsOf(answer as AnyAnswer);
  if (found.length === 0) return null;
  const calls = found.map(({ call }) => call);
  const { verdict, result } = await judgeCalls(context, calls, options, until);
  if (!verdict.blocked) return result;
  // Where the arguments together were judged an attack, no single call is to blame, so none is kept.
  const isWhole = verdict.calls.every((call) => call.allowed);
  for (const [index, { remove }] of found.entries()) {
    if (isWhole || !verdict.calls[index]?.allowed) remove();
  }
  tidy();
  const reason = verdict.error ? "scan_unavailable" : "tool_call_rejected";
  (answer as AnyAnswer).portcullis = { reason, calls: verdict.calls };
  return result;
}

interface Calls {
  readonly found: readonly Found[];
  /** Leaves the answer consistent after calls were taken out. */
  tidy(): void;
}

function callsOf(answer: AnyAnswer): Calls {
  if (Array.isArray(answer.choices)) return inChat(answer.choices);
  if (Array.isArray(answer.output)) {
    const text = { type: "output_text", text: SENTENCE, annotations: [] };
    const said = { type: "message", role: "assistant", status: "completed", content: [text] };
    return inList(answer.output, /^(?:function_call|custom_tool_call)$/, said, () => {});
  }
  if (Array.isArray(answer.content)) {
    return inList(answer.content, /^(?:tool_use|tool-call)$/, { type: "text", text: SENTENCE }, (isLast) => {
      if (isLast && answer.stop_reason === "tool_use") answer.stop_reason = "refusal";
      if (isLast && answer.finishReason === "tool-calls") answer.finishReason = "content-filter";
      const reason = answer.finishReason as { unified?: string } | undefined;
      if (isLast && reason?.unified === "tool-calls") reason.unified = "content-filter";
    });
  }
  return { found: [], tidy: () => {} };
}

function inChat(choices: readonly Choice[]): Calls {
  const found: Found[] = [];
  const touched = new Set<Choice>();
  for (const choice of choices) {
    const { message } = choice;
    for (const call of message?.tool_calls ?? []) {
      const remove = () => {
        touched.add(choice);
        message!.tool_calls = message!.tool_calls!.filter((one) => one !== call);
      };
      found.push({ call: readCall(call), remove });
    }
    if (message?.function_call) {
      const remove = () => {
        touched.add(choice);
        delete message.function_call;
      };
      found.push({ call: readCall(message.function_call), remove });
    }
  }
  const tidy = () => {
    for (const choice of touched) {
      const message = choice.message!;
      if (message.tool_calls?.length === 0) delete message.tool_calls;
      const { content } = message;
      message.content = typeof content === "string" && content !== "" ? `${content}\n\n${SENTENCE}` : SENTENCE;
      const isOver = !message.tool_calls && !message.function_call;
      if (isOver && /^(?:tool_calls|function_call)$/.test(choice.finish_reason ?? "")) {
        choice.finish_reason = "content_filter";
      }
    }
  };
  return { found, tidy };
}

/** Responses and Anthropic keep calls in a list with everything else. */
function inList(list: object[], type: RegExp, said: object, after: (isLast: boolean) => void): Calls {
  // A call that the provider runs itself is over when it is told of.
  const isCall = (one: object | null) => {
    const any = one as { readonly type?: unknown; readonly providerExecuted?: unknown } | null;
    return type.test(String(any?.type)) && any?.providerExecuted !== true;
  };
  const found = list.filter(isCall).map((one) => ({
    call: readCall(one),
    remove: () => {
      list.splice(list.indexOf(one), 1);
    },
  }));
  const tidy = () => {
    list.push(said);
    after(!list.some(isCall));
  };
  return { found, tidy };
}
