/**
 * What a route is: a method, a path, who may call it, what body it reads and what it answers. The HTTP layer does the
 * rest alike for all of them.
 */
import type { Static, TSchema } from "typebox";
import type { Decided } from "../decisions.ts";
import type { Caller } from "../keys.ts";
import type { Services } from "../services.ts";
import type { DecisionRecord } from "../stores/ports.ts";
import type { Timings } from "./timings.ts";

export interface Ask<B> {
  readonly requestId: string;
  readonly caller: Caller;
  readonly body: B;
  readonly timings: Timings;
  /** Adds to the request's one log line. */
  log(facts: LogFacts): void;
  /** What was decided, for the decision log. */
  decided(what: Decided): void;
}

/** A route of the interface: needs a key, speaks JSON. */
export interface Route<S extends TSchema = TSchema> {
  readonly method: "GET" | "POST" | "PATCH";
  readonly path: string;
  /** Absent: the route takes no body. */
  readonly body?: S;
  readonly bodyBytesMax?: number;
  /** Its verdicts and failures go to the decision log under this name. */
  readonly decides?: DecisionRecord["type"];
  /** Refuses by who calls, before a byte of the body is read. */
  admit?(caller: Caller, services: Services): void;
  /** At once where nobody has to be waited for. */
  handle(ask: Ask<Static<S>>, services: Services): object | Promise<object>;
  /** The answer as JSON text, where the general way is too slow for it. */
  write?(answer: object): string;
}

/** What the access log may say of a request: ids, counts, words of our own. Never text. */
export type LogFacts = Record<string, string | number | boolean | null>;

/** An open route: no key, any media type. */
export interface OpenRoute {
  readonly path: string;
  answer(services: Services): Promise<Page> | Page;
}

export interface Page {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Keeps the body's type inside the route's own file. */
export function defineRoute<S extends TSchema>(route: Route<S>): Route {
  return route as unknown as Route;
}
