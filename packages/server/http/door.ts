/**
 * The door of the interface: every route that needs a key is answered here, straight from the connection. A framework
 * in between costs more than all that a scan of a short text needs, so the framework keeps what is asked seldom.
 *
 * Order of a request: id, shedding, key and its rate (before a byte of the body is read), the route's own admission,
 * body, handler, headers; after the answer one log line and the record of what was decided.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { LIMITS } from "@portcullis/contract";
import type { Caller } from "../keys.ts";
import type { Services } from "../services.ts";
import { parseBody, readBody, refuseBody } from "./body.ts";
import { authenticate } from "./credential.ts";
import { HEADERS, type Passage, RETRY_AFTER, type Reception, rateHeaders } from "./passage.ts";
import { problemBody, ServiceError } from "./problem.ts";
import { type Reader, readerOf } from "./read.ts";
import { recordId, requestId } from "./request-id.ts";
import type { Ask, Route } from "./route.ts";
import { toServiceError } from "./translate.ts";

export interface Door {
  /** The way in for a method and a path exactly as sent, if it is one of ours. */
  find(method: string | undefined, url: string | undefined): Way | undefined;
  /** Answers, whatever happens. */
  answer(way: Way, request: IncomingMessage, response: ServerResponse): void;
  /** From now on every answer is the last of its connection. */
  close(): void;
}

/** A route, ready to be walked. */
export interface Way {
  readonly route: Route;
  readonly read: Reader<unknown> | null;
  readonly bodyBytesMax: number;
}

const TEXT_END = '"}';
const JSON_TYPE = "application/json; charset=utf-8";
const FIXED_HEADERS: readonly string[] = ["content-type", JSON_TYPE, ...Object.entries(HEADERS).flat()];
/** The answer to who is refused, up to its id: an id has no letter that JSON would write otherwise. */
const OVERLOADED = (() => {
  const error = new ServiceError("overloaded");
  const text = JSON.stringify(problemBody(error, "")).slice(0, -TEXT_END.length);
  const headers = [...FIXED_HEADERS, ...Object.entries(RETRY_AFTER).flat()];
  return { status: error.status, text, headers };
})();

export function createDoor(routes: readonly Route[], services: Services, reception: Reception): Door {
  const ways = new Map<string, Map<string, Way>>();
  for (const route of routes) {
    const way = wayOf(route);
    for (const method of route.method === "GET" ? ["GET", "HEAD"] : [route.method]) {
      const paths = ways.get(method) ?? new Map<string, Way>();
      ways.set(method, paths.set(route.path, way));
    }
  }
  let closing = false;

  return {
    find: (method, url) => ways.get(method!)?.get(url!),
    answer(way, request, response) {
      if (!reception.admits()) {
        turnAway(way, request, response);
        return;
      }
      const passage = reception.enter(response);
      reception.serve(() => {
        // Nobody waits for the answer of a client that left while it stood in line.
        if (response.destroyed) return;
        walk(way, { request, response, passage }).catch((error: unknown) => {
          // A fault past the answer, or in giving it: this request dies of it, the process does not.
          services.report("request", error);
          if (!response.writableEnded) response.destroy();
        });
      });
    },
    close() {
      closing = true;
    },
  };

  /** Refuses for want of room. The shortest way to an answer: while load is shed there are many of these. */
  function turnAway({ route }: Way, request: IncomingMessage, response: ServerResponse): void {
    const id = requestId(request.headers["x-request-id"]);
    const { status, text } = OVERLOADED;
    const whole = text + id + TEXT_END;
    const headers = [...OVERLOADED.headers, "content-length", String(whole.length), "x-request-id", id];
    if (closing) headers.push("connection", "close");
    response.writeHead(status, headers);
    response.end(whole);
    reception.turnedAway({ id, method: request.method!, route: route.path, status });
  }

  async function walk(way: Way, { request, response, passage }: Entered): Promise<void> {
    const { route } = way;
    const id = requestId(request.headers["x-request-id"]);
    let status = 200;
    try {
      const known = authenticate(request.headers, services.keyring);
      const caller = known instanceof Promise ? await known : known;
      passage.caller = caller;
      limit(passage, caller);
      route.admit?.(caller, services);
      let body: unknown;
      if (way.read !== null) {
        refuseBody(request.headers, way.bodyBytesMax);
        body = way.read(parseBody(await readBody(request, way.bodyBytesMax)));
      }
      const done = route.handle(askOf({ id, caller, body, passage }), services);
      const answer = done instanceof Promise ? await done : done;
      const text = route.write ? route.write(answer) : JSON.stringify(answer);
      send(response, { id, passage, status, text, extra: null });
    } catch (error) {
      status = refuse(error, { id, passage, response });
    }
    reception.answered(passage, { id, method: request.method!, route: route.path, status });
    if (route.decides) record(route.decides, { id, passage, status });
  }

  function limit(passage: Passage, { keyId, plan }: Caller): void {
    passage.rate = services.rates.take({ keyId, plan });
    if (passage.rate === null || passage.rate.allowed) return;
    const headers = { "retry-after": String(passage.rate.resetSeconds) };
    throw new ServiceError("rate_limited", undefined, { headers });
  }

  function send(response: ServerResponse, answer: Answer): void {
    const { id, passage, status, text, extra } = answer;
    const bytes = Buffer.byteLength(text);
    const headers = [...FIXED_HEADERS, "content-length", String(bytes), "x-request-id", id];
    if (extra) for (const name in extra) headers.push(name, extra[name]!);
    if (passage.rate) {
      const told = rateHeaders(passage.rate);
      for (const name in told) headers.push(name, told[name]!);
    }
    if (closing) headers.push("connection", "close");
    headers.push("server-timing", passage.timings.header(passage.ms()));
    response.writeHead(status, headers);
    // A byte for each character: then it need not be looked at again on its way to the socket.
    response.end(text, bytes === text.length ? "latin1" : "utf8");
  }

  /** The status that was sent. */
  function refuse(error: unknown, { id, passage, response }: Omit<Visit, "status"> & { response: ServerResponse }) {
    const known = toServiceError(error);
    if (known.code === "internal_error") services.report("request", error);
    passage.facts.error = known.code;
    passage.error = known.code;
    const text = JSON.stringify(problemBody(known, id));
    if (!response.headersSent) {
      send(response, { id, passage, status: known.status, text, extra: known.facts.headers ?? null });
    }
    return known.status;
  }

  /** What was decided, or that a request which got this far came to nothing. A caller's own mistake is neither. */
  function record(type: NonNullable<Route["decides"]>, { id, passage, status }: Visit): void {
    const { caller, decided, timings, error } = passage;
    if (caller === null || (decided === null && status < 500 && status !== 429)) return;
    services.decisions.note({
      id: recordId(id),
      caller,
      type,
      decided,
      timings,
      totalMs: passage.ms(),
      status,
      error,
    });
  }
}

interface Entered {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly passage: Passage;
}

interface Visit {
  readonly id: string;
  readonly passage: Passage;
  readonly status: number;
}

interface Answer extends Visit {
  readonly text: string;
  readonly extra: Readonly<Record<string, string>> | null;
}

function wayOf(route: Route): Way {
  return {
    route,
    read: route.body ? readerOf(route.body) : null,
    bodyBytesMax: route.bodyBytesMax ?? LIMITS.bodyBytesMax,
  };
}

function askOf(given: {
  readonly id: string;
  readonly caller: Caller;
  readonly body: unknown;
  readonly passage: Passage;
}): Ask<never> {
  const { id, caller, body, passage } = given;
  return {
    requestId: id,
    caller,
    body: body as never,
    timings: passage.timings,
    log: (more) => void Object.assign(passage.facts, more),
    decided: (decided) => {
      passage.decided = decided;
    },
  };
}
