/**
 * `@portcullis/client/vercel`: a middleware for language models of the Vercel AI SDK, for `wrapLanguageModel`. It guards
 * `generateText`, `streamText` and everything built on them.
 */

import type { ProviderCallOptions } from "../decorate.ts";
import { type BlockBody, isBlockBody } from "../telling/block.ts";
import type { Portcullis } from "./provider-client.ts";

interface Params {
  readonly prompt: unknown;
  readonly tools?: readonly object[] | undefined;
}
interface Model {
  readonly specificationVersion?: string;
  doGenerate(params: never): PromiseLike<unknown>;
  doStream(params: never): PromiseLike<unknown>;
}
interface Call {
  readonly params: Params;
  readonly model: Model;
}
type Part = Readonly<Record<string, unknown>>;
interface StreamResult {
  readonly stream: ReadableStream<Part>;
}

/** A middleware. Its results are typed as nothing at all, so that they fit every version of the AI SDK. */
export interface PortcullisMiddleware {
  readonly specificationVersion: "v4";
  wrapGenerate(call: Call): Promise<never>;
  wrapStream(call: Call): Promise<never>;
}

/**
 * The guard as a middleware. A block is an answer whose finish reason is `content-filter`, with the block's body in its
 * provider metadata; a stream ends with an `error` part.
 *
 * @example
 * ```ts
 * const model = wrapLanguageModel({ model: openai("gpt-x"), middleware: portcullisMiddleware(portcullis) });
 * ```
 */
export function portcullisMiddleware(portcullis: Portcullis, options: ProviderCallOptions = {}): PortcullisMiddleware {
  const settings = (params: Params): ProviderCallOptions => ({
    provider: "vercel",
    ...options,
    ...(params.tools && !options.tools ? { tools: params.tools } : {}),
  });
  return {
    specificationVersion: "v4",
    async wrapGenerate({ params, model }) {
      const send = (prompt: unknown) => model.doGenerate({ ...params, prompt } as never);
      const { body, value } = await portcullis.guard.wrap(params.prompt, send, settings(params));
      return (body ? refusal(body, model) : value) as never;
    },
    async wrapStream({ params, model }) {
      let rest: object = {};
      const send = async (prompt: unknown) => {
        const { stream, ...more } = (await model.doStream({ ...params, prompt } as never)) as StreamResult;
        rest = more;
        return parts(stream);
      };
      const { body, value } = await portcullis.guard.wrap(params.prompt, send, settings(params));
      const source = body ? blocked(body) : (value as AsyncIterable<Part>);
      return { ...rest, stream: toStream(ended(source, model)) } as never;
    },
  };
}

function refusal(body: BlockBody, model: Model): object {
  const { usage, finishReason } = ending(model);
  const content = [{ type: "text", text: body.error.message }];
  return { content, finishReason, usage, warnings: [], providerMetadata: { portcullis: { ...body.error } } };
}

/** Versions of the specification differ in how they say that nothing was used. */
function ending({ specificationVersion }: Model): { readonly usage: object; readonly finishReason: unknown } {
  if (specificationVersion === "v2") {
    return { usage: { inputTokens: 0, outputTokens: 0, totalTokens: 0 }, finishReason: "content-filter" };
  }
  const inputTokens = { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 };
  const usage = { inputTokens, outputTokens: { total: 0, text: 0, reasoning: 0 } };
  return { usage, finishReason: { unified: "content-filter", raw: "portcullis" } };
}

async function* blocked(body: BlockBody): AsyncGenerator<Part> {
  yield { type: "stream-start", warnings: [] };
  yield { type: "error", error: body.error };
}

/** A stream that a block ended still has to finish: the SDK waits for it. */
async function* ended(source: AsyncIterable<Part>, model: Model): AsyncGenerator<Part> {
  let isBlocked = false;
  for await (const part of source) {
    isBlocked = part.type === "error" && isBlockBody({ error: part.error });
    yield part;
  }
  if (isBlocked) yield { type: "finish", ...ending(model) };
}

async function* parts(stream: ReadableStream<Part>): AsyncGenerator<Part> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}

function toStream(source: AsyncGenerator<Part>): ReadableStream<Part> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await source.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await source.return(undefined);
    },
  });
}
