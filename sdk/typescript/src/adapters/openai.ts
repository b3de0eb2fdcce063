/** `@portcullis/client/openai`: the `openai` package with the guard around every call that sends a payload. */
import type { DecorateOptions } from "../decorate.ts";
import { type Guarded, guardClient, type Portcullis } from "./provider-client.ts";

const METHODS: Guarded = {
  "chat.completions.create": "chat",
  "responses.create": "responses",
  "completions.create": "chat",
};

/**
 * The same client, guarded. A block is the method's value (`isBlockBody`), or for `stream: true` a stream that ends with
 * `finish_reason: "content_filter"`.
 *
 * @example
 * ```ts
 * const openai = guardOpenAI(new OpenAI(), portcullis, { protect: true });
 * const answer = await openai.chat.completions.create({ model, messages });
 * ```
 */
export function guardOpenAI<C extends object>(openai: C, portcullis: Portcullis, options: DecorateOptions = {}): C {
  return guardClient(openai, portcullis, METHODS, options);
}
