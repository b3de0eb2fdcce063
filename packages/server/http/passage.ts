/**
 * What one request gathers on its way, what every answer carries, and what is told of it afterwards: alike for the
 * interface, the pages and the admin interface.
 */
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { ErrorCode } from "@portcullis/contract";
import type { Logger } from "pino";
import type { SignedInAs } from "../admin/sessions.ts";
import type { Decided } from "../decisions.ts";
import type { Caller } from "../keys.ts";
import type { RateAnswer } from "../rates.ts";
import type { Services } from "../services.ts";
import { ServiceError } from "./problem.ts";
import type { LogFacts } from "./route.ts";
import { createShedding } from "./shedding.ts";
import { Timings } from "./timings.ts";

/** On every answer. Pages that show something loosen the policy for themselves. */
export const HEADERS: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** Kept beside the request, never on its body. */
export class Passage {
  readonly startedAt: number = performance.now();
  readonly timings = new Timings();
  readonly facts: LogFacts = {};
  caller: Caller | null = null;
  decided: Decided | null = null;
  rate: RateAnswer | null = null;
  error: ErrorCode | null = null;
  admin: SignedInAs | null = null;

  ms(): number {
    return performance.now() - this.startedAt;
  }
}

/** Of who was refused for want of room. */
export const RETRY_AFTER = { "retry-after": "1" } as const;

export interface Reception {
  /** Asked at the head of a request: whether there is room for it. */
  admits(): boolean;
  /** Takes a place, which is given back when the answer is sent or the client has left. */
  enter(response: ServerResponse): Passage;
  /** For who has entered already: throws when there was no room. */
  shed(): void;
  /** Does the work for an admitted request when its turn comes, which is at once unless others wait. */
  serve(work: () => void): void;
  /** Counts a connection until it closes. */
  connected(socket: Socket): void;
  /** After the answer: one count and one log line. The route is its pattern, never the address as sent. */
  answered(passage: Passage, answer: Answered): void;
  /** The same for who was refused at the head: nothing was gathered on a way that was not gone. */
  turnedAway(answer: Answered): void;
}

export interface Answered {
  readonly id: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
}

export function createReception(services: Services, logger: Logger): Reception {
  const { metrics, limits } = services;
  let connections = 0;
  const shedding = createShedding({ waitMsMax: limits.waitMs, connections: () => connections });
  let inFlight = 0;
  // One function for all: a client that leaves midway is never answered, but its connection ends all the same.
  const leave = () => metrics.inFlight(--inFlight);
  const disconnected = () => {
    connections -= 1;
  };
  const hasRoomFor = (more: number): boolean => {
    if (inFlight + more <= limits.inFlightMax && shedding.admits()) return true;
    metrics.shed();
    return false;
  };

  return {
    admits: () => hasRoomFor(1),
    shed() {
      if (!hasRoomFor(0)) throw new ServiceError("overloaded", undefined, { headers: RETRY_AFTER });
    },
    serve: shedding.serve,
    connected(socket) {
      connections += 1;
      socket.once("close", disconnected);
    },
    enter(response) {
      metrics.inFlight(++inFlight);
      // It closes once: a listener that removes itself would be one more object for every request.
      response.on("close", leave);
      return new Passage();
    },
    answered(passage, { id, method, route, status }) {
      const ms = passage.ms();
      metrics.request(route, status, ms);
      if (!logger.isLevelEnabled("info")) return;
      const { caller, facts } = passage;
      const who = caller ? { key_id: caller.keyId, tenant_id: caller.tenantId } : {};
      logger.info({ request_id: id, method, route, status, ms, ...who, ...facts });
    },
    turnedAway({ id, method, route, status }) {
      metrics.request(route, status, 0);
      if (logger.isLevelEnabled("info"))
        logger.info({ request_id: id, method, route, status, ms: 0, error: "overloaded" });
    },
  };
}

/** As the drafts of the standard have them: how many, how many are left, when the count begins anew. */
export function rateHeaders({ limit, remaining, resetSeconds }: RateAnswer): Record<string, string> {
  return {
    "ratelimit-limit": String(limit.requests),
    "ratelimit-remaining": String(remaining),
    "ratelimit-reset": String(resetSeconds),
    "ratelimit-policy": `${limit.requests};w=${limit.seconds}`,
  };
}
