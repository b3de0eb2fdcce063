/** What the middlewares for Express, Fastify and Hono share: one request's body, cleared, or the refusal to send. */

import type { RestoreResult } from "../cloak/restore.ts";
import { ConfigurationError } from "../errors.ts";
import type { CallOptions } from "../options.ts";
import type { ScanResult } from "../result.ts";
import { type BlockBody, blockBody } from "../telling/block.ts";
import type { Portcullis } from "./provider-client.ts";

/** What every middleware takes. */
export interface MiddlewareOptions<R> extends CallOptions {
  /** Rewrite personal data in the payload. */
  readonly protect?: boolean;
  /** The payload in a request; its body when absent. */
  readonly payload?: (request: R) => unknown;
  /** Whose data it is. */
  readonly subjectOf?: (request: R) => string;
  /** The status of a refusal. */
  readonly status?: number;
}

/** What a handler finds on its request. */
export interface RequestGuard {
  readonly result: ScanResult;
  /** Puts values back into what is sent to the caller. */
  restore<P>(payload: P): Promise<RestoreResult<P>>;
}

/** May go on, with this payload; or the refusal. */
export type Admission =
  | { readonly body: BlockBody; readonly status: number }
  | { readonly body: null; readonly payload: unknown; readonly guard: RequestGuard };

const STATUS = 403;

export async function admit<R>(
  portcullis: Portcullis,
  request: R,
  payload: unknown,
  options: MiddlewareOptions<R>,
): Promise<Admission> {
  const { protect, payload: _, subjectOf, status = STATUS, ...given } = options;
  const subject = subjectOf?.(request) ?? given.subject;
  const call: CallOptions = subject === undefined ? given : { ...given, subject };
  try {
    const cleared = protect ? await portcullis.guard.protect(payload, call) : await scanned(portcullis, payload, call);
    if (cleared.blocked) return { status, body: blockBody({ ...cleared.result, reason: cleared.reason }) };
    const restore: RequestGuard["restore"] = (value) =>
      portcullis.guard.cloak.restore(value, subject === undefined ? {} : { subject });
    return { body: null, payload: cleared.payload, guard: { result: cleared.result, restore } };
  } catch (error) {
    // Fail closed: a body in which no payload was found was not looked at.
    if (error instanceof ConfigurationError && error.option === "payload") {
      return { status: 400, body: blockBody({ reason: "not_a_payload" }) };
    }
    throw error;
  }
}

async function scanned(portcullis: Portcullis, payload: unknown, options: CallOptions) {
  const result = await portcullis.guard.scan(payload, options);
  const onMatch = options.onMatch ?? portcullis.options.onMatch;
  if (result.blocked && onMatch === "sanitise") return portcullis.guard.sanitise(payload, options);
  return { payload, blocked: result.blocked, reason: result.reason, result };
}
