/** `@portcullis/client/hono`: a middleware that clears the payload in a request's body before a handler sees it. */
import { admit, type MiddlewareOptions, type RequestGuard } from "./http.ts";
import type { Portcullis } from "./provider-client.ts";

/** As much of Hono's context as is used. */
export interface HonoContext {
  readonly req: { json(): Promise<unknown> };
  json(body: unknown, status?: never): Response;
  set(name: never, value: never): void;
}

/**
 * Refuses a blocked payload with 403 and the block's body; else `c.get("portcullis")` holds the verdict and
 * `c.get("payload")` what may leave.
 *
 * @example
 * ```ts
 * app.post("/chat", portcullisHono(portcullis, { protect: true }), (c) => c.json(c.get("payload")));
 * ```
 */
export function portcullisHono<C extends HonoContext>(
  portcullis: Portcullis,
  options: Omit<MiddlewareOptions<C>, "payload"> & {
    /** The payload in a request, given its body. */
    readonly payload?: (body: unknown) => unknown;
  } = {},
) {
  return async (context: C, next: () => Promise<void>): Promise<Response | undefined> => {
    const { payload: pick, ...more } = options;
    const body = await context.req.json();
    const admission = await admit(portcullis, context, pick ? pick(body) : body, more);
    if (admission.body) return context.json(admission.body, admission.status as never);
    const set = context.set.bind(context) as (name: string, value: unknown) => void;
    set("payload", admission.payload);
    set("portcullis", admission.guard);
    await next();
    return undefined;
  };
}

/** The variables that the middleware sets: `new Hono<{ Variables: PortcullisVariables }>()`. */
export interface PortcullisVariables {
  readonly payload: unknown;
  readonly portcullis: RequestGuard;
}
