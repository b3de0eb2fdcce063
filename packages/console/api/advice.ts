/** What to do about a refusal, in a sentence a person can act on. */
import { Refusal } from "./client.ts";

const ADVICE: Readonly<Record<string, string>> = {
  unreachable: "Check that the service runs and that this machine reaches it, then try again.",
  invalid_request: "Something that was filled in does not fit; the message says which.",
  unauthorized: "Your session has ended. Sign in again.",
  forbidden: "Your role is viewer: it reads and changes nothing. Ask someone with the role admin.",
  not_found: "It may have been removed since this page was loaded. Go back and reload the list.",
  conflict: "It changed while you were looking at it. Reload and look again.",
  rate_limited: "Too many tries. Wait a minute.",
  payload_too_large: "Send less at once.",
  text_too_long: "Shorten the text; nothing was inspected.",
  not_configured: "This part is switched off. The Health page names the setting that turns it on.",
  unavailable: "The store or a pass did not answer. The Health page says which; nothing was cleared.",
  overloaded: "The service sheds load. Wait a few seconds and try again.",
  quota_exceeded: "The plan's monthly limit is reached. Choose another plan for the tenant, or wait for the new month.",
  internal_error: "A fault of the service. Look for the request id in its log.",
};

export interface Advice {
  readonly what: string;
  readonly todo: string;
  readonly requestId: string | null;
}

export function adviceFor(error: unknown): Advice {
  if (error instanceof Refusal) {
    const details = error.body.details?.map(({ path, message }) => `${path}: ${message}`).join("; ");
    return {
      what: details ? `${error.message} (${details})` : error.message,
      todo: ADVICE[error.code] ?? "Try again; if it stays, look for the request id in the service's log.",
      requestId: error.requestId,
    };
  }
  return { what: "This page met an error of its own.", todo: "Reload the page.", requestId: null };
}
