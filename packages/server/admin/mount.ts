/**
 * The admin interface on the HTTP layer. Order of a request: shedding, session, role, proof of origin, all before a byte
 * of the body is read; then query and body against the contract, the handler, and the answer as JSON or as a stream.
 */
import { Readable } from "node:stream";
import type { Endpoint } from "@portcullis/contract";
import { LIMITS } from "@portcullis/contract";
import { ADMIN_ENDPOINTS } from "@portcullis/contract/admin";
import type { FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { ServiceError } from "../http/problem.ts";
import { readerOf } from "../http/read.ts";
import { ADMIN_ROUTES } from "../routes/admin/index.ts";
import type { Services } from "../services.ts";
import { CONSOLE_PATH, consoleRoutes } from "./console.ts";
import type { AdminDesk } from "./desk.ts";
import { readSessionToken, refuseForgery } from "./guard.ts";
import { queryReaderOf } from "./query.ts";
import { type AdminNote, type AdminRoute, Answer } from "./route.ts";
import type { SignedInAs } from "./sessions.ts";

const JSON_TYPE = "application/json; charset=utf-8";

/** Every route of the admin interface and of the console, ready to be mounted. `shed` refuses when too much is going on. */
export function adminRoutes(services: Services, desk: AdminDesk, shed: () => void): RouteOptions[] {
  return [
    ...ADMIN_ROUTES.map((route) => mount(route, { services, desk, shed })),
    ...(desk.consoleDir === null ? [] : consoleRoutes(desk.consoleDir)),
  ];
}

/** Methods by path, as patterns of one segment to a parameter; for answers that say which there are. */
export function adminMethods(
  desk: AdminDesk,
): readonly { readonly pattern: RegExp; readonly methods: readonly string[] }[] {
  const paths = new Map<string, string[]>();
  for (const { path, method, answer } of ADMIN_ENDPOINTS) {
    const methods = paths.get(path) ?? [];
    paths.set(path, methods);
    methods.push(method.toUpperCase(), ...(method === "get" && isJson(answer.type) ? ["HEAD"] : []));
  }
  const ofConsole = { pattern: new RegExp(`^${CONSOLE_PATH}(?:/|$)`), methods: ["GET", "HEAD", "OPTIONS"] };
  return [
    ...[...paths].map(([path, methods]) => ({
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
      methods: [...methods, "OPTIONS"],
    })),
    ...(desk.consoleDir === null ? [] : [ofConsole]),
  ];
}

interface Place {
  readonly services: Services;
  readonly desk: AdminDesk;
  shed(): void;
}

function mount(route: AdminRoute, { services, desk, shed }: Place): RouteOptions {
  const endpoint = endpointOf(route);
  const readBody = route.body ? readerOf(route.body) : null;
  const readQuery = route.query ? queryReaderOf(route.query) : null;
  return {
    method: endpoint.method.toUpperCase(),
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    bodyLimit: route.bodyBytesMax ?? LIMITS.adminBodyBytesMax,
    exposeHeadRoute: endpoint.method === "get" && isJson(endpoint.answer.type),
    onRequest: async (request) => {
      shed();
      if (endpoint.role !== "open") request.passage.admin = await admit(request, endpoint, desk);
      if (endpoint.method !== "get") refuseForgery(request.headers);
    },
    handler: async (request, reply) => {
      const { timings, facts, admin: who } = request.passage;
      const actor = `admin:${who?.admin.name ?? "unknown"}`;
      const answer = await route.handle(
        {
          requestId: request.id,
          who,
          actor,
          params: request.params as Record<string, string>,
          query: readQuery ? readQuery(request.query) : {},
          body: readBody ? readBody(bodyOf(request)) : undefined,
          headers: request.headers,
          address: request.ip,
          timings,
          signal: goneSignal(reply),
          log: (more) => void Object.assign(facts, more),
          note: (entry) => note(entry, actor, services),
        },
        { services, desk },
      );
      return send(reply, answer);
    },
  };
}

function endpointOf({ id }: AdminRoute): Endpoint {
  const endpoint = ADMIN_ENDPOINTS.find((each) => each.id === id);
  if (!endpoint) throw new Error(`the contract has no admin endpoint ${id}`);
  return endpoint;
}

async function admit(request: FastifyRequest, { role }: Endpoint, { sessions }: AdminDesk): Promise<SignedInAs> {
  const token = readSessionToken(request.headers);
  const who = token === null ? null : await sessions.find(token);
  if (who === null) {
    throw new ServiceError("unauthorized", "sign in first; the session may have ended", {
      headers: { "www-authenticate": 'Session realm="portcullis admin"' },
    });
  }
  request.passage.facts.admin_id = who.admin.id;
  if (role === "admin" && who.admin.role !== "admin") {
    throw new ServiceError("forbidden", "this needs the role admin; yours is viewer");
  }
  return who;
}

async function note(entry: AdminNote, actor: string, { stores, clock }: Services): Promise<void> {
  const { action, tenantId = null, target = null, reason, detail = {} } = entry;
  await stores.audit.append({
    tenantId,
    actor,
    action,
    target,
    detail: { ...detail, ...(reason ? { reason } : {}) },
    at: clock(),
  });
}

function bodyOf(request: FastifyRequest): unknown {
  if (request.body === undefined) throw new ServiceError("unsupported_media_type", "a JSON body is required");
  return request.body;
}

function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  return gone.signal;
}

function send(reply: FastifyReply, answer: object): unknown {
  const { body, headers } = answer instanceof Answer ? answer : { body: answer, headers: {} };
  for (const [name, value] of Object.entries(headers)) reply.header(name, value);
  if (Symbol.asyncIterator in body)
    return reply.send(Readable.from(body as AsyncIterable<string>, { objectMode: false }));
  return reply.type(JSON_TYPE).send(JSON.stringify(body));
}

function isJson(type: string): boolean {
  return type === "application/json";
}
