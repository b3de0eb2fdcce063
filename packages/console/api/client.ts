/**
 * The one way out: requests to the admin interface of the service that served this page. A refusal becomes a `Refusal`
 * that says what to do; an ended session is told to whoever listens, so that the sign-in page comes back.
 */
import type { ErrorBody } from "@portcullis/contract";

const ADMIN = "/admin/v1";

/** A page of another origin cannot set this header, so the service asks for it on every change. */
const CHANGING = { "x-portcullis-admin": "1" };

export type QueryValue = string | number | boolean | readonly string[] | null | undefined;

export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string | null;
  readonly body: Partial<ErrorBody>;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message ?? `The service answered ${status}.`);
    this.name = "Refusal";
    this.status = status;
    this.code = body.error ?? "unreachable";
    this.requestId = body.request_id ?? null;
    this.body = body;
  }
}

let onSessionEnd = () => {};

/** Called when the service no longer knows us. */
export function listenForSessionEnd(listener: () => void): void {
  onSessionEnd = listener;
}

export async function get<T>(
  path: string,
  query: Readonly<Record<string, QueryValue>> = {},
  signal?: AbortSignal,
): Promise<T> {
  const answer = await ask(`${ADMIN}${path}${queryString(query)}`, signal ? { signal } : {});
  return (await answer.json()) as T;
}

export async function send<T>(
  method: "POST" | "PATCH" | "DELETE",
  path: string,
  { body, signal }: { readonly body?: unknown; readonly signal?: AbortSignal } = {},
): Promise<T> {
  const answer = await ask(`${ADMIN}${path}`, {
    method,
    headers: body === undefined ? CHANGING : { ...CHANGING, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  return (await answer.json()) as T;
}

/** An answer that is read as it comes. */
export async function stream(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = init.body === undefined ? CHANGING : { ...CHANGING, "content-type": "application/json" };
  return ask(`${ADMIN}${path}`, { ...init, headers });
}

/** Lists are written with commas; what is empty is left out. */
export function queryString(query: Readonly<Record<string, QueryValue>>): string {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === "") continue;
    const text = Array.isArray(value) ? value.join(",") : String(value);
    if (text !== "") words.set(name, text);
  }
  const text = words.toString();
  return text === "" ? "" : `?${text}`;
}

async function ask(url: string, init: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(url, { ...init, credentials: "same-origin", cache: "no-store", redirect: "error" });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new Refusal(0, { message: "The service cannot be reached." });
  }
  if (answer.ok) return answer;
  const body = (await answer.json().catch(() => ({}))) as Partial<ErrorBody>;
  if (answer.status === 401 && !url.endsWith("/session")) onSessionEnd();
  throw new Refusal(answer.status, body);
}
