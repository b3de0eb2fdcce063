/**
 * The door to the streaming guard, which is loaded with the first stream: an application that never streams does not
 * carry it, and the others load it once.
 */

import type { Context } from "../inspect.ts";
import type { BlockBody } from "../telling/block.ts";
import type { Provider } from "../words.ts";
import type { StreamEnd, StreamSettings } from "./guard.ts";

export async function* guardStream<E>(
  context: Context,
  source: AsyncIterable<E>,
  settings: StreamSettings,
  end: StreamEnd,
): AsyncGenerator<E, void, undefined> {
  const guard = await import("./guard.ts");
  yield* guard.guardStream(context, source, settings, end);
}

/** A stream of the one event that a block ends a stream with. */
export async function* blockedStream(
  body: BlockBody,
  request: unknown,
  provider: Provider | undefined,
): AsyncGenerator<unknown, void, undefined> {
  const { readerFor } = await import("./provider.ts");
  const { model } = (request ?? {}) as { readonly model?: unknown };
  const ending = { body, lastRead: undefined, lastReleased: undefined };
  const reader = readerFor(provider ?? providerOfRequest(request), undefined);
  yield reader.end({ ...ending, model: typeof model === "string" ? model : null });
}

/** By what the request holds, where the caller does not say. */
function providerOfRequest(request: unknown): Provider {
  const { messages, model, system } = (request ?? {}) as Readonly<Record<string, unknown>>;
  if (messages === undefined) return "responses";
  return system !== undefined || String(model).startsWith("claude") ? "anthropic" : "chat";
}
