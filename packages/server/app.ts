/**
 * The HTTP layer put together: the door for the routes of the interface, and a framework for what is asked seldom:
 * pages, the admin interface, what has no route. What every answer carries and what is told of it is the same for both.
 */
import { createServer, type RequestListener } from "node:http";
import { LIMITS } from "@portcullis/contract";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, type RouteOptions } from "fastify";
import type { Logger } from "pino";
import { adminMethods, adminRoutes } from "./admin/mount.ts";
import { parseBody, refuseBody } from "./http/body.ts";
import { answerBroken } from "./http/broken.ts";
import { createDoor, type Door } from "./http/door.ts";
import { createReception, HEADERS, Passage } from "./http/passage.ts";
import { problemBody, ServiceError } from "./http/problem.ts";
import { requestId } from "./http/request-id.ts";
import type { OpenRoute, Page, Route } from "./http/route.ts";
import { toServiceError } from "./http/translate.ts";
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

const HEAD_MS_MAX = 10_000;
/** Longer than the idle time of the usual load balancers: the side that opened a connection should be the one to close it. */
const KEEP_ALIVE_MS = 72_000;

declare module "fastify" {
  interface FastifyRequest {
    passage: Passage;
  }
  interface FastifyContextConfig {
    /** Leads to the door, which does all that the hooks here do. */
    readonly way?: boolean;
  }
}

export function createApp(services: Services, logger: Logger): FastifyInstance {
  const reception = createReception(services, logger);
  const door = createDoor(ROUTES, services, reception);
  // A head is small: whoever takes longer over it than over a body is holding a place.
  const headersTimeout = Math.min(services.limits.requestMs, HEAD_MS_MAX);
  const app = fastify({
    bodyLimit: LIMITS.adminBodyBytesMax,
    genReqId: (request) => requestId(request.headers["x-request-id"]),
    requestIdHeader: false,
    logger: false,
    exposeHeadRoutes: true,
    // Who is behind a proxy is believed only of a proxy that a setting names.
    trustProxy: services.trustedProxies.length > 0 ? [...services.trustedProxies] : false,
    // Path tricks get a 404, not a guess.
    // A parameter is as long as a path may be: what is too long names nothing.
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 65_536 },
    serverFactory: (toFramework) =>
      createServer(
        {
          headersTimeout,
          requestTimeout: services.limits.requestMs,
          keepAliveTimeout: KEEP_ALIVE_MS,
          connectionsCheckingInterval: 500,
        },
        inFront(door, toFramework),
      ).on("connection", reception.connected),
    clientErrorHandler: answerBroken,
    // A path that cannot be read has no route, so no hook has seen it either.
    frameworkErrors: (error, request, reply) => {
      request.passage = new Passage();
      reply.headers({ ...HEADERS, "x-request-id": request.id });
      answerError(error, request, reply as unknown as FastifyReply);
    },
    return503OnClosing: false,
    forceCloseConnections: "idle",
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    async (request: FastifyRequest, bytes: Buffer) => {
      refuseBody(request.headers, Number.POSITIVE_INFINITY);
      return parseBody(bytes);
    },
  );
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  const methods = allowedMethods(services);
  app.decorateRequest("passage", null as unknown as Passage);
  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.config.way) return;
    request.passage = reception.enter(reply.raw);
    // Before a byte of the body is read: what has no route has no body that matters.
    if (request.is404) return answerUnrouted(request, reply, methods);
  });
  app.addHook("onSend", async (request, reply) => {
    for (const [name, value] of Object.entries(HEADERS)) if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header("x-request-id", request.id);
    reply.header("server-timing", request.passage.timings.header(request.passage.ms()));
  });
  app.addHook("onResponse", async (request, reply) => {
    if (request.passage === null) return;
    const { id, method } = request;
    const route = request.routeOptions.url ?? "unrouted";
    reception.answered(request.passage, { id, method, route, status: reply.statusCode });
  });
  app.addHook("preClose", async () => door.close());

  for (const route of ROUTES) app.route(leadToDoor(route, door));
  for (const route of OPEN_ROUTES) app.route(mountOpen(route));
  if (services.admin) for (const route of adminRoutes(services, services.admin, reception.shed)) app.route(route);
  return app;

  function mountOpen(route: OpenRoute): RouteOptions {
    return {
      method: "GET",
      url: route.path,
      handler: async (_request, reply) => sendPage(reply, await route.answer(services)),
    };
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

/** What is addressed as it should be goes straight to the door; the framework makes sense of the rest. */
function inFront(door: Door, toFramework: RequestListener): RequestListener {
  return (request, response) => {
    const way = door.find(request.method, request.url);
    if (way) door.answer(way, request, response);
    else toFramework(request, response);
  };
}

/** The same door for a path that is written another way: with a query, or with its letters encoded. */
function leadToDoor(route: Route, door: Door): RouteOptions {
  const way = door.find(route.method, route.path)!;
  return {
    method: route.method,
    url: route.path,
    config: { way: true },
    onRequest: (request, reply) => {
      reply.hijack();
      door.answer(way, request.raw, reply.raw);
    },
    handler: () => undefined,
  };
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
