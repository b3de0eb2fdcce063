/**
 * What one request gathers on its way, what every answer carries, and what is told of it afterwards: alike for the
 * interface, the pages and the admin interface.
 */
import type { ServerResponse } from "node:http";
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

/** One for all: while load is shed, making an error for each would be a good part of the work. */
const OVERLOADED = new ServiceError("overloaded", undefined, { headers: { "retry-after": "1" } });

export interface Reception {
  /** Takes a place, which is given back when the answer is sent or the client has left. */
  enter(response: ServerResponse): Passage;
  /** Refuses when too much is going on. */
  shed(): void;
  /** After the answer: one count and one log line. The route is its pattern, never the address as sent. */
  answered(passage: Passage, answer: Answered): void;
}

export interface Answered {
  readonly id: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
}

export function createReception(services: Services, logger: Logger): Reception {
  const { metrics, limits } = services;
  const shedding = createShedding({ waitMsMax: limits.waitMs });
  let inFlight = 0;
  // One function for all: a client that leaves midway is never answered, but its connection ends all the same.
  const leave = () => metrics.inFlight(--inFlight);

  return {
    enter(response) {
      metrics.inFlight(++inFlight);
      response.once("close", leave);
      return new Passage();
    },
    shed() {
      if (inFlight <= limits.inFlightMax && shedding.admits()) return;
      metrics.shed();
      throw OVERLOADED;
    },
    answered(passage, { id, method, route, status }) {
      const ms = passage.ms();
      metrics.request(route, status, ms);
      if (!logger.isLevelEnabled("info")) return;
      const { caller, facts } = passage;
      const who = caller ? { key_id: caller.keyId, tenant_id: caller.tenantId } : {};
      logger.info({ request_id: id, method, route, status, ms, ...who, ...facts });
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
