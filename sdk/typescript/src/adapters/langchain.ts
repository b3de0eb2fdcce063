/**
 * `@portcullis/client/langchain`: a LangChain chat model with the guard around it. A proxy stands before the model, so
 * that `invoke`, `stream`, `batch`, `bindTools` and agents built on them all go through the guard.
 */
import { BaseChatModel } from "@langchain/core/language_models/chat_models";
import { AIMessage, AIMessageChunk, type BaseMessage } from "@langchain/core/messages";
import { ChatGenerationChunk, type ChatResult } from "@langchain/core/outputs";
import type { ProviderCallOptions } from "../decorate.ts";
import { type BlockBody, isBlockBody } from "../telling/block.ts";
import type { Portcullis } from "./provider-client.ts";

interface CallArgs {
  readonly tools?: readonly object[];
}
interface Tokens {
  handleLLMNewToken(token: string, ...more: unknown[]): unknown;
}
interface Entry {
  readonly role: string;
  readonly content: unknown;
  readonly tool_calls?: readonly { readonly function: { readonly arguments: string } }[];
}
type Generate = (messages: BaseMessage[], options: CallArgs, run?: Tokens) => Promise<ChatResult>;
type Stream = (messages: BaseMessage[], options: CallArgs, run?: Tokens) => AsyncGenerator<ChatGenerationChunk>;

const ROLES: Readonly<Record<string, string>> = {
  human: "user",
  ai: "assistant",
  system: "system",
  developer: "system",
  tool: "tool",
  function: "function",
};

/**
 * The same model, guarded. A block is a message that says so, with the block's body in `response_metadata.portcullis`.
 *
 * @example
 * ```ts
 * const model = guardLangChain(new ChatOpenAI({ model: "gpt-x" }), portcullis, { protect: true });
 * const answer = await model.invoke("Hello");
 * ```
 */
export function guardLangChain<M extends BaseChatModel>(
  model: M,
  portcullis: Portcullis,
  options: ProviderCallOptions = {},
): M {
  const settings = ({ tools }: CallArgs): ProviderCallOptions => ({
    provider: "chat",
    ...options,
    ...(Array.isArray(tools) && !options.tools ? { tools } : {}),
  });

  const generate =
    (inner: Generate): Generate =>
    async (messages, args, run) => {
      let result: ChatResult | null = null;
      const send = async (payload: readonly Entry[]) => {
        result = await inner(written(messages, payload), args, run);
        return toAnswer(result);
      };
      const { body, value } = await portcullis.guard.wrap(messages.map(toEntry), send, settings(args));
      if (body) return refusal(body);
      return fromAnswer(result!, value as Answer);
    };

  const stream = (inner: Stream): Stream =>
    async function* (messages, args, run) {
      // The inner model is not told whom to tell: a callback that heard of tokens would hear them unchecked.
      const send = async (payload: readonly Entry[]) => chunks(inner(written(messages, payload), args));
      const { body, value } = await portcullis.guard.wrap(messages.map(toEntry), send, settings(args));
      if (body) {
        yield blockedChunk(body);
        return;
      }
      for await (const event of value as AsyncIterable<ChunkEvent>) {
        const chunk = isBlockBody(event.portcullis) ? blockedChunk(event.portcullis) : fromEvent(event);
        yield chunk;
        await run?.handleLLMNewToken(chunk.text, undefined, undefined, undefined, undefined, { chunk });
      }
    };

  return new Proxy(model, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (name === "_generate") return generate((value as Generate).bind(target));
      // A model without a stream of its own must go on looking like one: LangChain compares the method itself.
      const streams = target._streamResponseChunks !== BaseChatModel.prototype._streamResponseChunks;
      if (name === "_streamResponseChunks" && streams) return stream((value as Stream).bind(target));
      if (name === "_streamChatModelEvents") return BaseChatModel.prototype[name as "_streamChatModelEvents"] ?? value;
      return value;
    },
  });
}

function toEntry(message: BaseMessage): Entry {
  const calls = (message as AIMessage).tool_calls ?? [];
  const type = message.getType();
  return {
    role: Object.hasOwn(ROLES, type) ? ROLES[type]! : type,
    content: message.content,
    ...(calls.length > 0
      ? { tool_calls: calls.map(({ args }) => ({ function: { arguments: JSON.stringify(args) } })) }
      : {}),
  };
}

/** The messages as cleared; those that did not change are the very same. */
function written(messages: readonly BaseMessage[], entries: readonly Entry[]): BaseMessage[] {
  return messages.map((message, index) => {
    const entry = entries[index]!;
    const calls = (message as AIMessage).tool_calls ?? [];
    const tool_calls = calls.map((call, i) => ({
      ...call,
      args: JSON.parse(entry.tool_calls![i]!.function.arguments) as typeof call.args,
    }));
    const isSame = entry.content === message.content && JSON.stringify(tool_calls) === JSON.stringify(calls);
    if (isSame) return message;
    const fields = { content: entry.content, ...(calls.length > 0 ? { tool_calls } : {}) };
    return Object.assign(Object.create(Object.getPrototypeOf(message)), message, fields) as BaseMessage;
  });
}

interface Answer {
  readonly choices: readonly {
    readonly message: { readonly content: unknown; readonly tool_calls?: readonly AnswerCall[] };
  }[];
  readonly portcullis?: unknown;
}
interface AnswerCall {
  readonly id?: string;
  readonly place: number;
  readonly function: { readonly name: string; readonly arguments: string };
}

function toAnswer({ generations }: ChatResult): Answer {
  return {
    choices: generations.map(({ message }) => {
      const calls = (message as AIMessage).tool_calls ?? [];
      const tool_calls = calls.map(({ id, name, args }, place) => ({
        ...(id ? { id } : {}),
        place,
        function: { name, arguments: JSON.stringify(args) },
      }));
      return { message: { content: message.content, ...(calls.length > 0 ? { tool_calls } : {}) } };
    }),
  };
}

function fromAnswer(result: ChatResult, { choices, portcullis }: Answer): ChatResult {
  for (const [index, generation] of result.generations.entries()) {
    const { content, tool_calls = [] } = choices[index]!.message;
    const message = generation.message as AIMessage;
    const calls = message.tool_calls ?? [];
    message.content = content as AIMessage["content"];
    if (calls.length > 0) {
      message.tool_calls = tool_calls.map(({ place, function: { arguments: json } }) => ({
        ...calls[place]!,
        args: JSON.parse(json),
      }));
      // Providers repeat the calls here, rejected ones included.
      delete message.additional_kwargs.tool_calls;
    }
    if (portcullis) message.response_metadata = { ...message.response_metadata, portcullis };
    if (typeof content === "string") generation.text = content;
  }
  return result;
}

interface ChunkEvent {
  readonly choices: readonly {
    readonly index: number;
    readonly delta: { readonly content?: string; readonly tool_calls?: readonly object[] };
  }[];
  readonly chunk: ChatGenerationChunk;
  readonly portcullis?: unknown;
}

async function* chunks(source: AsyncIterable<ChatGenerationChunk>): AsyncGenerator<ChunkEvent> {
  for await (const chunk of source) {
    const calls = (chunk.message as AIMessageChunk).tool_call_chunks ?? [];
    const tool_calls = calls.map(({ index = 0, id, name, args }) => ({
      index,
      ...(id ? { id } : {}),
      function: { ...(name ? { name } : {}), arguments: args ?? "" },
    }));
    const delta = { content: chunk.text, ...(calls.length > 0 ? { tool_calls } : {}) };
    yield { choices: [{ index: 0, delta }], chunk };
  }
}

function fromEvent({ choices, chunk }: ChunkEvent): ChatGenerationChunk {
  const { content = "", tool_calls = [] } = choices[0]?.delta ?? {};
  const message = chunk.message as AIMessageChunk;
  const before = message.tool_call_chunks ?? [];
  const args = (tool_calls as readonly { readonly function: { readonly arguments: string } }[]).map(
    (call) => call.function.arguments,
  );
  const isSame = content === chunk.text && args.every((text, i) => text === (before[i]?.args ?? ""));
  if (isSame) return chunk;
  const tool_call_chunks = before.map((call, i) => ({ ...call, args: args[i] ?? "" }));
  const { id, name, response_metadata, usage_metadata } = message;
  return new ChatGenerationChunk({
    text: content,
    message: new AIMessageChunk({
      content,
      tool_call_chunks,
      response_metadata,
      ...(id ? { id } : {}),
      ...(name ? { name } : {}),
      ...(usage_metadata ? { usage_metadata } : {}),
    }),
  });
}

function refusal(body: BlockBody): ChatResult {
  const text = body.error.message;
  return {
    generations: [{ text, message: new AIMessage({ content: text, response_metadata: { portcullis: body } }) }],
  };
}

function blockedChunk(body: BlockBody): ChatGenerationChunk {
  const text = body.error.message;
  return new ChatGenerationChunk({
    text,
    message: new AIMessageChunk({ content: text, response_metadata: { portcullis: body } }),
  });
}
