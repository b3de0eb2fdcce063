/** Whose stream it is, told by the caller or by the first event. */
import { ConfigurationError } from "../errors.ts";
import { PROVIDERS, type Provider } from "../words.ts";
import { anthropicReader } from "./anthropic.ts";
import { chatReader } from "./chat.ts";
import type { Reader } from "./reading.ts";
import { responsesReader } from "./responses.ts";
import { vercelReader } from "./vercel.ts";

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

function providerOfEvent(event: unknown): Provider | null {
  const { choices, type } = (event ?? {}) as Readonly<Record<string, unknown>>;
  if (Array.isArray(choices)) return "chat";
  const name = String(type);
  if (name.startsWith("response.")) return "responses";
  if (/^(?:message_|content_block_|ping$)/.test(name)) return "anthropic";
  return /^[a-z]+(?:-[a-z]+)*$/.test(name) && type !== undefined ? "vercel" : null;
}
