/**
 * Prints the OpenAPI 3.1 document from the endpoints and the error table, with an example for each of them.
 */
import type { TSchema } from "typebox";
import { CSRF_HEADER, CSRF_VALUE, SESSION_COOKIE } from "./admin/session.ts";
import type { Endpoint, Example } from "./endpoint.ts";
import { ENDPOINTS, ERROR_SCHEMA } from "./endpoints.ts";
import { ERRORS, type ErrorCode } from "./errors.ts";
import { errorExample } from "./examples.ts";
import { ANSWER_HEADERS, type AnswerHeaderName, headersOf } from "./headers.ts";

type Json = { readonly [key: string]: unknown };

/** What the document is about; the same words stand on the reference page. */
export const TITLE = "Portcullis";
export const DESCRIPTION =
  "Runtime security for AI agents: attack scanning, personal-data detection, tool-call validation, telemetry intake and key metadata. Offsets and lengths are UTF-16 code units of the text as submitted, half-open. When detection cannot answer, the service never reports a clean result.";

export function buildOpenapi(version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  const schemas: Record<string, TSchema> = { [ERROR_SCHEMA.name]: ERROR_SCHEMA.schema };
  for (const endpoint of ENDPOINTS) {
    if (endpoint.request) schemas[endpoint.request.name] = endpoint.request.schema;
    if (endpoint.answer.name) schemas[endpoint.answer.name] = endpoint.answer.schema;
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: operation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: TITLE,
      version,
      description: DESCRIPTION,
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "/", description: "This service" }],
    security: [{ bearer: [] }, { apiKey: [] }],
    tags: [
      { name: "detection", description: "Verdicts on text" },
      { name: "intake", description: "Records that clients send" },
      { name: "key", description: "The calling key" },
      { name: "operations", description: "Health, metrics and this document; open, no key" },
      {
        name: "admin",
        description:
          "What the console speaks: a session in the place of a key. Every unsafe method carries the header `x-portcullis-admin: 1`.",
      },
    ],
    paths,
    components: {
      schemas,
      headers: ANSWER_HEADERS,
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "`Authorization: Bearer <API_KEY>`" },
        apiKey: { type: "apiKey", in: "header", name: "x-api-key", description: "Alias of the bearer header." },
        session: { type: "apiKey", in: "cookie", name: SESSION_COOKIE, description: "Set by signing in." },
      },
    },
  };
}

export function printOpenapi(version: string): string {
  return `${JSON.stringify(buildOpenapi(version), null, 2)}\n`;
}

function operation(endpoint: Endpoint): Json {
  const { request } = endpoint;
  const parameters = [...pathParameters(endpoint), ...queryParameters(endpoint), ...proofParameter(endpoint)];
  return {
    operationId: endpoint.id,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: endpoint.description,
    ...(endpoint.keyed ? {} : { security: endpoint.role && endpoint.role !== "open" ? [{ session: [] }] : [] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(request
      ? {
          requestBody: {
            required: true,
            content: { "application/json": { schema: reference(request.name), examples: listed(request.examples) } },
          },
        }
      : {}),
    responses: {
      200: answerOf(endpoint),
      ...(endpoint.id === "ready" ? { 503: answerOf(endpoint) } : {}),
      ...refusals(endpoint),
    },
  };
}

function pathParameters({ path }: Endpoint): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string", minLength: 1 },
  }));
}

function queryParameters({ query }: Endpoint): Json[] {
  if (!query) return [];
  return Object.entries(query.properties).map(([name, schema]) => {
    const { description, ...bare } = schema as TSchema & { readonly description?: string; readonly type?: string };
    return {
      name,
      in: "query",
      required: (query.required ?? []).includes(name),
      ...(description ? { description } : {}),
      schema: bare,
      ...(bare.type === "array" ? { style: "form", explode: false } : {}),
    };
  });
}

/** A page of another origin cannot set it without asking first. */
function proofParameter({ role, method }: Endpoint): Json[] {
  if (role === undefined || method === "get") return [];
  return [{ name: CSRF_HEADER, in: "header", required: true, schema: { type: "string", enum: [CSRF_VALUE] } }];
}

function answerOf({ answer, keyed }: Endpoint): Json {
  const content = {
    schema: answer.name ? reference(answer.name) : answer.schema,
    ...(answer.examples ? { examples: listed(answer.examples) } : {}),
  };
  return {
    description: "The answer.",
    ...(keyed ? { headers: told(headersOf()) } : {}),
    content: { [answer.type]: content, ...(answer.otherType ? { [answer.otherType]: content } : {}) },
  };
}

/** One response a status; each code of it is an example. */
function refusals(endpoint: Endpoint): Record<string, Json> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of endpoint.errors) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const responses: Record<string, Json> = {};
  for (const [status, codes] of byStatus) {
    responses[status] = {
      description: codes.map((code) => `\`${code}\`: ${ERRORS[code].meaning}`).join(" "),
      ...(endpoint.keyed ? { headers: told(headersOf(codes)) } : {}),
      content: {
        "application/json": {
          schema: reference(ERROR_SCHEMA.name),
          examples: listed(Object.fromEntries(codes.map((code) => [code, errorExample(code)]))),
        },
      },
    };
  }
  return responses;
}

function listed(examples: Readonly<Record<string, Example>>): Json {
  return Object.fromEntries(Object.entries(examples).map(([name, { summary, value }]) => [name, { summary, value }]));
}

function told(names: readonly AnswerHeaderName[]): Json {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function reference(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}
