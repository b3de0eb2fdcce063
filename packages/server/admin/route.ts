/**
 * What a route of the admin interface is: the endpoint of the contract that it answers, and how. Who may call it, its
 * path and its method stand in the contract alone.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { Static, TObject, TSchema } from "typebox";
import type { LogFacts } from "../http/route.ts";
import type { Timings } from "../http/timings.ts";
import type { Services } from "../services.ts";
import type { AdminDesk } from "./desk.ts";
import type { SignedInAs } from "./sessions.ts";

export interface AdminAsk<Q, B> {
  readonly requestId: string;
  /** Null on the one route that is open: signing in. */
  readonly who: SignedInAs | null;
  /** As the audit log names whoever asks. */
  readonly actor: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Q;
  readonly body: B;
  readonly headers: IncomingHttpHeaders;
  readonly address: string;
  readonly timings: Timings;
  /** Aborted when the caller hangs up. */
  readonly signal: AbortSignal;
  log(facts: LogFacts): void;
  /** Writes to the audit log in the name of whoever asks. */
  note(entry: AdminNote): Promise<void>;
}

export interface AdminNote {
  readonly action: string;
  readonly tenantId?: string | null;
  readonly target?: string | null;
  readonly reason?: string | null | undefined;
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Where an answer is more than an object. */
export class Answer {
  readonly body: object | AsyncIterable<string>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: object | AsyncIterable<string>, headers: Readonly<Record<string, string>>) {
    this.body = body;
    this.headers = headers;
  }
}

export interface AdminRoute<Q extends TObject = TObject, B extends TSchema = TSchema> {
  /** Of the endpoint. */
  readonly id: string;
  readonly query?: Q;
  readonly body?: B;
  readonly bodyBytesMax?: number;
  handle(ask: AdminAsk<Static<Q>, Static<B>>, at: { services: Services; desk: AdminDesk }): Promise<object>;
}

/** Keeps the types of body and query inside the route's own file. */
export function defineAdminRoute<Q extends TObject, B extends TSchema>(route: AdminRoute<Q, B>): AdminRoute {
  return route as unknown as AdminRoute;
}
