/** The short forms of a scan: a boolean, or an error. */
import { type Case, of } from "../case.ts";
import { clean, hit, ok, refusal } from "../service.ts";
import { found, text } from "./attack.ts";

const isBlocked = of("isBlocked");
const assertAllowed = of("assertAllowed");

export const asserting: readonly Case[] = [
  isBlocked("isBlocked: a block", { payload: text, service: [ok(hit(39, found))] }, { value: true }),
  isBlocked("isBlocked: an allow", { payload: "hello", service: [ok(clean(5))] }, { value: false }),
  isBlocked("isBlocked: no answer", { payload: "hello", service: [refusal(500, "internal_error")] }, { value: true }),
  assertAllowed(
    "assertAllowed: an allow gives the result",
    { payload: "hello", service: [ok(clean(5))] },
    { result: { decision: "allow" } },
  ),
  assertAllowed(
    "assertAllowed: a block is an error with the body",
    { payload: text, service: [ok(hit(39, found))] },
    {
      error: "BlockedError",
      body: { error: { reason: "ignore-previous-instructions", code: "portcullis_request_blocked" } },
    },
  ),
  assertAllowed(
    "assertAllowed: no answer is another error",
    { payload: "hello", service: [refusal(401, "unauthorized")] },
    { error: "ScanUnavailableError", kind: "status" },
  ),
  assertAllowed(
    "assertAllowed: no answer passes when told so",
    { payload: "hello", options: { onScanError: "allow" }, service: [refusal(401, "unauthorized")] },
    { result: { blocked: false, reason: "scan_unavailable" } },
  ),
];
