/**
 * The one failure that every store may have: it could not answer now, and may later. Callers turn it into 503
 * `unavailable`; anything else that a store throws is a fault of ours.
 */
export type UnavailableReason =
  /** No connection, or it was lost; the disk or file cannot be used. */
  | "unreachable"
  /** The bounded queue or pool in front of the store is full. */
  | "overloaded"
  | "timeout"
  /** `close()` was called. */
  | "closed";

export class StoreUnavailable extends Error {
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, cause?: unknown) {
    // The cause stays out of the message: a driver's text may quote values.
    super(`the store is unavailable (${reason})`, cause === undefined ? {} : { cause });
    this.name = "StoreUnavailable";
    this.reason = reason;
  }
}
