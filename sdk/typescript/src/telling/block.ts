/** What a caller is told of a block: the body of an OpenAI-style error, without a word of the payload. */
import type { ScanResult } from "../result.ts";

/** The value that stands in the place of a provider's answer when a request was blocked. */
export interface BlockBody {
  readonly error: {
    readonly type: "request_blocked";
    readonly code: "portcullis_request_blocked";
    readonly message: string;
    readonly param: null;
    readonly reason: string;
    readonly severity: string | null;
    readonly categories: readonly string[];
    readonly request_id: string | null;
  };
}

const CODE = "portcullis_request_blocked";

/** Makes the body from a verdict. */
export function blockBody(result: Partial<ScanResult>): BlockBody {
  const rejected = result.toolValidation?.allowed === false;
  const reason = result.reason ?? (rejected ? "tool_call_rejected" : "blocked");
  return {
    error: {
      type: "request_blocked",
      code: CODE,
      message: `Request blocked by Portcullis: ${reason}.`,
      param: null,
      reason,
      severity: result.severity ?? (rejected ? (result.toolValidation?.severity ?? null) : null),
      categories: result.categories ?? [],
      request_id: result.requestId ?? null,
    },
  };
}

/** Whether a value is a block rather than a provider's answer. */
export function isBlockBody(value: unknown): value is BlockBody {
  return (value as { readonly error?: { readonly code?: unknown } } | null)?.error?.code === CODE;
}
