/**
 * The error table: every code that an answer may carry, its status and what a caller should know of it.
 * Adding an error is adding a row; the compiler and the printed reference find the rest.
 */
import { type Static, Type } from "typebox";
import { Quota } from "./verdict.ts";

export const ERRORS = {
  invalid_json: { status: 400, meaning: "The body is not JSON." },
  invalid_request: { status: 400, meaning: "A field is missing, or has the wrong type or range; `details` names it." },
  text_too_long: { status: 400, meaning: "The text is longer than this endpoint reads; nothing was inspected." },
  unknown_entity_type: { status: 400, meaning: "`entities` names a type that does not exist." },
  batch_too_large: { status: 400, meaning: "The batch has more records than one call takes; nothing was stored." },
  unauthorized: { status: 401, meaning: "No valid API key was presented." },
  capture_disabled: { status: 403, meaning: "Body capture is off for this key; nothing was read or stored." },
  forbidden: { status: 403, meaning: "The credential does not permit this." },
  not_found: { status: 404, meaning: "No such path, or nothing of that name." },
  method_not_allowed: { status: 405, meaning: "The path exists, but not with this method; see the Allow header." },
  conflict: { status: 409, meaning: "Something of that name exists already, or has changed meanwhile." },
  payload_too_large: { status: 413, meaning: "The body has more bytes than the service reads." },
  unsupported_media_type: { status: 415, meaning: "The body must be application/json." },
  rate_limited: { status: 429, meaning: "Too many requests; try again after Retry-After seconds." },
  quota_exceeded: { status: 429, meaning: "The plan's monthly limit is reached, and the plan rejects past it." },
  internal_error: { status: 500, meaning: "A fault of the service; nothing was decided. Quote the request id." },
  not_configured: { status: 503, meaning: "Detection is switched off on this service." },
  unavailable: { status: 503, meaning: "Detection, or the store, did not answer. Nothing was cleared." },
  overloaded: { status: 503, meaning: "The service sheds load; try again after Retry-After seconds." },
} as const satisfies Record<string, { status: number; meaning: string }>;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as readonly ErrorCode[];

/** What is wrong with one field. `path` is a JSON Pointer into the body; the value is never repeated. */
export const ErrorDetail = Type.Object({
  path: Type.String({ description: "JSON Pointer of the field in the request body." }),
  code: Type.String({ description: "What is wrong, in one word." }),
  message: Type.String(),
});
export type ErrorDetail = Static<typeof ErrorDetail>;

/** The one shape of every answer that is not a success. `param`, `limit`, `details`, `quota` only where they apply. */
export const ErrorBody = Type.Object({
  error: Type.Enum([...ERROR_CODES]),
  message: Type.String(),
  request_id: Type.String(),
  param: Type.Optional(Type.String({ description: "The top-level field at fault." })),
  limit: Type.Optional(Type.Integer()),
  details: Type.Optional(Type.Array(ErrorDetail)),
  quota: Type.Optional(Quota),
});
export type ErrorBody = Static<typeof ErrorBody>;
