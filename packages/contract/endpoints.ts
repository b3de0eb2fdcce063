/**
 * The endpoints as data: what each reads, answers and may refuse. `openapi.ts` prints them, and a test holds the
 * running service against them.
 */
import { Type } from "typebox";
import { ADMIN_ENDPOINTS } from "./admin/endpoints.ts";
import { CaptureBatch } from "./captures.ts";
import { Detection, DetectRequest } from "./detect.ts";
import type { Endpoint } from "./endpoint.ts";
import { ErrorBody, type ErrorCode } from "./errors.ts";
import * as examples from "./examples.ts";
import { Me, MePatch } from "./me.ts";
import { Live, Ready } from "./operations.ts";
import { SanitiseRequest, SanitiseVerdict } from "./sanitise.ts";
import { ScanRequest } from "./scan.ts";
import { BatchAnswer, TelemetryBatch } from "./telemetry.ts";
import { ScanVerdict } from "./verdict.ts";

const KEYED: readonly ErrorCode[] = ["unauthorized", "rate_limited", "internal_error", "unavailable", "overloaded"];
const BODIED: readonly ErrorCode[] = ["invalid_json", "invalid_request", "payload_too_large", "unsupported_media_type"];
const JSON_TYPE = "application/json";

export const ENDPOINTS: readonly Endpoint[] = [
  {
    id: "scan",
    method: "post",
    path: "/v1/scan",
    tag: "detection",
    summary: "Judge a payload",
    description:
      "Inspects a payload against the rule set and returns a decision, the rules that fired and where. It can also validate tool calls, run the semantic pass and find personal data in the same call. A block is a 200: a verdict is not an error.",
    keyed: true,
    request: { name: "ScanRequest", schema: ScanRequest, examples: examples.scanRequests },
    answer: { name: "ScanVerdict", schema: ScanVerdict, type: JSON_TYPE, examples: examples.scanVerdicts },
    errors: [...BODIED, "unknown_entity_type", "quota_exceeded", ...KEYED],
  },
  ...(["sanitise", "sanitize"] as const).map(
    (name): Endpoint => ({
      id: name,
      method: "post",
      path: `/v1/${name}`,
      tag: "detection",
      summary: name === "sanitise" ? "Cut out what attacks" : "Cut out what attacks (alias of /v1/sanitise)",
      description:
        "Inspects a payload as scan does and returns it with every matched span replaced. The output is scanned once more; `sanitised` is true only when that scan does not block. With `cloak`, personal data is cut too, whether or not the payload blocks.",
      keyed: true,
      request: { name: "SanitiseRequest", schema: SanitiseRequest, examples: examples.sanitiseRequests },
      answer: {
        name: "SanitiseVerdict",
        schema: SanitiseVerdict,
        type: JSON_TYPE,
        examples: examples.sanitiseVerdicts,
      },
      errors: [...BODIED, "text_too_long", "unknown_entity_type", "quota_exceeded", ...KEYED],
    }),
  ),
  {
    id: "detect",
    method: "post",
    path: "/v1/cloak/detect",
    tag: "detection",
    summary: "Find personal data",
    description:
      "Returns the type, category, score and range of each personal-data entity. It never returns a value and rewrites nothing: the caller cuts the ranges. Nothing about the request is recorded.",
    keyed: true,
    request: { name: "DetectRequest", schema: DetectRequest, examples: examples.detectRequests },
    answer: { name: "Detection", schema: Detection, type: JSON_TYPE, examples: examples.detections },
    errors: [...BODIED, "text_too_long", "unknown_entity_type", "not_configured", ...KEYED],
  },
  {
    id: "telemetry",
    method: "post",
    path: "/v1/telemetry",
    tag: "intake",
    summary: "Send decision records",
    description:
      "Takes up to 500 decision records: metrics only, no payload text. Records are checked one by one and keyed by (workspace, id), so a retried batch does not double-count.",
    keyed: true,
    request: { name: "TelemetryBatch", schema: TelemetryBatch, examples: examples.telemetryBatches },
    answer: { name: "BatchAnswer", schema: BatchAnswer, type: JSON_TYPE, examples: examples.batchAnswers },
    errors: [...BODIED, "batch_too_large", ...KEYED],
  },
  {
    id: "captures",
    method: "post",
    path: "/v1/captures",
    tag: "intake",
    summary: "Send request and response bodies",
    description:
      "Takes up to 100 captured bodies of at most a megabyte each. Off unless capture is enabled for the key. Credentials and card data are masked, and bodies encrypted, before they are stored.",
    keyed: true,
    request: { name: "CaptureBatch", schema: CaptureBatch, examples: examples.captureBatches },
    answer: { name: "BatchAnswer", schema: BatchAnswer, type: JSON_TYPE, examples: examples.batchAnswers },
    errors: [...BODIED, "batch_too_large", "capture_disabled", "not_configured", ...KEYED],
  },
  {
    id: "getMe",
    method: "get",
    path: "/v1/me",
    tag: "key",
    summary: "Who am I",
    description: "Reports the calling key. Confirms that the key works.",
    keyed: true,
    answer: { name: "Me", schema: Me, type: JSON_TYPE, examples: examples.me },
    errors: KEYED,
  },
  {
    id: "patchMe",
    method: "patch",
    path: "/v1/me",
    tag: "key",
    summary: "Switch body capture on or off",
    description: "Changes the calling key and no other: the key is identified by the credential, never by the body.",
    keyed: true,
    request: { name: "MePatch", schema: MePatch, examples: examples.mePatches },
    answer: { name: "Me", schema: Me, type: JSON_TYPE, examples: examples.me },
    errors: [...BODIED, ...KEYED],
  },
  {
    id: "live",
    method: "get",
    path: "/livez",
    tag: "operations",
    summary: "Is the process alive",
    description: "Answers while the process can answer at all.",
    keyed: false,
    answer: { name: "Live", schema: Live, type: JSON_TYPE, examples: examples.live },
    errors: [],
  },
  {
    id: "ready",
    method: "get",
    path: "/readyz",
    tag: "operations",
    summary: "Is the service ready",
    description: "200 when rules and models are loaded and the store answers; 503 with the same body otherwise.",
    keyed: false,
    answer: { name: "Ready", schema: Ready, type: JSON_TYPE, examples: examples.ready },
    errors: [],
  },
  {
    id: "metrics",
    method: "get",
    path: "/metrics",
    tag: "operations",
    summary: "Counts and latencies for Prometheus",
    description: "Text format 0.0.4. Labels never hold anything a caller sent.",
    keyed: false,
    answer: { schema: Type.String(), type: "text/plain" },
    errors: [],
  },
  {
    id: "openapi",
    method: "get",
    path: "/openapi.json",
    tag: "operations",
    summary: "This document",
    description: "The interface as an OpenAPI 3.1 document.",
    keyed: false,
    answer: { schema: Type.Object({}, { additionalProperties: true }), type: JSON_TYPE },
    errors: [],
  },
  {
    id: "docs",
    method: "get",
    path: "/docs",
    tag: "operations",
    summary: "This document as a page",
    description: "A reference page that loads nothing from anywhere else.",
    keyed: false,
    answer: { schema: Type.String(), type: "text/html" },
    errors: [],
  },
  ...ADMIN_ENDPOINTS,
];

export const ERROR_SCHEMA = { name: "ErrorBody", schema: ErrorBody } as const;
