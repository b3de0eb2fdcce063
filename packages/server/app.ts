/**
 * The HTTP layer: who may come in, how much they may bring, what every answer carries. Routes know none of it.
 *
 * Order of a request: id, shedding, key (before a byte of the body is read), the route's own admission, body, handler,
 * headers, one log line.
 */
import { randomBytes } from "node:crypto";
import { LIMITS } from "@portcullis/contract";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, type RouteOptions } from "fastify";
import type { Logger } from "pino";
import { parseBody } from "./http/body.ts";
import { authenticate } from "./http/credential.ts";
import { problemBody, ServiceError } from "./http/problem.ts";
import { readerOf } from "./http/read.ts";
import type { LogFacts, OpenRoute, Page, Route } from "./http/route.ts";
import { Timings } from "./http/timings.ts";
import { toServiceError } from "./http/translate.ts";
import type { Caller } from "./keys.ts";
import { postCaptures } from "./routes/captures.ts";
import { postDetect } from "./routes/detect.ts";
import { docs, openapi } from "./routes/docs.ts";
import { getMe, patchMe } from "./routes/me.ts";
import { livez, metrics, readyz } from "./routes/operations.ts";
import { postSanitise, postSanitize } from "./routes/sanitise.ts";
import { postScan } from "./routes/scan.ts";
import { postTelemetry } from "./routes/telemetry.ts";
import type { Services } from "./services.ts";

const ROUTES = [getMe, patchMe, postScan, postSanitise, postSanitize, postDetect, postTelemetry, postCaptures] as const;
const OPEN_ROUTES: readonly OpenRoute[] = [livez, readyz, metrics, openapi, docs];

/** On every answer. Pages that show something loosen the policy for themselves. */
const HEADERS: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** What one request has gathered on its way; kept beside the request, never on its body. */
interface Passage {
  readonly startedAt: number;
  readonly timings: Timings;
  readonly facts: LogFacts;
  caller: Caller | null;
  admitted: boolean;
}

declare module "fastify" {
  interface FastifyRequest {
    passage: Passage;
  }
}

export function createApp(services: Services, logger: Logger): FastifyInstance {
  const app = fastify({
    bodyLimit: LIMITS.bodyBytesMax,
    genReqId: (request) => requestId(request.headers["x-request-id"]),
    requestIdHeader: false,
    logger: false,
    exposeHeadRoutes: true,
    // Path tricks get a 404, not a guess.
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 100 },
    requestTimeout: services.limits.requestMs,
    return503OnClosing: false,
    forceCloseConnections: "idle",
  });
  let inFlight = 0;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    async (request: FastifyRequest, bytes: Buffer) => {
      refuseEncodings(request);
      return parseBody(bytes);
    },
  );
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  const methods = allowedMethods();
  app.decorateRequest("passage", null as unknown as Passage);
  app.addHook("onRequest", async (request, reply) => {
    request.passage = {
      startedAt: performance.now(),
      timings: new Timings(),
      facts: {},
      caller: null,
      admitted: false,
    };
    services.metrics.inFlight(++inFlight);
    request.passage.admitted = true;
    // Before a byte of the body is read: what has no route has no body that matters.
    if (request.is404) return answerUnrouted(request, reply, methods);
  });
  app.addHook("onSend", async (request, reply) => {
    const { startedAt, timings } = request.passage;
    for (const [name, value] of Object.entries(HEADERS)) if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header("x-request-id", request.id);
    reply.header("server-timing", timings.header(performance.now() - startedAt));
  });
  app.addHook("onResponse", async (request, reply) => {
    const { startedAt, facts, caller, admitted } = request.passage;
    if (admitted) services.metrics.inFlight(--inFlight);
    const ms = performance.now() - startedAt;
    // The route's pattern, never the address as sent: a query could hold anything.
    const route = request.routeOptions.url ?? "unrouted";
    services.metrics.request(route, reply.statusCode, ms);
    if (!logger.isLevelEnabled("info")) return;
    const who = caller ? { key_id: caller.keyId, tenant_id: caller.tenantId } : {};
    logger.info({
      request_id: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms,
      ...who,
      ...facts,
    });
  });

  for (const route of ROUTES) app.route(mount(route));
  for (const route of OPEN_ROUTES) app.route(mountOpen(route));
  return app;

  function mount(route: Route): RouteOptions {
    const read = route.body ? readerOf(route.body) : null;
    return {
      method: route.method,
      url: route.path,
      ...(route.bodyBytesMax === undefined ? {} : { bodyLimit: route.bodyBytesMax }),
      onRequest: async (request) => {
        shed();
        const caller = await authenticate(request.headers, services.keyring);
        request.passage.caller = caller;
        route.admit?.(caller, services);
      },
      handler: async (request, reply) => {
        const { timings, facts, caller } = request.passage;
        const answer = await route.handle(
          {
            requestId: request.id,
            caller: caller!,
            body: read ? read(bodyOf(request)) : undefined,
            timings,
            log: (more) => void Object.assign(facts, more),
          },
          services,
        );
        reply.type("application/json; charset=utf-8");
        return JSON.stringify(answer);
      },
    };
  }

  function mountOpen(route: OpenRoute): RouteOptions {
    return {
      method: "GET",
      url: route.path,
      handler: async (_request, reply) => sendPage(reply, await route.answer(services)),
    };
  }

  function shed(): void {
    if (inFlight <= services.limits.inFlightMax) return;
    services.metrics.shed();
    throw new ServiceError("overloaded", undefined, { headers: { "retry-after": "1" } });
  }

  function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const known = toServiceError(error);
    if (known.code === "internal_error") services.report("request", error);
    request.passage.facts.error = known.code;
    for (const [name, value] of Object.entries(known.facts.headers ?? {})) reply.header(name, value);
    reply
      .status(known.status)
      .type("application/json; charset=utf-8")
      .send(JSON.stringify(problemBody(known, request.id)));
  }
}

function bodyOf(request: FastifyRequest): unknown {
  if (request.body === undefined) throw new ServiceError("unsupported_media_type", "a JSON body is required");
  return request.body;
}

function refuseEncodings(request: FastifyRequest): void {
  const encoding = request.headers["content-encoding"];
  if (encoding !== undefined && encoding !== "identity") {
    throw new ServiceError("unsupported_media_type", "the body must not be compressed");
  }
  const charset = /charset="?([^";]+)/i
    .exec(request.headers["content-type"] ?? "")?.[1]
    ?.trim()
    .toLowerCase();
  if (charset !== undefined && charset !== "utf-8" && charset !== "utf8") {
    throw new ServiceError("unsupported_media_type", "the body must be UTF-8");
  }
}

function allowedMethods(): ReadonlyMap<string, readonly string[]> {
  const methods = new Map<string, string[]>();
  const add = (path: string, ...names: string[]) => methods.set(path, [...(methods.get(path) ?? []), ...names]);
  for (const { path, method } of ROUTES) add(path, ...(method === "GET" ? ["GET", "HEAD"] : [method]));
  for (const { path } of OPEN_ROUTES) add(path, "GET", "HEAD");
  for (const path of methods.keys()) add(path, "OPTIONS");
  return methods;
}

/** A path with no such method is 405 and says which there are; OPTIONS says it without complaint. */
function answerUnrouted(request: FastifyRequest, reply: FastifyReply, methods: ReadonlyMap<string, readonly string[]>) {
  const allowed = methods.get(request.url.split("?", 1)[0]!);
  if (allowed === undefined) throw new ServiceError("not_found", "there is no such path");
  reply.header("allow", allowed.join(", "));
  if (request.method !== "OPTIONS") throw new ServiceError("method_not_allowed");
  reply.status(204).send();
  return reply;
}

function sendPage(reply: FastifyReply, page: Page): string {
  for (const [name, value] of Object.entries(page.headers ?? {})) reply.header(name, value);
  reply.status(page.status).type(page.type);
  return page.body;
}

/** Ids of this process share a random beginning and count on from there: unique, and no random bytes a request. */
const idPrefix = `req_${randomBytes(9).toString("base64url")}`;
let idCount = 0;

/** The caller's own id where it is safe to repeat, else a fresh one. */
function requestId(given: string | string[] | undefined): string {
  if (typeof given === "string" && /^[A-Za-z0-9._-]+$/.test(given) && given.length <= LIMITS.requestIdCharsMax) {
    return given;
  }
  idCount += 1;
  return idPrefix + idCount.toString(36).padStart(6, "0");
}
