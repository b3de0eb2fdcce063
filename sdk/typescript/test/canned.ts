/** A service that answers as a script says, on a real socket: what the conformance cases and the failure tests ask. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface CannedAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly raw?: string;
  readonly delayMs?: number;
  /** Cuts the connection without an answer. */
  readonly drop?: boolean;
}

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

export interface CannedService {
  readonly url: string;
  readonly requests: readonly SeenRequest[];
  /** Records of batches that were answered 200. */
  readonly records: readonly object[];
  readonly captures: readonly object[];
  /** Requests without the right key; must stay empty. */
  readonly unauthorised: readonly string[];
  close(): Promise<void>;
}

export async function startCanned(
  key: string,
  answers: readonly CannedAnswer[],
  telemetryAnswers: readonly CannedAnswer[] = [],
): Promise<CannedService> {
  const waiting = [...answers];
  const telemetryWaiting = [...telemetryAnswers];
  const requests: SeenRequest[] = [];
  const records: object[] = [];
  const captures: object[] = [];
  const unauthorised: string[] = [];
  const timers = new Set<NodeJS.Timeout>();

  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    if (request.headers.authorization !== `Bearer ${key}`) unauthorised.push(path);
    const body = await bodyOf(request);
    const batch = (body as { records?: object[] } | undefined)?.records ?? [];
    if (path === "/v1/telemetry" || path === "/v1/captures") {
      const fine: CannedAnswer = { body: { accepted: batch.length, rejected: 0 } };
      const answer = telemetryWaiting.shift() ?? fine;
      if ((answer.status ?? 200) === 200 && !answer.drop)
        (path === "/v1/telemetry" ? records : captures).push(...batch);
      give(answer, request, response);
      return;
    }
    requests.push({ method: request.method ?? "", path, headers: request.headers, body });
    give(waiting.shift() ?? { status: 500, body: { error: "internal_error" } }, request, response);
  });

  function give(answer: CannedAnswer, request: IncomingMessage, response: ServerResponse): void {
    if (answer.drop) {
      request.socket.destroy();
      return;
    }
    const send = () => {
      response.writeHead(answer.status ?? 200, { "content-type": "application/json", ...answer.headers });
      response.end(answer.raw ?? JSON.stringify(answer.body ?? {}));
    };
    if (answer.delayMs) timers.add(setTimeout(send, answer.delayMs));
    else send();
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    records,
    captures,
    unauthorised,
    close: () =>
      new Promise((resolve) => {
        for (const timer of timers) clearTimeout(timer);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString("utf8");
  return text === "" ? undefined : JSON.parse(text);
}
