/** Bodies for `/v1/captures`: what the provider was asked and what it said, as it went over the wire. */
import { SDK } from "../version.ts";
import { webcrypto } from "../webcrypto.ts";

/** The service takes no larger record. */
const RECORD_CHARS_MAX = 900_000;

export function captureOf(
  type: string,
  eventId: string | null,
  request: unknown,
  outcome: {
    readonly provider?: string | undefined;
    readonly stream?: boolean;
    readonly response?: unknown;
    readonly error?: unknown;
  },
): object {
  const { model } = (request ?? {}) as { readonly model?: unknown };
  const { provider, stream, response, error } = outcome;
  const fields = {
    id: webcrypto.randomUUID(),
    ts: new Date().toISOString(),
    ...(eventId ? { event_id: eventId } : {}),
    type,
    ...(provider ? { provider } : {}),
    ...(typeof model === "string" ? { model } : {}),
    ...(stream ? { stream } : {}),
    ...(error ? { error } : {}),
    sdk: SDK,
  };
  const whole = { ...fields, request, ...(response === undefined ? {} : { response }) };
  // A body too large to be taken would lose the whole batch it goes with.
  return JSON.stringify(whole).length <= RECORD_CHARS_MAX ? whole : { ...fields, request: "too large to capture" };
}
