/**
 * The HTTP layer: who may come in, how much they may bring, what every answer carries. Routes know none of it.
 *
 * Order of a request: id, shedding, key and its rate (before a byte of the body is read), the route's own admission, body, handler,
 * headers, one log line.
 */
import { type ErrorCode, LIMITS } from "@portcullis/contract";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, type RouteOptions } from "fastify";
import type { Logger } from "pino";
import { adminMethods, adminRoutes } from "./admin/mount.ts";
import type { SignedInAs } from "./admin/sessions.ts";
import type { Decided } from "./decisions.ts";
import { parseBody } from "./http/body.ts";
import { answerBroken } from "./http/broken.ts";
import { authenticate } from "./http/credential.ts";
import { problemBody, ServiceError } from "./http/problem.ts";
import { readerOf } from "./http/read.ts";
import { recordId, requestId } from "./http/request-id.ts";
import type { LogFacts, OpenRoute, Page, Route } from "./http/route.ts";
import { createShedding } from "./http/shedding.ts";
import { Timings } from "./http/timings.ts";
import { toServiceError } from "./http/translate.ts";
import type { Caller } from "./keys.ts";
import type { RateAnswer } from "./rates.ts";
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

const HEAD_MS_MAX = 10_000;

/** What one request has gathered on its way; kept beside the request, never on its body. */
interface Passage {
  readonly startedAt: number;
  readonly timings: Timings;
  readonly facts: LogFacts;
  caller: Caller | null;
  decided: Decided | null;
  rate: RateAnswer | null;
  error: ErrorCode | null;
  admin: SignedInAs | null;
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
    // Who is behind a proxy is believed only of a proxy that a setting names.
    trustProxy: services.trustedProxies.length > 0 ? [...services.trustedProxies] : false,
    // Path tricks get a 404, not a guess.
    // A parameter is as long as a path may be: what is too long names nothing.
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 65_536 },
    requestTimeout: services.limits.requestMs,
    // A head is small: whoever takes longer over it than over a body is holding a place.
    http: { headersTimeout: Math.min(services.limits.requestMs, HEAD_MS_MAX), connectionsCheckingInterval: 500 },
    clientErrorHandler: answerBroken,
    // A path that cannot be read has no route, so no hook has seen it either.
    frameworkErrors: (error, request, reply) => {
      request.passage = newPassage();
      reply.headers({ ...HEADERS, "x-request-id": request.id });
      answerError(error, request, reply as unknown as FastifyReply);
    },
    return503OnClosing: false,
    forceCloseConnections: "idle",
  });
  const shedding = createShedding({ waitMsMax: services.limits.waitMs });
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
  const methods = allowedMethods(services);
  app.decorateRequest("passage", null as unknown as Passage);
  app.addHook("onRequest", async (request, reply) => {
    request.passage = newPassage();
    services.metrics.inFlight(++inFlight);
    request.passage.admitted = true;
    // A client that leaves midway is never answered, so its place is given back when its connection is gone.
    reply.raw.once("close", () => leave(request.passage));
    // Before a byte of the body is read: what has no route has no body that matters.
    if (request.is404) return answerUnrouted(request, reply, methods);
  });
  app.addHook("onSend", async (request, reply) => {
    const { startedAt, timings } = request.passage;
    for (const [name, value] of Object.entries(HEADERS)) if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header("x-request-id", request.id);
    if (request.passage.rate) reply.headers(rateHeaders(request.passage.rate));
    reply.header("server-timing", timings.header(performance.now() - startedAt));
  });
  app.addHook("onResponse", async (request, reply) => {
    const { startedAt, facts, caller } = request.passage;
    leave(request.passage);
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
  if (services.admin) for (const route of adminRoutes(services, services.admin, shed)) app.route(route);
  return app;

  function mount(route: Route): RouteOptions {
    const read = route.body ? readerOf(route.body) : null;
    return {
      method: route.method,
      url: route.path,
      ...(route.bodyBytesMax === undefined ? {} : { bodyLimit: route.bodyBytesMax }),
      ...(route.decides ? { onResponse: record(route.decides) } : {}),
      onRequest: async (request) => {
        shed();
        const caller = await authenticate(request.headers, services.keyring);
        request.passage.caller = caller;
        limit(request.passage, caller);
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
            decided: (decided) => {
              request.passage.decided = decided;
            },
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

  function leave(passage: Passage): void {
    if (!passage.admitted) return;
    passage.admitted = false;
    services.metrics.inFlight(--inFlight);
  }

  function shed(): void {
    if (inFlight <= services.limits.inFlightMax && shedding.admits()) return;
    services.metrics.shed();
    throw new ServiceError("overloaded", undefined, { headers: { "retry-after": "1" } });
  }

  function limit(passage: Passage, { keyId, plan }: Caller): void {
    passage.rate = services.rates.take({ keyId, plan });
    if (passage.rate === null || passage.rate.allowed) return;
    const headers = { "retry-after": String(passage.rate.resetSeconds) };
    throw new ServiceError("rate_limited", undefined, { headers });
  }

  /** After the answer: what was decided, or that a request which got this far came to nothing. A caller's own mistake is neither. */
  function record(type: NonNullable<Route["decides"]>) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const { caller, decided, timings, startedAt, error } = request.passage;
      const status = reply.statusCode;
      if (caller === null || (decided === null && status < 500 && status !== 429)) return;
      const totalMs = performance.now() - startedAt;
      services.decisions.note({ id: recordId(request.id), caller, type, decided, timings, totalMs, status, error });
    };
  }

  function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const known = toServiceError(error);
    if (known.code === "internal_error") services.report("request", error);
    request.passage.facts.error = known.code;
    request.passage.error = known.code;
    for (const [name, value] of Object.entries(known.facts.headers ?? {})) reply.header(name, value);
    reply
      .status(known.status)
      .type("application/json; charset=utf-8")
      .send(JSON.stringify(problemBody(known, request.id)));
  }
}

/** As the drafts of the standard have them: how many, how many are left, when the count begins anew. */
function rateHeaders({ limit, remaining, resetSeconds }: RateAnswer): Record<string, string> {
  return {
    "ratelimit-limit": String(limit.requests),
    "ratelimit-remaining": String(remaining),
    "ratelimit-reset": String(resetSeconds),
    "ratelimit-policy": `${limit.requests};w=${limit.seconds}`,
  };
}

function newPassage(): Passage {
  return {
    startedAt: performance.now(),
    timings: new Timings(),
    facts: {},
    caller: null,
    decided: null,
    rate: null,
    error: null,
    admin: null,
    admitted: false,
  };
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

type Allowed = (path: string) => readonly string[] | undefined;

function allowedMethods(services: Services): Allowed {
  const methods = new Map<string, string[]>();
  const add = (path: string, ...names: string[]) => methods.set(path, [...(methods.get(path) ?? []), ...names]);
  for (const { path, method } of ROUTES) add(path, ...(method === "GET" ? ["GET", "HEAD"] : [method]));
  for (const { path } of OPEN_ROUTES) add(path, "GET", "HEAD");
  for (const path of methods.keys()) add(path, "OPTIONS");
  const patterns = services.admin ? adminMethods(services.admin) : [];
  return (path) => methods.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.methods;
}

/** A path with no such method is 405 and says which there are; OPTIONS says it without complaint. */
function answerUnrouted(request: FastifyRequest, reply: FastifyReply, methods: Allowed) {
  const allowed = methods(request.url.split("?", 1)[0]!);
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
