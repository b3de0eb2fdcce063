/**
 * What the client throws. Everything is a `PortcullisError`; nothing echoes a payload, a key or an option's value.
 */

import type { FailureKind, ScanResult } from "./result.ts";
import type { BlockBody } from "./telling/block.ts";

/** The root of all errors of this client: catch it to catch them all. */
export class PortcullisError extends Error {
  override name = "PortcullisError";
}

/** A payload was blocked and the caller asked for an error rather than a value. */
export class BlockedError extends PortcullisError {
  override name = "BlockedError";
  readonly body: BlockBody;
  readonly verdict: ScanResult;
  constructor(body: BlockBody, verdict: ScanResult) {
    super(body.error.message);
    this.body = body;
    this.verdict = verdict;
  }
}

/** The service did not answer, or not with anything that could be trusted. */
export class ScanUnavailableError extends PortcullisError {
  override name = "ScanUnavailableError";
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly code: string | null;
  constructor(kind: FailureKind, status: number | null = null, code: string | null = null) {
    super(`Portcullis did not answer: ${kind}${status === null ? "" : ` ${status}`}${code ? ` (${code})` : ""}`);
    this.kind = kind;
    this.status = status;
    this.code = code;
  }
}

/** An option, or a payload, that makes no sense. */
export class ConfigurationError extends PortcullisError {
  override name = "ConfigurationError";
  readonly option: string;
  constructor(option: string, problem: string) {
    super(`${option} ${problem}`);
    this.option = option;
  }
}

/** Tokens were to be restored for a subject that they were not made for. */
export class RestoreDeniedError extends PortcullisError {
  override name = "RestoreDeniedError";
  readonly count: number;
  constructor(count: number) {
    super(`${count} token${count === 1 ? " belongs" : "s belong"} to another subject`);
    this.count = count;
  }
}
