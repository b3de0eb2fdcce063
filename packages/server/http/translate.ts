/**
 * Whatever was thrown, as an error of the table. The framework's own errors keep their meaning; everything unknown is
 * ours, and its message stays inside because it may quote the payload.
 */
import { QuotaExceeded } from "../metered.ts";
import { wireQuota } from "../routes/wire.ts";
import { StoreUnavailable } from "../stores/ports.ts";
import { ServiceError } from "./problem.ts";

const RETRY_AFTER = { "retry-after": "1" };

export function toServiceError(error: unknown): ServiceError {
  if (error instanceof QuotaExceeded) {
    return new ServiceError("quota_exceeded", undefined, { quota: wireQuota(error.view) });
  }
  if (error instanceof ServiceError) return error;
  if (error instanceof StoreUnavailable) {
    const code = error.reason === "overloaded" ? "overloaded" : "unavailable";
    return new ServiceError(code, "the store did not answer", { headers: RETRY_AFTER });
  }
  switch ((error as { code?: unknown } | null)?.code) {
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return new ServiceError("payload_too_large");
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
    case "FST_ERR_CTP_INVALID_CONTENT_TYPE":
      return new ServiceError("unsupported_media_type");
    case "FST_ERR_CTP_INVALID_CONTENT_LENGTH":
    case "FST_ERR_CTP_EMPTY_JSON_BODY":
      return new ServiceError("invalid_json", "the body ended early");
    case "FST_ERR_BAD_URL":
    case "FST_ERR_ASYNC_CONSTRAINT":
      return new ServiceError("not_found", "there is no such path");
    default:
      return new ServiceError("internal_error");
  }
}
