/**
 * Asks the service: one bound for all attempts, pauses by chance or as the service says, and every failure as one kind
 * of error. All that is sent here is safe to repeat: verdicts leave no trace, and records carry their own id.
 */
import { ScanUnavailableError } from "./errors.ts";
import type { FailureKind } from "./result.ts";

export interface Answer {
  readonly body: unknown;
  readonly requestId: string | null;
}

export interface Transport {
  /** `until` is a moment of `performance.now()`, past which nothing is waited for. */
  send(method: string, path: string, body: unknown, until: number): Promise<Answer>;
}

export interface TransportOptions {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly retries: number;
  readonly fetch?: typeof fetch;
}

const PAUSE_MS = 100;

/** Refusals that will be the same next time, though their status says "later". */
const FINAL_CODES = ["quota_exceeded", "not_configured"];

interface Refusal {
  readonly error: ScanUnavailableError;
  /** Null: not worth another attempt. */
  readonly pauseMs: number | null;
}

export function createTransport(options: TransportOptions): Transport {
  const call = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));
  const headers = { authorization: `Bearer ${options.apiKey}`, "content-type": "application/json" };
  return {
    async send(method, path, body, until) {
      const init: RequestInit = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      for (let attempt = 0; ; attempt++) {
        const outcome = await once(call, options.baseUrl + path, init, { attempt, until });
        if (!("error" in outcome)) return outcome;
        const { error, pauseMs } = outcome;
        if (pauseMs === null || attempt >= options.retries || performance.now() + pauseMs >= until) throw error;
        await sleep(pauseMs);
      }
    },
  };
}

async function once(
  call: typeof fetch,
  url: string,
  init: RequestInit,
  { attempt, until }: { readonly attempt: number; readonly until: number },
): Promise<Answer | Refusal> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Refusal>((resolve) => {
    timer = setTimeout(
      () => {
        resolve(refusal("timeout"));
        abort.abort();
      },
      Math.max(until - performance.now(), 0),
    );
  });
  const backoff = PAUSE_MS * 2 ** attempt * (1 - Math.random() / 2);
  // The race is with a timer of our own, because a fetch that does not heed the signal must not hold the caller.
  const asked = call(url, { ...init, signal: abort.signal }).then(
    (response) => read(response, backoff),
    () => refusal("connection", backoff),
  );
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function read(response: Response, backoffMs: number): Promise<Answer | Refusal> {
  const { status } = response;
  let text: string;
  try {
    text = await response.text();
  } catch {
    return refusal("connection");
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  if (response.ok) {
    if (body === undefined) return refusal("malformed");
    return { body, requestId: response.headers.get("x-request-id") };
  }
  const code = (body as { readonly error?: unknown } | null | undefined)?.error;
  const error = new ScanUnavailableError("status", status, typeof code === "string" ? code : null);
  const isPassing = (status === 429 || status === 503) && !FINAL_CODES.includes(error.code ?? "");
  return { error, pauseMs: isPassing ? (retryAfterMs(response.headers.get("retry-after")) ?? backoffMs) : null };
}

/** Seconds, or a date. */
function retryAfterMs(header: string | null): number | null {
  if (header === null) return null;
  const seconds = header.trim() === "" ? Number.NaN : Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? null : Math.max(ms, 0);
}

function refusal(kind: FailureKind, pauseMs: number | null = null): Refusal {
  return { error: new ScanUnavailableError(kind), pauseMs };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
