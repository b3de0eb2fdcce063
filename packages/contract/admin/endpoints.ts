/**
 * The endpoints of the admin interface as data: who may call each, what it reads and answers. `viewer` reads, `admin`
 * also changes things and reads captured bodies. Every unsafe method needs the header `x-portcullis-admin: 1`.
 */
import type { Endpoint, Example } from "../endpoint.ts";
import type { ErrorCode } from "../errors.ts";
import { adminExamples } from "./examples.ts";
import { ACCOUNT_PATHS } from "./paths/accounts.ts";
import { RECORD_PATHS } from "./paths/records.ts";
import { RULE_PATHS } from "./paths/rules.ts";
import { ADMIN_PREFIX } from "./session.ts";

const SIGNED_IN: readonly ErrorCode[] = ["unauthorized", "forbidden"];
const ALWAYS: readonly ErrorCode[] = ["internal_error", "unavailable", "overloaded"];
const BODIED: readonly ErrorCode[] = ["invalid_json", "invalid_request", "payload_too_large", "unsupported_media_type"];

export const ADMIN_ENDPOINTS: readonly Endpoint[] = [...ACCOUNT_PATHS, ...RECORD_PATHS, ...RULE_PATHS].map((sketch) => {
  const [method, path] = sketch.at.split(" ") as [string, string];
  const { body, answer } = sketch;
  const examples = adminExamples[sketch.id] ?? {};
  return {
    id: sketch.id,
    method: method.toLowerCase() as Endpoint["method"],
    path: `${ADMIN_PREFIX}${path}`,
    tag: "admin",
    summary: sketch.says[0],
    description: sketch.says[1],
    keyed: false,
    role: sketch.role,
    ...(sketch.query ? { query: sketch.query } : {}),
    ...(body ? { request: { name: schemaName(body[0]), schema: body[1], examples: one(examples.request) } } : {}),
    answer: {
      name: schemaName(answer[0]),
      schema: answer[1],
      type: sketch.type ?? "application/json",
      ...(sketch.otherType ? { otherType: sketch.otherType } : {}),
      ...(examples.answer ? { examples: one(examples.answer) } : {}),
    },
    errors: [
      ...new Set([
        ...(sketch.role === "open" ? [] : SIGNED_IN),
        ...(body ? BODIED : []),
        ...(sketch.query ? (["invalid_request"] as const) : []),
        ...(sketch.errors ?? []),
        ...ALWAYS,
      ]),
    ],
  };
});

/** Two schemas are those of the main interface; all others are told apart from them in the document. */
function schemaName(name: string): string {
  return name === "Detection" || name === "DetectRequest" ? name : `Admin${name}`;
}

function one(value: unknown): Readonly<Record<string, Example>> {
  return { example: { summary: "An example", value } };
}
