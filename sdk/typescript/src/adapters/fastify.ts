/** `@portcullis/client/fastify`: a `preHandler` that clears the payload in a request's body before a handler sees it. */
import { admit, type MiddlewareOptions, type RequestGuard } from "./http.ts";
import type { Portcullis } from "./provider-client.ts";

/** As much of Fastify's request as is used. */
export interface FastifyRequestLike {
  body?: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}
/** As much of Fastify's reply as is used. */
export interface FastifyReplyLike {
  code(status: number): { send(body: unknown): unknown };
}

const guards = new WeakMap<object, RequestGuard>();

/**
 * Refuses a blocked payload with 403 and the block's body; else `requestGuard(request)` gives the verdict and, with
 * `protect`, `request.body` holds the protected payload.
 *
 * @example
 * ```ts
 * app.post("/chat", { preHandler: portcullisFastify(portcullis, { protect: true }) }, handler);
 * ```
 */
export function portcullisFastify(portcullis: Portcullis, options: MiddlewareOptions<FastifyRequestLike> = {}) {
  return async (request: FastifyRequestLike, reply: FastifyReplyLike): Promise<unknown> => {
    const admission = await admit(
      portcullis,
      request,
      options.payload ? options.payload(request) : request.body,
      options,
    );
    if (admission.body) return reply.code(admission.status).send(admission.body);
    if (!options.payload) request.body = admission.payload;
    guards.set(request, admission.guard);
    return undefined;
  };
}

/** What the guard found in this request, and the way to restore what is sent back. */
export function requestGuard(request: object): RequestGuard | null {
  return guards.get(request) ?? null;
}
