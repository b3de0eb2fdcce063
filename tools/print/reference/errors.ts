/** The error table as a page of the reference. */
import { ERROR_CODES, ERRORS } from "@portcullis/contract";

export function printErrors(): string {
  const rows = ERROR_CODES.map((code) => `| ${ERRORS[code].status} | \`${code}\` | ${ERRORS[code].meaning} |`);
  return [
    "# Errors",
    "",
    "Every answer that is not a success has one shape. `error` is a flat string; `param`, `limit`, `details` and `quota`",
    "stand only where they apply; nothing of what was submitted is ever repeated. A block is no error: it is a 200.",
    "",
    "```json",
    '{ "error": "text_too_long", "message": "text is 13402 characters; the limit is 12000", "request_id": "req_…",',
    '  "param": "text", "limit": 12000, "details": [ { "path": "/text", "code": "too_long", "message": "…" } ] }',
    "```",
    "",
    "| status | code | meaning |",
    "|-|-|-|",
    ...rows,
    "",
  ].join("\n");
}
