/**
 * What a pass that may fail hands back. A pass that did not run has no value to look at, so that nobody can read an
 * empty list as "clean".
 */
export type FailureReason =
  | "disabled"
  | "timeout"
  | "unavailable"
  | "overloaded"
  | "malformed_response"
  | "too_large"
  | "skipped_blocked";

export type Outcome<T> =
  | { readonly ran: true; readonly value: T; readonly latencyMs: number }
  | { readonly ran: false; readonly error: FailureReason };

export function ran<T>(value: T, latencyMs: number): Outcome<T> {
  return { ran: true, value, latencyMs };
}

export function didNotRun(error: FailureReason): Outcome<never> {
  return { ran: false, error };
}
