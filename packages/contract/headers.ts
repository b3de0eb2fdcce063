/**
 * The headers of answers that a client may go by, as the OpenAPI document tells them. The names of the rate limit are
 * those of the drafts of the standard; they are sent where the key's plan, or a setting, names a limit.
 */
import type { ErrorCode } from "./errors.ts";

export interface AnswerHeader {
  readonly description: string;
  readonly schema: { readonly type: "string" | "integer"; readonly minimum?: number };
}

const counted = (description: string): AnswerHeader => ({ description, schema: { type: "integer", minimum: 0 } });
const worded = (description: string): AnswerHeader => ({ description, schema: { type: "string" } });

export const ANSWER_HEADERS = {
  "X-Request-Id": worded("Names the request; the caller's own where it sent one that is safe to repeat."),
  "Server-Timing": worded("Milliseconds of each pass that ran, and in all."),
  "RateLimit-Limit": counted(
    "Requests that the key may make in a window. With the other RateLimit headers: only where a limit is set.",
  ),
  "RateLimit-Remaining": counted("Requests that are left now."),
  "RateLimit-Reset": counted("Seconds until the window is over, or until a request is allowed again."),
  "RateLimit-Policy": worded("The limit and the length of its window in seconds: `600;w=60`."),
  "Retry-After": counted("Seconds after which to try again."),
  "WWW-Authenticate": worded("How to present a key (RFC 6750)."),
} as const satisfies Readonly<Record<string, AnswerHeader>>;

export type AnswerHeaderName = keyof typeof ANSWER_HEADERS;

const ALWAYS: readonly AnswerHeaderName[] = ["X-Request-Id", "Server-Timing"];
const OF_RATES: readonly AnswerHeaderName[] = [
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
  "RateLimit-Policy",
];
const WAIT_CODES: ReadonlySet<ErrorCode> = new Set(["rate_limited", "overloaded", "unavailable"]);

/** What an answer of a keyed route may carry, or its refusal with one of these codes. */
export function headersOf(codes: readonly ErrorCode[] = []): readonly AnswerHeaderName[] {
  // Who calls is not known yet, and so neither is the limit.
  const nobody = codes.includes("unauthorized");
  return [
    ...ALWAYS,
    ...(nobody ? [] : OF_RATES),
    ...(codes.some((code) => WAIT_CODES.has(code)) ? (["Retry-After"] as const) : []),
    ...(nobody ? (["WWW-Authenticate"] as const) : []),
  ];
}
