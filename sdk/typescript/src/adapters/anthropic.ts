/** `@portcullis/client/anthropic`: the `@anthropic-ai/sdk` package with the guard around every message. */
import type { DecorateOptions } from "../decorate.ts";
import { type Guarded, guardClient, type Portcullis } from "./provider-client.ts";

const METHODS: Guarded = { "messages.create": "anthropic", "beta.messages.create": "anthropic" };

/**
 * The same client, guarded. A block is the method's value (`isBlockBody`), or for `stream: true` a stream that ends with
 * an `error` event.
 *
 * @example
 * ```ts
 * const anthropic = guardAnthropic(new Anthropic(), portcullis);
 * const message = await anthropic.messages.create({ model, max_tokens: 256, messages });
 * ```
 */
export function guardAnthropic<C extends object>(
  anthropic: C,
  portcullis: Portcullis,
  options: DecorateOptions = {},
): C {
  return guardClient(anthropic, portcullis, METHODS, options);
}
