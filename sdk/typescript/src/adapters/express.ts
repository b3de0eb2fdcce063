/** `@portcullis/client/express`: a middleware that clears the payload in a request's body before a handler sees it. */
import { admit, type MiddlewareOptions, type RequestGuard } from "./http.ts";
import type { Portcullis } from "./provider-client.ts";

/** As much of Express's request as is used. */
export interface ExpressRequest {
  body?: unknown;
  portcullis?: RequestGuard;
}
/** As much of Express's response as is used. */
export interface ExpressResponse {
  status(code: number): { json(body: unknown): unknown };
}

/**
 * Refuses a blocked payload with 403 and the block's body; else `req.portcullis` holds the verdict and, with `protect`,
 * `req.body` the protected payload. Stands after a body parser.
 *
 * @example
 * ```ts
 * app.post("/chat", express.json(), portcullisExpress(portcullis, { protect: true }), handler);
 * ```
 */
export function portcullisExpress<R extends ExpressRequest>(
  portcullis: Portcullis,
  options: MiddlewareOptions<R> = {},
) {
  return async (request: R, response: ExpressResponse, next: (error?: unknown) => void): Promise<void> => {
    try {
      const admission = await admit(
        portcullis,
        request,
        options.payload ? options.payload(request) : request.body,
        options,
      );
      if (admission.body) {
        response.status(admission.status).json(admission.body);
        return;
      }
      if (!options.payload) request.body = admission.payload;
      request.portcullis = admission.guard;
    } catch (error) {
      next(error);
      return;
    }
    next();
  };
}
