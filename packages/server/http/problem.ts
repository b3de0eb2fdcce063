/**
 * The caller's mistakes and the service's refusals, as one type and one wire form. A `ServiceError` carries a code of
 * the error table and fixed sentences; nothing of what was submitted may enter it.
 */
import { ERRORS, type ErrorBody, type ErrorCode, type ErrorDetail, type Quota } from "@portcullis/contract";

export interface ProblemFacts {
  readonly param?: string;
  readonly limit?: number;
  readonly details?: readonly ErrorDetail[];
  readonly quota?: Quota;
  readonly headers?: Readonly<Record<string, string>>;
}

export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly facts: ProblemFacts;

  constructor(code: ErrorCode, message: string = ERRORS[code].meaning, facts: ProblemFacts = {}) {
    super(message);
    this.name = "ServiceError";
    this.code = code;
    this.facts = facts;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** A 400 about one field, named by JSON Pointer. */
export function badField(path: string, code: string, message: string): ServiceError {
  const param = path.split("/")[1];
  return new ServiceError("invalid_request", message, {
    ...(param ? { param } : {}),
    details: [{ path, code, message }],
  });
}

export function problemBody(error: ServiceError, requestId: string): ErrorBody {
  const { param, limit, details, quota } = error.facts;
  return {
    error: error.code,
    message: error.message,
    request_id: requestId,
    ...(param === undefined ? {} : { param }),
    ...(limit === undefined ? {} : { limit }),
    ...(details === undefined ? {} : { details: [...details] }),
    ...(quota === undefined ? {} : { quota }),
  };
}
