/** Whose stream it is, told by the caller or by the first event; and whose request. */
import { ConfigurationError } from "../errors.ts";
import { anthropicReader } from "./anthropic.ts";
import { chatReader } from "./chat.ts";
import type { Reader } from "./reading.ts";
import { responsesReader } from "./responses.ts";
import { vercelReader } from "./vercel.ts";

export const PROVIDERS = ["chat", "responses", "anthropic", "vercel"] as const;
/** A shape of streams: OpenAI chat, OpenAI Responses, Anthropic, Vercel AI SDK. */
export type Provider = (typeof PROVIDERS)[number];

const READERS: Readonly<Record<Provider, () => Reader>> = {
  chat: chatReader,
  responses: responsesReader,
  anthropic: anthropicReader,
  vercel: vercelReader,
};

export function readerFor(provider: string | null, event: unknown): Reader {
  const found = provider ?? providerOfEvent(event);
  if (!found || !Object.hasOwn(READERS, found)) {
    // Fail closed: of a stream that is not understood nothing would be checked.
    throw new ConfigurationError("provider", `must be one of ${PROVIDERS.join(", ")}: the stream does not tell`);
  }
  return READERS[found as Provider]();
}

/** By what the request holds, where the caller does not say. */
export function providerOfRequest(request: unknown): Provider {
  const { messages, model, system } = (request ?? {}) as Readonly<Record<string, unknown>>;
  if (messages === undefined) return "responses";
  return system !== undefined || String(model).startsWith("claude") ? "anthropic" : "chat";
}

function providerOfEvent(event: unknown): Provider | null {
  const { choices, type } = (event ?? {}) as Readonly<Record<string, unknown>>;
  if (Array.isArray(choices)) return "chat";
  const name = String(type);
  if (name.startsWith("response.")) return "responses";
  if (/^(?:message_|content_block_|ping$)/.test(name)) return "anthropic";
  return /^[a-z]+(?:-[a-z]+)*$/.test(name) && type !== undefined ? "vercel" : null;
}
